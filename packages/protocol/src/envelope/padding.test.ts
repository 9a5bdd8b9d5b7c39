import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pad, paddedLength, unpad } from './padding.ts';

/** Padmé as its paper writes it (algorithm 1), in bit operations. */
function padme(length: number): number {
  const exponent = Math.floor(Math.log2(length));
  const significant = Math.floor(Math.log2(exponent)) + 1;
  const mask = 2n ** BigInt(exponent - significant) - 1n;
  return Number((BigInt(length) + mask) & ~mask);
}

const length = fc.oneof(fc.nat(5_000), fc.integer({ min: 1, max: 2 ** 32 + 4 }));

describe('padding', () => {
  it.each([
    [0, 1024],
    [1024, 1024],
    [1025, 1088],
    [1089, 1152],
    [2048, 2048],
    [2049, 2176],
    [1_000_000, 1_015_808],
    [2 ** 32, 2 ** 32],
  ])('gives %d bytes the bucket %d', (from, to) => {
    expect(paddedLength(from)).toBe(to);
  });

  it('is Padmé of at least 1024 bytes, adds an eighth at most, and a bucket is its own', () => {
    fc.assert(
      fc.property(length, (n) => {
        const padded = paddedLength(n);
        expect(padded).toBe(padme(Math.max(n, 1024)));
        expect(padded).toBeGreaterThanOrEqual(n);
        if (n > 1024) expect(padded).toBeLessThan(n * 1.125);
        expect(paddedLength(padded)).toBe(padded);
      }),
    );
  });

  it('never shrinks as the length grows', () => {
    fc.assert(
      fc.property(length, (n) => {
        expect(paddedLength(n + 1)).toBeGreaterThanOrEqual(paddedLength(n));
      }),
    );
  });

  it('gives the plaintext back', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 3_000 }), (plaintext) => {
        expect(unpad(pad(plaintext))).toEqual(plaintext);
      }),
    );
  });

  it('is unambiguous: one text for a padded one, and none for another', () => {
    const padded = pad(new Uint8Array(100).fill(7));
    const altered = (index: number, byte: number) => unpad(padded.map((old, i) => (i === index ? byte : old)));
    expect(altered(104, 1)).toBeNull();
    expect(altered(1023, 128)).toBeNull();
    expect(altered(3, 99)).toBeNull();
    expect(altered(3, 101)).toEqual(new Uint8Array([...new Uint8Array(100).fill(7), 0]));
    expect(altered(0, 255)).toBeNull();
    expect(altered(2, 4)).toBeNull();
    expect(unpad(padded.subarray(0, 1023))).toBeNull();
    expect(unpad(new Uint8Array(3))).toBeNull();
    expect(unpad(new Uint8Array([...padded, ...new Uint8Array(64)]))).toBeNull();
  });
});
