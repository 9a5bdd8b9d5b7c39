import type { Bytes32 } from '../../core/hex.ts';
import { WINDOW_INTERVAL } from '../../core/policy.ts';
import { earliest } from '../../keepers/deadline.ts';
import { type EndingRow, mayEndAt } from '../series/ends-keeper-rules.ts';

/** A series with the window it had last, as the index has it. */
export interface TradedRow extends EndingRow {
  readonly key: Bytes32;
  readonly state: string;
  readonly activatedAt: Date | null;
  /** Whether anybody holds units. */
  readonly held: boolean;
  readonly last: LastWindow | null;
}

export interface LastWindow {
  readonly phase: string;
  readonly voidReason: string | null;
  readonly openedAt: Date;
  readonly revealEndsAt: Date;
  readonly settleEndsAt: Date;
  /** Whether its price is found, or that there is none. */
  readonly cleared: boolean;
}

/** States of a series in which units are traded. */
export const TRADABLE: ReadonlySet<string> = new Set(['ACTIVE', 'PAUSED', 'TAIL']);
const OVER: ReadonlySet<string> = new Set(['DONE', 'VOID']);

/**
 * What anyone may do for a series' windows at the chain's `now`. The first window opens as long after the activation as
 * the next one after the last: anyone may be earlier. After a window that a request for an extinguishment voided, the next
 * one opens at once. A window of a series that is over is settled at once, which voids it.
 */
export function windowDue(
  { state, activatedAt, held, last }: TradedRow,
  now: Date,
): 'settleWindow' | 'openWindow' | null {
  if (last !== null && !OVER.has(last.phase)) {
    return last.revealEndsAt <= now || !TRADABLE.has(state) ? 'settleWindow' : null;
  }
  const since = last?.openedAt ?? activatedAt;
  if (!held || !TRADABLE.has(state) || since === null) return null;
  if (last?.voidReason === 'EXTINGUISHMENT_REQUESTED') return 'openWindow';
  return since.getTime() + Number(WINDOW_INTERVAL) * 1000 <= now.getTime() ? 'openWindow' : null;
}

/**
 * Until when the last window of a series is settled in time at the chain's `now`: before its time to find a price is over, and
 * before the series may end, as it is void afterwards. Null where its price is found, or it is void already, which nobody's delay
 * changes; and null for an opening, which delays the windows and takes nothing.
 */
export function windowDeadline(row: TradedRow, now: Date): Date | null {
  const { last, state } = row;
  if (last === null || OVER.has(last.phase) || last.cleared || !TRADABLE.has(state)) return null;
  return last.settleEndsAt <= now ? null : earliest([last.settleEndsAt, mayEndAt(row)]);
}
