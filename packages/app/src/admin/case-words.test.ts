import { describe, expect, it } from 'vitest';
import type { CaseSeriesFragment } from '../generated/operations.ts';
import { type CaseRow, describeCase, formatRate } from './case-words.ts';

const END = '2027-03-01T00:00:00Z';
const series = (state: string) => ({ chain: 'evm:1', key: '0x01', title: null, state });
const pause = (state: string, pauseState = 'APPROVED') =>
  ({
    __typename: 'HardshipRequest',
    pauseState,
    pauseKey: null,
    pauseEndsAt: END,
    endedAt: null,
    decisionCode: null,
    series: series(state),
  }) as unknown as CaseRow;
const rate = (state: string, rateState = 'SIGNED') =>
  ({ __typename: 'FxFallback', rateState, period: '2027-Q1', series: series(state) }) as unknown as CaseRow;
const end = (endState: string, signers: readonly string[]) =>
  ({
    __typename: 'ExtinguishmentRequest',
    endState,
    attestorKeys: ['0x1111111111111111', '0x2222222222222222'],
    signers,
    noticeEndsAt: null,
    deadlineAt: null,
    relayError: 'NONCE_MOVED',
  }) as unknown as CaseRow;

describe('a case', () => {
  it('has a pause wait for an admin from the moment on at which it is over on its own chain', () => {
    const at = Date.parse(END);
    const stepAt = (ms: number | null) => describeCase(pause('PAUSED'), ms).step;
    expect([stepAt(at - 1), stepAt(null), stepAt(at)]).toEqual([null, null, 'END_PAUSE']);
    expect(describeCase(pause('EXTINGUISHED'), at).step).toBeNull();
    expect(describeCase(pause('ACTIVE', 'ENDED'), at).step).toBeNull();
  });

  it('has a signed rate wait for an admin while its series takes rates', () => {
    const stepOf = (row: CaseRow) => describeCase(row, null).step;
    expect(['ACTIVE', 'PAUSED', 'CLOSED'].map((state) => stepOf(rate(state)))).toEqual([
      ...['RECORD_RATE', 'RECORD_RATE'],
      null,
    ]);
    expect([stepOf(rate('ACTIVE', 'REQUESTED')), stepOf(rate('ACTIVE', 'USED'))]).toEqual([null, null]);
  });

  it('names the key that has not signed an extinguishment, and the refusal of the chain', () => {
    const { next } = describeCase(end('ONE_SIGNED', ['0x1111111111111111']), null);
    expect(next).toContain('0x2222…2222');
    expect(next).not.toContain('0x1111');
    expect(describeCase(end('RELAY_REFUSED', []), null).next).toContain('NONCE_MOVED');
  });

  it('writes a rate exactly, in the units of the currency and of the token', () => {
    const paymentToken = {
      address: '0xabababababababababababababababababababab',
      symbol: 'tUSD',
      decimals: 6,
    } as const;
    const wad = 10n ** 18n;
    expect(formatRate(`${10_850n * wad}`, { currency: 'EUR', paymentToken })).toBe('1 EUR = 1.085 tUSD');
    expect(formatRate(`${6_700n * wad + 1n}`, { currency: 'JPY', paymentToken })).toBe(
      '1 JPY = 0.006700000000000000000001 tUSD',
    );
    const rateIn = (change: Partial<NonNullable<CaseSeriesFragment['paymentToken']>>) =>
      formatRate(`${wad}`, { currency: 'EUR', paymentToken: { ...paymentToken, symbol: null, ...change } });
    expect(rateIn({ decimals: null })).toBe('–');
    // A mint has no symbol.
    expect(rateIn({ address: '4zMMC9srt5Ri5X14GAgXhaHii3GnPAEERYPJgZJDncDU' as never })).toMatch(/ USDC$/);
    expect(rateIn({ address: '3333333333333333333333333333333333333333333' as never })).toMatch(/ 3333…3333$/);
  });
});
