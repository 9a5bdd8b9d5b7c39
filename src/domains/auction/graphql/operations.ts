import { onChains } from '../../../core/on-chain.ts';
import { builder } from '../../../graphql/builder.ts';
import { chainArgument, chainWhere } from '../../../graphql/chain-argument.ts';
import { keyset } from '../../../graphql/lists.ts';
import { buildSteps } from '../../transaction/graphql/index.ts';
import { commitment, opening } from '../../transaction/graphql/step.ts';
import { BidDelivery } from './enums.ts';

buildSteps((services) => services.auction.prepare, {
  buildCommitBid: {
    kind: 'commitBid',
    description: 'Builds `commitBid`: commits a sealed bid in a raise, with its deposit.',
    inputDescription: 'The input of `buildCommitBid`. Price, quantity and salt stay on the bidder’s device.',
    fields: (t) => ({
      commitment: commitment(t),
      deposit: t.field({
        type: 'Amount',
        required: true,
        description: 'The money to deposit, at least price times quantity. A larger deposit hides the size of the bid.',
      }),
    }),
  },
  buildRevealBid: {
    kind: 'revealBid',
    description: 'Builds `revealBid`: reveals the price and quantity of a bid.',
    inputDescription: 'The revealed values of a bid. They become public with the transaction.',
    fields: opening,
  },
  buildSettleStep: {
    kind: 'settleStep',
    description: 'Builds `settleStep`: a bounded step of the raise’s settlement. Anyone may send it.',
    fields: (t) => ({
      maxBids: t.int({
        required: true,
        description:
          'The most bids to process in this step, 1 to 200. On Solana it may be fewer, because a transaction has room for few accounts.',
      }),
    }),
  },
  buildDeliverBid: {
    kind: 'deliverBid',
    description:
      'Builds `deliverBid`: delivers a bid’s units and refund, which go to the bidder only. Anyone may send it.',
    fields: (t) => ({
      bidder: t.field({ type: 'Address', required: true, description: 'The wallet whose bid is delivered.' }),
    }),
  },
  buildPassGate: {
    kind: 'passGate',
    description:
      'Builds `passGate`: passes the mint gate of a settled raise, or fails the raise if its conditions are not met. ' +
      'Anyone may send it.',
  },
  buildWithdrawProceeds: {
    kind: 'withdrawProceeds',
    description: 'Builds `withdrawProceeds`: pays the proceeds of a raise to the issuer, who sends it.',
  },
  buildCancelRaise: {
    kind: 'cancelRaise',
    description: 'Builds `cancelRaise` for the issuer. A raise can be cancelled until the reveal begins.',
  },
});

builder.queryField('myBids', (t) =>
  keyset(t, {
    type: 'Bid',
    description: 'The bids of the signed-in account’s wallets, newest first.',
    access: 'traverse',
    authScopes: { signedIn: true },
    args: {
      seriesKey: t.arg({
        type: 'Bytes32',
        required: false,
        description: 'Selects the bids for the series with this key.',
      }),
      chain: t.arg(chainArgument),
      delivery: t.arg({
        type: BidDelivery,
        required: false,
        description: 'Selects the bids in this state of delivery.',
      }),
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
