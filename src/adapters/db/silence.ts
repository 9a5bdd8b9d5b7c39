import type { Socket } from 'node:net';
import type pg from 'pg';
import { withDeadline } from '../../core/deadline.ts';
import { Client } from '../process/pg-client.ts';

/** The silence of a used connection after which the server is probed, in ms. */
const ASK_MS = 250;
/** The time for which an answered probe is valid, in ms, so that a slow statement costs one probe a second. */
const ANSWERED_MS = 1_000;

/** The pulse of a server shows if the server answers at all. All connections to the server share it. */
export interface Pulse {
  /** Notes that data came over a connection. */
  beat(): void;
  /** Tests that the server answered recently, or probes it on a new connection. Concurrent calls share a probe. */
  answers(): Promise<boolean>;
}

interface ConnectedClient {
  readonly connection: { readonly stream: Socket };
}
const streamOf = (client: object) => (client as ConnectedClient).connection.stream;

/**
 * Probes a server on a new connection; false if nothing comes within `ms`. A refused connection counts as an answer, because the
 * operating system then also ends the other connections; only silence keeps them open.
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

/** Creates the pulse of a server. @param patienceMs the longest time for a probe */
export function createPulse(url: string, patienceMs: number): Pulse {
  let heardAt = Number.NEGATIVE_INFINITY;
  let answeredAt = Number.NEGATIVE_INFINITY;
  let currentProbe: Promise<boolean> | undefined;

  async function probeServer(): Promise<boolean> {
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
      currentProbe ??= probeServer().finally(() => {
        currentProbe = undefined;
      });
      return currentProbe;
    },
  };
}

/** The number of bytes that a socket read and wrote. */
const traffic = ({ bytesRead, bytesWritten }: Socket): number => bytesRead + bytesWritten;

/**
 * Ends used connections of a pool that are silent: if the server does not answer a probe either, and after `longestMs` in any
 * case. Their statements fail as on a broken connection. The driver's `query_timeout` is not used, because its timers keep every
 * answer in memory until a full garbage collection.
 */
export function endSilent(pool: pg.Pool, longestMs: number, pulse: Pulse): void {
  const usedStreams = new Set<Socket>();
  const firstMs = Math.min(ASK_MS, longestMs);

  /** Probes the server, and ends all used connections if it does not answer. */
  async function endUnlessAlive(): Promise<void> {
    if (await pulse.answers()) return;
    for (const stream of usedStreams) stream.destroy();
  }

  function watch(stream: Socket): void {
    let lastTraffic = -1;
    let silentMs = 0;
    stream.on('data', pulse.beat);
    stream.on('close', () => usedStreams.delete(stream));
    stream.on('timeout', () => {
      const bytes = traffic(stream);
      silentMs = (bytes === lastTraffic ? silentMs : 0) + (stream.timeout ?? 0);
      lastTraffic = bytes;
      if (silentMs >= longestMs) return void stream.destroy();
      stream.setTimeout(Math.min(ASK_MS, longestMs - silentMs));
      return void endUnlessAlive();
    });
  }

  pool.on('connect', (client) => watch(streamOf(client)));
  pool.on('acquire', (client) => {
    usedStreams.add(streamOf(client));
    streamOf(client).setTimeout(firstMs);
  });
  pool.on('release', (_, client) => {
    usedStreams.delete(streamOf(client));
    streamOf(client).setTimeout(0);
  });
}
