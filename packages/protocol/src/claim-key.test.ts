import { hkdfSync } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toHex } from './bytes.ts';
import { deriveClaimKey } from './claim-key.ts';
import { CURVE_ORDER, isSecretKey } from './signing/index.ts';

const secret = fc.uint8Array({ minLength: 32, maxLength: 32 });

describe('the key that owns claims', () => {
  it('is HKDF-SHA256 of the device secret, reduced into the order without zero', () => {
    fc.assert(
      fc.property(secret, (bytes) => {
        const wide = Buffer.from(hkdfSync('sha256', bytes, '', 'claim-owner/v1', 48)).toString('hex');
        const expected = (BigInt(`0x${wide}`) % (CURVE_ORDER - 1n)) + 1n;
        expect(toHex(deriveClaimKey(bytes))).toBe(`0x${expected.toString(16).padStart(64, '0')}`);
        expect(isSecretKey(deriveClaimKey(bytes))).toBe(true);
      }),
    );
  });

  it('wants a secret of 32 bytes', () => {
    expect(() => deriveClaimKey(new Uint8Array(31))).toThrow(expect.objectContaining({ code: 'BAD_INPUT' }));
  });
});
