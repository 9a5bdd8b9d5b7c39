import type { EmailCodeSubject } from '../../core/email-code.ts';
import { EMAIL_CODE_DIGITS, EMAIL_CODE_MS, isEmailCodeExpired } from '../../core/email-code.ts';
import { AppError } from '../../core/errors/app-error.ts';
import { InputError } from '../../core/errors/input-error.ts';
import type { Tx } from '../../core/tx.ts';
import type { AccountDeps } from './sign-in.ts';

/** How often one code may be tried. */
const EMAIL_CODE_TRIES = 5;
/** How long after a request for a code the account gets no other one, whatever became of its address meanwhile. */
const EMAIL_CODE_REST_MS = 10 * 60_000;

/** The columns of an address that nobody has confirmed. */
export const NOT_CONFIRMED = { emailConfirmedAt: null, emailCodeRequestedAt: null, emailCodeTries: 0 } as const;

interface EmailRow {
  readonly email: string | null;
  readonly confirmedAt: Date | null;
  readonly requestedAt: Date | null;
  readonly tries: number;
}

/** What the account's row says of its address; the row is this transaction's until it ends. @throws NOT_FOUND */
export async function lockEmail(tx: Tx, accountId: string): Promise<EmailRow> {
  const [row] = await tx.$queryRaw<EmailRow[]>`
    SELECT email, email_confirmed_at AS "confirmedAt", email_code_requested_at AS "requestedAt",
      email_code_tries AS "tries"
    FROM accounts WHERE id = ${accountId}::uuid FOR NO KEY UPDATE`;
  if (row === undefined) throw new AppError('NOT_FOUND');
  return row;
}

/** The address that is to be confirmed. @throws EMAIL_MISSING, EMAIL_CONFIRMED */
function unconfirmed({ email, confirmedAt }: EmailRow): string {
  if (email === null) throw new AppError('EMAIL_MISSING');
  if (confirmedAt !== null) throw new AppError('EMAIL_CONFIRMED');
  return email;
}

/** The digits of a code as it was typed, without spaces around it. @throws BAD_INPUT */
function parseEmailCode(code: string): string {
  const digits = code.trim();
  if (!new RegExp(`^\\d{${EMAIL_CODE_DIGITS}}$`).test(digits)) {
    throw new InputError('code', `${EMAIL_CODE_DIGITS} decimal digits`);
  }
  return digits;
}

/** What one request for a code, or one try of it, leaves behind. Neither holds a code. */
export interface RequestedCode extends Readonly<Record<string, string>> {
  readonly accountId: string;
  readonly requestedAt: string;
}
export interface TriedCode extends Readonly<Record<string, string | boolean>> {
  readonly accountId: string;
  readonly isConfirmed: boolean;
}

/** Confirming an account's address by a code that is mailed to it. */
export function createEmailConfirmation({
  clock,
  emailCodes,
  requestCodeMail,
}: Pick<AccountDeps, 'clock' | 'emailCodes' | 'requestCodeMail'>) {
  /** @throws MAIL_DISABLED where no mail is sent */
  function requireCodes() {
    if (emailCodes === null) throw new AppError('MAIL_DISABLED');
    return emailCodes;
  }

  return {
    parseEmailCode,

    /**
     * Has a code sent, which replaces the one before it.
     * @throws MAIL_DISABLED; when it writes EMAIL_MISSING, EMAIL_CONFIRMED, EMAIL_CODE_RECENT
     */
    requestEmailCode(accountId: string) {
      requireCodes();
      return async (tx: Tx): Promise<RequestedCode> => {
        unconfirmed(await lockEmail(tx, accountId));
        const at = clock.now();
        const mail = { accountId, at, restMs: EMAIL_CODE_REST_MS };
        if (!(await requestCodeMail(tx, mail))) throw new AppError('EMAIL_CODE_RECENT');
        const data = { emailCodeRequestedAt: at, emailCodeTries: 0 };
        await tx.account.update({ where: { id: accountId }, data });
        return { accountId, requestedAt: at.toISOString() };
      };
    },

    /**
     * Tries a code. A wrong one is counted, and answered instead of thrown, so that the count is committed; tries at the
     * same time wait for each other at the account's row.
     * @throws MAIL_DISABLED; when it writes EMAIL_MISSING, EMAIL_CONFIRMED, EMAIL_CODE_EXPIRED
     */
    confirmEmail(accountId: string, code: string) {
      const codes = requireCodes();
      return async (tx: Tx): Promise<TriedCode> => {
        const row = await lockEmail(tx, accountId);
        const email = unconfirmed(row);
        const { requestedAt, tries } = row;
        const now = clock.now();
        if (requestedAt === null || isEmailCodeExpired(requestedAt, now) || tries >= EMAIL_CODE_TRIES) {
          throw new AppError('EMAIL_CODE_EXPIRED');
        }
        const subject: EmailCodeSubject = { accountId, email, requestedAt };
        const isConfirmed = codes.isCode(subject, code);
        const data = isConfirmed ? { ...NOT_CONFIRMED, emailConfirmedAt: now } : { emailCodeTries: tries + 1 };
        await tx.account.update({ where: { id: accountId }, data });
        return { accountId, isConfirmed };
      };
    },

    /** Until when a code is good, and from when on another one may be asked for. */
    timesOfCode({ requestedAt }: RequestedCode) {
      const at = Date.parse(requestedAt);
      return { expiresAt: new Date(at + EMAIL_CODE_MS), nextCodeAt: new Date(at + EMAIL_CODE_REST_MS) };
    },
  };
}
