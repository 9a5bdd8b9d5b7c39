import { camelCase } from '../adapters/db/rows.ts';
import type { ChainEventRecord } from '../core/chain.ts';
import type { Bytes32 } from '../core/hex.ts';
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

/** What a loader asks about the coming events of one series. */
export const scopeOf = (chain: string, seriesKey: Bytes32, events: readonly ChainEventRecord[]): LoadScope => ({
  chain,
  seriesKey,
  events,
  named: <T>(argument: string) =>
    [...new Set(events.map(({ args }) => args[argument]).filter((value) => value !== undefined))] as T[],
  has: (names) => events.some(({ name }) => names.includes(name)),
});

/**
 * The rows and memories of earlier steps that the coming events of several series need: a statement for each table and
 * memory of which any is needed, however many series there are.
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

/** By series. */
type Grouped<T> = ReadonlyMap<unknown, readonly T[]>;

function grouped<T>(items: readonly T[], keyOf: (item: T) => unknown): Grouped<T> {
  const groups = new Map<unknown, T[]>();
  for (const item of items) {
    const own = groups.get(keyOf(item));
    if (own === undefined) groups.set(keyOf(item), [item]);
    else own.push(item);
  }
  return groups;
}

async function loadRows(tx: Tx, table: AnyTable, scopes: readonly LoadScope[]): Promise<Grouped<object>> {
  const series = table.series ?? 'series_key';
  const queries = queriesOf(table.name, series, needed(table, scopes));
  if (queries.length === 0) return new Map();
  const [{ chain }] = scopes as readonly [LoadScope];
  const queried = queries.map((query) => sql`(${query(chain)})`);
  const found = await tx.$queryRaw<Row[]>(join(queried, ' UNION ALL '));
  return grouped(found.map(toRow), (row) => (row as Row)[camelCase(series)]);
}

/** Of the series: those of which all rows are needed (null), and by column those with a value each. */
function needed(table: AnyTable, scopes: readonly LoadScope[]): ReadonlyMap<string | null, Pairs> {
  const byColumn = new Map<string | null, { series: Bytes32[]; values: (string | number)[] }>();
  const pairsOf = (column: string | null) => {
    const pairs = byColumn.get(column) ?? { series: [], values: [] };
    byColumn.set(column, pairs);
    return pairs;
  };
  for (const scope of scopes) {
    for (const rows of table.load?.(scope) ?? []) add(rows, scope.seriesKey, pairsOf);
  }
  return byColumn;
}

interface Pairs {
  readonly series: readonly Bytes32[];
  readonly values: readonly (string | number)[];
}

function add(
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

async function loadEvents(
  tx: Tx,
  { name, isNeeded }: NonNullable<FoldMemory<unknown>['stored']>,
  scopes: readonly LoadScope[],
): Promise<Grouped<unknown>> {
  const needing = scopes.filter(isNeeded);
  const [{ chain }] = scopes as readonly [LoadScope];
  if (needing.length === 0) return new Map();
  const from = needing.map(({ events }) => events[0]?.blockNumber ?? 0n);
  const found = await tx.$queryRaw<{ seriesKey: string; args: unknown }[]>`
    SELECT e.series_key AS "seriesKey", e.args
    FROM unnest(${needing.map(({ seriesKey }) => seriesKey)}::text[], ${from}::bigint[]) AS needed(series, block)
    JOIN chain_events e ON e.chain = ${chain} AND e.name = ${name} AND e.series_key = needed.series
      AND e.block_number < needed.block`;
  return new Map(
    [...grouped(found, ({ seriesKey }) => seriesKey)].map(([key, events]) => [key, events.map(({ args }) => args)]),
  );
}

/** A row of the database as projections have it. */
const toRow = (row: Row): object =>
  integers<object>(Object.fromEntries(Object.entries(row).map(([column, value]) => [camelCase(column), value])));
