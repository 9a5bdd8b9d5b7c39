import { expect, it } from 'vitest';
import { type ChargeBasis, chargeOf } from './report-charge.ts';

const BASIS: ChargeBasis = {
  cap: 1_000n,
  paid: 100n,
  accrued: 0n,
  credit: 0n,
  paused: false,
  uncounted: false,
  router: null,
};
const ACCRUED = { accrued: 40n };

it.each<[string, Partial<ChargeBasis>, number, object]>([
  ['a plain one', {}, 0, { due: 300n, taken: 300n, accruedAfter: 0n, deferredBy: null }],
  ['with what accrued before', ACCRUED, 0, { due: 340n, taken: 340n, accruedBefore: 40n, accruedAfter: 0n }],
  ['a flagged one', ACCRUED, 1, { due: 0n, taken: 0n, accruedAfter: 340n, deferredBy: 'FLAG' }],
  ['in a pause', { ...ACCRUED, paused: true }, 0, { due: 0n, taken: 0n, accruedAfter: 340n, deferredBy: 'PAUSE' }],
  ['of nobody', { ...ACCRUED, uncounted: true }, 0, { due: 0n, taken: 0n, accruedAfter: 340n, deferredBy: 'CENSUS' }],
  ['with credit', { credit: 120n }, 0, { credited: 120n, due: 180n, taken: 180n }],
  ['with more credit than it pays', { credit: 500n, ...ACCRUED }, 0, { credited: 300n, due: 40n, taken: 40n }],
  ['at the cap', { paid: 800n, ...ACCRUED }, 0, { aboveCap: 140n, due: 200n, taken: 200n, accruedAfter: 0n }],
  ['with credit at the cap', { paid: 900n, credit: 50n }, 0, { credited: 50n, aboveCap: 150n, taken: 100n }],
  ['routed', { router: { counted: 0n, withheld: 0n, missing: 0n } }, 0, { routed: true, due: 300n, taken: 300n }],
  [
    'routed, counted in part',
    { router: { counted: 200n, withheld: 0n, missing: 7n } },
    0,
    { counted: 200n, due: 100n, taken: 107n },
  ],
  [
    'routed, counted in full',
    { router: { counted: 400n, withheld: 0n, missing: 7n } },
    0,
    { counted: 300n, due: 0n, taken: 7n },
  ],
  [
    'routed, with what accrued in a pause and lies with the router',
    { ...ACCRUED, router: { counted: 200n, withheld: 0n, missing: 0n } },
    0,
    { due: 140n, taken: 100n },
  ],
  [
    'routed, in a pause',
    { ...ACCRUED, paused: true, router: { counted: 200n, withheld: 0n, missing: 7n } },
    0,
    { due: 140n, taken: 107n, accruedAfter: 0n, deferredBy: null },
  ],
  [
    'routed, with less withheld in the quarter',
    { router: { counted: 100n, withheld: 60n, missing: 7n } },
    0,
    { counted: 100n, withheld: 60n, due: 200n, taken: 147n },
  ],
  [
    'routed, with more withheld in the quarter',
    { router: { counted: 100n, withheld: 260n, missing: 7n } },
    0,
    { counted: 100n, withheld: 260n, due: 260n, taken: 7n },
  ],
])('a payment of 300, %s', (_, changes, liquidityFlag, expected) => {
  const charge = chargeOf({ ...BASIS, ...changes }, { payment: 300n, liquidityFlag, block: 9n });
  expect(charge).toMatchObject({ payment: 300n, block: 9n, ...expected });
  const { counted, withheld, credited, aboveCap, accruedBefore, accruedAfter, due } = charge;
  const split = credited + aboveCap + due + accruedAfter - accruedBefore;
  expect(split).toBe(300n - counted > withheld ? 300n - counted : withheld);
});
