import { setTimeout as wait } from 'node:timers/promises';
import type { ChainEventNotice } from '@income-series/protocol/chain';
import type pg from 'pg';
import { LIVE_CHANNELS, type LiveChannel, type LiveNotices } from '../../core/live-notices.ts';
import { Client } from '../process/pg-client.ts';

const CONNECT_MS = 5_000;

/** A notice with its channel. */
export type ChannelNotice = {
  readonly [C in LiveChannel]: { readonly channel: C; readonly notice: LiveNotices[C] };
}[LiveChannel];

export interface NoticeConnection {
  readonly url: string;
  /** The interval of checks, because a connection over a silent network never ends by itself. */
  readonly pulseMs: number;
  /** The longest wait for an answer of the database. */
  readonly answerMs: number;
  /** Ends the connection. */
  readonly signal: AbortSignal;
  /** Runs when the connection listens, to deliver missed notices. New notices wait until it ends. */
  catchUp(connection: pg.Client): Promise<void>;
  deliver(notice: ChannelNotice): void;
  /** Called after `catchUp` and the waiting notices. */
  ready(): void;
}

/** Listens for notices on one connection until it ends. It never resolves; it rejects with the reason of the end. */
export async function listenForNotices(options: NoticeConnection): Promise<never> {
  const { url, pulseMs, answerMs, signal, catchUp, deliver, ready } = options;
  const connection = new Client({
    connectionString: url,
    application_name: 'income-series-events',
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: answerMs, // in the place of the role's
    query_timeout: answerMs,
  });
  const ending = new AbortController();
  connection.on('error', (error) => ending.abort(error)); // may come repeatedly; without a listener it would end the process
  connection.once('end', () => ending.abort(new Error('The connection ended.')));
  // Notices wait here until the catch-up has ended; null from then on.
  let early: ChannelNotice[] | null = [];
  connection.on('notification', ({ channel, payload }) => {
    const notice = parseNotice(channel, payload);
    if (notice === null) return;
    if (early === null) deliver(notice);
    else early.push(notice);
  });
  const stop = () => {
    ending.abort(signal.reason);
    connection.end().catch(() => {});
  };
  signal.addEventListener('abort', stop, { once: true });
  try {
    await connection.connect();
    for (const channel of LIVE_CHANNELS) await connection.query(`LISTEN ${channel}`);
    await catchUp(connection);
    for (const notice of early) deliver(notice);
    early = null;
    ready();
    while (!ending.signal.aborted) {
      await wait(pulseMs, undefined, { signal: ending.signal }).catch(() => {});
      if (!ending.signal.aborted) await connection.query('SELECT 1');
    }
    throw ending.signal.reason;
  } finally {
    signal.removeEventListener('abort', stop);
    await connection.end().catch(() => {});
  }
}

/** Parses a payload; null for one of another form, which this service did not send. */
function parseNotice(channel: string, payload: string | undefined): ChannelNotice | null {
  try {
    const notice = JSON.parse(payload ?? '');
    if (channel !== 'chain_events') return { channel, notice } as ChannelNotice;
    const { op, chain, key, name, seriesKey } = notice as ChainEventNotice;
    return { channel, notice: { op, chain, key, name, seriesKey, blockNumber: BigInt(notice.blockNumber) } };
  } catch {
    return null;
  }
}
