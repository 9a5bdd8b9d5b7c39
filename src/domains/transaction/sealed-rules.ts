import { InputError } from '@income-series/protocol/errors/input-error';
import { type Bytes32, ZERO_BYTES32 } from '@income-series/protocol/hex';
import { requireState } from '../../core/errors/record-state.ts';

/** The most bids or orders that one settlement step may process, because more would not fit into a block. */
export const MAX_WORK_A_STEP = 200;

/** Requires a whole number from 1 to `most`. @throws BAD_INPUT */
export function requireCount(path: string, value: number, most: number): void {
  if (!Number.isInteger(value) || value < 1 || value > most)
    throw new InputError(path, `a whole number from 1 to ${most}`);
}

/** Requires a commitment that is not zero, because zero means "no commitment" to the contracts. @throws BAD_INPUT */
export function requireCommitment(commitment: Bytes32): void {
  if (commitment === ZERO_BYTES32) throw new InputError('commitment', '32 bytes that are not all zero');
}

/**
 * Requires the reveal phase before a reveal is built, because the service must not learn price, quantity and salt earlier.
 * @throws WRONG_STATE in any other phase
 */
export function requireRevealPhase(record: 'raise' | 'trading window', phase: string): void {
  const next = phase === 'COMMIT' ? 'Wait until its commit phase is over.' : null;
  requireState('WRONG_STATE', { record, state: phase, needs: ['REVEAL'], can: 'have bids or orders revealed', next });
}
