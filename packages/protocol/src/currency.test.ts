import { describe, expect, it } from 'vitest';
import { currencyCode, currencyNumber, formatMinorUnits, knownCurrency } from './currency.ts';

const NUMBERS = Array.from({ length: 1000 }, (_, number) => number).filter((number) => currencyCode(number) !== null);

describe('currencies', () => {
  it.each([
    ['EUR', 978],
    ['USD', 840],
    ['ALL', 8],
    ['CHF', 756],
  ])('have a code and a number: %s, %i', (code, number) => {
    expect([currencyNumber(code), currencyCode(number), knownCurrency(number)]).toEqual([number, code, number]);
  });

  it('have one code a number, of three letters', () => {
    expect(NUMBERS.length).toBe(179);
    for (const number of NUMBERS) {
      const code = currencyCode(number);
      expect(code).toMatch(/^[A-Z]{3}$/);
      expect(currencyNumber(code)).toBe(number);
    }
  });

  it.each(['eur', 'EU', 'EURO', '978', 'ABC', '', 'constructor', 978, null])('are not read from %s', (given) => {
    expect(currencyNumber(given)).toBeNull();
  });

  it.each([0, 1, 1000, 978.5, -978])('do not have the number %d', (number) => {
    expect([currencyCode(number), knownCurrency(number)]).toEqual([null, null]);
  });

  it.each([
    ['USD', '75,000.00 USD'],
    ['JPY', '7,500,000 JPY'],
    ['KWD', '7,500.000 KWD'],
    ['CLF', '750.0000 CLF'],
  ])('count minor units by their own places: %s', (code, text) => {
    expect(formatMinorUnits(7_500_000n, code)).toBe(text);
  });
});
