import type { ChainHead } from '../../../core/chain.ts';
import type { PrismaClient } from '../../../generated/prisma/client.ts';
import { readCursor } from '../indexer.ts';
import type { Moment } from './keeper.ts';

export interface HeadReader {
  readonly name: string;
  head(): Promise<ChainHead>;
}

export interface Moments {
  /**
   * The moment to judge the index by; null where its rows say nothing of the chain now: it is halted or empty, or has not
   * yet followed what this process itself did.
   */
  now(): Promise<Moment | null>;
  /** Something of this process is in this block. */
  landed(blockNumber: bigint): void;
}

/** What is due on the chain is due by its own time, the head's, whatever the clock of this machine says. */
export function createMoments(db: PrismaClient, chain: HeadReader): Moments {
  let done = -1n;
  return {
    async now() {
      const [{ cursor, halted }, head] = await Promise.all([readCursor(db, chain.name), chain.head()]);
      if (cursor === null || halted !== null) return null;
      if (head.number < done) done = -1n; // that block was taken back
      if (cursor.number < done) return null;
      return { head, now: new Date(Number(head.timestamp) * 1000) };
    },
    landed(blockNumber) {
      if (blockNumber > done) done = blockNumber;
    },
  };
}
