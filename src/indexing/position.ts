import type { PrismaClient } from '../generated/prisma/client.ts';
import type { Cursor } from './commit-plan.ts';
import type { HaltReason } from './plan.ts';

/** The position of a chain's index. */
export interface IndexPosition {
  readonly cursor: Cursor | null;
  /** The time of the last indexed block in Unix seconds; null if it was not read. */
  readonly time: bigint | null;
  readonly halted: string | null;
  /** If events were missed, the block up to which the index is read again; else null. */
  readonly rereadTo: bigint | null;
}

/** Reads the position of a chain's index from its row. */
export async function readCursor(db: PrismaClient, chain: string): Promise<IndexPosition> {
  const row = await db.indexerCursor.findUnique({ where: { chain } });
  if (row === null) return { cursor: null, time: null, halted: null, rereadTo: null };
  const { blockNumber, blockHash, halted, rereadTo } = row;
  return { cursor: { number: blockNumber, hash: blockHash }, time: null, halted, rereadTo };
}

/** Tests that an index is not halted and is still where it was read `before`. */
export const isSamePosition = (now: IndexPosition, before: IndexPosition): boolean =>
  now.halted === null &&
  now.rereadTo === before.rereadTo &&
  now.cursor?.number === before.cursor?.number &&
  now.cursor?.hash === before.cursor?.hash;

/** Halts the index of a chain. `at`: its last block, for an index that has no row yet. */
export async function writeHalt(db: PrismaClient, chain: string, reason: HaltReason, at: Cursor): Promise<void> {
  const create = { chain, blockNumber: at.number, blockHash: at.hash, halted: reason };
  await db.indexerCursor.upsert({ where: { chain }, create, update: { halted: reason } });
}
