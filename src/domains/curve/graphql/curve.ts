import { integers } from '../../../core/integers.ts';
import { CURVE } from '../../../graphql/access/presets.ts';
import { builder } from '../../../graphql/builder.ts';
import { chainRow } from '../../../graphql/chain-row.ts';
import { storedEnum } from '../../../graphql/enum-type.ts';
import { relatedKeyset } from '../../../graphql/lists.ts';
import { Series } from '../../series/graphql/series.ts';
import { priceOf, saleOpening } from '../index.ts';
import { CandleInterval, CurveCandle, candleLoader, candlesCost, DEFAULT_CANDLES } from './candles.ts';

export const TenderState = storedEnum<'OPEN' | 'SETTLED' | 'VOID'>('TenderState', 'A state of a round of tenders.', {
  OPEN: 'Units can be tendered until the round’s end; it is settled after that.',
  SETTLED: 'Holders can claim the payment for accepted units.',
  VOID: 'The series ended before the round was settled, and nothing was accepted.',
});

builder.prismaNode('CurveCensus', {
  description:
    'The count of a curve series’ staked units at the end of a quarter. The quarter’s report pays for these units.',
  ...chainRow('id', { ...CURVE, storedIn: 'curve_census.id' }),
  select: { chain: true, id: true },
  fields: (t) => ({
    period: t.expose('period', { type: 'Period', description: 'The quarter, as `2027-Q1`.', access: CURVE }),
    units: t.expose('units', { type: 'Units', description: 'The staked units, in base lamports.', access: CURVE }),
    takenAt: t.expose('takenAt', {
      type: 'DateTime',
      description: 'When the count was taken, as the block’s time.',
      access: CURVE,
    }),
  }),
});

/** The GraphQL type of a curve's terms and money, which are public on the chain. */
const Curve = builder.prismaObject('Curve', {
  description:
    'The sale of a series’ units on a curve. The next base lamport (a millionth of a unit) costs (virtual quote + ' +
    'reserve) / (virtual base - sold). Money is in base units of the payment token, units are in base lamports.',
  select: {},
  fields: (t) => ({
    mint: t.expose('mint', {
      type: 'Address',
      description: 'The mint of the units, which are tokens with 6 decimals.',
      access: CURVE,
    }),
    virtualQuote: t.expose('virtualQuote', {
      type: 'Amount',
      description: 'The virtual quote in the price formula, fixed when the series is created.',
      access: CURVE,
    }),
    virtualBase: t.expose('virtualBase', {
      type: 'Units',
      description: 'The virtual base in the price formula, in base lamports, fixed when the series is created.',
      access: CURVE,
    }),
    threshold: t.expose('threshold', {
      type: 'Amount',
      description: 'The reserve at which the series may be activated.',
      access: CURVE,
    }),
    opensAt: t.field({
      type: 'DateTime',
      nullable: false,
      description: 'When the sale begins, an hour after the series was created. Purchases are refused before.',
      access: { ...CURVE, storedIn: 'series.created_at' },
      select: { series: { select: { createdAt: true } } },
      fromRow: true,
      resolve: ({ series }) => saleOpening(series.createdAt),
    }),
    endsAt: t.expose('deadline', {
      type: 'DateTime',
      description:
        'When trading ends. If the threshold is not reached by then, the series fails and units can be sold back.',
      access: CURVE,
    }),
    feeBps: t.exposeInt('feeBps', {
      description: 'The fee on each trade, in basis points of its money.',
      access: CURVE,
    }),
    treasuryBps: t.exposeInt('treasuryBps', {
      description: 'The treasury’s share of the raised money, in basis points.',
      access: CURVE,
    }),
  }),
});

/** Adds the money of the curve, which trades and the activation move. */
builder.prismaObjectFields(Curve, (t) => ({
  price: t.field({
    type: 'Wad',
    description:
      'The price of the next units: base units of the payment token for one unit, without the fee. Null once the ' +
      'series is activated or has failed, because nothing is traded at the curve’s price any more.',
    access: {
      ...CURVE,
      storedIn: [
        ...['virtual_quote', 'virtual_base', 'reserve', 'sold'].map((name) => `curves.${name}`),
        'series.state',
      ],
    },
    select: { virtualQuote: true, virtualBase: true, reserve: true, sold: true, series: { select: { state: true } } },
    fromRow: true,
    resolve: ({ series, ...curve }) => (series.state === 'CURVE' ? priceOf(integers(curve)) : null),
  }),
  reserve: t.expose('reserve', {
    type: 'Amount',
    description: 'The money that trades left in the pool; 0 once the series is activated.',
    access: CURVE,
  }),
  sold: t.expose('sold', {
    type: 'Units',
    description: 'The units sold on the curve, less the units sold back.',
    access: CURVE,
  }),
  raised: t.expose('raised', {
    type: 'Amount',
    description: 'The reserve at the activation; null before.',
    access: CURVE,
  }),
  proceeds: t.expose('proceeds', {
    type: 'Amount',
    description: 'The raised money that the issuer has not collected yet.',
    access: CURVE,
  }),
  treasury: t.expose('treasury', {
    type: 'Amount',
    description: 'The money that the treasury holds, to buy units back in rounds of tenders.',
    access: CURVE,
  }),
  feesHeld: t.expose('feesHeld', {
    type: 'Amount',
    description: 'The fees of trades and payments that the fee collector has not collected yet.',
    access: CURVE,
  }),
}));

/** Adds the rounds of tenders, and the counts of staked units. */
builder.prismaObjectFields(Curve, (t) => ({
  tenderRound: t.exposeInt('tenderRound', {
    description:
      'The number of the last round of tenders, in which the treasury buys staked units back; null before the ' +
      'first round.',
    access: CURVE,
  }),
  tenderState: t.expose('tenderState', {
    type: TenderState,
    description: 'The state of the last round of tenders; null before the first round.',
    access: CURVE,
  }),
  tenderPrice: t.expose('tenderPrice', {
    type: 'Amount',
    description: 'The price that the last round of tenders pays for one unit; null before the first round.',
    access: CURVE,
  }),
  tenderEndsAt: t.expose('tenderEndsAt', {
    type: 'DateTime',
    description:
      'When the last round of tenders ends; units can be tendered and withdrawn until then. Null before the first ' +
      'round.',
    access: CURVE,
  }),
  census: relatedKeyset(t, 'census', {
    description: 'The staked units counted at the end of each quarter.',
    access: 'traverse',
    order: { by: 'period' },
  }),
}));

/** Adds the price chart. */
builder.prismaObjectFields(Curve, (t) => ({
  candles: t.field({
    type: [CurveCandle],
    nullable: false,
    description:
      'The price chart, newest candle first: only intervals with a trade have one. It ends with trading: units that ' +
      'are given back after a failed sale make no candle. For the next page, pass the last candle’s `startsAt` as ' +
      '`beforeAt`.',
    access: 'traverse',
    complexity: candlesCost,
    args: {
      interval: t.arg({
        type: CandleInterval,
        required: true,
        defaultValue: 'DAY',
        description: 'The length of each candle.',
      }),
      first: t.arg.int({ required: true, defaultValue: DEFAULT_CANDLES, description: 'The most candles, 1 to 500.' }),
      beforeAt: t.arg({
        type: 'DateTime',
        required: false,
        description: 'Selects the candles that started before this time.',
      }),
    },
    select: { chain: true, seriesKey: true },
    resolve: ({ chain, seriesKey }, { interval, first, beforeAt }, ctx) =>
      candleLoader(ctx).load({ chain, seriesKey, interval, first, before: beforeAt ?? null }),
  }),
}));

/** The GraphQL type of one wallet's staked units. It does not name the wallet, because positions are not public. */
const Stake = builder.prismaObject('Position', {
  variant: 'Stake',
  description: 'Staked units of a curve series, without the wallet that staked them.',
  access: { rows: () => ({ stakedUnits: { gt: 0n } }), dependsOnViewer: false },
  select: {},
  fields: (t) => ({
    units: t.expose('stakedUnits', { type: 'Units', description: 'The units, in base lamports.', access: CURVE }),
  }),
});

builder.prismaObjectFields(Series, (t) => ({
  curve: t.relation('curve', {
    access: 'traverse',
    nullable: true,
    description: 'The sale of the units on a curve, on Solana only; null if they are raised.',
  }),
  stakedTotal: t.expose('stakedTotal', {
    type: 'Units',
    description: 'The staked units of a curve series, in base lamports, which earn. 0 for other series.',
    access: CURVE,
  }),
  tenderedTotal: t.expose('tenderedTotal', {
    type: 'Units',
    description:
      'The staked units that are tendered in the open round of a curve series, in base lamports. 0 for other series.',
    access: CURVE,
  }),
  stakes: relatedKeyset(t, 'positions', {
    type: Stake,
    description: 'The staked units of a curve series, without the wallets they belong to.',
    access: 'traverse',
    order: { column: 'openedAt' },
  }),
}));
