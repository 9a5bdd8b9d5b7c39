import { RESPONSE_ONLY } from '../../access/index.ts';
import { AppError } from '../../core/errors/app-error.ts';
import { InputError } from '../../core/errors/input-error.ts';
import { builder } from '../../graphql/builder.ts';
import { keyset } from '../../graphql/list-builders.ts';
import { idempotencyKey, mutation } from '../../graphql/mutation.ts';
import { ofAccount, uuidOf } from '../../graphql/row-id.ts';
import { signedInAccount } from '../account/session.graphql.ts';
import { type Inbox, type Marked, MOST_MARKED } from './index.ts';
import { AccountNotification, Notification } from './notification.graphql.ts';

declare module '../../graphql/context.ts' {
  interface Services {
    inbox: Inbox;
  }
}

/** As they were written, the latest first: what a reader has seen is above everything that is written later. */
const newestFirst = { column: 'createdAt', direction: 'desc' } as const;

builder.queryFields((t) => ({
  myNotifications: keyset(t, {
    type: 'Notification',
    description: 'The notifications of the account, the latest first.',
    access: 'traverse',
    authScopes: { signedIn: true },
    args: { unread: t.arg.boolean({ required: false, description: 'True: of what is unread alone.' }) },
    order: newestFirst,
    ranges: ['occurredAt'],
    where: ({ unread }) => (unread ? { readAt: null } : {}),
  }),
  myUnreadNotifications: t.int({
    description: 'How many the account has not read.',
    access: RESPONSE_ONLY,
    authScopes: { signedIn: true },
    resolve: (_, _args, ctx) => ctx.services.inbox.unread(signedInAccount(ctx)),
  }),
  accountNotifications: keyset(t, {
    type: 'Notification',
    variant: AccountNotification,
    description:
      'The notifications of an account, the latest first; for admins. The audit log says that it was looked at.',
    access: 'traverse',
    authScopes: { admin: true },
    args: { accountId: t.arg({ ...ofAccount, type: 'ID', required: true }) },
    order: newestFirst,
    ranges: ['occurredAt'],
    where: ({ accountId }) => ({ accountId: uuidOf('Account', accountId) }),
    before: ({ accountId }, ctx) => ctx.services.inbox.noteView(signedInAccount(ctx), uuidOf('Account', accountId)),
  }),
}));

const MarkNotificationsReadPayload = builder
  .objectRef<{ readonly marked: number }>('MarkNotificationsReadPayload')
  .implement({
    fields: (t) => ({
      marked: t.exposeInt('marked', {
        nullable: false,
        description: 'How many were unread until now.',
        access: RESPONSE_ONLY,
      }),
      unread: t.int({
        nullable: false,
        description: 'How many are still unread.',
        access: RESPONSE_ONLY,
        resolve: (_, _args, ctx) => ctx.services.inbox.unread(signedInAccount(ctx)),
      }),
    }),
  });

const MarkNotificationsReadInput = builder.inputType('MarkNotificationsReadInput', {
  description: 'Either some by their ids, or all up to a time.',
  fields: (t) => ({
    idempotencyKey: t.field(idempotencyKey),
    ids: t.idList({ required: false, description: `As \`node\` takes them, at most ${MOST_MARKED}.` }),
    lastWrittenAt: t.field({
      type: 'DateTime',
      required: false,
      description: 'Marks every notification that was written at this time or before.',
    }),
  }),
});

interface MarkInput {
  readonly ids?: readonly string[] | null | undefined;
  readonly lastWrittenAt?: Date | null | undefined;
}

/** @throws BAD_INPUT for neither or both, NOTIFICATION_LIMIT, NOT_FOUND for what is no id */
function markedBy({ ids, lastWrittenAt: until }: MarkInput): Marked {
  if (!ids === !until) throw new InputError('ids', 'either `ids` or `lastWrittenAt`');
  if (until) return { until };
  if ((ids ?? []).length > MOST_MARKED) throw new AppError('NOTIFICATION_LIMIT');
  return { ids: (ids ?? []).map((id) => uuidOf('Notification', id)) };
}

mutation('markNotificationsRead', {
  type: MarkNotificationsReadPayload,
  description: 'Marks the account’s own as read.',
  input: MarkNotificationsReadInput,
  act: async ({ caller, input, services }) => {
    const which = markedBy(input);
    return async (tx) => ({ marked: await services.inbox.markRead(tx, caller.accountId, which) });
  },
});

builder.subscriptionField('notificationReceived', (t) =>
  t.prismaField({
    type: Notification,
    nullable: true,
    description:
      'The notifications of the account from now on; again under the same id where a reorganisation retracts one. Subscribe, ' +
      'then read the list: nothing is lost between the two. Ends with the session.',
    access: 'traverse',
    authScopes: { signedIn: true },
    subscribe: async (_, _args, ctx) => {
      const begin = await ctx.services.inbox.feed(signedInAccount(ctx));
      return ctx.services.feeds.open(ctx, begin);
    },
    resolve: (query, id, _args, { db }) => db.notification.findUnique({ ...query, where: { id: String(id) } }),
  }),
);
