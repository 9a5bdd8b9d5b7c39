import type { LiveChannel, LiveNotices } from '../../core/live-notices.ts';

/**
 * A notice, or null: the database was away, and what was said meanwhile is to be looked up. Chain events are made good by
 * the stream itself, each once.
 */
export type ReceivedNotice<C extends LiveChannel> = LiveNotices[C] | (C extends 'chain_events' ? never : null);

/** How long a reader of a feed reads. */
export interface ReaderLifetime {
  /** Aborts when it reads no more. */
  readonly signal: AbortSignal;
  /** It reads too slowly: it is not waited for. */
  cutOff(): void;
}

/** Notices between processes of committed rows. */
export interface LiveStream {
  /**
   * The notices of a channel that `accepts` is true of, from now on, in the order of their commits. Ends when the reader does,
   * when the stream closes, or where too many wait to be read: then the reader is cut off.
   */
  subscribe<C extends LiveChannel>(
    channel: C,
    accepts: (notice: LiveNotices[C]) => boolean,
    lifetime?: ReaderLifetime,
  ): AsyncIterableIterator<ReceivedNotice<C>>;
}
