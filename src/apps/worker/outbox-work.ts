import type { Jobs } from '../../adapters/jobs/index.ts';
import type { Clock } from '../../core/clock.ts';
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
  /** Null: no mail is sent. It is closed with the outbox. */
  readonly mailer: Mailer | null;
  readonly clock: Clock;
  /** Null: mails with a code are skipped. */
  readonly codes: EmailCodes | null;
  readonly log: Log;
  readonly metrics?: Metrics;
  readonly tracer?: Tracer;
  /** Where people reach the service. */
  readonly site: string;
}

/** Jobs taken at once: messages one after the other, mails side by side. */
const TAKEN: Readonly<Record<QueueName, number>> = { outbox: 10, mail: 4 };

/** What an outbox does with its queue. Each answers how much it did; once it is to stop, each ends what it has begun. */
export interface OutboxWork {
  dispatched(): Promise<number>;
  mailed(): Promise<number>;
  /** Puts rows into the queue whose job does not come. */
  recovered(): Promise<number>;
}

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
  });
  const recovery = createRecovery({ db, jobs });
  const mailQueue = createMailQueue({ db, jobs });

  async function dispatchOne(job: Job): Promise<void> {
    try {
      await tracer.run({ name: 'outbox.dispatch' }, () => dispatch.notify(job));
      metrics.count('income_series_outbox_dispatched_total', 1);
    } catch (error) {
      if (codeOf(error) === 'DATABASE_UNAVAILABLE') throw error; // nothing can be written; the job comes again
      metrics.count('income_series_outbox_failures_total', 1, { code: codeOf(error) });
      const level = job.last ? 'error' : 'warn';
      log[level]({ message: job.id, code: codeOf(error), err: error }, 'A message could not be dispatched.');
      await dispatch.recordFailure(job, codeOf(error));
    }
  }

  async function dispatched(): Promise<number> {
    const mails = await mailQueue.move();
    const messages = stopping.aborted ? 0 : await dispatch.move();
    const taken = stopping.aborted ? [] : await jobs.take('outbox', TAKEN.outbox);
    for (const job of taken) await dispatchOne(job);
    return mails + messages + taken.length;
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

  return { dispatched, mailed, recovered };
}
