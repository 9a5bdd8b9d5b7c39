import { RESPONSE_ONLY } from '../../access/index.ts';
import { InputError } from '../../core/errors/input-error.ts';
import { parsePeriod } from '../../core/period.ts';
import { builder } from '../../graphql/builder.ts';
import { buildMutation } from '../transaction/graphql.ts';
import { seriesStepInput, step } from '../transaction/step.graphql.ts';
import { BEFORE_YOU_BUY, type CurveBuilder, requireAcknowledged } from './trade.ts';

declare module '../../graphql/context.ts' {
  interface ModuleServices {
    curveBuilder: CurveBuilder;
  }
}

const BeforeYouBuy = builder.objectRef<typeof BEFORE_YOU_BUY>('BeforeYouBuy').implement({
  description: 'What a buyer of a curve series’ units reads and acknowledges.',
  fields: (t) => ({
    version: t.exposeInt('version', {
      nullable: false,
      description: 'As `buildSwap` takes it.',
      access: RESPONSE_ONLY,
    }),
    text: t.exposeString('text', { nullable: false, description: 'Of this version.', access: RESPONSE_ONLY }),
  }),
});
builder.queryField('beforeYouBuy', (t) =>
  t.field({
    type: BeforeYouBuy,
    nullable: false,
    description: 'The present text, which `buildSwap` wants acknowledged for a purchase.',
    access: 'traverse',
    resolve: () => BEFORE_YOU_BUY,
  }),
);

/** Of an argument, in unix seconds. @throws InputError for a time before 1970, which the program does not know */
function seconds(argument: string, at: Date): bigint {
  if (at.getTime() < 0) throw new InputError(argument, 'a time from 1970 on');
  return BigInt(Math.floor(at.getTime() / 1000));
}

const SwapSide = builder.enumType('SwapSide', {
  description: 'What a trade with a curve is.',
  values: {
    BUY: { description: 'Money is paid for units.' },
    SELL: { description: 'Units are given for money.' },
  },
});

const BuildSwapInput = builder.inputType('BuildSwapInput', {
  fields: (t) => ({
    ...step(t),
    side: t.field({ type: SwapSide, required: true, description: 'Whether units are bought or sold.' }),
    amount: t.field({
      type: 'Amount',
      required: true,
      description: 'Of a purchase the most that is paid, of a sale the least; fee included.',
    }),
    units: t.field({
      type: 'Units',
      required: true,
      description: 'Base units: of a purchase the least, of a sale what is sold.',
    }),
    deadlineAt: t.field({ type: 'DateTime', required: true, description: 'Afterwards the program refuses the trade.' }),
    acknowledged: t.boolean({
      required: false,
      description: 'True, for a purchase: the buyer has read the text of `beforeYouBuy`. It is recorded nowhere.',
    }),
    beforeYouBuyVersion: t.int({
      required: false,
      description: 'Which version of it, for a purchase: the present one. It is recorded nowhere.',
    }),
  }),
});

buildMutation('buildSwap', {
  description:
    'Builds a trade with the curve of a series. A purchase is refused with `BUY_NOT_ACKNOWLEDGED` unless the present text of ' +
    '`beforeYouBuy` is acknowledged. Neither needs a verified wallet.',
  input: BuildSwapInput,
  async build({ caller, chain, input, services }) {
    const { seriesKey, amount, units } = input;
    if (input.side === 'BUY') requireAcknowledged(input);
    const deadline = seconds('deadlineAt', input.deadlineAt);
    const kind = input.side === 'BUY' ? 'buy' : 'sell';
    return services.curveBuilder.prepare(caller, chain, input.wallet, { kind, seriesKey, amount, units, deadline });
  },
});

const unitsStepInput = (name: string) =>
  builder.inputType(name, {
    fields: (t) => ({
      ...step(t),
      units: t.field({ type: 'Units', required: true, description: 'Base units.' }),
    }),
  });

/** Mutations whose call takes units. */
const OF_UNITS = {
  stake: 'Builds the stake of units, which then count for the next quarter. The wallet has to be verified.',
  unstake: 'Builds the return of staked units that are not tendered, verified or not.',
  tender: 'Builds the offer of staked units in the open round of tenders. The wallet has to be verified.',
  withdrawTender: 'Builds the withdrawal of units from the open round of tenders, verified or not.',
  redeemUnits:
    'Builds the burning of a wallet’s units that are not staked, for their share of a closed series, verified or not.',
} as const;

/** Mutations whose call names its series alone; anyone may send it. */
const OF_SERIES = {
  activateCurve: 'Builds the activation of a curve whose threshold is reached. Anyone may send it.',
  failCurve: 'Builds the failure of a curve whose deadline passed without its threshold. Anyone may send it.',
  collectProceeds: 'Builds the payment of an active curve’s proceeds to its issuer. Anyone may send it.',
  collectFees: 'Builds the payment of a curve’s trading fees to the fee collector. Anyone may send it.',
  settleTender: 'Builds the settlement of a round of tenders that is over. Anyone may send it.',
} as const;

const mutationOf = (kind: string) => `build${kind[0]?.toUpperCase()}${kind.slice(1)}`;
const inputOf = (kind: string) => `Build${kind[0]?.toUpperCase()}${kind.slice(1)}Input`;

for (const kind of Object.keys(OF_UNITS) as (keyof typeof OF_UNITS)[]) {
  buildMutation(mutationOf(kind), {
    description: OF_UNITS[kind],
    input: unitsStepInput(inputOf(kind)),
    build: ({ caller, chain, input: { wallet, seriesKey, units }, services }) =>
      services.curveBuilder.prepare(caller, chain, wallet, { kind, seriesKey, units }),
  });
}

for (const kind of Object.keys(OF_SERIES) as (keyof typeof OF_SERIES)[]) {
  buildMutation(mutationOf(kind), {
    description: OF_SERIES[kind],
    input: seriesStepInput(inputOf(kind)),
    build: ({ caller, chain, input: { wallet, seriesKey }, services }) =>
      services.curveBuilder.prepare(caller, chain, wallet, { kind, seriesKey }),
  });
}

buildMutation('buildSyncCensus', {
  description:
    'Builds the census of a quarter that is over, a week after the activation at the earliest: the staked units that its ' +
    'report pays. Anyone may send it.',
  input: builder.inputType('BuildSyncCensusInput', {
    fields: (t) => ({
      ...step(t),
      period: t.field({ type: 'Period', required: true, description: 'The quarter, as `2027-Q1`.' }),
    }),
  }),
  build: ({ caller, chain, input: { wallet, seriesKey, ...input }, services }) =>
    services.curveBuilder.prepare(caller, chain, wallet, {
      kind: 'syncCensus',
      seriesKey,
      period: parsePeriod(input.period),
    }),
});

buildMutation('buildOpenTender', {
  description: 'Builds the opening of a round in which the treasury buys staked units back. The issuer’s alone.',
  input: builder.inputType('BuildOpenTenderInput', {
    fields: (t) => ({
      ...step(t),
      price: t.field({ type: 'Amount', required: true, description: 'Of a whole unit, base units of money.' }),
      endsAt: t.field({ type: 'DateTime', required: true, description: 'Of the round: 7 to 90 days from now.' }),
    }),
  }),
  build: ({ caller, chain, input: { wallet, seriesKey, price, endsAt }, services }) =>
    services.curveBuilder.prepare(caller, chain, wallet, {
      kind: 'openTender',
      seriesKey,
      price,
      endsAt: seconds('endsAt', endsAt),
    }),
});

buildMutation('buildClaimTender', {
  description:
    'Builds a holder’s payment of a settled round, and the burning of what was accepted. Anyone may send it.',
  input: builder.inputType('BuildClaimTenderInput', {
    fields: (t) => ({
      ...step(t),
      holder: t.field({ type: 'Address', required: true, description: 'The wallet that is paid.' }),
    }),
  }),
  build: ({ caller, chain, input: { wallet, seriesKey, holder }, services }) =>
    services.curveBuilder.prepare(caller, chain, wallet, { kind: 'claimTender', seriesKey, holder }),
});
