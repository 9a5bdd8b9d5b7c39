import type { SolanaAddress } from '@income-series/protocol/address';
import type { Bytes32 } from '@income-series/protocol/hex';

// Money and units are bigint, times are Date. The columns have these names in snake case.

/** A row of `curves`. */
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
  /** The number of the last round of tenders. It and the following columns are null before the first round. */
  readonly tenderRound: number | null;
  /** OPEN, SETTLED or VOID. */
  readonly tenderState: string | null;
  readonly tenderPrice: bigint | null;
  readonly tenderEndsAt: Date | null;
}

/** A row of `curve_census`: the staked units at the end of a quarter. */
export interface CensusRow {
  readonly id: string;
  readonly seriesKey: Bytes32;
  readonly period: number;
  readonly units: bigint;
  readonly takenAt: Date;
}

/** A row of `curve_trades`: a purchase or a sale at the curve's price. It has no column for the trader. */
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
