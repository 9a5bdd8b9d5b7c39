import { moneyLimit, type SeriesOnChain } from '../../core/chain.ts';
import { AppError } from '../../core/errors/app-error.ts';
import { requireState } from '../../core/errors/record-state.ts';
import { isPeriod, isUnsettled, periodEnd, yearOf } from '../../core/period.ts';
import { TRUEUP_MAX_AGE } from '../../core/policy.ts';

/** The first second after a series' year, unix seconds: the last year ends with the term. */
export const yearEnd = (year: number, lastPeriod: number): bigint =>
  periodEnd(year === yearOf(lastPeriod) ? lastPeriod : year * 10 + 4);

/** What the chain and the index say of a series' year. */
export interface YearFacts {
  readonly firstPeriod: number;
  readonly lastPeriod: number;
  readonly series: Pick<SeriesOnChain, 'state' | 'nextPeriod'>;
  /** Of the chain's head, unix seconds. */
  readonly now: bigint;
  /** The year's true-up is on the chain. */
  readonly done: boolean;
}

const TAKES_TRUE_UPS = ['ACTIVE', 'PAUSED', 'TAIL'];

/**
 * A year that may have a true-up, in the contract's order.
 * @throws PERIOD_INVALID for a year outside the term, WRONG_STATE, YEAR_NOT_OVER, TRUEUP_DONE
 */
export function requireYear(year: number, { firstPeriod, lastPeriod, series, now, done }: YearFacts): void {
  if (!isPeriod(year * 10 + 4) || year < yearOf(firstPeriod) || year > yearOf(lastPeriod))
    throw new AppError('PERIOD_INVALID');
  requireState('WRONG_STATE', { record: 'series', state: series.state, needs: TAKES_TRUE_UPS, can: 'have a true-up' });
  if (now < yearEnd(year, lastPeriod)) throw new AppError('YEAR_NOT_OVER');
  if (done) throw new AppError('TRUEUP_DONE');
}

/**
 * What a true-up may say: 0 < |adjustment| < `moneyLimit` of its chain, base units, as the contract has it.
 * @param facts of the series: its chain, its last quarter, and the time of the chain's head in unix seconds
 * @throws ATTESTATION_TIME before the year's end and in the future, ATTESTATION_STALE from TRUEUP_MAX_AGE on,
 * ADJUSTMENT_OUT_OF_RANGE for zero and beyond a payment
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
 * A true-up below 0 is netted from quarters to come: it waits until every quarter that is over is reported or missed.
 * @throws PERIOD_UNSETTLED
 */
export function requireNettable(adjustment: bigint, { series, now }: Pick<YearFacts, 'series' | 'now'>): void {
  if (adjustment < 0n && isUnsettled(series.nextPeriod, now)) throw new AppError('PERIOD_UNSETTLED');
}
