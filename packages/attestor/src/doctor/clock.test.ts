import { expect, it } from 'vitest';
import { checkClock, checkHead } from './clock.ts';

const NOW = new Date('2026-05-01T12:00:00Z');
const after = (seconds: number) => new Date(NOW.getTime() + seconds * 1_000);

it.each([
  [0, 'ok'],
  [-30, 'ok'],
  [31, 'warning'],
  [-300, 'warning'],
  [301, 'failed'],
  [-86_400, 'failed'],
])('a clock %i s from the gateway’s is %s', (seconds, result) => {
  expect(checkClock(after(seconds), NOW).result).toBe(result);
});

it('a gateway that does not say its time is a warning', () => {
  expect(checkClock(NOW, null).result).toBe('warning');
});

it.each([
  [0, 'ok'],
  [-60, 'ok'],
  [-61, 'warning'],
  [600, 'warning'],
  [-601, 'failed'],
  [601, 'warning'],
  [30_000_000, 'warning'],
])('a head of %i s from now is %s', (seconds, result) => {
  const timestamp = BigInt(after(seconds).getTime() / 1_000);
  expect(checkHead(7n, timestamp, NOW)).toMatchObject({ result, found: expect.stringContaining('block 7') });
});
