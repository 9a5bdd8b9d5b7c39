import { AppError } from '@income-series/protocol/errors/app-error';
import PgBoss from 'pg-boss';
import type { PoolState } from '../../core/pool-state.ts';
import type { Tx } from '../../core/tx.ts';
import type { JobQueue, QueueName } from '../../domains/notifications/model/ports.ts';
import { createJobsConnection } from './connection.ts';

/** The retries of a failed job: their number, and the wait, which doubles from one retry to the next. */
export interface Retry {
  readonly limit: number;
  readonly delaySeconds: number;
  /** False: the wait stays the same. */
  readonly backoff?: boolean;
  /** The time after which a job without an outcome is retried. */
  readonly expireSeconds: number;
}

export interface JobsOptions {
  readonly url: string;
  readonly retries: Readonly<Record<QueueName, Retry>>;
  /** The interval of the search for expired jobs. Default: 10 s. */
  readonly maintenanceSeconds?: number;
  /** Receives errors that are retried automatically, for the log. */
  readonly onBroken?: (error: unknown) => void;
}

export interface Jobs extends JobQueue {
  /**
   * Creates schema and queues if they are missing. It can be repeated, and run in several processes at once.
   * @throws DATABASE_PRIVILEGE if the schema is missing and the user may not create it; DATABASE_UNAVAILABLE
   */
  start(): Promise<void>;
  /** Checks at once for expired jobs, and deletes old ones; this also happens automatically. */
  maintain(): Promise<void>;
  /** The state of the queue's connections. */
  pool(): PoolState;
  close(): Promise<void>;
}

const SCHEMA = 'pgboss';
/** SQLSTATE: insufficient_privilege. */
const UNPRIVILEGED = '42501';
/** The retention of untaken jobs: ten years, because their rows wait for them. */
const KEEP_MINUTES = 10 * 365 * 24 * 60;

/**
 * Creates the job queue, which is pg-boss in the schema `pgboss` of the same database. Its own workers are not used, because they
 * complete a job outside the job's transaction, and end the process if the database is unavailable then.
 */
export function createJobs({ url, retries, maintenanceSeconds = 10, onBroken = () => {} }: JobsOptions): Jobs {
  const connection = createJobsConnection(url, () => onBroken(undefined));
  const db = { executeSql: (text: string, values?: unknown[]) => connection.executeSql(text, values) };
  const createBoss = (): PgBoss => {
    const instance = new PgBoss({
      db,
      schema: SCHEMA,
      schedule: false,
      maintenanceIntervalSeconds: maintenanceSeconds,
    });
    instance.on('error', onBroken);
    return instance;
  };
  let boss = createBoss();

  /** Runs work of pg-boss, and replaces the instance if it fails, because an instance whose start failed cannot start again. */
  async function runOrReplace(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (cause) {
      await boss.stop({ graceful: false }).catch(() => {});
      boss = createBoss();
      const { code } = cause as { readonly code?: unknown };
      throw code === UNPRIVILEGED ? new AppError('DATABASE_PRIVILEGE', { cause }) : cause;
    }
  }

  return {
    start: () => connection.alone(() => runOrReplace(() => startQueues(boss, retries))),

    async put(tx, queue, ids) {
      if (ids.length === 0) return;
      await boss.deleteJob(queue, [...ids], { db: clientIn(tx) });
      await boss.insert(
        ids.map((id) => ({ id, name: queue })),
        { db: clientIn(tx) },
      );
    },

    async take(queue, most) {
      const jobs = await boss.fetch(queue, { batchSize: most, includeMetadata: true });
      return jobs.map(({ id, retryCount, retryLimit }) => ({ id, last: retryCount >= retryLimit }));
    },

    async finish(tx, queue, id) {
      await boss.complete(queue, id, {}, { db: clientIn(tx) });
    },

    async retryLater(tx, queue, id) {
      await boss.fail(queue, id, {}, { db: clientIn(tx) });
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

/** Starts pg-boss, and creates or updates the queues with their retries. */
async function startQueues(boss: PgBoss, retries: JobsOptions['retries']): Promise<void> {
  await boss.start(); // runs under the lock, because concurrent starts would deadlock
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

/** Runs statements of pg-boss in a given transaction. */
const clientIn = (tx: Tx) => ({
  executeSql: async (text: string, values: unknown[]) => ({
    rows: await tx.$queryRawUnsafe<unknown[]>(text, ...values.map((value) => value ?? null)),
  }),
});
