import type { Address } from '@income-series/protocol/address';
import type { Period } from '@income-series/protocol/period';

/** The kinds of statement lines: payments of quarters, payments after the term, the residue at the close, a buy-out. */
export const LINE_KINDS = ['PAYOUT', 'TAIL', 'FINAL', 'REDEMPTION'] as const;
export type LineKind = (typeof LINE_KINDS)[number];

/** A step that changes the money or units of a series, from an event. Times are unix seconds, money is base units. */
export type MoneyStep =
  | { readonly kind: 'ACTIVATED'; readonly units: bigint }
  | ({ readonly kind: 'MINTED' } & HolderUnits)
  /** The wallet's locked units change by `change`. */
  | { readonly kind: 'LOCKED'; readonly holder: Address; readonly change: bigint }
  /** Locked units are sold to another wallet. */
  | { readonly kind: 'TRANSFERRED'; readonly from: Address; readonly to: Address; readonly units: bigint }
  /** The payment of a quarter, or of accrued money after the term. */
  | ({ readonly kind: 'PAID'; readonly line: PoolKind; readonly period: Period | null } & Payment)
  /** The series closes. `fee` and `net` are the buy-out's, or 0. */
  | ({ readonly kind: 'CLOSED'; readonly buyOut: boolean } & Payment)
  | { readonly kind: 'CLAIMED'; readonly line: LineKind; readonly holder: Address; readonly amount: bigint }
  /** A holder leaves a closed series, and its units are burned. */
  | ({ readonly kind: 'LEFT' } & HolderUnits);

/** A number of units of a wallet. */
export interface HolderUnits {
  readonly holder: Address;
  readonly units: bigint;
}

/** The time, fee and net of a payment. */
interface Payment {
  readonly at: bigint;
  readonly fee: bigint;
  readonly net: bigint;
}

/** The pools of payments that units share: of quarters, and after the term. */
export type PoolKind = 'PAYOUT' | 'TAIL';
export type PaymentPart = 'net' | 'fee';
export type Wads = Readonly<Record<PaymentPart, bigint>>;
