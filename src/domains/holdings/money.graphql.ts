import { isIn } from 'field-access';
import { bySeries, byWallet } from '../../graphql/access/index.ts';
import { builder } from '../../graphql/builder.ts';
import { chainRow } from '../../graphql/chain-row.ts';
import { FeeKind, MoneyEventKind } from './enums.graphql.ts';
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
} from './index.ts';

/**
 * What a report paid or accrued, what a true-up changed of it, what the sale of units brought, fees of trades on a curve. Kinds of money events and of
 * fees.
 */
const shared = [...PAYMENT_EVENTS, PROCEEDS_EVENT, ...TREASURY_EVENTS, PAYOUT_FEE, CURVE_FEE];
/** What one wallet claimed, spent or was paid for units. */
const claims = [...CLAIM_EVENTS, ...TRADE_EVENTS];
/** What the issuer's own wallet was paid. */
const proceeds = [PROCEEDS_EVENT];
/** What an unrevealed bid paid: not the issuer's to know. */
const charges = [NON_REVEAL_EVENT, NON_REVEAL_FEE];

/**
 * One table, several rows of the data map, distinguished by the event's kind:
 * what a report paid or accrued (issuer, holders of the series, admin), a holder's claim and what somebody spent or got
 * for units in a window (that wallet, issuer, admin),
 * a non-reveal charge (its bidder, admin), and the proceeds of the sale of units, and a curve's fees (public on the series; here issuer, holders, admin).
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

/** The kinds of events that name a wallet, as its account sees them. */
export const OF_A_WALLET = { OR: [claims, charges, proceeds].map((kinds) => ({ kind: { in: [...kinds] } })) };

/** Payment amounts; positions and claims; non-reveal charge: the label that each kind allows is in `access`. */
const MONEY = {
  class: 'plain',
  readers: ['issuer', 'holder', 'owner', 'admin'],
  deletion: 'end of retention',
  onchain: true,
} as const;

/** Money that moved. */
builder.prismaNode('MoneyEvent', {
  description: 'Money that moved in a series on the chain. A claim of zero has no record.',
  ...chainRow('id', { ...MONEY, storedIn: 'money_events.id' }),
  access,
  select: { chain: true, id: true },
  fields: (t) => ({
    kind: t.expose('kind', {
      type: MoneyEventKind,
      nullable: false,
      description: 'The kind of event.',
      access: { ...MONEY, storedIn: 'money_events.kind' },
    }),
    period: t.expose('period', {
      type: 'Period',
      nullable: true,
      description: 'The quarter that the money is for; null if it is for none.',
      access: { ...MONEY, storedIn: 'money_events.period' },
    }),
    wallet: t.expose('wallet', {
      type: 'Address',
      nullable: true,
      description: 'The wallet that was paid or charged; null for money of the whole series.',
      access: { ...MONEY, storedIn: 'money_events.wallet' },
    }),
    amount: t.expose('amount', {
      type: 'Amount',
      nullable: false,
      description: 'The money, in base units of the payment token.',
      access: { ...MONEY, storedIn: 'money_events.amount' },
    }),
    txHash: t.expose('txHash', {
      type: 'TransactionId',
      nullable: false,
      description: 'The transaction in which the money moved.',
      access: { ...MONEY, storedIn: 'money_events.tx_hash' },
    }),
    blockNumber: t.expose('blockNumber', {
      type: 'BigInt',
      nullable: false,
      description: 'The block in which the money moved.',
      access: { ...MONEY, storedIn: 'money_events.block_number' },
    }),
    occurredAt: t.expose('at', {
      type: 'DateTime',
      nullable: false,
      description: 'The time of the block in which the money moved.',
      access: { ...MONEY, storedIn: 'money_events.at' },
    }),
    series: t.relation('series', { access: 'traverse', nullable: false }),
  }),
});

/** A fee of the protocol. */
builder.prismaNode('FeeEntry', {
  name: 'Fee',
  description: 'A fee of the protocol: on a payment, for an unrevealed bid, or on a trade on a curve.',
  ...chainRow('id', { ...MONEY, storedIn: 'fees_ledger.id' }),
  access,
  select: { chain: true, id: true },
  fields: (t) => ({
    kind: t.expose('kind', {
      type: FeeKind,
      nullable: false,
      description: 'The kind of fee.',
      access: { ...MONEY, storedIn: 'fees_ledger.kind' },
    }),
    period: t.expose('period', {
      type: 'Period',
      nullable: true,
      description:
        'The quarter whose payment the fee was taken from; null for other fees, and for a payment after the term.',
      access: { ...MONEY, storedIn: 'fees_ledger.period' },
    }),
    wallet: t.expose('wallet', {
      type: 'Address',
      nullable: true,
      description: 'The wallet that paid the fee; null for a trade on a curve.',
      access: { ...MONEY, storedIn: 'fees_ledger.wallet' },
    }),
    amount: t.expose('amount', {
      type: 'Amount',
      nullable: false,
      description: 'The fee, in base units of the payment token.',
      access: { ...MONEY, storedIn: 'fees_ledger.amount' },
    }),
    txHash: t.expose('txHash', {
      type: 'TransactionId',
      nullable: false,
      description: 'The transaction in which the fee was taken.',
      access: { ...MONEY, storedIn: 'fees_ledger.tx_hash' },
    }),
    blockNumber: t.expose('blockNumber', {
      type: 'BigInt',
      nullable: false,
      description: 'The block in which the fee was taken.',
      access: { ...MONEY, storedIn: 'fees_ledger.block_number' },
    }),
    occurredAt: t.expose('at', {
      type: 'DateTime',
      nullable: false,
      description: 'The time of the block in which the fee was taken.',
      access: { ...MONEY, storedIn: 'fees_ledger.at' },
    }),
    series: t.relation('series', { access: 'traverse', nullable: false }),
  }),
});
