import { rulesOf } from 'field-access';
import { baseWhere, type ListArgs, listBranches, pageOrder, readListRequest, sourceOf } from 'field-access/lists';
import {
  execute,
  type FieldNode,
  type GraphQLSchema,
  getArgumentValues,
  type OperationDefinitionNode,
  parse,
} from 'graphql';
import { expect, it } from 'vitest';
import { contextOf, VIEWERS } from '../../scripts/advise/asking.ts';
import { documentOf, filtersOf, type List, listsOf, ordersOf } from '../../scripts/advise/lists.ts';
import { FEW_ROWS } from '../../scripts/advise/rows.ts';
import type { Database } from '../../src/adapters/db/database.ts';
import { gatewaySchema } from '../../src/apps/gateway/schema.ts';
import { TABLES } from '../../src/generated/columns.ts';
import type { Viewer } from '../../src/graphql/access/index.ts';
import { createTestDatabase } from '../support/database.ts';
import { forFile } from '../support/for-file.ts';
import { type Index, joinedBy, type Need, needsOf, type PageAsked, pagesIn, serves } from './list-indexes.ts';

const database = await forFile(createTestDatabase());

/** Every other column, and the order: what is left are few rows. */
const ALL: readonly string[] = [];
interface Passed {
  /** Of these models; of all where it is left out. */
  readonly models?: readonly string[];
  /** What is passed over, where the rest of the `where` compares these columns. */
  readonly columns: readonly string[];
  readonly of: readonly string[];
  readonly why: string;
}

const CASES = ['Tier3Case', 'Tier3Annual', 'HardshipRequest', 'ExtinguishmentRequest', 'TermsAmendment'];
/** Columns that an index may be without: rows of other values are read and passed over. */
const PASSED: readonly Passed[] = [
  { columns: ['chain'], of: [], why: 'few chains are served, each has rows' },
  { models: [...CASES], columns: ALL, of: ['chain', 'seriesKey'], why: 'a series has few of each' },
  { models: [...CASES], columns: ALL, of: ['chain', 'indexedKey'], why: 'a series has few of each' },
  { models: ['WindowOrder'], columns: ['seriesKey'], of: ['chain', 'windowId'], why: 'a window is of one series' },
  { models: ['Tier3Annual'], columns: ['year'], of: ['chain'], why: 'rows are of few years, evenly' },
  { models: ['Tier3Case', 'FxFallback'], columns: ['period'], of: ['chain'], why: 'rows are of few quarters, evenly' },
  { models: ['Application'], columns: ALL, of: ['accountId'], why: 'an account has few: one of a persona is open' },
  { models: ['ContractSession'], columns: ALL, of: ['accountId'], why: 'an account has few' },
];

/** Whether an index gives what is needed, or all but what may be passed over. */
function isServed(need: Need, indexes: readonly Index[]): boolean {
  const known = PASSED.filter(
    ({ models, of }) =>
      (models ?? [need.model]).includes(need.model) && of.every((column) => need.equal.includes(column)),
  );
  const whole = known.some(
    ({ columns, of }) =>
      columns === ALL &&
      indexes.some(({ columns: [...first] }) => of.every((one) => first.slice(0, of.length).includes(one))),
  );
  const passed = known.flatMap(({ columns }) => columns);
  return whole || indexes.some((index) => serves(index, need, passed));
}

const NO_VALUE = String.raw`^\((\w+) IS NULL\)$`;
const schema = gatewaySchema();
const tableOf = (model: string) => TABLES[model]?.table ?? '';

/** A client that has no rows and notes what it is asked for. */
function noted(queries: [model: string, query: object][]): Pick<Database, 'prisma' | 'reader'> {
  const empty: Readonly<Record<string, unknown>> = { findMany: [], findFirst: null, findUnique: null, count: 0 };
  const delegate = (model: string) =>
    new Proxy(
      {},
      {
        get: (_, method: string) => async (query: object) => {
          queries.push([model, query]);
          return empty[method];
        },
      },
    );
  const prisma = new Proxy({}, { get: (_, name: string) => delegate(name.charAt(0).toUpperCase() + name.slice(1)) });
  return { prisma: prisma as never, reader: { row: async () => undefined, keys: async () => [] } };
}

const nodeOf = (list: List, args: string) =>
  (parse(`{ ${list.field.name}${args && `(${args})`} }`).definitions[0] as OperationDefinitionNode).selectionSet
    .selections[0] as FieldNode;

/** The pages that a list asks the database for: each branch of one below another row, whatever statement reads it. */
async function pagesAsked(of: GraphQLSchema, list: List, args: string, viewer: Viewer): Promise<readonly PageAsked[]> {
  const queries: [string, object][] = [];
  const contextValue = contextOf(of, noted(queries), viewer);
  const source = sourceOf(list.field);
  if (source?.kind === 'list' && source.way !== undefined) {
    const { way } = source;
    const rules = rulesOf(of);
    const plan = source.plan(rules);
    const asked = getArgumentValues(list.field, nodeOf(list, args), {}) as ListArgs;
    const base = baseWhere(plan, asked, contextValue, source.where(asked, contextValue) ?? undefined);
    const { columns, page } = readListRequest(plan, asked, contextValue, { list: list.name });
    const parent = rules.types.get(list.name.split('.')[0] as string)?.model as string;
    const joined = 'relation' in way ? joinedBy(parent, way.relation).joined : Object.keys(way.key);
    return listBranches(base).map((where) => ({
      model: list.model,
      where,
      orderBy: pageOrder(page, columns),
      joined,
    }));
  }
  await execute({ schema: of, document: parse(documentOf(of, list, args, 'page')), contextValue });
  return queries.flatMap(([model, query]) => pagesIn(model, query)).filter(({ model }) => model === list.model);
}

/** An index of rows without a value in some column begins with it, as one of all rows would. */
async function indexesOf(table: string): Promise<readonly Index[]> {
  return database.prisma.$queryRaw<Index[]>`
    SELECT i.indisunique AS unique,
      array(SELECT (regexp_match(pg_get_expr(i.indpred, i.indrelid), ${NO_VALUE}))[1] WHERE i.indpred IS NOT NULL) || array(SELECT a.attname::text FROM unnest(i.indkey::int2[]) WITH ORDINALITY AS k(attnum, at)
        JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = k.attnum ORDER BY k.at) AS columns
    FROM pg_index i WHERE i.indrelid = ${table}::regclass
      AND (i.indpred IS NULL OR pg_get_expr(i.indpred, i.indrelid) ~ ${NO_VALUE})`;
}

const lists = listsOf(schema);

it.each(lists.map((list) => [list.name, list] as const))(
  '%s has an index for each order and filter',
  async (_, list) => {
    const indexes = await indexesOf(tableOf(list.model));
    const columns = TABLES[list.model]?.columns ?? {};
    const property = new Map(Object.entries(columns).map(([name, { column }]) => [column, name]));
    const named = indexes.map((index) => ({ ...index, columns: index.columns.map((one) => property.get(one) ?? one) }));
    const needs = new Map<string, Need>();
    for (const viewer of Object.values(VIEWERS))
      for (const args of filtersOf(list))
        for (const order of ordersOf(list))
          for (const page of await pagesAsked(schema, list, [args, order].filter(Boolean).join(', '), viewer))
            for (const need of needsOf(page)) needs.set(JSON.stringify(need), need);
    expect(needs.size).toBeGreaterThan(0);
    if (FEW_ROWS.has(tableOf(list.model))) return;
    const missing = [...needs.values()].filter((need) => !isServed(need, named));
    expect(missing.map(({ equal, order }) => `${equal.join(' = ')} | ${order.join()}`)).toEqual([]);
  },
);
