import { ADMIN_ROWS, OWN_ROWS } from '../../../graphql/access/index.ts';
import { builder, ErrorCode } from '../../../graphql/builder.ts';
import { globalId } from '../../../graphql/row-id.ts';
import { EmailState, EmailTemplate } from './enums.ts';

/** The account's access to its mail. No column holds the address or a code: both are read or derived when the mail is sent. */
const OWN = { class: 'plain', readers: ['owner'], deletion: 'read + retention' } as const;
const ADMIN = { ...OWN, readers: ['admin'] } as const;

const DESCRIPTIONS = {
  template: 'The text of the e-mail: the kind of its notification, or a text of its own.',
  state: 'The state of the e-mail.',
  attempts: 'The number of tries to send it.',
  errorCode: 'The reason why the last try failed, as a code and never as the server’s text; null if no try failed.',
} as const;

builder.prismaNode('EmailMessage', {
  name: 'Email',
  description: 'An e-mail that was sent, or is to be sent, to the account.',
  id: { field: 'id', access: { ...OWN, storedIn: 'email_outbox.id' } },
  access: OWN_ROWS,
  select: { id: true },
  fields: (t) => ({
    template: t.expose('template', { type: EmailTemplate, description: DESCRIPTIONS.template, access: OWN }),
    state: t.expose('state', { type: EmailState, description: DESCRIPTIONS.state, access: OWN }),
    attempts: t.exposeInt('attempts', { description: DESCRIPTIONS.attempts, access: OWN }),
    errorCode: t.expose('errorCode', { type: ErrorCode, description: DESCRIPTIONS.errorCode, access: OWN }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the e-mail was written.', access: OWN }),
    sentAt: t.expose('sentAt', {
      type: 'DateTime',
      description: 'When the mail server accepted the e-mail; null until then.',
      access: OWN,
    }),
    notification: t.relation('notification', {
      description:
        'The notification that the e-mail carries. Null if the notification is deleted, and for an e-mail that the account ' +
        'requested.',
      nullable: true,
      access: 'traverse',
    }),
  }),
});

/** An e-mail in the view of admins. Only `accountEmails` returns it, because that query first writes an audit record. */
export const AccountEmail = builder.prismaObject('EmailMessage', {
  variant: 'AccountEmail',
  description: 'An e-mail sent to an account, in the admin view. Reading it is recorded in the audit log.',
  access: ADMIN_ROWS,
  select: {},
  fields: (t) => ({
    id: t.field({
      type: 'ID',
      nullable: false,
      description: 'An id for this list only; `node(id:)` does not accept it.',
      access: { ...ADMIN, storedIn: 'email_outbox.id' },
      select: { id: true },
      resolve: ({ id }) => globalId('AccountEmail', id),
    }),
    template: t.expose('template', { type: EmailTemplate, description: DESCRIPTIONS.template, access: ADMIN }),
    state: t.expose('state', { type: EmailState, description: DESCRIPTIONS.state, access: ADMIN }),
    attempts: t.exposeInt('attempts', { description: DESCRIPTIONS.attempts, access: ADMIN }),
    errorCode: t.expose('errorCode', { type: ErrorCode, description: DESCRIPTIONS.errorCode, access: ADMIN }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the e-mail was written.', access: ADMIN }),
    sentAt: t.expose('sentAt', {
      type: 'DateTime',
      description: 'When the mail server accepted the e-mail; null until then.',
      access: ADMIN,
    }),
  }),
});
