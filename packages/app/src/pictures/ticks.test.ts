import { expect, it } from 'vitest';
import { numberTick, timeTickFormat } from './ticks.ts';

it.each([
  ['an hour', '2027-03-01T12:00:00Z', '2027-03-01T13:00:00Z'],
  ['a week', '2027-03-01T12:00:00Z', '2027-03-08T12:00:00Z'],
  ['two years', '2027-03-01T12:00:00Z', '2029-03-01T12:00:00Z'],
])('tells the ends of %s apart', (_, first, last) => {
  const ends = [Date.parse(first), Date.parse(last)];
  const format = timeTickFormat(ends);
  expect(new Set(ends.map(format)).size).toBe(2);
});

it('shortens long numbers', () => {
  expect([0.25, 99_999, 2_500_000].map(numberTick)).toEqual(['0.25', '99,999', '2.5m']);
});
