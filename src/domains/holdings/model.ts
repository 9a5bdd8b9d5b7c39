import type { Address } from '../../core/address.ts';
import type { ContractCall } from '../transaction/index.ts';

/** Steps of a series' lifecycle after its raise. */
type LifecycleCall = Extract<
  ContractCall,
  {
    readonly kind: 'markMissed' | 'payTail' | 'announceBuyOut' | 'buyOut' | 'closeSeries';
  }
>;

export interface StepInput {
  readonly chain: string;
  /** The wallet that will sign. */
  readonly wallet: Address;
  readonly call: LifecycleCall;
}

/** Which rule of the data map a row of money_events or fees_ledger stands under. */
export const PAYMENT_EVENTS = ['REPORT_PAYMENT', 'PAYOUT_NET', 'ACCRUAL', 'TRUE_UP', 'TRUE_UP_CREDIT'] as const;
export const CLAIM_EVENTS = ['PAYOUT_CLAIMED', 'TAIL_CLAIMED', 'FINAL_CLAIMED', 'REDEMPTION_CLAIMED'] as const;
/** What a buyer spent in a window, and what a seller was paid there. */
export const TRADE_EVENTS = ['WINDOW_BOUGHT', 'WINDOW_SOLD'] as const;
export const NON_REVEAL_EVENT = 'NON_REVEAL_CHARGED';
export const PROCEEDS_EVENT = 'PROCEEDS';
/** What a curve's treasury got, and what it held at the end; and the fees of trades on it. */
export const TREASURY_EVENTS = ['TREASURY_FUNDED', 'TREASURY_SHARED'] as const;
export const CURVE_FEE = 'curveTrading';
export const PAYOUT_FEE = 'payout';
export const NON_REVEAL_FEE = 'nonReveal';
