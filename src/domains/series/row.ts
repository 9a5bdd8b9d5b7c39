import type { Address } from '@income-series/protocol/address';
import type { Bytes32, KeyAddress } from '@income-series/protocol/hex';

/**
 * A row of the table `series` without its title, which no event states: money and units as bigint, times as Date. The columns are
 * named as the members, in snake case.
 */
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
  /** This and the next eight columns describe a raise; null for a curve series. */
  readonly phase: string | null;
  readonly reservePrice: bigint | null;
  readonly maxUnitsPerBid: bigint | null;
  readonly minRaise: bigint | null;
  readonly minHolders: number | null;
  readonly concentrationBps: number | null;
  readonly commitEndsAt: Date | null;
  readonly revealEndsAt: Date | null;
  readonly gateEndsAt: Date | null;
  readonly clearingPrice: bigint | null;
  readonly unitsSold: bigint | null;
  readonly proceeds: bigint | null;
  readonly failureReason: string | null;
  readonly mintGate: string | null;
  readonly closeReason: string | null;
  readonly createdBlock: bigint;
  readonly createdAt: Date;
  readonly activatedAt: Date | null;
  /** The nonce that the next signature of each kind must cover. */
  readonly pauseNonce: bigint;
  readonly extinguishNonce: bigint;
  /** The open request for an extinguishment: its two keys in ascending order, and the first and last time for signatures. */
  readonly extinguishKeyA: KeyAddress | null;
  readonly extinguishKeyB: KeyAddress | null;
  readonly extinguishNoticeEndsAt: Date | null;
  readonly extinguishDeadline: Date | null;
  readonly amendmentNonce: bigint;
  readonly trueupNonce: bigint;
  /** Credit from negative true-ups, which is netted from later payments. */
  readonly creditTotal: bigint;
  /** The approved end of the current pause; null if the series is not paused. */
  readonly pausedUntil: Date | null;
  /** When the last pause was approved. */
  readonly pausedFrom: Date | null;
  /** True if income comes through the router (tier 1); its threshold and rate follow. */
  readonly routed: boolean;
  readonly routedTheta: bigint | null;
  readonly routedRate: bigint | null;
  /** Staked and tendered units of a curve series, in base lamports. */
  readonly stakedTotal: bigint;
  readonly tenderedTotal: bigint;
  /** When the announced buy-out becomes possible, and when it lapses; null if none is announced. */
  readonly buyOutPossibleAt: Date | null;
  readonly buyOutLapsesAt: Date | null;
}
