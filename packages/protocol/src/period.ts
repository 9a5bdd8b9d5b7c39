import { larger } from './amounts.ts';
import { AppError } from './errors/app-error.ts';
import type { Bytes32 } from './hex.ts';
import { FIRST_YEAR, LAST_YEAR, LATE_WINDOW, OPEN_WINDOW } from './policy.ts';

/** A quarter as `year * 10 + quarter`: 20261 is Q1 2026. */
export type Period = number;

export type Quarter = 1 | 2 | 3 | 4;

/** Tests for a quarter between `FIRST_YEAR` and `LAST_YEAR`. */
export const isPeriod = (value: unknown): value is Period => {
  if (typeof value !== 'number' || !Number.isInteger(value)) return false;
  const year = Math.floor(value / 10);
  const quarter = value % 10;
  return year >= FIRST_YEAR && year <= LAST_YEAR && quarter >= 1 && quarter <= 4;
};

/** Returns the value if it is a quarter. @throws PERIOD_INVALID */
export function parsePeriod(value: unknown): Period {
  if (!isPeriod(value)) throw new AppError('PERIOD_INVALID');
  return value;
}

/** Writes a quarter as the API does: 2026-Q1 for 20261. */
export const printPeriod = (period: Period): string => `${yearOf(period)}-Q${quarterOf(period)}`;

/** Reads a quarter written as `2026-Q1`; null for any other value. */
export function readPeriod(text: unknown): Period | null {
  const [, year, quarter] = (typeof text === 'string' && /^(\d{4})-Q([1-4])$/.exec(text)) || [];
  const period = Number(year) * 10 + Number(quarter);
  return isPeriod(period) ? period : null;
}

/** The quarter of a year. @throws PERIOD_INVALID */
export const makePeriod = (year: number, quarter: number): Period => parsePeriod(year * 10 + quarter);

export const yearOf = (period: Period): number => Math.floor(period / 10);
export const quarterOf = (period: Period): Quarter => (period % 10) as Quarter;

/** Tests for the first quarter of a year, which has no prior figure, because figures are year to date. */
export const isFirstOfYear = (period: Period): boolean => quarterOf(period) === 1;

export const nextPeriod = (period: Period): Period => (quarterOf(period) === 4 ? period + 7 : period + 1);
export const previousPeriod = (period: Period): Period => (quarterOf(period) === 1 ? period - 7 : period - 1);

/** The number of quarters from `from` to `to`; negative if `to` is earlier. */
export const periodsBetween = (from: Period, to: Period): number =>
  (yearOf(to) - yearOf(from)) * 4 + quarterOf(to) - quarterOf(from);

/** Every quarter from `first` to `last`, both included; empty if `last` is earlier. */
export function periodRange(first: Period, last: Period): Period[] {
  const count = Math.max(0, periodsBetween(first, last) + 1);
  const periods: Period[] = [];
  for (let period = first; periods.length < count; period = nextPeriod(period)) periods.push(period);
  return periods;
}

/** The unix second at which a month begins, in UTC. `month`: from 0. */
const unixSeconds = (year: number, month: number): bigint => BigInt(Date.UTC(year, month, 1) / 1000);

/** The unix second at which a quarter begins, in UTC. */
export const periodStart = (period: Period): bigint => unixSeconds(yearOf(period), (quarterOf(period) - 1) * 3);

/** The unix second after a quarter, in UTC, at which its report window opens. */
export const periodEnd = (period: Period): bigint => unixSeconds(yearOf(period), quarterOf(period) * 3);

/** Tests that a past quarter is neither reported nor missed. `next`: the series' next quarter, or 0. `at`: in unix seconds. */
export const isUnsettled = (next: Period, at: bigint): boolean => next !== 0 && at >= periodEnd(next);

/** The quarter of a time in unix seconds. @throws PERIOD_INVALID */
export function periodAt(time: bigint): Period {
  const date = new Date(Number(time) * 1000);
  return makePeriod(date.getUTCFullYear(), Math.floor(date.getUTCMonth() / 3) + 1);
}

/** The last pause of a series, [from, until) in unix seconds. */
export interface Paused {
  readonly from: bigint;
  readonly until: bigint;
}

/** The times of a report window, in unix seconds. */
export interface ReportWindow {
  readonly opensAt: bigint;
  readonly closesAt: bigint;
  readonly lateUntil: bigint;
}

/**
 * The report window of a quarter: a report is on time in [opensAt, closesAt), late in [closesAt, lateUntil), and missed from
 * lateUntil on. A pause moves both ends by the paused time before them, because the window's clock does not run in a pause.
 */
export function reportWindow(period: Period, pause: Paused | null = null): ReportWindow {
  const opensAt = periodEnd(period);
  const extended = (end: bigint): bigint => {
    if (pause === null || pause.from >= end || pause.until <= opensAt) return end;
    return end + pause.until - larger(pause.from, opensAt);
  };
  return { opensAt, closesAt: extended(opensAt + OPEN_WINDOW), lateUntil: extended(deferrableFrom(period)) };
}

/** The unix second from which a quarter may be marked DEFERRED if a pause extended its window: 90 days after the quarter's end. */
export const deferrableFrom = (period: Period): bigint => periodEnd(period) + OPEN_WINDOW + LATE_WINDOW;

/** The id of a quarter of a series, of its report, and of the income that was routed in it. */
export const periodId = (seriesKey: Bytes32, period: Period): string => `${seriesKey}:${period}`;
