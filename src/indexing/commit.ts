import { upsertRows } from '../adapters/db/rows.ts';
import type { ChainBlock } from '../core/chain.ts';
import type { Tx } from '../core/tx.ts';
import type { CommitOptions, CommitPlan, CommitResult, Cursor } from './commit-plan.ts';
import { lastOf } from './commit-size.ts';
import { join, type RowDerivation, sql } from './derivation.ts';
import { commitEmpty, isEmpty } from './empty-step.ts';
import { announce, insertBlocks, insertEvents, readEvents, unknownEvents } from './event-store.ts';
import { lockIndex } from './lock.ts';
import type { IndexedModule, Projection, ProjectionStore } from './parts.ts';
import { timeOf } from './projection/events.ts';
import { createSeriesProjection } from './series-projection.ts';
import { derivationsOf } from './status.ts';
import { dropKept } from './undo.ts';

const TRANSACTION_MS = 60_000;

/**
 * Carries out a plan in one database transaction, the cursor included. Where its blocks have no events and nothing is due
 * at the last of them, that is one statement.
 *
 * @returns null where another worker moved the cursor meanwhile: nothing was written
 */
export async function commitPlan(options: CommitOptions, plan: CommitPlan): Promise<CommitResult | null> {
  const { db, chain, domain, modules, reorgBound } = options;
  const last = lastOf(plan.blocks);
  const finalBlock = last.number - BigInt(reorgBound);
  const context = { chain, domain, now: timeOf(last), block: last.number, finalBlock };
  const derivations = derivationsOf(modules, context);
  const written = isEmpty(plan) ? await commitEmpty(options, plan, last, { finalBlock, derivations }) : null;
  if (written !== null) return written;
  return db.$transaction(
    async (tx) => {
      const held = await holdCursor(tx, chain, plan.from);
      if (held === null) return null;
      const before = plan.rollbackTo ?? plan.from?.number ?? null;
      const undo = last.number < (options.target ?? last.number) - BigInt(reorgBound) ? null : before;
      if (plan.rollbackTo !== undefined) await rollBack(tx, options, plan.rollbackTo);
      const headers = [...(plan.headers ?? []), ...plan.blocks].filter(({ number }) => number >= finalBlock);
      await insertBlocks(tx, chain, headers);
      await applyBlocks(tx, options, plan.blocks, undo);
      if (undo !== null || held.undoFrom !== null) await dropKept(tx, chain, undo, finalBlock);
      await derive(tx, derivations);
      const missed = plan.rereadTo ?? held.rereadTo;
      const rereadTo = missed === null || missed <= last.number ? null : missed;
      const cursor = { chain, blockNumber: last.number, blockHash: last.hash, rereadTo };
      await upsertRows(tx, { table: 'indexer_cursor', key: 'chain' }, [cursor]);
      await tx.$executeRaw`DELETE FROM indexed_blocks WHERE chain = ${chain} AND number < ${finalBlock}`;
      return { rereadTo };
    },
    { timeout: TRANSACTION_MS, maxWait: 5_000 },
  );
}

/** Asks at once which derivations are due, and runs the first that is and all after it, which may follow from it. */
async function derive(tx: Tx, derivations: readonly RowDerivation[]): Promise<void> {
  if (derivations.length === 0) return;
  const asked = join(derivations.map(({ isDue }) => isDue));
  const [answer] = await tx.$queryRaw<{ due: readonly boolean[] }[]>(sql`SELECT ARRAY[${asked}] AS due`);
  const first = answer?.due.indexOf(true) ?? 0;
  if (first < 0) return;
  for (const derivation of derivations.slice(first)) await derivation.run(tx);
}

/** One writer a chain at a time: a second one finds the cursor moved (null) and writes nothing. */
async function holdCursor(
  tx: Tx,
  chain: string,
  expected: Cursor | null,
): Promise<{ readonly rereadTo: bigint | null; readonly undoFrom: bigint | null } | null> {
  await lockIndex(tx, chain);
  const row = await tx.indexerCursor.findUnique({ where: { chain } });
  if (row === null || expected === null)
    return row === null && expected === null ? { rereadTo: null, undoFrom: null } : null;
  const moved = row.blockNumber !== expected.number || row.blockHash !== expected.hash;
  return row.halted !== null || moved ? null : row;
}

async function applyBlocks(
  tx: Tx,
  { chain, modules, isRecent }: CommitOptions,
  blocks: readonly ChainBlock[],
  undo: bigint | null,
): Promise<void> {
  const events = await unknownEvents(
    tx,
    chain,
    blocks.flatMap((block) => block.events),
  );
  if (events.length === 0) return;
  await insertEvents(tx, chain, events);
  for (const projection of projectionsOf(modules)) await projection.apply(storeOf(tx, chain, undo), events);
  for (const module of modules) await module.onStored?.(tx, chain, events, isRecent);
  await announce(tx, chain, 'applied', events);
}

/** Removes the blocks and events above `fork` and derives again, from the events that remain, what the removed ones touched. */
async function rollBack(tx: Tx, { chain, modules }: CommitOptions, fork: bigint): Promise<void> {
  const above = { chain, blockNumber: { gt: fork } };
  const removed = await readEvents(tx, above);
  await tx.chainEvent.deleteMany({ where: above });
  await tx.indexedBlock.deleteMany({ where: { chain, number: { gt: fork } } });
  for (const projection of projectionsOf(modules)) await projection.rollBack(storeOf(tx, chain, null), removed, fork);
  for (const module of modules) await module.onRemoved?.(tx, chain, removed, fork);
  await announce(tx, chain, 'rolledBack', removed);
}

/** The series of all modules together, then what each derives by itself. */
export function projectionsOf(modules: readonly IndexedModule[]): readonly Projection[] {
  const ofSeries = modules.flatMap(({ seriesProjection }) => seriesProjection ?? []);
  return [createSeriesProjection(ofSeries), ...modules.flatMap(({ projection }) => projection ?? [])];
}

const storeOf = (tx: Tx, chain: string, undo: bigint | null): ProjectionStore => ({
  tx,
  chain,
  undo,
  upsert: (table, key, rows) => upsertRows(tx, { table, key }, rows),
  events: (where) => readEvents(tx, { ...where, chain }),
});
