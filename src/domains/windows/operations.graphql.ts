import { builder } from '../../graphql/builder.ts';
import { buildMutation } from '../transaction/graphql.ts';
import { commitment, opening, SeriesStepInput, step } from '../transaction/step.graphql.ts';
import { commitCall } from './index.ts';

const CommitOrderInput = builder.inputType('CommitOrderInput', {
  description:
    'Price, quantity and salt stay on the trader’s device. Exactly one of money and units is given: money buys, units ' +
    'sell. Escrowing more than needed hides the size.',
  fields: (t) => ({
    ...step(t),
    commitment: commitment(t),
    money: t.field({ type: 'Amount', description: 'To buy with: at least price times quantity.' }),
    units: t.field({ type: 'BigInt', description: 'To sell: at least the quantity.' }),
  }),
});
const RevealOrderInput = builder.inputType('RevealOrderInput', {
  description: 'What is named here becomes public with the transaction.',
  fields: (t) => ({ ...step(t), ...opening(t) }),
});
const SettleWindowInput = builder.inputType('SettleWindowInput', {
  fields: (t) => ({ ...step(t), maxOrders: t.int({ required: true, description: 'Orders looked at, 1 to 200.' }) }),
});
const DeliverOrderInput = builder.inputType('DeliverOrderInput', {
  fields: (t) => ({
    ...step(t),
    window: t.int({ required: true, description: 'Its number in the series, from 1.' }),
    trader: t.field({ type: 'Address', required: true }),
  }),
});

buildMutation('openWindow', {
  description: 'Builds `openWindow`: open to anyone, a month after the last one opened.',
  input: SeriesStepInput,
  build: ({ caller, chain, input, services }) =>
    services.windows.prepare(caller, {
      chain,
      wallet: input.wallet,
      call: { kind: 'openWindow', seriesKey: input.seriesKey },
    }),
});

buildMutation('commitOrder', {
  description: 'Builds `commitOrder`: one order a wallet and window.',
  input: CommitOrderInput,
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

buildMutation('revealOrder', {
  description: 'Builds `revealOrder`.',
  input: RevealOrderInput,
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

buildMutation('settleWindow', {
  description: 'Builds `settleWindow`: bounded work, open to anyone. It voids a window that was not cleared in time.',
  input: SettleWindowInput,
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

buildMutation('deliverOrder', {
  description: 'Builds `deliverOrder`: open to anyone, money and unlocked units go to the trader only.',
  input: DeliverOrderInput,
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
