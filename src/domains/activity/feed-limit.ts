import { AppError } from '../../core/errors/app-error.ts';

/** The most feeds that an account may have open. The limit is low, because each feed runs a few statements an event. */
export const MAX_FEEDS = 16;
/** The most feeds without a session that one process serves. */
export const MAX_ANONYMOUS_FEEDS = 200;

/** Counts the open feeds of one process. */
export interface FeedLimit {
  /** Counts one more feed; `accountId` is null without a session. Returns the function that gives the place back. @throws FEED_LIMIT */
  enter(accountId: string | null): () => void;
}

/** Creates the counter of open feeds. Giving a place back twice has no effect. */
export function createFeedLimit(max = MAX_FEEDS, maxAnonymous = MAX_ANONYMOUS_FEEDS): FeedLimit {
  const openFeeds = new Map<string | null, number>();
  return {
    enter(accountId) {
      const count = openFeeds.get(accountId) ?? 0;
      if (count >= (accountId === null ? maxAnonymous : max)) throw new AppError('FEED_LIMIT');
      openFeeds.set(accountId, count + 1);
      let isReturned = false;
      return () => {
        if (isReturned) return;
        isReturned = true;
        const remaining = (openFeeds.get(accountId) ?? 1) - 1;
        if (remaining > 0) openFeeds.set(accountId, remaining);
        else openFeeds.delete(accountId);
      };
    },
  };
}
