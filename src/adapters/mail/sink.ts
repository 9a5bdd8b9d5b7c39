import type { Mailer } from '../../domains/notifications/model/ports.ts';

/** Creates a mailer for development that drops every mail. It logs the mail's id and template, never the recipient. */
export const createMailSink = (log: { info(fields: object, message: string): void }): Mailer => ({
  async send({ id, template }) {
    log.info({ mail: id, template }, 'a mail would have been sent');
  },
  close: async () => {},
});
