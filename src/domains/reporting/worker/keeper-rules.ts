import type { Bytes32 } from '@income-series/protocol/hex';
import { ACCRUAL_WAIT, LATE_WINDOW, OPEN_WINDOW, TAIL_WINDOW } from '@income-series/protocol/policy';
import { earliestAhead } from '../../../keepers/deadline.ts';

/** An indexed series in state ACTIVE, PAUSED or TAIL. */
export interface RunningRow {
  readonly key: Bytes32;
  readonly state: string;
  readonly routed: boolean;
  readonly cap: bigint;
  readonly paid: bigint;
  readonly accrued: bigint;
  /** False for a curve series whose last census counted no units: accrued money then has no recipient. */
  readonly hasPayees: boolean;
  readonly pausedUntil: Date | null;
  readonly tailStartedAt: Date | null;
  /**
   * The first period without a report, the only one that can be reported or marked. `closesAt` and `lateUntil` include
   * pauses. `routedIncome`: some income came through the router in it.
   */
  readonly next: {
    readonly period: number;
    readonly state: string;
    readonly opensAt: Date;
    readonly closesAt: Date;
    readonly lateUntil: Date;
    readonly routedIncome: boolean;
  } | null;
  /** The windows of the period after `next`; null if `next` is the last. */
  readonly following: { readonly closesAt: Date; readonly lateUntil: Date } | null;
  /** The window of later trading that has orders and is not settled; null if there is none. */
  readonly trading: { readonly commitEndsAt: Date; readonly revealEndsAt: Date } | null;
  /** The deadline of the requested extinguishment; null without a request. */
  readonly extinguishDeadline: Date | null;
}

export type PeriodAct =
  | { readonly kind: 'endPause' | 'closeSeries' }
  | { readonly kind: 'markMissed' | 'submitRoutedReport'; readonly period: number }
  | { readonly kind: 'payTail'; readonly amount: bigint };

const msAfter = (date: Date, seconds: bigint): number => date.getTime() + Number(seconds) * 1000;

/**
 * The act that is due for a series at the chain's time `now`, of those that anyone may send. If several are due, only the
 * first is returned, because it changes the others. Rules:
 * - A series whose cap is paid closes first. A series in its tail closes after TAIL_WINDOW, or ACCRUAL_WAIT later if its
 *   issuer owes accrued money.
 * - A period is marked after OPEN_WINDOW and LATE_WINDOW: as deferred if a pause extended its late window, and as missed
 *   once that ends.
 * - A routed report waits from a trading window's first reveal until its trades are settled; a routed tail payment from
 *   its last reveal.
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
    const over = row.tailStartedAt !== null && msAfter(row.tailStartedAt, wait) <= now.getTime();
    return over ? { kind: 'closeSeries' } : null;
  }
  if (next === null) return null;
  if (routed && next.routedIncome) {
    // Before `closesAt` only the issuer may report, because it may choose to report by documents.
    if (!isOver(next.closesAt) || isOver(row.trading?.commitEndsAt)) return null;
    return { kind: 'submitRoutedReport', period: next.period };
  }
  const deferred = next.state === 'DEFERRED';
  const markedFrom = deferred ? next.lateUntil.getTime() : msAfter(next.opensAt, OPEN_WINDOW + LATE_WINDOW);
  return markedFrom <= now.getTime() ? { kind: 'markMissed', period: next.period } : null;
}

/**
 * The time until which an act must be done, at the chain's time `now`; null if it can wait. A period must be reported or
 * marked as missed before the next period turns late or closes, because reports come in order, and before the deadline of a
 * requested extinguishment, which waits for it. Deferring a period, ending a pause, paying a tail and closing a series have
 * no deadline, because a delay changes nothing for anybody.
 */
export function periodDeadline(row: RunningRow, { kind }: PeriodAct, now: Date): Date | null {
  const { next, following, extinguishDeadline } = row;
  const isSettled = kind === 'submitRoutedReport' || (kind === 'markMissed' && next !== null && next.lateUntil <= now);
  if (!isSettled) return null;
  return earliestAhead([following?.closesAt ?? null, following?.lateUntil ?? null, extinguishDeadline], now);
}
