import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WAD } from './amounts.ts';
import { ERRORS } from './errors/codes.ts';
import { deriveRate, parseShareRate } from './terms.ts';

const rule = expect.objectContaining({ code: 'A_TERMS_5', message: ERRORS.A_TERMS_5.message });
const range = expect.objectContaining({ code: 'TERMS_OUT_OF_RANGE' });

describe('the share rate', () => {
  it('divides exactly into the rate of one unit', () => {
    expect(deriveRate(parseShareRate('0.05'), 1000n)).toBe(50_000_000_000_000n);
    expect(deriveRate(parseShareRate('0.05'), 1000n, { curve: true })).toBe(50_000_000n);
  });

  it('is the rate times the units, or rule A-TERMS-5 refuses it', () => {
    fc.assert(
      fc.property(fc.bigInt(1n, WAD), fc.bigInt(1n, (1n << 48n) - 1n), (shareRate, units) => {
        if (shareRate % units === 0n) expect(deriveRate(shareRate, units) * units).toBe(shareRate);
        else expect(() => deriveRate(shareRate, units)).toThrow(rule);
      }),
    );
  });

  it.each(['0', '1.000000000000000001', '0.0000000000000000001', '-0.1', 'x', ''])(
    'refuses %j by rule A-TERMS-5',
    (text) => {
      expect(() => parseShareRate(text)).toThrow(rule);
    },
  );

  it.each([0n, -1n, WAD + 1n])('refuses %s WAD by rule A-TERMS-5', (shareRate) => {
    expect(() => deriveRate(shareRate, 1n)).toThrow(rule);
  });

  it('refuses units beyond what the circuit proves', () => {
    expect(() => deriveRate(WAD, 0n)).toThrow(range);
    expect(() => deriveRate(WAD, 1n << 48n)).toThrow(range);
    expect(() => deriveRate(WAD, 1n << 29n, { curve: true })).toThrow(range);
  });
});
