import { expect, it } from 'vitest';
import { demandOf } from '../../bench/capacity/formula.ts';

it('each part of a site is as many as a rate needs at 60 % of a core', () => {
  const costs = {
    write: { gateway: 4, pool: 0.5, primary: 2, standby: 0.5 },
    read: { gateway: 1, pool: 0.1, primary: 0.5, standby: 0 },
  };
  const found = demandOf(costs, { write: 10, read: 90 }, { rate: 10_000, serverCores: 4 });
  expect(
    found.map(({ part, busy, cores, carries, count }) => [
      part,
      ...[busy, cores, carries].map((value) => Number(value.toFixed(2))),
      count,
    ]),
  ).toEqual([
    ['gateway', 13, 21.67, 461.54, 22],
    ['pool', 1.4, 2.33, 4_285.71, 3],
    ['primary', 6.5, 10.83, 3_692.31, 3],
    ['standby', 0.5, 0.83, 48_000, 1],
  ]);
});
