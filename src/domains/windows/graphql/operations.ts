import { buildMutation, buildSteps } from '../../transaction/graphql/index.ts';
import { commitment, opening, step } from '../../transaction/graphql/step.ts';
import { commitCall } from '../index.ts';

buildMutation('buildCommitOrder', {
  description: 'Builds `commitOrder`: commits a sealed order with its escrow. A wallet has one order in a window.',
  inputDescription:
    'The input of `buildCommitOrder`. Exactly one of `money` and `units` is given: money buys, units sell. Price, ' +
    'quantity and salt stay on the trader’s device.',
  fields: (t) => ({
    ...step(t),
    commitment: commitment(t),
    money: t.field({
      type: 'Amount',
      description:
        'The money to escrow for a purchase, at least price times quantity. A larger escrow hides the size of the ' +
        'order.',
    }),
    units: t.field({
      type: 'Units',
      description:
        'The units to escrow for a sale, at least the quantity. A larger escrow hides the size of the order.',
    }),
  }),
  build: ({ caller, chain, input, services }) =>
    services.windows.prepare(caller, { chain, wallet: input.wallet, call: commitCall(input) }),
});

buildSteps((services) => services.windows.prepare, {
  buildOpenWindow: {
    kind: 'openWindow',
    description:
      'Builds `openWindow`: opens a window of later trading, at the earliest 30 days after the last one opened. Anyone ' +
      'may send it.',
  },
  buildRevealOrder: {
    kind: 'revealOrder',
    description: 'Builds `revealOrder`: reveals the price and quantity of an order.',
    inputDescription: 'The revealed values of an order. They become public with the transaction.',
    fields: opening,
  },
  buildSettleWindow: {
    kind: 'settleWindow',
    description:
      'Builds `settleWindow`: a bounded step of a window’s settlement, or the voiding of a window that was not cleared ' +
      'in time. Anyone may send it.',
    fields: (t) => ({
      maxOrders: t.int({
        required: true,
        description:
          'The most orders to process in this step, 1 to 200. On Solana it may be fewer, because a transaction has room for few accounts.',
      }),
    }),
  },
  buildDeliverOrder: {
    kind: 'deliverOrder',
    description:
      'Builds `deliverOrder`: delivers an order’s money and unlocked units, which go to the trader only. Anyone may ' +
      'send it.',
    fields: (t) => ({
      window: t.int({ required: true, description: 'The number of the window in its series, from 1.' }),
      trader: t.field({ type: 'Address', required: true, description: 'The wallet whose order is delivered.' }),
    }),
  },
});
