import type { NextReportQuery } from '../../generated/operations.ts';

/** The parts of a series from which the time of its next report follows. */
export type ReportingSeries = NonNullable<NextReportQuery['series']>;

/** The report that a holder waits for. */
interface NextReport {
  readonly period: string;
  /** The last time to make it in time; if that is over, the last time to make it at all. */
  readonly dueAt: string;
  /** The time from which it can be made; null if that has come. */
  readonly opensAt: string | null;
  readonly isLate: boolean;
}

const UNREPORTED: ReadonlySet<string> = new Set(['UPCOMING', 'OPEN', 'LATE', 'DEFERRED']);

/**
 * The report that a holder waits for at a time of the chain; null for a series that is not active. In a pause the times are not fixed
 * yet, and after the term no report follows.
 */
export function nextReportAt({ state, periods }: ReportingSeries, now: number): NextReport | null {
  if (state !== 'ACTIVE') return null;
  const next = periods.nodes.find((quarter) => UNREPORTED.has(quarter.state) && now < Date.parse(quarter.lateEndsAt));
  if (next === undefined) return null;
  const { period, opensAt, closesAt, lateEndsAt } = next;
  const isLate = now >= Date.parse(closesAt);
  return {
    ...{ period, isLate, dueAt: isLate ? lateEndsAt : closesAt },
    opensAt: now < Date.parse(opensAt) ? opensAt : null,
  };
}
