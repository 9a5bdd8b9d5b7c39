import type { ChainBlock, ChainHead } from '@income-series/protocol/chain';
import { AppError } from '@income-series/protocol/errors/app-error';
import type { CommitPlan, Cursor } from './commit-plan.ts';
import { lastOf, nextBatchSize } from './commit-size.ts';
import { indexedBlocks } from './indexed-blocks.ts';
import type { IndexerOptions } from './options.ts';
import { HALTS_AFTER, type HaltReason, type NextStep, type PlanInput, planStep, rangeFrom } from './plan.ts';
import { type IndexPosition, isSamePosition, readCursor, writeHalt } from './position.ts';
import { createReadAhead } from './read-ahead.ts';
import { createUnfit } from './unfit.ts';
import { writePlan } from './writer.ts';

export type StepOptions = IndexerOptions & Required<Pick<IndexerOptions, 'batchBlocks' | 'commitEvents' | 'tag'>>;

export interface StepResult {
  /** `idle`: nothing to do. `advanced`: blocks were indexed. `superseded`: another worker was faster. */
  readonly kind: 'idle' | 'advanced' | 'superseded' | 'halted';
  readonly cursor: Cursor | null;
  /** The node's newest block; null if the index is halted. */
  readonly head: bigint | null;
  /** The block that the index follows; null if the index is halted. */
  readonly target: bigint | null;
  readonly halted: string | null;
  /** If events were missed, the block up to which the index is read again; else null. */
  readonly rereadTo: bigint | null;
  /** The number of blocks that were rolled back, if the step followed a reorganisation. */
  readonly rolledBack?: number;
}

/** The result of a step, and the index's position after it. */
export interface StepOutcome {
  readonly result: StepResult;
  /** Null if the position must be read again. */
  readonly position: IndexPosition | null;
  /** The indexed block that lacks events and must be read again before the next step; absent if no block lacks any. */
  readonly missed?: bigint;
}

type Tip = Pick<StepResult, 'head' | 'target' | 'rereadTo' | 'halted'>;

interface Aim {
  readonly target: ChainHead;
  readonly tip: Tip;
  /** True while a block with missed events was not read again. */
  readonly lacks: boolean;
}

/** The number of blocks in the first batch, before any events were counted. */
const FIRST_BLOCKS = 500;
/** The block of another chain that the node returned last, and the number of steps in a row in which the node returned it. */
interface ForeignBlock {
  readonly hash: string;
  readonly times: number;
}

const NO_FOREIGN_BLOCK: ForeignBlock = { hash: '', times: 0 };

/** The state of a step. */
interface StepState {
  /** True if the position was read from the index's row. */
  readonly isRead: boolean;
  /** True while a block lacks events. */
  readonly lacks: boolean;
}

/** Creates the function that runs one step of an index from a position. */
export function createSteps(options: StepOptions) {
  const { db, source, reorgBound, batchBlocks, commitEvents, tag } = options;
  const chain = source.name;
  const reader = createReadAhead(source);
  const unfit = createUnfit(options);
  let foreign = NO_FOREIGN_BLOCK;
  /** The number of blocks in the next batch, so that it has about the events of one commit. */
  let size = Math.min(FIRST_BLOCKS, batchBlocks);

  async function halt(reason: HaltReason, at: Cursor, tip: Tip): Promise<StepOutcome> {
    await writeHalt(db, chain, reason, at);
    return { result: { kind: 'halted', cursor: at, ...tip, halted: reason }, position: null };
  }

  /**
   * Looks for an indexed block that lacks events, because the events up to `to` do not fit the rows. Halts after several looks.
   * @throws CHAIN_UNAVAILABLE if none was found yet
   */
  async function remedy(at: Cursor, to: bigint, tip: Tip): Promise<StepOutcome> {
    const answer = await unfit.found(at.number, to);
    if (answer.kind === 'halt') return halt('EVENTS_INCOMPLETE', at, tip);
    if (answer.kind === 'look') throw new AppError('CHAIN_UNAVAILABLE', { cause: new Error('EventsDoNotFit') });
    return { result: { kind: 'superseded', cursor: at, ...tip }, position: null, missed: answer.missed };
  }

  /** Writes a plan, and reads the next blocks meanwhile. Returns null if another worker moved the cursor. */
  async function write(
    plan: CommitPlan,
    from: IndexPosition,
    { target, tip, lacks }: Aim,
  ): Promise<StepOutcome | null> {
    size = nextBatchSize(plan.blocks, { commitEvents, batchBlocks });
    const last = lastOf(plan.blocks).number;
    if (plan.rollbackTo === undefined && last < target.number)
      reader.begin(rangeFrom({ target, batchBlocks: size, reorgBound }, last + 1n));
    const { at, fits } = await writePlan({ ...options, target, lacks }, plan, from);
    if (!fits) return remedy(at.cursor ?? parentOf(plan.blocks), last, tip);
    if (at.cursor !== null) unfit.passed(at.cursor.number);
    if (at === from || at.cursor === null) return null;
    const { cursor, rereadTo } = at;
    return { result: { kind: 'advanced', ...tip, cursor, rereadTo, ...rolledBackBy(plan) }, position: at };
  }

  /** Returns null if the position must first be read from the index's row. */
  return async (from: IndexPosition, { isRead, lacks }: StepState): Promise<StepOutcome | null> => {
    const { cursor, halted, rereadTo } = from;
    if (halted !== null) {
      return { result: { kind: 'halted', cursor, head: null, target: null, halted, rereadTo }, position: null };
    }
    const before = foreign;
    foreign = NO_FOREIGN_BLOCK; // a step that fails below does not count as one that found the other chain
    const { latest, target } = await source.tip(tag);
    const tip = { head: latest.number, target: target.number, halted, rereadTo };
    const reading = unfit.reading({ blocks: reader.blocks, batchBlocks: size });
    const planned = await planFrom(from, { ...options, ...reading, target });
    if (!isRead && isDestructive(planned)) {
      foreign = before;
      return null;
    }
    if (planned.kind === 'halt') {
      const { hash } = planned.shown;
      foreign = { hash, times: before.hash === hash ? before.times + 1 : 1 };
      if (foreign.times < HALTS_AFTER)
        throw new AppError('CHAIN_UNAVAILABLE', { cause: new Error('ReorganisedTooDeep') });
      return halt(planned.reason, planned.at, tip);
    }
    if (planned.kind === 'idle') {
      if (!isRead && !isSamePosition(await readCursor(db, chain), from)) return null;
      return { result: { kind: 'idle', cursor, ...tip }, position: from };
    }
    const written = await write(planned.plan, from, { target, tip, lacks });
    return written ?? (isRead ? { result: { kind: 'superseded', cursor, ...tip }, position: null } : null);
  };
}

type PlanOptions = Pick<StepOptions, 'db' | 'source' | 'startBlock' | 'reorgBound'> &
  Pick<PlanInput, 'blocks' | 'target' | 'batchBlocks'>;

function planFrom({ cursor, time }: IndexPosition, options: PlanOptions): Promise<NextStep> {
  const { db, source, ...input } = options;
  const indexed = indexedBlocks(db, source.name);
  const indexedTime = async (number: bigint) => time ?? indexed.indexedTime(number);
  return planStep({ ...input, ...indexed, indexedTime, hashesAt: source.hashesAt, cursor });
}

/** True if the step rolls the index back or halts it. */
const isDestructive = (next: NextStep): boolean =>
  next.kind === 'halt' || (next.kind === 'commit' && next.plan.rollbackTo !== undefined);

const parentOf = ([first]: readonly ChainBlock[]): Cursor => {
  const { number, parentHash } = first as ChainBlock;
  return { number: number - 1n, hash: parentHash };
};

const rolledBackBy = ({ from, rollbackTo }: CommitPlan): Pick<StepResult, 'rolledBack'> =>
  rollbackTo === undefined || from === null ? {} : { rolledBack: Number(from.number - rollbackTo) };
