import PgBoss from 'pg-boss';
import { AppError } from '../../core/errors/app-error.ts';
import type { PoolState } from '../../core/pool-state.ts';
import type { Tx } from '../../core/tx.ts';
import type { JobQueue, QueueName } from '../../domains/notifications/ports.ts';
import { createJobsConnection } from './connection.ts';

/** How often a job that failed is given out again, and after how long: the wait doubles from one try to the next. */
export interface Retry {
  readonly limit: number;
  readonly delaySeconds: number;
  /** False: the wait stays the same. */
  readonly backoff?: boolean;
  /** After which a job that nobody spoke of again is given out once more. */
  readonly expireSeconds: number;
}

export interface JobsOptions {
  readonly url: string;
  readonly retries: Readonly<Record<QueueName, Retry>>;
  /** How often jobs that nobody spoke of again are looked for. */
  readonly maintenanceSeconds?: number;
  /** Something failed that will be retried automatically; for the log. */
  readonly onBroken?: (error: unknown) => void;
}

export interface Jobs extends JobQueue {
  /**
   * Makes schema and queues where they are not there. Safe to repeat, and for several processes at once.
   * @throws DATABASE_PRIVILEGE where the schema is not there and the user may not make one; DATABASE_UNAVAILABLE
   */
  start(): Promise<void>;
  /** Checks at once for expired jobs, and deletes old ones; this also happens automatically. */
  maintain(): Promise<void>;
  /** The connections of the queue itself. */
  pool(): PoolState;
  close(): Promise<void>;
}

const SCHEMA = 'pgboss';
/** SQLSTATE: insufficient_privilege. */
const UNPRIVILEGED = '42501';
/** A job that nobody took stays: the row it is about waits for it. */
const KEEP_MINUTES = 10 * 365 * 24 * 60;

/**
 * The queue is pg-boss's tables in the schema `pgboss` of the same database. Its own workers are not used: they complete
 * a job outside the job's transaction, and end the process if the database cannot be reached for that.
 */
export function createJobs({ url, retries, maintenanceSeconds = 10, onBroken = () => {} }: JobsOptions): Jobs {
  const connection = createJobsConnection(url, () => onBroken(undefined));
  const db = { executeSql: (text: string, values?: unknown[]) => connection.executeSql(text, values) };
  const fresh = (): PgBoss => {
    const made = new PgBoss({ db, schema: SCHEMA, schedule: false, maintenanceIntervalSeconds: maintenanceSeconds });
    made.on('error', onBroken);
    return made;
  };
  let boss = fresh();

  /** One whose start failed takes itself for one that still starts, and never would again: another takes its place. */
  async function orAnother(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (cause) {
      await boss.stop({ graceful: false }).catch(() => {});
      boss = fresh();
      const { code } = cause as { readonly code?: unknown };
      throw code === UNPRIVILEGED ? new AppError('DATABASE_PRIVILEGE', { cause }) : cause;
    }
  }

  return {
    start: () => connection.alone(() => orAnother(() => startQueues(boss, retries))),

    async put(tx, queue, ids) {
      if (ids.length === 0) return;
      await boss.deleteJob(queue, [...ids], { db: within(tx) });
      await boss.insert(
        ids.map((id) => ({ id, name: queue })),
        { db: within(tx) },
      );
    },

    async take(queue, most) {
      const jobs = await boss.fetch(queue, { batchSize: most, includeMetadata: true });
      return jobs.map(({ id, retryCount, retryLimit }) => ({ id, last: retryCount >= retryLimit }));
    },

    async finish(tx, queue, id) {
      await boss.complete(queue, id, {}, { db: within(tx) });
    },

    async retryLater(tx, queue, id) {
      await boss.fail(queue, id, {}, { db: within(tx) });
    },

    async states(tx, queue, ids) {
      const rows = await tx.$queryRaw<{ id: string; live: boolean }[]>`
        SELECT id::text AS id, state < 'completed' AS live FROM pgboss.job
        WHERE name = ${queue} AND id = ANY(${[...ids]}::uuid[])`;
      return new Map(rows.map(({ id, live }) => [id, live ? 'LIVE' : 'OVER']));
    },

    maintain: () => boss.maintain(),

    pool: () => connection.pool(),

    async close() {
      await boss.stop({ graceful: false });
      await connection.close();
    },
  };
}

/** Starts pg-boss, and makes the queues where they are not there, each with its retries. */
async function startQueues(boss: PgBoss, retries: JobsOptions['retries']): Promise<void> {
  await boss.start(); // two at once, or two that attach their queues' tables, would lock each other out
  for (const [name, { limit, delaySeconds, backoff = true, expireSeconds }] of Object.entries(retries)) {
    const options = {
      name,
      retryLimit: limit,
      retryDelay: delaySeconds,
      retryBackoff: backoff,
      expireInSeconds: expireSeconds,
      retentionMinutes: KEEP_MINUTES,
    };
    await boss.createQueue(name, options);
    await boss.updateQueue(name, options);
  }
}

/** pg-boss's statements in a transaction of ours. */
const within = (tx: Tx) => ({
  executeSql: async (text: string, values: unknown[]) => ({
    rows: await tx.$queryRawUnsafe<unknown[]>(text, ...values.map((value) => value ?? null)),
  }),
});
