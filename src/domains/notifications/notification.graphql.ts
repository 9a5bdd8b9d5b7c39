import { ADMIN_ROWS, OWN_ROWS, type ReaderLabel } from '../../graphql/access/index.ts';
import { builder } from '../../graphql/builder.ts';
import { globalId } from '../../graphql/row-id.ts';
import { EventReason, EventStatus, NotificationKind } from './enums.graphql.ts';
import { subjectTypeOf } from './kinds.ts';

/** Statuses, ids and dates; the table has no column for an amount, a count or a person. */
const noted = (column: string, reader: ReaderLabel) =>
  ({ storedIn: `notifications.${column}`, class: 'plain', readers: [reader], deletion: 'read + retention' }) as const;
const own = (column: string) => noted(column, 'owner');
const viewed = (column: string) => noted(column, 'admin');

const SAID = {
  kind: 'What happened: an event of the chain, as BID_REJECTED, or what somebody did, as CASE_OPENED.',
  subjectId: 'The id, as `node` takes it, of the record it is about, where that is one of people’s.',
  retracted: 'True: a reorganisation removed what it is about.',
} as const;

const subjectOf = ({ kind, subjectId }: { readonly kind: string; readonly subjectId: string | null }) => {
  const type = subjectTypeOf(kind);
  return type === null ? null : globalId(type, subjectId);
};

export const Notification = builder.prismaNode('Notification', {
  description: 'Something that the account is notified of.',
  id: { field: 'id', access: own('id') },
  access: OWN_ROWS,
  select: { id: true },
  fields: (t) => ({
    kind: t.expose('kind', { type: NotificationKind, nullable: false, description: SAID.kind, access: own('kind') }),
    seriesKey: t.expose('seriesKey', { type: 'Bytes32', nullable: true, access: own('series_key') }),
    subjectId: t.field({
      type: 'ID',
      nullable: true,
      description: SAID.subjectId,
      access: own('subject_id'),
      select: { kind: true, subjectId: true },
      resolve: subjectOf,
    }),
    period: t.expose('period', { type: 'Period', access: own('period') }),
    round: t.exposeInt('round', { access: own('round') }),
    window: t.exposeInt('window', { access: own('window') }),
    status: t.expose('status', { type: EventStatus, nullable: true, access: own('status') }),
    reason: t.expose('reason', { type: EventReason, nullable: true, access: own('reason') }),
    occurredAt: t.expose('at', {
      type: 'DateTime',
      nullable: false,
      description: 'When it happened.',
      access: own('at'),
    }),
    readAt: t.expose('readAt', { type: 'DateTime', nullable: true, access: own('read_at') }),
    retracted: t.exposeBoolean('retracted', {
      nullable: false,
      description: SAID.retracted,
      access: own('retracted'),
    }),
    series: t.prismaField({
      type: 'Series',
      nullable: true,
      access: 'traverse',
      select: { chain: true, seriesKey: true },
      resolve: (query, { chain, seriesKey: key }, _, { db }) =>
        chain === null || key === null
          ? null
          : db.series.findUnique({ ...query, where: { chain_key: { chain, key } } }),
    }),
  }),
});

/** What an admin sees of another account's notifications: by `accountNotifications` alone, which writes that down first. */
export const AccountNotification = builder.prismaObject('Notification', {
  variant: 'AccountNotification',
  description: 'A notification of an account, as an admin sees it. That it was looked at is in the audit log.',
  access: ADMIN_ROWS,
  select: {},
  fields: (t) => ({
    id: t.field({
      type: 'ID',
      nullable: false,
      description: 'Of the notification in this view; `node` answers none by it.',
      access: viewed('id'),
      select: { id: true },
      resolve: ({ id }) => globalId('AccountNotification', id),
    }),
    kind: t.expose('kind', { type: NotificationKind, nullable: false, description: SAID.kind, access: viewed('kind') }),
    seriesKey: t.expose('seriesKey', { type: 'Bytes32', nullable: true, access: viewed('series_key') }),
    subjectId: t.field({
      type: 'ID',
      nullable: true,
      description: SAID.subjectId,
      access: viewed('subject_id'),
      select: { kind: true, subjectId: true },
      resolve: subjectOf,
    }),
    period: t.expose('period', { type: 'Period', access: viewed('period') }),
    round: t.exposeInt('round', { access: viewed('round') }),
    window: t.exposeInt('window', { access: viewed('window') }),
    status: t.expose('status', { type: EventStatus, nullable: true, access: viewed('status') }),
    reason: t.expose('reason', { type: EventReason, nullable: true, access: viewed('reason') }),
    occurredAt: t.expose('at', {
      type: 'DateTime',
      nullable: false,
      description: 'When it happened.',
      access: viewed('at'),
    }),
    readAt: t.expose('readAt', { type: 'DateTime', nullable: true, access: viewed('read_at') }),
    retracted: t.exposeBoolean('retracted', {
      nullable: false,
      description: SAID.retracted,
      access: viewed('retracted'),
    }),
  }),
});
