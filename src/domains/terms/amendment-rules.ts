import type { ReadAt, SeriesOnChain } from '../../core/chain.ts';
import { AppError } from '../../core/errors/app-error.ts';
import { isUnsettled } from '../../core/period.ts';
import type { AmendmentState } from './amendment-model.ts';

/** @throws CASE_STATE in a state that is not among them */
export function requireState(state: string, allowed: readonly AmendmentState[]): void {
  if (!(allowed as readonly string[]).includes(state)) throw new AppError('CASE_STATE');
}

/** As the contract asks of a series whose terms change. @throws WRONG_STATE, CAP_BELOW_PAID */
export function requireAmendable(series: SeriesOnChain, newCap: bigint): void {
  if (series.state !== 'ACTIVE' && series.state !== 'PAUSED') throw new AppError('WRONG_STATE');
  if (newCap < series.paid + series.accrued) throw new AppError('CAP_BELOW_PAID');
}

/**
 * Terms change for the quarter that runs and those after it: one that is over is reported, or missed, first.
 * @throws PERIOD_UNSETTLED
 */
export function requireSettled({ block, value }: ReadAt<Pick<SeriesOnChain, 'nextPeriod'>>): void {
  if (isUnsettled(value.nextPeriod, block.timestamp)) throw new AppError('PERIOD_UNSETTLED');
}

/** The named attestor reads the terms and may sign: from being named until the chain has it or the issuer withdraws. */
export const UNDER_REVIEW: readonly AmendmentState[] = ['AWAITING_ATTESTOR', 'SIGNED'];

/** As long as nobody has signed, an amendment is the issuer's to withdraw or to give to another reviewer. */
export const UNSIGNED: readonly AmendmentState[] = ['PROPOSED', 'AWAITING_ATTESTOR'];
