import { LIVE_CHANNELS, type LiveChannel, type LiveNotices } from '../../core/live-notices.ts';
import type { ReaderLifetime, ReceivedNotice } from '../../domains/activity/index.ts';
import { createEventQueue, type EventQueue } from './event-queue.ts';

/** The most notices that wait for a reader. Beyond it the reader is cut off, to bound the memory. */
const MOST_WAITING = 1_000;

interface Reader {
  readonly queue: EventQueue<unknown>;
  accepts(notice: unknown): boolean;
}

/** The readers of a process, by channel. */
export interface NoticeReaders {
  add<C extends LiveChannel>(
    channel: C,
    accepts: (notice: LiveNotices[C]) => boolean,
    lifetime?: ReaderLifetime,
  ): AsyncIterableIterator<ReceivedNotice<C>>;
  deliver<C extends LiveChannel>(channel: C, notice: LiveNotices[C]): void;
  /** Sends null to the readers of channels that cannot catch up, because they may have missed notices. */
  interrupt(): void;
  /** Ends all readers, also those that are added later. */
  end(): void;
}

export function createNoticeReaders(): NoticeReaders {
  const readers = new Map<LiveChannel, Set<Reader>>(LIVE_CHANNELS.map((channel) => [channel, new Set()]));
  const of = (channel: LiveChannel) => readers.get(channel) ?? new Set<Reader>();
  let ended = false;
  return {
    add<C extends LiveChannel>(channel: C, accepts: (notice: LiveNotices[C]) => boolean, lifetime?: ReaderLifetime) {
      const { signal } = lifetime ?? {};
      const queue = createEventQueue<ReceivedNotice<C>>(MOST_WAITING, (isOverflow) => {
        of(channel).delete(reader);
        signal?.removeEventListener('abort', queue.end);
        if (isOverflow) lifetime?.cutOff();
      });
      const reader = { queue, accepts } as Reader;
      of(channel).add(reader);
      if (ended || signal?.aborted) queue.end();
      else signal?.addEventListener('abort', queue.end, { once: true });
      return queue.iterator;
    },
    deliver(channel, notice) {
      for (const { queue, accepts } of of(channel)) if (accepts(notice)) queue.push(notice);
    },
    interrupt() {
      for (const channel of LIVE_CHANNELS) {
        if (channel !== 'chain_events') for (const { queue } of of(channel)) queue.push(null);
      }
    },
    end() {
      ended = true;
      for (const channel of LIVE_CHANNELS) for (const { queue } of of(channel)) queue.end();
    },
  };
}
