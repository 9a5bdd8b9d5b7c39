import type { Bytes32 } from '@income-series/protocol/hex';
import { WINDOW_INTERVAL } from '@income-series/protocol/policy';
import { earliest } from '../../../keepers/deadline.ts';
import { type EndingRow, mayEndAt } from '../../series/worker/ends-keeper-rules.ts';

/** An indexed series with its last window. */
export interface TradedRow extends EndingRow {
  readonly key: Bytes32;
  readonly state: string;
  readonly activatedAt: Date | null;
  /** True if somebody holds units. */
  readonly hasHolders: boolean;
  readonly last: LastWindow | null;
}

export interface LastWindow {
  readonly phase: string;
  readonly voidReason: string | null;
  readonly openedAt: Date;
  readonly revealEndsAt: Date;
  readonly settleEndsAt: Date;
  /** True once the window's price is found, or the contract knows that no two orders met. */
  readonly cleared: boolean;
}

/** The states of a series in which units are traded. */
export const TRADABLE: ReadonlySet<string> = new Set(['ACTIVE', 'PAUSED', 'TAIL']);
const OVER: ReadonlySet<string> = new Set(['DONE', 'VOID']);

/**
 * The step that is due for a series' windows at the chain's time `now`; null if no step is due. A window is settled after its
 * reveals, or at once if the series is over, which voids it. The next window opens WINDOW_INTERVAL after the last one opened
 * (the first: after the activation), or at once if a request for an extinguishment voided the last one.
 */
export function windowDue(
  { state, activatedAt, hasHolders, last }: TradedRow,
  now: Date,
): 'settleWindow' | 'openWindow' | null {
  if (last !== null && !OVER.has(last.phase)) {
    return last.revealEndsAt <= now || !TRADABLE.has(state) ? 'settleWindow' : null;
  }
  const since = last?.openedAt ?? activatedAt;
  if (!hasHolders || !TRADABLE.has(state) || since === null) return null;
  if (last?.voidReason === 'EXTINGUISHMENT_REQUESTED') return 'openWindow';
  return since.getTime() + Number(WINDOW_INTERVAL) * 1000 <= now.getTime() ? 'openWindow' : null;
}

/**
 * The deadline for settling a series' last window, at the chain's time `now`: the end of its time to find a price, or the
 * earliest time at which the series may end, because the window is void after both. Null if a delay changes nothing: the
 * price is found, the window is void already, or a window is to be opened.
 */
export function windowDeadline(row: TradedRow, now: Date): Date | null {
  const { last, state } = row;
  if (last === null || OVER.has(last.phase) || last.cleared || !TRADABLE.has(state)) return null;
  return last.settleEndsAt <= now ? null : earliest([last.settleEndsAt, mayEndAt(row)]);
}
