import type { ChainBlock, ChainHead } from '../core/chain.ts';
import { AppError } from '../core/errors/app-error.ts';
import type { CommitPlan, Cursor } from './commit-plan.ts';
import { lastOf, sizeAfter } from './commit-size.ts';
import { indexedBlocks } from './indexed-blocks.ts';
import type { IndexerOptions } from './options.ts';
import { type HaltReason, type NextStep, type PlanInput, planStep, rangeFrom } from './plan.ts';
import { type IndexPosition, readCursor, samePosition, writeHalt } from './position.ts';
import { createReadAhead } from './read-ahead.ts';
import { writePlan } from './writer.ts';

export type StepOptions = IndexerOptions & Required<Pick<IndexerOptions, 'batchBlocks' | 'commitEvents' | 'tag'>>;

export interface StepResult {
  /** `idle`: nothing to do. `advanced`: more may follow at once. `superseded`: another worker was faster. */
  readonly kind: 'idle' | 'advanced' | 'superseded' | 'halted';
  readonly cursor: Cursor | null;
  /** The node's newest block; null where the index is halted and the node was not asked. */
  readonly head: bigint | null;
  /** The block up to which it goes; null as `head`. */
  readonly target: bigint | null;
  readonly halted: string | null;
  /** Where events were missed: the block up to which the index is read again. */
  readonly rereadTo: bigint | null;
  /** How many blocks were rolled back, in a step that followed a reorganisation. */
  readonly rolledBack?: number;
}

/** What a step came to. */
export interface Taken {
  readonly result: StepResult;
  /** Where it left the index; null where that is to be read. */
  readonly left: IndexPosition | null;
}

type Tip = Pick<StepResult, 'head' | 'target' | 'rereadTo' | 'halted'>;

interface Aim {
  readonly target: ChainHead;
  readonly tip: Tip;
  /** Whether a block lacks events that is not yet read again. */
  readonly lacks: boolean;
}

/** Blocks that are asked for at once before any block's events were counted. */
const FIRST_BLOCKS = 500;
/**
 * So many steps in a row must find the same reorganisation beyond the bound before the index halts for it: one answer of
 * a node that is elsewhere for a short time must not stop it permanently. With the worker's pauses these take some ten
 * seconds.
 */
export const HALTS_AFTER = 5;

/** The block of another chain that the node showed last, and in how many steps in a row. */
interface Foreign {
  readonly hash: string;
  readonly times: number;
}

const NOTHING: Foreign = { hash: '', times: 0 };

/** Steps of an index from where it is. */
export function createSteps(options: StepOptions) {
  const { db, source, reorgBound, batchBlocks, commitEvents, tag } = options;
  const chain = source.name;
  const reader = createReadAhead(source);
  let foreign = NOTHING;
  /** Blocks that are asked for at once: as many as have the events of one commit, by those before. */
  let size = Math.min(FIRST_BLOCKS, batchBlocks);

  async function halt(reason: HaltReason, at: Cursor, tip: Tip): Promise<Taken> {
    await writeHalt(db, chain, reason, at);
    return { result: { kind: 'halted', cursor: at, ...tip, halted: reason }, left: null };
  }

  /** Writes a plan while the blocks after it are read. Null where another worker moved the cursor. */
  async function write(plan: CommitPlan, from: IndexPosition, { target, tip, lacks }: Aim): Promise<Taken | null> {
    size = sizeAfter(plan.blocks, { commitEvents, batchBlocks });
    const last = lastOf(plan.blocks).number;
    if (plan.rollbackTo === undefined && last < target.number)
      reader.begin(rangeFrom({ target, batchBlocks: size, reorgBound }, last + 1n));
    const { at, fits } = await writePlan({ ...options, target, lacks }, plan, from);
    if (!fits) return halt('EVENTS_INCOMPLETE', at.cursor ?? parentOf(plan.blocks), tip);
    if (at === from || at.cursor === null) return null;
    const { cursor, rereadTo } = at;
    return { result: { kind: 'advanced', ...tip, cursor, rereadTo, ...rolledBackBy(plan) }, left: at };
  }

  /** `isRead`: the position is as the index's row says. Otherwise null where that has to be read first. */
  return async (from: IndexPosition, isRead: boolean, lacks: boolean): Promise<Taken | null> => {
    const { cursor, halted, rereadTo } = from;
    if (halted !== null) {
      return { result: { kind: 'halted', cursor, head: null, target: null, halted, rereadTo }, left: null };
    }
    const before = foreign;
    foreign = NOTHING; // also where this step fails: then it was not shown the other chain
    const { latest, target } = await source.tip(tag);
    const tip = { head: latest.number, target: target.number, halted, rereadTo };
    const planned = await planFrom(from, { ...options, blocks: reader.blocks, target, batchBlocks: size });
    if (!isRead && mustBeSure(planned)) {
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
      if (!isRead && !samePosition(await readCursor(db, chain), from)) return null;
      return { result: { kind: 'idle', cursor, ...tip }, left: from };
    }
    const written = await write(planned.plan, from, { target, tip, lacks });
    return written ?? (isRead ? { result: { kind: 'superseded', cursor, ...tip }, left: null } : null);
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

/** Whether the index is to be taken back or halted. */
const mustBeSure = (next: NextStep): boolean =>
  next.kind === 'halt' || (next.kind === 'commit' && next.plan.rollbackTo !== undefined);

const parentOf = ([first]: readonly ChainBlock[]): Cursor => {
  const { number, parentHash } = first as ChainBlock;
  return { number: number - 1n, hash: parentHash };
};

const rolledBackBy = ({ from, rollbackTo }: CommitPlan): Pick<StepResult, 'rolledBack'> =>
  rollbackTo === undefined || from === null ? {} : { rolledBack: Number(from.number - rollbackTo) };
