import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '../../core/clock.ts';

export type NotFresh = 'CHAIN_BEHIND' | 'CHAIN_STALE';

/** Judges whether a node's newest block may be answered from. */
export interface Freshness {
  /** Why not; null where it may. */
  judge(block: NewestBlock): Promise<NotFresh | null>;
}

export interface NewestBlock {
  readonly number: bigint;
  /** Unix seconds; left out where nothing is judged by age. */
  readonly timestamp?: bigint;
}

export interface FreshnessOptions {
  /** The last block that the index has reached; null where it has not begun. */
  readonly cursor: () => Promise<bigint | null>;
  readonly clock: Clock;
  /** How many blocks a node may be below the index. */
  readonly maxBehind: number;
  /** The greatest age of its newest block, seconds; 0: any, and any time to come. */
  readonly maxAge: number;
}

/** How far a block may be in the future, seconds: clocks differ a little. */
const MAX_AHEAD = 60;
/** For how long the index's place is remembered, ms: judging costs at most one statement in that time. */
const KEPT_MS = 500;
/** A database that takes longer is not waited for: the place last known counts. */
const PATIENCE_MS = 500;

/**
 * A node that was not yet, or is no more, where the index has been answers from the past; one whose newest block is old
 * has lost its chain, and one whose newest block is of the future has a wrong time. Where the database does not answer,
 * the place last known counts.
 */
export function createFreshness({ cursor, clock, maxBehind, maxAge }: FreshnessOptions): Freshness {
  let last: bigint | null = null;
  let kept: { readonly at: number; readonly read: Promise<unknown> } | undefined;

  async function indexed(): Promise<bigint | null> {
    const now = performance.now();
    if (kept === undefined || now - kept.at > KEPT_MS) {
      const read = cursor().then(
        (value) => {
          last = value;
        },
        () => {},
      );
      const late = wait(PATIENCE_MS, undefined, { ref: false });
      kept = { at: now, read: Promise.race([read, late]) };
    }
    await kept.read;
    return last;
  }

  return {
    async judge({ number, timestamp }) {
      const place = await indexed();
      if (place !== null && number + BigInt(maxBehind) < place) return 'CHAIN_BEHIND';
      if (timestamp === undefined) return null;
      const age = clock.now().getTime() / 1000 - Number(timestamp);
      return maxAge > 0 && (age > maxAge || age < -MAX_AHEAD) ? 'CHAIN_STALE' : null;
    },
  };
}
