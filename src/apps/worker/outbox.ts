import { setTimeout as wait } from 'node:timers/promises';
import { createJobs, createWaker, type JobsOptions } from '../../adapters/jobs/index.ts';
import type { Clock } from '../../core/clock.ts';
import { AppError } from '../../core/errors/app-error.ts';
import type { Log } from '../../core/log.ts';
import { type Metrics, NO_METRICS } from '../../core/metrics.ts';
import type { PoolState } from '../../core/pool-state.ts';
import { NO_TRACER, type Tracer } from '../../core/tracing.ts';
import {
  createDispatch,
  createEmailSender,
  createRecovery,
  type Job,
  type Mailer,
  OUTBOX_CHANNEL,
  type QueueName,
} from '../../domains/notifications/index.ts';
import type { PrismaClient } from '../../generated/prisma/client.ts';

export interface OutboxOptions {
  /** Of the database; for the queue's own connections. */
  readonly url: string;
  readonly db: PrismaClient;
  /** Null: no mail is sent. It is closed with the outbox. */
  readonly mailer: Mailer | null;
  readonly clock: Clock;
  readonly log: Log;
  readonly metrics?: Metrics;
  readonly tracer?: Tracer;
  /** Where people reach the service. */
  readonly site: string;
  /** How often the queue is looked at while nothing is announced: for tries that are due. Default 1 s. */
  readonly pollMs?: number;
  readonly retries?: JobsOptions['retries'];
  readonly maintenanceSeconds?: number;
  /** How often rows are looked for whose job does not come. Default 5 min. */
  readonly recoveryMs?: number;
}

export interface OutboxHealth {
  readonly ok: boolean;
  /** The code of the last failure; null since a look at the queue succeeded. */
  readonly failure: string | null;
}

export interface Outbox {
  health(): OutboxHealth;
  /** The queue's own connections. */
  pool(): PoolState;
  /** Ends after what is running; nothing is written afterwards. */
  stop(): Promise<void>;
}

/**
 * Dispatch is tried for about half an hour, mail for about a day. What a killed process had taken is given out again when it
 * expires, which is looked for every 10 seconds, and the delay later: a mail after 105 seconds at most, a message after 72. A mail that still
 * runs takes 60 seconds at most (adapters/mail).
 */
const RETRIES: JobsOptions['retries'] = {
  outbox: { limit: 9, delaySeconds: 2, expireSeconds: 60 },
  mail: { limit: 11, delaySeconds: 20, expireSeconds: 75 },
};
const POLL_MS = 1_000;
const MAX_BACKOFF_MS = 15_000;
const RECOVERY_MS = 300_000;
/** Jobs taken at once: messages one after the other, mails side by side. */
const TAKEN: Readonly<Record<QueueName, number>> = { outbox: 10, mail: 4 };

type Rest = (ms: number) => Promise<unknown>;

const codeOf = (error: unknown): string => (error instanceof AppError ? error.code : 'INTERNAL');

/**
 * Dispatches what is in the outbox, and sends the mails. Any number of processes may do so at once. A dispatcher wakes
 * when a message is announced (LISTEN) and looks by itself every `pollMs`.
 */
export function startOutbox(options: OutboxOptions): Outbox {
  const { url, db, mailer, clock, log, site, pollMs = POLL_MS, recoveryMs = RECOVERY_MS } = options;
  const { metrics = NO_METRICS, tracer = NO_TRACER } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  const failures = new Map<string, string>();
  const jobs = createJobs({
    url,
    retries: options.retries ?? RETRIES,
    ...(options.maintenanceSeconds === undefined ? {} : { maintenanceSeconds: options.maintenanceSeconds }),
    onBroken: () => log.warn({}, 'The job queue lost a connection or its turn; it goes on.'),
  });
  const waker = createWaker({ url, channel: OUTBOX_CHANNEL });
  const dispatch = createDispatch({ db, jobs, clock });
  const emailSender = createEmailSender({
    db,
    jobs,
    mailer,
    clock,
    site,
    onAttempt: (outcome) => metrics.count('income_series_mail_attempts_total', 1, { outcome }),
  });
  const recovery = createRecovery({ db, jobs });

  async function dispatchOne(job: Job): Promise<void> {
    try {
      await tracer.run({ name: 'outbox.dispatch' }, () => dispatch.notify(job));
      metrics.count('income_series_outbox_dispatched_total', 1);
    } catch (error) {
      if (codeOf(error) === 'DATABASE_UNAVAILABLE') throw error; // nothing can be written; the job comes again
      metrics.count('income_series_outbox_failures_total', 1, { code: codeOf(error) });
      const level = job.last ? 'error' : 'warn';
      log[level]({ message: job.id, code: codeOf(error), err: error }, 'A message could not be dispatched.');
      await dispatch.failed(job, codeOf(error));
    }
  }

  async function dispatched(): Promise<number> {
    const moved = await dispatch.move();
    const taken = await jobs.take('outbox', TAKEN.outbox);
    for (const job of taken) await dispatchOne(job);
    return moved + taken.length;
  }

  async function mailed(): Promise<number> {
    const taken = await jobs.take('mail', TAKEN.mail);
    const ends = await Promise.allSettled(
      taken.map((job) => tracer.run({ name: 'mail.send' }, () => emailSender.send(job))),
    );
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
    return taken.length;
  }

  async function recovered(): Promise<number> {
    await recovery.outbox();
    await recovery.mail();
    return 0;
  }

  /** Does something once. Says each new kind of failure once, and when it is over. */
  async function attempt(part: string, work: () => Promise<number>): Promise<number | null> {
    try {
      const done = await work();
      if (failures.delete(part)) log.info({ part }, 'The outbox goes on.');
      return done;
    } catch (error) {
      const code = codeOf(error);
      if (failures.get(part) !== code) log.error({ part, code, err: error }, 'The outbox failed; it tries again.');
      failures.set(part, code);
      return null;
    }
  }

  /** Repeats it until the end, at once as long as there is something to do; more and more slowly while it fails. */
  async function repeat(part: string, work: () => Promise<number>, rest: Rest, ms: number): Promise<void> {
    let failed = 0;
    while (!signal.aborted) {
      const done = await attempt(part, work);
      failed = done === null ? failed + 1 : 0;
      if (signal.aborted || (done ?? 0) > 0) continue;
      await rest(failed === 0 ? ms : Math.min(pollMs * 2 ** Math.min(failed, 10), MAX_BACKOFF_MS));
    }
  }

  const pause: Rest = (ms) => wait(ms, undefined, { signal }).catch(() => {});
  const untilAnnounced: Rest = (ms) => waker.rest(ms, signal);

  async function run(): Promise<void> {
    const start = async () => {
      await jobs.start();
      return 0;
    };
    for (let failed = 1; !signal.aborted && (await attempt('start', start)) === null; failed += 1) {
      await pause(Math.min(pollMs * 2 ** Math.min(failed, 10), MAX_BACKOFF_MS));
    }
    await Promise.all([
      repeat('dispatch', dispatched, untilAnnounced, pollMs),
      repeat('mail', mailed, pause, pollMs),
      repeat('recovery', recovered, pause, recoveryMs),
    ]);
  }
  const running = run();
  let stopped: Promise<void> | undefined;

  async function end(): Promise<void> {
    stopping.abort();
    await running;
    await Promise.all([waker.close(), jobs.close(), mailer?.close()]);
  }

  return {
    health: () => {
      const [failure = null] = failures.values();
      return { ok: failure === null, failure };
    },
    pool: () => jobs.pool(),
    stop: () => {
      stopped ??= end();
      return stopped;
    },
  };
}
