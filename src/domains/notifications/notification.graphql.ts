import { ADMIN_ROWS, OWN_ROWS, type ReaderLabel } from '../../graphql/access/index.ts';
import { builder } from '../../graphql/builder.ts';

/** Statuses, ids and dates; the table has no column for an amount, a count or a person. */
const noted = (column: string, reader: ReaderLabel) =>
  ({ storedIn: `notifications.${column}`, class: 'plain', readers: [reader], deletion: 'read + retention' }) as const;
const own = (column: string) => noted(column, 'owner');
const viewed = (column: string) => noted(column, 'admin');

const SAID = {
  kind: 'What happened: an event’s name on the chain, as BidRejected, or what somebody did, as CaseOpened.',
  subjectId: 'The id of the record it is about, where it is one of people’s.',
  retracted: 'True: a reorganisation removed what it is about.',
} as const;

export const Notification = builder.prismaNode('Notification', {
  description: 'Something that the account is notified of.',
  id: { field: 'id', access: own('id') },
  access: OWN_ROWS,
  select: { id: true },
  fields: (t) => ({
    kind: t.exposeString('kind', { nullable: false, description: SAID.kind, access: own('kind') }),
    seriesKey: t.expose('seriesKey', { type: 'Bytes32', nullable: true, access: own('series_key') }),
    subjectId: t.exposeString('subjectId', { description: SAID.subjectId, access: own('subject_id') }),
    period: t.exposeInt('period', { access: own('period') }),
    round: t.exposeInt('round', { access: own('round') }),
    window: t.exposeInt('window', { access: own('window') }),
    status: t.exposeString('status', { access: own('status') }),
    reason: t.exposeString('reason', { access: own('reason') }),
    at: t.expose('at', { type: 'DateTime', nullable: false, description: 'When it happened.', access: own('at') }),
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
    id: t.expose('id', { type: 'UUID', nullable: false, access: viewed('id') }),
    kind: t.exposeString('kind', { nullable: false, description: SAID.kind, access: viewed('kind') }),
    seriesKey: t.expose('seriesKey', { type: 'Bytes32', nullable: true, access: viewed('series_key') }),
    subjectId: t.exposeString('subjectId', { description: SAID.subjectId, access: viewed('subject_id') }),
    period: t.exposeInt('period', { access: viewed('period') }),
    round: t.exposeInt('round', { access: viewed('round') }),
    window: t.exposeInt('window', { access: viewed('window') }),
    status: t.exposeString('status', { access: viewed('status') }),
    reason: t.exposeString('reason', { access: viewed('reason') }),
    at: t.expose('at', { type: 'DateTime', nullable: false, description: 'When it happened.', access: viewed('at') }),
    readAt: t.expose('readAt', { type: 'DateTime', nullable: true, access: viewed('read_at') }),
    retracted: t.exposeBoolean('retracted', {
      nullable: false,
      description: SAID.retracted,
      access: viewed('retracted'),
    }),
  }),
});
