import type { Address } from '@income-series/protocol/address';
import type { Bytes32 } from '@income-series/protocol/hex';

// Money and units are bigint, times are Date. The columns have these names in snake case.

/** A row of `settlement_rounds`. */
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

/** A row of `bids`. */
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
  /** The units that delivery will transfer; 0 after it. */
  readonly pendingUnits: bigint;
  /** The part of the deposit that delivery returns. It keeps its value after delivery. */
  readonly refund: bigint;
  readonly deliveredUnits: bigint;
  readonly deliveredRefund: bigint;
  readonly nonRevealCharge: bigint;
  readonly committedAt: Date;
}
