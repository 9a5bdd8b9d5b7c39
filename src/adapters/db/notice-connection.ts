import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { ChainEventNotice } from '../../core/chain.ts';
import { LIVE_CHANNELS, type LiveChannel, type LiveNotices } from '../../core/live-notices.ts';
import { Client } from '../process/pg-client.ts';

const CONNECT_MS = 5_000;

/** A notice with the channel that it came on. */
export type ChannelNotice = {
  readonly [C in LiveChannel]: { readonly channel: C; readonly notice: LiveNotices[C] };
}[LiveChannel];

export interface NoticeConnection {
  readonly url: string;
  /** How often the connection is checked: one whose network stopped responding never ends on its own. */
  readonly pulseMs: number;
  /** The longest wait for an answer of the database. */
  readonly answerMs: number;
  /** Ends the connection. */
  readonly signal: AbortSignal;
  /** Runs once the connection listens. Notices that come meanwhile wait for it. */
  catchUp(connection: pg.Client): Promise<void>;
  deliver(notice: ChannelNotice): void;
  /** Called once what was missed has been delivered. */
  ready(): void;
}

/** One connection, from LISTEN to its end. Never resolves: rejects with the reason of the end. */
export async function listenForNotices(options: NoticeConnection): Promise<never> {
  const { url, pulseMs, answerMs, signal, catchUp, deliver, ready } = options;
  const connection = new Client({
    connectionString: url,
    application_name: 'income-series-events',
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: answerMs,
  });
  const over = new AbortController();
  connection.on('error', (error) => over.abort(error)); // it may say so more than once; unhandled, it ends the process
  connection.once('end', () => over.abort(new Error('The connection ended.')));
  let early: ChannelNotice[] | null = [];
  connection.on('notification', ({ channel, payload }) => {
    const notice = parse(channel, payload);
    if (notice === null) return;
    if (early === null) deliver(notice);
    else early.push(notice);
  });
  const stop = () => {
    over.abort(signal.reason);
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
    while (!over.signal.aborted) {
      await wait(pulseMs, undefined, { signal: over.signal }).catch(() => {});
      if (!over.signal.aborted) await connection.query('SELECT 1');
    }
    throw over.signal.reason;
  } finally {
    signal.removeEventListener('abort', stop);
    await connection.end().catch(() => {});
  }
}

/** Only this service writes to the channels; a payload of another form is ignored. */
function parse(channel: string, payload: string | undefined): ChannelNotice | null {
  try {
    const notice = JSON.parse(payload ?? '');
    if (channel !== 'chain_events') return { channel, notice } as ChannelNotice;
    const { op, chain, key, name, seriesKey } = notice as ChainEventNotice;
    return { channel, notice: { op, chain, key, name, seriesKey, blockNumber: BigInt(notice.blockNumber) } };
  } catch {
    return null;
  }
}
