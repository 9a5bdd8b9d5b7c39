import { useEffect, useState } from 'react';
import { TEXT_LOCALE } from './words.ts';

const DATE = new Intl.DateTimeFormat(TEXT_LOCALE, { dateStyle: 'long' });
const TIME = new Intl.DateTimeFormat(TEXT_LOCALE, { timeStyle: 'short' });
const RELATIVE = new Intl.RelativeTimeFormat(TEXT_LOCALE, { numeric: 'auto' });

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
] as const;

/** Writes a time of the schema as a date, in the browser's time zone: `26 November 2026`. */
export const formatDate = (at: string | null | undefined): string => (at ? DATE.format(new Date(at)) : '–');

/** Writes a time of the schema as date and time, in the browser's time zone: `26 November 2026, 14:05`. */
export const formatDateTime = (at: string | null | undefined): string =>
  at ? `${formatDate(at)}, ${TIME.format(new Date(at))}` : '–';

/** Writes the distance to a time in the largest fitting unit: `in 3 days`, `2 hours ago`. */
export function formatRelative(at: string, now = Date.now()): string {
  const distance = Date.parse(at) - now;
  const [unit, ms] = UNITS.find(([, size]) => Math.abs(distance) >= size) ?? UNITS[3];
  return RELATIVE.format(Math.trunc(distance / ms), unit);
}

/** Writes a length of time in its largest unit: `25 minutes`. */
export function formatAge(ms: number): string {
  const [unit, size] = UNITS.find(([, least]) => ms >= least) ?? UNITS[3];
  return new Intl.NumberFormat(TEXT_LOCALE, { style: 'unit', unit, unitDisplay: 'long' }).format(Math.trunc(ms / size));
}

/** Writes a quarter of the schema, or as a circuit and a contract number it: `2027-Q1` and 20271 are `Q1 2027`. */
export const formatPeriod = (period: string | number | null | undefined): string =>
  period === null || period === undefined ? '–' : `${period}`.replace(/^(\d{4})(?:-Q)?([1-4])$/, 'Q$2 $1');

/** The present time, which moves every `everyMs` while the component is shown. */
export function useNow(everyMs = 1_000): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
