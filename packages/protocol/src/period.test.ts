import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isFirstOfYear,
  makePeriod,
  nextPeriod,
  parsePeriod,
  periodAt,
  periodEnd,
  periodRange,
  periodStart,
  periodsBetween,
  previousPeriod,
  printPeriod,
  readPeriod,
  reportWindow,
} from './period.ts';

const anyPeriod = fc
  .tuple(fc.integer({ min: 2001, max: 2198 }), fc.integer({ min: 1, max: 4 }))
  .map(([year, quarter]) => makePeriod(year, quarter));

describe('periods', () => {
  it.each([20260, 20265, 20269, 19994, 22001, 2026, 20261.5, Number.NaN, '20261', 20261n, null])(
    'refuses %s',
    (value) => {
      expect(() => parsePeriod(value)).toThrow(expect.objectContaining({ code: 'PERIOD_INVALID' }));
    },
  );

  it('are read as they are written', () => {
    expect(printPeriod(20271)).toBe('2027-Q1');
    fc.assert(fc.property(anyPeriod, (period) => readPeriod(printPeriod(period)) === period));
  });

  it.each<[string, unknown]>([
    ['a fifth quarter', '2027-Q5'],
    ['no quarter', '2027-Q0'],
    ['a small letter', '2027-q1'],
    ['two digits of a year', '27-Q1'],
    ['five digits of a year', '02027-Q1'],
    ['a year before all', '1999-Q4'],
    ['a year after all', '2200-Q1'],
    ['a space', ' 2027-Q1'],
    ['a line’s end', '2027-Q1\n'],
    ['other digits', '２０２７-Q1'],
    ['the number as text', '20271'],
    ['the number', 20271],
    ['nothing', null],
  ])('are not read from %s', (_, text) => {
    expect(readPeriod(text)).toBeNull();
  });

  it('steps over the turn of the year', () => {
    expect(nextPeriod(20254)).toBe(20261);
    expect(previousPeriod(20261)).toBe(20254);
    expect([20261, 20262].map(isFirstOfYear)).toEqual([true, false]);
  });

  it('steps forth and back to where it was, and touches its neighbour', () => {
    fc.assert(
      fc.property(anyPeriod, (period) => {
        expect(previousPeriod(nextPeriod(period))).toBe(period);
        expect(periodEnd(period)).toBe(periodStart(nextPeriod(period)));
        expect(periodAt(periodStart(period))).toBe(period);
        expect(periodAt(periodEnd(period) - 1n)).toBe(period);
      }),
    );
  });

  it('counts as many quarters as it lists', () => {
    expect(periodRange(20253, 20262)).toEqual([20253, 20254, 20261, 20262]);
    expect(periodRange(20262, 20261)).toEqual([]);
    expect(periodsBetween(20262, 20253)).toBe(-3);
  });

  it('ends a quarter at midnight UTC', () => {
    expect(periodEnd(20261)).toBe(BigInt(Date.parse('2026-04-01T00:00:00Z') / 1000));
    expect(periodEnd(20244)).toBe(BigInt(Date.parse('2025-01-01T00:00:00Z') / 1000));
  });

  it('is open 45 days, then late 45 more', () => {
    const { opensAt, closesAt, lateUntil } = reportWindow(20261);
    expect([closesAt - opensAt, lateUntil - closesAt]).toEqual([45n * 86_400n, 45n * 86_400n]);
  });
});

describe('a pause', () => {
  const DAY = 86_400n;
  const end = periodEnd(20261);
  it.each<[string, bigint, bigint, bigint, bigint]>([
    ['over when the window opens', -9n, 0n, 0n, 0n],
    ['over the quarter’s end', -9n, 5n, 5n, 5n],
    ['in the open days', 1n, 31n, 30n, 30n],
    ['from the end of the open days', 45n, 50n, 0n, 5n],
    ['beyond the late days', 80n, 120n, 0n, 40n],
    ['from the end of the late days', 90n, 99n, 0n, 0n],
  ])('%s makes the windows longer by the paused time in them', (_, from, until, open, late) => {
    const moved = reportWindow(20261, { from: end + from * DAY, until: end + until * DAY });
    const { closesAt, lateUntil } = reportWindow(20261);
    expect([moved.opensAt, moved.closesAt - closesAt, moved.lateUntil - lateUntil]).toEqual([
      end,
      open * DAY,
      late * DAY,
    ]);
  });
});
