import type { ContractCall } from '../domains/transaction/index.ts';

/**
 * A call that anyone may send and that is due. `deadline`: the chain's time after which it has another outcome; null if a delay
 * changes no outcome.
 */
export interface DueCall {
  readonly call: ContractCall;
  readonly deadline: Date | null;
}

/** The earliest of several times; null if all are null. */
export const earliest = (moments: readonly (Date | null)[]): Date | null =>
  moments.reduce((first, at) => (at !== null && (first === null || at < first) ? at : first), null);

/** The earliest of several times that is not before `now`; null if there is none. */
export const earliestAhead = (moments: readonly (Date | null)[], now: Date): Date | null =>
  earliest(moments.filter((at) => at !== null && at >= now));

/** Compares two calls for sorting: the nearest deadline first, calls without one last. */
export function byDeadline(a: Pick<DueCall, 'deadline'>, b: Pick<DueCall, 'deadline'>): number {
  if (a.deadline === null || b.deadline === null) return Number(a.deadline === null) - Number(b.deadline === null);
  return a.deadline.getTime() - b.deadline.getTime();
}
