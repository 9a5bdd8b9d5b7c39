import { describe, expect, it } from 'vitest';
import { codeOf } from '../../../tests/support/refusals.ts';
import { requireBound, requireRequestable, requireUnanswered } from './fx-rules.ts';

const feed = { rate: 1000n, updatedAt: 0n };
const requested = { period: 20261, state: 'REQUESTED', rate: null, signerActive: false };
const signed = { period: 20261, state: 'SIGNED', rate: 1100n, signerActive: true };

describe('a request for a rate', () => {
  it.each([
    ['the first', null, 20261, 'accepted', 'none'],
    ['the same again', requested, 20261, 'accepted', 'accepted'],
    ['a later period', requested, 20262, 'accepted', 'CONFLICT'],
    ['an earlier period', { ...requested, period: 20262 }, 20261, 'CONFLICT', 'CONFLICT'],
    ['after a signature that holds', signed, 20261, 'CONFLICT', 'CASE_STATE'],
    ['of a later period after one', signed, 20262, 'accepted', 'CONFLICT'],
    ['after one of a dead key', { ...signed, signerActive: false }, 20261, 'accepted', 'accepted'],
    ['after one that is out of bound by now', { ...signed, rate: 1201n }, 20261, 'accepted', 'accepted'],
    ['after one that was used', { ...signed, state: 'USED' }, 20261, 'CONFLICT', 'CASE_STATE'],
  ])('%s', (_, stored, period, asking, answering) => {
    expect(codeOf(() => requireRequestable(stored, period, feed))).toBe(asking);
    if (stored) expect(codeOf(() => requireUnanswered(stored, period, feed))).toBe(answering);
  });
});

it.each([
  [800n, 'accepted'],
  [799n, 'FX_OUT_OF_BOUND'],
  [1200n, 'accepted'],
  [1201n, 'FX_OUT_OF_BOUND'],
  [0n, 'FX_OUT_OF_BOUND'],
])('a rate of %s where the feed said 1000: %s', (rate, code) => {
  expect(codeOf(() => requireBound(rate, feed))).toBe(code);
});
