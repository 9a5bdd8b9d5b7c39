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

/** The fields that the account and admins read alike. */
const fieldsFor = (access: typeof OWN | typeof ADMIN) =>
  ({
    kind: {
      type: NotificationKind,
      description:
        'The kind of notification: an event of the chain, as BID_REJECTED, or an act of somebody, as CASE_OPENED.',
      access,
    },
    seriesKey: {
      type: 'Bytes32',
      description: 'The key of the series that the notification is about; null if it is about no series.',
      access,
    },
    period: {
      type: 'Period',
      description: 'The quarter that the notification is about; null if it is about no quarter.',
      access,
    },
    round: { description: 'The number of the round of the settlement or of tenders; null for other kinds.', access },
    window: { description: 'The number of the trading window; null for other kinds.', access },
    status: {
      type: EventStatus,
      description: 'The new status of the series, period, window, bid, order or record; null if the kind has none.',
      access,
    },
    reason: { type: EventReason, description: 'The reason; null if the kind has none.', access },
    occurredAt: { type: 'DateTime', description: 'When the event or act happened.', access },
    readAt: {
      type: 'DateTime',
      description: 'When the account marked the notification as read; null until then.',
      access,
    },
    retracted: {
      description: 'True if a reorganisation of the chain removed the event that the notification is about.',
      access,
    },
  }) as const;
const [own, admins] = [fieldsFor(OWN), fieldsFor(ADMIN)];

export const Notification = builder.prismaNode('Notification', {
  description: 'A notification of the account.',
  id: { field: 'id', access: { ...OWN, storedIn: 'notifications.id' } },
  access: OWN_ROWS,
  select: { id: true },
  fields: (t) => ({
    kind: t.expose('kind', own.kind),
    seriesKey: t.expose('seriesKey', own.seriesKey),
    period: t.expose('period', own.period),
    round: t.exposeInt('round', own.round),
    window: t.exposeInt('window', own.window),
    status: t.expose('status', own.status),
    reason: t.expose('reason', own.reason),
    occurredAt: t.expose('at', own.occurredAt),
    readAt: t.expose('readAt', own.readAt),
    retracted: t.exposeBoolean('retracted', own.retracted),
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
    kind: t.expose('kind', admins.kind),
    seriesKey: t.expose('seriesKey', admins.seriesKey),
    period: t.expose('period', admins.period),
    round: t.exposeInt('round', admins.round),
    window: t.exposeInt('window', admins.window),
    status: t.expose('status', admins.status),
    reason: t.expose('reason', admins.reason),
    occurredAt: t.expose('at', admins.occurredAt),
    readAt: t.expose('readAt', admins.readAt),
    retracted: t.exposeBoolean('retracted', admins.retracted),
  }),
});

/** Declares the enums of notification kinds, and `subjectId`, whose type depends on the kind. */
export function declareNotifications(catalogue: NotificationCatalogue): void {
  declareKinds(catalogue);
  const subject = {
    type: 'ID',
    nullable: true,
    description:
      'The global id of the record that the notification is about, for `node(id:)`. Null if it is about an event of ' +
      'the chain.',
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
