import type { Bytes32 } from '../../core/hex.ts';
import { ACCRUAL_WAIT, LATE_WINDOW, OPEN_WINDOW, TAIL_WINDOW } from '../../core/policy.ts';
import { earliestAhead } from '../../keepers/deadline.ts';

/** A series in ACTIVE, PAUSED or TAIL, as the index has it. */
export interface RunningRow {
  readonly key: Bytes32;
  readonly state: string;
  readonly routed: boolean;
  readonly cap: bigint;
  readonly paid: bigint;
  readonly accrued: bigint;
  /** False of a curve series whose last census counted nobody: nobody can be paid what has accrued, which ends with the term. */
  readonly hasPayees: boolean;
  readonly pausedUntil: Date | null;
  readonly tailStartedAt: Date | null;
  /** The only period that can be reported or missed; `closesAt` and `lateUntil` end its windows, pauses counted, `routedIncome`:
   * some came through the router in it. */
  readonly next: {
    readonly period: number;
    readonly state: string;
    readonly opensAt: Date;
    readonly closesAt: Date;
    readonly lateUntil: Date;
    readonly routedIncome: boolean;
  } | null;
  /** The windows of the period after it, which is reported once it is settled; null where it is the last. */
  readonly following: { readonly closesAt: Date; readonly lateUntil: Date } | null;
  /** The last window of later trading, while it has orders and is not over. */
  readonly trading: { readonly commitEndsAt: Date; readonly revealEndsAt: Date } | null;
  /** Of the requested extinguishment; null without a request. */
  readonly extinguishDeadline: Date | null;
}

export type PeriodAct =
  | { readonly kind: 'endPause' | 'closeSeries' }
  | { readonly kind: 'markMissed' | 'submitRoutedReport'; readonly period: number }
  | { readonly kind: 'payTail'; readonly amount: bigint };

const after = (date: Date, seconds: bigint): number => date.getTime() + Number(seconds) * 1000;

/**
 * What anyone may do for a series at the chain's `now`; the first of several, as each changes what follows. A series whose
 * cap is paid closes before anything else. One whose issuer owes what accrued closes ACCRUAL_WAIT after its tail. After its 90
 * days a period is marked: deferred where a pause left its window open, and missed once that is over too. A routed report waits
 * from a window's first reveal until its trades are made, and a payment from its last one.
 */
export function periodDue(row: RunningRow, now: Date): PeriodAct | null {
  const { state, routed, next } = row;
  const isOver = (end: Date | undefined) => end !== undefined && end <= now;
  if (row.paid === row.cap) return { kind: 'closeSeries' };
  if (state === 'PAUSED' && row.pausedUntil !== null && row.pausedUntil <= now) return { kind: 'endPause' };
  if (state === 'TAIL') {
    const owes = row.accrued > 0n && row.hasPayees;
    if (owes && routed) return isOver(row.trading?.revealEndsAt) ? null : { kind: 'payTail', amount: row.accrued };
    const wait = owes ? TAIL_WINDOW + ACCRUAL_WAIT : TAIL_WINDOW;
    const over = row.tailStartedAt !== null && after(row.tailStartedAt, wait) <= now.getTime();
    return over ? { kind: 'closeSeries' } : null;
  }
  if (next === null) return null;
  if (routed && next.routedIncome) {
    // Before `closesAt` the report is its issuer's alone, who may report by documents.
    if (!isOver(next.closesAt) || isOver(row.trading?.commitEndsAt)) return null;
    return { kind: 'submitRoutedReport', period: next.period };
  }
  const deferred = next.state === 'DEFERRED';
  const markedFrom = deferred ? next.lateUntil.getTime() : after(next.opensAt, OPEN_WINDOW + LATE_WINDOW);
  return markedFrom <= now.getTime() ? { kind: 'markMissed', period: next.period } : null;
}

/**
 * Until when an act is in time at the chain's `now`. A period has to be reported or missed before the next one turns late, and
 * before the next one can no longer be reported, because reports come in order; and before the deadline of a requested
 * extinguishment, which waits for it. Deferring a period, ending a pause that is over, paying a tail and closing a series can
 * wait: they change nothing for anybody but the moment.
 */
export function periodDeadline(row: RunningRow, { kind }: PeriodAct, now: Date): Date | null {
  const { next, following, extinguishDeadline } = row;
  const isSettled = kind === 'submitRoutedReport' || (kind === 'markMissed' && next !== null && next.lateUntil <= now);
  if (!isSettled) return null;
  return earliestAhead([following?.closesAt ?? null, following?.lateUntil ?? null, extinguishDeadline], now);
}
