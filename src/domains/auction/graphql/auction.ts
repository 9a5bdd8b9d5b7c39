import { AppError } from '@income-series/protocol/errors/app-error';
import { presentWith } from 'field-access/lists';
import { AUCTION_SETTLEMENT } from '../../../graphql/access/presets.ts';
import { builder } from '../../../graphql/builder.ts';
import { relatedKeyset } from '../../../graphql/lists.ts';
import { Series } from '../../series/graphql/series.ts';
import { DEFAULT_POINTS, DemandStep, demandCurveLoader, pointsCost } from './demand.ts';
import { AuctionFailureReason, AuctionPhase, MintGate } from './enums.ts';
import { RevealedBid } from './revealed.ts';

/** Returns a figure that every raise has. The column is null only for a series without a raise, which has no `auction`. */
function requireFigure<T>(figure: T | null): T {
  if (figure === null) throw new AppError('INTERNAL');
  return figure;
}

/** The GraphQL type of a raise. It is the row of its series under another type. */
const Auction = builder.prismaObject('Series', {
  variant: 'Auction',
  description: 'The raise of a series: one auction of sealed bids, settled in rounds. Prices are amounts for one unit.',
  select: {},
  fields: (t) => ({
    phase: t.field({
      type: AuctionPhase,
      nullable: false,
      description: 'The phase of the raise, as of the last indexed block.',
      access: { ...AUCTION_SETTLEMENT, storedIn: 'series.phase' },
      select: { phase: true },
      fromRow: true,
      resolve: (raise) => requireFigure(raise.phase),
    }),
    reservePrice: t.field({
      type: 'Amount',
      nullable: false,
      description: 'The lowest price that a bid may name, for one unit.',
      access: { ...AUCTION_SETTLEMENT, storedIn: 'series.reserve_price' },
      select: { reservePrice: true },
      fromRow: true,
      resolve: (raise) => requireFigure(raise.reservePrice),
    }),
    maxUnitsPerBid: t.field({
      type: 'Units',
      nullable: false,
      description: 'The most units that one bid may ask for.',
      access: { ...AUCTION_SETTLEMENT, storedIn: 'series.max_units_per_bid' },
      select: { maxUnitsPerBid: true },
      fromRow: true,
      resolve: (raise) => requireFigure(raise.maxUnitsPerBid),
    }),
    minRaise: t.field({
      type: 'Amount',
      nullable: false,
      description: 'The least proceeds: the raise fails with less.',
      access: { ...AUCTION_SETTLEMENT, storedIn: 'series.min_raise' },
      select: { minRaise: true },
      fromRow: true,
      resolve: (raise) => requireFigure(raise.minRaise),
    }),
    minHolders: t.field({
      type: 'Int',
      nullable: false,
      description: 'The least number of winning bidders: the raise fails with fewer.',
      access: { ...AUCTION_SETTLEMENT, storedIn: 'series.min_holders' },
      select: { minHolders: true },
      fromRow: true,
      resolve: (raise) => requireFigure(raise.minHolders),
    }),
    concentrationBps: t.field({
      type: 'Int',
      nullable: false,
      description:
        'The largest share of the units offered that one winner may hold, in basis points (hundredths of a percent).',
      access: { ...AUCTION_SETTLEMENT, storedIn: 'series.concentration_bps' },
      select: { concentrationBps: true },
      fromRow: true,
      resolve: (raise) => requireFigure(raise.concentrationBps),
    }),
  }),
});

/** Adds the times at which the phases end. */
builder.prismaObjectFields(Auction, (t) => ({
  commitEndsAt: t.field({
    type: 'DateTime',
    nullable: false,
    description: 'When bidding ends: bids are committed until then.',
    access: { ...AUCTION_SETTLEMENT, storedIn: 'series.commit_ends_at' },
    select: { commitEndsAt: true },
    fromRow: true,
    resolve: (raise) => requireFigure(raise.commitEndsAt),
  }),
  revealEndsAt: t.field({
    type: 'DateTime',
    nullable: false,
    description: 'When revealing ends: bids are revealed from `commitEndsAt` until then.',
    access: { ...AUCTION_SETTLEMENT, storedIn: 'series.reveal_ends_at' },
    select: { revealEndsAt: true },
    fromRow: true,
    resolve: (raise) => requireFigure(raise.revealEndsAt),
  }),
  gateEndsAt: t.field({
    type: 'DateTime',
    nullable: false,
    description: 'When the mint gate closes: the raise must be settled and pass the gate by then.',
    access: { ...AUCTION_SETTLEMENT, storedIn: 'series.gate_ends_at' },
    select: { gateEndsAt: true },
    fromRow: true,
    resolve: (raise) => requireFigure(raise.gateEndsAt),
  }),
}));

/** Adds the result of the raise. */
builder.prismaObjectFields(Auction, (t) => ({
  clearingPrice: t.expose('clearingPrice', {
    type: 'Amount',
    description: 'The price for one unit that every winner pays; null until it is found.',
    access: AUCTION_SETTLEMENT,
  }),
  unitsSold: t.expose('unitsSold', {
    type: 'Units',
    description: 'The number of units sold; null until the raise is settled.',
    access: AUCTION_SETTLEMENT,
  }),
  proceeds: t.expose('proceeds', {
    type: 'Amount',
    description: 'The money that the sale brought; null until the raise is settled.',
    access: AUCTION_SETTLEMENT,
  }),
  failureReason: t.expose('failureReason', {
    type: AuctionFailureReason,
    description: 'The reason why the raise failed; null if it has not failed.',
    access: AUCTION_SETTLEMENT,
  }),
  mintGate: t.expose('mintGate', {
    type: MintGate,
    description: 'The state of the mint gate; null until the raise is settled.',
    access: AUCTION_SETTLEMENT,
  }),
}));

/** Adds the course of the settlement: its rounds, and the bids that were revealed. */
builder.prismaObjectFields(Auction, (t) => ({
  rounds: relatedKeyset(t, 'rounds', {
    description: 'The rounds of the settlement, in order.',
    access: 'traverse',
    order: { by: 'round' },
  }),
  revealedBids: relatedKeyset(t, 'bids', {
    type: RevealedBid,
    description: 'The prices and quantities revealed so far, in the order of commitment.',
    access: 'traverse',
    order: { column: 'sequence' },
  }),
  demandCurve: t.field({
    type: [DemandStep],
    nullable: false,
    description:
      'The cumulative demand of the valid bids revealed so far, from the highest price down. Empty while all bids ' +
      'are sealed. If there are more steps than `points`, evenly spread steps are returned, always with the first ' +
      'and the last step, and from three points on with the step at the clearing price.',
    access: 'traverse',
    complexity: pointsCost,
    args: {
      points: t.arg.int({
        required: true,
        defaultValue: DEFAULT_POINTS,
        description: 'The largest number of steps to return, 2 to 500.',
      }),
    },
    select: { chain: true, key: true },
    resolve: ({ chain, key }, { points }, ctx) => demandCurveLoader(ctx).load({ chain, seriesKey: key, points }),
  }),
}));

builder.prismaObjectField(Series, 'auction', (t) =>
  t.variant(Auction, {
    ...presentWith('phase'),
    access: 'traverse',
    description: 'The raise of the series; null if its units are sold on a curve.',
  }),
);
