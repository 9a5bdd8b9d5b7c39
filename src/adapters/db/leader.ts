import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { AppError } from '../../core/errors/app-error.ts';
import type { Tx } from '../../core/tx.ts';
import type { PrismaClient } from '../../generated/prisma/client.ts';
import { Client } from '../process/pg-client.ts';

/** A leadership from when a process wins it to when the next one does. */
export interface Term {
  readonly name: string;
  /** One more than that of the term before. */
  readonly epoch: bigint;
}

interface Leadership {
  readonly term: Term;
  readonly lost: AbortSignal;
  readonly ending: AbortSignal;
}

/**
 * Writes in a transaction of the term: while it lasts nobody wins the next one, and after that it writes nothing.
 * @throws LEADERSHIP_LOST
 */
export const inTerm = <T>(db: PrismaClient, { name, epoch }: Term, write: (tx: Tx) => Promise<T>): Promise<T> =>
  db.$transaction(async (tx) => {
    const own = await tx.$queryRaw<unknown[]>`
      SELECT 1 FROM leaderships WHERE name = ${name} AND epoch = ${epoch} FOR SHARE`;
    if (own.length === 0) throw new AppError('LEADERSHIP_LOST');
    return write(tx);
  });

export interface CampaignOptions {
  readonly url: string;
  /** The name of the leadership: one of all processes with this name leads. */
  readonly name: string;
  /**
   * Runs while this process leads. `lost` aborts when it no longer leads: work that starts after that may run at the same
   * time as another leader's. `ending` aborts when the process is to stop, or to yield: it leads until the promise is settled.
   */
  readonly lead: (leadership: Leadership) => Promise<void>;
  /**
   * Among candidates of one name: who `yields` leads only while none that `claims` is there, and ends its leadership, as at a
   * stop, once one is. By default neither.
   */
  readonly precedence?: 'claims' | 'yields' | undefined;
  /** How often the lock is tried, and how often a leader makes sure of its connection, ms. */
  readonly pollMs?: number;
  /** A leader without an answer from the server in this time stops leading, ms. Less than the server's own notice (below). */
  readonly answerMs?: number;
  /** Called when a connection is lost; for the log. */
  readonly onBroken?: (error: Error) => void;
}

export interface Campaign {
  leads(): boolean;
  /** Waits until `lead` has ended, and then releases the lock. */
  stop(): Promise<void>;
}

const POLL_MS = 1_000;
const ANSWER_MS = 5_000;

/**
 * The server notices within half a minute that a leader's machine is gone, and frees the lock. This is longer than a
 * leader without an answer continues to lead.
 */
const NOTICE = ['tcp_keepalives_idle = 15', 'tcp_keepalives_interval = 5', 'tcp_keepalives_count = 3'];

/** The key of a name's advisory lock, as SQL; `$1` is the name. */
const LEADER_KEY = "hashtextextended('leader:' || $1, 0)";
/** The key of the lock that all sessions with a claim to a name share, as SQL. */
const CLAIM_KEY = "hashtextextended('leader-claim:' || $1, 0)";
/** Whether there is such a session. A bigint key shows as two halves. */
const CLAIMED = `EXISTS (
  SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND granted AND objsubid = 1
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
    AND (classid::bigint << 32 | objid::bigint) = ${CLAIM_KEY})`;

/** Begins the next term. Waits for what is being written in the last one, in which nothing is written any more. */
const WIN = `INSERT INTO leaderships (name, epoch, won_at) VALUES ($1, 1, now())
  ON CONFLICT (name) DO UPDATE SET epoch = leaderships.epoch + 1, won_at = now() RETURNING epoch`;
/** Whether the term is the last that was won, and whether another process has precedence. */
const LOOK = 'SELECT EXISTS (SELECT 1 FROM leaderships WHERE name = $1 AND epoch = $2) AS own';
const LOOK_YIELDING = `${LOOK}, ${CLAIMED} AS claimed`;

/** Takes the lock, where it is free and, of who yields, where nobody has a claim. */
const TAKE = `SELECT pg_try_advisory_lock(${LEADER_KEY}) AS held`;
const TAKE_UNCLAIMED = `SELECT CASE WHEN ${CLAIMED} THEN false ELSE pg_try_advisory_lock(${LEADER_KEY}) END AS held`;

/**
 * One process among several leads: it holds a session-level advisory lock on a dedicated connection. Losing that
 * connection ends the leadership at once on this side; the server frees the lock automatically when the session is over,
 * and the next process that tries becomes leader. Two may lead for a short time if a network fails in one direction
 * only: then the older one's term is over, in which `inTerm` writes nothing more. It needs a session: the URL must not lead
 * through a pool of transactions.
 */
export function campaign(options: CampaignOptions): Campaign {
  const { url, name, lead, precedence, pollMs = POLL_MS, answerMs = ANSWER_MS, onBroken = () => {} } = options;
  const stopping = new AbortController();
  let leading = false;

  const pause = (over: AbortSignal) => wait(pollMs, undefined, { signal: over }).catch(() => {});

  /** Leads for as long as the connection answers, nobody has precedence and nobody else has won. */
  async function hold(connection: pg.Client, lost: AbortController): Promise<void> {
    const { rows } = await connection.query<{ epoch: string }>(WIN, [name]);
    const term: Term = { name, epoch: BigInt(rows[0]?.epoch ?? 0) };
    const [done, yielded] = [new AbortController(), new AbortController()];
    const ending = AbortSignal.any([stopping.signal, yielded.signal]);
    const over = AbortSignal.any([lost.signal, done.signal]);
    leading = true;
    const led = lead({ term, lost: lost.signal, ending }).finally(() => done.abort());
    led.catch(() => {}); // it is awaited below, which may be after an answer that does not come
    try {
      while (!over.aborted) {
        await pause(over);
        if (!over.aborted && (await isClaimed(connection, term, precedence))) yielded.abort();
      }
    } finally {
      leading = false;
      lost.abort();
      await led;
    }
  }

  /** One connection, from its first try to its end. */
  async function stand(): Promise<void> {
    const connection = leaderClient(url, answerMs);
    const lost = new AbortController();
    connection.on('error', (error) => {
      if (!lost.signal.aborted) onBroken(error);
      lost.abort();
    });
    connection.once('end', () => lost.abort());
    try {
      await connection.connect();
      for (const setting of NOTICE) await connection.query(`SET ${setting}`);
      if (precedence === 'claims') await connection.query(`SELECT pg_advisory_lock_shared(${CLAIM_KEY})`, [name]);
      const take = precedence === 'yields' ? TAKE_UNCLAIMED : TAKE;
      while (!lost.signal.aborted && !stopping.signal.aborted) {
        const { rows } = await connection.query<{ held: boolean }>(take, [name]);
        if (rows[0]?.held) return await hold(connection, lost);
        await pause(AbortSignal.any([lost.signal, stopping.signal]));
      }
    } finally {
      lost.abort();
      await connection.end().catch(() => {}); // frees the lock, where it is held
    }
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      await stand().catch((error: unknown) => onBroken(error instanceof Error ? error : new Error('Connection lost.')));
      if (!stopping.signal.aborted) await pause(stopping.signal);
    }
  }
  const running = run();

  return {
    leads: () => leading,
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

const leaderClient = (url: string, answerMs: number): pg.Client =>
  new Client({
    connectionString: url,
    application_name: 'income-series-leader',
    keepAlive: true,
    connectionTimeoutMillis: answerMs,
    query_timeout: answerMs,
  });

/** Whether another has precedence now. @throws where the connection does not answer, or another has won since */
async function isClaimed(
  connection: pg.Client,
  { name, epoch }: Term,
  precedence: CampaignOptions['precedence'],
): Promise<boolean> {
  const look = precedence === 'yields' ? LOOK_YIELDING : LOOK;
  const { rows } = await connection.query<{ own: boolean; claimed?: boolean }>(look, [name, epoch]);
  if (rows[0]?.own !== true) throw new AppError('LEADERSHIP_LOST');
  return rows[0].claimed === true;
}
