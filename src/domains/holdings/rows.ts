import type { Address } from '../../core/address.ts';
import type { Bytes32 } from '../../core/hex.ts';

// Money and units as bigint, times as Date; column names are these in snake case.

export interface PositionRow {
  readonly id: string;
  readonly seriesKey: Bytes32;
  readonly holder: Address;
  readonly units: bigint;
  readonly stakedUnits: bigint;
  /** Of `units`: escrowed for a window, or held. */
  readonly lockedUnits: bigint;
  /** Of `lockedUnits`: delivered while the wallet was not verified. */
  readonly heldUnits: bigint;
  /** Burned as the wallet left the closed series. */
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
