// Files of calendars in the form of RFC 5545 (iCalendar).

/** A moment that a calendar reminds of. */
export interface CalendarMoment {
  /** It stays the same, so that a calendar that takes the file again has one entry. */
  readonly uid: string;
  readonly at: Date;
  readonly summary: string;
  readonly description: string;
  readonly url: string;
  /** How long before the moment the calendar reminds, in whole minutes. */
  readonly leadMinutes: number;
}

/** The most octets of a line without its end (RFC 5545, section 3.1). */
const LINE_OCTETS = 75;
/** The time that a moment takes in the calendar. */
const DURATION = 'PT15M';

const octetsOf = (text: string) => new TextEncoder().encode(text).length;

/** Folds a line: each part after the first begins with a space, and none ends within a character. */
function fold(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const character of line) {
    if (octetsOf(part) + octetsOf(character) > LINE_OCTETS) {
      parts.push(part);
      part = ' ';
    }
    part += character;
  }
  return [...parts, part].join('\r\n');
}

const CONTROL = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;

/** The value of a TEXT property (section 3.3.11). Other control characters than line breaks are left out, because none is allowed. */
const textOf = (text: string) =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => line.replace(CONTROL, '').replace(/[\\;,]/g, '\\$&'))
    .join('\\n');

/** A time in UTC (section 3.3.5). */
const timeOf = (at: Date) => at.toISOString().replace(/[-:]|\.\d+/g, '');

const momentLines = ({ uid, at, summary, description, url, leadMinutes }: CalendarMoment, now: Date) => [
  'BEGIN:VEVENT',
  `UID:${textOf(uid)}`,
  `DTSTAMP:${timeOf(now)}`,
  `DTSTART:${timeOf(at)}`,
  `DURATION:${DURATION}`,
  `SUMMARY:${textOf(summary)}`,
  `DESCRIPTION:${textOf(description)}`,
  `URL:${new URL(url).href}`,
  'TRANSP:TRANSPARENT',
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${textOf(summary)}`,
  `TRIGGER:-PT${leadMinutes}M`,
  'END:VALARM',
  'END:VEVENT',
];

/** The text of a calendar file. @throws RangeError for a time that is none, TypeError for a text that is no URL */
export const writeCalendar = (moments: readonly CalendarMoment[], now: Date): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Income Series//App//EN',
    'CALSCALE:GREGORIAN',
    ...moments.flatMap((moment) => momentLines(moment, now)),
    'END:VCALENDAR',
  ]
    .map((line) => `${fold(line)}\r\n`)
    .join('');
