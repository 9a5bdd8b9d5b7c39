import type { ChainEventRecord, ChainHead } from '@income-series/protocol/chain';

/** The seconds up to which an event is recent: a first indexing, or one after a long outage, notifies of no older event. */
const RECENT_AGE = 3n * 86_400n;

/** The present, by the chain's head and by the machine's clock. */
export interface Present {
  /** The node's latest block. */
  readonly head: Pick<ChainHead, 'number' | 'timestamp'>;
  readonly now: Date;
  /** The number of blocks below the head that count as just mined, whatever the clocks say. */
  readonly depth: bigint;
}

/**
 * True if people are notified of an event: it is among the last blocks, or younger than RECENT_AGE by the earlier of the head's
 * time and the machine's. The last blocks count always, because the clock of a development chain may jump.
 */
export function isRecent(event: Pick<ChainEventRecord, 'blockNumber' | 'timestamp'>, present: Present): boolean {
  const { head, now, depth } = present;
  if (head.number - event.blockNumber <= depth) return true;
  const seconds = BigInt(Math.floor(now.getTime() / 1000));
  const earlierTime = head.timestamp < seconds ? head.timestamp : seconds;
  return earlierTime - event.timestamp <= RECENT_AGE;
}
