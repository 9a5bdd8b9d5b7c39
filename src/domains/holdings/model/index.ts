import type { Address } from '@income-series/protocol/address';
import type { ContractCallOf } from '../../transaction/index.ts';

/** A call of a series' lifecycle after its raise, as a client asks for it: the service adds the money of a buy-out. */
export type LifecycleCall =
  | ContractCallOf<'markMissed' | 'payTail' | 'announceBuyOut' | 'closeSeries'>
  | Omit<ContractCallOf<'buyOut'>, 'charge'>;

/** The input that builds a call of a series' lifecycle. */
export interface StepInput {
  readonly chain: string;
  /** The wallet that will sign. */
  readonly wallet: Address;
  readonly call: LifecycleCall;
}

// Kinds of rows in `money_events` and `fees_ledger`, grouped by their access rule.

/** Kinds of money events about payments of the issuer. */
export const PAYMENT_EVENTS = ['REPORT_PAYMENT', 'PAYOUT_NET', 'ACCRUAL', 'TRUE_UP', 'TRUE_UP_CREDIT'] as const;
/** Kinds of money events about claims of a holder. */
export const CLAIM_EVENTS = ['PAYOUT_CLAIMED', 'TAIL_CLAIMED', 'FINAL_CLAIMED', 'REDEMPTION_CLAIMED'] as const;
/** Kinds of money events about trades in a window: the buyer's money and the seller's money. */
export const TRADE_EVENTS = ['WINDOW_BOUGHT', 'WINDOW_SOLD'] as const;
export const NON_REVEAL_EVENT = 'NON_REVEAL_CHARGED';
export const PROCEEDS_EVENT = 'PROCEEDS';
/** Kinds of money events about a curve's treasury: money that it received, and money that it shared at the end. */
export const TREASURY_EVENTS = ['TREASURY_FUNDED', 'TREASURY_SHARED'] as const;
export const CURVE_FEE = 'curveTrading';
export const PAYOUT_FEE = 'payout';
export const NON_REVEAL_FEE = 'nonReveal';
