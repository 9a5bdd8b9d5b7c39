import { expect, it } from 'vitest';
import { formatMinorUnits, formatShare } from './income.ts';

it.each([
  ['4000000', 'EUR', '40,000.00 EUR'],
  ['7', 'USD', '0.07 USD'],
  ['1234567', 'JPY', '1,234,567 JPY'],
  ['9007199254740993001', 'BHD', '9,007,199,254,740,993.001 BHD'],
  ['5000', null, '5,000 minor units'],
])('writes %s minor units of %s', (minor, currency, text) => {
  expect(formatMinorUnits(minor, currency)).toBe(text);
});

it.each([
  ['50000000000000000', '5 %'],
  ['52500000000000001', '5.2500000000000001 %'],
  ['1000000000000000000', '100 %'],
  ['1', '0.0000000000000001 %'],
])('writes the share %s', (wad, text) => {
  expect(formatShare(wad)).toBe(text);
});
