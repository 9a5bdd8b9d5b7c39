import { describe, expect, it } from 'vitest';
import { codeOf } from '../../../tests/support/refusals.ts';
import { checkRouterCall, requireUnopened } from './router-rules.ts';

describe('a series whose router is opened', () => {
  it.each([
    ['takes bids', { routed: true, phase: 'COMMIT' }, false, 'accepted'],
    ['was not created as a routed one', { routed: false, phase: 'COMMIT' }, false, 'SERIES_NOT_ROUTED'],
    ['has its router open', { routed: true, phase: 'COMMIT' }, true, 'ROUTER_OPEN'],
    ['takes bids no more', { routed: true, phase: 'REVEAL' }, false, 'WRONG_STATE'],
    ['has sold its units', { routed: true, phase: 'DONE' }, false, 'WRONG_STATE'],
    ['is not on the chain', { routed: false, phase: 'NONE' }, false, 'SERIES_NOT_ROUTED'],
  ])('%s', (_, onChain, open, code) => {
    expect(codeOf(() => requireUnopened(onChain, open))).toBe(code);
  });
});

it.each([
  [0n, 'BAD_INPUT'],
  [1n, 'accepted'],
  [(1n << 128n) - 1n, 'accepted'],
  [1n << 128n, 'BAD_INPUT'],
])('an amount of %s routed', (amount, code) => {
  const seriesKey = `0x${'11'.repeat(32)}` as const;
  expect(codeOf(() => checkRouterCall({ kind: 'route', seriesKey, amount }))).toBe(code);
});
