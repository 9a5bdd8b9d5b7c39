import { z } from 'zod';

const DateTime = z.iso.datetime({ offset: true });

/** The longest text that is parsed: a date-time of RFC 3339 with nine digits of a second and an offset is shorter. */
const MAX_CHARS = 40;

/** The years in UTC that both RFC 3339 and the database can represent. */
const YEARS = { first: 1, last: 9999 };

/**
 * Parses an RFC 3339 date-time (section 5.6), to the millisecond. Null for any other text, also for dates that do not exist
 * (30 February, 24:00), for leap seconds, and for times before the year 1 or after 9999 in UTC.
 */
export function parseInstant(text: string): Date | null {
  if (text.length > MAX_CHARS || !DateTime.safeParse(text).success) return null;
  const instant = new Date(text);
  const year = instant.getUTCFullYear();
  return year >= YEARS.first && year <= YEARS.last ? instant : null;
}
