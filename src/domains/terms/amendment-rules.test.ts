import { describe, expect, it } from 'vitest';
import { codeOf } from '../../../tests/support/refusals.ts';
import type { SeriesOnChain } from '../../core/chain.ts';
import { requireAmendable, requireState } from './amendment-rules.ts';

describe('a series whose terms change', () => {
  const series = (more: Partial<SeriesOnChain>) =>
    ({ state: 'ACTIVE', routed: false, paid: 70n, accrued: 30n, ...more }) as SeriesOnChain;
  it.each<[Partial<SeriesOnChain>, bigint, string]>([
    [{}, 100n, 'accepted'],
    [{ state: 'PAUSED' }, 100n, 'accepted'],
    [{}, 99n, 'CAP_BELOW_PAID'],
    [{ routed: true }, 100n, 'accepted'],
    ...['NONE', 'RAISING', 'SETTLING', 'TAIL', 'CLOSED', 'FAILED', 'EXTINGUISHED'].map(
      (state) => [{ state }, 100n, 'WRONG_STATE'] as [Partial<SeriesOnChain>, bigint, string],
    ),
  ])('%o with a cap of %s', (more, cap, code) => {
    expect(codeOf(() => requireAmendable(series(more), cap))).toBe(code);
  });
});

it('acts in the states that are named', () => {
  expect(codeOf(() => requireState('SIGNED', ['SIGNED', 'AWAITING_ATTESTOR']))).toBe('accepted');
  expect(codeOf(() => requireState('LANDED', ['SIGNED', 'AWAITING_ATTESTOR']))).toBe('CASE_STATE');
});
