import { expect, it } from 'vitest';
import { formatDistance, formatRelative } from './ago.ts';

const NOW = new Date('2026-05-01T12:00:00Z');

it.each([
  ['2026-05-01T12:00:00Z', 'in 0 seconds'],
  ['2026-05-01T11:59:01Z', '59 seconds ago'],
  ['2026-05-01T11:59:00Z', '1 minute ago'],
  ['2026-05-01T13:59:59Z', 'in 1 hour'],
  ['2026-04-28T11:00:00Z', '3 days ago'],
  ['2026-08-01T12:00:00Z', 'in 3 months'],
  ['2028-05-02T12:00:00Z', 'in 2 years'],
  ['', 'unknown'],
])('%s is %s', (time, words) => {
  expect(formatRelative(time, NOW)).toBe(words);
});

it.each([
  ['2026-08-01T12:00:00Z', '3 months'],
  ['2026-05-01T13:59:59Z', '1 hour'],
  ['2026-04-28T11:00:00Z', '3 days'],
  ['', 'unknown'],
])('%s is at a distance of %s', (time, words) => {
  expect(formatDistance(time, NOW)).toBe(words);
});
