import type { Address, Bytes32 } from '../../core/hex.ts';

// Rows of the chain-derived tables as the projections hold them: money and units as bigint, times as Date. Column names
// are these in snake case.

export interface SeriesRow {
  readonly key: Bytes32;
  readonly chain: string;
  readonly issuer: Address;
  readonly state: string;
  readonly contractHash: string;
  readonly termsCommitment: string;
  readonly lastIncomeCommitment: string | null;
  readonly currencyCode: number;
  readonly indexingRule: number;
  readonly unitsOffered: bigint;
  readonly unitsOutstanding: bigint;
  readonly cap: bigint;
  readonly paidTotal: bigint;
  readonly accruedTotal: bigint;
  readonly firstPeriod: number;
  readonly lastPeriod: number;
  readonly phase: string;
  readonly reservePrice: bigint;
  readonly maxUnitsPerBid: bigint;
  readonly minRaise: bigint;
  readonly minHolders: number;
  readonly concentrationBps: number;
  readonly commitEndsAt: Date;
  readonly revealEndsAt: Date;
  readonly gateEndsAt: Date;
  readonly clearingPrice: bigint | null;
  readonly unitsSold: bigint | null;
  readonly proceeds: bigint | null;
  readonly failureReason: string | null;
  readonly mintGate: string | null;
  readonly closeReason: string | null;
  readonly createdBlock: bigint;
  readonly createdAt: Date;
  readonly activatedAt: Date | null;
  /** What the next signature of each kind must be over. */
  readonly pauseNonce: bigint;
  readonly extinguishNonce: bigint;
  /** The open request for an extinguishment: its two keys in ascending order, when its signatures begin and cease to count. */
  readonly extinguishKeyA: Address | null;
  readonly extinguishKeyB: Address | null;
  readonly extinguishNoticeEndsAt: Date | null;
  readonly extinguishDeadline: Date | null;
  readonly amendmentNonce: bigint;
  readonly trueupNonce: bigint;
  /** From negative true-ups: netted from coming payments. */
  readonly creditTotal: bigint;
  /** The end that was approved, while the series is paused. */
  readonly pausedUntil: Date | null;
  /** When the last pause was approved. */
  readonly pausedFrom: Date | null;
  /** Tier 1: the income router's threshold and rate are public. */
  readonly routed: boolean;
  readonly routedTheta: bigint | null;
  readonly routedRate: bigint | null;
}

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

/** `source` is not the chain's and is written apart. A report of tier 1 has no commitments, proof and attestation. */
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
  readonly fxFallback: { readonly signer: Address; readonly signature: string } | null;
  /** Tier 1: the year to date, which is public there. */
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

/** What came through the router in one quarter. */
export interface RoutedRow {
  readonly id: string;
  readonly seriesKey: Bytes32;
  readonly period: number;
  readonly amount: bigint;
  readonly withheld: bigint;
  readonly updatedAt: Date;
}

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

/** Of the public feed. There is no column for an amount or a person. */
export interface ActivityRow {
  readonly id: string;
  readonly seriesKey: Bytes32;
  readonly kind: string;
  readonly period: number | null;
  readonly round: number | null;
  readonly window: number | null;
  readonly units: bigint | null;
  readonly status: string | null;
  readonly reason: string | null;
  readonly blockNumber: bigint;
  readonly logIndex: number;
  readonly at: Date;
}

export interface KeyRow {
  readonly address: Address;
  readonly chain: string;
  readonly active: boolean;
  readonly registeredAt: Date;
  readonly revokedAt: Date | null;
  readonly graceUntil: Date | null;
}

export interface AllowlistRow {
  readonly wallet: Address;
  readonly verified: boolean;
  readonly updatedAt: Date;
}
