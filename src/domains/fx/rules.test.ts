import type { PeriodRate } from '@income-series/protocol/chain';
import type { KeyAddress } from '@income-series/protocol/hex';
import { periodEnd } from '@income-series/protocol/period';
import { describe, expect, it } from 'vitest';
import { codeOf } from '../../../tests/support/refusals.ts';
import { requireBound, requireRecordable, requireRequestable, requireUnanswered } from './rules.ts';

const feed = { rate: 1000n, updatedAt: 0n };
const SIGNER: KeyAddress = '0xabababababababababababababababababababab';
const END = periodEnd(20261);
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

const rate = (value: bigint | null, signer: KeyAddress | null = null) => ({ rate: value, signer, last: feed });
it.each<[string, { routed: boolean; state: string }, bigint, PeriodRate, string]>([
  ['of a quarter without a rate', { routed: false, state: 'ACTIVE' }, END, rate(null), 'accepted'],
  ['in a pause', { routed: false, state: 'PAUSED' }, END, rate(null), 'accepted'],
  ['of a routed series', { routed: true, state: 'ACTIVE' }, END, rate(null), 'SERIES_ROUTED'],
  ['after the term', { routed: false, state: 'TAIL' }, END, rate(null), 'WRONG_STATE'],
  ['before the quarter’s end', { routed: false, state: 'ACTIVE' }, END - 1n, rate(null), 'PERIOD_NOT_OPEN'],
  ['after another', { routed: false, state: 'ACTIVE' }, END, rate(1n, SIGNER), 'RATE_RECORDED'],
  ['next to the feed’s', { routed: false, state: 'ACTIVE' }, END, rate(1n), 'FX_FRESH'],
])('a rate to record, %s', (_, series, now, fx, code) => {
  expect(codeOf(() => requireRecordable(series, 20261, fx, now))).toBe(code);
});

it('a rate to record before the quarter’s end says that it is not over', () => {
  const running = { routed: false, state: 'ACTIVE' };
  expect(() => requireRecordable(running, 20261, rate(null), END - 1n)).toThrow('The quarter is not over.');
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
