import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { Client } from '../process/pg-client.ts';

/** Ends the pause between two polls of the queue when a message is announced on a channel. */
export interface Waker {
  /** Resolves when a message was announced since the last call, after `ms`, or when the signal aborts. */
  rest(ms: number, signal: AbortSignal): Promise<void>;
  close(): Promise<void>;
}

const RETRY_MS = 2_000;
const CONNECT_MS = 5_000;

/**
 * Creates a waker with a connection of its own, which is restored when it breaks. Announcements are missed meanwhile, but each
 * pause ends with a poll anyway.
 */
export function createWaker({ url, channel }: { readonly url: string; readonly channel: string }): Waker {
  const closing = new AbortController();
  let isAnnounced = false;
  let wake: () => void = () => {};

  async function listen(): Promise<void> {
    const connection = new Client({
      connectionString: url,
      connectionTimeoutMillis: CONNECT_MS,
      statement_timeout: CONNECT_MS, // in the place of the role's
      application_name: 'income-series-waker',
      keepAlive: true,
    });
    let stop: () => void = () => {};
    const end = new Promise<void>((resolve) => {
      connection.on('error', () => resolve()); // may come repeatedly
      connection.once('end', () => resolve());
      stop = resolve;
      closing.signal.addEventListener('abort', stop);
    });
    connection.on('notification', () => {
      isAnnounced = true;
      wake();
    });
    try {
      await connection.connect();
      await connection.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
      await end;
    } finally {
      closing.signal.removeEventListener('abort', stop);
      await connection.end().catch(() => {});
    }
  }

  async function run(): Promise<void> {
    while (!closing.signal.aborted) {
      await listen().catch(() => {});
      await wait(RETRY_MS, undefined, { signal: closing.signal }).catch(() => {});
    }
  }
  const running = run();

  return {
    async rest(ms, signal) {
      if (!isAnnounced && !signal.aborted) {
        let timer: NodeJS.Timeout | undefined;
        await new Promise<void>((resolve) => {
          wake = resolve;
          timer = setTimeout(resolve, ms);
          signal.addEventListener('abort', wake, { once: true });
        });
        clearTimeout(timer);
        signal.removeEventListener('abort', wake);
      }
      isAnnounced = false;
    },
    async close() {
      closing.abort();
      await running;
    },
  };
}
