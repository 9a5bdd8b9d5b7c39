import { expect, it } from 'vitest';
import { InputError } from './errors/input-error.ts';
import { wholeSeconds } from './whole-seconds.ts';

it('are what is signed', () => {
  expect(wholeSeconds('deadline', new Date(1_700_000_000_000))).toBe(1_700_000_000n);
});

it.each([1_700_000_000_001, -1_000, Number.NaN])('are not %s milliseconds', (ms) => {
  expect(() => wholeSeconds('deadline', new Date(ms))).toThrow(new InputError('deadline', 'a time in whole seconds'));
});
