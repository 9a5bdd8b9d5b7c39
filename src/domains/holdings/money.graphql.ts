import { bySeries, byWallet, type Viewer } from '../../access/index.ts';
import { holdersPositions } from '../../core/holder.ts';
import { onChains } from '../../core/on-chain.ts';
import { builder } from '../../graphql/builder.ts';
import { chainRow } from '../../graphql/chain-row.ts';
import {
  CLAIM_EVENTS,
  isClaim,
  isNonReveal,
  isPayment,
  isProceeds,
  NON_REVEAL_EVENT,
  NON_REVEAL_FEE,
  PAYMENT_EVENTS,
  PAYOUT_FEE,
  PROCEEDS_EVENT,
  TRADE_EVENTS,
} from './index.ts';

type Kinded = Readonly<Record<string, unknown>>;

/**
 * One table, several rows of the data map, told apart by the event's kind:
 * what a report paid or accrued (issuer, holders of the series, admin), a holder's claim and what somebody spent or got
 * for units in a window (that wallet, issuer, admin),
 * a non-reveal charge (its bidder, admin), and the raise's proceeds (public on the series; here issuer, holders, admin).
 */
const subjects = {
  issuer: bySeries('seriesKey', (row: Kinded) => !isNonReveal(row.kind), ['kind']),
  holder: [
    bySeries('seriesKey', (row: Kinded) => isPayment(row.kind) || isProceeds(row.kind), ['kind']),
    byWallet('wallet', (row: Kinded) => isClaim(row.kind), ['kind']),
  ],
  owner: byWallet('wallet', (row: Kinded) => isNonReveal(row.kind), ['kind']),
};
const seenBy = ['issuer', 'holder', 'owner', 'admin'] as const;

/** The rows behind `subjects`: who may know that money moved at all. */
const moneyRows =
  (shared: readonly string[], claims: readonly string[], charge: string) =>
  ({ wallets, isAdmin }: Viewer) => {
    if (isAdmin) return true;
    const mine = onChains('wallet', wallets);
    return {
      OR: [
        { kind: { in: [...shared, ...claims] }, series: onChains('issuer', wallets) },
        { kind: { in: [...shared] }, series: { positions: { some: holdersPositions(wallets) } } },
        { kind: { in: [...claims] }, ...mine },
        { kind: charge, ...mine },
      ],
    };
  };

/** Payment amounts; positions and claims; non-reveal charge: the label that each kind allows is in `subjects`. */
const MONEY = {
  class: 'plain',
  readers: ['issuer', 'holder', 'owner', 'admin'],
  deletion: 'end of retention',
  onchain: true,
} as const;

/** Money that moved. */
builder.prismaNode('MoneyEvent', {
  description: 'Money that moved on the chain in a series. A claim of zero moves none and has no row.',
  ...chainRow('id', { ...MONEY, held: 'money_events.id' }),
  access: {
    subjects,
    rows: moneyRows([...PAYMENT_EVENTS, PROCEEDS_EVENT], [...CLAIM_EVENTS, ...TRADE_EVENTS], NON_REVEAL_EVENT),
    seenBy,
  },
  select: { chain: true, id: true },
  fields: (t) => ({
    kind: t.exposeString('kind', {
      nullable: false,
      description:
        'REPORT_PAYMENT, PAYOUT_NET, ACCRUAL, TRUE_UP (a year’s review raised what is owed), TRUE_UP_CREDIT (it ' +
        'lowered it), PAYOUT_CLAIMED, TAIL_CLAIMED, FINAL_CLAIMED, REDEMPTION_CLAIMED, WINDOW_BOUGHT (spent for units), ' +
        'WINDOW_SOLD (paid for units), NON_REVEAL_CHARGED or PROCEEDS.',
      access: { ...MONEY, held: 'money_events.kind' },
    }),
    period: t.exposeInt('period', { nullable: true, access: { ...MONEY, held: 'money_events.period' } }),
    wallet: t.expose('wallet', {
      type: 'Address',
      nullable: true,
      description: 'Who was paid or charged; null for what a whole series was paid.',
      access: { ...MONEY, held: 'money_events.wallet' },
    }),
    amount: t.expose('amount', { type: 'Amount', nullable: false, access: { ...MONEY, held: 'money_events.amount' } }),
    txHash: t.expose('txHash', {
      type: 'Bytes32',
      nullable: false,
      access: { ...MONEY, held: 'money_events.tx_hash' },
    }),
    blockNumber: t.expose('blockNumber', {
      type: 'BigInt',
      nullable: false,
      access: { ...MONEY, held: 'money_events.block_number' },
    }),
    at: t.expose('at', { type: 'DateTime', nullable: false, access: { ...MONEY, held: 'money_events.at' } }),
    series: t.relation('series', { access: 'passage', nullable: false }),
  }),
});

/** A fee of the protocol. */
builder.prismaNode('FeeEntry', {
  name: 'Fee',
  description: 'A fee of the protocol, by kind: payout (of a payment) or nonReveal (of an unrevealed bid).',
  ...chainRow('id', { ...MONEY, held: 'fees_ledger.id' }),
  access: { subjects, rows: moneyRows([PAYOUT_FEE], [], NON_REVEAL_FEE), seenBy },
  select: { chain: true, id: true },
  fields: (t) => ({
    kind: t.exposeString('kind', { nullable: false, access: { ...MONEY, held: 'fees_ledger.kind' } }),
    period: t.exposeInt('period', { nullable: true, access: { ...MONEY, held: 'fees_ledger.period' } }),
    wallet: t.expose('wallet', {
      type: 'Address',
      nullable: true,
      description: 'Who paid it.',
      access: { ...MONEY, held: 'fees_ledger.wallet' },
    }),
    amount: t.expose('amount', { type: 'Amount', nullable: false, access: { ...MONEY, held: 'fees_ledger.amount' } }),
    txHash: t.expose('txHash', { type: 'Bytes32', nullable: false, access: { ...MONEY, held: 'fees_ledger.tx_hash' } }),
    blockNumber: t.expose('blockNumber', {
      type: 'BigInt',
      nullable: false,
      access: { ...MONEY, held: 'fees_ledger.block_number' },
    }),
    at: t.expose('at', { type: 'DateTime', nullable: false, access: { ...MONEY, held: 'fees_ledger.at' } }),
    series: t.relation('series', { access: 'passage', nullable: false }),
  }),
});
