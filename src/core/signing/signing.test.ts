import { toHex } from '@income-series/protocol/bytes';
import type { Hex } from '@income-series/protocol/hex';
import {
  addressOfSecretKey,
  CURVE_ORDER,
  domainSeparator,
  type EvmDomain,
  MESSAGE_TYPES,
  type MessageKind,
  type MessageOf,
  messageDigest,
  parseSignature,
  personalDigest,
  recoverSigner,
  type SolanaDomain,
  signDigest,
  solanaSalt,
} from '@income-series/protocol/signing';
import { uintWord } from '@income-series/protocol/words';
import fc from 'fast-check';
import { hashDomain, hashMessage, hashTypedData } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { describe, expect, it } from 'vitest';

const word = (byte: string) => `0x${byte.repeat(32)}` as const;
const evm: EvmDomain = {
  kind: 'evm',
  chainId: 10143,
  verifyingContract: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
};
const solana: SolanaDomain = { kind: 'solana', genesisHash: word('aa'), programId: word('bb') };

const report: MessageOf<'REPORT'> = {
  seriesKey: word('11'),
  period: 20261,
  priorCommitment: word('22'),
  incomeCommitment: word('33'),
  tier: 2,
  liquidityFlag: 0,
};
const messages: { readonly [K in MessageKind]: MessageOf<K> } = {
  REPORT: report,
  FX: { seriesKey: word('11'), period: 20261, rate: 10n ** 16n },
  PAUSE: { seriesKey: word('11'), pauseNonce: 3n, pauseEnd: 1_900_000_000n },
  EXTINGUISH: { seriesKey: word('11'), extinguishNonce: (1n << 64n) - 1n },
  AMEND: { seriesKey: word('11'), amendmentNonce: 1n, newTermsCommitment: word('22'), newCap: 1n << 255n },
  TRUEUP: { seriesKey: word('11'), year: 2026, trueupNonce: 0n, attestationTs: 1_900_000_000n, adjustment: -12345n },
};
const kinds = Object.keys(messages) as MessageKind[];

/** The fields of a type string, as viem takes them. */
const fieldsOf = (type: string) => {
  const [name = '', fields = ''] = type.slice(0, -1).split('(');
  return { name, fields: fields.split(',').map((f) => ({ type: f.split(' ')[0] ?? '', name: f.split(' ')[1] ?? '' })) };
};
const digestOf = (domain: EvmDomain | SolanaDomain, kind: MessageKind) =>
  messageDigest(domain, kind, messages[kind] as never);

describe('signed messages', () => {
  it('give the known REPORT digest', () => {
    expect(messageDigest(evm, 'REPORT', report)).toBe(
      '0xf32cf6944d619473c5b048e164b150db1dff1b8555b3fbff6ab2fe494b4a6280',
    );
  });

  it.each(kinds)('%s is hashed as EIP-712 says, on both domains', (kind) => {
    const { name, fields } = fieldsOf(MESSAGE_TYPES[kind]);
    const common = { types: { [name]: fields }, primaryType: name, message: messages[kind] as never };
    const { chainId, verifyingContract } = evm;
    const domain = { name: 'IncomeSeries', version: '1', chainId, verifyingContract };
    expect(digestOf(evm, kind)).toBe(hashTypedData({ ...common, domain } as never));
    const salted = { name: 'IncomeSeries', version: '1', salt: toHex(solanaSalt(solana)) };
    expect(digestOf(solana, kind)).toBe(hashTypedData({ ...common, domain: salted } as never));
  });

  it('differ by kind and by domain', () => {
    const digests = [evm, { ...evm, chainId: 1 }, solana].flatMap((domain) =>
      kinds.map((kind) => digestOf(domain, kind)),
    );
    expect(new Set(digests).size).toBe(18);
  });

  it('separate domains as EIP-712 says', () => {
    const types = {
      EIP712Domain: fieldsOf('EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)')
        .fields,
    };
    const { chainId, verifyingContract } = evm;
    const domain = { name: 'IncomeSeries', version: '1', chainId: BigInt(chainId), verifyingContract };
    expect(toHex(domainSeparator(evm))).toBe(hashDomain({ domain, types } as never));
  });

  it('refuse a field beyond its type', () => {
    const bad = expect.objectContaining({ code: 'BAD_INPUT' });
    expect(() => messageDigest(evm, 'REPORT', { ...report, period: 2 ** 32 })).toThrow(bad);
    expect(() => messageDigest(evm, 'REPORT', { ...report, tier: 256 })).toThrow(bad);
    expect(() => messageDigest(evm, 'REPORT', { ...report, seriesKey: '0x11' })).toThrow(bad);
    expect(() => messageDigest(evm, 'PAUSE', { ...messages.PAUSE, pauseEnd: 1n << 64n })).toThrow(bad);
  });

  it('hash a personal text as EIP-191 says', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(personalDigest(text)).toBe(hashMessage(text));
      }),
    );
  });
});

describe('signatures', () => {
  const key = fc.bigInt(1n, CURVE_ORDER - 1n).map((n) => uintWord(n));
  const digest = fc.uint8Array({ minLength: 32, maxLength: 32 }).map(toHex);
  const split = (signature: Hex) => ({
    r: signature.slice(2, 66),
    s: BigInt(`0x${signature.slice(66, 130)}`),
    v: Number.parseInt(signature.slice(130), 16),
  });
  const join = (r: string, s: bigint, v: number): Hex =>
    `0x${r}${s.toString(16).padStart(64, '0')}${v.toString(16).padStart(2, '0')}`;

  it('recover to their signer, and equal a wallet’s byte for byte', async () => {
    await fc.assert(
      fc.asyncProperty(key, digest, async (secret, hash) => {
        const account = privateKeyToAccount(toHex(secret));
        const signature = signDigest(hash, secret);
        expect(signature).toBe(await account.sign({ hash }));
        expect(recoverSigner(hash, signature)).toBe(account.address.toLowerCase());
        expect(addressOfSecretKey(secret)).toBe(account.address.toLowerCase());
      }),
      { numRuns: 25 },
    );
  });

  it('with a high s, another v or another length recover to nobody', () => {
    fc.assert(
      fc.property(key, digest, fc.integer({ min: 0, max: 255 }), (secret, hash, v) => {
        const signature = signDigest(hash, secret);
        const { r, s, v: own } = split(signature);
        expect(recoverSigner(hash, join(r, CURVE_ORDER - s, own === 27 ? 28 : 27))).toBeNull();
        if (v !== 27 && v !== 28) expect(recoverSigner(hash, join(r, s, v))).toBeNull();
        expect(recoverSigner(hash, signature.slice(0, 130))).toBeNull();
        expect(recoverSigner(hash, `${signature}00`)).toBeNull();
      }),
      { numRuns: 25 },
    );
  });

  it('with r or s of zero, or at or beyond the order, recover to nobody', () => {
    const hash = word('11');
    const one = '1'.padStart(64, '0');
    const hex = (n: bigint) => n.toString(16).padStart(64, '0');
    const half = CURVE_ORDER / 2n;
    for (const r of [hex(0n), hex(CURVE_ORDER), 'f'.repeat(64)]) expect(parseSignature(join(r, 1n, 27))).toBeNull();
    for (const s of [0n, half + 1n, CURVE_ORDER]) expect(parseSignature(join(one, s, 27))).toBeNull();
    expect(parseSignature(join(one, half, 28))).toEqual({ r: 1n, s: half, v: 28 });
    for (const v of [0, 1, 26, 29, 30, 255]) expect(parseSignature(join(one, 1n, v))).toBeNull();
    // 5 is the abscissa of no point of the curve
    expect(recoverSigner(hash, join(hex(5n), 1n, 27))).toBeNull();
  });

  it('altered anywhere never recover to the signer', () => {
    const flip = (hex: Hex, bit: number): Hex => {
      const bytes = Buffer.from(hex.slice(2), 'hex');
      bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      return toHex(bytes);
    };
    const secret = uintWord(7n);
    fc.assert(
      fc.property(digest, fc.nat(519), fc.nat(255), (hash, bit, digestBit) => {
        const signature = signDigest(hash, secret);
        expect(recoverSigner(hash, flip(signature, bit))).not.toBe(addressOfSecretKey(secret));
        expect(recoverSigner(flip(hash, digestBit), signature)).not.toBe(addressOfSecretKey(secret));
      }),
      { numRuns: 50 },
    );
  });

  it.each(['', '0x', 'zz', `0x${'0g'.repeat(65)}`])('of the form %j recover to nobody', (text) => {
    expect(recoverSigner(word('11'), text)).toBeNull();
  });
});
