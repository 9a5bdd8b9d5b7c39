// Old rows allow a fast rollback: each step near the chain's head saves the rows that it changes, under the last block before
// it. They go back to block `indexer_cursor.undo_from`; for a deeper rollback, series are folded again from their first event.

import { camelCase, rowsJson, toColumns } from '../adapters/db/rows.ts';
import type { Tx } from '../core/tx.ts';
import { raw } from './derivation.ts';
import type { ProjectionStore } from './parts.ts';
import type { ProjectedTable, WorkingFold } from './projection/series-fold.ts';

type AnyTable = ProjectedTable<unknown, object>;

const keyColumn = ({ key = 'id' }: AnyTable): string => key;

/** The key of a row within its chain; the key of every projected table is one text column. */
const keyOf = (table: AnyTable, row: object): string =>
  (row as Readonly<Record<string, string>>)[camelCase(keyColumn(table))] as string;

/** Saves the rows that folds change, in their state before, with one statement. */
export async function saveUndo(
  { tx, chain, undoBlock }: ProjectionStore,
  tables: readonly AnyTable[],
  folds: readonly WorkingFold[],
): Promise<void> {
  if (undoBlock === null) return;
  const rows = tables.flatMap((table) =>
    folds.flatMap((fold) =>
      fold.changes(table).map(({ row, before }) => ({
        chain,
        blockNumber: undoBlock,
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

interface SavedRow {
  readonly tableName: string;
  readonly key: string;
  readonly row: object | null;
}

/**
 * Restores the rows to their state at a block at or below `fork`; the caller then folds the events after that block.
 *
 * @returns the block of the restored state; null if the saved rows do not go back so far, and all of them were deleted
 */
export async function restoreRows(
  { tx, chain, upsert }: ProjectionStore,
  tables: readonly AnyTable[],
  fork: bigint,
): Promise<bigint | null> {
  const from = await findRestorable(tx, chain, fork);
  const saved = await tx.$queryRaw<SavedRow[]>`
    SELECT DISTINCT ON (table_name, key) table_name AS "tableName", key, "row" FROM index_undo
    WHERE chain = ${chain} AND block_number >= ${from} ORDER BY table_name, key, block_number`;
  await tx.$executeRaw`
    DELETE FROM index_undo WHERE chain = ${chain} AND (${from}::bigint IS NULL OR block_number >= ${from})`;
  if (from === null) {
    await tx.$executeRaw`UPDATE indexer_cursor SET undo_from = NULL WHERE chain = ${chain}`;
    return null;
  }
  const savedOf = ({ name }: AnyTable) => saved.filter(({ tableName }) => tableName === name);
  for (const table of [...tables].reverse()) {
    const created = savedOf(table).flatMap(({ key, row }) => (row === null ? [key] : []));
    if (created.length === 0) continue;
    await tx.$executeRaw`
      DELETE FROM ${raw(table.name)} WHERE chain = ${chain} AND ${raw(keyColumn(table))} = ANY(${created})`;
  }
  for (const table of tables) {
    const rows = savedOf(table).flatMap(({ row }) => row ?? []);
    await upsert(table.name, `chain, ${keyColumn(table)}`, rows);
  }
  return from;
}

/** The highest block at or below `fork` to which the saved rows can restore the tables; null if there is none. */
async function findRestorable(tx: Tx, chain: string, fork: bigint): Promise<bigint | null> {
  const [cursor] = await tx.$queryRaw<{ from: bigint | null }[]>`
    SELECT greatest(undo_from, (
      SELECT max(block_number) FROM index_undo u WHERE u.chain = c.chain AND block_number <= ${fork})) AS "from"
    FROM indexer_cursor c WHERE chain = ${chain} AND undo_from <= ${fork}`;
  return cursor?.from ?? null;
}

/**
 * Deletes, after a step from block `undoBlock`, the saved rows from before the final block, because no reorganisation goes back
 * further. If that step saved no rows (`undoBlock` null), it deletes all saved rows.
 */
export async function pruneUndo(tx: Tx, chain: string, undoBlock: bigint | null, finalBlock: bigint): Promise<void> {
  if (undoBlock === null) {
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
    UPDATE indexer_cursor SET undo_from = coalesce(lowest.block, undo_from, ${undoBlock}) FROM lowest WHERE chain = ${chain}`;
}
