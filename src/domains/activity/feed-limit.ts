import { AppError } from '../../core/errors/app-error.ts';

/** Feeds an account may have open at once: every event costs each of them a few statements. */
export const MAX_FEEDS = 16;
/** Feeds that people who are not signed in may have open at one process, all of them together. */
export const MAX_ANONYMOUS_FEEDS = 200;

export interface FeedLimit {
  /** Counts one more feed of an account, or of nobody, and answers how it is given back. @throws FEED_LIMIT */
  enter(accountId: string | null): () => void;
}

export function createFeedLimit(most = MAX_FEEDS, mostAnonymous = MAX_ANONYMOUS_FEEDS): FeedLimit {
  const open = new Map<string | null, number>();
  return {
    enter(accountId) {
      const count = open.get(accountId) ?? 0;
      if (count >= (accountId === null ? mostAnonymous : most)) throw new AppError('FEED_LIMIT');
      open.set(accountId, count + 1);
      let left = false;
      return () => {
        if (left) return;
        left = true;
        const rest = (open.get(accountId) ?? 1) - 1;
        if (rest > 0) open.set(accountId, rest);
        else open.delete(accountId);
      };
    },
  };
}
