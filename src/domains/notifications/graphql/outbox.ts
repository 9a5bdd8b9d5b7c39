import { ADMIN_ROWS } from '../../../graphql/access/index.ts';
import { builder, ErrorCode } from '../../../graphql/builder.ts';
import { keyset } from '../../../graphql/lists.ts';
import { mutation, rowInput } from '../../../graphql/mutation.ts';
import { ofAccount, uuidOf } from '../../../graphql/row-id.ts';
import { requireAccountId } from '../../account/graphql/session.ts';
import { AccountEmail } from './email.ts';
import { NotificationKind, OutboxState } from './enums.ts';

const OUTBOX = { class: 'plain', readers: ['admin'], deletion: 'none' } as const;

const OutboxMessage = builder.prismaNode('OutboxMessage', {
  description:
    'A message that the service turns into notifications, written in the same database transaction as the event that ' +
    'it reports.',
  id: { field: 'id', access: { ...OUTBOX, storedIn: 'outbox.id' } },
  access: ADMIN_ROWS,
  select: { id: true },
  fields: (t) => ({
    topic: t.expose('topic', { type: NotificationKind, description: 'The kind of the notifications.', access: OUTBOX }),
    payload: t.expose('payload', {
      type: 'JSON',
      description: 'The notification and its recipients, as JSON; null from 30 days after it was dispatched.',
      access: { ...OUTBOX, deletion: 'after dispatch + 30 days' },
    }),
    state: t.expose('state', { type: OutboxState, description: 'The state of the message.', access: OUTBOX }),
    attempts: t.exposeInt('attempts', { description: 'The number of tries to dispatch it.', access: OUTBOX }),
    errorCode: t.expose('errorCode', {
      type: ErrorCode,
      description: 'The reason why the last try failed, as a code; null if no try failed.',
      access: OUTBOX,
    }),
    occurredAt: t.expose('at', {
      type: 'DateTime',
      description: 'When the event that it reports happened.',
      access: OUTBOX,
    }),
    createdAt: t.expose('createdAt', {
      type: 'DateTime',
      description: 'When the message was written.',
      access: OUTBOX,
    }),
    dispatchedAt: t.expose('dispatchedAt', {
      type: 'DateTime',
      description: 'When its recipients were notified; null until then.',
      access: OUTBOX,
    }),
  }),
});

const newestFirst = { by: 'createdAt', direction: 'desc' } as const;

builder.queryFields((t) => ({
  outbox: keyset(t, {
    type: 'OutboxMessage',
    description: 'The messages that the service turns into notifications, latest first. For admins.',
    access: 'traverse',
    authScopes: { admin: true },
    order: newestFirst,
    ranges: ['createdAt'],
    filter: { state: OutboxState, topic: NotificationKind },
  }),
  myEmails: keyset(t, {
    type: 'EmailMessage',
    description: 'The e-mails of the signed-in account, latest first.',
    access: 'traverse',
    authScopes: { signedIn: true },
    order: newestFirst,
    ranges: ['createdAt'],
  }),
  accountEmails: keyset(t, {
    type: 'EmailMessage',
    variant: AccountEmail,
    description: 'The e-mails of an account, latest first. For admins; reading them is recorded in the audit log.',
    access: 'traverse',
    authScopes: { admin: true },
    args: { accountId: t.arg({ ...ofAccount, type: 'ID', required: true }) },
    order: newestFirst,
    ranges: ['createdAt'],
    where: ({ accountId }) => ({ accountId: uuidOf('Account', accountId) }),
    before: ({ accountId }, ctx) =>
      ctx.services.outboxAdmin.noteView(requireAccountId(ctx), uuidOf('Account', accountId)),
  }),
}));

const RequeueOutboxPayload = builder.objectRef<{ readonly messageId: string }>('RequeueOutboxPayload').implement({
  fields: (t) => ({
    outboxMessage: t.prismaField({
      type: OutboxMessage,
      access: 'traverse',
      resolve: (query, { messageId }, _, { db }) => db.outboxMessage.findUnique({ ...query, where: { id: messageId } }),
    }),
  }),
});

mutation('requeueOutbox', {
  type: RequeueOutboxPayload,
  description:
    'Queues a given-up (DEAD) message again. Accounts that it already notified are not notified twice. For admins.',
  authScopes: { admin: true },
  input: rowInput('RequeueOutboxInput'),
  act: ({ caller, input, services }) => {
    const messageId = uuidOf('OutboxMessage', input.id);
    return async (tx) => {
      await services.outboxAdmin.requeue(tx, caller.accountId, messageId);
      return { messageId };
    };
  },
});
