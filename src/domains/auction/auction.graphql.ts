import { AppError } from '../../core/errors/app-error.ts';
import { AUCTION_SETTLEMENT } from '../../graphql/access/presets.ts';
import { builder } from '../../graphql/builder.ts';
import { presentWith } from '../../graphql/present-variant.ts';
import { relatedKeyset } from '../../graphql/related-list.ts';
import { Series } from '../series/series.graphql.ts';
import { curvesIn, DEFAULT_POINTS, DemandStep, pointsCost } from './demand.graphql.ts';
import { AuctionFailureReason, AuctionPhase, MintGate } from './enums.graphql.ts';
import { RevealedBid } from './revealed.graphql.ts';

/** A figure that every raise has: a series without one has no auction. */
function given<T>(figure: T | null): T {
  if (figure === null) throw new AppError('INTERNAL');
  return figure;
}

/** The raise of a series: the series' own row, read as an auction. */
const Auction = builder.prismaObject('Series', {
  variant: 'Auction',
  description: 'The raise of a series: one auction of sealed bids, settled in rounds.',
  select: {},
  fields: (t) => ({
    phase: t.field({
      type: AuctionPhase,
      nullable: false,
      description: 'As of the last indexed block.',
      access: { ...AUCTION_SETTLEMENT, storedIn: 'series.phase' },
      select: { phase: true },
      resolve: (raise) => given(raise.phase),
    }),
    reservePrice: t.field({
      type: 'Amount',
      nullable: false,
      description: 'The lowest price: money for one unit.',
      access: { ...AUCTION_SETTLEMENT, storedIn: 'series.reserve_price' },
      select: { reservePrice: true },
      resolve: (raise) => given(raise.reservePrice),
    }),
    maxUnitsPerBid: t.field({
      type: 'Units',
      nullable: false,
      access: { ...AUCTION_SETTLEMENT, storedIn: 'series.max_units_per_bid' },
      select: { maxUnitsPerBid: true },
      resolve: (raise) => given(raise.maxUnitsPerBid),
    }),
    minRaise: t.field({
      type: 'Amount',
      nullable: false,
      access: { ...AUCTION_SETTLEMENT, storedIn: 'series.min_raise' },
      select: { minRaise: true },
      resolve: (raise) => given(raise.minRaise),
    }),
    minHolders: t.field({
      type: 'Int',
      nullable: false,
      access: { ...AUCTION_SETTLEMENT, storedIn: 'series.min_holders' },
      select: { minHolders: true },
      resolve: (raise) => given(raise.minHolders),
    }),
    concentrationBps: t.field({
      type: 'Int',
      nullable: false,
      description: 'The largest share one winner may hold, basis points.',
      access: { ...AUCTION_SETTLEMENT, storedIn: 'series.concentration_bps' },
      select: { concentrationBps: true },
      resolve: (raise) => given(raise.concentrationBps),
    }),
    commitEndsAt: t.field({
      type: 'DateTime',
      nullable: false,
      access: { ...AUCTION_SETTLEMENT, storedIn: 'series.commit_ends_at' },
      select: { commitEndsAt: true },
      resolve: (raise) => given(raise.commitEndsAt),
    }),
    revealEndsAt: t.field({
      type: 'DateTime',
      nullable: false,
      access: { ...AUCTION_SETTLEMENT, storedIn: 'series.reveal_ends_at' },
      select: { revealEndsAt: true },
      resolve: (raise) => given(raise.revealEndsAt),
    }),
    gateEndsAt: t.field({
      type: 'DateTime',
      nullable: false,
      access: { ...AUCTION_SETTLEMENT, storedIn: 'series.gate_ends_at' },
      select: { gateEndsAt: true },
      resolve: (raise) => given(raise.gateEndsAt),
    }),
    clearingPrice: t.expose('clearingPrice', {
      type: 'Amount',
      nullable: true,
      description: 'What every winner pays: money for one unit. Null until it is found.',
      access: { ...AUCTION_SETTLEMENT, storedIn: 'series.clearing_price' },
    }),
    unitsSold: t.expose('unitsSold', {
      type: 'Units',
      nullable: true,
      access: { ...AUCTION_SETTLEMENT, storedIn: 'series.units_sold' },
    }),
    proceeds: t.expose('proceeds', {
      type: 'Amount',
      nullable: true,
      access: { ...AUCTION_SETTLEMENT, storedIn: 'series.proceeds' },
    }),
    failureReason: t.expose('failureReason', {
      type: AuctionFailureReason,
      nullable: true,
      description: 'Null where it has not failed.',
      access: { ...AUCTION_SETTLEMENT, storedIn: 'series.failure_reason' },
    }),
    mintGate: t.expose('mintGate', {
      type: MintGate,
      nullable: true,
      description: 'Null before it is settled.',
      access: { ...AUCTION_SETTLEMENT, storedIn: 'series.mint_gate' },
    }),
    rounds: relatedKeyset(t, 'rounds', {
      description: 'The rounds of the settlement.',
      access: 'traverse',
      order: { by: 'round' },
    }),
    revealedBids: relatedKeyset(t, 'bids', {
      type: RevealedBid,
      description: 'Prices and quantities revealed so far, in the order of commitment, for everybody.',
      access: 'traverse',
      order: { column: 'sequence' },
    }),
    demandCurve: t.field({
      type: [DemandStep],
      nullable: false,
      description:
        'What the valid bids revealed so far ask for, by price descending, cumulative. Empty while all are sealed. Of more ' +
        'steps than `points` as many evenly spread ones, the first and the last always among them, and of three or more ' +
        'the one at the clearing price.',
      access: 'traverse',
      complexity: pointsCost,
      args: {
        points: t.arg.int({ required: true, defaultValue: DEFAULT_POINTS, description: 'The most steps, 2 to 500.' }),
      },
      select: { chain: true, key: true },
      resolve: ({ chain, key }, { points }, ctx) => curvesIn(ctx).load({ chain, seriesKey: key, points }),
    }),
  }),
});

builder.prismaObjectField(Series, 'auction', (t) =>
  t.variant(Auction, {
    ...presentWith('phase'),
    access: 'traverse',
    description: 'The raise of the series. Null where its units are sold on a curve.',
  }),
);
