import { BPS, least } from './amounts.ts';
import { COMMIT_MAX, COMMIT_MIN, GATE_MAX, GATE_MIN, REVEAL_MAX, REVEAL_MIN } from './policy.ts';

/** What bounds a bid of a raise: units, and the largest share of them that one winner may hold. */
export interface BidLimits {
  readonly supply: bigint;
  readonly maxUnitsPerBid: bigint;
  readonly concentrationBps: bigint;
}

/** The most units one bid may ask for: its maximum, and what the concentration bound allows one winner. */
export const largestBid = ({ supply, maxUnitsPerBid, concentrationBps }: BidLimits): bigint =>
  least(maxUnitsPerBid, (concentrationBps * supply) / BPS);

/**
 * Whether every sale of all units has at least `minHolders` winners, so that no few bidders can fail the gate by taking
 * the whole supply. False where the bound is below one unit.
 */
export function holdersReachable(limits: BidLimits, minHolders: bigint): boolean {
  const largest = largestBid(limits);
  return largest > 0n && minHolders * largest < limits.supply + largest;
}

const lasts = (start: bigint, end: bigint, least: bigint, most: bigint): boolean =>
  end >= start + least && end <= start + most;

/** When commit, reveal and gate end, unix seconds. */
export interface PhaseEnds {
  readonly commitEndsAt: bigint;
  readonly revealEndsAt: bigint;
  readonly gateEndsAt: bigint;
}

/** The figures of a series that everybody may read, as `createSeries` takes them. Money in base units, times in unix seconds. */
export interface SeriesOffer extends PhaseEnds {
  /** ISO 4217, numeric. */
  readonly currencyCode: number;
  readonly indexingRule: number;
  readonly unitsOffered: bigint;
  /** For one unit. */
  readonly reservePrice: bigint;
  readonly maxUnitsPerBid: bigint;
  readonly minRaise: bigint;
  readonly minHolders: number;
  readonly concentrationBps: number;
  readonly cap: bigint;
  /** Quarters, as `core/period.ts` writes them. */
  readonly firstPeriod: number;
  readonly lastPeriod: number;
}

/** The end of the first phase that is shorter or longer than it may be; null where none is. */
export function phaseFault(createdAt: bigint, ends: PhaseEnds): keyof PhaseEnds | null {
  const { commitEndsAt, revealEndsAt, gateEndsAt } = ends;
  if (!lasts(createdAt, commitEndsAt, COMMIT_MIN, COMMIT_MAX)) return 'commitEndsAt';
  if (!lasts(commitEndsAt, revealEndsAt, REVEAL_MIN, REVEAL_MAX)) return 'revealEndsAt';
  return lasts(revealEndsAt, gateEndsAt, GATE_MIN, GATE_MAX) ? null : 'gateEndsAt';
}
