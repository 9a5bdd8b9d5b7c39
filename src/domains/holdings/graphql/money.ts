import { isIn } from 'field-access';
import { bySeries, byWallet } from '../../../graphql/access/index.ts';
import { builder } from '../../../graphql/builder.ts';
import { chainRow } from '../../../graphql/chain-row.ts';
import {
  CLAIM_EVENTS,
  CURVE_FEE,
  NON_REVEAL_EVENT,
  NON_REVEAL_FEE,
  PAYMENT_EVENTS,
  PAYOUT_FEE,
  PROCEEDS_EVENT,
  TRADE_EVENTS,
  TREASURY_EVENTS,
} from '../index.ts';
import { FeeKind, MoneyEventKind } from './enums.ts';

/**
 * Kinds about the whole series: payments, accruals, true-ups, the proceeds of the sale, the treasury, and fees on payments and
 * trades. Holders and the issuer read them.
 */
const shared = [...PAYMENT_EVENTS, PROCEEDS_EVENT, ...TREASURY_EVENTS, PAYOUT_FEE, CURVE_FEE];
/** Kinds about one wallet's claims and trades in windows. The wallet and the issuer read them. */
const claims = [...CLAIM_EVENTS, ...TRADE_EVENTS];
/** Kinds about money that the issuer's wallet received. */
const proceeds = [PROCEEDS_EVENT];
/** Kinds about charges for unrevealed bids. The issuer may not read them. */
const charges = [NON_REVEAL_EVENT, NON_REVEAL_FEE];

/**
 * Access to rows of both ledgers, by their kind: `shared` for the issuer and all holders of the series, `claims` for the wallet
 * and the issuer, `proceeds` for the issuer's wallet, `charges` for the bidder. Admins see all.
 */
const access = {
  subjects: {
    issuer: [
      bySeries('seriesKey', { when: isIn('kind', [...shared, ...claims]) }),
      byWallet('wallet', { when: isIn('kind', proceeds) }),
    ],
    holder: [bySeries('seriesKey', { when: isIn('kind', shared) }), byWallet('wallet', { when: isIn('kind', claims) })],
    owner: byWallet('wallet', { when: isIn('kind', charges) }),
  },
  seenBy: ['issuer', 'holder', 'owner', 'admin'],
} as const;

/** A Prisma condition that selects the kinds of money events about one wallet. */
export const WALLET_KINDS = { OR: [claims, charges, proceeds].map((kinds) => ({ kind: { in: [...kinds] } })) };

/** Access to columns of both ledgers. The row's kind decides in `access` which of these readers see it. */
const MONEY = {
  class: 'plain',
  readers: ['issuer', 'holder', 'owner', 'admin'],
  deletion: 'end of retention',
  onchain: true,
} as const;

builder.prismaNode('MoneyEvent', {
  description: 'Money that moved in a series on the chain. A claim of zero has no record.',
  ...chainRow('id', { ...MONEY, storedIn: 'money_events.id' }),
  access,
  select: { chain: true, id: true },
  fields: (t) => ({
    kind: t.expose('kind', { type: MoneyEventKind, description: 'The kind of event.', access: MONEY }),
    period: t.expose('period', {
      type: 'Period',
      description: 'The quarter that the money is for; null if it is for none.',
      access: MONEY,
    }),
    wallet: t.expose('wallet', {
      type: 'Address',
      description: 'The wallet that was paid or charged; null for money of the whole series.',
      access: MONEY,
    }),
    amount: t.expose('amount', {
      type: 'Amount',
      description: 'The money, in base units of the payment token.',
      access: MONEY,
    }),
    txHash: t.expose('txHash', {
      type: 'TransactionId',
      description: 'The transaction in which the money moved.',
      access: MONEY,
    }),
    blockNumber: t.expose('blockNumber', {
      type: 'BigInt',
      description: 'The block in which the money moved.',
      access: MONEY,
    }),
    occurredAt: t.expose('at', {
      type: 'DateTime',
      description: 'The time of the block in which the money moved.',
      access: MONEY,
    }),
    series: t.relation('series', { access: 'traverse', nullable: false }),
  }),
});

builder.prismaNode('FeeEntry', {
  name: 'Fee',
  description: 'A fee of the protocol: on a payment, for an unrevealed bid, or on a trade on a curve.',
  ...chainRow('id', { ...MONEY, storedIn: 'fees_ledger.id' }),
  access,
  select: { chain: true, id: true },
  fields: (t) => ({
    kind: t.expose('kind', { type: FeeKind, description: 'The kind of fee.', access: MONEY }),
    period: t.expose('period', {
      type: 'Period',
      description:
        'The quarter whose payment the fee was taken from; null for other fees, and for a payment after the term.',
      access: MONEY,
    }),
    wallet: t.expose('wallet', {
      type: 'Address',
      description: 'The wallet that paid the fee; null for a trade on a curve.',
      access: MONEY,
    }),
    amount: t.expose('amount', {
      type: 'Amount',
      description: 'The fee, in base units of the payment token.',
      access: MONEY,
    }),
    txHash: t.expose('txHash', {
      type: 'TransactionId',
      description: 'The transaction in which the fee was taken.',
      access: MONEY,
    }),
    blockNumber: t.expose('blockNumber', {
      type: 'BigInt',
      description: 'The block in which the fee was taken.',
      access: MONEY,
    }),
    occurredAt: t.expose('at', {
      type: 'DateTime',
      description: 'The time of the block in which the fee was taken.',
      access: MONEY,
    }),
    series: t.relation('series', { access: 'traverse', nullable: false }),
  }),
});
