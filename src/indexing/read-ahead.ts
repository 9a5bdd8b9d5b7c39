import type { ChainSource } from '../chains/index.ts';
import type { ChainBlock } from '../core/chain.ts';

/** Blocks that a source is asked for, as `ChainSource.blocks`. */
export interface BlockRange {
  readonly from: bigint;
  readonly to: bigint;
  readonly denseFrom: bigint;
}

/** Reads a range while the one before it is written. */
export interface ReadAhead extends Pick<ChainSource, 'blocks'> {
  /** Begins to read a range, which the next call of `blocks` is expected to ask for. It never fails. */
  begin(range: BlockRange): void;
}

/**
 * What was read ahead is answered to the next call alone, if that asks for the same blocks and the node still has the last
 * of them: then the chain up to it is the one that was read. Whatever else happened meanwhile, the range is read again.
 */
export function createReadAhead(source: Pick<ChainSource, 'blocks' | 'hashesAt'>): ReadAhead {
  let ahead: { readonly range: BlockRange; readonly blocks: Promise<readonly ChainBlock[]> } | null = null;

  /** Null where nothing was read ahead that still holds. */
  async function taken(asked: BlockRange): Promise<readonly ChainBlock[] | null> {
    const read = ahead;
    ahead = null;
    if (read === null || !covers(read.range, asked)) return null;
    const blocks = await read.blocks;
    const last = blocks.at(-1);
    if (last === undefined) return null;
    const now = await source.hashesAt([last.number]);
    return now.get(last.number) === last.hash ? blocks : null;
  }

  return {
    begin(range) {
      // A failure is no answer: the node is then asked again, and says why.
      ahead = { range, blocks: source.blocks(range.from, range.to, range.denseFrom).catch(() => []) };
    },
    blocks: async (from, to, denseFrom = from) =>
      (await taken({ from, to, denseFrom })) ?? source.blocks(from, to, denseFrom),
  };
}

/** A range that ends earlier has the blocks that were asked for too, and so has one with more of the headers. */
const covers = (read: BlockRange, asked: BlockRange): boolean =>
  read.from === asked.from && read.to <= asked.to && read.denseFrom <= asked.denseFrom;
