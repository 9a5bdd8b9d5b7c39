const LOCALE = 'en-GB';
const DAY_MS = 86_400_000;

/** The formats of times by the span that a picture shows: hours, days, or months. */
const FORMATS = [
  {
    below: 2 * DAY_MS,
    format: new Intl.DateTimeFormat(LOCALE, { weekday: 'short', hour: '2-digit', minute: '2-digit' }),
  },
  { below: 300 * DAY_MS, format: new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'short' }) },
  { below: Number.POSITIVE_INFINITY, format: new Intl.DateTimeFormat(LOCALE, { month: 'short', year: 'numeric' }) },
] as const;

/** Makes the format of the times under a picture, in the reader's zone, so that two ticks differ in their texts. */
export function timeTickFormat(timesMs: readonly number[]): (atMs: number) => string {
  const span = Math.max(...timesMs) - Math.min(...timesMs);
  const found = FORMATS.find(({ below }) => span < below) ?? FORMATS[2];
  return (atMs) => found.format.format(atMs);
}

const NUMBER = new Intl.NumberFormat(LOCALE);
const LARGE = new Intl.NumberFormat(LOCALE, { notation: 'compact' });
const FROM_COMPACT = 100_000;

/** Writes a number beside a picture, shortened where it is long. */
export const numberTick = (value: number): string => (value < FROM_COMPACT ? NUMBER : LARGE).format(value);
