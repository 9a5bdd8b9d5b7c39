import { describe, expect, it } from 'vitest';
import { codeOf } from '../../../../tests/support/refusals.ts';
import { highS, nonCanonicalV } from '../../../../tests/support/signatures.ts';
import type { Hex } from '../hex.ts';
import { type MessageKind, type MessageOf, messageDigest } from './messages.ts';
import { addressOfSecretKey, signDigest } from './signature.ts';
import { requireSignedBy } from './signed.ts';

const domain = { kind: 'evm', chainId: 10143, verifyingContract: `0x${'5f'.repeat(20)}` } as const;
const secret = new Uint8Array(32).fill(7);
const key = addressOfSecretKey(secret);
const another = addressOfSecretKey(new Uint8Array(32).fill(8));
const seriesKey = `0x${'11'.repeat(32)}` as Hex;
const commitment = `0x${'01'.repeat(32)}` as Hex;

const MESSAGES: { readonly [K in MessageKind]: MessageOf<K> } = {
  REPORT: {
    seriesKey,
    period: 20261,
    tier: 3,
    liquidityFlag: 0,
    priorCommitment: commitment,
    incomeCommitment: commitment,
  },
  FX: { seriesKey, period: 20261, rate: 10n ** 22n },
  PAUSE: { seriesKey, pauseNonce: 3n, pauseEnd: 1_900_000_000n },
  EXTINGUISH: { seriesKey, extinguishNonce: 2n },
  AMEND: { seriesKey, amendmentNonce: 1n, newTermsCommitment: commitment, newCap: 100n },
  TRUEUP: { seriesKey, year: 2026, trueupNonce: 0n, attestationTs: 1_900_000_000n, adjustment: -5n },
};
const another32 = `0x${'12'.repeat(32)}` as Hex;
const changed = (value: unknown) =>
  typeof value === 'string' ? another32 : typeof value === 'bigint' ? value + 1n : Number(value) + 1;

describe.each(Object.keys(MESSAGES) as MessageKind[])('a signature over %s', (kind) => {
  const message = MESSAGES[kind] as MessageOf<'FX'>;
  const of = kind as 'FX';
  const digest = messageDigest(domain, of, message);
  const signature = signDigest(digest, secret);

  it('is answered as rows keep it', () => {
    const upper = signature.toUpperCase().replace('0X', '0x');
    for (const text of [signature, upper])
      expect(requireSignedBy(domain, of, message, { key, signature: text })).toEqual({
        signer: key,
        signature,
        digest,
      });
  });

  it('is of the named key', () => {
    expect(codeOf(() => requireSignedBy(domain, of, message, { key: another, signature }))).toBe('SIGNATURE_INVALID');
    expect(() => requireSignedBy(domain, of, message, { key: another, signature })).toThrow(/over exactly these bytes/);
    const said = () =>
      requireSignedBy(domain, of, message, { key: another, signature, foreign: 'ATTESTATION_INVALID' });
    expect(codeOf(said)).toBe('ATTESTATION_INVALID');
  });

  it.each(Object.entries(message))('is over its %s', (field, value) => {
    const other = { ...message, [field]: changed(value) };
    expect(codeOf(() => requireSignedBy(domain, of, other, { key, signature }))).toBe('SIGNATURE_INVALID');
  });

  it('is over its domain', () => {
    const elsewhere = { ...domain, chainId: 143 };
    expect(codeOf(() => requireSignedBy(elsewhere, of, message, { key, signature }))).toBe('SIGNATURE_INVALID');
  });

  it.each([
    'signed',
    '0x',
    signature.slice(0, 130),
    `${signature.slice(0, 130)}1d`,
    highS(signature),
    nonCanonicalV(signature),
  ])('is canonical: %s is not', (text) => {
    const code = codeOf(() =>
      requireSignedBy(domain, of, message, { key, signature: text, foreign: 'ATTESTATION_INVALID' }),
    );
    expect(code).toBe('SIGNATURE_NOT_CANONICAL');
  });
});
