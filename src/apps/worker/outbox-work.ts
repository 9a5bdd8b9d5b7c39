import type { Clock } from '@income-series/protocol/clock';
import type { Jobs } from '../../adapters/jobs/index.ts';
import type { EmailCodes } from '../../core/email-code.ts';
import { codeOf } from '../../core/failures.ts';
import type { Log } from '../../core/log.ts';
import { type Metrics, NO_METRICS } from '../../core/metrics.ts';
import { NO_TRACER, type Tracer } from '../../core/tracing.ts';
import {
  createDispatch,
  createEmailSender,
  createMailQueue,
  createRecovery,
  type Job,
  type Mailer,
  type QueueName,
} from '../../domains/notifications/index.ts';
import type { PrismaClient } from '../../generated/prisma/client.ts';
import { catalogues } from '../../modules.ts';

export interface OutboxWorkOptions {
  readonly db: PrismaClient;
  /** Null: no mail is sent. The outbox closes it. */
  readonly mailer: Mailer | null;
  readonly clock: Clock;
  /** Null: mails with a code are skipped. */
  readonly codes: EmailCodes | null;
  readonly log: Log;
  readonly metrics?: Metrics;
  readonly tracer?: Tracer;
  /** The address of the service for people. */
  readonly site: string;
}

/** The numbers of jobs that are taken at once. Messages are dispatched one after the other, mails are sent concurrently. */
const BATCH_SIZES: Readonly<Record<QueueName, number>> = { outbox: 10, mail: 4 };

/**
 * The work of an outbox on its queue. Each function returns the number of processed jobs; after a stop, it completes its
 * current jobs.
 */
export interface OutboxWork {
  dispatchBatch(): Promise<number>;
  sendMails(): Promise<number>;
  /** Queues rows again that have lost their job. */
  recoverJobs(): Promise<number>;
}

/** Creates the work of one process. Any number of processes may run it, because the queue gives a job to one of them. */
export function createOutboxWork(options: OutboxWorkOptions, jobs: Jobs, stopping: AbortSignal): OutboxWork {
  const { db, mailer, clock, codes, log, site, metrics = NO_METRICS, tracer = NO_TRACER } = options;
  const dispatch = createDispatch({ db, jobs, clock });
  const emailSender = createEmailSender({
    notifications: catalogues.notifications,
    db,
    jobs,
    mailer,
    clock,
    codes,
    site,
    onAttempt: (outcome) => metrics.count('income_series_mail_attempts_total', 1, { outcome }),
    onFailure: ({ id, last }, error) =>
      log[last ? 'error' : 'warn']({ mail: id, code: codeOf(error), err: error }, 'A mail could not be sent.'),
  });
  const recovery = createRecovery({ db, jobs });
  const mailQueue = createMailQueue({ db, jobs });

  async function dispatchOne(job: Job): Promise<void> {
    try {
      await tracer.run({ name: 'outbox.dispatch' }, () => dispatch.notify(job));
      metrics.count('income_series_outbox_dispatched_total', 1);
    } catch (error) {
      if (codeOf(error) === 'DATABASE_UNAVAILABLE') throw error; // nothing can be written, so the queue will repeat the job
      metrics.count('income_series_outbox_failures_total', 1, { code: codeOf(error) });
      const level = job.last ? 'error' : 'warn';
      log[level]({ message: job.id, code: codeOf(error), err: error }, 'A message could not be dispatched.');
      await dispatch.recordFailure(job, codeOf(error));
    }
  }

  async function dispatchBatch(): Promise<number> {
    const mails = await mailQueue.move();
    const messages = stopping.aborted ? 0 : await dispatch.move();
    const batch = stopping.aborted ? [] : await jobs.take('outbox', BATCH_SIZES.outbox);
    for (const job of batch) await dispatchOne(job);
    return mails + messages + batch.length;
  }

  async function sendMails(): Promise<number> {
    const batch = await jobs.take('mail', BATCH_SIZES.mail);
    const ends = await Promise.allSettled(
      batch.map((job) => tracer.run({ name: 'mail.send' }, () => emailSender.send(job))),
    );
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
    return batch.length;
  }

  async function recoverJobs(): Promise<number> {
    await recovery.outbox();
    await recovery.mail();
    return 0;
  }

  return { dispatchBatch: dispatchBatch, sendMails: sendMails, recoverJobs: recoverJobs };
}
