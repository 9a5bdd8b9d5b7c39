import { createJobs, createWaker, type JobsOptions } from '../../adapters/jobs/index.ts';
import type { PoolState } from '../../core/pool-state.ts';
import { OUTBOX_CHANNEL } from '../../domains/notifications/index.ts';
import { createRepeater } from './outbox-repeat.ts';
import { createOutboxWork, type OutboxWorkOptions } from './outbox-work.ts';

export interface OutboxOptions extends OutboxWorkOptions {
  /** Of the database itself, past any pool; for the queue's own connections. */
  readonly url: string;
  /** How often the queue is looked at while nothing is announced: for tries that are due. Default 1 s. */
  readonly pollMs?: number;
  readonly retries?: JobsOptions['retries'];
  readonly maintenanceSeconds?: number;
  /** How often rows are looked for whose job does not come. Default 5 min. */
  readonly recoveryMs?: number;
}

interface OutboxHealth {
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
const RECOVERY_MS = 300_000;

/**
 * Dispatches what is in the outbox, and sends the mails. Any number of processes may do so at once. A dispatcher wakes
 * when a message is announced (LISTEN) and looks by itself every `pollMs`.
 */
export function startOutbox(options: OutboxOptions): Outbox {
  const { url, mailer, log, pollMs = POLL_MS, recoveryMs = RECOVERY_MS } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  const jobs = createJobs({
    url,
    retries: options.retries ?? RETRIES,
    ...(options.maintenanceSeconds === undefined ? {} : { maintenanceSeconds: options.maintenanceSeconds }),
    onBroken: () => log.warn({}, 'The job queue lost a connection or its turn; it goes on.'),
  });
  const waker = createWaker({ url, channel: OUTBOX_CHANNEL });
  const work = createOutboxWork(options, jobs, signal);
  const { repeat, untilDone, pause, failure } = createRepeater(signal, log, pollMs);

  async function run(): Promise<void> {
    await untilDone('start', () => jobs.start());
    await Promise.all([
      repeat('dispatch', work.dispatched, (ms) => waker.rest(ms, signal), pollMs),
      repeat('mail', work.mailed, pause, pollMs),
      repeat('recovery', work.recovered, pause, recoveryMs),
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
