import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toHex } from './bytes.ts';
import { bytes32ToField, FIELD_ORDER, fieldToBytes32, isCanonical, parseField } from './field.ts';
import { bytesToBigInt, intWord, uintWord, walletWord } from './words.ts';

const notCanonical = expect.objectContaining({ code: 'COMMITMENT_NOT_CANONICAL' });
const badInput = expect.objectContaining({ code: 'BAD_INPUT' });

describe('field elements', () => {
  it('go to 32 bytes and decimals and back', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, FIELD_ORDER - 1n), (value) => {
        expect(bytes32ToField(fieldToBytes32(value))).toBe(value);
        expect(parseField(value.toString())).toBe(value);
      }),
    );
  });

  it('are refused from the order on', () => {
    fc.assert(
      fc.property(fc.bigInt(FIELD_ORDER, (1n << 256n) - 1n), (value) => {
        expect(isCanonical(value)).toBe(false);
        expect(() => bytes32ToField(toHex(uintWord(value)))).toThrow(notCanonical);
        expect(() => fieldToBytes32(value)).toThrow(notCanonical);
      }),
    );
    expect(() => parseField(FIELD_ORDER.toString())).toThrow(notCanonical);
  });

  it.each(['', '-1', '01', '0x01', '1 ', '9'.repeat(78)])('are refused as %j', (text) => {
    expect(() => parseField(text)).toThrow(badInput);
  });

  it.each(['0x00', `0x${'00'.repeat(33)}`, '00'.repeat(32), `0x${'zz'.repeat(32)}`])(
    'are refused as bytes %s',
    (hex) => {
      expect(() => bytes32ToField(hex)).toThrow(badInput);
    },
  );
});

describe('words', () => {
  it('keep every integer of their type and refuse the next', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 256 }), fc.bigInt(0n, (1n << 256n) - 1n), (bits, value) => {
        const fits = value < 1n << BigInt(bits);
        if (fits) expect(bytesToBigInt(uintWord(value, bits))).toBe(value);
        else expect(() => uintWord(value, bits)).toThrow(badInput);
      }),
    );
    for (const value of [-1n, -1, 1.5, 2 ** 53]) expect(() => uintWord(value)).toThrow(badInput);
  });

  it('write a negative number as its two-complement', () => {
    fc.assert(
      fc.property(fc.bigInt(-(1n << 255n), (1n << 255n) - 1n), (value) => {
        expect(BigInt.asIntN(256, bytesToBigInt(intWord(value)))).toBe(value);
      }),
    );
    expect(() => intWord(1n << 255n)).toThrow(badInput);
  });

  it('pad an EVM address and keep a Solana key', () => {
    expect(toHex(walletWord(`0x${'ab'.repeat(20)}`))).toBe(`0x${'00'.repeat(12)}${'ab'.repeat(20)}`);
    expect(toHex(walletWord(`0x${'cd'.repeat(32)}`))).toBe(`0x${'cd'.repeat(32)}`);
    expect(() => walletWord(`0x${'ab'.repeat(21)}`)).toThrow(badInput);
  });
});
