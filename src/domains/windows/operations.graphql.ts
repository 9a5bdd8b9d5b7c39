import type { Bytes32 } from '../../core/hex.ts';
import { builder } from '../../graphql/builder.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import { builds, builtOnce } from '../transaction/graphql.ts';
import { commitment, opening, SeriesStepInput, type Step, step } from '../transaction/step.graphql.ts';
import { commitCall, type WindowCall } from './index.ts';

/** The call's own arguments are read where a refusal is answered as one. */
const build = (ctx: GatewayContext, operation: string, input: Step, call: (seriesKey: Bytes32) => WindowCall) =>
  builtOnce(ctx, operation, input, async (caller) =>
    ctx.services.windows.prepare(caller, {
      wallet: input.wallet,
      call: call(input.seriesKey),
    }),
  );

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

builder.mutationFields((t) => ({
  openWindow: t.field({
    ...builds,
    description: 'Builds `openWindow`: open to anyone, a month after the last one opened.',
    args: { input: t.arg({ type: SeriesStepInput, required: true }) },
    resolve: (_, { input }, ctx) => build(ctx, 'openWindow', input, (seriesKey) => ({ kind: 'openWindow', seriesKey })),
  }),
  commitOrder: t.field({
    ...builds,
    description: 'Builds `commitOrder`: one order a wallet and window.',
    args: { input: t.arg({ type: CommitOrderInput, required: true }) },
    resolve: (_, { input }, ctx) =>
      build(ctx, 'commitOrder', input, (seriesKey) => {
        const { money, units } = input;
        return commitCall({ seriesKey, commitment: input.commitment, money, units });
      }),
  }),
  revealOrder: t.field({
    ...builds,
    description: 'Builds `revealOrder`.',
    args: { input: t.arg({ type: RevealOrderInput, required: true }) },
    resolve: (_, { input }, ctx) =>
      build(ctx, 'revealOrder', input, (seriesKey) => {
        const { price, quantity } = input;
        return { kind: 'revealOrder', seriesKey, price, quantity, salt: input.salt };
      }),
  }),
  settleWindow: t.field({
    ...builds,
    description: 'Builds `settleWindow`: bounded work, open to anyone. It voids a window that was not cleared in time.',
    args: { input: t.arg({ type: SettleWindowInput, required: true }) },
    resolve: (_, { input }, ctx) =>
      build(ctx, 'settleWindow', input, (seriesKey) => ({
        kind: 'settleWindow',
        seriesKey,
        maxOrders: input.maxOrders,
      })),
  }),
  deliverOrder: t.field({
    ...builds,
    description: 'Builds `deliverOrder`: open to anyone, money and unlocked units go to the trader only.',
    args: { input: t.arg({ type: DeliverOrderInput, required: true }) },
    resolve: (_, { input }, ctx) =>
      build(ctx, 'deliverOrder', input, (seriesKey) => ({
        kind: 'deliverOrder',
        seriesKey,
        window: input.window,
        trader: input.trader,
      })),
  }),
}));
