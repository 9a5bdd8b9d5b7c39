import type { Address } from '../../core/address.ts';
import type { Bytes32 } from '../../core/hex.ts';
import type { ContractCall } from '../transaction/index.ts';

/** A holder's claims, as the contract names them: each pays another part of what is owed. */
const CLAIM_KINDS = ['claimPayout', 'claimTail', 'claimFinal', 'claimRedemption'] as const;
export type ClaimKind = (typeof CLAIM_KINDS)[number];

export interface ClaimInput {
  readonly chain: string;
  readonly seriesKey: Bytes32;
  /** The wallet that will sign; anyone may send a claim. */
  readonly wallet: Address;
  /** The wallet that is paid; the signing wallet where absent. */
  readonly holder: Address;
  readonly kind: ClaimKind;
}

/** Steps of a series' lifecycle after its raise, and a holder's claims. */
export type LifecycleCall = Extract<
  ContractCall,
  {
    readonly kind:
      | 'markMissed'
      | 'payTail'
      | 'announceBuyOut'
      | 'buyOut'
      | 'closeSeries'
      | 'releaseUnits'
      | 'claimKept'
      | ClaimKind;
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
/** What a curve's treasury got, and the fees of trades on it. */
export const TREASURY_EVENT = 'TREASURY_FUNDED';
export const CURVE_FEE = 'curveTrading';
export const PAYOUT_FEE = 'payout';
export const NON_REVEAL_FEE = 'nonReveal';
