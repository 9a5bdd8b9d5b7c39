import type { ChainEventRecord } from '@income-series/protocol/chain';
import type { Bytes32 } from '@income-series/protocol/hex';
import { camelCase } from '../adapters/db/rows.ts';
import { integers } from '../core/integers.ts';
import type { Tx } from '../core/tx.ts';
import { join, raw, type SqlText, sql } from './derivation.ts';
import type {
  FoldMemory,
  LoadedState,
  LoadScope,
  NeededRows,
  ProjectedTable,
  SeriesProjection,
} from './projection/series-fold.ts';

type AnyTable = ProjectedTable<unknown, object>;
type Row = Readonly<Record<string, unknown>>;

/** The scope of one series' next events, for loaders. */
export const scopeOf = (chain: string, seriesKey: Bytes32, events: readonly ChainEventRecord[]): LoadScope => ({
  chain,
  seriesKey,
  events,
  named: <T>(argument: string) =>
    [...new Set(events.map(({ args }) => args[argument]).filter((value) => value !== undefined))] as T[],
  has: (names) => events.some(({ name }) => names.includes(name)),
});

/**
 * Loads what the next events of several series need: rows of tables, and the stored events from which a projection makes its
 * memory of a series. Each table and each memory is one statement. Returns a function that picks the rows and the memory of one series.
 */
export async function loadState(
  tx: Tx,
  projections: readonly SeriesProjection[],
  scopes: readonly LoadScope[],
): Promise<(scope: LoadScope) => LoadedState> {
  const rows = new Map<AnyTable, Grouped<object>>();
  const memories = new Map<FoldMemory<unknown>, Grouped<unknown>>();
  for (const { tables, memories: own = [] } of projections) {
    for (const table of tables) rows.set(table, await loadRows(tx, table, scopes));
    for (const memory of own) if (memory.stored) memories.set(memory, await loadEvents(tx, memory.stored, scopes));
  }
  return ({ seriesKey }) => ({
    tables: new Map([...rows].map(([table, grouped]) => [table, grouped.get(seriesKey) ?? []])),
    memories: new Map(
      [...memories].map(([memory, grouped]) => [memory, memory.stored?.from((grouped.get(seriesKey) ?? []) as never)]),
    ),
  });
}

/** Items by the key of their series. */
type Grouped<T> = ReadonlyMap<unknown, readonly T[]>;

/** Groups items by key; the items of a group keep their order. */
function groupBy<T>(items: readonly T[], keyOf: (item: T) => unknown): Grouped<T> {
  const groups = new Map<unknown, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group === undefined) groups.set(keyOf(item), [item]);
    else group.push(item);
  }
  return groups;
}

/** Loads the rows of a table that the scopes need, by series, with one statement. */
async function loadRows(tx: Tx, table: AnyTable, scopes: readonly LoadScope[]): Promise<Grouped<object>> {
  const series = table.series ?? 'series_key';
  const queries = queriesOf(table.name, series, neededPairs(table, scopes));
  if (queries.length === 0) return new Map();
  const [{ chain }] = scopes as readonly [LoadScope];
  const selects = queries.map((query) => sql`(${query(chain)})`);
  const rows = await tx.$queryRaw<Row[]>(join(selects, ' UNION ALL '));
  const filled = table.fill?.columns ?? [];
  return groupBy(
    rows.map((row) => toRow(row, filled)),
    (row) => (row as Row)[camelCase(series)],
  );
}

/** The needed rows of a table, by column: pairs of series and value; under null the series of which all rows are needed. */
function neededPairs(table: AnyTable, scopes: readonly LoadScope[]): ReadonlyMap<string | null, Pairs> {
  const byColumn = new Map<string | null, { series: Bytes32[]; values: (string | number)[] }>();
  const pairsOf = (column: string | null) => {
    const pairs = byColumn.get(column) ?? { series: [], values: [] };
    byColumn.set(column, pairs);
    return pairs;
  };
  for (const scope of scopes) {
    for (const rows of table.load?.(scope) ?? []) addPairs(rows, scope.seriesKey, pairsOf);
  }
  return byColumn;
}

interface Pairs {
  readonly series: readonly Bytes32[];
  readonly values: readonly (string | number)[];
}

/** Adds the needed rows of a series to the pairs of their column. */
function addPairs(
  rows: NeededRows,
  seriesKey: Bytes32,
  pairsOf: (column: string | null) => { series: Bytes32[]; values: (string | number)[] },
): void {
  if (rows === 'all') {
    pairsOf(null).series.push(seriesKey);
    return;
  }
  for (const value of rows.values) {
    const pairs = pairsOf(rows.column);
    pairs.series.push(seriesKey);
    pairs.values.push(value);
  }
}

/** The queries of a table's needed rows, one for each column; each is a function of the chain. */
function queriesOf(name: string, seriesColumn: string, columns: ReadonlyMap<string | null, Pairs>) {
  const [table, series] = [raw(name), raw(`"${seriesColumn}"`)];
  return [...columns].map(([column, { series: keys, values }]) => (chain: string): SqlText => {
    if (column === null) return sql`SELECT t.* FROM ${table} t WHERE t.chain = ${chain} AND t.${series} = ANY(${keys})`;
    const type = raw(typeof values[0] === 'number' ? 'int[]' : 'text[]');
    return sql`
      SELECT t.* FROM unnest(${keys}::text[], ${values}::${type}) AS needed(series, value)
      JOIN ${table} t ON t.chain = ${chain} AND t.${series} = needed.series AND t.${raw(`"${column}"`)} = needed.value`;
  });
}

/** Loads the stored events that a memory is made from, by series: those before the first event of the series' scope. */
async function loadEvents(
  tx: Tx,
  { name, isNeeded }: NonNullable<FoldMemory<unknown>['stored']>,
  scopes: readonly LoadScope[],
): Promise<Grouped<unknown>> {
  const dependent = scopes.filter(isNeeded);
  const [{ chain }] = scopes as readonly [LoadScope];
  if (dependent.length === 0) return new Map();
  const from = dependent.map(({ events }) => events[0]?.blockNumber ?? 0n);
  const stored = await tx.$queryRaw<{ seriesKey: string; args: unknown }[]>`
    SELECT e.series_key AS "seriesKey", e.args
    FROM unnest(${dependent.map(({ seriesKey }) => seriesKey)}::text[], ${from}::bigint[]) AS needed(series, block)
    JOIN chain_events e ON e.chain = ${chain} AND e.name = ${name} AND e.series_key = needed.series
      AND e.block_number < needed.block`;
  return new Map(
    [...groupBy(stored, ({ seriesKey }) => seriesKey)].map(([key, events]) => [key, events.map(({ args }) => args)]),
  );
}

/** Converts a row of the database to a projection's row: camel-case names, integers as bigint, without its filled columns. */
const toRow = (row: Row, filled: readonly string[]): object =>
  integers<object>(
    Object.fromEntries(
      Object.entries(row)
        .filter(([column]) => !filled.includes(column))
        .map(([column, value]) => [camelCase(column), value]),
    ),
  );
