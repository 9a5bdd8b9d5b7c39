import { builder } from '../../graphql/builder.ts';
import { chainArgument, chainOf } from '../../graphql/chain-argument.ts';
import { chainRow } from '../../graphql/chain-row.ts';
import { keyset } from '../../graphql/list-builders.ts';
import { relatedKeyset } from '../../graphql/related-list.ts';
import { EventReason, EventStatus } from '../notifications/enums.graphql.ts';
import { Series } from '../series/series.graphql.ts';
import { ActivityKind } from './enums.graphql.ts';

/** The public feed. Its table has no column for an amount or a person, and a test keeps both from the type. */
const stored = (column: string) =>
  ({ storedIn: `activity.${column}`, class: 'plain', readers: ['public'], deletion: 'none', onchain: true }) as const;

export const ActivityEvent = builder.prismaNode('ActivityEvent', {
  description:
    'Something that happened to a series: numbers, statuses, reasons and counts of units. No amount, nobody.',
  ...chainRow('id', stored('id')),
  select: { chain: true, id: true },
  fields: (t) => ({
    kind: t.expose('kind', {
      type: ActivityKind,
      nullable: false,
      description: 'Which event of the chain, as SETTLEMENT_ROUND.',
      access: stored('kind'),
    }),
    seriesKey: t.expose('seriesKey', { type: 'Bytes32', nullable: false, access: stored('series_key') }),
    period: t.expose('period', { type: 'Period', access: stored('period') }),
    round: t.exposeInt('round', { description: 'Of the raise’s settlement, or of tenders.', access: stored('round') }),
    window: t.exposeInt('window', { description: 'Of later trading.', access: stored('window') }),
    units: t.expose('units', {
      type: 'Units',
      nullable: true,
      description: 'Units cleared, sold, outstanding, traded on a curve, staked, counted or tendered.',
      access: stored('units'),
    }),
    status: t.expose('status', {
      type: EventStatus,
      nullable: true,
      description: 'What it brought the series, the period or the window to.',
      access: stored('status'),
    }),
    reason: t.expose('reason', { type: EventReason, nullable: true, access: stored('reason') }),
    occurredAt: t.expose('at', { type: 'DateTime', nullable: false, access: stored('at') }),
    series: t.relation('series', { access: 'traverse', nullable: false }),
  }),
});

/** As it happened on the chain, the latest first: by the time too, so that a range of it begins where an index does. */
const newestFirst = { by: 'occurredAt', column: ['blockNumber', 'logIndex'], direction: 'desc' } as const;

builder.prismaObjectField(Series, 'activity', (t) =>
  relatedKeyset(t, 'activity', {
    description: 'What happened to it, the latest first.',
    access: 'traverse',
    order: newestFirst,
    ranges: ['occurredAt'],
  }),
);

builder.queryField('activity', (t) =>
  keyset(t, {
    type: 'ActivityEvent',
    description: 'What happened to a series, the latest first.',
    access: 'traverse',
    consistency: 'bounded',
    args: { seriesKey: t.arg({ type: 'Bytes32', required: true }), chain: t.arg(chainArgument) },
    order: newestFirst,
    ranges: ['occurredAt'],
    where: ({ chain, seriesKey }, ctx) => ({ chain: chainOf(ctx, { chain }), seriesKey }),
  }),
);
