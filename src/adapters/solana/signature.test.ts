import { type SolanaAddress, solanaAddressOf } from '@income-series/protocol/address';
import { toHex, utf8 } from '@income-series/protocol/bytes';
import type { Hex } from '@income-series/protocol/hex';
import { ed25519 } from '@noble/curves/ed25519.js';
import {
  address,
  getOffchainMessageV0Encoder,
  type OffchainMessageApplicationDomain,
  OffchainMessageContentFormat,
} from '@solana/kit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
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

describe('a Ledger’s signature', () => {
  const other = solanaAddressOf(ed25519.getPublicKey(new Uint8Array(32).fill(4)));
  const LINES = `${TEXT}\n\nNonce: é1`;
  const ZEROS = '11111111111111111111111111111111';

  interface Parts {
    readonly text?: string;
    readonly signers?: readonly SolanaAddress[];
    readonly domain?: string;
  }
  /** An off-chain message as Solana's own library writes it. */
  const specified = ({ text = LINES, signers = [wallet], domain = ZEROS }: Parts = {}): Uint8Array =>
    Uint8Array.from(
      getOffchainMessageV0Encoder().encode({
        version: 0,
        applicationDomain: domain as OffchainMessageApplicationDomain,
        content: { format: OffchainMessageContentFormat.UTF8_1232_BYTES_MAX, text } as never,
        requiredSignatories: signers.map((each) => ({ address: address(each) })),
      }),
    );
  /** The short header of older Ledger applications. */
  const short = (text = LINES, format = 1): Uint8Array => {
    const body = utf8(text);
    return Uint8Array.from([
      0xff,
      ...utf8('solana offchain'),
      0,
      format,
      body.length & 0xff,
      body.length >> 8,
      ...body,
    ]);
  };
  const sign = (message: Uint8Array) => ed25519.sign(message, secret);
  const enveloped = (message: Uint8Array, count = 1) =>
    toHex(
      Uint8Array.from([
        count,
        ...Array(count)
          .fill([...sign(message)])
          .flat(),
        ...message,
      ]),
    );
  const refused = expect.objectContaining({ code: 'SIGNATURE_ENVELOPE_REFUSED' });

  it.each([
    ['the specified header', specified()],
    ['the short header', short()],
    ['the short header of ASCII', short(LINES, 0)],
  ])('is accepted over the text in an off-chain message with %s', (_, message) => {
    expect(verifyMessage(wallet, LINES, toHex(sign(message)))).toBe(true);
    expect(verifyMessage(wallet, LINES, enveloped(message))).toBe(true);
    expect(verifyMessage(wallet, `${LINES} `, toHex(sign(message)))).toBe(false);
    expect(verifyMessage(other, LINES, toHex(sign(message)))).toBe(false);
  });

  it('is accepted with an application domain, if its message comes with it', () => {
    expect(verifyMessage(wallet, LINES, enveloped(specified({ domain: other })))).toBe(true);
  });

  it.each([
    ['of another text', enveloped(specified({ text: `${LINES}.` }))],
    ['of another signer', enveloped(specified({ signers: [other] }))],
    ['of two signers', enveloped(specified({ signers: [wallet, other] }))],
    ['with two signatures', enveloped(specified(), 2)],
    ['of a longer text', enveloped(Uint8Array.from([...specified(), 0x20]))],
    ['of a shorter text', enveloped(specified().subarray(0, -1))],
    ['of another version', enveloped(Uint8Array.from(specified(), (byte, i) => (i === 16 ? 1 : byte)))],
  ])('is refused by a code of its own over a message %s', (_, envelope) => {
    expect(() => verifyMessage(wallet, LINES, envelope)).toThrow(refused);
  });

  it('is refused where the envelope’s signature is another’s', () => {
    const message = specified();
    const forged = ed25519.sign(message, new Uint8Array(32).fill(4));
    expect(verifyMessage(wallet, LINES, toHex(Uint8Array.from([1, ...forged, ...message])))).toBe(false);
  });
});
