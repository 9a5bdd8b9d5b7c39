import { createMailSink, createSmtpMailer } from '../../adapters/mail/index.ts';
import type { MailConfig } from '../../config/types.ts';
import type { Log } from '../../core/log.ts';
import type { Mailer } from '../../domains/notifications/index.ts';

/** Creates the configured mailer. Returns null, with a warning, if none is configured. */
export function createMailer(config: MailConfig, log: Log): Mailer | null {
  if (config.kind === 'smtp') return createSmtpMailer(config);
  if (config.kind === 'sink') return createMailSink(log);
  log.warn({}, 'No mail is sent (SMTP_URL): people see their notifications in the service only.');
  return null;
}
