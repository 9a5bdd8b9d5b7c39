import type { ChainSource } from '../chains/index.ts';
import type { BlockTag, ChainBlock, ChainEventRecord, ChainHead } from '../core/chain.ts';
import { type Clock, systemClock } from '../core/clock.ts';
import { AppError } from '../core/errors/app-error.ts';
import type { PrismaClient } from '../generated/prisma/client.ts';
import { commitPlan } from './commit.ts';
import type { Committed, Cursor, Plan } from './commit-plan.ts';
import { lastOf, partsOf, sizeAfter } from './commit-size.ts';
import { indexedBlocks } from './indexed-blocks.ts';
import type { IndexedModule } from './parts.ts';
import { type HaltReason, type NextStep, planStep } from './plan.ts';
import { FoldError } from './projection/fold-error.ts';
import { isRecent } from './recent.ts';

export interface IndexerOptions {
  readonly db: PrismaClient;
  readonly source: ChainSource;
  /** Whose rows follow the chain. */
  readonly modules: readonly IndexedModule[];
  /** The block of the contracts' deployment: nothing is indexed before it. */
  readonly startBlock: bigint;
  /** The deepest reorganisation that is followed; a deeper one halts. */
  readonly reorgBound: number;
  /** Most blocks that are asked for at once. Default 2000. */
  readonly batchBlocks?: number;
  /** Events at which a commit ends, with the whole of their block. Default 10,000. */
  readonly commitEvents?: number;
  /** Up to which of the node's blocks. Default `latest`, which is provisional. */
  readonly tag?: BlockTag;
  /** Decides what is recent. By default the machine's. */
  readonly clock?: Clock;
}

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

export interface Indexer {
  /**
   * One step: reads the cursor, asks the chain, writes at most one batch, in a transaction for each 10,000 events. Safe to repeat, to kill at
   * any point, and to run twice at once.
   *
   * @throws CHAIN_UNAVAILABLE, CHAIN_BEHIND, CHAIN_STALE, CHAIN_MISMATCH, CHAIN_REFUSED, DATABASE_UNAVAILABLE
   */
  step(): Promise<StepResult>;
  /**
   * Remembers that a block lacks events (null: that none does): every step writes so in the cursor's row, until the block
   * is read again.
   */
  lacksEvents(block: bigint | null): Promise<void>;
  /**
   * Rolls back what was indexed from a block on of which events were missed, puts the whole of that block in its place,
   * and leaves the following ones to the next steps. Answers false where another worker moved the index meanwhile.
   */
  reread(from: bigint): Promise<boolean>;
}

type Tip = Pick<StepResult, 'head' | 'target' | 'rereadTo' | 'halted'>;

const BATCH_BLOCKS = 2_000;
/** The same before any block's events were counted. */
const FIRST_BLOCKS = 500;
/** A commit ends with the block at which it has so many events: its rows are in memory at once. */
const MOST_EVENTS = 10_000;
/**
 * So many steps in a row must find the same reorganisation beyond the bound before the index halts for it: one answer of
 * a node that is elsewhere for a short time must not stop it permanently. With the worker's pauses these take some ten
 * seconds.
 */
export const HALTS_AFTER = 5;

export function createIndexer(options: IndexerOptions): Indexer {
  const { db, source, modules, startBlock, reorgBound, batchBlocks = BATCH_BLOCKS, tag = 'latest' } = options;
  const { clock = systemClock, commitEvents = MOST_EVENTS } = options;
  const chain = source.name;
  /** The block of another chain that the node showed last, and in how many steps in a row. */
  let foreign = { hash: '', times: 0 };
  let lacking: bigint | null = null;
  /** Where the last step left the index. Every commit verifies it, and every step that finds nothing to do. */
  let left: Position | null = null;
  /** Blocks that are asked for at once: as many as have the events of one commit, by those before. */
  let size = Math.min(FIRST_BLOCKS, batchBlocks);

  const halt = (reason: HaltReason, at: Cursor, tip: Tip) => writeHalt(db, chain, reason, { at, tip });
  const commit = (plan: Plan, head: ChainHead): Promise<Committed | null> => {
    const present = { head, now: clock.now(), depth: BigInt(reorgBound) };
    const recent = (event: ChainEventRecord) => isRecent(event, present);
    return commitPlan(
      { db, chain, domain: source.domain, modules, reorgBound, target: head.number, isRecent: recent },
      plan,
    );
  };

  const nextFrom = ({ cursor, time }: Position, target: ChainHead): Promise<NextStep> => {
    const indexed = indexedBlocks(db, chain);
    const indexedTime = async (number: bigint) => time ?? indexed.indexedTime(number);
    return planStep({ source, target, cursor, startBlock, batchBlocks: size, reorgBound, ...indexed, indexedTime });
  };

  /** Counts a reorganisation beyond the bound. @throws CHAIN_UNAVAILABLE before it was shown often enough */
  function tooDeep({ reason, at, shown }: NextStep & { readonly kind: 'halt' }, before: typeof foreign, tip: Tip) {
    foreign = { hash: shown.hash, times: before.hash === shown.hash ? before.times + 1 : 1 };
    if (foreign.times >= HALTS_AFTER) return halt(reason, at, tip);
    throw new AppError('CHAIN_UNAVAILABLE', { cause: new Error('ReorganisedTooDeep') });
  }

  /** Commits the blocks of a plan, in parts where their events are many. Null where another worker moved the cursor. */
  async function write(planned: Plan, from: Position, target: ChainHead, tip: Tip): Promise<StepResult | null> {
    const { cursor } = from;
    const stillLacks = (last: Cursor) => (lacking === null ? {} : { rereadTo: last.number + 1n });
    let at: Position = from;
    try {
      for (const part of partsOf(planned, commitEvents)) {
        const last = lastOf(part.blocks);
        const written = await commit({ ...part, from: at.cursor, ...stillLacks(last) }, target);
        if (written === null) break;
        const reached = { number: last.number, hash: last.hash };
        at = { cursor: reached, time: last.timestamp, halted: null, rereadTo: written.rereadTo };
      }
    } catch (error) {
      if (!(error instanceof FoldError)) throw error;
      const { parentHash, number } = planned.blocks[0] as ChainBlock;
      return halt('EVENTS_INCOMPLETE', at.cursor ?? { number: number - 1n, hash: parentHash }, tip);
    }
    if (at === from || at.cursor === null) return null;
    size = sizeAfter(planned.blocks, { commitEvents, batchBlocks });
    left = at;
    const result = { kind: 'advanced', ...tip, cursor: at.cursor, rereadTo: at.rereadTo } as const;
    if (planned.rollbackTo === undefined || cursor === null) return result;
    return { ...result, rolledBack: Number(cursor.number - planned.rollbackTo) };
  }

  /** A step from where the index is; null where that has to be read first, as `from` may no longer be so. */
  async function stepFrom(from: Position, isRead: boolean): Promise<StepResult | null> {
    const { cursor, halted, rereadTo } = from;
    if (halted !== null) return { kind: 'halted', cursor, head: null, target: null, halted, rereadTo };
    const before = foreign;
    const { latest, target } = await source.tip(tag);
    const tip = { head: latest, target: target.number, halted, rereadTo };
    const next = await nextFrom(from, target);
    if (!isRead && (next.kind === 'halt' || (next.kind === 'commit' && next.plan.rollbackTo !== undefined)))
      return null;
    foreign = { hash: '', times: 0 };
    if (next.kind === 'idle') {
      if (!isRead && !samePosition(await readCursor(db, chain), from)) return null;
      left = from;
      return { kind: 'idle', cursor, ...tip };
    }
    if (next.kind === 'halt') return tooDeep(next, before, tip);
    const written = await write(next.plan, from, target, tip);
    return written === null && isRead ? { kind: 'superseded', cursor, ...tip } : written;
  }

  return {
    async step() {
      const known = left;
      left = null;
      const taken = known === null ? null : await stepFrom(known, false);
      return taken ?? ((await stepFrom(await readCursor(db, chain), true)) as StepResult);
    },

    async lacksEvents(block) {
      lacking = block;
      left = null;
      if (block === null) return; // the row's note ends with the next block
      await db.$executeRaw`
        UPDATE indexer_cursor SET reread_to = block_number + 1 WHERE chain = ${chain} AND reread_to IS NULL`;
    },

    async reread(from) {
      left = null;
      const { cursor, halted, rereadTo } = await readCursor(db, chain);
      if (halted !== null || cursor === null || cursor.number < from) return false;
      const [plan, { latest, target }] = await Promise.all([
        planReread({ source, startBlock, reorgBound }, from, cursor, rereadTo),
        source.tip(tag),
      ]);
      try {
        if ((await commit(plan, target)) === null) return false;
        if (lacking !== null && lacking >= from) lacking = null;
        return true;
      } catch (error) {
        if (!(error instanceof FoldError)) throw error;
        await halt('EVENTS_INCOMPLETE', cursor, { head: latest, target: target.number, halted, rereadTo });
        return true;
      }
    },
  };
}

const samePosition = (now: Position, then: Position): boolean =>
  now.halted === null &&
  now.rereadTo === then.rereadTo &&
  now.cursor?.number === then.cursor?.number &&
  now.cursor?.hash === then.cursor?.hash;

/** `at`: where the index is; it may have no row yet. */
async function writeHalt(
  db: PrismaClient,
  chain: string,
  reason: HaltReason,
  { at, tip }: { readonly at: Cursor; readonly tip: Tip },
): Promise<StepResult> {
  const create = { chain, blockNumber: at.number, blockHash: at.hash, halted: reason };
  await db.indexerCursor.upsert({ where: { chain }, create, update: { halted: reason } });
  return { kind: 'halted', cursor: at, ...tip, halted: reason };
}

/** Puts the whole of block `from`, or of the next one where that height has none, in the place of what was indexed from it on. */
async function planReread(
  { source, startBlock, reorgBound }: Pick<IndexerOptions, 'source' | 'startBlock' | 'reorgBound'>,
  from: bigint,
  cursor: Cursor,
  rereadTo: bigint | null,
): Promise<Plan> {
  const lowest = from - BigInt(reorgBound);
  const [whole, headers] = await Promise.all([
    wholeFrom(source, from, cursor.number),
    from > startBlock ? source.blocks(lowest > startBlock ? lowest : startBlock, from - 1n) : [],
  ]);
  return {
    from: cursor,
    rollbackTo: from - 1n,
    blocks: [whole],
    headers,
    // One above the cursor is the note that a block lacks events, and no block that was read already.
    rereadTo: rereadTo === null || rereadTo === cursor.number + 1n ? cursor.number : rereadTo,
  };
}

/** @throws CHAIN_UNAVAILABLE where no height of `from..to` has a block any more: the chain moved meanwhile */
async function wholeFrom(source: ChainSource, from: bigint, to: bigint): Promise<ChainBlock> {
  const whole = await source.whole(from);
  if (whole !== null) return whole;
  const [next] = await source.blocks(from, to, to);
  const block = next === undefined ? null : await source.whole(next.number);
  if (block === null) throw new AppError('CHAIN_UNAVAILABLE', { cause: new Error('BlockMissing') });
  return block;
}

/** Where the index of a chain is. */
interface Position {
  readonly cursor: Cursor | null;
  /** Of its last block, unix seconds, where it is known. */
  readonly time: bigint | null;
  readonly halted: string | null;
  readonly rereadTo: bigint | null;
}

/** Where the index of a chain is, as its row says. */
export async function readCursor(db: PrismaClient, chain: string): Promise<Position> {
  const row = await db.indexerCursor.findUnique({ where: { chain } });
  if (row === null) return { cursor: null, time: null, halted: null, rereadTo: null };
  const { blockNumber, blockHash, halted, rereadTo } = row;
  return { cursor: { number: blockNumber, hash: blockHash }, time: null, halted, rereadTo };
}
