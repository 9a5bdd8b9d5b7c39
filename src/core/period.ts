import { most } from './amounts.ts';
import { AppError } from './errors/app-error.ts';
import { FIRST_YEAR, LAST_YEAR, LATE_WINDOW, OPEN_WINDOW } from './policy.ts';

/** A quarter as `year * 10 + quarter`: 20261 is Q1 2026. */
export type Period = number;

export type Quarter = 1 | 2 | 3 | 4;

export const isPeriod = (value: unknown): value is Period => {
  if (typeof value !== 'number' || !Number.isInteger(value)) return false;
  const year = Math.floor(value / 10);
  const quarter = value % 10;
  return year >= FIRST_YEAR && year <= LAST_YEAR && quarter >= 1 && quarter <= 4;
};

/** @throws PERIOD_INVALID */
export function parsePeriod(value: unknown): Period {
  if (!isPeriod(value)) throw new AppError('PERIOD_INVALID');
  return value;
}

/** As people and the API write it: 2026-Q1 for 20261. */
export const printPeriod = (period: Period): string => `${yearOf(period)}-Q${quarterOf(period)}`;

/** The period that is written as `2026-Q1`; null for anything else. */
export function readPeriod(text: unknown): Period | null {
  const [, year, quarter] = (typeof text === 'string' && /^(\d{4})-Q([1-4])$/.exec(text)) || [];
  const period = Number(year) * 10 + Number(quarter);
  return isPeriod(period) ? period : null;
}

/** @throws PERIOD_INVALID */
export const makePeriod = (year: number, quarter: number): Period => parsePeriod(year * 10 + quarter);

export const yearOf = (period: Period): number => Math.floor(period / 10);
export const quarterOf = (period: Period): Quarter => (period % 10) as Quarter;

/** Figures are year to date: a first quarter has no prior within its year. */
export const isFirstOfYear = (period: Period): boolean => quarterOf(period) === 1;

export const nextPeriod = (period: Period): Period => (quarterOf(period) === 4 ? period + 7 : period + 1);
export const previousPeriod = (period: Period): Period => (quarterOf(period) === 1 ? period - 7 : period - 1);

/** Quarters from `from` to `to`; negative where `to` is earlier. */
export const periodsBetween = (from: Period, to: Period): number =>
  (yearOf(to) - yearOf(from)) * 4 + quarterOf(to) - quarterOf(from);

/** Every period from `first` to `last`, both included; empty where `last` is earlier. */
export function periodRange(first: Period, last: Period): Period[] {
  const count = Math.max(0, periodsBetween(first, last) + 1);
  const out: Period[] = [];
  for (let period = first; out.length < count; period = nextPeriod(period)) out.push(period);
  return out;
}

const unixSeconds = (year: number, month: number): bigint => BigInt(Date.UTC(year, month, 1) / 1000);

/** The quarter's first second, unix seconds, UTC. */
export const periodStart = (period: Period): bigint => unixSeconds(yearOf(period), (quarterOf(period) - 1) * 3);

/** The first second after the quarter, unix seconds, UTC: its report window opens then. */
export const periodEnd = (period: Period): bigint => unixSeconds(yearOf(period), quarterOf(period) * 3);

/** Whether a quarter is over that was neither reported nor missed. `next`: a series' next period, 0 where there is none. */
export const isUnsettled = (next: Period, at: bigint): boolean => next !== 0 && at >= periodEnd(next);

/** The period that a time (unix seconds) lies in. @throws PERIOD_INVALID */
export function periodAt(time: bigint): Period {
  const date = new Date(Number(time) * 1000);
  return makePeriod(date.getUTCFullYear(), Math.floor(date.getUTCMonth() / 3) + 1);
}

/** The last pause of a series, [from, until), unix seconds. */
export interface Paused {
  readonly from: bigint;
  readonly until: bigint;
}

export interface ReportWindow {
  readonly opensAt: bigint;
  readonly closesAt: bigint;
  readonly lateUntil: bigint;
}

/**
 * The report window of a period, unix seconds: on time in [opensAt, closesAt), late in [closesAt, lateUntil),
 * missed from lateUntil on. Its clock does not run in a pause: both ends are later by the paused time that lies before them.
 */
export function reportWindow(period: Period, pause: Paused | null = null): ReportWindow {
  const opensAt = periodEnd(period);
  const extended = (end: bigint): bigint => {
    if (pause === null || pause.from >= end || pause.until <= opensAt) return end;
    return end + pause.until - most(pause.from, opensAt);
  };
  return { opensAt, closesAt: extended(opensAt + OPEN_WINDOW), lateUntil: extended(deferrableFrom(period)) };
}

/** From then on (unix seconds) a period whose window a pause extended may be marked DEFERRED: its 90 days are over. */
export const deferrableFrom = (period: Period): bigint => periodEnd(period) + OPEN_WINDOW + LATE_WINDOW;
