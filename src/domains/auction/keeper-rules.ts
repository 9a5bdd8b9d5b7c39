import type { Bytes32 } from '../../core/hex.ts';
import { earliestAhead } from '../../keepers/deadline.ts';

/** A raise that is under way, as the index has it. */
export interface RaiseRow {
  readonly key: Bytes32;
  readonly state: string;
  readonly phase: string | null;
  readonly revealEndsAt: Date | null;
  readonly gateEndsAt: Date | null;
}

/** What anyone may do for a raise at the chain's `now`; null where there is nothing. */
export function raiseDue({ state, phase, revealEndsAt }: RaiseRow, now: Date): 'settleStep' | 'passGate' | null {
  if (state === 'SETTLING') return phase === 'GATE' ? 'passGate' : 'settleStep';
  return state === 'RAISING' && revealEndsAt !== null && revealEndsAt <= now ? 'settleStep' : null;
}

/**
 * The end of the gate, by which settlement has found a price and the gate is passed: afterwards the raise fails. Null once it is
 * over, because a raise fails as well a day later.
 */
export const raiseDeadline = ({ gateEndsAt }: Pick<RaiseRow, 'gateEndsAt'>, now: Date): Date | null =>
  earliestAhead([gateEndsAt], now);
