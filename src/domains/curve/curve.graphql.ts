import { integers } from '../../core/integers.ts';
import { CURVE } from '../../graphql/access/presets.ts';
import { builder } from '../../graphql/builder.ts';
import { chainRow } from '../../graphql/chain-row.ts';
import { storedEnum } from '../../graphql/enum-type.ts';
import { relatedKeyset } from '../../graphql/related-list.ts';
import { Series } from '../series/series.graphql.ts';
import { CandleInterval, CurveCandle, candlesCost, candlesIn, DEFAULT_CANDLES } from './candles.graphql.ts';
import { type Pool, priceOf } from './index.ts';

export const TenderState = storedEnum<'OPEN' | 'SETTLED' | 'VOID'>('TenderState', 'How far a round of tenders is.', {
  OPEN: 'It takes tenders until its end, and is then settled.',
  SETTLED: 'Holders may claim what it pays.',
  VOID: 'The series ended before it was settled: nothing was accepted.',
});

const stored = (column: string) => ({ ...CURVE, storedIn: `curves.${column}` }) as const;

builder.prismaNode('CurveCensus', {
  description: 'How many units of a curve series were staked when a quarter was over: its report pays these units.',
  ...chainRow('id', { ...CURVE, storedIn: 'curve_census.id' }),
  select: { chain: true, id: true },
  fields: (t) => ({
    period: t.expose('period', {
      type: 'Period',
      nullable: false,
      description: 'The quarter, as `2027-Q1`.',
      access: { ...CURVE, storedIn: 'curve_census.period' },
    }),
    units: t.expose('units', {
      type: 'Units',
      nullable: false,
      description: 'In base lamports.',
      access: { ...CURVE, storedIn: 'curve_census.units' },
    }),
    takenAt: t.expose('takenAt', {
      type: 'DateTime',
      nullable: false,
      access: { ...CURVE, storedIn: 'curve_census.taken_at' },
    }),
  }),
});

/** The terms and the money of a curve. Everything in it is public on the chain. */
export const Curve = builder.prismaObject('Curve', {
  description:
    'How the units of a series are sold on a curve: at (virtual quote + reserve) / (virtual base - sold) for the next base ' +
    'lamport, a millionth of a unit. Money in base units of the payment token, units in base lamports.',
  select: {},
  fields: (t) => ({
    mint: t.expose('mint', {
      type: 'Address',
      nullable: false,
      description: 'The mint of the units, which are tokens of 6 decimals.',
      access: stored('mint'),
    }),
    virtualQuote: t.expose('virtualQuote', { type: 'Amount', nullable: false, access: stored('virtual_quote') }),
    virtualBase: t.expose('virtualBase', { type: 'Units', nullable: false, access: stored('virtual_base') }),
    threshold: t.expose('threshold', {
      type: 'Amount',
      nullable: false,
      description: 'The reserve from which on the series may be activated.',
      access: stored('threshold'),
    }),
    endsAt: t.expose('deadline', {
      type: 'DateTime',
      nullable: false,
      description: 'The end of trading; without the threshold the series fails, and units are sold back.',
      access: stored('deadline'),
    }),
    feeBps: t.exposeInt('feeBps', {
      nullable: false,
      description: 'Of each trade, basis points of its money.',
      access: stored('fee_bps'),
    }),
    treasuryBps: t.exposeInt('treasuryBps', {
      nullable: false,
      description: 'What the treasury keeps of what is raised, basis points.',
      access: stored('treasury_bps'),
    }),
    price: t.field({
      type: 'Wad',
      nullable: true,
      description:
        'Of the next units: base units of the payment token for one unit, without the fee. Null from the activation on: ' +
        'nothing is traded on the curve then.',
      access: {
        ...CURVE,
        storedIn: ['virtual_quote', 'virtual_base', 'reserve', 'sold'].map((name) => `curves.${name}`),
      },
      select: { virtualQuote: true, virtualBase: true, reserve: true, sold: true, raised: true },
      resolve: (curve) => (curve.raised === null ? priceOf(integers<Pool>(curve)) : null),
    }),
    reserve: t.expose('reserve', {
      type: 'Amount',
      nullable: false,
      description: 'What trades left in the pool; 0 from the activation on.',
      access: stored('reserve'),
    }),
    sold: t.expose('sold', { type: 'Units', nullable: false, access: stored('sold') }),
    raised: t.expose('raised', {
      type: 'Amount',
      nullable: true,
      description: 'The reserve at the activation; null before.',
      access: stored('raised'),
    }),
    proceeds: t.expose('proceeds', {
      type: 'Amount',
      nullable: false,
      description: 'What the issuer has not collected yet of what was raised.',
      access: stored('proceeds'),
    }),
    treasury: t.expose('treasury', { type: 'Amount', nullable: false, access: stored('treasury') }),
    feesHeld: t.expose('feesHeld', {
      type: 'Amount',
      nullable: false,
      description: 'Fees of trades and payments that the fee collector has not collected yet.',
      access: stored('fees_held'),
    }),
    tenderRound: t.exposeInt('tenderRound', {
      description: 'The last round in which the treasury buys staked units back; null before the first.',
      access: stored('tender_round'),
    }),
    tenderState: t.expose('tenderState', {
      type: TenderState,
      nullable: true,
      description: 'Of the last round.',
      access: stored('tender_state'),
    }),
    tenderPrice: t.expose('tenderPrice', {
      type: 'Amount',
      nullable: true,
      description: 'What the last round pays for one unit.',
      access: stored('tender_price'),
    }),
    tenderEndsAt: t.expose('tenderEndsAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Until then, units are tendered in the last round, and taken back.',
      access: stored('tender_ends_at'),
    }),
    census: relatedKeyset(t, 'census', {
      description: 'What was counted at the end of each quarter.',
      access: 'traverse',
      order: { by: 'period' },
    }),
    candles: t.field({
      type: [CurveCandle],
      nullable: false,
      description:
        'The price chart, newest first: stretches of time with a trade. The next page are those before the last one’s start.',
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
        beforeAt: t.arg({ type: 'DateTime', required: false, description: 'Only those that began before it.' }),
      },
      select: { chain: true, seriesKey: true },
      resolve: ({ chain, seriesKey }, { interval, first, beforeAt }, ctx) =>
        candlesIn(ctx).load({ chain, seriesKey, interval, first, before: beforeAt ?? null }),
    }),
  }),
});

/** What one wallet staked, without the wallet: whose position it is stays with those who may know of the position. */
export const Stake = builder.prismaObject('Position', {
  variant: 'Stake',
  description:
    'Units of a curve series that somebody staked. Whose they are stays with those who may know of the position.',
  access: { rows: () => ({ stakedUnits: { gt: 0n } }) },
  select: {},
  fields: (t) => ({
    units: t.expose('stakedUnits', {
      type: 'Units',
      nullable: false,
      description: 'In base lamports.',
      access: { ...CURVE, storedIn: 'positions.staked_units' },
    }),
  }),
});

builder.prismaObjectFields(Series, (t) => ({
  curve: t.relation('curve', {
    access: 'traverse',
    nullable: true,
    description: 'How its units are sold, where that is on a curve: on Solana alone.',
  }),
  stakedTotal: t.expose('stakedTotal', {
    type: 'Units',
    nullable: false,
    description: 'Of a curve series, in base lamports: what earns. 0 of others.',
    access: { ...CURVE, storedIn: 'series.staked_total' },
  }),
  tenderedTotal: t.expose('tenderedTotal', {
    type: 'Units',
    nullable: false,
    description: 'Of a curve series, in base lamports: staked units that are tendered in the open round. 0 of others.',
    access: { ...CURVE, storedIn: 'series.tendered_total' },
  }),
  stakes: relatedKeyset(t, 'positions', {
    type: Stake,
    description: 'What is staked of a curve series, without the wallets, for everybody.',
    access: 'traverse',
    order: { column: 'openedAt' },
  }),
}));
