import type { ChainBlock } from '@income-series/protocol/chain';
import { upsertRows } from '../adapters/db/rows.ts';
import type { Tx } from '../core/tx.ts';
import type { CommitOptions, CommitPlan, CommitResult, Cursor } from './commit-plan.ts';
import { lastOf } from './commit-size.ts';
import { join, type RowDerivation, sql } from './derivation.ts';
import { commitEmpty, isEmpty } from './empty-step.ts';
import { announce, insertBlocks, insertEvents, newEvents, readEvents } from './event-store.ts';
import { lockIndex } from './lock.ts';
import type { IndexedModule, Projection, ProjectionStore } from './parts.ts';
import { timeOf } from './projection/events.ts';
import { createSeriesProjection } from './series-projection.ts';
import { derivationsOf } from './status.ts';
import { pruneUndo } from './undo.ts';

const TRANSACTION_MS = 60_000;

/**
 * Writes a plan and the new cursor in one database transaction. If its blocks have no events and no derivation is due at the
 * last one, that takes one statement.
 *
 * @returns null, with nothing written, if another worker moved the cursor meanwhile
 */
export async function commitPlan(options: CommitOptions, plan: CommitPlan): Promise<CommitResult | null> {
  const { db, chain, domain, modules, reorgBound } = options;
  const lastBlock = lastOf(plan.blocks);
  const finalBlock = lastBlock.number - BigInt(reorgBound);
  const context = { chain, domain, now: timeOf(lastBlock), block: lastBlock.number, finalBlock };
  const derivations = derivationsOf(modules, context);
  const written = isEmpty(plan) ? await commitEmpty(options, plan, lastBlock, { finalBlock, derivations }) : null;
  if (written !== null) return written;
  return db.$transaction(
    async (tx) => {
      const locked = await lockCursor(tx, chain, plan.from);
      if (locked === null) return null;
      const before = plan.rollbackTo ?? plan.from?.number ?? null;
      // A step far below the target saves no rows, because no reorganisation reaches it.
      const isFinal = lastBlock.number < (options.target ?? lastBlock.number) - BigInt(reorgBound);
      const undoBlock = isFinal ? null : before;
      if (plan.rollbackTo !== undefined) await rollBack(tx, options, plan.rollbackTo);
      const headers = [...(plan.headers ?? []), ...plan.blocks].filter(({ number }) => number >= finalBlock);
      await insertBlocks(tx, chain, headers);
      await applyBlocks(tx, options, plan.blocks, undoBlock);
      if (undoBlock !== null || locked.undoFrom !== null) await pruneUndo(tx, chain, undoBlock, finalBlock);
      await derive(tx, derivations);
      const goal = plan.rereadTo ?? locked.rereadTo;
      const rereadTo = goal === null || goal <= lastBlock.number ? null : goal;
      const cursor = { chain, blockNumber: lastBlock.number, blockHash: lastBlock.hash, rereadTo };
      await upsertRows(tx, { table: 'indexer_cursor', key: 'chain' }, [cursor]);
      await tx.$executeRaw`DELETE FROM indexed_blocks WHERE chain = ${chain} AND number < ${finalBlock}`;
      return { rereadTo };
    },
    { timeout: TRANSACTION_MS, maxWait: 5_000 },
  );
}

/** Checks with one statement which derivations are due, and runs the first due one and all after it, because they may depend on it. */
async function derive(tx: Tx, derivations: readonly RowDerivation[]): Promise<void> {
  if (derivations.length === 0) return;
  const conditions = join(derivations.map(({ isDue }) => isDue));
  const [answer] = await tx.$queryRaw<{ due: readonly boolean[] }[]>(sql`SELECT ARRAY[${conditions}] AS due`);
  const firstDue = answer?.due.indexOf(true) ?? 0;
  if (firstDue < 0) return;
  for (const derivation of derivations.slice(firstDue)) await derivation.run(tx);
}

/** Locks the chain's index for this transaction, and reads its cursor; null if the cursor moved, or the index is halted. */
async function lockCursor(
  tx: Tx,
  chain: string,
  expected: Cursor | null,
): Promise<{ readonly rereadTo: bigint | null; readonly undoFrom: bigint | null } | null> {
  await lockIndex(tx, chain);
  const row = await tx.indexerCursor.findUnique({ where: { chain } });
  if (row === null || expected === null)
    return row === null && expected === null ? { rereadTo: null, undoFrom: null } : null;
  const hasMoved = row.blockNumber !== expected.number || row.blockHash !== expected.hash;
  return row.halted !== null || hasMoved ? null : row;
}

/** Stores the new events of blocks, folds them into the rows, and announces them. */
async function applyBlocks(
  tx: Tx,
  options: CommitOptions,
  blocks: readonly ChainBlock[],
  undoBlock: bigint | null,
): Promise<void> {
  const { chain, modules, isRecent } = options;
  const events = await newEvents(
    tx,
    chain,
    blocks.flatMap((block) => block.events),
  );
  if (events.length === 0) return;
  await insertEvents(tx, chain, events);
  for (const projection of projectionsOf(modules)) await projection.apply(storeOf(tx, options, undoBlock), events);
  for (const module of modules) await module.onStored?.(tx, chain, events, isRecent);
  await announce(tx, chain, 'applied', events);
}

/** Removes the blocks and events above `fork`, and restores the rows that the removed events had changed. */
async function rollBack(tx: Tx, options: CommitOptions, fork: bigint): Promise<void> {
  const { chain, modules } = options;
  const above = { chain, blockNumber: { gt: fork } };
  const removed = await readEvents(tx, above);
  await tx.chainEvent.deleteMany({ where: above });
  await tx.indexedBlock.deleteMany({ where: { chain, number: { gt: fork } } });
  for (const projection of projectionsOf(modules)) await projection.rollBack(storeOf(tx, options, null), removed, fork);
  for (const module of modules) await module.onRemoved?.(tx, chain, removed, fork);
  await announce(tx, chain, 'rolledBack', removed);
}

/** All projections: one that folds the series projections of all modules together, then each module's own. */
export function projectionsOf(modules: readonly IndexedModule[]): readonly Projection[] {
  const seriesProjections = modules.flatMap(({ seriesProjection }) => seriesProjection ?? []);
  return [createSeriesProjection(seriesProjections), ...modules.flatMap(({ projection }) => projection ?? [])];
}

const storeOf = (tx: Tx, options: CommitOptions, undoBlock: bigint | null): ProjectionStore => ({
  tx,
  chain: options.chain,
  undoBlock,
  upsert: (table, key, rows) => upsertRows(tx, { table, key }, rows),
  events: (where) => readEvents(tx, { ...where, chain: options.chain }),
});
