import type { ChainSource } from '../chains/index.ts';
import type { ChainBlock } from '../core/chain.ts';

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
 * range and the node still has the last of them, and so its ancestors. Otherwise the range is read again.
 */
export function createReadAhead(source: Pick<ChainSource, 'blocks' | 'hashesAt'>): ReadAhead {
  let ahead: { readonly range: BlockRange; readonly blocks: Promise<readonly ChainBlock[]> } | null = null;

  /** Takes the blocks that were read ahead; null if they are not of this range, or not valid any more. */
  async function takeAhead(requested: BlockRange): Promise<readonly ChainBlock[] | null> {
    const prefetch = ahead;
    ahead = null;
    if (prefetch === null || !covers(prefetch.range, requested)) return null;
    const blocks = await prefetch.blocks;
    const last = blocks.at(-1);
    if (last === undefined) return null;
    const onNode = await source.hashesAt([last.number]);
    return onNode.get(last.number) === last.hash ? blocks : null;
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

/** True if a prefetched range can replace the requested one: it begins at the same block, ends no later, and lacks no headers. */
const covers = (prefetched: BlockRange, requested: BlockRange): boolean =>
  prefetched.from === requested.from && prefetched.to <= requested.to && prefetched.denseFrom <= requested.denseFrom;
