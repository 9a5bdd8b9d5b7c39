import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney, formatUnits, formatWad, parseAmount, parseUnits, WAD, WAD_DECIMALS } from './amounts.ts';

const parseWad = (text: string) => parseUnits(text, WAD_DECIMALS);

describe('amounts', () => {
  it('are read back as they are written', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, (1n << 256n) - 1n), (n) => {
        expect(parseAmount(n.toString())).toBe(n);
      }),
    );
  });

  it.each(['', '-1', '+1', '01', '1.0', ' 1', '1e3', '0x1', '１', (1n << 256n).toString()])('refuses %j', (text) => {
    expect(() => parseAmount(text)).toThrow(expect.objectContaining({ code: 'BAD_INPUT' }));
  });
});

describe('WAD', () => {
  it.each([
    ['1', WAD],
    ['0.05', 50_000_000_000_000_000n],
    ['0.000000000000000001', 1n],
    ['12.50', 12_500_000_000_000_000_000n],
    ['0.1000000000000000000000', 100_000_000_000_000_000n],
  ])('is read from %s', (text, value) => {
    expect(parseWad(text)).toBe(value);
  });

  it.each(['.5', '5.', '-0.5', '1,5', '00.5', '0.0000000000000000001'])('is not read from %j', (text) => {
    expect(parseWad(text)).toBeNull();
  });

  it('is read back as it is written', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, (1n << 256n) - 1n), (n) => {
        expect(parseWad(formatWad(n))).toBe(n);
      }),
    );
  });

  it('keeps the sign of a negative number', () => {
    expect(formatUnits(-1_500_000n, 6)).toBe('-1.5');
  });
});

describe('money', () => {
  it.each<[bigint, number, string]>([
    [7_500_000n, 2, '75,000.00'],
    [0n, 6, '0.00'],
    [1n, 6, '0.000001'],
    [750_500_000n, 6, '750.50'],
    [-1_234_567n, 0, '-1,234,567'],
    [-123_456n, 3, '-123.456'],
    [100n, 1, '10.0'],
  ])('of %s at %s places is %s', (value, decimals, text) => {
    expect(formatMoney(value, decimals)).toBe(text);
  });
});
