import type { ChainSource } from '../chains/index.ts';
import type { ChainBlock } from '../core/chain.ts';
import { AppError } from '../core/errors/app-error.ts';
import type { CommitPlan, Cursor } from './commit-plan.ts';
import type { IndexerOptions } from './options.ts';
import { type IndexPosition, readCursor, writeHalt } from './position.ts';
import { createSteps, type StepResult, type Taken } from './step.ts';
import { writePlan } from './writer.ts';

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

const BATCH_BLOCKS = 2_000;
/** A commit ends with the block at which it has so many events: its rows are in memory at once. */
const MOST_EVENTS = 10_000;

export function createIndexer(options: IndexerOptions): Indexer {
  const { db, source, batchBlocks = BATCH_BLOCKS, commitEvents = MOST_EVENTS, tag = 'latest' } = options;
  const chain = source.name;
  const stepFrom = createSteps({ ...options, batchBlocks, commitEvents, tag });
  /** The block that lacks events. */
  let lacking: bigint | null = null;
  /** Where the last step left the index. Every commit verifies it, and every step that finds nothing to do. */
  let left: IndexPosition | null = null;

  return {
    async step() {
      const known = left;
      left = null;
      const lacks = lacking !== null;
      const first = known === null ? null : await stepFrom(known, false, lacks);
      const taken = first ?? ((await stepFrom(await readCursor(db, chain), true, lacks)) as Taken);
      left = taken.left;
      return taken.result;
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
      const position = await readCursor(db, chain);
      const { cursor, halted, rereadTo } = position;
      if (halted !== null || cursor === null || cursor.number < from) return false;
      const [plan, { target }] = await Promise.all([planReread(options, from, cursor, rereadTo), source.tip(tag)]);
      const { at, fits } = await writePlan({ ...options, commitEvents, target, lacks: false }, plan, position);
      if (!fits) await writeHalt(db, chain, 'EVENTS_INCOMPLETE', cursor);
      else if (at === position) return false;
      else if (lacking !== null && lacking >= from) lacking = null;
      return true;
    },
  };
}

/** Puts the whole of block `from`, or of the next one where that height has none, in the place of what was indexed from it on. */
async function planReread(
  { source, startBlock, reorgBound }: Pick<IndexerOptions, 'source' | 'startBlock' | 'reorgBound'>,
  from: bigint,
  cursor: Cursor,
  rereadTo: bigint | null,
): Promise<CommitPlan> {
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
