import { describe, expect, it } from 'vitest';
import { numberForm, parseAmount } from './number-form.ts';

describe.each([
  [
    'en-GB',
    [
      ['12.5', 12_500_000n],
      ['1,234.5', 1_234_500_000n],
      ['1 234.5', 1_234_500_000n],
      ['1’234.5', 1_234_500_000n],
      ['1,234,567', 1_234_567_000_000n],
      ['1234567', 1_234_567_000_000n],
      ['12,5', null],
      ['50,50', null],
      ['1,2345', null],
      ['75000,50', null],
      ['1.234.567', null],
      ['12.5000001', null],
      ['', null],
      ['-1', null],
      ['1e3', null],
    ],
  ],
  [
    'de-DE',
    [
      ['12,5', 12_500_000n],
      ['1.234,5', 1_234_500_000n],
      ['12.5', null],
      ['1,234.5', null],
    ],
  ],
  ['en-IN', [['12,34,567.5', 1_234_567_500_000n]]],
] satisfies [string, [string, bigint | null][]][])('an amount in a browser of %s', (language, cases) => {
  it.each(cases)('%j is %s base units of six decimals', (text, amount) => {
    expect(parseAmount(numberForm(language), text, 6)).toBe(amount);
  });
});
