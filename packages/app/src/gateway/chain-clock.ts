/** The last indexed block of a chain, and the browser's time when the page read of it. Times are in milliseconds. */
export interface BlockReading {
  readonly number: string;
  readonly at: number;
  readonly readAt: number;
}

/** A chain's clock: the browser's clock and a difference. */
export interface ChainClock {
  /** The last block; null while the index has none. */
  readonly block: BlockReading | null;
  /** The chain's time less the browser's. */
  readonly aheadMs: number;
  /** The age of the last block by this clock, if it is more than ten minutes; else null. */
  readonly lateMs: number | null;
}

/** The most that the last block of a running chain is behind: the time between blocks, and what the index needs. */
const USUAL_STEP_MS = 10 * 60_000;

/** The clock of a chain whose block is unknown: the browser's. */
export const BROWSER_CLOCK: ChainClock = { block: null, aheadMs: 0, lateMs: null };

/**
 * The clock of a chain after an answer. Contracts compare deadlines with the time of the block that a transaction is in, so the
 * last block's time counts:
 *
 * - A block ahead of the browser's clock moves the chain's clock ahead, because no later block is earlier. So it is where a demo
 *   moved the chain, and on a device whose clock is slow.
 * - A block up to ten minutes behind moves nothing, because the next block has the present time.
 * - A block further behind moves nothing either, but the page says how old it is. The chain stands still, the index is behind,
 *   or the device's clock is fast: the page cannot tell which.
 * - A block further behind moves the clock of a demo's chain back, because the demo alone moves that clock.
 * - A block keeps the difference that it had when the page first read of it. A chain without transactions may mine no block for
 *   hours, while the time of its next block goes on.
 */
export function clockAfter(previous: ChainClock, block: BlockReading, isDemo: boolean): ChainClock {
  const isSameBlock = previous.block?.number === block.number && previous.block.at === block.at;
  const difference = block.at - block.readAt;
  const movesClock = difference > 0 || (isDemo && difference < -USUAL_STEP_MS);
  const aheadMs = isSameBlock ? previous.aheadMs : movesClock ? difference : 0;
  const age = block.readAt + aheadMs - block.at;
  return { block, aheadMs, lateMs: isDemo || age <= USUAL_STEP_MS ? null : age };
}
