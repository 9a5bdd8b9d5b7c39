import { onChains } from '../../core/on-chain.ts';
import { builder } from '../../graphql/builder.ts';
import { chainArgument, chainWhere } from '../../graphql/chain-argument.ts';
import { keyset } from '../../graphql/lists.ts';
import { buildMutation } from '../transaction/graphql.ts';
import { commitment, opening, seriesStepInput, step } from '../transaction/step.graphql.ts';
import { BidDelivery } from './enums.graphql.ts';

const BuildCommitBidInput = builder.inputType('BuildCommitBidInput', {
  description: 'The input of `buildCommitBid`. Price, quantity and salt stay on the bidder’s device.',
  fields: (t) => ({
    ...step(t),
    commitment: commitment(t),
    deposit: t.field({
      type: 'Amount',
      required: true,
      description: 'The money to deposit, at least price times quantity. A larger deposit hides the size of the bid.',
    }),
  }),
});
const BuildRevealBidInput = builder.inputType('BuildRevealBidInput', {
  description: 'The revealed values of a bid. They become public with the transaction.',
  fields: (t) => ({ ...step(t), ...opening(t) }),
});
const BuildSettleStepInput = builder.inputType('BuildSettleStepInput', {
  fields: (t) => ({
    ...step(t),
    maxBids: t.int({ required: true, description: 'The most bids to process in this step, 1 to 200.' }),
  }),
});
const BuildDeliverBidInput = builder.inputType('BuildDeliverBidInput', {
  fields: (t) => ({
    ...step(t),
    bidder: t.field({ type: 'Address', required: true, description: 'The wallet whose bid is delivered.' }),
  }),
});

buildMutation('buildCommitBid', {
  description: 'Builds `commitBid`: commits a sealed bid in a raise, with its deposit.',
  input: BuildCommitBidInput,
  build: ({ caller, chain, input, services }) => {
    const { seriesKey, wallet } = input;
    return services.auction.prepare(caller, {
      chain,
      seriesKey,
      wallet,
      call: { kind: 'commitBid', seriesKey, commitment: input.commitment, deposit: input.deposit },
    });
  },
});

buildMutation('buildRevealBid', {
  description: 'Builds `revealBid`: reveals the price and quantity of a bid.',
  input: BuildRevealBidInput,
  build: ({ caller, chain, input, services }) => {
    const { seriesKey, wallet } = input;
    return services.auction.prepare(caller, {
      chain,
      seriesKey,
      wallet,
      call: {
        kind: 'revealBid',
        seriesKey,
        price: input.price,
        quantity: input.quantity,
        salt: input.salt,
      },
    });
  },
});

buildMutation('buildSettleStep', {
  description: 'Builds `settleStep`: a bounded step of the raise’s settlement. Anyone may send it.',
  input: BuildSettleStepInput,
  build: ({ caller, chain, input, services }) => {
    const { seriesKey, wallet } = input;
    return services.auction.prepare(caller, {
      chain,
      seriesKey,
      wallet,
      call: { kind: 'settleStep', seriesKey, maxBids: input.maxBids },
    });
  },
});

buildMutation('buildDeliverBid', {
  description:
    'Builds `deliverBid`: delivers a bid’s units and refund, which go to the bidder only. Anyone may send it.',
  input: BuildDeliverBidInput,
  build: ({ caller, chain, input, services }) => {
    const { seriesKey, wallet } = input;
    return services.auction.prepare(caller, {
      chain,
      seriesKey,
      wallet,
      call: { kind: 'deliverBid', seriesKey, bidder: input.bidder },
    });
  },
});

buildMutation('buildPassGate', {
  description:
    'Builds `passGate`: passes the mint gate of a settled raise, or fails the raise if its conditions are not met. ' +
    'Anyone may send it.',
  input: seriesStepInput('BuildPassGateInput'),
  build: ({ caller, chain, input, services }) => {
    const { seriesKey, wallet } = input;
    return services.auction.prepare(caller, { chain, seriesKey, wallet, call: { kind: 'passGate', seriesKey } });
  },
});

buildMutation('buildWithdrawProceeds', {
  description: 'Builds `withdrawProceeds`: pays the proceeds of a raise to the issuer, who sends it.',
  input: seriesStepInput('BuildWithdrawProceedsInput'),
  build: ({ caller, chain, input, services }) => {
    const { seriesKey, wallet } = input;
    return services.auction.prepare(caller, {
      chain,
      seriesKey,
      wallet,
      call: { kind: 'withdrawProceeds', seriesKey },
    });
  },
});

buildMutation('buildCancelRaise', {
  description: 'Builds `cancelRaise` for the issuer. It is possible until the reveal begins.',
  input: seriesStepInput('BuildCancelRaiseInput'),
  build: ({ caller, chain, input, services }) => {
    const { seriesKey, wallet } = input;
    return services.auction.prepare(caller, { chain, seriesKey, wallet, call: { kind: 'cancelRaise', seriesKey } });
  },
});

builder.queryField('myBids', (t) =>
  keyset(t, {
    type: 'Bid',
    description: 'The bids of the signed-in account’s wallets, newest first.',
    access: 'traverse',
    authScopes: { signedIn: true },
    args: {
      seriesKey: t.arg({ type: 'Bytes32', required: false, description: 'Only bids for the series with this key.' }),
      chain: t.arg(chainArgument),
      delivery: t.arg({ type: BidDelivery, required: false, description: 'Only bids in this state of delivery.' }),
    },
    order: { by: 'committedAt', direction: 'desc' },
    // Every column may be filtered, because all bids in this list are the viewer's own.
    where: ({ chain, seriesKey, delivery }, ctx) => ({
      ...onChains('bidder', ctx.viewer.wallets),
      ...chainWhere(ctx, { chain, seriesKey }),
      ...(seriesKey ? { seriesKey } : {}),
      ...(delivery ? { delivery } : {}),
    }),
  }),
);
