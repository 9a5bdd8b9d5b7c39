import type { Address } from '../../core/address.ts';
import type { Bytes32, KeyAddress } from '../../core/hex.ts';

/** Money and units as bigint, times as Date; column names are these in snake case. */
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
  /** This and the next eight are of a raise; null where the units are sold on a curve. */
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
  /** What the next signature of each kind must be over. */
  readonly pauseNonce: bigint;
  readonly extinguishNonce: bigint;
  /** The open request for an extinguishment: its two keys in ascending order, when its signatures begin and cease to count. */
  readonly extinguishKeyA: KeyAddress | null;
  readonly extinguishKeyB: KeyAddress | null;
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
  /** Of a curve series, in base lamports. */
  readonly stakedTotal: bigint;
  readonly tenderedTotal: bigint;
  /** The announced buy-out: when it is possible, and when it lapses. */
  readonly buyOutPossibleAt: Date | null;
  readonly buyOutLapsesAt: Date | null;
}
