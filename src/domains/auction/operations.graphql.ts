import type { Address, Bytes32 } from '../../core/hex.ts';
import { builder } from '../../graphql/builder.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import { keyset } from '../../graphql/list-builders.ts';
import { builds, builtOnce } from '../transaction/graphql.ts';
import { commitment, opening, SeriesStepInput, type Step, step } from '../transaction/step.graphql.ts';
import type { AuctionService, RaiseCall } from './index.ts';

declare module '../../graphql/context.ts' {
  interface Services {
    auction: AuctionService;
  }
}

const build = (ctx: GatewayContext, operation: string, input: Step, call: RaiseCall) =>
  builtOnce(ctx, operation, input, (caller) =>
    ctx.services.auction.prepare(caller, {
      seriesKey: input.seriesKey as Bytes32,
      wallet: input.wallet as Address,
      call,
    }),
  );

const Spender = builder.enumType('Spender', {
  description:
    'Which contract may take payment tokens: RAISE takes deposits, WINDOWS what orders escrow, HUB an issuer’s ' +
    'payments, ROUTER routed income.',
  values: {
    RAISE: { value: 'raise' },
    HUB: { value: 'hub' },
    ROUTER: { value: 'router' },
    WINDOWS: { value: 'windows' },
  } as const,
});

const ApproveInput = builder.inputType('ApproveInput', {
  fields: (t) => ({
    ...step(t),
    spender: t.field({ type: Spender, required: true }),
    amount: t.field({ type: 'Amount', required: true, description: 'The allowance after it, not in addition.' }),
  }),
});
const CommitBidInput = builder.inputType('CommitBidInput', {
  description: 'Price, quantity and salt stay on the bidder’s device.',
  fields: (t) => ({
    ...step(t),
    commitment: commitment(t),
    deposit: t.field({ type: 'Amount', required: true, description: 'Depositing more than needed hides the size.' }),
  }),
});
const RevealBidInput = builder.inputType('RevealBidInput', {
  description: 'What is named here becomes public with the transaction.',
  fields: (t) => ({ ...step(t), ...opening(t) }),
});
const SettleStepInput = builder.inputType('SettleStepInput', {
  fields: (t) => ({ ...step(t), maxBids: t.int({ required: true, description: 'Bids looked at, 1 to 200.' }) }),
});
const DeliverBidInput = builder.inputType('DeliverBidInput', {
  fields: (t) => ({ ...step(t), bidder: t.field({ type: 'Address', required: true }) }),
});

builder.mutationFields((t) => ({
  approvePaymentToken: t.field({
    ...builds,
    description: 'Builds the payment token’s `approve` for the contract that will take a deposit or a payment.',
    args: { input: t.arg({ type: ApproveInput, required: true }) },
    resolve: (_, { input }, ctx) => {
      const { spender, amount } = input;
      return build(ctx, 'approvePaymentToken', input, { kind: 'approve', spender, amount });
    },
  }),
  commitBid: t.field({
    ...builds,
    description: 'Builds `commitBid`.',
    args: { input: t.arg({ type: CommitBidInput, required: true }) },
    resolve: (_, { input }, ctx) => {
      const seriesKey = input.seriesKey as Bytes32;
      const commitment = input.commitment as Bytes32;
      return build(ctx, 'commitBid', input, { kind: 'commitBid', seriesKey, commitment, deposit: input.deposit });
    },
  }),
  revealBid: t.field({
    ...builds,
    description: 'Builds `revealBid`.',
    args: { input: t.arg({ type: RevealBidInput, required: true }) },
    resolve: (_, { input }, ctx) => {
      const { price, quantity } = input;
      const seriesKey = input.seriesKey as Bytes32;
      return build(ctx, 'revealBid', input, {
        kind: 'revealBid',
        seriesKey,
        price,
        quantity,
        salt: input.salt as Bytes32,
      });
    },
  }),
  settleStep: t.field({
    ...builds,
    description: 'Builds `settleStep`: bounded work, open to anyone.',
    args: { input: t.arg({ type: SettleStepInput, required: true }) },
    resolve: (_, { input }, ctx) => {
      const seriesKey = input.seriesKey as Bytes32;
      return build(ctx, 'settleStep', input, { kind: 'settleStep', seriesKey, maxBids: input.maxBids });
    },
  }),
  deliverBid: t.field({
    ...builds,
    description: 'Builds `deliverBid`: open to anyone, units and refund go to the bidder only.',
    args: { input: t.arg({ type: DeliverBidInput, required: true }) },
    resolve: (_, { input }, ctx) => {
      const seriesKey = input.seriesKey as Bytes32;
      return build(ctx, 'deliverBid', input, { kind: 'deliverBid', seriesKey, bidder: input.bidder as Address });
    },
  }),
  passGate: t.field({
    ...builds,
    description: 'Builds `passGate`: open to anyone, passes the mint gate or fails the raise.',
    args: { input: t.arg({ type: SeriesStepInput, required: true }) },
    resolve: (_, { input }, ctx) =>
      build(ctx, 'passGate', input, { kind: 'passGate', seriesKey: input.seriesKey as Bytes32 }),
  }),
  withdrawProceeds: t.field({
    ...builds,
    description: 'Builds `withdrawProceeds` for the issuer.',
    args: { input: t.arg({ type: SeriesStepInput, required: true }) },
    resolve: (_, { input }, ctx) =>
      build(ctx, 'withdrawProceeds', input, { kind: 'withdrawProceeds', seriesKey: input.seriesKey as Bytes32 }),
  }),
  cancelRaise: t.field({
    ...builds,
    description: 'Builds `cancelRaise` for the issuer, until the reveal begins.',
    args: { input: t.arg({ type: SeriesStepInput, required: true }) },
    resolve: (_, { input }, ctx) =>
      build(ctx, 'cancelRaise', input, { kind: 'cancelRaise', seriesKey: input.seriesKey as Bytes32 }),
  }),
}));

const Delivery = builder.enumType('BidDelivery', {
  description: 'Where a bid’s units and refund are: NONE is not decided, DUE can be delivered by anyone.',
  values: ['NONE', 'DUE', 'DELIVERED'] as const,
});

builder.queryField('myBids', (t) =>
  keyset(t, {
    type: 'Bid',
    description: 'The bids of the signed-in account’s wallets, newest first.',
    access: 'traverse',
    authScopes: { signedIn: true },
    args: {
      seriesKey: t.arg({ type: 'Bytes32', required: false }),
      delivery: t.arg({ type: Delivery, required: false }),
    },
    order: { by: 'committedAt', direction: 'desc' },
    // All of them are the viewer's own: no more is told by a filter than each row says.
    where: ({ seriesKey, delivery }, { viewer }) => ({
      bidder: { in: [...viewer.wallets] },
      ...(seriesKey ? { seriesKey } : {}),
      ...(delivery ? { delivery } : {}),
    }),
  }),
);
