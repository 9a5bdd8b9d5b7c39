import { periodEnd } from '@income-series/protocol/period';
import { PAYMENT_LIMIT, TRUEUP_MAX_AGE } from '@income-series/protocol/policy';
import { describe, expect, it } from 'vitest';
import { codeOf } from '../../../tests/support/refusals.ts';
import { requireNettable, requireTrueUp, requireYear, yearEnd } from './rules.ts';

const END = yearEnd(2026, 20281);

it('a year ends with its last second, the last one with the term', () => {
  const first = (year: number, month: number) => BigInt(Date.UTC(year, month - 1, 1) / 1000);
  expect(END).toBe(first(2027, 1));
  expect([1, 2, 3, 4].map((quarter) => yearEnd(2028, 20_280 + quarter))).toEqual([
    ...[first(2028, 4), first(2028, 7), first(2028, 10), first(2029, 1)],
  ]);
});

describe('a year for a true-up', () => {
  const facts = {
    firstPeriod: 20262,
    lastPeriod: 20281,
    series: { state: 'ACTIVE', nextPeriod: 20281 },
    now: END,
    hasTrueUp: false,
  };

  it.each([
    [2026, {}, 'accepted'],
    [2025, {}, 'PERIOD_INVALID'],
    [2029, {}, 'PERIOD_INVALID'],
    [1, {}, 'PERIOD_INVALID'],
    [2026.5, {}, 'PERIOD_INVALID'],
    [2028, { now: yearEnd(2028, 20281) - 1n }, 'YEAR_NOT_OVER'],
    [2028, { now: yearEnd(2028, 20281) }, 'accepted'],
    [2026, { now: END - 1n }, 'YEAR_NOT_OVER'],
    [2026, { hasTrueUp: true }, 'TRUEUP_DONE'],
    [2026, { series: { state: 'PAUSED', nextPeriod: 20281 } }, 'accepted'],
    [2026, { series: { state: 'TAIL', nextPeriod: 0 } }, 'accepted'],
    [2026, { series: { state: 'CLOSED', nextPeriod: 0 } }, 'WRONG_STATE'],
    [2026, { series: { state: 'EXTINGUISHED', nextPeriod: 0 } }, 'WRONG_STATE'],
    [2026, { series: { state: 'NONE', nextPeriod: 0 } }, 'WRONG_STATE'],
  ])('%s under %o: %s', (year, change, code) => {
    expect(codeOf(() => requireYear(year, { ...facts, ...change }))).toBe(code);
  });
});

describe('what a true-up may say', () => {
  const trueUp = (chain: string, adjustment: bigint, attestationTs = END, now = END + 5n) =>
    codeOf(() => requireTrueUp({ year: 2026, adjustment, attestationTs }, { chain, lastPeriod: 20281, now }));

  it.each([
    [1n, END, 'accepted'],
    [-1n, END + 5n, 'accepted'],
    [0n, END, 'ADJUSTMENT_OUT_OF_RANGE'],
    [1n, END - 1n, 'ATTESTATION_TIME'],
    [1n, END + 6n, 'ATTESTATION_TIME'],
  ])('%s at %s: %s', (adjustment, attestationTs, code) => {
    expect(trueUp('evm:10143', adjustment, attestationTs)).toBe(code);
  });

  it('attested less than 90 days ago', () => {
    expect(trueUp('evm:10143', 1n, END, END + TRUEUP_MAX_AGE - 1n)).toBe('accepted');
    expect(trueUp('evm:10143', 1n, END, END + TRUEUP_MAX_AGE)).toBe('ATTESTATION_STALE');
  });

  it.each([
    ['evm:10143', PAYMENT_LIMIT],
    ['solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1', 1n << 64n],
  ])('on %s less than %s, either way', (chain, limit) => {
    expect(trueUp(chain, limit - 1n)).toBe('accepted');
    expect(trueUp(chain, limit)).toBe('ADJUSTMENT_OUT_OF_RANGE');
    expect(trueUp(chain, 1n - limit)).toBe('accepted');
    expect(trueUp(chain, -limit)).toBe('ADJUSTMENT_OUT_OF_RANGE');
  });

  it.each<[number, bigint, bigint, string]>([
    [20264, 1n, END, 'accepted'],
    [20264, -1n, END, 'PERIOD_UNSETTLED'],
    [20271, 1n, periodEnd(20271), 'accepted'],
    [20271, -1n, periodEnd(20271) - 1n, 'accepted'],
    [20271, -1n, periodEnd(20271), 'PERIOD_UNSETTLED'],
    [0, -1n, periodEnd(20281), 'accepted'],
  ])('with the next period %s, %s at %s: %s', (nextPeriod, adjustment, now, code) => {
    expect(codeOf(() => requireNettable(adjustment, { now, series: { state: 'ACTIVE', nextPeriod } }))).toBe(code);
  });
});
