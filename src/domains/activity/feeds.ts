import type { Clock } from '../../core/clock.ts';
import { AppError } from '../../core/errors/app-error.ts';
import type { SessionClaims } from '../account/index.ts';
import { abortable } from './abortable.ts';
import { createFeedLimit } from './feed-limit.ts';
import type { LiveStream, ReaderLifetime } from './ports.ts';

/** Who asks for a feed, as a request's context says. */
interface FeedReader {
  /** Null for nobody. */
  readonly session: SessionClaims | null;
  /** Aborts when the caller has disconnected. */
  readonly closed?: AbortSignal | undefined;
  /** Ends the answer whatever of it was read. */
  readonly hangUp?: (() => void) | undefined;
}

export interface Feeds {
  /**
   * A feed of what `make` yields. It is counted while it is open, and ends with its session: at once where the account
   * signs out everywhere, in whatever process, and when the token expires; and when the caller has disconnected, even
   * before it was open, or does not read. @throws FEED_LIMIT
   */
  open<T>(reader: FeedReader, make: (lifetime: ReaderLifetime) => AsyncGenerator<T>): AsyncIterableIterator<T>;
}

/** How long an ended feed's reader has to read that it is over. */
const LAST_WORDS_MS = 5_000;

export function createFeeds(deps: {
  readonly stream: LiveStream;
  readonly clock: Clock;
  /** @throws SESSION_INVALID for one that is over */
  readonly check: (session: SessionClaims) => Promise<unknown>;
}): Feeds {
  const { stream, clock, check } = deps;
  const limit = createFeedLimit();

  /** A database that is away ends no feed: it is asked again once it is back, and before every event. */
  const isOver = (session: SessionClaims): Promise<boolean> =>
    check(session).then(
      () => false,
      (error: unknown) => error instanceof AppError && error.code === 'SESSION_INVALID',
    );

  /** Calls `end` when an account signs out everywhere. What was said before the watch began is looked up once. */
  async function watchSignOut(session: SessionClaims, end: () => void, signal: AbortSignal): Promise<void> {
    const lifetime = { signal, cutOff: end };
    const said = stream.subscribe('sessions', ({ accountId }) => accountId === session.accountId, lifetime);
    if (await isOver(session)) end();
    for await (const notice of said) {
      if (notice === null ? await isOver(session) : notice.epoch !== session.epoch) end();
    }
  }

  /** Calls `end` when the token expires by the service's clock. */
  function watchExpiry(session: SessionClaims, end: () => void, signal: AbortSignal): void {
    const left = session.expiresAt * 1000 - clock.now().getTime();
    if (left <= 0) {
      end();
      return;
    }
    const timer = setTimeout(() => watchExpiry(session, end, signal), left);
    timer.unref();
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  }

  return {
    open({ session, closed, hangUp }, make) {
      const leave = limit.enter(session?.accountId ?? null);
      const over = new AbortController();
      const cutOff = () => {
        end();
        hangUp?.();
      };
      const feed = abortable(
        (signal) => make({ signal, cutOff }),
        () => {
          leave();
          over.abort();
        },
      );
      const end = () => void feed.return?.();
      if (closed?.aborted) end();
      else closed?.addEventListener('abort', end, { once: true });
      if (session !== null && !over.signal.aborted) {
        const signedOut = () => {
          end();
          setTimeout(() => hangUp?.(), LAST_WORDS_MS).unref();
        };
        watchExpiry(session, signedOut, over.signal);
        void watchSignOut(session, signedOut, over.signal);
      }
      return feed;
    },
  };
}
