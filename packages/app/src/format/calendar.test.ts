import { describe, expect, it } from 'vitest';
import { type CalendarMoment, writeCalendar } from './calendar.ts';

const NOW = new Date('2027-05-01T12:00:00.123Z');
const MOMENT: CalendarMoment = {
  uid: 'one@income-series',
  at: new Date('2027-05-03T22:00:00Z'),
  summary: 'Reveal your bid',
  description: 'One line',
  url: 'https://app.example/app/bids',
  leadMinutes: 360,
};

/** The content lines of a file, unfolded as section 3.1 says. */
const linesOf = (text: string) => text.replace(/\r\n[ \t]/g, '').split('\r\n');
const valueIn = (text: string, name: string) =>
  linesOf(text)
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1);

describe('a calendar file (RFC 5545)', () => {
  it('has a calendar, an event and its alarm, in UTC', () => {
    expect(linesOf(writeCalendar([MOMENT], NOW))).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Income Series//App//EN',
      'CALSCALE:GREGORIAN',
      'BEGIN:VEVENT',
      'UID:one@income-series',
      'DTSTAMP:20270501T120000Z',
      'DTSTART:20270503T220000Z',
      'DURATION:PT15M',
      'SUMMARY:Reveal your bid',
      'DESCRIPTION:One line',
      'URL:https://app.example/app/bids',
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:Reveal your bid',
      'TRIGGER:-PT360M',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it.each([
    ['a;b,c\\d', 'a\\;b\\,c\\\\d'],
    ['one\ntwo\r\nthree\rfour', 'one\\ntwo\\nthree\\nfour'],
    ['a\u0000b\u0007c\u200bd\u202ee\u2028f', 'abcdef'],
    ['END:VEVENT\r\nBEGIN:VEVENT', 'END:VEVENT\\nBEGIN:VEVENT'],
    ['"Ä: 𝄞"', '"Ä: 𝄞"'],
  ])('has the text %j as %j (section 3.3.11)', (summary, value) => {
    expect(valueIn(writeCalendar([{ ...MOMENT, summary }], NOW), 'SUMMARY')).toBe(value);
  });

  it.each(['x'.repeat(400), 'ä'.repeat(200), '𝄞'.repeat(120), `x${'€'.repeat(150)}`, 'x'.repeat(67), 'x'.repeat(68)])(
    'has no line of more than 75 octets, and parts no character (section 3.1): %j',
    (summary) => {
      const text = writeCalendar([{ ...MOMENT, summary }], NOW);
      const lines = text.split('\r\n');
      const lengths = lines.map((line) => Buffer.byteLength(line));
      expect(Math.max(...lengths)).toBeLessThanOrEqual(75);
      expect(text).not.toContain('\ufffd');
      expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
      expect(valueIn(text, 'SUMMARY')).toBe(summary);
    },
  );

  it('is not written for a time that is none', () => {
    expect(() => writeCalendar([{ ...MOMENT, at: new Date('soon') }], NOW)).toThrow(RangeError);
  });
});
