// Every list, by everyone, in every way: what its statements read.

import { MOST_COUNTED } from 'field-access/lists';
import type { GraphQLSchema } from 'graphql';
import pg from 'pg';
import { type Answer, type Asking, createAsking, cursorBetween, VIEWERS, WAYS, type Way } from './asking.ts';
import { exceptionOf } from './excepted.ts';
import { connectionIn, documentOf, filtersOf, type List, listsOf, ordersOf } from './lists.ts';
import { type Limits, MOST_READ, MOST_SORTED, type Plan, planOf } from './plans.ts';
import { FEW_ROWS } from './rows.ts';

export interface Finding {
  readonly list: string;
  readonly viewer: string;
  readonly way: Way;
  /** The list's arguments, and which page. */
  readonly asked: string;
  readonly faults: readonly string[];
  /** Why it is left as it is, where it is. */
  readonly excepted?: string;
  readonly statement: string;
  readonly plan: string;
}

export interface ListAdvice {
  readonly list: string;
  /** How many ways it was asked in, and by how many different statements. */
  readonly asked: number;
  readonly statements: number;
  /** The most that one statement read, and the longest that one took. */
  readonly mostRead: number;
  readonly longestMs: number;
  readonly findings: readonly Finding[];
}

export interface AdviceOptions {
  readonly schema: GraphQLSchema;
  readonly url: string;
  /** Names of lists: these alone, where there are any. */
  readonly only?: readonly string[];
  readonly onList?: (advice: ListAdvice) => void;
}

/** A count may pass over some rows for each that it counts, one more than it says, and sorts those of several branches. */
const COUNT = { read: 10 * (MOST_COUNTED + 1), sorted: 10 * MOST_COUNTED };
const PAGE = { read: MOST_READ, sorted: MOST_SORTED };
const SIZE = 20;

/** Asks for every list in every way, and explains each statement that this takes. */
export async function advise({ schema, url, only = [], onList = () => {} }: AdviceOptions): Promise<ListAdvice[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const asking = createAsking(schema, url);
  const all: ListAdvice[] = [];
  try {
    for (const list of listsOf(schema)) {
      if (only.length > 0 && !only.includes(list.name)) continue;
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
  let waysAsked = 0;
  for (const [viewer, who, way] of everyWay) {
    for (const { args, what, answer } of await askedOf(schema, (document) => asking[way](document, who), list)) {
      waysAsked++;
      for (const statement of answer.statements) {
        const key = JSON.stringify([what, statement.text, statement.values.map(String)]);
        if (plansByStatement.has(key)) continue;
        const limits: Limits = { ...(what === 'count' ? COUNT : PAGE), few: FEW_ROWS };
        const plan = await planOf(client, statement, limits);
        plansByStatement.set(key, plan);
        if (!plan || plan.faults.length === 0) continue;
        const finding = { list: list.name, viewer, way, asked: `${what} ${args}`, faults: plan.faults };
        const excepted = exceptionOf(finding.list, finding.viewer, finding.asked);
        findings.push({ ...finding, ...(excepted ? { excepted } : {}), statement: statement.text, plan: plan.json });
      }
    }
  }
  const plans = [...plansByStatement.values()].filter((plan) => plan !== null);
  return {
    list: list.name,
    asked: waysAsked,
    statements: plans.length,
    mostRead: Math.max(0, ...plans.map(({ read }) => read)),
    longestMs: Math.max(0, ...plans.map(({ milliseconds }) => milliseconds)),
    findings,
  };
}

const everyWay = Object.entries(VIEWERS).flatMap(([name, who]) => WAYS.map((way) => [name, who, way] as const));

interface Asked {
  readonly args: string;
  readonly what: 'page' | 'count';
  readonly answer: Answer;
}

/** The answers to every way in which a list can be asked for: filters, orders, directions; first, deep and last page; count. */
async function askedOf(
  schema: GraphQLSchema,
  asking: (document: string) => Promise<Answer | null>,
  list: List,
): Promise<Asked[]> {
  const all: Asked[] = [];
  const ask = async (what: 'page' | 'count', ...args: string[]) => {
    const argumentText = args.filter(Boolean).join(', ');
    const answer = await asking(documentOf(schema, list, argumentText, what));
    if (answer) all.push({ args: argumentText, what, answer });
    return connectionIn(list, answer?.data)?.edges ?? [];
  };
  for (const filter of filtersOf(list)) {
    await ask('count', filter);
    for (const order of ordersOf(list)) {
      for (const direction of ['direction: ASC', 'direction: DESC']) {
        const first = await ask('page', filter, order, direction, `first: ${SIZE}`);
        if (first.length === 0) continue;
        const last = await ask('page', filter, order, direction, `last: ${SIZE}`);
        const [start, end] = [first[0]?.cursor, last.at(-1)?.cursor];
        if (start === undefined || end === undefined) continue;
        const deep = cursorBetween(start, end);
        await ask('page', filter, order, direction, `first: ${SIZE}, after: "${deep}"`);
        await ask('page', filter, order, direction, `last: ${SIZE}, before: "${deep}"`);
      }
    }
  }
  return all;
}
