const UNITS = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 0],
] as const;

const format = new Intl.RelativeTimeFormat('en', { numeric: 'always' });

/** The distance from `now` to a time in its largest whole unit, negative before `now`; null if the text is no time. */
function measure(time: string, now: Date) {
  const seconds = (Date.parse(time) - now.getTime()) / 1_000;
  if (Number.isNaN(seconds)) return null;
  const [unit, length] = UNITS.find(([, least]) => Math.abs(seconds) >= least) ?? UNITS[5];
  return { unit, count: Math.trunc(seconds / (length || 1)) };
}

/** Formats a time relative to `now` in its largest whole unit: `3 days ago`, `in 2 hours`. */
export function formatRelative(time: string, now: Date): string {
  const length = measure(time, now);
  return length === null ? 'unknown' : format.format(length.count, length.unit);
}

/** Formats the distance between a time and `now`, without its direction: `3 days`. */
export function formatDistance(time: string, now: Date): string {
  const length = measure(time, now);
  if (length === null) return 'unknown';
  const { unit, count } = length;
  return new Intl.NumberFormat('en', { style: 'unit', unit, unitDisplay: 'long' }).format(Math.abs(count));
}
