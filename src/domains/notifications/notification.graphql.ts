import { ADMIN_ROWS, OWN_ROWS, type ReaderLabel } from '../../graphql/access/index.ts';
import { builder } from '../../graphql/builder.ts';
import { globalId } from '../../graphql/row-id.ts';
import { declareKinds, EventReason, EventStatus, NotificationKind } from './enums.graphql.ts';
import type { NotificationCatalogue } from './kinds.ts';

/** Statuses, ids and dates; the table has no column for an amount, a count or a person. */
const noted = (column: string, reader: ReaderLabel) =>
  ({ storedIn: `notifications.${column}`, class: 'plain', readers: [reader], deletion: 'read + retention' }) as const;
const own = (column: string) => noted(column, 'owner');
const viewed = (column: string) => noted(column, 'admin');

const SAID = {
  kind: 'The kind of notification: an event of the chain, as BID_REJECTED, or an act of somebody, as CASE_OPENED.',
  subjectId:
    'The global id of the record that the notification is about, for `node(id:)`. Null if it is about an event of ' +
    'the chain.',
  retracted: 'True if a reorganisation of the chain removed the event that the notification is about.',
} as const;

export const Notification = builder.prismaNode('Notification', {
  description: 'A notification of the account.',
  id: { field: 'id', access: own('id') },
  access: OWN_ROWS,
  select: { id: true },
  fields: (t) => ({
    kind: t.expose('kind', { type: NotificationKind, nullable: false, description: SAID.kind, access: own('kind') }),
    seriesKey: t.expose('seriesKey', {
      type: 'Bytes32',
      nullable: true,
      description: 'The key of the series that the notification is about; null if it is about none.',
      access: own('series_key'),
    }),
    period: t.expose('period', {
      type: 'Period',
      description: 'The quarter that the notification is about; null if it is about none.',
      access: own('period'),
    }),
    round: t.exposeInt('round', {
      description: 'The number of the round of the settlement or of tenders; null for other kinds.',
      access: own('round'),
    }),
    window: t.exposeInt('window', {
      description: 'The number of the window of later trading; null for other kinds.',
      access: own('window'),
    }),
    status: t.expose('status', {
      type: EventStatus,
      nullable: true,
      description: 'The new status of the series, period, window, bid, order or record; null if the kind has none.',
      access: own('status'),
    }),
    reason: t.expose('reason', {
      type: EventReason,
      nullable: true,
      description: 'The reason; null if the kind has none.',
      access: own('reason'),
    }),
    occurredAt: t.expose('at', {
      type: 'DateTime',
      nullable: false,
      description: 'When the event or act happened.',
      access: own('at'),
    }),
    readAt: t.expose('readAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the account marked the notification as read; null until then.',
      access: own('read_at'),
    }),
    retracted: t.exposeBoolean('retracted', {
      nullable: false,
      description: SAID.retracted,
      access: own('retracted'),
    }),
    series: t.prismaField({
      type: 'Series',
      nullable: true,
      description:
        'The series that the notification is about; null if it is about none, or the index does not hold it.',
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
  description: 'A notification of an account, as an admin sees it. Reading it is recorded in the audit log.',
  access: ADMIN_ROWS,
  select: {},
  fields: (t) => ({
    id: t.field({
      type: 'ID',
      nullable: false,
      description: 'An id for this list only; `node(id:)` does not accept it.',
      access: viewed('id'),
      select: { id: true },
      resolve: ({ id }) => globalId('AccountNotification', id),
    }),
    kind: t.expose('kind', { type: NotificationKind, nullable: false, description: SAID.kind, access: viewed('kind') }),
    seriesKey: t.expose('seriesKey', {
      type: 'Bytes32',
      nullable: true,
      description: 'The key of the series that the notification is about; null if it is about none.',
      access: viewed('series_key'),
    }),
    period: t.expose('period', {
      type: 'Period',
      description: 'The quarter that the notification is about; null if it is about none.',
      access: viewed('period'),
    }),
    round: t.exposeInt('round', {
      description: 'The number of the round of the settlement or of tenders; null for other kinds.',
      access: viewed('round'),
    }),
    window: t.exposeInt('window', {
      description: 'The number of the window of later trading; null for other kinds.',
      access: viewed('window'),
    }),
    status: t.expose('status', {
      type: EventStatus,
      nullable: true,
      description: 'The new status of the series, period, window, bid, order or record; null if the kind has none.',
      access: viewed('status'),
    }),
    reason: t.expose('reason', {
      type: EventReason,
      nullable: true,
      description: 'The reason; null if the kind has none.',
      access: viewed('reason'),
    }),
    occurredAt: t.expose('at', {
      type: 'DateTime',
      nullable: false,
      description: 'When the event or act happened.',
      access: viewed('at'),
    }),
    readAt: t.expose('readAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the account marked the notification as read; null until then.',
      access: viewed('read_at'),
    }),
    retracted: t.exposeBoolean('retracted', {
      nullable: false,
      description: SAID.retracted,
      access: viewed('retracted'),
    }),
  }),
});

/** Declares what follows from the kinds of notification. */
export function declareNotifications(catalogue: NotificationCatalogue): void {
  declareKinds(catalogue);
  const subject = {
    type: 'ID',
    nullable: true,
    description: SAID.subjectId,
    select: { kind: true, subjectId: true },
    fromRow: true,
    resolve: ({ kind, subjectId }: { readonly kind: string; readonly subjectId: string | null }) => {
      const type = catalogue.subjectTypeOf(kind);
      return type === null ? null : globalId(type, subjectId);
    },
  } as const;
  builder.prismaObjectField(Notification, 'subjectId', (t) => t.field({ ...subject, access: own('subject_id') }));
  builder.prismaObjectField(AccountNotification, 'subjectId', (t) =>
    t.field({ ...subject, access: viewed('subject_id') }),
  );
}
