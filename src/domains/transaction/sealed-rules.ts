import { InputError } from '../../core/errors/input-error.ts';
import { requireState } from '../../core/errors/record-state.ts';
import { type Bytes32, ZERO_BYTES32 } from '../../core/hex.ts';

/** Work a settlement step may be asked for, bids or orders: more would not fit a block. */
export const MAX_WORK_A_STEP = 200;

/** A whole number from 1 to `most`. @throws BAD_INPUT */
export function requireCount(path: string, value: number, most: number): void {
  if (!Number.isInteger(value) || value < 1 || value > most)
    throw new InputError(path, `a whole number from 1 to ${most}`);
}

/** What hides a bid or an order: the contracts take the zero word for none. @throws BAD_INPUT */
export function requireCommitment(commitment: Bytes32): void {
  if (commitment === ZERO_BYTES32) throw new InputError('commitment', '32 bytes that are not all zero');
}

/**
 * Price, quantity and salt of a bid or an order are nowhere until it may be revealed: before, the service does not want to
 * know them.
 * @throws WRONG_STATE in any other phase
 */
export function requireRevealPhase(record: 'raise' | 'trading window', phase: string): void {
  const next = phase === 'COMMIT' ? 'Wait until its commit phase is over.' : null;
  requireState('WRONG_STATE', { record, state: phase, needs: ['REVEAL'], can: 'have bids or orders revealed', next });
}
