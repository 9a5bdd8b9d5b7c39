import { readdirSync } from 'node:fs';
import { solanaAddressHex, solanaAddressOf } from '@income-series/protocol/address';
import { toHex } from '@income-series/protocol/bytes';
import { canonicalJson } from '@income-series/protocol/canonical-json';
import { incomeCommitment, ZERO_PRIOR } from '@income-series/protocol/commitments';
import type { ErrorCode } from '@income-series/protocol/errors/codes';
import { FIELD_ORDER, fieldToBytes32 } from '@income-series/protocol/field';
import type { EvmAddress } from '@income-series/protocol/hex';
import {
  addressOfSecretKey,
  chainOfDomain,
  type EvmDomain,
  messageDigest,
  recoverSigner,
  type SolanaDomain,
} from '@income-series/protocol/signing';
import { sourceHash } from '@income-series/protocol/zktls/claim-format';
import { formatAttestationRequest } from '@income-series/protocol/zktls/claim-model';
import { payrollSource } from '@income-series/protocol/zktls/claim-source';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorHelp } from '../../../src/core/errors/error-help.ts';
import {
  attestationRequest,
  type ClaimParts,
  SECOND_WITNESS_KEY,
  SERIES,
  SOURCE,
  WITNESS_KEY,
  witnessClaim,
} from '../../support/claims.ts';
import { eventually } from '../../support/eventually.ts';
import { forTest } from '../../support/for-file.ts';
import { leaveByNpm } from '../../support/left-by-npm.ts';
import { refusedVerifier, startVerifier, type VerifierProcess } from './process.ts';

const KEY = new Uint8Array(32).fill(0x51);
const HUB: EvmAddress = '0x5fbdb2315678afecb367f032d93f642f64180aa3';
const DOMAIN: EvmDomain = { kind: 'evm', chainId: 10143, verifyingContract: HUB };
const ENVIRONMENT = {
  VERIFIER_WITNESSES: addressOfSecretKey(WITNESS_KEY),
  VERIFIER_SOURCES: sourceHash(SOURCE),
  EVM_SERIES_ADDRESS: HUB,
};

// Figures and salts that occur nowhere else: none may be found in what the process leaves behind.
const OPENING = { ytd: 8_675_309_421_337n, salt: FIELD_ORDER - 918_273_645_546_372n };
const PRIOR = { ytd: 7_531_902_468_135n, salt: FIELD_ORDER - 192_837_465_564_738n };
const secrets = [OPENING, PRIOR].flatMap(({ ytd, salt }) =>
  [ytd, salt].flatMap((n) => [n.toString(), n.toString(16), fieldToBytes32(n)]),
);

const now = () => Math.floor(Date.now() / 1000);
const claimed = (parts: Partial<ClaimParts> = {}) => witnessClaim({ at: now(), ytd: OPENING.ytd.toString(), ...parts });
const bodyOf = (parts: Partial<ClaimParts> = {}, over: Parameters<typeof attestationRequest>[1] = {}) =>
  formatAttestationRequest(attestationRequest(claimed(parts), { opening: OPENING, ...over }));

async function post(verifier: VerifierProcess, body: unknown, path = '/v1/attestations') {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${verifier.url}${path}`, { method: 'POST', headers, body: text });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

describe('the verifier process', () => {
  let verifier: VerifierProcess;
  beforeAll(async () => {
    verifier = await startVerifier(KEY, ENVIRONMENT);
  });
  afterAll(async () => {
    await verifier.stop();
  });

  it('signs REPORT of tier 2 over its own domain and answers nothing else', async () => {
    const { status, body } = await post(verifier, bodyOf());
    expect([status, Object.keys(body)]).toEqual([200, ['signer', 'signature']]);
    const message = {
      seriesKey: SERIES,
      period: 20261,
      priorCommitment: ZERO_PRIOR,
      incomeCommitment: incomeCommitment(OPENING),
      tier: 2,
      liquidityFlag: 0,
    };
    expect(body.signer).toBe(addressOfSecretKey(KEY));
    expect(recoverSigner(messageDigest(DOMAIN, 'REPORT', message), String(body.signature))).toBe(body.signer);
    for (const other of [{ tier: 3 }, { liquidityFlag: 1 }, { period: 20262 }, { priorCommitment: SERIES }]) {
      const digest = messageDigest(DOMAIN, 'REPORT', { ...message, ...other });
      expect(recoverSigner(digest, String(body.signature))).not.toBe(body.signer);
    }
  });

  it('covers the prior it was shown the opening of', async () => {
    const request = bodyOf({ period: 20262 }, { period: 20262, priorOpening: PRIOR });
    const { body } = await post(verifier, request);
    const digest = messageDigest(DOMAIN, 'REPORT', {
      seriesKey: SERIES,
      period: 20262,
      priorCommitment: incomeCommitment(PRIOR),
      incomeCommitment: incomeCommitment(OPENING),
      tier: 2,
      liquidityFlag: 0,
    });
    expect(recoverSigner(digest, String(body.signature))).toBe(addressOfSecretKey(KEY));
  });

  it('says which key signs over which domain, and that it is well', async () => {
    expect(await (await fetch(`${verifier.url}/v1/key`)).json()).toEqual({
      address: addressOfSecretKey(KEY),
      domains: [DOMAIN],
    });
    expect(await (await fetch(`${verifier.url}/health`)).json()).toEqual({ ok: true });
  });

  it('signs for the chain that a request names, of those that it is configured for', async () => {
    const [genesisHash, programId] = [2, 3].map((byte) => solanaAddressOf(new Uint8Array(32).fill(byte)));
    const named = { SOLANA_GENESIS_HASH: `${genesisHash}`, SOLANA_PROGRAM_ID: `${programId}` };
    const both = await forTest(startVerifier(KEY, { ...ENVIRONMENT, ...named }));
    const solana: SolanaDomain = {
      kind: 'solana',
      genesisHash: solanaAddressHex(`${genesisHash}`),
      programId: solanaAddressHex(`${programId}`),
    };
    const message = {
      ...{ seriesKey: SERIES, period: 20261, priorCommitment: ZERO_PRIOR, tier: 2, liquidityFlag: 0 },
      incomeCommitment: incomeCommitment(OPENING),
    };
    for (const domain of [DOMAIN, solana]) {
      const { body } = await post(both, { ...bodyOf(), chain: chainOfDomain(domain) });
      const digest = messageDigest(domain, 'REPORT', message);
      expect(recoverSigner(digest, String(body.signature))).toBe(addressOfSecretKey(KEY));
    }
    const codeOf = async (at: VerifierProcess, chain?: string) =>
      (await post(at, { ...bodyOf(), ...(chain && { chain }) })).body.error;
    expect(await codeOf(both)).toMatchObject({ code: 'CHAIN_REQUIRED' });
    expect(await codeOf(both, 'evm:31337')).toMatchObject({ code: 'CHAIN_REFUSED' });
    expect(await codeOf(verifier, chainOfDomain(solana))).toMatchObject({ code: 'CHAIN_REFUSED' });
    const key = (await (await fetch(`${both.url}/v1/key`)).json()) as { domains: unknown };
    expect(key.domains).toEqual([DOMAIN, solana]);
  });

  it('lets a page of another origin ask', async () => {
    const response = await fetch(`${verifier.url}/v1/attestations`, { method: 'OPTIONS' });
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([204, '*']);
  });

  const stranger = new Uint8Array(32).fill(9);
  const untouched = (change: (body: ReturnType<typeof bodyOf>) => unknown) => () => change(bodyOf());
  it.each<[number, string, string, () => unknown]>([
    [422, 'WITNESS_UNKNOWN', 'a witness it does not know', () => bodyOf({ witnessKeys: [stranger] })],
    [422, 'CLAIM_STALE', 'an old claim', () => bodyOf({ at: now() - 700 })],
    [422, 'CLAIM_STALE', 'a claim of tomorrow', () => bodyOf({ at: now() + 86_400 })],
    [
      422,
      'CLAIM_CONTEXT_MISMATCH',
      'a claim replayed for another series',
      untouched((b) => ({ ...b, seriesKey: ZERO_PRIOR })),
    ],
    [422, 'CLAIM_CONTEXT_MISMATCH', 'a claim replayed for another period', untouched((b) => ({ ...b, period: 20262 }))],
    [
      422,
      'CLAIM_SOURCE_UNKNOWN',
      'a source of the issuer’s own',
      () => bodyOf({ source: payrollSource('http://127.0.0.1:1/x') }),
    ],
    [
      422,
      'CLAIM_CONTEXT_MISMATCH',
      'another period in the parameter values',
      () => bodyOf({ data: { parameters: canonicalJson({ ...SOURCE, paramValues: { period: '20254' } }) } }),
    ],
    [
      422,
      'CLAIM_CONTEXT_MISMATCH',
      'another period in the context',
      () => bodyOf({ context: { contextMessage: `income-series/v1 ${SERIES} 20254` } }),
    ],
    [
      422,
      'CLAIM_CONTEXT_MISMATCH',
      'another period in what was extracted',
      () => bodyOf({ context: { extractedParameters: { period: '20254', ytd: `${OPENING.ytd}`, nonCash: 'false' } } }),
    ],
    [
      422,
      'CLAIM_SOURCE_UNKNOWN',
      'another period in the address',
      () => bodyOf({ source: { ...SOURCE, url: SOURCE.url.replace('{{period}}', '20254') } }),
    ],
    [422, 'CLAIM_EPOCH_MISMATCH', 'another epoch', () => bodyOf({ data: { epoch: 2 } })],
    [422, 'FIGURE_MISMATCH', 'an altered figure', () => bodyOf({ ytd: '1' })],
    [
      422,
      'CLAIM_INVALID',
      'a claim altered after signing',
      untouched((b) => ({ ...b, claim: { ...b.claim, identifier: SERIES } })),
    ],
    [422, 'OPENING_MISMATCH', 'a wrong opening', untouched((b) => ({ ...b, opening: { ...b.opening, salt: '1' } }))],
    [
      422,
      'OPENING_MISMATCH',
      'a wrong prior opening',
      untouched((b) => ({ ...b, priorOpening: { ytd: '1', salt: '1' } })),
    ],
    [422, 'PRIOR_NOT_ZERO', 'a prior in a first quarter', () => bodyOf({}, { priorOpening: PRIOR })],
    [422, 'LIQUIDITY_MISMATCH', 'a flag of its own', untouched((b) => ({ ...b, liquidityFlag: 1 }))],
    [
      400,
      'COMMITMENT_NOT_CANONICAL',
      'a commitment beyond the field',
      untouched((b) => ({ ...b, incomeCommitment: `0x${'f'.repeat(64)}` })),
    ],
    [400, 'PERIOD_INVALID', 'a period that is none', untouched((b) => ({ ...b, period: 20260 }))],
    [400, 'BAD_INPUT', 'a field it does not know', untouched((b) => ({ ...b, note: 'x' }))],
    [
      400,
      'BAD_INPUT',
      'a series key with a prefix of 0X',
      untouched((b) => ({ ...b, seriesKey: `0X${SERIES.slice(2)}` })),
    ],
    [400, 'BAD_INPUT', 'no JSON', () => `{"opening": ${OPENING.ytd}`],
    [400, 'BAD_INPUT', 'an empty body', () => ''],
    [413, 'BODY_TOO_LARGE', 'a body beyond its limit', untouched((b) => ({ ...b, pad: 'x'.repeat(40_000) }))],
  ])('answers %i %s for %s', async (status, code, _, body) => {
    const answer = await post(verifier, body());
    expect(answer).toEqual({
      status,
      body: { error: { code, message: expect.any(String), ...errorHelp(code as ErrorCode) } },
    });
  });

  it('knows no other path and no other method', async () => {
    expect((await post(verifier, {}, '/v1/key')).status).toBe(404);
    expect((await post(verifier, {}, '/constructor')).status).toBe(404);
    expect((await fetch(`${verifier.url}/v1/attestations`)).status).toBe(404);
    expect((await fetch(`${verifier.url}/v1/attestations`, { method: 'DELETE' })).status).toBe(404);
  });

  it('has said nothing of figures and salts, and written no file', async () => {
    await post(verifier, bodyOf());
    await post(verifier, bodyOf({ ytd: '1' }));
    await post(verifier, { ...bodyOf(), [OPENING.ytd.toString()]: PRIOR.ytd.toString() });
    await fetch(`${verifier.url}/health?ytd=${OPENING.ytd}`, { headers: { 'x-opening': OPENING.salt.toString() } });
    await fetch(`${verifier.url}/${OPENING.ytd}`);
    const output = verifier.output();
    expect(output).toContain('POST /v1/attestations');
    expect(secrets.filter((secret) => output.includes(secret))).toEqual([]);
    expect(readdirSync(verifier.home)).toEqual([]);
  });
});

describe('a verifier', () => {
  it('ends when it is asked to', async () => {
    const verifier = await startVerifier(KEY, ENVIRONMENT);
    expect(await verifier.stop()).toBe(0);
  });

  it('refuses in production what calls itself development’s', async () => {
    const verifier = await startVerifier(KEY, { ...ENVIRONMENT, PROFILE: 'production' });
    const { body } = await post(verifier, bodyOf());
    expect(body).toMatchObject({ error: { code: 'CLAIM_DEVELOPMENT' } });
    const ours = await post(verifier, bodyOf({ context: { environment: undefined } }));
    expect(ours.body).toMatchObject({ signer: addressOfSecretKey(KEY) });
    await verifier.stop();
  });

  it('requires as many distinct witnesses as configured', async () => {
    const both = [WITNESS_KEY, SECOND_WITNESS_KEY];
    const verifier = await startVerifier(KEY, {
      ...ENVIRONMENT,
      VERIFIER_WITNESSES: both.map(addressOfSecretKey).join(','),
      VERIFIER_WITNESS_THRESHOLD: '2',
    });
    expect((await post(verifier, bodyOf())).body).toMatchObject({ error: { code: 'WITNESS_TOO_FEW' } });
    expect((await post(verifier, bodyOf({ witnessKeys: both }))).status).toBe(200);
    await verifier.stop();
  });

  it.each([
    ['development witnesses in production', { PROFILE: 'production', VERIFIER_DEVELOPMENT_WITNESSES: HUB }],
    ['the main network', { EVM_CHAIN_ID: '143' }],
    ['no source', { VERIFIER_SOURCES: '' }],
  ])('does not start with %s, and shows no key', async (_, wrong) => {
    const { code, output } = await refusedVerifier(KEY, { ...ENVIRONMENT, ...wrong });
    expect(code).toBe(78);
    expect(output).not.toContain('51'.repeat(32));
    expect(output).not.toMatch(/\n\s+at /);
  });

  it('does not start on a port that another process listens on, and says so', async () => {
    const other = await startVerifier(KEY, ENVIRONMENT);
    const { code, output } = await refusedVerifier(KEY, { ...ENVIRONMENT, PORT: new URL(other.url).port });
    expect([code, output]).toEqual([78, expect.stringContaining('PORT is a port that another process listens on')]);
    await other.stop();
  });
});

it('a verifier whose npm was killed ends too', async () => {
  const environment = { PORT: '0', VERIFIER_KEY: toHex(KEY), ...ENVIRONMENT };
  const left = await leaveByNpm(['verifier'], { signal: 'SIGKILL', until: /"url":"http:/, environment });
  expect(left.count).toBeGreaterThan(0);
  await eventually(async () => expect(left.running()).toEqual([]));
});
