import { BPS, larger, smaller } from './amounts.ts';
import { COMMIT_MAX, COMMIT_MIN, GATE_MAX, GATE_MIN, REVEAL_MAX, REVEAL_MIN } from './policy.ts';

/** The limits of a bid in a raise: the units offered, the most a bid may ask for, and the largest share of one winner. */
export interface BidLimits {
  readonly supply: bigint;
  readonly maxUnitsPerBid: bigint;
  readonly concentrationBps: bigint;
}

/** The most units that one bid may ask for: the smaller of its maximum and the largest share of one winner. */
export const largestBid = ({ supply, maxUnitsPerBid, concentrationBps }: BidLimits): bigint =>
  smaller(maxUnitsPerBid, (concentrationBps * supply) / BPS);

/**
 * Tests that every sale of all units has at least `minHolders` winners. Otherwise a few bidders could make the raise fail by
 * taking all units. False if the largest bid is below one unit.
 */
export function holdersReachable(limits: BidLimits, minHolders: bigint): boolean {
  const largest = largestBid(limits);
  return largest > 0n && minHolders * largest < limits.supply + largest;
}

/** The least cap of a raise, in base units: with it each unit can earn the reserve price, and all units the minimum raise. */
export const leastRaiseCap = (offer: Pick<SeriesOffer, 'unitsOffered' | 'reservePrice' | 'minRaise'>): bigint =>
  larger(offer.unitsOffered * offer.reservePrice, offer.minRaise);

/** Tests that a phase is neither too short nor too long. */
const hasLength = (start: bigint, end: bigint, shortest: bigint, longest: bigint): boolean =>
  end >= start + shortest && end <= start + longest;

/** The ends of a raise's phases, in unix seconds. */
export interface PhaseEnds {
  readonly commitEndsAt: bigint;
  readonly revealEndsAt: bigint;
  readonly gateEndsAt: bigint;
}

/** The public figures of a series with a raise, as `createSeries` takes them. Money is base units, times are unix seconds. */
export interface SeriesOffer extends PhaseEnds {
  /** The ISO 4217 number of the income currency. */
  readonly currencyCode: number;
  readonly indexingRule: number;
  readonly unitsOffered: bigint;
  /** The lowest price that a bid may name, for one unit. */
  readonly reservePrice: bigint;
  readonly maxUnitsPerBid: bigint;
  readonly minRaise: bigint;
  readonly minHolders: number;
  readonly concentrationBps: number;
  readonly cap: bigint;
  /** The first and last quarter of the term, as `core/period.ts` writes them. */
  readonly firstPeriod: number;
  readonly lastPeriod: number;
}

/** Names the end of the first phase that is too short or too long; null if all phases are within their bounds. */
export function phaseFault(createdAt: bigint, ends: PhaseEnds): keyof PhaseEnds | null {
  const { commitEndsAt, revealEndsAt, gateEndsAt } = ends;
  if (!hasLength(createdAt, commitEndsAt, COMMIT_MIN, COMMIT_MAX)) return 'commitEndsAt';
  if (!hasLength(commitEndsAt, revealEndsAt, REVEAL_MIN, REVEAL_MAX)) return 'revealEndsAt';
  return hasLength(revealEndsAt, gateEndsAt, GATE_MIN, GATE_MAX) ? null : 'gateEndsAt';
}
