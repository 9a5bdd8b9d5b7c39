import type { LiveChannel, LiveNotices } from '../../core/live-notices.ts';

/**
 * A notice, or null: the database was away, and what was said meanwhile is to be looked up. Chain events are made good by
 * the stream itself, each once.
 */
export type Heard<C extends LiveChannel> = LiveNotices[C] | (C extends 'chain_events' ? never : null);

/** What processes tell each other of committed rows. */
export interface LiveStream {
  /**
   * The notices of a channel that `wants` takes, from now on, in the order of their commits. Ends when the signal aborts,
   * the stream closes, or the reader falls too far behind.
   */
  subscribe<C extends LiveChannel>(
    channel: C,
    wants: (notice: LiveNotices[C]) => boolean,
    signal?: AbortSignal,
  ): AsyncIterableIterator<Heard<C>>;
}
