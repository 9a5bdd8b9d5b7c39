import type { ReaderLabel } from '../../graphql/access/index.ts';
import { ADMIN_ROWS, OWN_ROWS } from '../../graphql/access/index.ts';
import { builder, ErrorCode } from '../../graphql/builder.ts';
import { globalId } from '../../graphql/row-id.ts';
import { EmailState, EmailTemplate } from './enums.graphql.ts';

/**
 * Of a mail: which, when and how it went. The address is the account's, and read when a mail is sent; a code is derived
 * then, and is nowhere here.
 */
const posted = (column: string, reader: ReaderLabel) =>
  ({ storedIn: `email_outbox.${column}`, class: 'plain', readers: [reader], deletion: 'read + retention' }) as const;
const own = (column: string) => posted(column, 'owner');
const viewed = (column: string) => posted(column, 'admin');

const SAID = {
  template: 'The text of the e-mail: the kind of its notification, or a text of its own.',
  state: 'The state of the e-mail.',
  attempts: 'The number of tries to send it.',
  errorCode: 'The reason why the last try failed, as a code and never as the server’s text; null if no try failed.',
} as const;

builder.prismaNode('EmailMessage', {
  name: 'Email',
  description: 'An e-mail that was sent, or is to be sent, to the account.',
  id: { field: 'id', access: own('id') },
  access: OWN_ROWS,
  select: { id: true },
  fields: (t) => ({
    template: t.expose('template', {
      type: EmailTemplate,
      nullable: false,
      description: SAID.template,
      access: own('template'),
    }),
    state: t.expose('state', { type: EmailState, nullable: false, description: SAID.state, access: own('state') }),
    attempts: t.exposeInt('attempts', { nullable: false, description: SAID.attempts, access: own('attempts') }),
    errorCode: t.expose('errorCode', {
      type: ErrorCode,
      nullable: true,
      description: SAID.errorCode,
      access: own('error_code'),
    }),
    createdAt: t.expose('createdAt', {
      type: 'DateTime',
      nullable: false,
      description: 'When the e-mail was written.',
      access: own('created_at'),
    }),
    sentAt: t.expose('sentAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the mail server accepted the e-mail; null until then.',
      access: own('sent_at'),
    }),
    notification: t.relation('notification', {
      description:
        'The notification that the e-mail carries. Null if it is deleted, and for an e-mail that the account ' +
        'requested.',
      nullable: true,
      access: 'traverse',
    }),
  }),
});

/** What an admin sees of another account's mails: by `accountEmails` alone, which writes that down first. */
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
      access: viewed('id'),
      select: { id: true },
      resolve: ({ id }) => globalId('AccountEmail', id),
    }),
    template: t.expose('template', {
      type: EmailTemplate,
      nullable: false,
      description: SAID.template,
      access: viewed('template'),
    }),
    state: t.expose('state', { type: EmailState, nullable: false, description: SAID.state, access: viewed('state') }),
    attempts: t.exposeInt('attempts', { nullable: false, description: SAID.attempts, access: viewed('attempts') }),
    errorCode: t.expose('errorCode', {
      type: ErrorCode,
      nullable: true,
      description: SAID.errorCode,
      access: viewed('error_code'),
    }),
    createdAt: t.expose('createdAt', {
      type: 'DateTime',
      nullable: false,
      description: 'When the e-mail was written.',
      access: viewed('created_at'),
    }),
    sentAt: t.expose('sentAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the mail server accepted the e-mail; null until then.',
      access: viewed('sent_at'),
    }),
  }),
});
