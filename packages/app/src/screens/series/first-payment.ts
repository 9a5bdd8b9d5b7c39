import { formatPeriod } from '../../format/time.ts';
import { TEXT_LOCALE } from '../../format/words.ts';
import type { SeriesOverview } from './types.ts';

const DAY = new Intl.DateTimeFormat(TEXT_LOCALE, { dateStyle: 'long', timeZone: 'UTC' });
/** The states before a series is active. */
const SELLING: ReadonlySet<string> = new Set(['RAISING', 'SETTLING', 'CURVE']);

/** The sentence about the first payment that a buyer may expect, from the first quarter; null for a series that no longer sells. */
export function firstPayment({ state, firstPeriod }: Pick<SeriesOverview, 'state' | 'firstPeriod'>): string | null {
  const [, year, quarter] = /^(\d{4})-Q([1-4])$/.exec(firstPeriod) ?? [];
  if (!SELLING.has(state) || year === undefined) return null;
  const lastDay = DAY.format(Date.UTC(Number(year), Number(quarter) * 3, 0));
  return `The first quarter is ${formatPeriod(firstPeriod)}, which ends on ${lastDay}. The issuer reports it after that day, and the first payment, if one is due, follows that report.`;
}
