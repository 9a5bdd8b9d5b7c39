import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { ChainEventNotice } from '../../core/chain.ts';
import { LIVE_CHANNELS, type LiveChannel, type LiveNotices } from '../../core/live-notices.ts';
import type { LiveStream, ReaderLifetime, ReceivedNotice } from '../../domains/activity/index.ts';
import { createEventMemory } from './event-memory.ts';
import { createEventQueue, type EventQueue } from './event-queue.ts';

const FIRST_RETRY_MS = 100;
const LAST_RETRY_MS = 5_000;
const CONNECT_MS = 5_000;
/** How often a connection is checked: one whose network stopped responding never ends on its own. */
const PULSE_MS = 10_000;
/** The longest wait for an answer of the database. */
const ANSWER_MS = 15_000;
/** A reader that lets more than this many notices wait is cut off, so that it cannot eat the memory. */
const MOST_WAITING = 1_000;

export interface EventStream extends LiveStream {
  /** Resolves once the stream listens to the database for the first time. */
  ready(): Promise<void>;
  close(): Promise<void>;
}

export interface EventStreamOptions {
  readonly url: string;
  /** Called when the connection is lost; for the log. It is re-established automatically. */
  readonly onBroken?: (error: Error) => void;
  readonly pulseMs?: number;
  readonly answerMs?: number;
}

type Said = { readonly [C in LiveChannel]: { readonly channel: C; readonly notice: LiveNotices[C] } }[LiveChannel];

interface Reader {
  readonly queue: EventQueue<unknown>;
  accepts(notice: unknown): boolean;
}

/**
 * Listens on one connection for all readers of the process. Chain events that were committed or retracted while the
 * connection was down are delivered after it is back, each once; readers of other channels are notified of the interruption.
 */
export function createEventStream(options: EventStreamOptions): EventStream {
  const { url, onBroken = () => {}, pulseMs = PULSE_MS, answerMs = ANSWER_MS } = options;
  const closing = new AbortController();
  const readers = new Map<LiveChannel, Set<Reader>>(LIVE_CHANNELS.map((channel) => [channel, new Set()]));
  const readersOf = (channel: LiveChannel) => readers.get(channel) ?? new Set<Reader>();
  const memory = createEventMemory();
  let connected: () => void = () => {};
  let failed: (reason: Error) => void = () => {};
  const ready = new Promise<void>((resolve, reject) => {
    connected = resolve;
    failed = reject;
  });
  ready.catch(() => {}); // the error reaches those who await it

  const deliver = ({ channel, notice }: Said) => {
    if (channel === 'chain_events' && !memory.note(notice)) return;
    for (const { queue, accepts } of readersOf(channel)) if (accepts(notice)) queue.push(notice);
  };

  async function makeGood(connection: pg.Client): Promise<void> {
    for (const notice of await memory.missed(connection)) deliver({ channel: 'chain_events', notice });
    for (const channel of LIVE_CHANNELS) {
      if (channel !== 'chain_events') for (const { queue } of readersOf(channel)) queue.push(null);
    }
  }

  /** One connection, from LISTEN to its end. Notices that come while the missed ones are read wait for those. */
  async function listen(): Promise<void> {
    const connection = new pg.Client({
      connectionString: url,
      application_name: 'income-series-events',
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: answerMs,
    });
    const over = new AbortController();
    connection.on('error', (error) => over.abort(error)); // it may say so more than once; unhandled, it ends the process
    connection.once('end', () => over.abort(new Error('The connection ended.')));
    let early: Said[] | null = [];
    connection.on('notification', ({ channel, payload }) => {
      const said = parse(channel, payload);
      if (said === null) return;
      if (early === null) deliver(said);
      else early.push(said);
    });
    const stop = () => {
      over.abort(closing.signal.reason);
      connection.end().catch(() => {});
    };
    closing.signal.addEventListener('abort', stop, { once: true });
    try {
      await connection.connect();
      for (const channel of LIVE_CHANNELS) await connection.query(`LISTEN ${channel}`);
      await makeGood(connection);
      for (const said of early) deliver(said);
      early = null;
      connected();
      while (!over.signal.aborted) {
        await wait(pulseMs, undefined, { signal: over.signal }).catch(() => {});
        if (!over.signal.aborted) await connection.query('SELECT 1');
      }
      throw over.signal.reason;
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
    for (const channel of LIVE_CHANNELS) for (const { queue } of readersOf(channel)) queue.end();
    failed(new Error('The stream is closed.'));
  }
  const running = run();

  return {
    subscribe<C extends LiveChannel>(
      channel: C,
      accepts: (notice: LiveNotices[C]) => boolean,
      lifetime?: ReaderLifetime,
    ) {
      const { signal } = lifetime ?? {};
      const queue = createEventQueue<ReceivedNotice<C>>(MOST_WAITING, (tooMuch) => {
        readersOf(channel).delete(reader);
        signal?.removeEventListener('abort', queue.end);
        if (tooMuch) lifetime?.cutOff();
      });
      const reader = { queue, accepts } as Reader;
      readersOf(channel).add(reader);
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

/** Only this service writes to the channels; a payload of another form is ignored. */
function parse(channel: string, payload: string | undefined): Said | null {
  try {
    const notice = JSON.parse(payload ?? '');
    if (channel !== 'chain_events') return { channel, notice } as Said;
    const { op, chain, key, name, seriesKey } = notice as ChainEventNotice;
    return { channel, notice: { op, chain, key, name, seriesKey, blockNumber: BigInt(notice.blockNumber) } };
  } catch {
    return null;
  }
}
