import type { Clock } from '@income-series/protocol/clock';
import { AppError } from '@income-series/protocol/errors/app-error';
import type { SessionClaims } from '../account/index.ts';
import { createAbortable } from './abortable.ts';
import { createFeedLimit } from './feed-limit.ts';
import type { LiveStream, ReaderLifetime } from './model/ports.ts';

/** The parts of a request's context that a feed depends on. */
interface FeedReader {
  /** Null if the caller is not signed in. */
  readonly session: SessionClaims | null;
  /** Aborts when the caller has disconnected. */
  readonly closed?: AbortSignal | undefined;
  /** The client's address; absent if there is no connection. */
  readonly quota?: { readonly address: string } | undefined;
  /** Ends the HTTP response, even if the caller has not read all of it. */
  readonly hangUp?: (() => void) | undefined;
}

/** Opens live feeds. */
export interface Feeds {
  /**
   * Opens a feed of the values that `make` yields, and counts it while it is open. The feed ends when the session's token
   * expires, when the account signs out everywhere (in any process), and when the caller disconnects or reads too slowly.
   * @throws FEED_LIMIT
   */
  open<T>(reader: FeedReader, make: (lifetime: ReaderLifetime) => AsyncGenerator<T>): AsyncIterableIterator<T>;
}

/** The milliseconds in which a client can read that its feed has ended, before the connection is closed. */
const CLOSING_MS = 5_000;

/** Creates the live feeds of one process. */
export function createFeeds(deps: {
  readonly stream: LiveStream;
  readonly clock: Clock;
  /** Checks a session against the database. @throws SESSION_INVALID if it is over */
  readonly check: (session: SessionClaims) => Promise<unknown>;
}): Feeds {
  const { stream, clock, check } = deps;
  const limit = createFeedLimit();

  /** Tests that a session is over. False while the database is down, because a feed must survive that. */
  const isSessionOver = (session: SessionClaims): Promise<boolean> =>
    check(session).then(
      () => false,
      (error: unknown) => error instanceof AppError && error.code === 'SESSION_INVALID',
    );

  /** Calls `end` when the session's account signs out everywhere. One check covers a sign-out before the watch began. */
  async function watchSignOut(session: SessionClaims, end: () => void, signal: AbortSignal): Promise<void> {
    const lifetime = { signal, cutOff: end };
    const notices = stream.subscribe('sessions', ({ accountId }) => accountId === session.accountId, lifetime);
    if (await isSessionOver(session)) end();
    for await (const notice of notices) {
      if (notice === null ? await isSessionOver(session) : notice.epoch !== session.epoch) end();
    }
  }

  /** Calls `end` when the session's token expires by the service's clock. */
  function watchExpiry(session: SessionClaims, end: () => void, signal: AbortSignal): void {
    const remainingMs = session.expiresAt * 1000 - clock.now().getTime();
    if (remainingMs <= 0) {
      end();
      return;
    }
    const timer = setTimeout(() => watchExpiry(session, end, signal), remainingMs);
    timer.unref();
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  }

  return {
    open({ session, closed, hangUp, quota }, make) {
      const leaveLimit = limit.enter(session?.accountId ?? null, quota?.address);
      const ended = new AbortController();
      const cutOff = () => {
        end();
        hangUp?.();
      };
      const feed = createAbortable(
        (signal) => make({ signal, cutOff }),
        () => {
          leaveLimit();
          ended.abort();
        },
      );
      const end = () => void feed.return?.();
      if (closed?.aborted) end();
      else closed?.addEventListener('abort', end, { once: true });
      if (session !== null && !ended.signal.aborted) {
        const endAndHangUp = () => {
          end();
          setTimeout(() => hangUp?.(), CLOSING_MS).unref();
        };
        watchExpiry(session, endAndHangUp, ended.signal);
        void watchSignOut(session, endAndHangUp, ended.signal);
      }
      return feed;
    },
  };
}
