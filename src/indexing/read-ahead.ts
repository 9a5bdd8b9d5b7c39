import type { ChainBlock } from '@income-series/protocol/chain';
import type { ChainSource } from '../chains/index.ts';

/** The arguments of `ChainSource.blocks`: a range of blocks, and the block from which empty ones are included. */
export interface BlockRange {
  readonly from: bigint;
  readonly to: bigint;
  readonly denseFrom: bigint;
}

/** A source of blocks that reads the next range while the last one is written. */
export interface ReadAhead extends Pick<ChainSource, 'blocks'> {
  /** Begins to read the range that the next call of `blocks` is expected to request. It never fails. */
  begin(range: BlockRange): void;
}

/**
 * Creates a read-ahead. Only the next call of `blocks` gets the blocks that were read ahead, and only if it requests the same
 * range and the node still has the last block, which implies the chain below it. Else the range is read again.
 */
export function createReadAhead(source: Pick<ChainSource, 'blocks' | 'hashesAt'>): ReadAhead {
  let ahead: { readonly range: BlockRange; readonly blocks: Promise<readonly ChainBlock[]> } | null = null;

  /** Takes the blocks that were read ahead; null if they are not of this range, or not valid any more. */
  async function takeAhead(requested: BlockRange): Promise<readonly ChainBlock[] | null> {
    const read = ahead;
    ahead = null;
    if (read === null || !covers(read.range, requested)) return null;
    const blocks = await read.blocks;
    const last = blocks.at(-1);
    if (last === undefined) return null;
    const now = await source.hashesAt([last.number]);
    return now.get(last.number) === last.hash ? blocks : null;
  }

  return {
    begin(range) {
      // A failure counts as no blocks, so that `blocks` reads the range again and throws the error.
      ahead = { range, blocks: source.blocks(range.from, range.to, range.denseFrom).catch(() => []) };
    },
    blocks: async (from, to, denseFrom = from) =>
      (await takeAhead({ from, to, denseFrom })) ?? source.blocks(from, to, denseFrom),
  };
}

/** True if a read range may stand for the requested one: it begins at the same block, ends no later, and lacks no headers. */
const covers = (read: BlockRange, requested: BlockRange): boolean =>
  read.from === requested.from && read.to <= requested.to && read.denseFrom <= requested.denseFrom;
