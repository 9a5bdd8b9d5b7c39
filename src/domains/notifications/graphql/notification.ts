import { getRefFromModel } from '@pothos/plugin-prisma';
import { keyedRow } from 'field-access/lists';
import { ADMIN_ROWS, OWN_ROWS } from '../../../graphql/access/index.ts';
import { builder } from '../../../graphql/builder.ts';
import { globalId } from '../../../graphql/row-id.ts';
import type { NotificationCatalogue } from '../kinds.ts';
import { declareKinds, EventReason, EventStatus, NotificationKind } from './enums.ts';

/** The account's access to its notifications. The columns are statuses, ids and dates; none is an amount, a count or a person. */
const OWN = { class: 'plain', readers: ['owner'], deletion: 'read + retention' } as const;
const ADMIN = { ...OWN, readers: ['admin'] } as const;

const DESCRIPTIONS = {
  kind: 'The kind of notification: an event of the chain, as BID_REJECTED, or an act of somebody, as CASE_OPENED.',
  subjectId:
    'The global id of the record that the notification is about, for `node(id:)`. Null if it is about an event of ' +
    'the chain.',
  retracted: 'True if a reorganisation of the chain removed the event that the notification is about.',
} as const;

export const Notification = builder.prismaNode('Notification', {
  description: 'A notification of the account.',
  id: { field: 'id', access: { ...OWN, storedIn: 'notifications.id' } },
  access: OWN_ROWS,
  select: { id: true },
  fields: (t) => ({
    kind: t.expose('kind', { type: NotificationKind, description: DESCRIPTIONS.kind, access: OWN }),
    seriesKey: t.expose('seriesKey', {
      type: 'Bytes32',
      description: 'The key of the series that the notification is about; null if it is about no series.',
      access: OWN,
    }),
    period: t.expose('period', {
      type: 'Period',
      description: 'The quarter that the notification is about; null if it is about no quarter.',
      access: OWN,
    }),
    round: t.exposeInt('round', {
      description: 'The number of the round of the settlement or of tenders; null for other kinds.',
      access: OWN,
    }),
    window: t.exposeInt('window', {
      description: 'The number of the trading window; null for other kinds.',
      access: OWN,
    }),
    status: t.expose('status', {
      type: EventStatus,
      description: 'The new status of the series, period, window, bid, order or record; null if the kind has none.',
      access: OWN,
    }),
    reason: t.expose('reason', {
      type: EventReason,
      description: 'The reason; null if the kind has none.',
      access: OWN,
    }),
    occurredAt: t.expose('at', { type: 'DateTime', description: 'When the event or act happened.', access: OWN }),
    readAt: t.expose('readAt', {
      type: 'DateTime',
      description: 'When the account marked the notification as read; null until then.',
      access: OWN,
    }),
    retracted: t.exposeBoolean('retracted', { description: DESCRIPTIONS.retracted, access: OWN }),
    series: t.field({
      type: getRefFromModel('Series', builder),
      description:
        'The series that the notification is about; null if it is about no series, or the index does not hold the series.',
      access: 'traverse',
      ...keyedRow('Series', { chain: 'chain', key: 'seriesKey' }),
    }),
  }),
});

/** A notification in the view of admins. Only `accountNotifications` returns it, because that query first writes an audit record. */
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
      access: { ...ADMIN, storedIn: 'notifications.id' },
      select: { id: true },
      resolve: ({ id }) => globalId('AccountNotification', id),
    }),
    kind: t.expose('kind', { type: NotificationKind, description: DESCRIPTIONS.kind, access: ADMIN }),
    seriesKey: t.expose('seriesKey', {
      type: 'Bytes32',
      description: 'The key of the series that the notification is about; null if it is about no series.',
      access: ADMIN,
    }),
    period: t.expose('period', {
      type: 'Period',
      description: 'The quarter that the notification is about; null if it is about no quarter.',
      access: ADMIN,
    }),
    round: t.exposeInt('round', {
      description: 'The number of the round of the settlement or of tenders; null for other kinds.',
      access: ADMIN,
    }),
    window: t.exposeInt('window', {
      description: 'The number of the trading window; null for other kinds.',
      access: ADMIN,
    }),
    status: t.expose('status', {
      type: EventStatus,
      description: 'The new status of the series, period, window, bid, order or record; null if the kind has none.',
      access: ADMIN,
    }),
    reason: t.expose('reason', {
      type: EventReason,
      description: 'The reason; null if the kind has none.',
      access: ADMIN,
    }),
    occurredAt: t.expose('at', { type: 'DateTime', description: 'When the event or act happened.', access: ADMIN }),
    readAt: t.expose('readAt', {
      type: 'DateTime',
      description: 'When the account marked the notification as read; null until then.',
      access: ADMIN,
    }),
    retracted: t.exposeBoolean('retracted', { description: DESCRIPTIONS.retracted, access: ADMIN }),
  }),
});

/** Declares the enums of notification kinds, and `subjectId`, whose type depends on the kind. */
export function declareNotifications(catalogue: NotificationCatalogue): void {
  declareKinds(catalogue);
  const subject = {
    type: 'ID',
    nullable: true,
    description: DESCRIPTIONS.subjectId,
    select: { kind: true, subjectId: true },
    fromRow: true,
    resolve: ({ kind, subjectId }: { readonly kind: string; readonly subjectId: string | null }) => {
      const type = catalogue.subjectTypeOf(kind);
      return type === null ? null : globalId(type, subjectId);
    },
  } as const;
  builder.prismaObjectField(Notification, 'subjectId', (t) =>
    t.field({ ...subject, access: { ...OWN, storedIn: 'notifications.subject_id' } }),
  );
  builder.prismaObjectField(AccountNotification, 'subjectId', (t) =>
    t.field({ ...subject, access: { ...ADMIN, storedIn: 'notifications.subject_id' } }),
  );
}
