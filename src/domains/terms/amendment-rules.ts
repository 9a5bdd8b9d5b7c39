import type { ReadAt, SeriesOnChain } from '../../core/chain.ts';
import { AppError } from '../../core/errors/app-error.ts';
import { requireState } from '../../core/errors/record-state.ts';
import type { Bytes32 } from '../../core/hex.ts';
import { isUnsettled } from '../../core/period.ts';
import type { AmendmentState } from './amendment-model.ts';

/** The step that an amendment needs next. */
const NEXT: Readonly<Partial<Record<AmendmentState, string>>> = {
  PROPOSED: 'Name an attestor for it first.',
  AWAITING_ATTESTOR: 'Its attestor has to sign it first.',
};

/**
 * @param can what an amendment in one of the states can do, as `be signed`
 * @throws CASE_STATE in a state that is not among them
 */
export function requireAmendmentState(state: string, needs: readonly AmendmentState[], can: string): void {
  requireState('CASE_STATE', { record: 'amendment', state, needs, can, next: NEXT[state as AmendmentState] ?? null });
}

/** As the contract asks of a series whose terms change. @throws WRONG_STATE, CAP_BELOW_PAID, TERMS_UNCHANGED */
export function requireAmendable(series: SeriesOnChain, newTerms: Bytes32, newCap: bigint): void {
  requireState('WRONG_STATE', {
    record: 'series',
    state: series.state,
    needs: ['ACTIVE', 'PAUSED'],
    can: 'have its terms amended',
  });
  if (newCap < series.paid + series.accrued) throw new AppError('CAP_BELOW_PAID');
  if (newTerms === series.termsCommitment && newCap === series.cap) throw new AppError('TERMS_UNCHANGED');
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
