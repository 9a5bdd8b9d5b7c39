import type { LogsFailure } from './logs-failure.ts';

/** The size and number of simultaneous requests for ranges of blocks. */
export interface Ranges {
  /** The number of blocks of the next request. */
  size(): number;
  /** The number of requests at the same time. */
  parallel(): number;
  reportAnswer(blocks: number, ms: number): void;
  reportFailure(failure: LogsFailure, blocks: number): void;
}

const FIRST_SIZE = 500;
const MAX_SIZE = 10_000;
const MOST_PARALLEL = 4;
/** Answers slower than `SLOW_MS` make ranges shorter; answers faster than `FAST_MS` make them longer. */
const SLOW_MS = 2_000;
const FAST_MS = 500;
/**
 * After this many answers without a failure a larger range is tried, even beyond a stated cap, because the message may have
 * been misread.
 */
const GROWTH_INTERVAL = 64;

/** Adapts the ranges to the node's stated cap, its speed and its failures, down to one block. */
export function createRanges(first = FIRST_SIZE): Ranges {
  let size = first;
  let ceiling = MAX_SIZE;
  let parallel = MOST_PARALLEL;
  let successes = 0;
  const withinLimits = (blocks: number) => Math.max(1, Math.min(Math.floor(blocks), ceiling));

  return {
    size: () => size,
    parallel: () => parallel,
    reportAnswer(blocks, ms) {
      successes += 1;
      if (successes % GROWTH_INTERVAL === 0) {
        ceiling = Math.min(MAX_SIZE, ceiling * 2);
        parallel = Math.min(MOST_PARALLEL, parallel + 1);
      }
      if (ms > SLOW_MS) size = withinLimits(blocks / 2);
      else if (ms < FAST_MS && blocks >= size) size = withinLimits(size * 2);
    },
    reportFailure(failure, blocks) {
      successes = 0;
      if (failure.kind === 'BUSY') parallel = 1;
      if (failure.kind !== 'LONG' || blocks === 1) return;
      ceiling = Math.max(1, failure.cap ?? Math.floor(blocks / 2));
      size = withinLimits(size);
    },
  };
}
