import type { ChainHead } from '../core/chain.ts';
import type { PrismaClient } from '../generated/prisma/client.ts';
import { readCursor } from '../indexing/position.ts';

export interface HeadReader {
  readonly name: string;
  head(): Promise<ChainHead>;
}

/** The chain's time, as far as the index has followed it. */
export interface ChainTime {
  /**
   * The time of the block that the index is at: rows and time are of one block. Null where its rows say nothing of the
   * chain now: it is halted, empty or far behind, or has not yet followed what this process itself did.
   */
  now(): Promise<Date | null>;
  /** A transaction of this process is in this block. */
  confirmed(blockNumber: bigint): void;
}

/** How far the index may be behind the head, seconds of the chain's time. */
const MOST_BEHIND = 600;

/**
 * What is due on the chain is due by its own time, whatever the clock of this machine says: the time of the head, as
 * far as the index has followed it.
 */
export function createChainTime(db: PrismaClient, chain: HeadReader): ChainTime {
  let done = -1n;
  return {
    async now() {
      const [{ cursor, halted }, head] = await Promise.all([readCursor(db, chain.name), chain.head()]);
      if (cursor === null || halted !== null) return null;
      if (head.number < done) done = -1n; // that block was removed
      if (cursor.number < done) return null;
      const where = { chain_number: { chain: chain.name, number: cursor.number } };
      const block = await db.indexedBlock.findUnique({ where, select: { at: true } });
      if (block === null) return null; // removed between the two reads
      const behind = Number(head.timestamp) - block.at.getTime() / 1000;
      return behind > MOST_BEHIND && head.number > cursor.number ? null : block.at;
    },
    confirmed(blockNumber) {
      if (blockNumber > done) done = blockNumber;
    },
  };
}
