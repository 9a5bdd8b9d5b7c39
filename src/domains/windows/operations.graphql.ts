import { builder } from '../../graphql/builder.ts';
import { buildMutation } from '../transaction/graphql.ts';
import { commitment, opening, seriesStepInput, step } from '../transaction/step.graphql.ts';
import { commitCall } from './index.ts';

const BuildCommitOrderInput = builder.inputType('BuildCommitOrderInput', {
  description:
    'Price, quantity and salt stay on the trader’s device. Exactly one of money and units is given: money buys, units ' +
    'sell. Escrowing more than needed hides the size.',
  fields: (t) => ({
    ...step(t),
    commitment: commitment(t),
    money: t.field({ type: 'Amount', description: 'To buy with: at least price times quantity.' }),
    units: t.field({ type: 'Units', description: 'To sell: at least the quantity.' }),
  }),
});
const BuildRevealOrderInput = builder.inputType('BuildRevealOrderInput', {
  description: 'What is named here becomes public with the transaction.',
  fields: (t) => ({ ...step(t), ...opening(t) }),
});
const BuildSettleWindowInput = builder.inputType('BuildSettleWindowInput', {
  fields: (t) => ({ ...step(t), maxOrders: t.int({ required: true, description: 'Orders looked at, 1 to 200.' }) }),
});
const BuildDeliverOrderInput = builder.inputType('BuildDeliverOrderInput', {
  fields: (t) => ({
    ...step(t),
    window: t.int({ required: true, description: 'Its number in the series, from 1.' }),
    trader: t.field({ type: 'Address', required: true, description: 'Whose order is delivered.' }),
  }),
});

buildMutation('buildOpenWindow', {
  description: 'Builds `openWindow`: open to anyone, a month after the last one opened.',
  input: seriesStepInput('BuildOpenWindowInput'),
  build: ({ caller, chain, input, services }) =>
    services.windows.prepare(caller, {
      chain,
      wallet: input.wallet,
      call: { kind: 'openWindow', seriesKey: input.seriesKey },
    }),
});

buildMutation('buildCommitOrder', {
  description: 'Builds `commitOrder`: one order a wallet and window.',
  input: BuildCommitOrderInput,
  build: ({ caller, chain, input, services }) =>
    services.windows.prepare(caller, {
      chain,
      wallet: input.wallet,
      call: commitCall({
        seriesKey: input.seriesKey,
        commitment: input.commitment,
        money: input.money,
        units: input.units,
      }),
    }),
});

buildMutation('buildRevealOrder', {
  description: 'Builds `revealOrder`.',
  input: BuildRevealOrderInput,
  build: ({ caller, chain, input, services }) =>
    services.windows.prepare(caller, {
      chain,
      wallet: input.wallet,
      call: {
        kind: 'revealOrder',
        seriesKey: input.seriesKey,
        price: input.price,
        quantity: input.quantity,
        salt: input.salt,
      },
    }),
});

buildMutation('buildSettleWindow', {
  description: 'Builds `settleWindow`: bounded work, open to anyone. It voids a window that was not cleared in time.',
  input: BuildSettleWindowInput,
  build: ({ caller, chain, input, services }) =>
    services.windows.prepare(caller, {
      chain,
      wallet: input.wallet,
      call: {
        kind: 'settleWindow',
        seriesKey: input.seriesKey,
        maxOrders: input.maxOrders,
      },
    }),
});

buildMutation('buildDeliverOrder', {
  description: 'Builds `deliverOrder`: open to anyone, money and unlocked units go to the trader only.',
  input: BuildDeliverOrderInput,
  build: ({ caller, chain, input, services }) =>
    services.windows.prepare(caller, {
      chain,
      wallet: input.wallet,
      call: {
        kind: 'deliverOrder',
        seriesKey: input.seriesKey,
        window: input.window,
        trader: input.trader,
      },
    }),
});
