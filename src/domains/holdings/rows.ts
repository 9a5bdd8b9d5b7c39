import type { Address } from '@income-series/protocol/address';
import type { Bytes32 } from '@income-series/protocol/hex';

// Money and units are bigint, times are Date. The columns have these names in snake case.

/** A row of `positions`. */
export interface PositionRow {
  readonly id: string;
  readonly seriesKey: Bytes32;
  readonly holder: Address;
  readonly units: bigint;
  readonly stakedUnits: bigint;
  /** The units among `units` that are in escrow for a window or wait for the wallet's verification. */
  readonly lockedUnits: bigint;
  /** The units among `lockedUnits` that wait for the wallet's verification. */
  readonly heldUnits: bigint;
  /** The units that were burned because the series had ended. A tender's are not among them, because it bought them. */
  readonly burnedUnits: bigint;
  readonly claimedTotal: bigint;
  readonly openedAt: Date;
}

/** A row of money_events or fees_ledger. */
export interface LedgerRow {
  readonly id: string;
  readonly seriesKey: Bytes32;
  readonly kind: string;
  readonly period: number | null;
  readonly wallet: Address | null;
  readonly amount: bigint;
  readonly txHash: string;
  readonly blockNumber: bigint;
  readonly logIndex: number;
  readonly at: Date;
}
