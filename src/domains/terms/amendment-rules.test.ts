import type { SeriesOnChain } from '@income-series/protocol/chain';
import { periodEnd } from '@income-series/protocol/period';
import { describe, expect, it } from 'vitest';
import { codeOf } from '../../../tests/support/refusals.ts';
import { requireAmendable, requireAmendmentState, requireSettled } from './amendment-rules.ts';

describe('a series whose terms change', () => {
  const [terms, others] = [`0x${'01'.repeat(32)}`, `0x${'02'.repeat(32)}`] as const;
  const series = (more: Partial<SeriesOnChain>) =>
    ({
      state: 'ACTIVE',
      routed: false,
      paid: 70n,
      accrued: 30n,
      cap: 900n,
      termsCommitment: terms,
      ...more,
    }) as SeriesOnChain;
  it.each<[Partial<SeriesOnChain>, bigint, string]>([
    [{}, 100n, 'accepted'],
    [{ state: 'PAUSED' }, 100n, 'accepted'],
    [{}, 99n, 'CAP_BELOW_PAID'],
    [{ routed: true }, 100n, 'accepted'],
    ...['NONE', 'RAISING', 'SETTLING', 'TAIL', 'CLOSED', 'FAILED', 'EXTINGUISHED'].map(
      (state) => [{ state }, 100n, 'WRONG_STATE'] as [Partial<SeriesOnChain>, bigint, string],
    ),
  ])('%o with a cap of %s', (more, cap, code) => {
    expect(codeOf(() => requireAmendable(series(more), others, cap))).toBe(code);
  });

  it('changes its terms or its cap', () => {
    expect(codeOf(() => requireAmendable(series({}), terms, 900n))).toBe('TERMS_UNCHANGED');
    expect(codeOf(() => requireAmendable(series({}), terms, 901n))).toBe('accepted');
    expect(codeOf(() => requireAmendable(series({}), others, 900n))).toBe('accepted');
  });
});

describe('a series whose quarter is over', () => {
  const end = periodEnd(20261);
  it.each<[number, bigint, string]>([
    [20261, end - 1n, 'accepted'],
    [20261, end, 'PERIOD_UNSETTLED'],
    [20262, end, 'accepted'],
    [0, end, 'accepted'],
  ])('next period %s at %s', (nextPeriod, timestamp, code) => {
    const block = { number: 1n, hash: `0x${'00'.repeat(32)}`, timestamp } as const;
    expect(codeOf(() => requireSettled({ block, value: { nextPeriod } }))).toBe(code);
  });
});

it('acts in the states that are named', () => {
  expect(codeOf(() => requireAmendmentState('SIGNED', ['SIGNED', 'AWAITING_ATTESTOR'], 'be signed'))).toBe('accepted');
  expect(codeOf(() => requireAmendmentState('LANDED', ['SIGNED', 'AWAITING_ATTESTOR'], 'be signed'))).toBe(
    'CASE_STATE',
  );
});
