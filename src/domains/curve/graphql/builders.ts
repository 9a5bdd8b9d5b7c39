import { InputError } from '@income-series/protocol/errors/input-error';
import { RESPONSE_ONLY } from 'field-access';
import { builder } from '../../../graphql/builder.ts';
import type { InputFields } from '../../../graphql/mutation.ts';
import { buildMutation, buildSteps } from '../../transaction/graphql/index.ts';
import { period, step } from '../../transaction/graphql/step.ts';
import { BEFORE_YOU_BUY, requireAcknowledged } from '../trade.ts';

const BeforeYouBuy = builder.objectRef<typeof BEFORE_YOU_BUY>('BeforeYouBuy').implement({
  description: 'The text that a buyer of units on a curve must acknowledge before a purchase.',
  fields: (t) => ({
    version: t.exposeInt('version', {
      nullable: false,
      description: 'The version of the text, for the input of `buildSwap`.',
      access: RESPONSE_ONLY,
    }),
    text: t.exposeString('text', { nullable: false, description: 'The text, in this version.', access: RESPONSE_ONLY }),
  }),
});
builder.queryField('beforeYouBuy', (t) =>
  t.field({
    type: BeforeYouBuy,
    nullable: false,
    description: 'The present text that a buyer must acknowledge in `buildSwap`.',
    access: 'traverse',
    resolve: () => BEFORE_YOU_BUY,
  }),
);

/** Converts the time in an argument to unix seconds. @throws InputError before 1970, because the program has no earlier times */
function toUnixSeconds(argument: string, at: Date): bigint {
  if (at.getTime() < 0) throw new InputError(argument, 'a time from 1970 on');
  return BigInt(Math.floor(at.getTime() / 1000));
}

const SwapSide = builder.enumType('SwapSide', {
  description: 'A side of a trade with a curve.',
  values: {
    BUY: { description: 'The wallet pays money and receives units.' },
    SELL: { description: 'The wallet gives units and receives money.' },
  },
});

buildMutation('buildSwap', {
  description:
    'Builds a purchase or sale of units on a curve. A purchase is refused with `BUY_NOT_ACKNOWLEDGED` unless the ' +
    'buyer acknowledges the present text of `beforeYouBuy`. The wallet need not be verified. Purchases begin an hour after the ' +
    'creation of the series.',
  fields: (t) => ({
    ...step(t),
    side: t.field({ type: SwapSide, required: true, description: 'The side of the trade: a purchase or a sale.' }),
    amount: t.field({
      type: 'Amount',
      required: true,
      description:
        'The money, in base units of the payment token and with the fee: the most to pay in a purchase, the least to ' +
        'receive in a sale.',
    }),
    units: t.field({
      type: 'Units',
      required: true,
      description:
        'The number of units, in base lamports: the least to receive in a purchase, the number to sell in a sale.',
    }),
    deadlineAt: t.field({
      type: 'DateTime',
      required: true,
      description: 'The time after which the program refuses the trade.',
    }),
    acknowledged: t.boolean({
      required: false,
      description: 'True for a purchase: the buyer has read the text of `beforeYouBuy`. The value is not recorded.',
    }),
    beforeYouBuyVersion: t.int({
      required: false,
      description:
        'The version of the text that the buyer read, for a purchase: it must be the present one. It is not ' +
        'recorded.',
    }),
  }),
  async build({ caller, chain, input, services }) {
    const { side, wallet, seriesKey, amount, units } = input;
    if (side === 'BUY') requireAcknowledged(input);
    const deadline = toUnixSeconds('deadlineAt', input.deadlineAt);
    const call = { kind: side === 'BUY' ? 'buy' : 'sell', seriesKey, amount, units, deadline } as const;
    return services.curveBuilder.prepare(caller, { chain, wallet, call });
  },
});

/** The input field of a call that takes units. */
const unitsField = (t: InputFields) => ({
  units: t.field({ type: 'Units', required: true, description: 'The number of units, in base lamports.' }),
});

buildSteps((services) => services.curveBuilder.prepare, {
  buildStake: {
    kind: 'stake',
    description:
      'Builds the staking of units, which then count for the quarter that runs. The wallet must be verified. Between a quarter’s ' +
      'end and its census it is refused with `CENSUS_MISSING`.',
    fields: unitsField,
  },
  buildUnstake: {
    kind: 'unstake',
    description: 'Builds the return of staked units that are not tendered. The wallet need not be verified.',
    fields: unitsField,
  },
  buildTender: {
    kind: 'tender',
    description:
      'Builds the offer of staked units in the open round of tenders. The wallet must be verified. A round that pays less ' +
      'than `leastPrice` when the transaction lands refuses it with `PRICE_TOO_LOW`.',
    fields: (t) => ({
      ...unitsField(t),
      leastPrice: t.field({
        type: 'Amount',
        required: true,
        description:
          'The least price for one whole unit, in base units of the payment token: the `tenderPrice` of the curve that the ' +
          'holder agrees to.',
      }),
    }),
  },
  buildWithdrawTender: {
    kind: 'withdrawTender',
    description: 'Builds the withdrawal of units from the open round of tenders. The wallet need not be verified.',
    fields: unitsField,
  },
  buildActivateCurve: {
    kind: 'activateCurve',
    description: 'Builds the activation of a series whose curve reached its threshold. Anyone may send it.',
  },
  buildFailCurve: {
    kind: 'failCurve',
    description:
      'Builds the failure of a series whose curve did not reach its threshold until its end. Anyone may send it.',
  },
  buildCollectProceeds: {
    kind: 'collectProceeds',
    description:
      'Builds the payment of an active curve series’ proceeds to its issuer, from a week after the activation on. Anyone may ' +
      'send it.',
  },
  buildCollectFees: {
    kind: 'collectFees',
    description: 'Builds the payment of a curve’s fees to the fee collector. Anyone may send it.',
  },
  buildSettleTender: {
    kind: 'settleTender',
    description: 'Builds the settlement of a round of tenders that is over. Anyone may send it.',
  },
  buildSyncCensus: {
    kind: 'syncCensus',
    description:
      'Builds the transaction that records how many units were staked at the end of a past quarter. The quarter’s report pays ' +
      'these units. It is possible from a week after the activation, and anyone may send it.',
    fields: (t) => ({ period: period(t) }),
  },
});

buildMutation('buildOpenTender', {
  description:
    'Builds the opening of a round of tenders, in which the treasury buys staked units back. For the issuer only.',
  fields: (t) => ({
    ...step(t),
    price: t.field({
      type: 'Amount',
      required: true,
      description:
        'The price that the treasury pays for one whole unit, in base units of the payment token: at most the last price of the ' +
        'curve.',
    }),
    endsAt: t.field({ type: 'DateTime', required: true, description: 'When the round ends, 7 to 90 days from now.' }),
  }),
  build({ caller, chain, input: { wallet, seriesKey, price, endsAt }, services }) {
    const call = { kind: 'openTender', seriesKey, price, endsAt: toUnixSeconds('endsAt', endsAt) } as const;
    return services.curveBuilder.prepare(caller, { chain, wallet, call });
  },
});
