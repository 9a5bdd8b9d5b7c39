import { type Period, readPeriod } from '@income-series/client';
import { formatPeriod } from '../../format/time.ts';

/** The last days of the quarters. */
const LAST_DAYS = ['31 March', '30 June', '30 September', '31 December'] as const;

const quarterOf = (period: Period): number => period % 10;
const yearOf = (period: Period): number => Math.trunc(period / 10);

/**
 * The sentence about the time whose income a report of a quarter states. It begins with the calendar year, even in the year in which a
 * series begins, because the threshold is one of whole years, and no earlier report states the income before.
 */
export function incomeSpan(period: Period, firstPeriod: string): string {
  const [year, quarter, first] = [yearOf(period), quarterOf(period), readPeriod(firstPeriod)];
  const quarters = quarter === 1 ? formatPeriod(period) : `Q1 to Q${quarter} ${year}`;
  const span = `All income from 1 January to ${LAST_DAYS[quarter - 1]} ${year}: ${quarters}.`;
  if (first === null || yearOf(first) !== year || quarterOf(first) === 1) return span;
  return `${span} The series began with ${formatPeriod(first)}, and the year’s income before it counts too, because the threshold is that of a whole year.`;
}
