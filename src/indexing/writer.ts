import type { ChainEventRecord, ChainHead } from '@income-series/protocol/chain';
import { systemClock } from '@income-series/protocol/clock';
import { commitPlan } from './commit.ts';
import type { CommitPlan, CommitResult } from './commit-plan.ts';
import { lastOf, splitPlan } from './commit-size.ts';
import type { IndexerOptions } from './options.ts';
import type { IndexPosition } from './position.ts';
import { FoldError } from './projection/fold-error.ts';
import { isRecent } from './recent.ts';

export interface WriterOptions extends IndexerOptions {
  readonly commitEvents: number;
  /** The block that the index follows. */
  readonly target: ChainHead;
  /** True while a block with missed events was not read again; the cursor's row is then marked as incomplete. */
  readonly lacks: boolean;
}

/** The result of writing a plan. */
export interface WriteResult {
  /** The index's position afterwards; the old one if another worker moved the cursor. */
  readonly at: IndexPosition;
  /** False if the events do not fit the rows; nothing after `at` was written then. */
  readonly fits: boolean;
}

/** The SQLSTATE of a foreign key that is not fulfilled (PostgreSQL manual, appendix A). */
const FOREIGN_KEY_VIOLATION = '23503';

/** The part of Prisma's error that has the SQLSTATE of a raw statement. */
interface RawStatementError {
  readonly meta?: { readonly driverAdapterError?: { readonly cause?: { readonly originalCode?: unknown } } };
}

/** True if events refer to a row that does not exist, as a fold finds, or the database by a foreign key. */
const isUnfit = (error: unknown): boolean =>
  error instanceof FoldError ||
  (error as RawStatementError | null)?.meta?.driverAdapterError?.cause?.originalCode === FOREIGN_KEY_VIOLATION;

/** Writes a plan in one transaction for each `commitEvents` events. Stops early if another worker moved the cursor. */
export async function writePlan(
  options: WriterOptions,
  planned: CommitPlan,
  from: IndexPosition,
): Promise<WriteResult> {
  let at = from;
  try {
    for (const part of splitPlan(planned, options.commitEvents)) {
      const { number, hash, timestamp } = lastOf(part.blocks);
      const lacks = options.lacks ? { rereadTo: number + 1n } : {};
      const written = await commit(options, { ...part, from: at.cursor, ...lacks });
      if (written === null) break;
      at = { cursor: { number, hash }, time: timestamp, halted: null, rereadTo: written.rereadTo };
    }
    return { at, fits: true };
  } catch (error) {
    if (!isUnfit(error)) throw error;
    return { at, fits: false };
  }
}

/** Writes one part of a plan; null if another worker moved the cursor. */
function commit(options: WriterOptions, plan: CommitPlan): Promise<CommitResult | null> {
  const { db, source, modules, reorgBound, target, clock = systemClock } = options;
  const present = { head: target, now: clock.now(), depth: BigInt(reorgBound) };
  const recent = (event: ChainEventRecord) => isRecent(event, present);
  const { name: chain, domain } = source;
  return commitPlan({ db, chain, domain, modules, reorgBound, target: target.number, isRecent: recent }, plan);
}
