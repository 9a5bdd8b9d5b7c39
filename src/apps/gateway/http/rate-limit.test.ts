import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCounter } from './rate-limit.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('takes so much of a key in a minute, and says when the next one begins', async () => {
  const spend = createCounter(100);
  expect(await spend('a', 60)).toBeNull();
  vi.advanceTimersByTime(20_500);
  expect(await spend('a', 41)).toBe(40);
  expect(await spend('b', 100)).toBeNull();
  vi.advanceTimersByTime(39_499);
  expect(await spend('a', 41)).toBe(1);
  vi.advanceTimersByTime(1);
  expect(await spend('a', 41)).toBeNull();
});

it('does not spend what it refuses', async () => {
  const spend = createCounter(100);
  expect(await spend('a', 101)).toBe(60);
  expect(await spend('a', 90)).toBeNull();
  expect(await spend('a', 11)).toBe(60);
  expect(await spend('a', 10)).toBeNull();
});

it('keeps so many keys, and forgets the one whose minute began first', async () => {
  const spend = createCounter(1, 2);
  for (const key of ['a', 'b']) expect(await spend(key, 1)).toBeNull();
  vi.advanceTimersByTime(60_000);
  expect(await spend('b', 1)).toBeNull(); // its second minute began before that of a
  expect(await spend('a', 1)).toBeNull();
  expect(await spend('c', 1)).toBeNull();
  expect([await spend('a', 1), await spend('c', 1)]).toEqual([60, 60]);
  expect(await spend('b', 1)).toBeNull();
});
