import type { Socket } from 'node:net';
import type pg from 'pg';
import { withDeadline } from '../../core/deadline.ts';
import { Client } from '../process/pg-client.ts';

/** A connection that is in use hears nothing for so long before the server is asked whether it answers at all, ms. */
const ASK_MS = 250;
/** An answer of the server holds for so long: a statement that takes its time costs a connection a second. */
const ANSWERED_MS = 1_000;

/** Whether a server answers, of all connections to it. */
export interface Pulse {
  /** Something came over one of the connections. */
  beat(): void;
  /** Whether the server answered of late, or does now on a connection of its own. Calls at the same time share one. */
  answers(): Promise<boolean>;
}

interface Connected {
  readonly connection: { readonly stream: Socket };
}
const streamOf = (client: object) => (client as Connected).connection.stream;

/**
 * Asks a server on a connection of its own whether it answers. A refused connection counts as an answer, because the system ends
 * the connections to a server that stopped; only silence keeps them open.
 */
async function answersIn(url: string, ms: number): Promise<boolean> {
  const client = new Client({ connectionString: url, application_name: 'income-series pulse' });
  const isAnswered = client
    .connect()
    .then(() => client.query('SELECT 1'))
    .then(
      () => true,
      () => true,
    );
  if (!(await withDeadline(ms, isAnswered, () => false))) {
    streamOf(client).destroy();
    return false;
  }
  client.end().catch(() => {});
  return true;
}

/** @param patienceMs how long a server that is asked may take to let a connection in and to answer on it */
export function createPulse(url: string, patienceMs: number): Pulse {
  let heardAt = Number.NEGATIVE_INFINITY;
  let answeredAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<boolean> | undefined;

  async function ask(): Promise<boolean> {
    const askedAt = performance.now();
    const isAnswered = await answersIn(url, patienceMs);
    if (isAnswered) answeredAt = performance.now();
    return isAnswered || heardAt >= askedAt;
  }

  return {
    beat() {
      heardAt = performance.now();
    },
    async answers() {
      const now = performance.now();
      if (now - heardAt < ASK_MS || now - answeredAt < ANSWERED_MS) return true;
      asking ??= ask().finally(() => {
        asking = undefined;
      });
      return asking;
    },
  };
}

/** Bytes that came and went. */
const traffic = ({ bytesRead, bytesWritten }: Socket): number => bytesRead + bytesWritten;

/**
 * Ends a connection of a pool that is in use and over which nothing came or went: where its server does not answer on another
 * one either, and after `longestMs` in any case. What runs on it then fails as on a connection that breaks. The driver's own
 * `query_timeout` makes a timer for each statement, whose closures let every answer live until the whole heap is collected.
 */
export function endSilent(pool: pg.Pool, longestMs: number, pulse: Pulse): void {
  const used = new Set<Socket>();
  const firstMs = Math.min(ASK_MS, longestMs);

  /** Those in use have waited for the same server, and for nothing else, since it was asked. */
  async function endUnlessAnswered(): Promise<void> {
    if (await pulse.answers()) return;
    for (const stream of used) stream.destroy();
  }

  function watch(stream: Socket): void {
    let before = -1;
    let silentMs = 0;
    stream.on('data', pulse.beat);
    stream.on('close', () => used.delete(stream));
    stream.on('timeout', () => {
      const now = traffic(stream);
      silentMs = (now === before ? silentMs : 0) + (stream.timeout ?? 0);
      before = now;
      if (silentMs >= longestMs) return void stream.destroy();
      stream.setTimeout(Math.min(ASK_MS, longestMs - silentMs));
      return void endUnlessAnswered();
    });
  }

  pool.on('connect', (client) => watch(streamOf(client)));
  pool.on('acquire', (client) => {
    used.add(streamOf(client));
    streamOf(client).setTimeout(firstMs);
  });
  pool.on('release', (_, client) => {
    used.delete(streamOf(client));
    streamOf(client).setTimeout(0);
  });
}
