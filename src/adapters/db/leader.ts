import { setTimeout as wait } from 'node:timers/promises';
import { AppError } from '@income-series/protocol/errors/app-error';
import { joinSignals } from '@income-series/protocol/joined-signal';
import type pg from 'pg';
import type { Tx } from '../../core/tx.ts';
import type { PrismaClient } from '../../generated/prisma/client.ts';
import { Client } from '../process/pg-client.ts';

/** A term of leadership: from its win by one process until the next win. */
export interface Term {
  readonly name: string;
  /** The number of the term, one more than the number of the term before. */
  readonly epoch: bigint;
}

interface Leadership {
  readonly term: Term;
  readonly lost: AbortSignal;
  readonly ending: AbortSignal;
}

/**
 * Runs a write in a transaction that locks the term, so that nobody wins the next term meanwhile.
 * @throws LEADERSHIP_LOST if the term is over
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
   * Runs while this process leads. `lost` aborts when it no longer leads; later work may run at the same time as another
   * leader's.
   * `ending` asks it to end, because of a stop or a yield; the process leads until the promise settles.
   */
  readonly lead: (leadership: Leadership) => Promise<void>;
  /**
   * The precedence among candidates of one name: a candidate that `yields` leads only while there is none that `claims`. Default:
   * neither.
   */
  readonly precedence?: 'claims' | 'yields' | undefined;
  /** The interval of attempts to get the lock, and of a leader's checks of its connection, in ms. */
  readonly pollMs?: number;
  /**
   * The time without an answer of the server after which a leader stops leading, in ms. It is less than the server's own
   * (`NOTICE`).
   */
  readonly answerMs?: number;
  /** Receives the error of a lost connection, for the log. */
  readonly onBroken?: (error: Error) => void;
}

export interface Campaign {
  leads(): boolean;
  /** Ends the leadership: waits for `lead`, then releases the lock. */
  stop(): Promise<void>;
}

const POLL_MS = 1_000;
const ANSWER_MS = 5_000;

/**
 * Session settings with which the server notices within half a minute that a leader's machine is gone, and frees the lock.
 * A leader without an answer has stopped before that.
 */
const NOTICE = ['tcp_keepalives_idle = 15', 'tcp_keepalives_interval = 5', 'tcp_keepalives_count = 3'];

/** The key of a name's advisory lock, as SQL; `$1` is the name. */
const LEADER_KEY = "hashtextextended('leader:' || $1, 0)";
/** The key of the lock that all sessions with a claim to a name share, as SQL; `$1` is the name. */
const CLAIM_KEY = "hashtextextended('leader-claim:' || $1, 0)";
/** SQL that tests for a session with a claim. `pg_locks` shows a bigint key as two halves. */
const CLAIMED = `EXISTS (
  SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND granted AND objsubid = 1
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
    AND (classid::bigint << 32 | objid::bigint) = ${CLAIM_KEY})`;

/** Begins the next term. It waits for running writes of the last term, after which nothing is written in that term. */
const WIN = `INSERT INTO leaderships (name, epoch, won_at) VALUES ($1, 1, now())
  ON CONFLICT (name) DO UPDATE SET epoch = leaderships.epoch + 1, won_at = now() RETURNING epoch`;
/** Tests that the term is the newest one, and (for a candidate that yields) whether another process has a claim. */
const LOOK = 'SELECT EXISTS (SELECT 1 FROM leaderships WHERE name = $1 AND epoch = $2) AS own';
const LOOK_YIELDING = `${LOOK}, ${CLAIMED} AS claimed`;

/** Tries to take the lock; a candidate that yields does so only if nobody has a claim. */
const TAKE = `SELECT pg_try_advisory_lock(${LEADER_KEY}) AS "hasLock"`;
const TAKE_UNCLAIMED = `SELECT CASE WHEN ${CLAIMED} THEN false ELSE pg_try_advisory_lock(${LEADER_KEY}) END AS "hasLock"`;

/**
 * Starts a campaign: of several processes, one leads, because it holds a session-level advisory lock on a dedicated
 * connection. If it loses the connection, it stops leading at once, the server frees the lock, and another process becomes
 * leader. If a network fails in one direction only, two may lead for a short time; the older term is then over, and
 * `inTerm` refuses its writes. The URL must not lead through a transaction pooler, because the lock needs a session.
 */
export function campaign(options: CampaignOptions): Campaign {
  const { url, name, lead, precedence, pollMs = POLL_MS, answerMs = ANSWER_MS, onBroken = () => {} } = options;
  const stopping = new AbortController();
  let leading = false;

  const pause = (signal: AbortSignal) => wait(pollMs, undefined, { signal }).catch(() => {});

  /** Leads one term: as long as the connection answers, nobody with a claim appears, and nobody else wins. */
  async function leadTerm(connection: pg.Client, lost: AbortController): Promise<void> {
    const { rows } = await connection.query<{ epoch: string }>(WIN, [name]);
    const term: Term = { name, epoch: BigInt(rows[0]?.epoch ?? 0) };
    const [workEnd, yieldRequest] = [new AbortController(), new AbortController()];
    const ending = joinSignals(stopping.signal, yieldRequest.signal);
    const { signal: termEnd } = joinSignals(lost.signal, workEnd.signal);
    leading = true;
    const work = lead({ term, lost: lost.signal, ending: ending.signal }).finally(() => workEnd.abort());
    work.catch(() => {}); // awaited below; this prevents an unhandled rejection meanwhile
    try {
      while (!termEnd.aborted) {
        await pause(termEnd);
        if (!termEnd.aborted && (await isClaimed(connection, term, precedence))) yieldRequest.abort();
      }
    } finally {
      leading = false;
      lost.abort();
      await work.finally(ending.release);
    }
  }

  /** Stands as a candidate on one connection: tries to take the lock until it leads or the connection ends. */
  async function standAsCandidate(): Promise<void> {
    const connection = leaderClient(url, answerMs);
    const lost = new AbortController();
    const { signal: over } = joinSignals(lost.signal, stopping.signal); // `lost` aborts below, which releases both
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
      while (!over.aborted) {
        const { rows } = await connection.query<{ hasLock: boolean }>(take, [name]);
        if (rows[0]?.hasLock) return await leadTerm(connection, lost);
        await pause(over);
      }
    } finally {
      lost.abort();
      await connection.end().catch(() => {}); // frees the lock
    }
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      await standAsCandidate().catch((error: unknown) =>
        onBroken(error instanceof Error ? error : new Error('Connection lost.')),
      );
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
    statement_timeout: answerMs, // in the place of the role's
    query_timeout: answerMs,
  });

/**
 * Tests whether a process with a claim is waiting. @throws LEADERSHIP_LOST if another process has won since; the
 * connection's error
 */
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
