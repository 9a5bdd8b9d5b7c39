import type { SolanaAddress } from '../../core/address.ts';
import type { Bytes32 } from '../../core/hex.ts';

// Money and units as bigint, times as Date; column names are these in snake case.

export interface CurveRow {
  readonly seriesKey: Bytes32;
  readonly mint: SolanaAddress;
  readonly virtualQuote: bigint;
  readonly virtualBase: bigint;
  readonly threshold: bigint;
  readonly deadline: Date;
  readonly feeBps: number;
  readonly treasuryBps: number;
  readonly reserve: bigint;
  readonly sold: bigint;
  readonly feesHeld: bigint;
  readonly proceeds: bigint;
  readonly treasury: bigint;
  readonly raised: bigint | null;
  /** This and the next three are of the last round of tenders; null before the first. */
  readonly tenderRound: number | null;
  /** OPEN, SETTLED, VOID */
  readonly tenderState: string | null;
  readonly tenderPrice: bigint | null;
  readonly tenderEndsAt: Date | null;
}

export interface CensusRow {
  readonly id: string;
  readonly seriesKey: Bytes32;
  readonly period: number;
  readonly units: bigint;
  readonly takenAt: Date;
}

/** A purchase or a sale. There is no column for who traded. */
export interface TradeRow {
  readonly id: string;
  readonly seriesKey: Bytes32;
  readonly price: bigint;
  readonly volume: bigint;
  readonly units: bigint;
  readonly blockNumber: bigint;
  readonly logIndex: number;
  readonly at: Date;
}
