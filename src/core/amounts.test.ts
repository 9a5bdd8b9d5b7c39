import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatAmount,
  formatUnits,
  formatWad,
  mulDivCeil,
  mulDivFloor,
  parseAmount,
  parseWad,
  WAD,
} from './amounts.ts';

describe('amounts', () => {
  it('reads back what it writes', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, (1n << 256n) - 1n), (n) => {
        expect(parseAmount(formatAmount(n))).toBe(n);
        expect(parseWad(formatWad(n))).toBe(n);
      }),
    );
  });

  it.each(['', '-1', '+1', '01', '1.0', ' 1', '1e3', '0x1', '１', (1n << 256n).toString()])('refuses %j', (text) => {
    expect(() => parseAmount(text)).toThrow(expect.objectContaining({ code: 'BAD_INPUT' }));
  });

  it('refuses to write a negative amount', () => {
    expect(() => formatAmount(-1n)).toThrow(expect.objectContaining({ code: 'BAD_INPUT' }));
  });
});

describe('WAD', () => {
  it.each([
    ['1', WAD],
    ['0.05', 50_000_000_000_000_000n],
    ['0.000000000000000001', 1n],
    ['12.50', 12_500_000_000_000_000_000n],
    ['0.1000000000000000000000', 100_000_000_000_000_000n],
  ])('reads %s', (text, value) => {
    expect(parseWad(text)).toBe(value);
  });

  it.each(['.5', '5.', '-0.5', '1,5', '00.5', '0.0000000000000000001'])('refuses %j', (text) => {
    expect(() => parseWad(text)).toThrow(expect.objectContaining({ code: 'BAD_INPUT' }));
  });

  it('keeps the sign of a negative number', () => {
    expect(formatUnits(-1_500_000n, 6)).toBe('-1.5');
  });

  it('rounds down and up around the exact quotient', () => {
    const positive = fc.bigInt(1n, 1n << 200n);
    fc.assert(
      fc.property(positive, positive, positive, (a, b, c) => {
        const floor = mulDivFloor(a, b, c);
        const ceil = mulDivCeil(a, b, c);
        expect(floor * c <= a * b && a * b <= ceil * c && ceil - floor <= 1n).toBe(true);
      }),
    );
  });
});
