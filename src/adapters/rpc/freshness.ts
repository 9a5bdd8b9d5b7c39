import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '@income-series/protocol/clock';

export type NotFresh = 'CHAIN_BEHIND' | 'CHAIN_STALE';

/** Checks that a node's newest block is fresh enough to answer from. */
export interface Freshness {
  /** Returns the reason why a block is not fresh; null if it is fresh. */
  judge(block: NewestBlock): Promise<NotFresh | null>;
}

export interface NewestBlock {
  readonly number: bigint;
  /** The block's time in Unix seconds; undefined: its age is not checked. */
  readonly timestamp?: bigint;
}

export interface FreshnessOptions {
  /** Reads the last indexed block; null if there is none. */
  readonly cursor: () => Promise<bigint | null>;
  readonly clock: Clock;
  /** The greatest number of blocks that a node may be behind the index. */
  readonly maxBehind: number;
  /** The greatest age of the node's newest block, in seconds; 0: any age, also in the future. */
  readonly maxAge: number;
}

/** The greatest lead of a block's time, in seconds, because clocks differ a little. */
const MAX_AHEAD = 60;
/** The time for which the index's block is cached, in ms, so that checks cost at most one statement in that time. */
const KEPT_MS = 500;
/** The longest wait for the database, in ms. After it the last known block counts. */
const PATIENCE_MS = 500;

/**
 * Creates the freshness check of a node. A node behind the index is CHAIN_BEHIND, because it would answer from the past.
 * A node whose newest block is too old, or in the future, is CHAIN_STALE. If the database does not answer, the last known
 * indexed block counts.
 */
export function createFreshness({ cursor, clock, maxBehind, maxAge }: FreshnessOptions): Freshness {
  let lastIndexed: bigint | null = null;
  let cached: { readonly at: number; readonly read: Promise<unknown> } | undefined;

  async function readIndexed(): Promise<bigint | null> {
    const now = performance.now();
    if (cached === undefined || now - cached.at > KEPT_MS) {
      const read = cursor().then(
        (value) => {
          lastIndexed = value;
        },
        () => {},
      );
      const late = wait(PATIENCE_MS, undefined, { ref: false });
      cached = { at: now, read: Promise.race([read, late]) };
    }
    await cached.read;
    return lastIndexed;
  }

  return {
    async judge({ number, timestamp }) {
      const indexed = await readIndexed();
      if (indexed !== null && number + BigInt(maxBehind) < indexed) return 'CHAIN_BEHIND';
      if (timestamp === undefined) return null;
      const age = clock.now().getTime() / 1000 - Number(timestamp);
      return maxAge > 0 && (age > maxAge || age < -MAX_AHEAD) ? 'CHAIN_STALE' : null;
    },
  };
}
