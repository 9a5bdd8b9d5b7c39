import { fromHex, keccak256Hex } from '@income-series/protocol/bytes';
import { AppError } from '@income-series/protocol/errors/app-error';
import type { KeyAddress } from '@income-series/protocol/hex';
import { type MessageKind, type MessageOf, messageDigest } from '@income-series/protocol/signing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { signingKey } from './messages.ts';
import { SIGNING_KINDS, spellMessage } from './model/index.ts';

const word = (byte: string) => `0x${byte.repeat(32)}` as const;
const domain = {
  kind: 'evm',
  chainId: 10143,
  verifyingContract: '0x5fbdb2315678afecb367f032d93f642f64180aa3',
} as const;
const seriesKey = word('11');
const messages: { readonly [K in MessageKind]: MessageOf<K> } = {
  REPORT: {
    seriesKey,
    period: 20261,
    priorCommitment: word('22'),
    incomeCommitment: word('33'),
    tier: 3,
    liquidityFlag: 1,
  },
  FX: { seriesKey, period: 20261, rate: 10n ** 16n },
  PAUSE: { seriesKey, pauseNonce: 3n, pauseEnd: 1_900_000_000n },
  EXTINGUISH: { seriesKey, extinguishNonce: 4n },
  AMEND: { seriesKey, amendmentNonce: 1n, newTermsCommitment: word('22'), newCap: 5n },
  TRUEUP: { seriesKey, year: 2026, trueupNonce: 0n, attestationTs: 1_900_000_000n, adjustment: -12345n },
};

describe('a message as it is spelled', () => {
  it.each(SIGNING_KINDS)('%s leads to the digest that is signed', (kind) => {
    const spelled = spellMessage(domain, kind, messages[kind] as never);
    expect(spelled.digest).toBe(messageDigest(domain, kind, messages[kind] as never));
    expect(keccak256Hex(fromHex(spelled.preImage, 66))).toBe(spelled.digest);
    expect(spelled.preImage.slice(-64)).toBe(spelled.structHash.slice(2));
    expect(spelled.fields.map(({ name }) => name)).toEqual(Object.keys(messages[kind]));
    expect(spelled.words).toHaveLength(spelled.fields.length);
    expect(spelled.words[0]).toBe(seriesKey);
  });

  it('names, types and values are EIP-712’s', () => {
    expect(spellMessage(domain, 'TRUEUP', messages.TRUEUP).fields).toEqual([
      { name: 'seriesKey', type: 'bytes32', value: seriesKey },
      { name: 'year', type: 'uint32', value: '2026' },
      { name: 'trueupNonce', type: 'uint64', value: '0' },
      { name: 'attestationTs', type: 'uint64', value: '1900000000' },
      { name: 'adjustment', type: 'int256', value: '-12345' },
    ]);
  });

  it('has the sign of an adjustment in its word', () => {
    fc.assert(
      fc.property(fc.bigInt(-(1n << 128n), 1n << 128n), (adjustment) => {
        const { words } = spellMessage(domain, 'TRUEUP', { ...messages.TRUEUP, adjustment });
        expect(BigInt.asIntN(256, BigInt(words[4] ?? 0))).toBe(adjustment);
      }),
    );
  });

  it('has no value beyond its type', () => {
    const beyond = { ...messages.PAUSE, pauseEnd: 1n << 64n };
    expect(() => spellMessage(domain, 'PAUSE', beyond)).toThrow(expect.objectContaining({ code: 'BAD_INPUT' }));
  });
});

describe('which key signs', () => {
  const [a, b, c] = ['aa', 'bb', 'cc'].map((byte) => `0x${byte.repeat(20)}`) as [KeyAddress, KeyAddress, KeyAddress];
  const on = (address: KeyAddress) => ({ chain: 'evm:10143', address });
  const key = (
    { signerKeys = [], ...who }: { signerKeys?: KeyAddress[]; isAdmin?: boolean },
    named: KeyAddress | null,
  ) => {
    try {
      return signingKey(
        { accountId: 'a', wallets: [], isAdmin: false, signerChains: [], ...who, signerKeys: signerKeys.map(on) },
        'evm:10143',
        [a, b],
        named,
      );
    } catch (error) {
      if (error instanceof AppError) return error.code;
      throw error;
    }
  };

  it.each([
    [{ signerKeys: [b] }, null, b],
    [{ signerKeys: [b, a] }, null, a],
    [{ signerKeys: [a, b] }, b, b],
    [{ signerKeys: [a] }, b, 'NOT_FOUND'],
    [{ signerKeys: [c] }, c, 'NOT_FOUND'],
    [{ signerKeys: [c] }, null, 'NOT_FOUND'],
    [{ isAdmin: true }, null, a],
    [{ isAdmin: true }, b, b],
    [{ isAdmin: true }, c, 'NOT_FOUND'],
    [{}, a, 'NOT_FOUND'],
  ])('%j naming %s: %s', (who, named, expected) => {
    expect(key(who, named)).toBe(expected);
  });
});
