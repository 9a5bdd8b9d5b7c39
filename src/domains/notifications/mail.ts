import type { Clock } from '@income-series/protocol/clock';
import { AppError } from '@income-series/protocol/errors/app-error';
import { type EmailCodes, isEmailCodeExpired } from '../../core/email-code.ts';
import type { PrismaClient } from '../../generated/prisma/client.ts';
import type { NotificationCatalogue } from './kinds.ts';
import { codeText, mailText } from './mail-text.ts';
import type { Job, JobQueue, Mail, Mailer } from './model/ports.ts';
import { EMAIL_CODE } from './requested-mail.ts';

export interface MailDeps {
  readonly notifications: NotificationCatalogue;
  readonly db: PrismaClient;
  readonly jobs: JobQueue;
  /** Null: mails are skipped. */
  readonly mailer: Mailer | null;
  readonly clock: Clock;
  /** Null: mails with a code are skipped. */
  readonly codes: EmailCodes | null;
  /** The address where people reach the service. */
  readonly site: string;
  /** Called with the result of each attempt, for the metrics. */
  readonly onAttempt?: (outcome: 'SENT' | 'SKIPPED' | 'DEAD' | 'RETRY') => void;
  /** Called with the error of a failed attempt, for the log. */
  readonly onFailure?: (job: Job, error: unknown) => void;
}

/** The columns of an account that decide whether a mail is sent to it. */
interface Addressee {
  readonly id: string;
  readonly email: string | null;
  readonly emailConfirmedAt: Date | null;
  readonly emailCodeRequestedAt: Date | null;
}

/**
 * Derives the code for a mail that was written at `writtenAt`; the code is stored nowhere. Null if the code could confirm
 * nothing: the account has no unconfirmed address, it requested another code since, or the code has expired.
 */
function deriveCode(codes: EmailCodes | null, account: Addressee, writtenAt: Date, now: Date): string | null {
  const { id: accountId, email, emailConfirmedAt, emailCodeRequestedAt: requestedAt } = account;
  if (codes === null || email === null || emailConfirmedAt !== null || requestedAt === null) return null;
  if (requestedAt.getTime() !== writtenAt.getTime() || isEmailCodeExpired(requestedAt, now)) return null;
  return codes.codeOf({ accountId, email, requestedAt });
}

/** Composes the mail of a row, to the account's current address; null if the mail must not be sent. */
async function compose({ notifications, db, codes, clock, site }: MailDeps, id: string): Promise<Mail | null> {
  const row = await db.emailMessage.findUnique({
    where: { id },
    select: {
      state: true,
      template: true,
      createdAt: true,
      account: { select: { id: true, email: true, emailConfirmedAt: true, emailCodeRequestedAt: true } },
      notification: {
        select: {
          seriesKey: true,
          subjectId: true,
          period: true,
          round: true,
          window: true,
          status: true,
          reason: true,
          at: true,
          retracted: true,
        },
      },
    },
  });
  if (row === null || row.state !== 'PENDING' || !row.account.email) return null;
  const { template, account, notification, createdAt } = row;
  const to = row.account.email;
  if (template === EMAIL_CODE) {
    const code = deriveCode(codes, account, createdAt, clock.now());
    return code === null ? null : { id, template, to, ...codeText(code, site) };
  }
  if (account.emailConfirmedAt === null || notification === null || notification.retracted) return null;
  return { id, template, to, ...mailText(notifications.templateOf(template), notification, site) };
}

/**
 * Sends mails: notifications only to confirmed addresses, codes only to unconfirmed ones. A mail is sent at least once: if
 * the process ends after the mail server accepted it and before the row says so, it is sent again, with the same Message-ID.
 */
export function createEmailSender(deps: MailDeps) {
  const { db, jobs, mailer, clock, onAttempt, onFailure } = deps;

  /** Records the final state of a mail, and finishes its job. */
  async function finish(id: string, state: 'SENT' | 'SKIPPED' | 'DEAD', errorCode: string | null): Promise<void> {
    await db.$transaction(async (tx) => {
      const sentAt = state === 'SENT' ? clock.now() : null;
      const attempts = state === 'SKIPPED' ? {} : { attempts: { increment: 1 } };
      // A mail that was sent is marked SENT, even if its event was retracted (SKIPPED) meanwhile.
      const before = state === 'SENT' ? { not: 'SENT' } : 'PENDING';
      await tx.emailMessage.updateMany({
        where: { id, state: before },
        data: { state, errorCode, sentAt, ...attempts },
      });
      await jobs.finish(tx, 'mail', id);
    });
    onAttempt?.(state);
  }

  /** Records a failed try, and has the queue try again later. */
  async function retryLater(id: string, errorCode: string): Promise<void> {
    await db.$transaction(async (tx) => {
      const data = { errorCode, attempts: { increment: 1 } };
      await tx.emailMessage.updateMany({ where: { id, state: 'PENDING' }, data });
      await jobs.retryLater(tx, 'mail', id);
    });
    onAttempt?.('RETRY');
  }

  return {
    /** Sends one mail and records the outcome. @throws errors of the database only; the queue then runs the job again */
    async send(job: Job): Promise<void> {
      const { id, last: isLastTry } = job;
      const mail = mailer === null ? null : await compose(deps, id);
      if (mailer === null || mail === null) return finish(id, 'SKIPPED', null);
      try {
        await mailer.send(mail);
      } catch (error) {
        onFailure?.(job, error);
        const code = error instanceof AppError ? error.code : 'MAIL_FAILED';
        return isLastTry || code === 'MAIL_REFUSED' ? finish(id, 'DEAD', code) : retryLater(id, code);
      }
      return finish(id, 'SENT', null);
    },
  };
}
