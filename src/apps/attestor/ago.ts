const UNITS = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 0],
] as const;

const format = new Intl.RelativeTimeFormat('en', { numeric: 'always' });

/** How long before or after `now` a time is, in its largest whole unit: `3 days ago`, `in 2 hours`. */
export function relative(time: string, now: Date): string {
  const seconds = (Date.parse(time) - now.getTime()) / 1_000;
  if (Number.isNaN(seconds)) return 'unknown';
  const [unit, length] = UNITS.find(([, least]) => Math.abs(seconds) >= least) ?? UNITS[5];
  return format.format(Math.trunc(seconds / (length || 1)), unit);
}
