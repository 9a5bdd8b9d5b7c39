import type { Bytes32 } from '@income-series/protocol/hex';
import { earliestAhead } from '../../../keepers/deadline.ts';

/** The indexed columns of an open raise that the keeper reads. */
export interface RaiseRow {
  readonly key: Bytes32;
  readonly state: string;
  readonly phase: string | null;
  readonly revealEndsAt: Date | null;
  readonly gateEndsAt: Date | null;
}

/** The step of a raise that anyone may send at the chain's time `now`; null if there is none. */
export function raiseDue({ state, phase, revealEndsAt }: RaiseRow, now: Date): 'settleStep' | 'passGate' | null {
  if (state === 'SETTLING') return phase === 'GATE' ? 'passGate' : 'settleStep';
  return state === 'RAISING' && revealEndsAt !== null && revealEndsAt <= now ? 'settleStep' : null;
}

/**
 * The time by which the raise must be settled and pass its gate, or it fails. Null once that time is past, because failing the raise
 * has no deadline.
 */
export const raiseDeadline = ({ gateEndsAt }: Pick<RaiseRow, 'gateEndsAt'>, now: Date): Date | null =>
  earliestAhead([gateEndsAt], now);
