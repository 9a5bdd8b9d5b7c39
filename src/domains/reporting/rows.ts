import type { Bytes32, KeyAddress } from '@income-series/protocol/hex';

// Rows of the reporting tables: money and units as bigint, times as Date. The columns are named as the members, in snake case.

export interface PeriodRow {
  readonly id: string;
  readonly seriesKey: Bytes32;
  readonly period: number;
  readonly state: string;
  readonly opensAt: Date;
  /** The end of the open window; the period is LATE from then on. */
  readonly closesAt: Date;
  /** The end of the late window; a pause in the windows extends both. */
  readonly lateUntil: Date;
  readonly unitsOutstanding: bigint | null;
  readonly incomeCommitment: string | null;
  readonly priorIncomeCommitment: string | null;
  readonly gross: bigint | null;
  readonly fee: bigint | null;
  readonly net: bigint | null;
  readonly accrual: bigint | null;
}

/**
 * An accepted report, without the column `source`, which does not come from the chain and is written separately. Commitments,
 * proof and attestation are null in tier 1.
 */
export interface ReportRow {
  readonly id: string;
  readonly seriesKey: Bytes32;
  readonly period: number;
  readonly tier: number;
  readonly liquidityFlag: number;
  readonly incomeCommitment: string | null;
  readonly priorIncomeCommitment: string | null;
  readonly proof: unknown;
  readonly attestation: unknown;
  readonly fxFallback: { readonly signer: KeyAddress; readonly signature: string } | null;
  /** The year-to-date income in tier 1, where it is public; null in other tiers. */
  readonly routedIncome: bigint | null;
  readonly fxRate: bigint;
  readonly payment: bigint;
  readonly gross: bigint;
  readonly fee: bigint;
  readonly net: bigint;
  readonly accrual: bigint;
  readonly txHash: string;
  readonly blockNumber: bigint;
  readonly acceptedAt: Date;
}

/** The income that came through the router in one quarter. Base units. */
export interface RoutedRow {
  readonly id: string;
  readonly seriesKey: Bytes32;
  readonly period: number;
  readonly amount: bigint;
  readonly withheld: bigint;
  readonly updatedAt: Date;
}
