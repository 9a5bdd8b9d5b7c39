import { describe, expect, it } from 'vitest';
import { cleanText, formatMoney, formatPeriod, formatTime, formatUnits, readMoney, shortKey } from './formats.ts';
import { writeBase58 } from './wallets/base58.ts';

const USDC = { symbol: 'USDC', decimals: 6 };

describe('money', () => {
  it.each([
    ['1234500000', USDC, '1,234.50 USDC'],
    ['1', USDC, '0.000001 USDC'],
    ['-2500000', USDC, '-2.50 USDC'],
    ['-1', USDC, '-0.000001 USDC'],
    ['0', USDC, '0.00 USDC'],
    ['1234567', { symbol: 'JPY', decimals: 0 }, '1,234,567 JPY'],
    [`1${'0'.repeat(40)}1`, { symbol: 'W', decimals: 18 }, '100,000,000,000,000,000,000,000.000000000000000001 W'],
    ['1000000', { symbol: '\u202eCDSU\n', decimals: 6 }, '1.00 CDSU'],
    [null, USDC, '–'],
  ])('%s base units are %o: %s', (amount, token, text) => expect(formatMoney(amount, token)).toBe(text));

  it.each([
    ['1,234.50', 1_234_500_000n],
    [' 1234.5 ', 1_234_500_000n],
    ['0.000001', 1n],
    ['007', 7_000_000n],
    ['1.0000001', null], // a part that the token does not have
    ['1.234,50', null], // would be 1.23450 to one reader and 1,234.50 to another
    ['1,5', null],
    ['12,34', null],
    ['1e3', null],
    ['-1', null],
    ['.5', null],
    ['5.', null],
    ['١٢', null],
    ['1 000', null],
    ['', null],
  ])('%j is read as %s', (text, amount) => expect(readMoney(text, 6)).toBe(amount));

  it('is read as it is written', () => {
    for (const amount of [0n, 1n, 999_999n, 1_000_000n, 123_456_789_012_345_678n])
      expect(readMoney(formatMoney(amount, { symbol: '', decimals: 6 }), 6)).toBe(amount);
  });
});

it('units of a curve series are millionths', () => {
  expect([formatUnits('1500000'), formatUnits('1500000', { curve: null })]).toEqual(['1,500,000', '1,500,000']);
  expect([formatUnits('1500000', { curve: {} }), formatUnits(null)]).toEqual(['1.5', '–']);
});

it('times name their zone, and what is none is a dash', () => {
  expect(formatTime('2027-03-05T14:05:00Z')).toMatch(/^\d{1,2} Mar 2027, \d\d:\d\d [A-Z]+/);
  expect([formatTime(null), formatTime('soon'), formatPeriod('2027-Q1'), formatPeriod('2027-Q5')]).toEqual([
    '–',
    '–',
    'Q1 2027',
    '–',
  ]);
});

it('keys are shortened, and a name has no character that hides or turns its text', () => {
  expect(shortKey(`0x1234${'0'.repeat(56)}cdef`)).toBe('0x1234…cdef');
  expect(shortKey('0x1234')).toBe('0x1234');
  expect(cleanText('  Good\u0000\u200b\u202eWallet🦊🦊 ', 11)).toBe('GoodWallet🦊');
  expect(cleanText('Ho\u034fne\u3164st\ufe0f\u2800', 11)).toBe('Honest');
});

it('bytes are written in base 58 with their leading zeros', () => {
  expect(writeBase58(new Uint8Array([0, 0, 1, 255]))).toBe('119p');
  expect(writeBase58(new Uint8Array(3))).toBe('111');
  expect(writeBase58(new Uint8Array([255]))).toBe('5Q');
});
