import { describe, expect, it } from 'vitest';
import { inCurrency, inToken, type MoneyUnit } from './money.ts';

const createMoney = (symbol: string | null, decimals: number | null) =>
  ({ currency: 'USD', paymentToken: { symbol, decimals } }) as MoneyUnit;

describe('money of a token', () => {
  it.each<[string, string | null, MoneyUnit, string]>([
    ['with a name', '750000000', createMoney('tUSD', 6), '750.00 tUSD (750000000 base units)'],
    ['below zero', '-2500', createMoney('tUSD', 6), '-0.0025 tUSD (-2500 base units)'],
    ['without a name', '5', createMoney(null, 0), '5 payment tokens (5 base units)'],
    ['with unknown decimals', '5', createMoney('tUSD', null), '5 base units'],
    ['of an unknown token', '5', null, '5 base units'],
    ['with more decimals than any token', '5', createMoney('tUSD', 2 ** 30), '5 base units'],
    ['with decimals below zero', '5', createMoney('tUSD', -1), '5 base units'],
    ['with a part of a decimal', '5', createMoney('tUSD', 0.5), '5 base units'],
    [
      'with a name that is a text',
      '5',
      createMoney('USD\u001b[2J, checked on this machine', 0),
      '5 USD?[2J, che (5 base units)',
    ],
    ['that is no number', 'much', createMoney('tUSD', 6), 'unknown'],
    ['that is null', null, createMoney('tUSD', 6), 'unknown'],
  ])('%s', (_, amount, money, text) => {
    expect(inToken(amount, money)).toBe(text);
  });
});

describe('a figure of income', () => {
  it.each([
    ['USD', '90,000.00 USD (9000000 minor units)'],
    ['JPY', '9,000,000 JPY (9000000 minor units)'],
    ['USD: all is well', '9000000 minor units'],
    [null, '9000000 minor units'],
  ])('in %s', (currency, text) => {
    expect(inCurrency(9_000_000n, currency)).toBe(text);
  });
});
