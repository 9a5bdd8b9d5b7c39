import type { ContractCall } from '../domains/transaction/index.ts';

/**
 * A call that anyone may send. `deadline`: the moment on the chain from which on it comes too late, because the outcome is then
 * another; null where waiting changes no outcome.
 */
export interface DueCall {
  readonly call: ContractCall;
  readonly deadline: Date | null;
}

/** The earliest of several moments; null where there is none. */
export const earliest = (moments: readonly (Date | null)[]): Date | null =>
  moments.reduce((first, at) => (at !== null && (first === null || at < first) ? at : first), null);

/** The earliest of several moments that are not over at `now`; null where there is none. */
export const earliestAhead = (moments: readonly (Date | null)[], now: Date): Date | null =>
  earliest(moments.filter((at) => at !== null && at >= now));

/** Puts the nearest deadline first, and what has none last. */
export function byDeadline(a: Pick<DueCall, 'deadline'>, b: Pick<DueCall, 'deadline'>): number {
  if (a.deadline === null || b.deadline === null) return Number(a.deadline === null) - Number(b.deadline === null);
  return a.deadline.getTime() - b.deadline.getTime();
}
