import type { Address } from '@income-series/protocol/address';
import { enumName } from '@income-series/protocol/chain-enums';
import { type EventOf, logId, type SeriesEvent, timeOf } from '../../../indexing/projection/events.ts';
import type { Handlers, ProjectedTable, SeriesFold } from '../../../indexing/projection/series-fold.ts';
import type { ProjectionTable } from '../../../indexing/projection/table.ts';
import { patchSeries, series } from '../../series/worker/projection.ts';
import type { LedgerRow } from '../rows.ts';
import type { HoldingEvents, SolanaHoldingEvents } from './events.ts';
import { positions } from './units-projection.ts';

const ledgerTable = (name: string): ProjectedTable<string, LedgerRow> => ({ name, keyOf: ({ id }) => id });

export const money = ledgerTable('money_events');
export const fees = ledgerTable('fees_ledger');

/** The kind and the amount of a ledger row, with its wallet and quarter if it has them. */
interface Entry {
  readonly kind: string;
  readonly amount: string;
  readonly wallet?: Address;
  readonly period?: number;
}

/** Adds a row to `money_events`. An amount of zero adds none. */
export const enterMoney = (fold: SeriesFold, event: SeriesEvent, entry: Entry): void =>
  enter(fold.rows(money), event, entry);

/** Adds a row to `fees_ledger`. An amount of zero adds none. */
export const enterFee = (fold: SeriesFold, event: SeriesEvent, entry: Entry): void =>
  enter(fold.rows(fees), event, entry);

/** Adds a row for an event to a ledger, unless its amount is zero. */
function enter(
  ledger: ProjectionTable<string, LedgerRow>,
  event: SeriesEvent,
  { kind, amount, wallet, period }: Entry,
): void {
  const value = BigInt(amount);
  if (value === 0n) return;
  const id = logId(event);
  ledger.put(id, {
    id,
    seriesKey: event.args.seriesKey,
    kind,
    period: period ?? null,
    wallet: wallet ?? null,
    amount: value,
    txHash: event.txHash,
    blockNumber: event.blockNumber,
    logIndex: event.logIndex,
    at: timeOf(event),
  });
}

/** The stored kind of a fee by the contract's. */
const FEE_KINDS = { PAYOUT: 'payout', NON_REVEAL: 'nonReveal', CURVE_TRADING: 'curveTrading' } as const;

/** Handlers of fees, claims, and the issuer's payments outside its reports. */
export const moneyHandlers: Handlers<
  Pick<
    HoldingEvents,
    'FeeTaken' | 'PayoutClaimed' | 'TailClaimed' | 'FinalClaimed' | 'RedemptionClaimed' | 'TailPaid' | 'BoughtOut'
  >
> = {
  FeeTaken(fold, event) {
    const { kind, payer, period, amount } = event.args;
    const entry = { kind: FEE_KINDS[enumName('FeeKind', kind)], wallet: payer, amount };
    enterFee(fold, event, period === 0 ? entry : { ...entry, period });
  },

  PayoutClaimed: (fold, event) => enterClaim(fold, event, 'PAYOUT_CLAIMED', event.args.throughPeriod),
  TailClaimed: (fold, event) => enterClaim(fold, event, 'TAIL_CLAIMED'),
  FinalClaimed: (fold, event) => enterClaim(fold, event, 'FINAL_CLAIMED'),
  RedemptionClaimed: (fold, event) => enterClaim(fold, event, 'REDEMPTION_CLAIMED'),

  TailPaid(fold, event) {
    const { seriesKey, amount, net, accrualOut } = event.args;
    const { paidTotal } = fold.rows(series).need(seriesKey);
    patchSeries(fold, seriesKey, { paidTotal: paidTotal + BigInt(amount), accruedTotal: BigInt(accrualOut) });
    enterMoney(fold, event, { kind: 'PAYOUT_NET', amount: net });
  },

  BoughtOut(fold, event) {
    const { seriesKey, amount, net } = event.args;
    const { paidTotal } = fold.rows(series).need(seriesKey);
    patchSeries(fold, seriesKey, { paidTotal: paidTotal + BigInt(amount), accruedTotal: 0n });
    enterMoney(fold, event, { kind: 'PAYOUT_NET', amount: net });
  },
};

/** Handler of fees on Solana. The fee of a trade is entered without a wallet, because traders are not stored. */
export const solanaFees: Handlers<Pick<SolanaHoldingEvents, 'FeeTaken'>> = {
  FeeTaken(fold, event) {
    if (enumName('FeeKind', event.args.kind) !== 'CURVE_TRADING') return moneyHandlers.FeeTaken(fold, event);
    enterFee(fold, event, { kind: FEE_KINDS.CURVE_TRADING, amount: event.args.amount });
  },
};

type ClaimName = Extract<keyof HoldingEvents, `${string}Claimed`>;

/** Enters a claim as money, and adds its amount to the holder's position. `throughPeriod` is 0 for a claim of no quarter. */
function enterClaim(fold: SeriesFold, event: EventOf<HoldingEvents, ClaimName>, kind: string, throughPeriod = 0): void {
  const { holder, amount } = event.args;
  const entry = { kind, wallet: holder, amount };
  enterMoney(fold, event, throughPeriod === 0 ? entry : { ...entry, period: throughPeriod });
  const position = fold.rows(positions).get(holder);
  if (position === undefined || amount === '0') return;
  fold.rows(positions).put(holder, { ...position, claimedTotal: position.claimedTotal + BigInt(amount) });
}
