import type { Address, Bytes32 } from '../../core/hex.ts';
/** A raise that is under way, as the index has it. */
export interface RaiseRow {
  readonly key: Bytes32;
  readonly state: string;
  readonly phase: string;
  readonly revealEndsAt: Date;
}

/** What anyone may do for a raise at the chain's `now`; null where there is nothing. */
export function raiseDue({ state, phase, revealEndsAt }: RaiseRow, now: Date): 'settleStep' | 'passGate' | null {
  if (state === 'SETTLING') return phase === 'GATE' ? 'passGate' : 'settleStep';
  return state === 'RAISING' && revealEndsAt <= now ? 'settleStep' : null;
}

/** A bid or an order that is to be delivered, and when it is tried again where it failed before. */
export interface ParcelRow {
  readonly seriesKey: Bytes32;
  /** 0: a bid. */
  readonly window: number;
  /** The bidder or trader. */
  readonly bidder: Address;
  readonly attempts: number;
  readonly nextAttempt: Date | null;
}

/** What is to be delivered at the wall clock's `now`: first what was never tried, then what has waited longest. */
export function parcelsDue<R extends Pick<ParcelRow, 'nextAttempt'>>(rows: readonly R[], now: Date): readonly R[] {
  const since = ({ nextAttempt }: Pick<ParcelRow, 'nextAttempt'>) => nextAttempt?.getTime() ?? Number.NEGATIVE_INFINITY;
  return rows
    .filter((row) => since(row) <= now.getTime())
    .sort((a, b) => (since(a) < since(b) ? -1 : since(a) > since(b) ? 1 : 0));
}
