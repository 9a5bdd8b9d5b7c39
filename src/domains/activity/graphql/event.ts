import { builder } from '../../../graphql/builder.ts';
import { chainArgument, chainOf } from '../../../graphql/chain-argument.ts';
import { chainRow } from '../../../graphql/chain-row.ts';
import { keyset, relatedKeyset } from '../../../graphql/lists.ts';
import { EventReason, EventStatus } from '../../notifications/graphql/enums.ts';
import { Series } from '../../series/graphql/series.ts';
import { ActivityKind } from './enums.ts';

/** Access to columns of the public feed. The table has no column for an amount or a person. */
const ACTIVITY = { class: 'plain', readers: ['public'], deletion: 'none', onchain: true } as const;

export const ActivityEvent = builder.prismaNode('ActivityEvent', {
  description:
    'A public event of a series, with numbers, statuses, reasons and unit counts. It never names an amount or a ' +
    'person.',
  ...chainRow('id', { ...ACTIVITY, storedIn: 'activity.id' }),
  select: { chain: true, id: true },
  fields: (t) => ({
    kind: t.expose('kind', {
      type: ActivityKind,
      description: 'The kind of event, as SETTLEMENT_ROUND.',
      access: ACTIVITY,
    }),
    seriesKey: t.expose('seriesKey', { type: 'Bytes32', description: 'The key of the series.', access: ACTIVITY }),
    period: t.expose('period', {
      type: 'Period',
      description: 'The quarter that the event is about; null if it is not about a quarter.',
      access: ACTIVITY,
    }),
    round: t.exposeInt('round', {
      description:
        'The number of the round: of the raise’s settlement, or of tenders on a curve. Null for other events.',
      access: ACTIVITY,
    }),
    window: t.exposeInt('window', {
      description: 'The number of the trading window; null for other events.',
      access: ACTIVITY,
    }),
    units: t.expose('units', {
      type: 'Units',
      description:
        'The number of units that were cleared, sold, outstanding, traded on a curve, staked, counted or tendered, ' +
        'by `kind`. Null if the event counts no units.',
      access: ACTIVITY,
    }),
    status: t.expose('status', {
      type: EventStatus,
      description: 'The new status of the series, period or window; null if the event changes none.',
      access: ACTIVITY,
    }),
    reason: t.expose('reason', {
      type: EventReason,
      description: 'The reason for the event; null if it has none.',
      access: ACTIVITY,
    }),
    occurredAt: t.expose('at', {
      type: 'DateTime',
      description: 'The time of the block that has the event.',
      access: ACTIVITY,
    }),
    series: t.relation('series', { access: 'traverse', nullable: false }),
  }),
});

/** Newest event first, by its place on the chain. The time is part of the order, because an index then serves ranges of it. */
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
