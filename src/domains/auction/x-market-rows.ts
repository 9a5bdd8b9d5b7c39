import type { Address, Bytes32 } from '../../core/hex.ts';

// Rows of the raise and of the windows: money and units as bigint, times as Date, as in rows.ts.

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

export interface WindowRow {
  readonly id: string;
  readonly seriesKey: Bytes32;
  readonly window: number;
  readonly phase: string;
  readonly commitEndsAt: Date;
  readonly revealEndsAt: Date;
  readonly settleEndsAt: Date;
  /** Null until it is found, and where no two orders met. */
  readonly price: bigint | null;
  readonly volume: bigint | null;
  readonly demand: bigint | null;
  readonly supply: bigint | null;
  readonly voidReason: string | null;
  readonly openedBlock: bigint;
  readonly openedAt: Date;
  /** When it was over: settled or voided. */
  readonly settledAt: Date | null;
}

export interface OrderRow {
  readonly id: string;
  readonly windowId: string;
  readonly seriesKey: Bytes32;
  readonly window: number;
  readonly trader: Address;
  readonly sequence: number;
  readonly side: string;
  readonly commitment: string;
  /** Escrowed. */
  readonly money: bigint;
  readonly units: bigint;
  readonly price: bigint | null;
  readonly quantity: bigint | null;
  readonly validity: string;
  readonly fault: string | null;
  readonly processing: string;
  readonly rejectedReason: string | null;
  /** Units that changed hands so far. */
  readonly filled: bigint;
  readonly delivery: string;
  /** What delivery will still bring. */
  readonly pendingMoney: bigint;
  readonly pendingUnits: bigint;
  readonly deliveredMoney: bigint;
  readonly deliveredUnits: bigint;
  readonly committedAt: Date;
}
