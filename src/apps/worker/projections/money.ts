import { enumName } from '../../../core/chain-enums.ts';
import type { Address, Bytes32 } from '../../../core/hex.ts';
import { type EventName, type EventOf, logId, type ProductEvent, timeOf } from '../events.ts';
import type { LedgerRow } from './rows.ts';
import { type Handlers, patchSeries, type SeriesState } from './state.ts';
import type { Table } from './table.ts';

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

/** Units, fees, claims and what the issuer pays beside the reports. */
export const moneyHandlers: Handlers<
  | 'UnitsMinted'
  | 'UnitsBurned'
  | 'FeeTaken'
  | 'PayoutClaimed'
  | 'TailClaimed'
  | 'FinalClaimed'
  | 'RedemptionClaimed'
  | 'TailPaid'
  | 'BoughtOut'
> = {
  /** A position arises here and nowhere else: a claim never makes one. */
  UnitsMinted(state, event) {
    const { seriesKey, holder, units } = event.args;
    const position = state.positions.get(holder) ?? {
      id: `${seriesKey}:${holder}`,
      seriesKey,
      holder,
      units: 0n,
      stakedUnits: 0n,
      claimedTotal: 0n,
      openedAt: timeOf(event),
    };
    state.positions.put(holder, { ...position, units: position.units + BigInt(units) });
  },

  /**
   * The row stays with no units: who held once may still read what they were paid. Anyone may make the chain burn the
   * no units of a wallet that never held any.
   */
  UnitsBurned(state, { args: { seriesKey, holder, units } }) {
    if (units === '0') return;
    const position = state.positions.need(holder);
    state.positions.put(holder, { ...position, units: position.units - BigInt(units) });
    const { unitsOutstanding } = state.series.need(seriesKey);
    patchSeries(state, seriesKey, { unitsOutstanding: unitsOutstanding - BigInt(units) });
  },

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
