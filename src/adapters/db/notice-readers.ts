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

/** Creates the registry of a process's readers. Each reader has its own queue, so that a slow one does not delay the others. */
export function createNoticeReaders(): NoticeReaders {
  const readers = new Map<LiveChannel, Set<Reader>>(LIVE_CHANNELS.map((channel) => [channel, new Set()]));
  const readersOf = (channel: LiveChannel) => readers.get(channel) ?? new Set<Reader>();
  let hasEnded = false;
  return {
    add<C extends LiveChannel>(channel: C, accepts: (notice: LiveNotices[C]) => boolean, lifetime?: ReaderLifetime) {
      const { signal } = lifetime ?? {};
      const queue = createEventQueue<ReceivedNotice<C>>(MOST_WAITING, (isOverflow) => {
        readersOf(channel).delete(reader);
        signal?.removeEventListener('abort', queue.end);
        if (isOverflow) lifetime?.cutOff();
      });
      const reader = { queue, accepts } as Reader;
      readersOf(channel).add(reader);
      if (hasEnded || signal?.aborted) queue.end();
      else signal?.addEventListener('abort', queue.end, { once: true });
      return queue.iterator;
    },
    deliver(channel, notice) {
      for (const { queue, accepts } of readersOf(channel)) if (accepts(notice)) queue.push(notice);
    },
    interrupt() {
      for (const channel of LIVE_CHANNELS) {
        if (channel !== 'chain_events') for (const { queue } of readersOf(channel)) queue.push(null);
      }
    },
    end() {
      hasEnded = true;
      for (const channel of LIVE_CHANNELS) for (const { queue } of readersOf(channel)) queue.end();
    },
  };
}
