import type { PrismaClient } from '../generated/prisma/client.ts';
import type { Cursor } from './commit-plan.ts';
import type { HaltReason } from './plan.ts';

/** Where the index of a chain is. */
export interface IndexPosition {
  readonly cursor: Cursor | null;
  /** Of its last block, unix seconds, where it is known. */
  readonly time: bigint | null;
  readonly halted: string | null;
  /** Where events were missed: the block up to which the index is read again. */
  readonly rereadTo: bigint | null;
}

/** Where the index of a chain is, as its row says. */
export async function readCursor(db: PrismaClient, chain: string): Promise<IndexPosition> {
  const row = await db.indexerCursor.findUnique({ where: { chain } });
  if (row === null) return { cursor: null, time: null, halted: null, rereadTo: null };
  const { blockNumber, blockHash, halted, rereadTo } = row;
  return { cursor: { number: blockNumber, hash: blockHash }, time: null, halted, rereadTo };
}

export const samePosition = (now: IndexPosition, then: IndexPosition): boolean =>
  now.halted === null &&
  now.rereadTo === then.rereadTo &&
  now.cursor?.number === then.cursor?.number &&
  now.cursor?.hash === then.cursor?.hash;

/** `at`: where the index is; it may have no row yet. */
export async function writeHalt(db: PrismaClient, chain: string, reason: HaltReason, at: Cursor): Promise<void> {
  const create = { chain, blockNumber: at.number, blockHash: at.hash, halted: reason };
  await db.indexerCursor.upsert({ where: { chain }, create, update: { halted: reason } });
}
