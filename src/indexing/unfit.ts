import type { ChainBlock } from '@income-series/protocol/chain';
import { AppError } from '@income-series/protocol/errors/app-error';
import type { ChainSource } from '../chains/index.ts';
import { findMissed } from './check.ts';
import type { IndexerOptions } from './options.ts';
import { HALTS_AFTER, type PlanInput } from './plan.ts';

/** The number of blocks that are read by receipts at once. */
const RECEIPT_BLOCKS = 20;
/** The number of indexed blocks whose receipts one look compares. */
const LOOK_BLOCKS = 200n;

/** The answer of a step to events that do not fit the rows. `missed`: an indexed block that lacks events. */
type UnfitRemedy =
  | { readonly kind: 'look' }
  | { readonly kind: 'reread'; readonly missed: bigint }
  | { readonly kind: 'halt' };

type Reading = Pick<PlanInput, 'blocks' | 'batchBlocks'>;

/** The place at which events do not fit the rows, until the index has passed it. */
interface Unfit {
  /** The way to read the next blocks: the usual one, or by receipts where the node may have left out logs. */
  reading(usual: Reading): Reading;
  /** Reports that the events up to `to` do not fit the rows of block `at`. Looks at some earlier indexed blocks. */
  found(at: bigint, to: bigint): Promise<UnfitRemedy>;
  passed(cursor: bigint): void;
}

/**
 * Creates the record of events that do not fit. A node may leave out logs without an error, so the blocks are read by receipts
 * next, and the receipts of the last indexed blocks are compared. The index halts after `HALTS_AFTER` looks that found nothing.
 */
export function createUnfit({ db, source, startBlock }: Pick<IndexerOptions, 'db' | 'source' | 'startBlock'>): Unfit {
  let place: { readonly at: bigint; readonly to: bigint; readonly looks: number } | null = null;

  /** Finds the first block that lacks events among the blocks of this look, which are below those of the look before. Null also where the node has no receipts. */
  async function missedBefore(at: bigint, looks: number): Promise<bigint | null> {
    const to = at - LOOK_BLOCKS * BigInt(looks - 1);
    const from = to - LOOK_BLOCKS + 1n;
    const range = { from: from > startBlock ? from : startBlock, to };
    return findMissed({ db, source }, range).catch(nullWithoutReceipts);
  }

  /** Reads blocks by receipts, or by logs where the node has no receipts. @throws CHAIN_UNAVAILABLE */
  const blocksByReceipts: Reading['blocks'] = (from, to, denseFrom) =>
    readReceipts(source, from, to).catch((error) => nullWithoutReceipts(error) ?? source.blocks(from, to, denseFrom));

  return {
    reading: (usual) => (place === null ? usual : { blocks: blocksByReceipts, batchBlocks: RECEIPT_BLOCKS }),
    async found(at, to) {
      const looks = place?.at === at ? place.looks + 1 : 1;
      place = { at, to, looks };
      const missed = await missedBefore(at, looks);
      if (missed !== null) {
        place = null;
        return { kind: 'reread', missed };
      }
      return { kind: looks < HALTS_AFTER ? 'look' : 'halt' };
    },
    passed(cursor) {
      if (place !== null && cursor >= place.to) place = null;
    },
  };
}

function nullWithoutReceipts(error: unknown): null {
  if (error instanceof AppError && error.code === 'CHAIN_UNAVAILABLE') return null;
  throw error;
}

/** Reads blocks by receipts. @throws CHAIN_UNAVAILABLE, also if one is not the child of the one before */
async function readReceipts(source: ChainSource, from: bigint, to: bigint): Promise<readonly ChainBlock[]> {
  const numbers = Array.from({ length: Number(to - from) + 1 }, (_, i) => from + BigInt(i));
  const read = await Promise.all(numbers.map((number) => source.whole(number)));
  const blocks = read.filter((block) => block !== null);
  if (blocks.some(({ parentHash }, i) => i > 0 && parentHash !== blocks[i - 1]?.hash))
    throw new AppError('CHAIN_UNAVAILABLE', { cause: new Error('BlocksNotLinked') });
  return blocks;
}
