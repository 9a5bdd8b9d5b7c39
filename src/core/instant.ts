import { z } from 'zod';

const DateTime = z.iso.datetime({ offset: true });

/** No date-time of RFC 3339 that anybody means is longer: nine digits of a second and an offset. */
const MAX_CHARS = 40;

/** Years that RFC 3339 can write in UTC again, and a database holds. */
const YEARS = { first: 1, last: 9999 };

/**
 * The instant of an RFC 3339 date-time (section 5.6), to the millisecond. Null for every other text: days and hours that
 * no calendar has (30 February, 24:00) among them, which `Date` would take for another day, leap seconds, which it
 * has none of, and what is before the year 1 or after 9999 in UTC.
 */
export function parseInstant(text: string): Date | null {
  if (text.length > MAX_CHARS || !DateTime.safeParse(text).success) return null;
  const instant = new Date(text);
  const year = instant.getUTCFullYear();
  return year >= YEARS.first && year <= YEARS.last ? instant : null;
}
