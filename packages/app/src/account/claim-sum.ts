import type { DueClaimsQuery } from '../generated/operations.ts';

type Due = NonNullable<DueClaimsQuery['claims']>;

/** The words of CENSUS_MISSING. */
export const UNCOUNTED = 'The units of a quarter that is over are still to be counted. A keeper does it.';

export interface ClaimSum {
  /** Base units of the payment token that claiming everything pays now. */
  readonly money: bigint;
  /** Units that are unlocked by it. */
  readonly units: bigint;
  /** True if the chain takes at least one claim now, although it may pay nothing. */
  readonly isAny: boolean;
  /** The names of the chain's rules that refuse a claim now. */
  readonly refusals: readonly string[];
}

/** Adds up what is due. Claims that the chain refuses now are left out, as `buildClaim` leaves them out. */
export function sumClaims(claims: Due): ClaimSum {
  const taken = claims.filter(({ refusal }) => refusal === null);
  const sumOf = (counted: Due) => counted.reduce((sum, { amount }) => sum + BigInt(amount ?? 0), 0n);
  const money = sumOf(taken.filter(({ kind }) => kind !== 'RELEASED_UNITS'));
  const units = sumOf(taken.filter(({ kind }) => kind === 'RELEASED_UNITS'));
  const refusals = claims.flatMap(({ refusal }) => (refusal === null ? [] : [refusal]));
  return { money, units, isAny: taken.length > 0, refusals: [...new Set(refusals)] };
}
