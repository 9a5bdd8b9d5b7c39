import type { ChainEventRecord, ChainHead } from '../core/chain.ts';

/** Seconds. Nobody is notified of what is older when the index comes to it: not by a first index, nor after a long outage. */
const RECENT_AGE = 3n * 86_400n;

/** When an index is made. */
export interface Present {
  /** The node's latest block. */
  readonly head: Pick<ChainHead, 'number' | 'timestamp'>;
  readonly now: Date;
  /** Blocks: what is no deeper below the head was mined just now, whatever the clocks say. */
  readonly depth: bigint;
}

/**
 * Whether people are notified of an event. By the head's time and by the machine's: a chain whose clock is set forward or back is
 * judged by the one that is nearer, and one that jumps, as a development chain's, by its last blocks.
 */
export function isRecent(event: Pick<ChainEventRecord, 'blockNumber' | 'timestamp'>, present: Present): boolean {
  const { head, now, depth } = present;
  if (head.number - event.blockNumber <= depth) return true;
  const seconds = BigInt(Math.floor(now.getTime() / 1000));
  const clock = head.timestamp < seconds ? head.timestamp : seconds;
  return clock - event.timestamp <= RECENT_AGE;
}
