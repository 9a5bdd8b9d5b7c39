// A reorganisation is undone by the rows as they were: each step near the chain's head keeps those that it changes, under the
// last block before it. They lead back as far as `indexer_cursor.undo_from`; what lies below is folded from its first event.

import { camelCase, rowsJson, toColumns } from '../adapters/db/rows.ts';
import type { Tx } from '../core/tx.ts';
import { raw } from './derivation.ts';
import type { ProjectionStore } from './parts.ts';
import type { ProjectedTable, WorkingFold } from './projection/series-fold.ts';

type AnyTable = ProjectedTable<unknown, object>;

const keyColumn = ({ key = 'id' }: AnyTable): string => key;

/** The text that names a row within its chain: every key of these tables is one column of text. */
const keyOf = (table: AnyTable, row: object): string =>
  (row as Readonly<Record<string, string>>)[camelCase(keyColumn(table))] as string;

/** Keeps the rows that folds change as they were before, in one statement. */
export async function keepRows(
  { tx, chain, undo }: ProjectionStore,
  tables: readonly AnyTable[],
  folds: readonly WorkingFold[],
): Promise<void> {
  if (undo === null) return;
  const rows = tables.flatMap((table) =>
    folds.flatMap((fold) =>
      fold.changes(table).map(({ row, before }) => ({
        chain,
        blockNumber: undo,
        tableName: table.name,
        key: keyOf(table, row),
        row: before === undefined ? null : toColumns(before),
      })),
    ),
  );
  if (rows.length === 0) return;
  await tx.$executeRaw`
    INSERT INTO index_undo SELECT * FROM jsonb_populate_recordset(NULL::index_undo, ${rowsJson(rows)}::jsonb)
    ON CONFLICT DO NOTHING`;
}

interface Kept {
  readonly tableName: string;
  readonly key: string;
  readonly row: object | null;
}

/**
 * Puts the rows back as they were at a block no higher than `fork`, from which the remaining events are to be folded.
 *
 * @returns that block; null where the kept rows do not lead so far back, and none is kept any longer
 */
export async function restoreRows(
  { tx, chain, upsert }: ProjectionStore,
  tables: readonly AnyTable[],
  fork: bigint,
): Promise<bigint | null> {
  const from = await keptBelow(tx, chain, fork);
  const kept = await tx.$queryRaw<Kept[]>`
    SELECT DISTINCT ON (table_name, key) table_name AS "tableName", key, "row" FROM index_undo
    WHERE chain = ${chain} AND block_number >= ${from} ORDER BY table_name, key, block_number`;
  await tx.$executeRaw`
    DELETE FROM index_undo WHERE chain = ${chain} AND (${from}::bigint IS NULL OR block_number >= ${from})`;
  if (from === null) {
    await tx.$executeRaw`UPDATE indexer_cursor SET undo_from = NULL WHERE chain = ${chain}`;
    return null;
  }
  const ofTable = ({ name }: AnyTable) => kept.filter(({ tableName }) => tableName === name);
  for (const table of [...tables].reverse()) {
    const made = ofTable(table).flatMap(({ key, row }) => (row === null ? [key] : []));
    if (made.length === 0) continue;
    await tx.$executeRaw`
      DELETE FROM ${raw(table.name)} WHERE chain = ${chain} AND ${raw(keyColumn(table))} = ANY(${made})`;
  }
  for (const table of tables) {
    const rows = ofTable(table).flatMap(({ row }) => row ?? []);
    await upsert(table.name, `chain, ${keyColumn(table)}`, rows);
  }
  return from;
}

/** The highest block, up to this one, to which the kept rows lead back. */
async function keptBelow(tx: Tx, chain: string, fork: bigint): Promise<bigint | null> {
  const [found] = await tx.$queryRaw<{ from: bigint | null }[]>`
    SELECT greatest(undo_from, (
      SELECT max(block_number) FROM index_undo u WHERE u.chain = c.chain AND block_number <= ${fork})) AS "from"
    FROM indexer_cursor c WHERE chain = ${chain} AND undo_from <= ${fork}`;
  return found?.from ?? null;
}

/**
 * Drops what leads back further than to the final block, which no reorganisation does, after a step from block `undo`;
 * everything where that step kept no rows (null).
 */
export async function dropKept(tx: Tx, chain: string, undo: bigint | null, finalBlock: bigint): Promise<void> {
  if (undo === null) {
    await tx.$executeRaw`DELETE FROM index_undo WHERE chain = ${chain}`;
    await tx.$executeRaw`UPDATE indexer_cursor SET undo_from = NULL WHERE chain = ${chain}`;
    return;
  }
  await tx.$executeRaw`
    WITH lowest AS (
      SELECT max(block_number) AS block FROM index_undo WHERE chain = ${chain} AND block_number <= ${finalBlock}
    ), dropped AS (
      DELETE FROM index_undo USING lowest WHERE chain = ${chain} AND block_number < lowest.block
    )
    UPDATE indexer_cursor SET undo_from = coalesce(lowest.block, undo_from, ${undo}) FROM lowest WHERE chain = ${chain}`;
}
