import { z } from 'zod';

const DateTime = z.iso.datetime({ offset: true });

/** No date-time of RFC 3339 that anybody means is longer: nine digits of a second and an offset. */
const MAX_CHARS = 40;

/**
 * The instant of an RFC 3339 date-time (section 5.6), to the millisecond. Null for every other text: days and hours that
 * no calendar has (30 February, 24:00) among them, which `Date` would take for another day, and leap seconds, which it
 * has none of.
 */
export function parseInstant(text: string): Date | null {
  return text.length <= MAX_CHARS && DateTime.safeParse(text).success ? new Date(text) : null;
}
