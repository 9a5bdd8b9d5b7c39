import { WAD } from '@income-series/protocol/amounts';
import { excessOver } from '@income-series/protocol/payment';
import {
  makePeriod,
  type Period,
  periodRange,
  periodsBetween,
  quarterOf,
  yearOf,
} from '@income-series/protocol/period';
import type { ChargeBasis } from '@income-series/protocol/report-charge';
import { unwrapOption } from '@solana/kit';
import type { Router, Series } from './generated/accounts/index.ts';

// The arithmetic of a series on the income router. The program's own is in contracts/solana: state/router.rs.

/** True if the series is on the income router. */
export const isRouted = ({ routed }: Pick<Series, 'routed'>): boolean => unwrapOption(routed) === true;

/** The money in the receipts that no call has counted as income yet, at least 0. */
export const uncountedOf = ({ held }: Pick<Router, 'held'>, receipts: bigint): bigint => excessOver(receipts, held);

type Books = Pick<Router, 'theta' | 'ratePerUnit' | 'attestedYear' | 'attestedIncome' | 'excess' | 'quarters'>;
type Term = Pick<Series, 'firstPeriod' | 'counted'>;

/** The amounts of a quarter; zeros outside of the term. */
const amountsOf = ({ quarters }: Books, { firstPeriod }: Term, period: Period) =>
  quarters[periodsBetween(firstPeriod, period)] ?? { amount: 0n, withheld: 0n };

/** The part of income above the threshold that is owed. */
const shareOf = ({ ratePerUnit }: Books, { counted }: Term, income: bigint): bigint =>
  (counted * ratePerUnit * income) / WAD;

/**
 * Computes the router's figures of a report by documents; they do not depend on the report's payment. From this report on, the year's
 * threshold counts as reached, so each later quarter that has begun lacks the part of its income that it did not withhold.
 */
export function attestedFigures(router: Books, series: Term, period: Period): NonNullable<ChargeBasis['router']> {
  const year = yearOf(period);
  const hasAttested = router.attestedYear === year;
  // An earlier report by documents covers the year's income so far. The amount withheld beyond its payment counts for this report.
  const [covered, excess] = hasAttested ? [router.attestedIncome, router.excess] : [0n, 0n];
  const earlier = periodRange(makePeriod(year, 1), period).slice(0, -1);
  const before = earlier.reduce((sum, each) => sum + amountsOf(router, series, each).amount, 0n);
  const later = quarterOf(period) === 4 ? [] : periodRange(period + 1, makePeriod(year, 4));
  const missing = later
    .map((each) => amountsOf(router, series, each))
    .reduce((sum, { amount, withheld }) => sum + excessOver(shareOf(router, series, amount), withheld), 0n);
  const theta = hasAttested ? 0n : router.theta;
  return {
    counted: shareOf(router, series, excessOver(before, theta) - excessOver(covered, theta)) + excess,
    withheld: amountsOf(router, series, period).withheld,
    missing,
  };
}
