import { builder } from '../../graphql/builder.ts';
import { chainArgument, chainOf } from '../../graphql/chain-argument.ts';
import { chainRow } from '../../graphql/chain-row.ts';
import { keyset, relatedKeyset } from '../../graphql/lists.ts';
import { EventReason, EventStatus } from '../notifications/enums.graphql.ts';
import { Series } from '../series/series.graphql.ts';
import { ActivityKind } from './enums.graphql.ts';

/** The public feed. Its table has no column for an amount or a person, and a test keeps both from the type. */
const stored = (column: string) =>
  ({ storedIn: `activity.${column}`, class: 'plain', readers: ['public'], deletion: 'none', onchain: true }) as const;

export const ActivityEvent = builder.prismaNode('ActivityEvent', {
  description:
    'A public event of a series, with numbers, statuses, reasons and unit counts. It never names an amount or a ' +
    'person.',
  ...chainRow('id', stored('id')),
  select: { chain: true, id: true },
  fields: (t) => ({
    kind: t.expose('kind', {
      type: ActivityKind,
      nullable: false,
      description: 'The kind of event, as SETTLEMENT_ROUND.',
      access: stored('kind'),
    }),
    seriesKey: t.expose('seriesKey', {
      type: 'Bytes32',
      nullable: false,
      description: 'The key of the series.',
      access: stored('series_key'),
    }),
    period: t.expose('period', {
      type: 'Period',
      description: 'The quarter that the event is about; null if it is not about a quarter.',
      access: stored('period'),
    }),
    round: t.exposeInt('round', {
      description:
        'The number of the round: of the raise’s settlement, or of tenders on a curve. Null for other events.',
      access: stored('round'),
    }),
    window: t.exposeInt('window', {
      description: 'The number of the window of later trading; null for other events.',
      access: stored('window'),
    }),
    units: t.expose('units', {
      type: 'Units',
      nullable: true,
      description:
        'The number of units that were cleared, sold, outstanding, traded on a curve, staked, counted or tendered, ' +
        'by `kind`. Null if the event counts no units.',
      access: stored('units'),
    }),
    status: t.expose('status', {
      type: EventStatus,
      nullable: true,
      description: 'The new status of the series, period or window; null if the event changes none.',
      access: stored('status'),
    }),
    reason: t.expose('reason', {
      type: EventReason,
      nullable: true,
      description: 'The reason for the event; null if it has none.',
      access: stored('reason'),
    }),
    occurredAt: t.expose('at', {
      type: 'DateTime',
      nullable: false,
      description: 'The time of the block that has the event.',
      access: stored('at'),
    }),
    series: t.relation('series', { access: 'traverse', nullable: false }),
  }),
});

/** As it happened on the chain, the latest first: by the time too, so that a range of it begins where an index does. */
const newestFirst = { by: 'occurredAt', column: ['blockNumber', 'logIndex'], direction: 'desc' } as const;

builder.prismaObjectField(Series, 'activity', (t) =>
  relatedKeyset(t, 'activity', {
    description: 'The public events of the series, latest first.',
    access: 'traverse',
    order: newestFirst,
    ranges: ['occurredAt'],
  }),
);

builder.queryField('activity', (t) =>
  keyset(t, {
    type: 'ActivityEvent',
    description: 'The public events of a series, latest first.',
    access: 'traverse',
    consistency: 'bounded',
    args: { seriesKey: t.arg({ type: 'Bytes32', required: true }), chain: t.arg(chainArgument) },
    order: newestFirst,
    ranges: ['occurredAt'],
    where: ({ chain, seriesKey }, ctx) => ({ chain: chainOf(ctx, { chain }), seriesKey }),
  }),
);
