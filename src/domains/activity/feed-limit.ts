import { AppError } from '@income-series/protocol/errors/app-error';
import { createPlaces } from '../../core/places.ts';

/** The most feeds that an account may have open. The limit is low, because each feed runs a few statements an event. */
export const MAX_FEEDS = 16;
/** The most feeds without a session that one process serves. */
const MAX_ANONYMOUS_FEEDS = 200;
/** The most feeds without a session of one address. */
export const MAX_ANONYMOUS_FEEDS_OF_ADDRESS = 100;

const LIMITS = { account: MAX_FEEDS, anonymous: MAX_ANONYMOUS_FEEDS, address: MAX_ANONYMOUS_FEEDS_OF_ADDRESS };

/** Counts the open feeds of one process. */
export interface FeedLimit {
  /**
   * Counts one more feed of an account, or without a session of an address. Returns the function that gives its place back, which
   * acts once. @throws FEED_LIMIT
   */
  enter(accountId: string | null, address?: string): () => void;
}

/** Creates the counter of open feeds. */
export function createFeedLimit(limits = LIMITS): FeedLimit {
  const places = createPlaces();
  return {
    enter(accountId, address = '') {
      const shares =
        accountId === null
          ? [
              { name: 'anonymous', most: limits.anonymous },
              { name: `address ${address}`, most: limits.address },
            ]
          : [{ name: `account ${accountId}`, most: limits.account }];
      const leave = places.enter(shares);
      if (leave === null) throw new AppError('FEED_LIMIT');
      return leave;
    },
  };
}
