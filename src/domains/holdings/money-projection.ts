import { enumName } from '../../core/chain-enums.ts';
import type { Address, Bytes32 } from '../../core/hex.ts';
import { type EventName, type EventOf, logId, type ProductEvent, timeOf } from '../../indexing/projection/events.ts';
import { type Handlers, patchSeries, type SeriesState } from '../../indexing/projection/series-fold.ts';
import type { Table } from '../../indexing/projection/table.ts';
import type { LedgerRow } from '../series/x-rows.ts';

interface Entry {
  readonly kind: string;
  readonly amount: string;
  readonly wallet?: Address;
  readonly period?: number;
}

/** A row of money_events. What moved no money (a claim of zero) writes none. */
export const enterMoney = (state: SeriesState, event: SeriesEvent, entry: Entry): void =>
  enter(state.money, event, entry);

/** A row of fees_ledger. */
export const enterFee = (state: SeriesState, event: SeriesEvent, entry: Entry): void => enter(state.fees, event, entry);

type SeriesEvent = Extract<ProductEvent, { readonly args: { readonly seriesKey: Bytes32 } }>;

function enter(ledger: Table<string, LedgerRow>, event: SeriesEvent, { kind, amount, wallet, period }: Entry): void {
  const money = BigInt(amount);
  if (money === 0n) return;
  const id = logId(event);
  ledger.put(id, {
    id,
    seriesKey: event.args.seriesKey,
    kind,
    period: period ?? null,
    wallet: wallet ?? null,
    amount: money,
    txHash: event.txHash,
    blockNumber: event.blockNumber,
    logIndex: event.logIndex,
    at: timeOf(event),
  });
}

const FEE_KINDS = { PAYOUT: 'payout', NON_REVEAL: 'nonReveal', CURVE_TRADING: 'curveTrading' } as const;

/** Fees, claims and what the issuer pays beside the reports. */
export const moneyHandlers: Handlers<
  'FeeTaken' | 'PayoutClaimed' | 'TailClaimed' | 'FinalClaimed' | 'RedemptionClaimed' | 'TailPaid' | 'BoughtOut'
> = {
  FeeTaken(state, event) {
    const { kind, payer, period, amount } = event.args;
    const entry = { kind: FEE_KINDS[enumName('FeeKind', kind)], wallet: payer, amount };
    enterFee(state, event, period === 0 ? entry : { ...entry, period });
  },

  PayoutClaimed: (state, event) => claim(state, event, 'PAYOUT_CLAIMED', event.args.throughPeriod),
  TailClaimed: (state, event) => claim(state, event, 'TAIL_CLAIMED'),
  FinalClaimed: (state, event) => claim(state, event, 'FINAL_CLAIMED'),
  RedemptionClaimed: (state, event) => claim(state, event, 'REDEMPTION_CLAIMED'),

  TailPaid(state, event) {
    const { seriesKey, amount, net, accrualOut } = event.args;
    const { paidTotal } = state.series.need(seriesKey);
    patchSeries(state, seriesKey, { paidTotal: paidTotal + BigInt(amount), accruedTotal: BigInt(accrualOut) });
    enterMoney(state, event, { kind: 'PAYOUT_NET', amount: net });
  },

  BoughtOut(state, event) {
    const { seriesKey, amount, net } = event.args;
    const { paidTotal } = state.series.need(seriesKey);
    patchSeries(state, seriesKey, { paidTotal: paidTotal + BigInt(amount), accruedTotal: 0n });
    enterMoney(state, event, { kind: 'PAYOUT_NET', amount: net });
  },
};

type ClaimName = Extract<EventName, `${string}Claimed`>;

function claim(state: SeriesState, event: EventOf<ClaimName>, kind: string, throughPeriod = 0): void {
  const { holder, amount } = event.args;
  const entry = { kind, wallet: holder, amount };
  enterMoney(state, event, throughPeriod === 0 ? entry : { ...entry, period: throughPeriod });
  const position = state.positions.get(holder);
  if (position === undefined || amount === '0') return;
  state.positions.put(holder, { ...position, claimedTotal: position.claimedTotal + BigInt(amount) });
}
