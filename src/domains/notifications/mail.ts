import type { Clock } from '../../core/clock.ts';
import { type EmailCodes, isEmailCodeExpired } from '../../core/email-code.ts';
import { AppError } from '../../core/errors/app-error.ts';
import type { PrismaClient } from '../../generated/prisma/client.ts';
import type { NotificationCatalogue } from './kinds.ts';
import { codeText, mailText } from './mail-text.ts';
import type { Job, JobQueue, Mail, Mailer } from './ports.ts';
import { EMAIL_CODE } from './requested-mail.ts';

export interface MailDeps {
  readonly notifications: NotificationCatalogue;
  readonly db: PrismaClient;
  readonly jobs: JobQueue;
  /** Null: no mail is sent. */
  readonly mailer: Mailer | null;
  readonly clock: Clock;
  /** Null: mails with a code are skipped. */
  readonly codes: EmailCodes | null;
  /** Where people reach the service. */
  readonly site: string;
  /** Called with the result of each attempt, for the metrics. */
  readonly onAttempt?: (outcome: 'SENT' | 'SKIPPED' | 'DEAD' | 'RETRY') => void;
}

/** An account as far as its mails ask. */
interface Addressee {
  readonly id: string;
  readonly email: string | null;
  readonly emailConfirmedAt: Date | null;
  readonly emailCodeRequestedAt: Date | null;
}

/**
 * The code that a mail of this time carries, derived now and kept nowhere; null where it could confirm nothing: the address
 * is confirmed or another one, another code was asked for since, or its time is over.
 */
function codeFor(codes: EmailCodes | null, account: Addressee, askedAt: Date, now: Date): string | null {
  const { id: accountId, email, emailConfirmedAt, emailCodeRequestedAt: requestedAt } = account;
  if (codes === null || email === null || emailConfirmedAt !== null || requestedAt === null) return null;
  if (requestedAt.getTime() !== askedAt.getTime() || isEmailCodeExpired(requestedAt, now)) return null;
  return codes.codeOf({ accountId, email, requestedAt });
}

/** The mail as it is to be sent now, the address read for it alone; null where it is not to be sent (any more). */
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
    const code = codeFor(codes, account, createdAt, clock.now());
    return code === null ? null : { id, template, to, ...codeText(code, site) };
  }
  if (account.emailConfirmedAt === null || notification === null || notification.retracted) return null;
  return { id, template, to, ...mailText(notifications.templateOf(template), notification, site) };
}

/**
 * Sends mails: those of notifications to confirmed addresses alone, and codes to addresses that are to be confirmed. Between
 * a mail that was taken over and the row that says so a process may end: the mail is then sent once more, under the same
 * Message-ID. At least once is all that SMTP can promise.
 */
export function createEmailSender(deps: MailDeps) {
  const { db, jobs, mailer, clock, onAttempt } = deps;

  /** The end of a mail, and of its job. */
  async function over(id: string, state: 'SENT' | 'SKIPPED' | 'DEAD', errorCode: string | null): Promise<void> {
    await db.$transaction(async (tx) => {
      const sentAt = state === 'SENT' ? clock.now() : null;
      const tried = state === 'SKIPPED' ? {} : { attempts: { increment: 1 } };
      // A mail that was sent is marked so, even where its event was retracted meanwhile.
      const before = state === 'SENT' ? { not: 'SENT' } : 'PENDING';
      await tx.emailMessage.updateMany({
        where: { id, state: before },
        data: { state, errorCode, sentAt, ...tried },
      });
      await jobs.done(tx, 'mail', id);
    });
    onAttempt?.(state);
  }

  async function later(id: string, errorCode: string): Promise<void> {
    await db.$transaction(async (tx) => {
      const data = { errorCode, attempts: { increment: 1 } };
      await tx.emailMessage.updateMany({ where: { id, state: 'PENDING' }, data });
      await jobs.failed(tx, 'mail', id);
    });
    onAttempt?.('RETRY');
  }

  return {
    /** Sends one mail and writes down how it went. @throws what the database throws: the job is given out again */
    async send({ id, last }: Job): Promise<void> {
      const mail = mailer === null ? null : await compose(deps, id);
      if (mailer === null || mail === null) return over(id, 'SKIPPED', null);
      try {
        await mailer.send(mail);
      } catch (error) {
        const code = error instanceof AppError ? error.code : 'MAIL_FAILED';
        return last || code === 'MAIL_REFUSED' ? over(id, 'DEAD', code) : later(id, code);
      }
      return over(id, 'SENT', null);
    },
  };
}
