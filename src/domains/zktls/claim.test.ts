import { canonicalJson } from '@income-series/protocol/canonical-json';
import { incomeCommitment, ZERO_PRIOR } from '@income-series/protocol/commitments';
import { AppError } from '@income-series/protocol/errors/app-error';
import type { Bytes32 } from '@income-series/protocol/hex';
import { addressOfSecretKey, CURVE_ORDER } from '@income-series/protocol/signing';
import { type ClaimTrust, decideAttestation } from '@income-series/protocol/zktls/claim';
import { type Claim, claimContext, sourceHash } from '@income-series/protocol/zktls/claim-format';
import type { AttestationRequest } from '@income-series/protocol/zktls/claim-model';
import { payrollSource } from '@income-series/protocol/zktls/claim-source';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  attestationRequest,
  type ClaimParts,
  OWNER,
  SECOND_WITNESS_KEY,
  SERIES,
  SOURCE,
  WITNESS_KEY,
  witnessClaim,
} from '../../../tests/support/claims.ts';

const NOW = 1_790_000_000n;
const AT = Number(NOW) - 30;
const trust: ClaimTrust = {
  witnesses: new Set([WITNESS_KEY, SECOND_WITNESS_KEY].map(addressOfSecretKey)),
  epoch: 1,
  threshold: 1,
  sources: new Set([sourceHash(SOURCE)]),
  development: true,
  maxAge: 600n,
  maxSkew: 60n,
};
const decide = (request: AttestationRequest, over: Partial<ClaimTrust> = {}) =>
  decideAttestation(request, { ...trust, ...over }, NOW);
const good = attestationRequest(witnessClaim({ at: AT }));

const refusal = (work: () => unknown): AppError => {
  try {
    work();
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
  throw new Error('nothing was refused');
};
const withData = (claim: Claim, data: Partial<Claim['claimData']>): Claim => ({
  ...claim,
  claimData: { ...claim.claimData, ...data },
});
const highS = (signature: string) => {
  const s = CURVE_ORDER - BigInt(`0x${signature.slice(66, 130)}`);
  return `${signature.slice(0, 66)}${s.toString(16).padStart(64, '0')}${signature.endsWith('1b') ? '1c' : '1b'}`;
};

const priorOpening = { ytd: 4_000_000n, salt: 5n };
const otherSeries = `0x${'12'.repeat(32)}` as Bytes32;
const otherSource = payrollSource('https://payroll.attacker.example/v1/year-to-date');
const wrongMatch = { ...SOURCE, responseMatches: [{ type: 'contains' as const, value: '"period":{{period}}' }] };

describe('the verifier', () => {
  it('attests to commitments of a claimed figure, with no figure in the report', () => {
    expect(decide(good)).toEqual({
      seriesKey: SERIES,
      period: 20261,
      priorCommitment: ZERO_PRIOR,
      incomeCommitment: good.incomeCommitment,
      tier: 2,
      liquidityFlag: 0,
    });
  });

  it('attests to a later quarter over the prior it opens, and over none', () => {
    const claim = witnessClaim({ at: AT, period: 20262 });
    expect(decide(attestationRequest(claim, { period: 20262, priorOpening }))).toMatchObject({
      priorCommitment: incomeCommitment(priorOpening),
    });
    expect(decide(attestationRequest(claim, { period: 20262 }))).toMatchObject({ priorCommitment: ZERO_PRIOR });
  });

  it('attests to income that was not cash where the claim says so', () => {
    const claim = witnessClaim({ at: AT, nonCash: 'true' });
    expect(decide({ ...attestationRequest(claim), liquidityFlag: 1 })).toMatchObject({ liquidityFlag: 1 });
  });

  it('counts distinct witnesses', () => {
    const both = attestationRequest(witnessClaim({ at: AT, witnessKeys: [WITNESS_KEY, SECOND_WITNESS_KEY] }));
    expect(decide(both, { threshold: 2 })).toMatchObject({ period: 20261 });
    const twice = attestationRequest(witnessClaim({ at: AT, witnessKeys: [WITNESS_KEY, WITNESS_KEY] }));
    expect(refusal(() => decide(twice, { threshold: 2 })).code).toBe('WITNESS_TOO_FEW');
    expect(refusal(() => decide(good, { threshold: 2 })).code).toBe('WITNESS_TOO_FEW');
  });

  const refused: readonly [string, string, AttestationRequest, Partial<ClaimTrust>?][] = [
    ['CLAIM_INVALID', 'an identifier of another claim', { ...good, claim: { ...good.claim, identifier: SERIES } }],
    [
      'CLAIM_INVALID',
      'another identifier in its data',
      { ...good, claim: withData(good.claim, { identifier: SERIES }) },
    ],
    [
      'CLAIM_INVALID',
      'parameters changed after signing',
      { ...good, claim: withData(good.claim, { parameters: '{}' }) },
    ],
    ['CLAIM_INVALID', 'a context changed after signing', { ...good, claim: withData(good.claim, { context: '{}' }) }],
    [
      'WITNESS_UNKNOWN',
      'an owner changed after signing',
      { ...good, claim: withData(good.claim, { owner: `0x${'1'.repeat(40)}` }) },
    ],
    [
      'WITNESS_UNKNOWN',
      'a time changed after signing',
      { ...good, claim: withData(good.claim, { timestampS: AT + 1 }) },
    ],
    ['WITNESS_UNKNOWN', 'an epoch changed after signing', { ...good, claim: withData(good.claim, { epoch: 2 }) }],
    ['CLAIM_EPOCH_MISMATCH', 'another epoch', attestationRequest(witnessClaim({ at: AT, data: { epoch: 2 } }))],
    ['CLAIM_EPOCH_MISMATCH', 'no epoch', attestationRequest(witnessClaim({ at: AT, data: { epoch: 0 } }))],
    ['CLAIM_EPOCH_MISMATCH', 'the epoch of an earlier witness set', good, { epoch: 2 }],
    ...(
      [
        ['public headers', { headers: { Host: 'sandbox.payroll.example' } }],
        ['a place to ask from', { geoLocation: 'XX' }],
        ['options of the client', { additionalClientOptions: {} }],
        ['a way to redact', { writeRedactionMode: 'zk' }],
        ['an optional match', { responseMatches: [{ ...SOURCE.responseMatches[0], isOptional: true }] }],
      ] as const
    ).map(
      ([what, more]) =>
        [
          'CLAIM_INVALID',
          `a request that says more than its source: ${what}`,
          attestationRequest(
            witnessClaim({
              at: AT,
              data: {
                parameters: canonicalJson({ ...SOURCE, paramValues: { period: '20261' }, ...more }),
              },
            }),
          ),
        ] as [string, string, AttestationRequest],
    ),
    [
      'WITNESS_UNKNOWN',
      'a stranger’s signature',
      attestationRequest(witnessClaim({ at: AT, witnessKeys: [new Uint8Array(32).fill(9)] })),
    ],
    [
      'WITNESS_UNKNOWN',
      'a stranger next to a witness',
      attestationRequest(witnessClaim({ at: AT, witnessKeys: [WITNESS_KEY, new Uint8Array(32).fill(9)] })),
    ],
    ['CLAIM_INVALID', 'a high s', { ...good, claim: { ...good.claim, signatures: good.claim.signatures.map(highS) } }],
    [
      'CLAIM_INVALID',
      '64 bytes',
      { ...good, claim: { ...good.claim, signatures: good.claim.signatures.map((s) => s.slice(0, 130)) } },
    ],
    ['CLAIM_STALE', 'a claim older than allowed', attestationRequest(witnessClaim({ at: Number(NOW) - 601 }))],
    ['CLAIM_STALE', 'a claim from the future', attestationRequest(witnessClaim({ at: Number(NOW) + 61 }))],
    [
      'CLAIM_INVALID',
      'a context that is no JSON',
      attestationRequest(witnessClaim({ at: AT, data: { context: 'x' } })),
    ],
    [
      'CLAIM_INVALID',
      'a context with nothing extracted',
      attestationRequest(witnessClaim({ at: AT, context: { extractedParameters: undefined } })),
    ],
    [
      'CLAIM_INVALID',
      'a context not in canonical form',
      attestationRequest(witnessClaim({ at: AT, data: { context: ` ${good.claim.claimData.context}` } })),
    ],
    [
      'CLAIM_INVALID',
      'a context that says a thing twice',
      attestationRequest(
        witnessClaim({
          at: AT,
          data: { context: good.claim.claimData.context.replace('{', '{"contextMessage":"x",') },
        }),
      ),
    ],
    [
      'CLAIM_INVALID',
      'parameters not in canonical form',
      attestationRequest(witnessClaim({ at: AT, data: { parameters: ` ${good.claim.claimData.parameters}` } })),
    ],
    [
      'CLAIM_INVALID',
      'parameters that say the period twice',
      attestationRequest(
        witnessClaim({
          at: AT,
          data: { parameters: good.claim.claimData.parameters.replace('{"period"', '{"period":"20254","period"') },
        }),
      ),
    ],
    [
      'CLAIM_INVALID',
      'parameters that are no request',
      attestationRequest(witnessClaim({ at: AT, data: { parameters: '[]' } })),
    ],
    ['CLAIM_DEVELOPMENT', 'a development claim in production', good, { development: false }],
    ['CLAIM_SOURCE_UNKNOWN', 'another source', attestationRequest(witnessClaim({ at: AT, source: otherSource }))],
    [
      'CLAIM_SOURCE_UNKNOWN',
      'another pattern at the same source',
      attestationRequest(witnessClaim({ at: AT, source: wrongMatch })),
    ],
    [
      'CLAIM_SOURCE_UNKNOWN',
      'another source under the known hash',
      attestationRequest(witnessClaim({ at: AT, source: otherSource, context: { providerHash: sourceHash(SOURCE) } })),
    ],
    [
      'CLAIM_SOURCE_UNKNOWN',
      'the known source under another hash',
      attestationRequest(witnessClaim({ at: AT, context: { providerHash: sourceHash(otherSource) } })),
    ],
    [
      'CLAIM_SOURCE_UNKNOWN',
      'another kind of provider',
      attestationRequest(witnessClaim({ at: AT, data: { provider: 'websocket' } })),
    ],
    ['CLAIM_CONTEXT_MISMATCH', 'another series', attestationRequest(witnessClaim({ at: AT, seriesKey: otherSeries }))],
    ['CLAIM_CONTEXT_MISMATCH', 'another period', attestationRequest(witnessClaim({ at: AT, period: 20262 }))],
    [
      'CLAIM_CONTEXT_MISMATCH',
      'another owner in the context',
      attestationRequest(witnessClaim({ at: AT, context: { contextAddress: `0x${'1'.repeat(40)}` } })),
    ],
    [
      'CLAIM_CONTEXT_MISMATCH',
      'an owner that took over a context',
      attestationRequest(witnessClaim({ at: AT, data: { owner: `0x${'1'.repeat(40)}` } })),
    ],
    ['FIGURE_MISMATCH', 'another figure', attestationRequest(witnessClaim({ at: AT, ytd: '4200001' }))],
    [
      'FIGURE_MISMATCH',
      'no figure',
      attestationRequest(
        witnessClaim({ at: AT, context: { extractedParameters: { period: '20261', nonCash: 'false' } } }),
      ),
    ],
    ['FIGURE_MISMATCH', 'a figure in hexadecimal', attestationRequest(witnessClaim({ at: AT, ytd: '0x401640' }))],
    ['LIQUIDITY_MISMATCH', 'a flag the claim does not state', { ...good, liquidityFlag: 1 }],
    [
      'LIQUIDITY_MISMATCH',
      'cash where the claim says it was none',
      attestationRequest(witnessClaim({ at: AT, nonCash: 'true' })),
    ],
    ['OPENING_MISMATCH', 'another salt', { ...good, opening: { ...good.opening, salt: 1n } }],
    ['OPENING_MISMATCH', 'another commitment', { ...good, incomeCommitment: ZERO_PRIOR }],
    ['OPENING_MISMATCH', 'a prior that does not open', { ...good, priorOpening }],
    ['PRIOR_NOT_ZERO', 'a prior in a first quarter', attestationRequest(good.claim, { priorOpening })],
  ];

  it.each(refused)('refuses with %s %s', (code, _, request, over) => {
    const error = refusal(() => decide(request, over));
    expect(error.code).toBe(code);
    expect([error.detail, error.cause]).toEqual([undefined, undefined]);
  });

  describe('compares the period in every place where a claim says it', () => {
    const values = (paramValues: object | undefined) => ({
      parameters: canonicalJson({ ...SOURCE, ...(paramValues && { paramValues }) }),
    });
    const extracted = (period: string | undefined) => ({
      extractedParameters: { ...(period && { period }), ytd: '4200000', nonCash: 'false' },
    });
    const written = (text: string) => text.replace('{{period}}', '20254');
    const places: readonly [string, string, Parameters<typeof attestationRequest>[1], Partial<ClaimParts>][] = [
      ['CLAIM_CONTEXT_MISMATCH', 'the request', { period: 20262 }, {}],
      [
        'CLAIM_CONTEXT_MISMATCH',
        'the context’s message',
        {},
        {
          context: { contextMessage: claimContext({ owner: OWNER, seriesKey: SERIES, period: 20254 }).contextMessage },
        },
      ],
      ['CLAIM_CONTEXT_MISMATCH', 'the parameter values', {}, { data: values({ period: '20254' }) }],
      ['CLAIM_CONTEXT_MISMATCH', 'the parameter values, as a pattern', {}, { data: values({ period: '2026[0-9]' }) }],
      ['CLAIM_CONTEXT_MISMATCH', 'the parameter values, not at all', {}, { data: values({}) }],
      ['CLAIM_CONTEXT_MISMATCH', 'parameters without values', {}, { data: values(undefined) }],
      ['CLAIM_CONTEXT_MISMATCH', 'what was extracted', {}, { context: extracted('20254') }],
      ['CLAIM_CONTEXT_MISMATCH', 'what was extracted, not at all', {}, { context: extracted(undefined) }],
      ['CLAIM_CONTEXT_MISMATCH', 'what was extracted, with a zero before it', {}, { context: extracted('020261') }],
      ['CLAIM_SOURCE_UNKNOWN', 'the address', {}, { source: { ...SOURCE, url: written(SOURCE.url) } }],
      [
        'CLAIM_SOURCE_UNKNOWN',
        'the pattern',
        {},
        {
          source: {
            ...SOURCE,
            responseMatches: SOURCE.responseMatches.map((match) => ({ ...match, value: written(match.value) })),
          },
        },
      ],
    ];
    it.each(places)('%s: another one in %s', (code, _, request, claim) => {
      expect(refusal(() => decide(attestationRequest(witnessClaim({ at: AT, ...claim }), request))).code).toBe(code);
    });
  });

  it('takes claims of the configured epoch', () => {
    const claim = witnessClaim({ at: AT, data: { epoch: 7 } });
    expect(decide(attestationRequest(claim), { epoch: 7 })).toMatchObject({ tier: 2 });
  });

  it('takes a claim up to its last second', () => {
    for (const at of [NOW - 600n, NOW + 60n]) {
      expect(decide(attestationRequest(witnessClaim({ at: Number(at) })))).toMatchObject({ tier: 2 });
    }
  });

  it('takes a claim whose owner is written with capitals', () => {
    const claim = witnessClaim({ at: AT });
    const owner = `0x${OWNER.slice(2).toUpperCase()}`;
    expect(decide(attestationRequest(withData(claim, { owner })))).toMatchObject({ tier: 2 });
  });

  it('attests only to the figure that was claimed', () => {
    const figure = fc.bigInt(0n, (1n << 64n) - 1n);
    fc.assert(
      fc.property(figure, figure, fc.boolean(), (claimed, other, same) => {
        const opening = { ytd: same ? claimed : other, salt: 3n };
        const request = attestationRequest(witnessClaim({ at: AT, ytd: claimed.toString() }), { opening });
        if (opening.ytd === claimed) expect(decide(request).incomeCommitment).toBe(incomeCommitment(opening));
        else expect(refusal(() => decide(request)).code).toBe('FIGURE_MISMATCH');
      }),
      { numRuns: 25 },
    );
  });
});
