import { describe, expect, it } from 'vitest';
import { codeOf } from '../../../tests/support/refusals.ts';
import type { SeriesOnChain } from '../../core/chain.ts';
import { checkRouted, requireUnrouted } from './router-rules.ts';

const series = (state: string, nextPeriod = 20261, routed = false, trueupNonce = 0n) =>
  ({ state, nextPeriod, routed, trueupNonce }) as unknown as SeriesOnChain;

describe('a series that goes on the router', () => {
  it.each([
    ['RAISING', series('RAISING', 0), 'accepted'],
    ['SETTLING', series('SETTLING', 0), 'accepted'],
    ['ACTIVE with nothing reported', series('ACTIVE'), 'accepted'],
    ['ACTIVE with a report', series('ACTIVE', 20262), 'WRONG_STATE'],
    ['ACTIVE with a true-up', series('ACTIVE', 20261, false, 1n), 'WRONG_STATE'],
    ['PAUSED', series('PAUSED'), 'WRONG_STATE'],
    ['CLOSED', series('CLOSED', 0), 'WRONG_STATE'],
    ['not on the chain', series('NONE', 0), 'WRONG_STATE'],
    ['on it already', series('ACTIVE', 20261, true), 'SERIES_ROUTED'],
  ])('%s', (_, onChain, code) => {
    expect(codeOf(() => requireUnrouted(onChain, 20261))).toBe(code);
  });
});

it.each([
  [0n, 'BAD_INPUT'],
  [1n, 'accepted'],
  [(1n << 128n) - 1n, 'accepted'],
  [1n << 128n, 'BAD_INPUT'],
])('an amount of %s routed', (amount, code) => {
  const seriesKey = `0x${'11'.repeat(32)}` as const;
  expect(codeOf(() => checkRouted({ kind: 'route', seriesKey, amount }))).toBe(code);
});
