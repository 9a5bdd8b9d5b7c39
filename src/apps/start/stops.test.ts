import { expect, it } from 'vitest';
import { createStops } from './stops.ts';

const forEver = () => new Promise(() => {});

it('parts end in reverse, and one that hangs or fails keeps no other', async () => {
  const ended: string[] = [];
  const late: string[] = [];
  const stops = createStops({ allMs: 20, leastMs: 20 });
  stops.add('first', async () => ended.push('first'));
  stops.add('hanging', forEver);
  stops.add('failing', () => Promise.reject(new Error('no')));
  stops.add('last', async () => ended.push('last'));
  await stops.run((part) => late.push(part));
  expect([ended, late]).toEqual([
    ['last', 'first'],
    ['failing', 'hanging'],
  ]);
});

it('a part is ended once', async () => {
  let count = 0;
  const stops = createStops();
  stops.add('one', async () => ++count);
  await Promise.all([stops.run(() => {}), stops.run(() => {})]);
  expect(count).toBe(1);
});
