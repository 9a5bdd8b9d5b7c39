// Explains the statements of every list for every viewer, filter, order and page.

import { MOST_COUNTED } from 'field-access/lists';
import type { GraphQLSchema } from 'graphql';
import pg from 'pg';
import { type Answer, type Asking, createAsking, cursorBetween, VIEWERS, WAYS, type Way } from './asking.ts';
import { exceptionOf } from './excepted.ts';
import { connectionIn, documentOf, filtersOf, type List, listsOf, ordersOf } from './lists.ts';
import { type Limits, MOST_READ, MOST_SORTED, type Plan, planOf } from './plans.ts';
import { SMALL_TABLES } from './rows.ts';

export interface Finding {
  readonly list: string;
  readonly viewer: string;
  readonly way: Way;
  /** The request: `page` or `count`, and the list's arguments. */
  readonly asked: string;
  readonly faults: readonly string[];
  /** The reason for which it is accepted; absent if it is not. */
  readonly excepted?: string;
  readonly statement: string;
  readonly plan: string;
}

export interface ListAdvice {
  readonly list: string;
  /** The number of requests for the list, and of their different statements. */
  readonly requests: number;
  readonly statements: number;
  /** The most rows that one statement read, and the longest time that one took. */
  readonly mostRead: number;
  readonly longestMs: number;
  readonly findings: readonly Finding[];
}

export interface AdviceOptions {
  readonly schema: GraphQLSchema;
  readonly url: string;
  /** The names of the lists to explain; by default all. */
  readonly listNames?: readonly string[];
  readonly onList?: (advice: ListAdvice) => void;
}

/** The limits of a count. For each row that it counts it may skip some, and it may sort the rows of an OR's branches. */
const COUNT_LIMITS = { rowsRead: 10 * (MOST_COUNTED + 1), rowsSorted: 10 * MOST_COUNTED };
const PAGE_LIMITS = { rowsRead: MOST_READ, rowsSorted: MOST_SORTED };
const PAGE_SIZE = 20;

/** Requests every list as every viewer, by resolvers and by one statement, and explains each SQL statement of these requests. */
export async function advise({ schema, url, listNames = [], onList = () => {} }: AdviceOptions): Promise<ListAdvice[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const asking = createAsking(schema, url);
  const all: ListAdvice[] = [];
  try {
    for (const list of listsOf(schema)) {
      if (listNames.length > 0 && !listNames.includes(list.name)) continue;
      const advice = await adviseList({ schema, asking, client, list });
      all.push(advice);
      onList(advice);
    }
  } finally {
    await asking.close();
    await client.end();
  }
  return all;
}

interface Work {
  readonly schema: GraphQLSchema;
  readonly asking: Asking;
  readonly client: pg.Client;
  readonly list: List;
}

async function adviseList({ schema, asking, client, list }: Work): Promise<ListAdvice> {
  const plansByStatement = new Map<string, Plan | null>();
  const findings: Finding[] = [];
  let requestCount = 0;
  for (const [viewerName, viewer, way] of viewersAndWays) {
    for (const { args, what, answer } of await requestAll(schema, (document) => asking[way](document, viewer), list)) {
      requestCount++;
      for (const statement of answer.statements) {
        const key = JSON.stringify([what, statement.text, statement.values.map(String)]);
        if (plansByStatement.has(key)) continue;
        const limits: Limits = { ...(what === 'count' ? COUNT_LIMITS : PAGE_LIMITS), smallTables: SMALL_TABLES };
        const plan = await planOf(client, statement, limits);
        plansByStatement.set(key, plan);
        if (!plan || plan.faults.length === 0) continue;
        const finding = { list: list.name, viewer: viewerName, way, asked: `${what} ${args}`, faults: plan.faults };
        const excepted = exceptionOf(finding.list, finding.viewer, finding.asked);
        findings.push({ ...finding, ...(excepted ? { excepted } : {}), statement: statement.text, plan: plan.json });
      }
    }
  }
  const plans = [...plansByStatement.values()].filter((plan) => plan !== null);
  return {
    list: list.name,
    requests: requestCount,
    statements: plans.length,
    mostRead: Math.max(0, ...plans.map(({ rowsRead }) => rowsRead)),
    longestMs: Math.max(0, ...plans.map(({ milliseconds }) => milliseconds)),
    findings,
  };
}

const viewersAndWays = Object.entries(VIEWERS).flatMap(([name, viewer]) =>
  WAYS.map((way) => [name, viewer, way] as const),
);

interface ListRequest {
  readonly args: string;
  readonly what: 'page' | 'count';
  readonly answer: Answer;
}

/** Requests a list with every filter, order and direction: its first, deep and last page, and its count. */
async function requestAll(
  schema: GraphQLSchema,
  asking: (document: string) => Promise<Answer | null>,
  list: List,
): Promise<ListRequest[]> {
  const requests: ListRequest[] = [];
  const ask = async (what: 'page' | 'count', ...args: string[]) => {
    const argumentText = args.filter(Boolean).join(', ');
    const answer = await asking(documentOf(schema, list, argumentText, what));
    if (answer) requests.push({ args: argumentText, what, answer });
    return connectionIn(list, answer?.data)?.edges ?? [];
  };
  for (const filter of filtersOf(list)) {
    await ask('count', filter);
    for (const order of ordersOf(list)) {
      for (const direction of ['direction: ASC', 'direction: DESC']) {
        const first = await ask('page', filter, order, direction, `first: ${PAGE_SIZE}`);
        if (first.length === 0) continue;
        const last = await ask('page', filter, order, direction, `last: ${PAGE_SIZE}`);
        const [start, end] = [first[0]?.cursor, last.at(-1)?.cursor];
        if (start === undefined || end === undefined) continue;
        const deep = cursorBetween(start, end);
        await ask('page', filter, order, direction, `first: ${PAGE_SIZE}, after: "${deep}"`);
        await ask('page', filter, order, direction, `last: ${PAGE_SIZE}, before: "${deep}"`);
      }
    }
  }
  return requests;
}
