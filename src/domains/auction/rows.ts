import type { Address } from '../../core/address.ts';
import type { Bytes32 } from '../../core/hex.ts';

// Money and units as bigint, times as Date; column names are these in snake case.

export interface RoundRow {
  readonly id: string;
  readonly seriesKey: Bytes32;
  readonly round: number;
  readonly clearingPrice: bigint;
  readonly units: bigint;
  readonly rejected: number;
  readonly rejections: readonly { readonly reason: string; readonly count: number }[];
  readonly at: Date;
}

export interface BidRow {
  readonly id: string;
  readonly seriesKey: Bytes32;
  readonly bidder: Address;
  readonly sequence: number;
  readonly commitment: string;
  readonly deposit: bigint;
  readonly price: bigint | null;
  readonly quantity: bigint | null;
  readonly validity: string;
  readonly invalidReason: string | null;
  readonly processing: string;
  readonly rejectedReason: string | null;
  readonly delivery: string;
  /** Units that delivery will still bring. */
  readonly pendingUnits: bigint;
  /** What delivery brings back of the deposit, before and after it happened. */
  readonly refund: bigint;
  readonly deliveredUnits: bigint;
  readonly deliveredRefund: bigint;
  readonly nonRevealCharge: bigint;
  readonly committedAt: Date;
}
