import { createJobs, createWaker, type JobsOptions } from '../../adapters/jobs/index.ts';
import type { PoolState } from '../../core/pool-state.ts';
import { OUTBOX_CHANNEL } from '../../domains/notifications/index.ts';
import { createRepeater } from './outbox-repeat.ts';
import { createOutboxWork, type OutboxWorkOptions } from './outbox-work.ts';

export interface OutboxOptions extends OutboxWorkOptions {
  /** The URL of the database itself, which bypasses any pooler, for the queue's connections. */
  readonly url: string;
  /** The interval of polls without an announcement, for retries that are due. Default: 1 s. */
  readonly pollMs?: number;
  readonly retries?: JobsOptions['retries'];
  readonly maintenanceSeconds?: number;
  /** The interval of the search for rows that have lost their job. Default: 5 min. */
  readonly recoveryMs?: number;
}

interface OutboxHealth {
  readonly ok: boolean;
  /** The code of the current failure; null after the next success. */
  readonly failure: string | null;
}

export interface Outbox {
  health(): OutboxHealth;
  /** The state of the queue's connections. */
  pool(): PoolState;
  /** Ends after the running jobs. Nothing is written afterwards. */
  stop(): Promise<void>;
}

/**
 * Dispatch is retried for about half an hour, mail for about a day. Jobs of a killed process run again after their expiry
 * (checked every 10 seconds) plus the delay: a mail after 105 seconds at most, a message after 72. Sending a mail takes 60
 * seconds at most (adapters/mail).
 */
const RETRIES: JobsOptions['retries'] = {
  outbox: { limit: 9, delaySeconds: 2, expireSeconds: 60 },
  mail: { limit: 11, delaySeconds: 20, expireSeconds: 75 },
};
const POLL_MS = 1_000;
const RECOVERY_MS = 300_000;

/**
 * Starts to dispatch the messages of the outbox and to send mails. Any number of processes may do so at once. The dispatcher
 * wakes when a message is announced (LISTEN), and polls every `pollMs`.
 */
export function startOutbox(options: OutboxOptions): Outbox {
  const { url, mailer, log, pollMs = POLL_MS, recoveryMs = RECOVERY_MS } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  const jobs = createJobs({
    url,
    retries: options.retries ?? RETRIES,
    ...(options.maintenanceSeconds === undefined ? {} : { maintenanceSeconds: options.maintenanceSeconds }),
    onBroken: () => log.warn({}, 'The job queue had an error, and tries again.'),
  });
  const waker = createWaker({ url, channel: OUTBOX_CHANNEL });
  const work = createOutboxWork(options, jobs, signal);
  const { repeat, untilDone, pause, failure } = createRepeater(signal, log, pollMs);

  async function run(): Promise<void> {
    await untilDone('start', () => jobs.start());
    await Promise.all([
      repeat('dispatch', work.dispatchBatch, (ms) => waker.rest(ms, signal), pollMs),
      repeat('mail', work.sendMails, pause, pollMs),
      repeat('recovery', work.recoverJobs, pause, recoveryMs),
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
    health: () => ({ ok: failure() === null, failure: failure() }),
    pool: () => jobs.pool(),
    stop: () => {
      stopped ??= end();
      return stopped;
    },
  };
}
