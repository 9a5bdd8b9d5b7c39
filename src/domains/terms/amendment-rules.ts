import type { ReadAt, SeriesOnChain } from '@income-series/protocol/chain';
import { AppError } from '@income-series/protocol/errors/app-error';
import type { Bytes32 } from '@income-series/protocol/hex';
import { isUnsettled } from '@income-series/protocol/period';
import { requireState } from '../../core/errors/record-state.ts';
import type { AmendmentState } from './amendment-model.ts';

/** The step that a state of an amendment waits for, for error messages. */
const NEXT: Readonly<Partial<Record<AmendmentState, string>>> = {
  PROPOSED: 'Name an attestor for it first.',
  AWAITING_ATTESTOR: 'Its attestor has to sign it first.',
};

/**
 * Requires that an amendment is in one of the states `needs`.
 * @param can the end of the error's sentence, such as `be signed`
 * @throws CASE_STATE
 */
export function requireAmendmentState(state: string, needs: readonly AmendmentState[], can: string): void {
  requireState('CASE_STATE', { record: 'amendment', state, needs, can, next: NEXT[state as AmendmentState] ?? null });
}

/** Requires that a series' terms may change, by the contract's rules. @throws WRONG_STATE, CAP_BELOW_PAID, TERMS_UNCHANGED */
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
 * Requires that every past quarter is reported or missed, because new terms apply from the current quarter on.
 * @throws PERIOD_UNSETTLED
 */
export function requireSettled({ block, value }: ReadAt<Pick<SeriesOnChain, 'nextPeriod'>>): void {
  if (isUnsettled(value.nextPeriod, block.timestamp)) throw new AppError('PERIOD_UNSETTLED');
}

/** The states in which the named attestor may read the terms and sign. */
export const UNDER_REVIEW: readonly AmendmentState[] = ['AWAITING_ATTESTOR', 'SIGNED'];

/** The states without a signature, in which the issuer may withdraw an amendment or name another reviewer. */
export const UNSIGNED: readonly AmendmentState[] = ['PROPOSED', 'AWAITING_ATTESTOR'];
