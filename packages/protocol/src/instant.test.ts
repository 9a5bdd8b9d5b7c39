import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseInstant } from './instant.ts';

describe('parseInstant', () => {
  it.each([
    ['2024-02-29T00:00:00Z', '2024-02-29T00:00:00.000Z'],
    ['2026-01-01T00:00:00.123456789Z', '2026-01-01T00:00:00.123Z'],
    ['2026-01-01T00:00:00+14:00', '2025-12-31T10:00:00.000Z'],
    ['1990-12-31T15:59:59-08:00', '1990-12-31T23:59:59.000Z'],
  ])('reads %s', (text, instant) => {
    expect(parseInstant(text)?.toISOString()).toBe(instant);
  });

  it.each([
    ['30 February', '2026-02-30T00:00:00Z'],
    ['29 February of a common year', '2026-02-29T00:00:00Z'],
    ['29 February of 2100', '2100-02-29T00:00:00Z'],
    ['31 April', '2026-04-31T00:00:00Z'],
    ['a 13th month', '2026-13-01T00:00:00Z'],
    ['24 o’clock', '2026-01-01T24:00:00Z'],
    ['a 60th minute', '2026-01-01T00:60:00Z'],
    ['a leap second', '1990-12-31T23:59:60Z'],
    ['an offset of a day', '2026-01-01T00:00:00+24:00'],
    ['no offset', '2026-01-01T00:00:00'],
    ['no seconds', '2026-01-01T00:00Z'],
    ['a date alone', '2026-01-01'],
    ['white space', ' 2026-01-01T00:00:00Z'],
    ['a line end', '2026-01-01T00:00:00Z\n'],
    ['unix seconds', '1772409600'],
    ['a year after 9999 in UTC', '9999-12-31T23:59:59-01:00'],
    ['a year before 1 in UTC', '0001-01-01T00:00:00+00:01'],
    ['many digits', `2026-01-01T00:00:00.${'0'.repeat(40)}Z`],
  ])('refuses %s', (_, text) => {
    expect(parseInstant(text)).toBeNull();
  });

  it('reads back whatever a date writes', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }),
        (date) => {
          expect(parseInstant(date.toISOString())).toEqual(date);
        },
      ),
    );
  });
});
