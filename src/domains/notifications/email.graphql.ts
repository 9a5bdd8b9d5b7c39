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
  template: 'Which of the texts it is: the kind of its notification, or a text of its own.',
  state: 'How far it is.',
  attempts: 'How often it was tried.',
  errorCode: 'Why the last try failed: a code, never what a server said.',
} as const;

export const Email = builder.prismaNode('EmailMessage', {
  name: 'Email',
  description: 'A mail that the account was sent, or is to be.',
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
    createdAt: t.expose('createdAt', { type: 'DateTime', nullable: false, access: own('created_at') }),
    sentAt: t.expose('sentAt', { type: 'DateTime', nullable: true, access: own('sent_at') }),
    notification: t.relation('notification', {
      description:
        'The notification that it carries; null where that is gone, and for a mail that the account asked for.',
      nullable: true,
      access: 'traverse',
    }),
  }),
});

/** What an admin sees of another account's mails: by `accountEmails` alone, which writes that down first. */
export const AccountEmail = builder.prismaObject('EmailMessage', {
  variant: 'AccountEmail',
  description: 'A mail of an account, as an admin sees it. That it was looked at is in the audit log.',
  access: ADMIN_ROWS,
  select: {},
  fields: (t) => ({
    id: t.field({
      type: 'ID',
      nullable: false,
      description: 'Of the mail in this view; `node` answers none by it.',
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
    createdAt: t.expose('createdAt', { type: 'DateTime', nullable: false, access: viewed('created_at') }),
    sentAt: t.expose('sentAt', { type: 'DateTime', nullable: true, access: viewed('sent_at') }),
  }),
});
