import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { ChainEventNotice } from '../../core/chain.ts';
import { EVENT_CHANNEL } from '../../core/chain-notices.ts';
import { createEventMemory } from './event-memory.ts';
import { createEventQueue, type EventQueue } from './event-queue.ts';

const FIRST_RETRY_MS = 100;
const LAST_RETRY_MS = 5_000;
/** A subscriber that lets more than this many notices wait is cut off, so that it cannot eat the memory. */
const MOST_WAITING = 10_000;

export interface ChainEventStream {
  /**
   * Notices of events from now on, in the order of their commits. Ends when the signal aborts, the stream closes, or
   * the subscriber falls too far behind.
   */
  subscribe(signal?: AbortSignal): AsyncIterableIterator<ChainEventNotice>;
  /** Resolves once the database is heard for the first time. */
  ready(): Promise<void>;
  close(): Promise<void>;
}

export interface EventStreamOptions {
  readonly url: string;
  /** Called when the connection is lost; for the log. It is made again by itself. */
  readonly onBroken?: (error: Error) => void;
}

/**
 * Listens on one connection for all subscribers. What was committed or taken back while the connection was away is told
 * after it is there again, each event once.
 */
export function createChainEventStream({ url, onBroken = () => {} }: EventStreamOptions): ChainEventStream {
  const closing = new AbortController();
  const queues = new Set<EventQueue<ChainEventNotice>>();
  const memory = createEventMemory();
  let heard: () => void = () => {};
  let unheard: (reason: Error) => void = () => {};
  const ready = new Promise<void>((resolve, reject) => {
    heard = resolve;
    unheard = reject;
  });
  ready.catch(() => {}); // whoever waits for it hears of it

  const tell = (notice: ChainEventNotice) => {
    if (!memory.note(notice)) return;
    for (const queue of queues) queue.push(notice);
  };

  /** One connection, from LISTEN to its end. Notices that come while the missed ones are read wait for those. */
  async function listen(): Promise<void> {
    const connection = new pg.Client({
      connectionString: url,
      application_name: 'income-series-events',
      keepAlive: true,
    });
    const over = new Promise<void>((resolve, reject) => {
      connection.once('error', reject);
      connection.once('end', resolve);
    });
    over.catch(() => {}); // also awaited below; a failure before that is the connect's own
    let early: ChainEventNotice[] | null = [];
    connection.on('notification', ({ payload }) => {
      const notice = parseNotice(payload);
      if (notice === null) return;
      if (early === null) tell(notice);
      else early.push(notice);
    });
    const stop = () => void connection.end().catch(() => {});
    closing.signal.addEventListener('abort', stop, { once: true });
    try {
      await connection.connect();
      await connection.query(`LISTEN ${EVENT_CHANNEL}`);
      for (const notice of await memory.missed(connection)) tell(notice);
      for (const notice of early) tell(notice);
      early = null;
      heard();
      await over;
    } finally {
      closing.signal.removeEventListener('abort', stop);
      await connection.end().catch(() => {});
    }
  }

  async function run(): Promise<void> {
    let delay = FIRST_RETRY_MS;
    while (!closing.signal.aborted) {
      const since = Date.now();
      await listen().catch((error: unknown) => {
        if (!closing.signal.aborted) onBroken(error instanceof Error ? error : new Error('The connection failed.'));
      });
      if (closing.signal.aborted) break;
      delay = Date.now() - since > LAST_RETRY_MS ? FIRST_RETRY_MS : Math.min(delay * 2, LAST_RETRY_MS);
      await wait(delay, undefined, { signal: closing.signal }).catch(() => {});
    }
    for (const queue of queues) queue.end();
    unheard(new Error('The stream is closed.'));
  }
  const running = run();

  return {
    subscribe(signal) {
      const queue = createEventQueue<ChainEventNotice>(MOST_WAITING, () => {
        queues.delete(queue);
        signal?.removeEventListener('abort', queue.end);
      });
      queues.add(queue);
      if (closing.signal.aborted || signal?.aborted) queue.end();
      else signal?.addEventListener('abort', queue.end, { once: true });
      return queue.iterator;
    },
    ready: () => ready,
    async close() {
      closing.abort();
      await running;
    },
  };
}

function parseNotice(payload: string | undefined): ChainEventNotice | null {
  try {
    const notice = JSON.parse(payload ?? '') as ChainEventNotice & { readonly blockNumber: string | bigint };
    const { op, key, name, seriesKey, wallets } = notice;
    return { op, key, name, seriesKey, blockNumber: BigInt(notice.blockNumber), wallets };
  } catch {
    return null;
  }
}
