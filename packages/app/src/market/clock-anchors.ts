/** The difference between a chain's clock and the device's, in milliseconds, at the chain's block of that number. */
interface ClockAnchor {
  readonly block: string;
  readonly aheadMs: number;
}

export type Anchors = ReadonlyMap<string, ClockAnchor>;

interface IndexedBlock {
  readonly chain: string;
  readonly blockNumber: string | null;
  readonly blockAt: string | null;
}

/**
 * Anchors the chains' clocks at new blocks. A block that is known keeps its anchor, because the chain's time goes on although no
 * block comes.
 * @param readAtMs the device's time at which the blocks were read
 */
export function anchorClocks(anchors: Anchors, blocks: readonly IndexedBlock[], readAtMs: number): Anchors {
  const next = new Map(anchors);
  for (const { chain, blockNumber, blockAt } of blocks) {
    if (blockNumber === null || blockAt === null || next.get(chain)?.block === blockNumber) continue;
    next.set(chain, { block: blockNumber, aheadMs: Date.parse(blockAt) - readAtMs });
  }
  return next;
}
