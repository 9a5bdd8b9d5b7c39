// Explains the statements of every list for every viewer, filter, order and page.

import { MOST_COUNTED } from 'field-access/lists';
import type { GraphQLSchema } from 'graphql';
import type pg from 'pg';
import { Client } from '../../src/adapters/process/pg-client.ts';
import { type Answer, type Asking, createAsking, cursorBetween, VIEWERS, WAYS, type Way } from './asking.ts';
import { exceptionOf } from './excepted.ts';
import { connectionIn, documentOf, filtersOf, type List, listsOf, ordersOf } from './lists.ts';
import { type Limits, MOST_READ, MOST_SORTED, type Plan, planOf } from './plans.ts';
import { FEW_ROWS } from './rows.ts';

export interface Finding {
  readonly list: string;
  readonly viewer: string;
  readonly way: Way;
  /** The page or count, and the list's arguments. */
  readonly asked: string;
  readonly faults: readonly string[];
  /** The reason for which the finding is accepted; absent if it is not accepted. */
  readonly excepted?: string;
  readonly statement: string;
  readonly plan: string;
}

export interface ListAdvice {
  readonly list: string;
  /** The number of requests for the list, and of their different statements. */
  readonly asked: number;
  readonly statements: number;
  /** The maximum of rows that a statement read, and of its time. */
  readonly mostRead: number;
  readonly longestMs: number;
  readonly findings: readonly Finding[];
}

export interface AdviceOptions {
  readonly schema: GraphQLSchema;
  readonly url: string;
  /** The names of the lists to explain; by default all. */
  readonly only?: readonly string[];
  readonly onList?: (advice: ListAdvice) => void;
}

/** The limits of a count. It may skip some rows for each counted row, and sort the rows of several branches. */
const COUNT = { read: 10 * (MOST_COUNTED + 1), sorted: 10 * MOST_COUNTED };
const PAGE = { read: MOST_READ, sorted: MOST_SORTED };
const SIZE = 20;

/** Requests every list in every way, and explains each statement of these requests. */
export async function advise({ schema, url, only = [], onList = () => {} }: AdviceOptions): Promise<ListAdvice[]> {
  const client = new Client({ connectionString: url });
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
  let questionCount = 0;
  for (const [viewerName, viewer, way] of everyWay) {
    for (const { args, what, answer } of await askAll(schema, (document) => asking[way](document, viewer), list)) {
      questionCount++;
      for (const statement of answer.statements) {
        const key = JSON.stringify([what, statement.text, statement.values.map(String)]);
        if (plansByStatement.has(key)) continue;
        const limits: Limits = { ...(what === 'count' ? COUNT : PAGE), few: FEW_ROWS };
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
    asked: questionCount,
    statements: plans.length,
    mostRead: Math.max(0, ...plans.map(({ read }) => read)),
    longestMs: Math.max(0, ...plans.map(({ milliseconds }) => milliseconds)),
    findings,
  };
}

const everyWay = Object.entries(VIEWERS).flatMap(([name, viewer]) => WAYS.map((way) => [name, viewer, way] as const));

interface Question {
  readonly args: string;
  readonly what: 'page' | 'count';
  readonly answer: Answer;
}

/** Requests a list with every filter, order and direction: its first, deep and last page, and its count. */
async function askAll(
  schema: GraphQLSchema,
  asking: (document: string) => Promise<Answer | null>,
  list: List,
): Promise<Question[]> {
  const questions: Question[] = [];
  const ask = async (what: 'page' | 'count', ...args: string[]) => {
    const argumentText = args.filter(Boolean).join(', ');
    const answer = await asking(documentOf(schema, list, argumentText, what));
    if (answer) questions.push({ args: argumentText, what, answer });
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
  return questions;
}
