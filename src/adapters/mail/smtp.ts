import { createTransport } from 'nodemailer';
import { AppError } from '../../core/errors/app-error.ts';
import { readMailAddress } from '../../core/mail-address.ts';
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
        throw new AppError(codeOf(error)); // without a cause, because servers' answers name the address
      }
    },
    close: async () => transport.close(),
  };
}

interface SmtpError {
  readonly code?: string;
  readonly responseCode?: number;
}

/**
 * The code of an SMTP error. MAIL_REFUSED is a final refusal of sender, recipient or message (RFC 5321: 5yz). Errors of the
 * connection or password are the service's own and may pass.
 */
function codeOf(error: unknown): 'MAIL_REFUSED' | 'MAIL_FAILED' | 'MAIL_UNAVAILABLE' {
  const { code, responseCode = 0 } = (error ?? {}) as SmtpError;
  if (code !== 'EENVELOPE' && code !== 'EMESSAGE') return responseCode === 0 ? 'MAIL_UNAVAILABLE' : 'MAIL_FAILED';
  return responseCode >= 500 && responseCode < 600 && responseCode !== 503 ? 'MAIL_REFUSED' : 'MAIL_FAILED';
}
