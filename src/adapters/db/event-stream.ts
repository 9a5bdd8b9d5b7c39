import { setTimeout as wait } from 'node:timers/promises';
import type { LiveStream } from '../../domains/activity/index.ts';
import { createEventMemory } from './event-memory.ts';
import { type ChannelNotice, listenForNotices } from './notice-connection.ts';
import { createNoticeReaders } from './notice-readers.ts';

const FIRST_RETRY_MS = 100;
const LAST_RETRY_MS = 5_000;
const PULSE_MS = 10_000;
const ANSWER_MS = 15_000;

export interface EventStream extends LiveStream {
  /** Resolves when the stream first listens to the database. */
  ready(): Promise<void>;
  close(): Promise<void>;
}

export interface EventStreamOptions {
  readonly url: string;
  /** Receives the error of a lost connection, for the log. It is re-established automatically. */
  readonly onBroken?: (error: Error) => void;
  /** The interval at which the connection is checked. */
  readonly pulseMs?: number;
  /** The longest wait for an answer of the database. */
  readonly answerMs?: number;
}

/**
 * Creates the event stream, which listens on one connection for all readers of the process. Chain events that were committed or retracted
 * during an interruption are delivered after it, and none is delivered twice. Readers of other channels get null after an interruption, because their missed notices are lost.
 */
export function createEventStream(options: EventStreamOptions): EventStream {
  const { url, onBroken = () => {}, pulseMs = PULSE_MS, answerMs = ANSWER_MS } = options;
  const closing = new AbortController();
  const readers = createNoticeReaders();
  const memory = createEventMemory();
  let resolveReady: () => void = () => {};
  let rejectReady: (reason: Error) => void = () => {};
  const ready = new Promise<void>((resolve, reject) => {
    resolveReady = resolve;
    rejectReady = reject;
  });
  ready.catch(() => {}); // callers of `ready` get the error

  const deliver = ({ channel, notice }: ChannelNotice) => {
    if (channel !== 'chain_events' || memory.note(notice)) readers.deliver(channel, notice);
  };
  const listen = () =>
    listenForNotices({
      url,
      pulseMs,
      answerMs,
      signal: closing.signal,
      async catchUp(connection) {
        for (const notice of await memory.findMissed(connection)) deliver({ channel: 'chain_events', notice });
        readers.interrupt();
      },
      deliver,
      ready: resolveReady,
    });

  async function run(): Promise<void> {
    let delay = FIRST_RETRY_MS;
    while (!closing.signal.aborted) {
      const startedAt = Date.now();
      await listen().catch((error: unknown) => {
        if (!closing.signal.aborted) onBroken(error instanceof Error ? error : new Error('The connection failed.'));
      });
      if (closing.signal.aborted) break;
      delay = Date.now() - startedAt > LAST_RETRY_MS ? FIRST_RETRY_MS : Math.min(delay * 2, LAST_RETRY_MS);
      await wait(delay, undefined, { signal: closing.signal }).catch(() => {});
    }
    readers.end();
    rejectReady(new Error('The stream is closed.'));
  }
  const running = run();

  return {
    subscribe: readers.add,
    ready: () => ready,
    async close() {
      closing.abort();
      await running;
    },
  };
}
