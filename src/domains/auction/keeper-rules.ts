import type { Bytes32 } from '../../core/hex.ts';
/** A raise that is under way, as the index has it. */
export interface RaiseRow {
  readonly key: Bytes32;
  readonly state: string;
  readonly phase: string | null;
  readonly revealEndsAt: Date | null;
}

/** What anyone may do for a raise at the chain's `now`; null where there is nothing. */
export function raiseDue({ state, phase, revealEndsAt }: RaiseRow, now: Date): 'settleStep' | 'passGate' | null {
  if (state === 'SETTLING') return phase === 'GATE' ? 'passGate' : 'settleStep';
  return state === 'RAISING' && revealEndsAt !== null && revealEndsAt <= now ? 'settleStep' : null;
}
