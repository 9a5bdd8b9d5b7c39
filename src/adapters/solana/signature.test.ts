import { ed25519 } from '@noble/curves/ed25519.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type SolanaAddress, solanaAddressOf } from '../../core/address.ts';
import { toHex, utf8 } from '../../core/bytes.ts';
import type { Hex } from '../../core/hex.ts';
import { verifyMessage } from './signature.ts';

const secret = new Uint8Array(32).fill(3);
const wallet = solanaAddressOf(ed25519.getPublicKey(secret));
const TEXT = 'gateway.example asks you to link this wallet to an account.';
const signature = ed25519.sign(utf8(TEXT), secret);
const notCanonical = expect.objectContaining({ code: 'SIGNATURE_NOT_CANONICAL' });

/** With s one order of the group higher: the same signature in a second form. */
function malleated(bytes: Uint8Array): Uint8Array {
  const s = bytes.subarray(32).reduceRight((sum, byte) => (sum << 8n) | BigInt(byte), 0n) + ed25519.Point.Fn.ORDER;
  return Uint8Array.from([
    ...bytes.subarray(0, 32),
    ...Array.from({ length: 32 }, (_, i) => Number((s >> BigInt(8 * i)) & 255n)),
  ]);
}

describe('a wallet’s signature', () => {
  it('is accepted over its text, and over no other, of no other wallet', () => {
    const other = solanaAddressOf(ed25519.getPublicKey(new Uint8Array(32).fill(4)));
    expect(verifyMessage(wallet, TEXT, toHex(signature))).toBe(true);
    expect(verifyMessage(wallet, `${TEXT}.`, toHex(signature))).toBe(false);
    expect(verifyMessage(other, TEXT, toHex(signature))).toBe(false);
  });

  it('is over the text as UTF-8', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(verifyMessage(wallet, text, toHex(ed25519.sign(utf8(text), secret)))).toBe(true);
      }),
      { numRuns: 20 },
    );
  });

  it('is refused with any bit changed', () => {
    fc.assert(
      fc.property(fc.nat(511), (bit) => {
        const changed = Uint8Array.from(signature);
        changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
        let accepted = false;
        try {
          accepted = verifyMessage(wallet, TEXT, toHex(changed));
        } catch (error) {
          expect(error).toEqual(notCanonical);
        }
        expect(accepted).toBe(false);
      }),
      { numRuns: 50 },
    );
  });

  it.each<[string, Hex]>([
    ['63 bytes', toHex(signature.subarray(0, 63))],
    ['65 bytes', `${toHex(signature)}00`],
    ['no bytes', '0x'],
    ['s above the order of the group', toHex(malleated(signature))],
  ])('has one form: %s is refused', (_, form) => {
    expect(() => verifyMessage(wallet, TEXT, form)).toThrow(notCanonical);
  });
});

/** y = 1, the point that adds nothing; y = 0, of order 4, which is the system program's address. */
const SMALL_ORDER: readonly (readonly [string, SolanaAddress])[] = [
  ['the neutral point', solanaAddressOf(Uint8Array.from([1, ...new Uint8Array(31)]))],
  ['the system program’s address', solanaAddressOf(new Uint8Array(32))],
];

describe.each(SMALL_ORDER)('a key of small order: %s', (_, key) => {
  it('verifies no text with the constant that lenient verification takes as its signature', () => {
    const constant = Uint8Array.from([1, ...new Uint8Array(63)]);
    const texts = Array.from({ length: 200 }, (_text, n) => `nonce ${n}`);
    expect(texts.filter((text) => verifyMessage(key, text, toHex(constant)))).toEqual([]);
    // the trap is there: by the rules of ZIP 215 the constant is a signature over some or all of them
    const bytes = key.startsWith('4uQ') ? Uint8Array.from([1, ...new Uint8Array(31)]) : new Uint8Array(32);
    const lenient = texts.filter((text) => ed25519.verify(constant, utf8(text), bytes, { zip215: true }));
    expect(lenient.length).toBeGreaterThan(0);
  });
});

it('an address that is no point of the curve signs nothing', () => {
  const off = Array.from({ length: 20 }, (_, n) => Uint8Array.from([n + 2, ...new Uint8Array(31)])).filter((bytes) => {
    try {
      ed25519.Point.fromBytes(bytes);
      return false;
    } catch {
      return true;
    }
  });
  expect(off.length).toBeGreaterThan(3);
  for (const bytes of off) expect(verifyMessage(solanaAddressOf(bytes), TEXT, toHex(signature))).toBe(false);
});
