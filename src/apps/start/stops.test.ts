import { expect, it } from 'vitest';
import { createStops } from './stops.ts';

const forEver = () => new Promise(() => {});

it('parts end in reverse, one that hangs or fails keeps no other, and each is named with its error or none', async () => {
  const ended: string[] = [];
  const late: [string, unknown][] = [];
  const error = new Error('no');
  const stops = createStops({ allMs: 20, leastMs: 20 });
  stops.add('first', async () => ended.push('first'));
  stops.add('hanging', forEver);
  stops.add('failing', () => Promise.reject(error));
  stops.add('last', async () => ended.push('last'));
  stops.add('throwing', () => {
    throw error;
  });
  await stops.run((part, cause) => late.push([part, cause]));
  expect([ended, late]).toEqual([
    ['last', 'first'],
    [
      ['throwing', error],
      ['failing', error],
      ['hanging', undefined],
    ],
  ]);
});

it('a part is ended once', async () => {
  let count = 0;
  const stops = createStops();
  stops.add('one', async () => ++count);
  await Promise.all([stops.run(() => {}), stops.run(() => {})]);
  expect(count).toBe(1);
});
