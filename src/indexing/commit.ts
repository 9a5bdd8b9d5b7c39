import { upsertRows } from '../adapters/db/rows.ts';
import type { ChainBlock, ChainEventRecord } from '../core/chain.ts';
import type { Bytes32 } from '../core/hex.ts';
import type { SigningDomain } from '../core/signing/index.ts';
import type { Tx } from '../core/tx.ts';
import type { PrismaClient } from '../generated/prisma/client.ts';
import { announce, insertBlocks, insertEvents, readEvents, unknownEvents } from './event-store.ts';
import { lockIndex } from './lock.ts';
import type { IndexedModule, Projection, ProjectionStore } from './parts.ts';
import { timeOf } from './projection/events.ts';
import { createSeriesProjection } from './series-projection.ts';
import { deriveStatus } from './status.ts';

/** The last block whose events are in the tables. */
export interface Cursor {
  readonly number: bigint;
  readonly hash: Bytes32;
}

/** What one step does to the tables: take back everything above `rollbackTo`, if given, then apply `blocks`. */
export interface Plan {
  /** The cursor the plan was made from; null before the first block. */
  readonly from: Cursor | null;
  readonly rollbackTo?: bigint;
  readonly blocks: readonly ChainBlock[];
  /** Blocks below the fork whose headers were forgotten and are needed again. Their events are known. */
  readonly headers?: readonly ChainBlock[];
  /** Set where events were missed: the index is not complete before it reaches this block again. */
  readonly rereadTo?: bigint;
}

export interface CommitOptions {
  readonly db: PrismaClient;
  readonly chain: string;
  readonly domain: SigningDomain;
  /** Headers are kept this many blocks back, which is how deep a fork can be found. */
  readonly reorgBound: number;
  readonly modules: readonly IndexedModule[];
  /** Of which events people are notified. */
  readonly isRecent: (event: ChainEventRecord) => boolean;
}

const TRANSACTION_MS = 60_000;

/**
 * Carries out a plan in one database transaction, the cursor included.
 *
 * @returns false where another worker moved the cursor meanwhile: nothing was written
 */
export async function commitPlan(options: CommitOptions, plan: Plan): Promise<boolean> {
  const { db, chain, domain, modules, reorgBound } = options;
  return db.$transaction(
    async (tx) => {
      const held = await holdCursor(tx, chain, plan.from);
      if (held === null) return false;
      if (plan.rollbackTo !== undefined) await rollBack(tx, options, plan.rollbackTo);
      await insertBlocks(tx, chain, plan.headers ?? []);
      await applyBlocks(tx, options, plan.blocks);
      const last = plan.blocks.at(-1);
      if (last === undefined) return true;
      const now = timeOf(last);
      for (const module of modules) await module.applyClock?.(tx, { chain, now });
      const finalBlock = last.number - BigInt(reorgBound);
      await deriveStatus(tx, modules, { chain, domain, now, finalBlock });
      const missed = plan.rereadTo ?? held.rereadTo;
      const rereadTo = missed === null || missed <= last.number ? null : missed;
      const cursor = { blockNumber: last.number, blockHash: last.hash, rereadTo };
      await tx.indexerCursor.upsert({ where: { chain }, create: { chain, ...cursor }, update: cursor });
      await tx.indexedBlock.deleteMany({ where: { chain, number: { lt: finalBlock } } });
      return true;
    },
    { timeout: TRANSACTION_MS, maxWait: 5_000 },
  );
}

/** One writer a chain at a time: a second one finds the cursor moved (null) and writes nothing. */
async function holdCursor(
  tx: Tx,
  chain: string,
  expected: Cursor | null,
): Promise<{ readonly rereadTo: bigint | null } | null> {
  await lockIndex(tx, chain);
  const row = await tx.indexerCursor.findUnique({ where: { chain } });
  if (row === null || expected === null) return row === null && expected === null ? { rereadTo: null } : null;
  const moved = row.blockNumber !== expected.number || row.blockHash !== expected.hash;
  return row.halted !== null || moved ? null : row;
}

async function applyBlocks(
  tx: Tx,
  { chain, modules, isRecent }: CommitOptions,
  blocks: readonly ChainBlock[],
): Promise<void> {
  const events = await unknownEvents(
    tx,
    chain,
    blocks.flatMap((block) => block.events),
  );
  await insertBlocks(tx, chain, blocks);
  await insertEvents(tx, chain, events);
  for (const projection of projectionsOf(modules)) await projection.apply(storeOf(tx, chain), events);
  for (const module of modules) await module.onStored?.(tx, chain, events, isRecent);
  await announce(tx, chain, 'applied', events);
}

/** Removes the blocks and events above `fork` and derives again, from the events that remain, what the removed ones touched. */
async function rollBack(tx: Tx, { chain, modules }: CommitOptions, fork: bigint): Promise<void> {
  const above = { chain, blockNumber: { gt: fork } };
  const removed = await readEvents(tx, above);
  await tx.chainEvent.deleteMany({ where: above });
  await tx.indexedBlock.deleteMany({ where: { chain, number: { gt: fork } } });
  for (const projection of projectionsOf(modules)) await projection.rollBack(storeOf(tx, chain), removed);
  for (const module of modules) await module.onRemoved?.(tx, chain, removed, fork);
  await announce(tx, chain, 'rolledBack', removed);
}

/** The series of all modules together, then what each derives by itself. */
export function projectionsOf(modules: readonly IndexedModule[]): readonly Projection[] {
  const ofSeries = modules.flatMap(({ seriesProjection }) => seriesProjection ?? []);
  return [createSeriesProjection(ofSeries), ...modules.flatMap(({ projection }) => projection ?? [])];
}

const storeOf = (tx: Tx, chain: string): ProjectionStore => ({
  tx,
  chain,
  upsert: (table, key, rows) => upsertRows(tx, table, key, rows),
  events: (where) => readEvents(tx, { ...where, chain }),
});
