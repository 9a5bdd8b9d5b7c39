import type { Address } from './address.ts';
import type { Period } from './period.ts';

/** What a claim of that kind pays out: the net of periods, accruals after the term, the residue at close, a buy-out. */
export const LINE_KINDS = ['PAYOUT', 'TAIL', 'FINAL', 'REDEMPTION'] as const;
export type LineKind = (typeof LINE_KINDS)[number];

/** What the chain did to one series' money and units, in its order. Times are unix seconds, money is in base units. */
export type MoneyStep =
  | { readonly kind: 'ACTIVATED'; readonly units: bigint }
  | ({ readonly kind: 'MINTED' } & HolderUnits)
  /** `change`: of the wallet's locked units. */
  | { readonly kind: 'LOCKED'; readonly holder: Address; readonly change: bigint }
  /** Units that were locked change hands. */
  | { readonly kind: 'TRANSFERRED'; readonly from: Address; readonly to: Address; readonly units: bigint }
  /** A period's payment, or one of what had accrued after the term. */
  | ({ readonly kind: 'PAID'; readonly of: PoolKind; readonly period: Period | null } & Payment)
  /** `fee` and `net` of a buy-out; 0 of any other close. */
  | ({ readonly kind: 'CLOSED'; readonly buyOut: boolean } & Payment)
  | { readonly kind: 'CLAIMED'; readonly of: LineKind; readonly holder: Address; readonly amount: bigint }
  /** Out of a closed series: units are burned. */
  | ({ readonly kind: 'LEFT' } & HolderUnits);

export interface HolderUnits {
  readonly holder: Address;
  readonly units: bigint;
}

interface Payment {
  readonly at: bigint;
  readonly fee: bigint;
  readonly net: bigint;
}

export type PoolKind = 'PAYOUT' | 'TAIL';
export type PaymentPart = 'net' | 'fee';
export type Wads = Readonly<Record<PaymentPart, bigint>>;
