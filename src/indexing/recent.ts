import type { ChainEventRecord, ChainHead } from '../core/chain.ts';

/** The greatest age of a recent event, in seconds. Nobody is notified of an older event, which a first indexing or one after a long outage finds. */
const RECENT_AGE = 3n * 86_400n;

/** The present, by the chain's head and by the machine's clock. */
export interface Present {
  /** The node's latest block. */
  readonly head: Pick<ChainHead, 'number' | 'timestamp'>;
  readonly now: Date;
  /** The number of blocks below the head that are recent at any time of the clocks. */
  readonly depth: bigint;
}

/**
 * True if people are notified of an event: it is among the last blocks, or younger than RECENT_AGE by the earlier of the head's
 * time and the machine's. The age of the last blocks does not matter, because the clock of a development chain can jump.
 */
export function isRecent(event: Pick<ChainEventRecord, 'blockNumber' | 'timestamp'>, present: Present): boolean {
  const { head, now, depth } = present;
  if (head.number - event.blockNumber <= depth) return true;
  const seconds = BigInt(Math.floor(now.getTime() / 1000));
  const clock = head.timestamp < seconds ? head.timestamp : seconds;
  return clock - event.timestamp <= RECENT_AGE;
}
