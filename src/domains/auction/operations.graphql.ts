import { onChains } from '../../core/on-chain.ts';
import { builder } from '../../graphql/builder.ts';
import { chainArgument, chainWhere } from '../../graphql/chain-argument.ts';
import { keyset } from '../../graphql/list-builders.ts';
import { buildMutation } from '../transaction/graphql.ts';
import { commitment, opening, SeriesStepInput, step } from '../transaction/step.graphql.ts';
import type { AuctionService } from './index.ts';

declare module '../../graphql/context.ts' {
  interface Services {
    auction: AuctionService;
  }
}

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

buildMutation('approvePaymentToken', {
  description: 'Builds the payment token’s `approve` for the contract that will take a deposit or a payment.',
  input: ApproveInput,
  build: ({ caller, chain, input, services }) => {
    const { seriesKey, wallet } = input;
    return services.auction.prepare(caller, {
      chain,
      seriesKey,
      wallet,
      call: { kind: 'approve', spender: input.spender, amount: input.amount },
    });
  },
});

buildMutation('commitBid', {
  description: 'Builds `commitBid`.',
  input: CommitBidInput,
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

buildMutation('revealBid', {
  description: 'Builds `revealBid`.',
  input: RevealBidInput,
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

buildMutation('settleStep', {
  description: 'Builds `settleStep`: bounded work, open to anyone.',
  input: SettleStepInput,
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

buildMutation('deliverBid', {
  description: 'Builds `deliverBid`: open to anyone, units and refund go to the bidder only.',
  input: DeliverBidInput,
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

buildMutation('passGate', {
  description: 'Builds `passGate`: open to anyone, passes the mint gate or fails the raise.',
  input: SeriesStepInput,
  build: ({ caller, chain, input, services }) => {
    const { seriesKey, wallet } = input;
    return services.auction.prepare(caller, { chain, seriesKey, wallet, call: { kind: 'passGate', seriesKey } });
  },
});

buildMutation('withdrawProceeds', {
  description: 'Builds `withdrawProceeds` for the issuer.',
  input: SeriesStepInput,
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

buildMutation('cancelRaise', {
  description: 'Builds `cancelRaise` for the issuer, until the reveal begins.',
  input: SeriesStepInput,
  build: ({ caller, chain, input, services }) => {
    const { seriesKey, wallet } = input;
    return services.auction.prepare(caller, { chain, seriesKey, wallet, call: { kind: 'cancelRaise', seriesKey } });
  },
});

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
      chain: t.arg.string(chainArgument),
      delivery: t.arg({ type: Delivery, required: false }),
    },
    order: { by: 'committedAt', direction: 'desc' },
    // All of them are the viewer's own: a filter reveals no more than each row says.
    where: ({ chain, seriesKey, delivery }, ctx) => ({
      ...onChains('bidder', ctx.viewer.wallets),
      ...chainWhere(ctx, { chain, seriesKey }),
      ...(seriesKey ? { seriesKey } : {}),
      ...(delivery ? { delivery } : {}),
    }),
  }),
);
