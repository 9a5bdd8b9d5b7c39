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

/** Whether commit, reveal and gate are neither shorter nor longer than they may be. Unix seconds. */
export const phasesLast = (
  createdAt: bigint,
  ends: { readonly commitEndsAt: bigint; readonly revealEndsAt: bigint; readonly gateEndsAt: bigint },
): boolean =>
  lasts(createdAt, ends.commitEndsAt, COMMIT_MIN, COMMIT_MAX) &&
  lasts(ends.commitEndsAt, ends.revealEndsAt, REVEAL_MIN, REVEAL_MAX) &&
  lasts(ends.revealEndsAt, ends.gateEndsAt, GATE_MIN, GATE_MAX);
