import type { LiveChannel, LiveNotices } from '../../../core/live-notices.ts';

/**
 * A notice from another process. Null after the database was down: the reader must check the database, because it possibly
 * missed notices. Chain events are never missed, because the stream itself reads them again.
 */
export type ReceivedNotice<C extends LiveChannel> = LiveNotices[C] | (C extends 'chain_events' ? never : null);

/** The two ways in which the reading of a feed ends. */
export interface ReaderLifetime {
  /** Aborts when the reader stops. */
  readonly signal: AbortSignal;
  /** Ends a reader that reads too slowly. */
  cutOff(): void;
}

/** Notices between processes about committed rows. */
export interface LiveStream {
  /**
   * Follows the notices of a channel from now on, in the order of their commits; `accepts` filters them. The iterator ends when
   * the reader stops, when the stream closes, or when too many notices wait unread, after a call of `cutOff`.
   */
  subscribe<C extends LiveChannel>(
    channel: C,
    accepts: (notice: LiveNotices[C]) => boolean,
    lifetime?: ReaderLifetime,
  ): AsyncIterableIterator<ReceivedNotice<C>>;
}
