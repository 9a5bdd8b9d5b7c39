import type { ChainHead } from '@income-series/protocol/chain';
import type { PrismaClient } from '../generated/prisma/client.ts';
import { readCursor } from '../indexing/position.ts';

export interface HeadReader {
  readonly name: string;
  head(): Promise<ChainHead>;
}

/** The chain's time, by which keepers decide what is due, as far as the index has followed it. */
export interface ChainTime {
  /**
   * The time of the last indexed block, so that rows and time are of one block. Null if the index is not current: it is
   * halted, empty or far behind, or lacks a block with a transaction of this process.
   */
  now(): Promise<Date | null>;
  /** Records that a block has a transaction of this process. */
  confirmed(blockNumber: bigint): void;
}

/** The most seconds of the chain's time that the index may be behind the head. */
const MOST_BEHIND = 600;

/**
 * Creates the chain's time from the index and the head. The machine's clock is not used, because the contracts compare with the
 * chain's own time.
 */
export function createChainTime(db: PrismaClient, chain: HeadReader): ChainTime {
  let lastConfirmed = -1n;
  return {
    async now() {
      const [{ cursor, halted }, head] = await Promise.all([readCursor(db, chain.name), chain.head()]);
      if (cursor === null || halted !== null) return null;
      if (head.number < lastConfirmed) lastConfirmed = -1n; // a reorganisation removed that block
      if (cursor.number < lastConfirmed) return null;
      const where = { chain_number: { chain: chain.name, number: cursor.number } };
      const block = await db.indexedBlock.findUnique({ where, select: { at: true } });
      if (block === null) return null; // removed between the two reads
      const behind = Number(head.timestamp) - block.at.getTime() / 1000;
      return behind > MOST_BEHIND && head.number > cursor.number ? null : block.at;
    },
    confirmed(blockNumber) {
      if (blockNumber > lastConfirmed) lastConfirmed = blockNumber;
    },
  };
}
