import { describe, expect, it } from 'vitest';
import { codeOf } from '../../../tests/support/refusals.ts';
import { checkRouterCall, requireUnopened } from './router-rules.ts';

const EVM_CHAIN = 'evm:10143';
const SOLANA_CHAIN = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1';

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
  [EVM_CHAIN, 0n, 'BAD_INPUT'],
  [EVM_CHAIN, 1n, 'accepted'],
  [EVM_CHAIN, (1n << 128n) - 1n, 'accepted'],
  [EVM_CHAIN, 1n << 128n, 'BAD_INPUT'],
  [EVM_CHAIN, null, 'BAD_INPUT'],
  [SOLANA_CHAIN, (1n << 64n) - 1n, 'accepted'],
  [SOLANA_CHAIN, 1n << 64n, 'BAD_INPUT'],
  [SOLANA_CHAIN, null, 'accepted'],
])('an amount routed on %s: %s', (chain, amount, code) => {
  const seriesKey = `0x${'11'.repeat(32)}` as const;
  expect(codeOf(() => checkRouterCall({ kind: 'route', seriesKey, amount }, chain))).toBe(code);
});
