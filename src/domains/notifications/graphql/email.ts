import { ADMIN_ROWS, OWN_ROWS } from '../../../graphql/access/index.ts';
import { builder, ErrorCode } from '../../../graphql/builder.ts';
import { globalId } from '../../../graphql/row-id.ts';
import { EmailState, EmailTemplate } from './enums.ts';

/** The account's access to its mail. No column holds the address or a code: both are read or derived when the mail is sent. */
const OWN = { class: 'plain', readers: ['owner'], deletion: 'read + retention' } as const;
const ADMIN = { ...OWN, readers: ['admin'] } as const;

/** The fields that the account and admins read alike. */
const fieldsFor = (access: typeof OWN | typeof ADMIN) =>
  ({
    template: {
      type: EmailTemplate,
      description: 'The text of the e-mail: the kind of its notification, or a text of its own.',
      access,
    },
    state: { type: EmailState, description: 'The state of the e-mail.', access },
    attempts: { description: 'The number of tries to send it.', access },
    errorCode: {
      type: ErrorCode,
      description:
        'The reason why the last try failed, as a code and never as the server’s text; null if no try failed.',
      access,
    },
    createdAt: { type: 'DateTime', description: 'When the e-mail was written.', access },
    sentAt: { type: 'DateTime', description: 'When the mail server accepted the e-mail; null until then.', access },
  }) as const;
const [own, admins] = [fieldsFor(OWN), fieldsFor(ADMIN)];

builder.prismaNode('EmailMessage', {
  name: 'Email',
  description: 'An e-mail that was sent, or is to be sent, to the account.',
  id: { field: 'id', access: { ...OWN, storedIn: 'email_outbox.id' } },
  access: OWN_ROWS,
  select: { id: true },
  fields: (t) => ({
    template: t.expose('template', own.template),
    state: t.expose('state', own.state),
    attempts: t.exposeInt('attempts', own.attempts),
    errorCode: t.expose('errorCode', own.errorCode),
    createdAt: t.expose('createdAt', own.createdAt),
    sentAt: t.expose('sentAt', own.sentAt),
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
    template: t.expose('template', admins.template),
    state: t.expose('state', admins.state),
    attempts: t.exposeInt('attempts', admins.attempts),
    errorCode: t.expose('errorCode', admins.errorCode),
    createdAt: t.expose('createdAt', admins.createdAt),
    sentAt: t.expose('sentAt', admins.sentAt),
  }),
});
