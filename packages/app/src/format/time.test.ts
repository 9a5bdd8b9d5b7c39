import { expect, it } from 'vitest';
import { formatAge, formatDate, formatDateTime, formatRelative } from './time.ts';

const NOON = '2026-11-26T12:00:00Z';

it('dates and lengths of time are in the words of the sentences', () => {
  expect(formatDate(NOON)).toBe('26 November 2026');
  expect(formatDateTime(NOON)).toMatch(/^2[67] November 2026, \d\d:00$/);
  expect(formatRelative(NOON, Date.parse(NOON) - 3 * 86_400_000)).toBe('in 3 days');
  expect(formatAge(25 * 60_000)).toBe('25 minutes');
  expect(formatDate(null)).toBe('–');
});
