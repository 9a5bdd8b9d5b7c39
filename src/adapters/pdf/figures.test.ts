import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CURVE, PARTICIPATION, SERIES } from '../../../tests/adapters/pdf/figures.ts';
import { FIGURE_NAMES, printBps, printFigures, printMoney, printTime } from './figures.ts';

describe('money', () => {
  it.each([
    [0n, 6, '0.000000 T'],
    [1n, 6, '0.000001 T'],
    [999_999n, 6, '0.999999 T'],
    [1_250_000_000n, 6, '1,250.000000 T'],
    [123_456_789_012_345_678n, 6, '123,456,789,012.345678 T'],
    [1_234n, 0, '1,234 T'],
    [12n, 1, '1.2 T'],
  ])('of %s base units and %s decimals is %s', (amount, decimals, text) => {
    expect(printMoney(amount, { symbol: 'T', decimals })).toBe(text);
  });

  it('has every digit of its amount', () => {
    const amount = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n });
    fc.assert(
      fc.property(amount, fc.nat(18), (value, decimals) => {
        const text = printMoney(value, { symbol: 'T', decimals });
        expect(text).toMatch(decimals === 0 ? /^\d{1,3}(,\d{3})* T$/ : /^\d{1,3}(,\d{3})*\.\d+ T$/);
        expect(BigInt(text.replaceAll(/\D/g, ''))).toBe(value);
        expect((text.split('.')[1] ?? ' T').length - 2).toBe(decimals);
      }),
    );
  });
});

it.each([
  [0, '0.00%'],
  [1, '0.01%'],
  [2_505, '25.05%'],
  [10_000, '100.00%'],
])('%s basis points are %s', (bps, text) => {
  expect(printBps(bps)).toBe(text);
});

it.each([
  [0n, '1970-01-01T00:00:00Z'],
  [1_798_761_599n, '2026-12-31T23:59:59Z'],
])('the second %s is %s', (seconds, text) => {
  expect(printTime(seconds)).toBe(text);
});

it('prints every figure of a series', () => {
  const texts = Object.fromEntries([...printFigures(SERIES)].map(([name, { text }]) => [name, text]));
  expect(texts).toEqual({
    chain: 'evm:10143',
    token: 'USDC, 6 decimals',
    issuer: SERIES.issuer,
    seriesKey: SERIES.seriesKey,
    termsCommitment: SERIES.termsCommitment,
    currencyCode: 'EUR (ISO 4217 number 978)',
    indexingRule: 'Annual',
    unitsOffered: '12,500 units',
    reservePrice: '95.000001 USDC',
    maxUnitsPerBid: '2,500 units',
    minRaise: '600,000.000000 USDC',
    minHolders: '5',
    concentrationBps: '25.05% of the units offered',
    cap: '2,400,000.000000 USDC',
    firstPeriod: '2027-Q1',
    lastPeriod: '2031-Q4',
    commitEndsAt: '2027-01-01T00:00:00Z',
    revealEndsAt: '2027-01-04T00:00:00Z',
    gateEndsAt: '2027-01-11T00:00:01Z',
    routed: 'No',
  });
  expect(FIGURE_NAMES.SERIES.toSorted()).toEqual(Object.keys(texts).sort());
});

it('prints every figure of a curve series', () => {
  const texts = Object.fromEntries([...printFigures(CURVE)].map(([name, { text }]) => [name, text]));
  expect(texts).toEqual({
    chain: CURVE.chain,
    token: 'USDC, 6 decimals',
    issuer: CURVE.issuer,
    seriesKey: CURVE.seriesKey,
    termsCommitment: CURVE.termsCommitment,
    currencyCode: 'EUR (ISO 4217 number 978)',
    indexingRule: 'None',
    unitsOffered: '12,500 units',
    virtualQuote: '1,250,000.000001 USDC',
    virtualBase: '25,000.000001 units',
    threshold: '600,000.000000 USDC',
    deadline: '2027-01-01T00:00:00Z',
    feeBps: '1.05% of the money of each trade',
    treasuryBps: '12.50% of what is raised',
    cap: '2,400,000.000000 USDC',
    firstPeriod: '2027-Q1',
    lastPeriod: '2031-Q4',
  });
  expect(FIGURE_NAMES.CURVE.toSorted()).toEqual(Object.keys(texts).sort());
});

it('prints every figure of a participation, addresses in the font for code', () => {
  expect(Object.fromEntries(printFigures(PARTICIPATION))).toEqual({
    chain: { text: 'evm:10143', code: false },
    token: { text: 'USDC, 6 decimals', code: false },
    wallet: { text: PARTICIPATION.wallet, code: true },
  });
});

it.each([
  ['currencyCode', { currencyCode: 36 }, 'AUD (ISO 4217 number 036)'],
  ['currencyCode', { currencyCode: 1 }, 'ISO 4217 number 001'],
  ['indexingRule', { indexingRule: 0 }, 'None'],
  ['maxUnitsPerBid', { maxUnitsPerBid: 1n }, '1 unit'],
  ['routed', { routed: true }, 'Yes'],
  ['token', { token: { symbol: '\\u{20ae}', decimals: 2 } }, '\\u{5c}u{20ae}, 2 decimals'],
  ['token', { token: { symbol: '(ت) Tj ET', decimals: 2 } }, '(\\u{62a}) Tj ET, 2 decimals'],
  [
    'token',
    { token: { symbol: 'a\nb\u00a0é\u00ad\u{1f600}', decimals: 2 } },
    'a\\u{a}b\\u{a0}é\\u{ad}\\u{1f600}, 2 decimals',
  ],
])('prints %s of %o as %s', (name, other, text) => {
  expect(printFigures({ ...SERIES, ...other }).get(name)?.text).toBe(text);
});
