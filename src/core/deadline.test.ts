import { expect, it } from 'vitest';
import { withDeadline } from './deadline.ts';

const never = new Promise<never>(() => {});

it.each([
  ['an answer in time', () => withDeadline(10_000, Promise.resolve('in time'), () => 'late'), 'in time'],
  ['the late one where none comes', () => withDeadline(1, never, () => 'late'), 'late'],
])('gives %s', async (_, ask, expected) => {
  expect(await ask()).toBe(expected);
});

it('throws what fails in time', async () => {
  await expect(withDeadline(10_000, Promise.reject(new Error('failed')), () => 'late')).rejects.toThrow('failed');
});
