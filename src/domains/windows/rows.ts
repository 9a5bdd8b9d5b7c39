import type { Address } from '@income-series/protocol/address';
import type { Bytes32 } from '@income-series/protocol/hex';

// Rows of windows and orders: money and units as bigint, times as Date. The columns are named as the members, in snake case.

export interface WindowRow {
  readonly id: string;
  readonly seriesKey: Bytes32;
  readonly window: number;
  readonly phase: string;
  readonly commitEndsAt: Date;
  readonly revealEndsAt: Date;
  readonly settleEndsAt: Date;
  /** The price of all trades; null until it is found, and if no two orders met. */
  readonly price: bigint | null;
  readonly volume: bigint | null;
  readonly demand: bigint | null;
  readonly supply: bigint | null;
  readonly voidReason: string | null;
  readonly openedBlock: bigint;
  readonly openedAt: Date;
  /** When it was settled or voided; null until then. */
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
  /** The money or units in escrow. */
  readonly money: bigint;
  readonly units: bigint;
  readonly price: bigint | null;
  readonly quantity: bigint | null;
  readonly validity: string;
  readonly fault: string | null;
  readonly processing: string;
  readonly rejectedReason: string | null;
  /** The units that were traded so far. */
  readonly filled: bigint;
  readonly delivery: string;
  /** The money and units that delivery will bring. */
  readonly pendingMoney: bigint;
  readonly pendingUnits: bigint;
  readonly deliveredMoney: bigint;
  readonly deliveredUnits: bigint;
  readonly committedAt: Date;
}
