import { AppError } from '@income-series/protocol/errors/app-error';
import { InputError } from '@income-series/protocol/errors/input-error';
import type { EmailCodeSubject } from '../../core/email-code.ts';
import { EMAIL_CODE_DIGITS, EMAIL_CODE_MS, isEmailCodeExpired } from '../../core/email-code.ts';
import type { Tx } from '../../core/tx.ts';
import type { AccountDeps } from './sign-in.ts';

/** The number of wrong tries after which a code is void. */
const EMAIL_CODE_TRIES = 5;
/** The milliseconds after a request for a code in which the account gets no other code, even for another address. */
const EMAIL_CODE_REST_MS = 10 * 60_000;

/** The column values of an e-mail address that is not confirmed. */
export const NOT_CONFIRMED = { emailConfirmedAt: null, emailCodeRequestedAt: null, emailCodeTries: 0 } as const;

interface EmailRow {
  readonly email: string | null;
  readonly confirmedAt: Date | null;
  readonly requestedAt: Date | null;
  readonly tries: number;
}

/** Reads the e-mail columns of an account and locks its row until the transaction ends. @throws NOT_FOUND */
export async function lockEmail(tx: Tx, accountId: string): Promise<EmailRow> {
  const [row] = await tx.$queryRaw<EmailRow[]>`
    SELECT email, email_confirmed_at AS "confirmedAt", email_code_requested_at AS "requestedAt",
      email_code_tries AS "tries"
    FROM accounts WHERE id = ${accountId}::uuid FOR NO KEY UPDATE`;
  if (row === undefined) throw new AppError('NOT_FOUND');
  return row;
}

/** The account's e-mail address, which must not be confirmed yet. @throws EMAIL_MISSING, EMAIL_CONFIRMED */
function requireUnconfirmed({ email, confirmedAt }: EmailRow): string {
  if (email === null) throw new AppError('EMAIL_MISSING');
  if (confirmedAt !== null) throw new AppError('EMAIL_CONFIRMED');
  return email;
}

/** Reads the digits of an e-mail code; spaces around them are allowed. @throws BAD_INPUT */
function parseEmailCode(code: string): string {
  const digits = code.trim();
  if (!new RegExp(`^\\d{${EMAIL_CODE_DIGITS}}$`).test(digits)) {
    throw new InputError('code', `${EMAIL_CODE_DIGITS} decimal digits`);
  }
  return digits;
}

/** The stored result of a request for a code. It does not contain the code. */
export interface RequestedCode extends Readonly<Record<string, string>> {
  readonly accountId: string;
  readonly requestedAt: string;
}
/** The stored result of trying a code. It does not contain the code. */
export interface TriedCode extends Readonly<Record<string, string | boolean>> {
  readonly accountId: string;
  readonly isConfirmed: boolean;
}

/** Creates the functions that confirm an account's e-mail address by a mailed code. */
export function createEmailConfirmation({
  clock,
  emailCodes,
  requestCodeMail,
}: Pick<AccountDeps, 'clock' | 'emailCodes' | 'requestCodeMail'>) {
  /** The codes of this service. @throws MAIL_DISABLED if it sends no mail */
  function requireCodes() {
    if (emailCodes === null) throw new AppError('MAIL_DISABLED');
    return emailCodes;
  }

  return {
    parseEmailCode,

    /**
     * Returns a function that queues the mail with a new code and voids the code before it.
     * @throws MAIL_DISABLED; the returned function throws EMAIL_MISSING, EMAIL_CONFIRMED, EMAIL_CODE_RECENT
     */
    requestEmailCode(accountId: string) {
      requireCodes();
      return async (tx: Tx): Promise<RequestedCode> => {
        requireUnconfirmed(await lockEmail(tx, accountId));
        const at = clock.now();
        const mail = { accountId, at, restMs: EMAIL_CODE_REST_MS };
        if (!(await requestCodeMail(tx, mail))) throw new AppError('EMAIL_CODE_RECENT');
        const data = { emailCodeRequestedAt: at, emailCodeTries: 0 };
        await tx.account.update({ where: { id: accountId }, data });
        return { accountId, requestedAt: at.toISOString() };
      };
    },

    /**
     * Returns a function that confirms the address if the code is right. A wrong code is returned (`isConfirmed: false`) and
     * not thrown, because its count must be committed. The account's row is locked, so that tries are counted one by one.
     * @throws MAIL_DISABLED; the returned function throws EMAIL_MISSING, EMAIL_CONFIRMED, EMAIL_CODE_EXPIRED
     */
    confirmEmail(accountId: string, code: string) {
      const codes = requireCodes();
      return async (tx: Tx): Promise<TriedCode> => {
        const row = await lockEmail(tx, accountId);
        const email = requireUnconfirmed(row);
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

    /** The times at which a requested code expires and another code may be requested. */
    timesOfCode({ requestedAt }: RequestedCode) {
      const at = Date.parse(requestedAt);
      return { expiresAt: new Date(at + EMAIL_CODE_MS), nextCodeAt: new Date(at + EMAIL_CODE_REST_MS) };
    },
  };
}
