import { moneyLimit, type SeriesOnChain } from '@income-series/protocol/chain';
import { AppError } from '@income-series/protocol/errors/app-error';
import { isPeriod, isUnsettled, periodEnd, yearOf } from '@income-series/protocol/period';
import { TRUEUP_MAX_AGE } from '@income-series/protocol/policy';
import { requireState } from '../../core/errors/record-state.ts';

/** The unix second at which a series' year is over. The last year ends with the term. */
export const yearEnd = (year: number, lastPeriod: number): bigint =>
  periodEnd(year === yearOf(lastPeriod) ? lastPeriod : year * 10 + 4);

/** Facts about a series' year from the chain and the index. */
export interface YearFacts {
  readonly firstPeriod: number;
  readonly lastPeriod: number;
  readonly series: Pick<SeriesOnChain, 'state' | 'nextPeriod'>;
  /** The time of the chain's newest block, in unix seconds. */
  readonly now: bigint;
  /** True if the year's true-up is on the chain. */
  readonly hasTrueUp: boolean;
}

const TAKES_TRUE_UPS = ['ACTIVE', 'PAUSED', 'TAIL'];

/**
 * Checks that a year may have a true-up, with the contract's conditions in its order.
 * @throws PERIOD_INVALID for a year outside the term, WRONG_STATE, YEAR_NOT_OVER, TRUEUP_DONE
 */
export function requireYear(year: number, { firstPeriod, lastPeriod, series, now, hasTrueUp }: YearFacts): void {
  if (!isPeriod(year * 10 + 4) || year < yearOf(firstPeriod) || year > yearOf(lastPeriod))
    throw new AppError('PERIOD_INVALID');
  requireState('WRONG_STATE', { record: 'series', state: series.state, needs: TAKES_TRUE_UPS, can: 'have a true-up' });
  if (now < yearEnd(year, lastPeriod)) throw new AppError('YEAR_NOT_OVER');
  if (hasTrueUp) throw new AppError('TRUEUP_DONE');
}

/**
 * Checks a true-up by the contract's rules: 0 < |adjustment| < the chain's `moneyLimit`, in base units. Times are unix seconds.
 * @throws ATTESTATION_TIME if attested before the year's end or in the future, ATTESTATION_STALE from an age of
 * TRUEUP_MAX_AGE on, ADJUSTMENT_OUT_OF_RANGE
 */
export function requireTrueUp(
  { year, adjustment, attestationTs }: { year: number; adjustment: bigint; attestationTs: bigint },
  { chain, lastPeriod, now }: Pick<YearFacts, 'lastPeriod' | 'now'> & { readonly chain: string },
): void {
  if (attestationTs < yearEnd(year, lastPeriod) || attestationTs > now) throw new AppError('ATTESTATION_TIME');
  if (attestationTs + TRUEUP_MAX_AGE <= now) throw new AppError('ATTESTATION_STALE');
  const size = adjustment < 0n ? -adjustment : adjustment;
  if (size === 0n || size >= moneyLimit(chain)) throw new AppError('ADJUSTMENT_OUT_OF_RANGE');
}

/**
 * Checks that a negative true-up can be netted: every past quarter must be reported or missed, because the true-up is netted
 * from quarters to come.
 * @throws PERIOD_UNSETTLED
 */
export function requireNettable(adjustment: bigint, { series, now }: Pick<YearFacts, 'series' | 'now'>): void {
  if (adjustment < 0n && isUnsettled(series.nextPeriod, now)) throw new AppError('PERIOD_UNSETTLED');
}
