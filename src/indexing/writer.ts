import type { ChainEventRecord, ChainHead } from '../core/chain.ts';
import { systemClock } from '../core/clock.ts';
import { commitPlan } from './commit.ts';
import type { CommitPlan, CommitResult } from './commit-plan.ts';
import { lastOf, partsOf } from './commit-size.ts';
import type { IndexerOptions } from './options.ts';
import type { IndexPosition } from './position.ts';
import { FoldError } from './projection/fold-error.ts';
import { isRecent } from './recent.ts';

export interface WriterOptions extends IndexerOptions {
  readonly commitEvents: number;
  /** The block up to which the index goes. */
  readonly target: ChainHead;
  /** Whether a block lacks events that is not yet read again: the cursor's row then says so. */
  readonly lacks: boolean;
}

/** What came of a plan. */
export interface Written {
  /** Where the index is: the same position where another worker moved the cursor. */
  readonly at: IndexPosition;
  /** Whether the events fit the rows. Where not, nothing after `at` was written. */
  readonly fits: boolean;
}

/** Carries out a plan from a position, in a transaction for each `commitEvents`, until one finds the cursor elsewhere. */
export async function writePlan(options: WriterOptions, planned: CommitPlan, from: IndexPosition): Promise<Written> {
  let at = from;
  try {
    for (const part of partsOf(planned, options.commitEvents)) {
      const { number, hash, timestamp } = lastOf(part.blocks);
      const lacks = options.lacks ? { rereadTo: number + 1n } : {};
      const written = await commit(options, { ...part, from: at.cursor, ...lacks });
      if (written === null) break;
      at = { cursor: { number, hash }, time: timestamp, halted: null, rereadTo: written.rereadTo };
    }
    return { at, fits: true };
  } catch (error) {
    if (!(error instanceof FoldError)) throw error;
    return { at, fits: false };
  }
}

function commit(options: WriterOptions, plan: CommitPlan): Promise<CommitResult | null> {
  const { db, source, modules, reorgBound, target, clock = systemClock } = options;
  const present = { head: target, now: clock.now(), depth: BigInt(reorgBound) };
  const recent = (event: ChainEventRecord) => isRecent(event, present);
  const { name: chain, domain } = source;
  return commitPlan({ db, chain, domain, modules, reorgBound, target: target.number, isRecent: recent }, plan);
}
