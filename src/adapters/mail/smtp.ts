import { createTransport } from 'nodemailer';
import { AppError } from '../../core/errors/app-error.ts';
import type { Mailer } from '../../domains/notifications/ports.ts';

export interface SmtpOptions {
  /** smtp://user:password@host:587 or smtps://host. Holds a password: never log it. */
  readonly url: string;
  /** A bare address. */
  readonly from: string;
  /** Nothing is said in the clear: over smtp:// the server must offer STARTTLS. */
  readonly requireTls: boolean;
  /** Certificates of those who sign the server's, where the system does not know them. PEM. */
  readonly ca?: string;
  /** Longest wait for a connection, and for an answer on it. */
  readonly timeoutMs?: number;
}

/** Connections at once, and mails on one of them. */
const CONNECTIONS = 4;
const MAILS = 100;
/**
 * A mail takes at most so many timeouts in all, however slowly a server answers: its job is given out again after that.
 */
const WHOLE = 4;

/**
 * Sends by SMTP, which guarantees at-least-once delivery: if an answer is lost, the mail is sent again. The
 * Message-ID is made from the id of the mail's row, so that the second one is known as the first.
 */
export function createSmtpMailer({ url, from, requireTls, ca, timeoutMs = 15_000 }: SmtpOptions): Mailer {
  const { protocol, hostname, port, username, password } = new URL(url);
  const domain = from.slice(from.lastIndexOf('@') + 1);
  const transport = createTransport({
    pool: true,
    maxConnections: CONNECTIONS,
    maxMessages: MAILS,
    maxRequeues: 1, // a connection that the server closed while it was idle
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
  transport.on('error', () => {}); // of a connection at rest: the next mail makes another
  return {
    async send({ id, to, subject, text, html }) {
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
          signal: AbortSignal.timeout(WHOLE * timeoutMs), // ends its connection too: a server that drips holds no place
        });
      } catch (error) {
        throw new AppError(codeOf(error)); // without its cause: what servers answer names the address
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
 * A refusal of the sender, the recipient or the message is final where the server says so (RFC 5321: 5yz). One of the
 * connection or of the password is the service's own trouble, and passes.
 */
function codeOf(error: unknown): 'MAIL_REFUSED' | 'MAIL_FAILED' | 'MAIL_UNAVAILABLE' {
  const { code, responseCode = 0 } = (error ?? {}) as SmtpError;
  if (code !== 'EENVELOPE' && code !== 'EMESSAGE') return responseCode === 0 ? 'MAIL_UNAVAILABLE' : 'MAIL_FAILED';
  return responseCode >= 500 && responseCode < 600 && responseCode !== 503 ? 'MAIL_REFUSED' : 'MAIL_FAILED';
}
