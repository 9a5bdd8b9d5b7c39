import { toHex } from '@income-series/protocol/bytes';
import {
  domainSeparator,
  type EvmDomain,
  type MessageKind,
  type MessageOf,
  messageDigest,
  messageFields,
  messageWords,
  type SolanaDomain,
  structHash,
} from '@income-series/protocol/signing';
import { describe, expect, it } from 'vitest';
import { checkRequest, type UntrustedRequest } from './request.ts';

const word = (byte: string) => `0x${byte.repeat(32)}` as const;
const key = `0x${'ab'.repeat(20)}` as const;
const domain: EvmDomain = { kind: 'evm', chainId: 10143, verifyingContract: `0x${'cd'.repeat(20)}` as const };
const chain = 'evm:10143';
const seriesKey = word('11');
const MESSAGES: { readonly [K in MessageKind]: MessageOf<K> } = {
  REPORT: {
    seriesKey,
    period: 20261,
    priorCommitment: word('22'),
    incomeCommitment: word('33'),
    tier: 3,
    liquidityFlag: 0,
  },
  FX: { seriesKey, period: 20261, rate: 10n ** 16n },
  PAUSE: { seriesKey, pauseNonce: 3n, pauseEnd: 1_900_000_000n },
  EXTINGUISH: { seriesKey, extinguishNonce: (1n << 64n) - 1n },
  AMEND: { seriesKey, amendmentNonce: 1n, newTermsCommitment: word('22'), newCap: 1n << 255n },
  TRUEUP: { seriesKey, year: 2026, trueupNonce: 0n, attestationTs: 1_900_000_000n, adjustment: -12_345n },
};

const domainAnswer = {
  chainId: domain.chainId,
  verifyingContract: domain.verifyingContract,
  genesisHash: null,
  program: null,
};

/** The request of an honest gateway. */
function honest(kind: MessageKind): UntrustedRequest {
  const message = MESSAGES[kind] as never;
  const hash = toHex(structHash(kind, message));
  return {
    kind,
    chain,
    seriesKey,
    domain: domainAnswer,
    key,
    fields: messageFields(kind).map(({ name, type }) => ({ name, type, value: String(message[name]) })),
    words: messageWords(kind, message).map(toHex),
    structHash: hash,
    preImage: `0x1901${toHex(domainSeparator(domain)).slice(2)}${hash.slice(2)}`,
    digest: messageDigest(domain, kind, message),
  };
}

const expected = { kind: 'REPORT', domain, chain, key, message: MESSAGES.REPORT } as const;
const code = (run: () => unknown): string => {
  try {
    run();
    return 'signed';
  } catch (error) {
    const { exitCode, code: errorCode } = error as { exitCode: number; code: string };
    return `${exitCode} ${errorCode}`;
  }
};
const fields = (change: (field: { name: string | null; type: string | null; value: string | null }) => object) => ({
  fields: honest('REPORT').fields?.map((field) => ({ ...field, ...change(field) })) ?? [],
});
const field = (name: string, value: string | null) => fields((entry) => (entry.name === name ? { value } : {}));

describe('a signing request', () => {
  it.each(Object.keys(MESSAGES) as MessageKind[])('of %s gives its message and digest if it is consistent', (kind) => {
    const message = MESSAGES[kind];
    const result = checkRequest(honest(kind), { kind, domain, chain, key, message: { seriesKey } } as never);
    expect(result).toEqual({ kind, message, digest: honest(kind).digest });
  });

  it.each<[string, Partial<UntrustedRequest>, string]>([
    ['kind', { kind: 'FX' }, 'KIND_DIFFERS'],
    ['unknown kind', { kind: 'WITHDRAW' }, 'KIND_DIFFERS'],
    ['kind that is null', { kind: null }, 'KIND_DIFFERS'],
    ['chain', { chain: 'evm:1' }, 'DOMAIN_DIFFERS'],
    ['chain id', { domain: { ...domainAnswer, chainId: 1 } }, 'DOMAIN_DIFFERS'],
    ['contract', { domain: { ...domainAnswer, verifyingContract: key } }, 'DOMAIN_DIFFERS'],
    ['contract that is null', { domain: { ...domainAnswer, verifyingContract: null } }, 'DOMAIN_DIFFERS'],
    ['contract with a cluster', { domain: { ...domainAnswer, genesisHash: word('44') } }, 'DOMAIN_DIFFERS'],
    ['contract with a program', { domain: { ...domainAnswer, program: word('44') } }, 'DOMAIN_DIFFERS'],
    ['key', { key: domain.verifyingContract }, 'KEY_DIFFERS'],
    ['series next to the message', { seriesKey: word('22') }, 'SERIES_DIFFERS'],
    ['series in both places', { seriesKey: word('22'), ...field('seriesKey', word('22')) }, 'SERIES_DIFFERS'],
    ['period', field('period', '20262'), 'FIELD_DIFFERS'],
    ['tier', field('tier', '2'), 'FIELD_DIFFERS'],
    ['flag', field('liquidityFlag', '1'), 'FIELD_DIFFERS'],
    ['prior', field('priorCommitment', word('23')), 'FIELD_DIFFERS'],
    ['commitment', field('incomeCommitment', word('34')), 'FIELD_DIFFERS'],
    ['value that is null', field('period', null), 'FIELD_DIFFERS'],
    ['value of another form', field('period', '020261'), 'FIELD_DIFFERS'],
    ['value beyond its type', field('tier', '256'), 'FIELD_DIFFERS'],
    ['value below its type', field('tier', '-3'), 'FIELD_DIFFERS'],
    ['hash of another length', field('incomeCommitment', '0x33'), 'FIELD_DIFFERS'],
    ['name of a field', fields(({ name }) => (name === 'tier' ? { name: 'level' } : {})), 'FIELD_DIFFERS'],
    ['type of a field', fields(({ name }) => (name === 'tier' ? { type: 'uint16' } : {})), 'FIELD_DIFFERS'],
    ['order of the fields', { fields: honest('REPORT').fields?.toReversed() ?? [] }, 'FIELD_DIFFERS'],
    ['number of fields', { fields: honest('REPORT').fields?.slice(0, -1) ?? [] }, 'FIELD_DIFFERS'],
    [
      'field more',
      { fields: [...(honest('REPORT').fields ?? []), { name: 'x', type: 'uint8', value: '0' }] },
      'FIELD_DIFFERS',
    ],
    ['fields at all', { fields: null }, 'FIELD_DIFFERS'],
    ['word', { words: [word('44'), ...(honest('REPORT').words?.slice(1) ?? [])] }, 'DIGEST_DIFFERS'],
    ['number of words', { words: [...(honest('REPORT').words ?? []), word('00')] }, 'DIGEST_DIFFERS'],
    ['words at all', { words: null }, 'DIGEST_DIFFERS'],
    ['struct hash', { structHash: word('44') }, 'DIGEST_DIFFERS'],
    ['pre-image', { preImage: `${honest('REPORT').preImage}00` }, 'DIGEST_DIFFERS'],
    ['digest', { digest: word('44') }, 'DIGEST_DIFFERS'],
  ])('with another %s is refused', (_, change, refusal) => {
    expect(code(() => checkRequest({ ...honest('REPORT'), ...change }, expected))).toBe(`5 ${refusal}`);
  });

  it.each([
    ['tier', '256'],
    ['tier', '-3'],
    ['period', '4294967296'],
    ['period', '99999999999999999999'],
  ])('with %s of %s is refused without an expected value', (name, value) => {
    const expectedSeries = { ...expected, message: { seriesKey } };
    expect(code(() => checkRequest({ ...honest('REPORT'), ...field(name, value) }, expectedSeries))).toBe(
      '5 FIELD_DIFFERS',
    );
  });

  it('that is consistent but not the expected one is refused', () => {
    const message = { ...MESSAGES.REPORT, period: 20262 };
    expect(code(() => checkRequest(honest('REPORT'), { ...expected, message }))).toBe('5 FIELD_DIFFERS');
    const elsewhere = { ...expected, domain: { ...domain, chainId: 1 } };
    expect(code(() => checkRequest(honest('REPORT'), elsewhere))).toBe('5 DOMAIN_DIFFERS');
  });

  it('is compared in any case of its hexadecimal', () => {
    const upperCase: UntrustedRequest = { ...honest('REPORT'), key: key.toUpperCase().replace('0X', '0x') };
    expect(checkRequest(upperCase, expected).digest).toBe(honest('REPORT').digest);
  });
});

describe('a signing request for a Solana cluster', () => {
  const cluster: SolanaDomain = { kind: 'solana', genesisHash: word('55'), programId: word('66') };
  const chainName = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1';
  const own = { chainId: null, verifyingContract: null, genesisHash: word('55'), program: word('66') };
  const honestSolana = (kind: MessageKind): UntrustedRequest => {
    const hash = structHash(kind, MESSAGES[kind] as never);
    return {
      ...honest(kind),
      chain: chainName,
      domain: own,
      preImage: `0x1901${toHex(domainSeparator(cluster)).slice(2)}${toHex(hash).slice(2)}`,
      digest: messageDigest(cluster, kind, MESSAGES[kind] as never),
    };
  };
  const expectedSolana = { kind: 'REPORT', domain: cluster, chain: chainName, key, message: MESSAGES.REPORT } as const;

  it.each(Object.keys(MESSAGES) as MessageKind[])('is recomputed with the salt of cluster and program: %s', (kind) => {
    const { digest } = checkRequest(honestSolana(kind), { ...expectedSolana, kind, message: MESSAGES[kind] } as never);
    expect(digest).toBe(messageDigest(cluster, kind, MESSAGES[kind] as never));
    expect(digest).not.toBe(messageDigest(domain, kind, MESSAGES[kind] as never));
  });

  it.each<[string, Partial<UntrustedRequest>, string]>([
    ['the contract of an EVM chain', { domain: domainAnswer }, 'DOMAIN_DIFFERS'],
    ['another cluster', { domain: { ...own, genesisHash: word('56') } }, 'DOMAIN_DIFFERS'],
    ['no cluster', { domain: { ...own, genesisHash: null } }, 'DOMAIN_DIFFERS'],
    ['another program', { domain: { ...own, program: word('67') } }, 'DOMAIN_DIFFERS'],
    ['a chain id', { domain: { ...own, chainId: 10143 } }, 'DOMAIN_DIFFERS'],
    ['a contract', { domain: { ...own, verifyingContract: key } }, 'DOMAIN_DIFFERS'],
    ['the name of another chain', { chain }, 'DOMAIN_DIFFERS'],
    ['the digest of the other domain', { digest: honest('REPORT').digest }, 'DIGEST_DIFFERS'],
    ['the pre-image of the other domain', { preImage: honest('REPORT').preImage }, 'DIGEST_DIFFERS'],
  ])('is refused with %s', (_, change, expectedCode) => {
    expect(code(() => checkRequest({ ...honestSolana('REPORT'), ...change }, expectedSolana))).toContain(expectedCode);
  });
});
