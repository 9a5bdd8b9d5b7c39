import { AppError } from '@income-series/protocol/errors/app-error';
import { InputError } from '@income-series/protocol/errors/input-error';
import { RESPONSE_ONLY } from 'field-access';
import { builder } from '../../../graphql/builder.ts';
import { keyset } from '../../../graphql/lists.ts';
import { keyedInput, mutation } from '../../../graphql/mutation.ts';
import { ofAccount, uuidOf } from '../../../graphql/row-id.ts';
import { requireAccountId } from '../../account/graphql/session.ts';
import { MOST_MARKED, type NotificationChoice } from '../index.ts';
import { AccountNotification, Notification } from './notification.ts';

/** The order by time of writing, not by time of the event, because a notification may report an old event. */
const newestFirst = { column: 'createdAt', direction: 'desc' } as const;

builder.queryFields((t) => ({
  myNotifications: keyset(t, {
    type: 'Notification',
    description: 'The notifications of the signed-in account, latest first.',
    access: 'traverse',
    authScopes: { signedIn: true },
    args: { unread: t.arg.boolean({ required: false, description: 'True returns only unread notifications.' }) },
    order: newestFirst,
    ranges: ['occurredAt'],
    where: ({ unread }) => (unread ? { readAt: null } : {}),
  }),
  myUnreadNotifications: t.int({
    description: 'The number of unread notifications of the signed-in account.',
    access: RESPONSE_ONLY,
    authScopes: { signedIn: true },
    resolve: (_, _args, ctx) => ctx.services.inbox.unread(requireAccountId(ctx)),
  }),
  accountNotifications: keyset(t, {
    type: 'Notification',
    variant: AccountNotification,
    description:
      'The notifications of an account, latest first. For admins; reading them is recorded in the audit log.',
    access: 'traverse',
    authScopes: { admin: true },
    args: { accountId: t.arg({ ...ofAccount, type: 'ID', required: true }) },
    order: newestFirst,
    ranges: ['occurredAt'],
    where: ({ accountId }) => ({ accountId: uuidOf('Account', accountId) }),
    before: ({ accountId }, ctx) => ctx.services.inbox.noteView(requireAccountId(ctx), uuidOf('Account', accountId)),
  }),
}));

const MarkNotificationsReadPayload = builder
  .objectRef<{ readonly marked: number }>('MarkNotificationsReadPayload')
  .implement({
    fields: (t) => ({
      marked: t.exposeInt('marked', {
        nullable: false,
        description: 'The number of notifications that became read with this request.',
        access: RESPONSE_ONLY,
      }),
      unread: t.int({
        nullable: false,
        description: 'The number of notifications that are still unread.',
        access: RESPONSE_ONLY,
        resolve: (_, _args, ctx) => ctx.services.inbox.unread(requireAccountId(ctx)),
      }),
    }),
  });

const MarkNotificationsReadInput = keyedInput(
  'MarkNotificationsReadInput',
  (t) => ({
    ids: t.idList({ required: false, description: `The global ids of the notifications, at most ${MOST_MARKED}.` }),
    lastWrittenAt: t.field({
      type: 'DateTime',
      required: false,
      description: 'The time up to which every notification that was written is marked.',
    }),
  }),
  'The notifications to mark as read: either some by their ids, or all up to a time.',
);

interface MarkInput {
  readonly ids?: readonly string[] | null | undefined;
  readonly lastWrittenAt?: Date | null | undefined;
}

/** Parses which notifications to mark. @throws BAD_INPUT for neither or both, NOTIFICATION_LIMIT, NOT_FOUND for an invalid id */
function parseMarkInput({ ids, lastWrittenAt: until }: MarkInput): NotificationChoice {
  if (!ids === !until) throw new InputError('ids', 'either `ids` or `lastWrittenAt`');
  if (until) return { until };
  if ((ids ?? []).length > MOST_MARKED) throw new AppError('NOTIFICATION_LIMIT');
  return { ids: (ids ?? []).map((id) => uuidOf('Notification', id)) };
}

mutation('markNotificationsRead', {
  type: MarkNotificationsReadPayload,
  description: 'Marks notifications of the account as read.',
  input: MarkNotificationsReadInput,
  act: async ({ caller, input, services }) => {
    const choice = parseMarkInput(input);
    return async (tx) => ({ marked: await services.inbox.markRead(tx, caller.accountId, choice) });
  },
});

builder.subscriptionField('notificationReceived', (t) =>
  t.prismaField({
    type: Notification,
    description:
      'The notifications of the signed-in account from now on. If a reorganisation retracts one, it is sent again ' +
      'with the same id. To miss nothing, subscribe first and then read `myNotifications`. It ends with the session.',
    access: 'traverse',
    authScopes: { signedIn: true },
    subscribe: async (_, _args, ctx) => {
      const begin = await ctx.services.inbox.feed(requireAccountId(ctx));
      return ctx.services.feeds.open(ctx, begin);
    },
    resolve: (query, id, _args, { db }) => db.notification.findUnique({ ...query, where: { id: String(id) } }),
  }),
);
