import { AppError } from '@income-series/protocol/errors/app-error';
import { readMailAddress } from '@income-series/protocol/mail-address';
import { createTransport } from 'nodemailer';
import type { Mailer } from '../../domains/notifications/model/ports.ts';

export interface SmtpOptions {
  /** The server, as smtp://user:password@host:587 or smtps://host. It contains a password: never log it. */
  readonly url: string;
  /** The sender, a bare address. */
  readonly from: string;
  /** True: the server of an smtp:// URL must offer STARTTLS, so that nothing is sent unencrypted. */
  readonly requireTls: boolean;
  /** Certificates of further authorities, in PEM. */
  readonly ca?: string;
  /** The longest wait for a connection, and for an answer on it. */
  readonly timeoutMs?: number;
}

/** The most connections, and the most mails on each. */
const CONNECTIONS = 4;
const MAILS = 100;
/**
 * The longest time of a mail, in timeouts, because its job is retried after that.
 */
const WHOLE = 4;

/**
 * Creates a mailer over SMTP, with at-least-once delivery: if an answer is lost, the mail is sent again. The Message-ID
 * comes from the mail's row, so that duplicates can be recognised.
 */
export function createSmtpMailer({ url, from, requireTls, ca, timeoutMs = 15_000 }: SmtpOptions): Mailer {
  const { protocol, hostname, port, username, password } = new URL(url);
  const domain = from.slice(from.lastIndexOf('@') + 1);
  const transport = createTransport({
    pool: true,
    maxConnections: CONNECTIONS,
    maxMessages: MAILS,
    maxRequeues: 1, // for a connection that the server closed while it was idle
    host: hostname.replace(/^\[|\]$/g, ''),
    secure: protocol === 'smtps:',
    ...(port === '' ? {} : { port: Number(port) }),
    ...(username === '' ? {} : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    requireTLS: requireTls,
    ...(ca === undefined ? {} : { tls: { ca } }),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    socketTimeout: 2 * timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  transport.on('error', () => {}); // an idle connection broke; the next mail opens another
  return {
    async send({ id, to: stored, subject, text, html }) {
      // An address that an earlier version stored may name another recipient, or several, to this client.
      const to = readMailAddress(stored);
      if (to === null) throw new AppError('MAIL_REFUSED');
      try {
        await transport.sendMail({
          from,
          subject,
          text,
          html,
          to: { name: '', address: to },
          envelope: { from, to: [to] },
          messageId: `<${id}@${domain}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
          xMailer: false,
          signal: AbortSignal.timeout(WHOLE * timeoutMs), // also closes the connection of a server that answers too slowly
        });
      } catch (error) {
        throw new AppError(codeOf(error), { cause: causeOf(error) });
      }
    },
    close: async () => transport.close(),
  };
}

interface SmtpError {
  readonly code?: string;
  /** The code of a connection's error, which `code` took the place of: ECONNREFUSED, CERT_HAS_EXPIRED. */
  readonly originalCode?: string;
  /** The command that the server answered. */
  readonly command?: string;
  readonly response?: string;
  readonly responseCode?: number;
}

/** The cause of an error for the log: its codes alone, because servers' answers name the address. */
function causeOf(error: unknown): Pick<SmtpError, 'code' | 'originalCode'> {
  const { code, originalCode } = (error ?? {}) as SmtpError;
  return { ...(code === undefined ? {} : { code }), ...(originalCode === undefined ? {} : { originalCode }) };
}

/** The enhanced status of an answer (RFC 3463), after its code: class, subject and detail. */
const ENHANCED = /^\d{3}[ -](\d)\.(\d{1,3})\.(\d{1,3})\b/;
/** The subjects of a refusal that is about the mailbox: its address and its state. */
const MAILBOX_SUBJECTS = new Set(['1', '2']);
/** The details of 5.1 that are about the sender's address, which some servers refuse only at the recipient. */
const SENDER_DETAILS = new Set(['7', '8']);
/** The codes for a mailbox that takes no mail, in an answer without an enhanced status (RFC 5321). */
const MAILBOX_CODES = new Set([550, 551, 553]);

/** True if a server's answer to RCPT TO says that the mailbox takes no mail, now or later. */
function isOfMailbox(responseCode: number, response: string): boolean {
  const [, kind, subject = '', detail = ''] = ENHANCED.exec(response) ?? [];
  if (kind === undefined) return MAILBOX_CODES.has(responseCode);
  const isOfSender = subject === '1' && SENDER_DETAILS.has(detail);
  return responseCode >= 500 && kind === '5' && MAILBOX_SUBJECTS.has(subject) && !isOfSender;
}

/**
 * The code of an SMTP error. MAIL_REFUSED is a final refusal of the recipient's mailbox. A refusal of sender, relaying or
 * content is temporary, because the operator can mend its cause. Errors of connection and password are temporary too.
 */
function codeOf(error: unknown): 'MAIL_REFUSED' | 'MAIL_FAILED' | 'MAIL_UNAVAILABLE' {
  const { code, command, response = '', responseCode = 0 } = (error ?? {}) as SmtpError;
  if (code !== 'EENVELOPE' && code !== 'EMESSAGE') return responseCode === 0 ? 'MAIL_UNAVAILABLE' : 'MAIL_FAILED';
  return command === 'RCPT TO' && isOfMailbox(responseCode, response) ? 'MAIL_REFUSED' : 'MAIL_FAILED';
}
