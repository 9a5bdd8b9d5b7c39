import { larger } from '@income-series/protocol/amounts';
import type { ChainBlock } from '@income-series/protocol/chain';
import { AppError } from '@income-series/protocol/errors/app-error';
import type { ChainSource } from '../chains/index.ts';
import type { CommitPlan, Cursor } from './commit-plan.ts';
import type { IndexerOptions } from './options.ts';
import { HALTS_AFTER } from './plan.ts';
import { type IndexPosition, readCursor, writeHalt } from './position.ts';
import { createSteps, type StepOutcome, type StepResult } from './step.ts';
import { writePlan } from './writer.ts';

export interface Indexer {
  /**
   * Runs one step: reads the cursor and the chain, and writes at most one batch, in a transaction for each 10,000 events. A
   * step may be repeated, killed at any point, and run twice at the same time.
   *
   * @throws CHAIN_UNAVAILABLE, CHAIN_BEHIND, CHAIN_STALE, CHAIN_MISMATCH, CHAIN_REFUSED, DATABASE_UNAVAILABLE
   */
  step(): Promise<StepResult>;
  /**
   * Sets the block that lacks events (null: none does). While it is set, every step marks the cursor's row as incomplete.
   */
  lacksEvents(block: bigint | null): Promise<void>;
  /**
   * Rolls the index back to before a block with missed events, and indexes that block completely; the next steps index the
   * following ones. Returns false if another worker moved the index meanwhile.
   */
  reread(from: bigint): Promise<boolean>;
}

const BATCH_BLOCKS = 2_000;
/** The number of events at which a commit ends, because all rows of a commit are in memory at once. */
const MOST_EVENTS = 10_000;

/** Creates the indexer of one chain. It keeps its position in memory, and every commit verifies the position in the database. */
export function createIndexer(options: IndexerOptions): Indexer {
  const { db, source, batchBlocks = BATCH_BLOCKS, commitEvents = MOST_EVENTS, tag = 'latest' } = options;
  const chain = source.name;
  const stepFrom = createSteps({ ...options, batchBlocks, commitEvents, tag });
  /** The block that lacks events. */
  let lacking: bigint | null = null;
  /** The index's position after the last step. Commits and idle steps verify it, so that it need not be read. */
  let lastPosition: IndexPosition | null = null;

  /** The number of rereads in a row whose block did not fit the earlier rows. */
  let unfitRereads = 0;

  async function reread(from: bigint): Promise<boolean> {
    lastPosition = null;
    const position = await readCursor(db, chain);
    const { cursor, halted, rereadTo } = position;
    if (halted !== null || cursor === null || cursor.number < from) return false;
    const [plan, { target }] = await Promise.all([planReread(options, from, cursor, rereadTo), source.tip(tag)]);
    const { at, fits } = await writePlan({ ...options, commitEvents, target, lacks: false }, plan, position);
    unfitRereads = fits ? 0 : unfitRereads + 1;
    if (!fits && unfitRereads < HALTS_AFTER)
      throw new AppError('CHAIN_UNAVAILABLE', { cause: new Error('EventsDoNotFit') });
    if (!fits) await writeHalt(db, chain, 'EVENTS_INCOMPLETE', cursor);
    else if (at === position) return false;
    else if (lacking !== null && lacking >= from) lacking = null;
    return true;
  }

  return {
    async step() {
      const position = lastPosition;
      lastPosition = null;
      const lacks = lacking !== null;
      const first = position === null ? null : await stepFrom(position, { isRead: false, lacks });
      const outcome = first ?? ((await stepFrom(await readCursor(db, chain), { isRead: true, lacks })) as StepOutcome);
      lastPosition = outcome.position;
      if (outcome.missed !== undefined) await reread(outcome.missed);
      return outcome.result;
    },

    async lacksEvents(block) {
      lacking = block;
      lastPosition = null;
      if (block === null) return; // the next block clears the row's mark
      await db.$executeRaw`
        UPDATE indexer_cursor SET reread_to = block_number + 1 WHERE chain = ${chain} AND reread_to IS NULL`;
    },

    reread,
  };
}

/** Plans to roll back to before `from`, and to index all of block `from`, or of the next block if that height has none. */
async function planReread(
  { source, startBlock, reorgBound }: Pick<IndexerOptions, 'source' | 'startBlock' | 'reorgBound'>,
  from: bigint,
  cursor: Cursor,
  rereadTo: bigint | null,
): Promise<CommitPlan> {
  const lowest = from - BigInt(reorgBound);
  const [whole, headers] = await Promise.all([
    readWhole(source, from, cursor.number),
    from > startBlock ? source.blocks(larger(lowest, startBlock), from - 1n) : [],
  ]);
  return {
    from: cursor,
    rollbackTo: from - 1n,
    blocks: [whole],
    headers,
    // A value one above the cursor only marks that a block lacks events, and is no block up to which to read.
    rereadTo: rereadTo === null || rereadTo === cursor.number + 1n ? cursor.number : rereadTo,
  };
}

/** Reads the first block of `from..to` with all its receipts. @throws CHAIN_UNAVAILABLE if the chain moved and there is none */
async function readWhole(source: ChainSource, from: bigint, to: bigint): Promise<ChainBlock> {
  const whole = await source.whole(from);
  if (whole !== null) return whole;
  const [next] = await source.blocks(from, to, to);
  const block = next === undefined ? null : await source.whole(next.number);
  if (block === null) throw new AppError('CHAIN_UNAVAILABLE', { cause: new Error('BlockMissing') });
  return block;
}
