import type { LogsFailure } from './logs-failure.ts';

/** How many blocks are asked of at once, and how many such requests are on their way. */
export interface Ranges {
  /** Blocks of the next request. */
  size(): number;
  /** Requests at the same time. */
  parallel(): number;
  answered(blocks: number, ms: number): void;
  failed(failure: LogsFailure, blocks: number): void;
}

const FIRST = 500;
const MOST = 10_000;
const MOST_PARALLEL = 4;
/** Answers that take longer are asked for in shorter ranges, faster ones in longer. */
const SLOW_MS = 2_000;
const FAST_MS = 500;
/** After so many answers without a complaint more is tried again, beyond a stated cap too: a message may have been misread. */
const TRIES_AGAIN_AFTER = 64;

/** Ranges that follow what the node bears: the cap it states, its speed, and its refusals; down to one block. */
export function createRanges(first = FIRST): Ranges {
  let size = first;
  let ceiling = MOST;
  let parallel = MOST_PARALLEL;
  let good = 0;
  const bounded = (blocks: number) => Math.max(1, Math.min(Math.floor(blocks), ceiling));

  return {
    size: () => size,
    parallel: () => parallel,
    answered(blocks, ms) {
      good += 1;
      if (good % TRIES_AGAIN_AFTER === 0) {
        ceiling = Math.min(MOST, ceiling * 2);
        parallel = Math.min(MOST_PARALLEL, parallel + 1);
      }
      if (ms > SLOW_MS) size = bounded(blocks / 2);
      else if (ms < FAST_MS && blocks >= size) size = bounded(size * 2);
    },
    failed(failure, blocks) {
      good = 0;
      if (failure.kind === 'BUSY') parallel = 1;
      if (failure.kind !== 'LONG' || blocks === 1) return;
      ceiling = Math.max(1, failure.cap ?? Math.floor(blocks / 2));
      size = bounded(size);
    },
  };
}
