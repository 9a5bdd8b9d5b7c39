import { createNotaryClient, type NotaryClient } from '@income-series/client';
import { deriveClaimKey } from '@income-series/protocol/claim-key';
import { systemClock } from '@income-series/protocol/clock';
import { incomeCommitment, ZERO_PRIOR } from '@income-series/protocol/commitments';
import type { EvmAddress } from '@income-series/protocol/hex';
import { addressOfSecretKey, messageDigest, recoverSigner } from '@income-series/protocol/signing';
import { sourceHash } from '@income-series/protocol/zktls/claim-format';
import { formatAttestationRequest } from '@income-series/protocol/zktls/claim-model';
import { payrollSource } from '@income-series/protocol/zktls/claim-source';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Notary, startNotary } from '../../../src/apps/devnet/notary.ts';
import { type Payroll, startPayroll } from '../../../src/apps/devnet/payroll.ts';
import { attestationRequest, SERIES } from '../../support/claims.ts';
import { startVerifier, type VerifierProcess } from './process.ts';

const NOTARY_KEY = new Uint8Array(32).fill(0x61);
const VERIFIER_KEY = new Uint8Array(32).fill(0x62);
const OWNER_KEY = deriveClaimKey(new Uint8Array(32).fill(0x63));
const HUB: EvmAddress = '0x5fbdb2315678afecb367f032d93f642f64180aa3';
const EMPLOYEE = 'employee-7';

describe('a claim of the development notary', () => {
  let payroll: Payroll;
  let notary: Notary;
  let verifier: VerifierProcess;
  let client: NotaryClient;
  let session: string;

  beforeAll(async () => {
    payroll = await startPayroll();
    notary = await startNotary({ secretKey: NOTARY_KEY, origins: [payroll.url], clock: systemClock });
    verifier = await startVerifier(VERIFIER_KEY, environment());
    client = createNotaryClient({ url: notary.url });
    session = payroll.openSession(EMPLOYEE);
    payroll.closePeriod(EMPLOYEE, 20261, { yearToDate: 4_200_000n });
    payroll.closePeriod(EMPLOYEE, 20262, { yearToDate: 9_000_000n, nonCash: true });
  });
  afterAll(async () => {
    await Promise.all([payroll.stop(), notary.stop(), verifier.stop()]);
  });

  const environment = () => ({
    VERIFIER_DEVELOPMENT_WITNESSES: notary.address,
    VERIFIER_SOURCES: sourceHash(payrollSource(payroll.endpoint)),
    EVM_SERIES_ADDRESS: HUB,
  });
  const wish = (over: Partial<Parameters<NotaryClient['requestClaim']>[0]> = {}) => ({
    source: payrollSource(payroll.endpoint),
    seriesKey: SERIES,
    period: 20261,
    authorisation: `Bearer ${session}`,
    ownerKey: OWNER_KEY,
    ...over,
  });
  const refused = (code: string) => expect.objectContaining({ code });
  const attest = async (request: Parameters<typeof formatAttestationRequest>[0], { url } = verifier) => {
    const body = JSON.stringify(formatAttestationRequest(request));
    const response = await fetch(`${url}/v1/attestations`, { method: 'POST', body });
    return (await response.json()) as Record<string, string>;
  };

  it('states the provider’s figure, and the verifier attests to it', async () => {
    const claim = await client.requestClaim(wish());
    expect(claim.claimData.owner).toBe(addressOfSecretKey(OWNER_KEY));
    expect(JSON.parse(claim.claimData.context)).toMatchObject({
      environment: 'development',
      extractedParameters: { period: '20261', ytd: '4200000', nonCash: 'false' },
    });
    const request = attestationRequest(claim);
    const { signer, signature = '' } = await attest(request);
    const digest = messageDigest({ kind: 'evm', chainId: 10143, verifyingContract: HUB }, 'REPORT', {
      seriesKey: SERIES,
      period: 20261,
      priorCommitment: ZERO_PRIOR,
      incomeCommitment: incomeCommitment(request.opening),
      tier: 2,
      liquidityFlag: 0,
    });
    expect([signer, recoverSigner(digest, signature)]).toEqual(Array(2).fill(addressOfSecretKey(VERIFIER_KEY)));
  });

  it('states that income was not cash', async () => {
    const claim = await client.requestClaim(wish({ period: 20262 }));
    const opening = { ytd: 9_000_000n, salt: 1n };
    const request = attestationRequest(claim, { period: 20262, opening });
    expect(await attest(request)).toMatchObject({ error: { code: 'LIQUIDITY_MISMATCH' } });
    expect(await attest({ ...request, liquidityFlag: 1 })).toMatchObject({ signer: addressOfSecretKey(VERIFIER_KEY) });
  });

  it('does not hold the session', async () => {
    expect(JSON.stringify(await client.requestClaim(wish()))).not.toContain(session);
  });

  it('is of no use where it is of another epoch than the verifier’s witnesses', async () => {
    const later = await startNotary({ secretKey: NOTARY_KEY, origins: [payroll.url], clock: systemClock, epoch: 2 });
    const claim = await createNotaryClient({ url: later.url, epoch: 2 }).requestClaim(wish());
    await expect(createNotaryClient({ url: later.url }).requestClaim(wish())).rejects.toThrow(
      refused('CLAIM_CONTEXT_MISMATCH'),
    );
    await later.stop();
    expect(await attest(attestationRequest(claim))).toMatchObject({ error: { code: 'CLAIM_EPOCH_MISMATCH' } });
    const next = await startVerifier(VERIFIER_KEY, { ...environment(), VERIFIER_WITNESS_EPOCH: '2' });
    const signer = addressOfSecretKey(VERIFIER_KEY);
    expect(await attest(attestationRequest(claim), next)).toMatchObject({ signer });
    const earlier = await client.requestClaim(wish());
    expect(await attest(attestationRequest(earlier), next)).toMatchObject({ error: { code: 'CLAIM_EPOCH_MISMATCH' } });
    await next.stop();
  });

  it('is of no use for another series', async () => {
    const request = attestationRequest(await client.requestClaim(wish()));
    expect(await attest({ ...request, seriesKey: ZERO_PRIOR })).toMatchObject({
      error: { code: 'CLAIM_CONTEXT_MISMATCH' },
    });
  });

  it('is not made of a period that is not closed', async () => {
    await expect(client.requestClaim(wish({ period: 20263 }))).rejects.toThrow(refused('CLAIM_REFUSED'));
  });

  it('is not made without a session', async () => {
    await expect(client.requestClaim(wish({ authorisation: 'Bearer x' }))).rejects.toThrow(refused('CLAIM_REFUSED'));
  });

  it('is not made of a place the notary does not know', async () => {
    const source = payrollSource(`${verifier.url}/v1/year-to-date`);
    await expect(client.requestClaim(wish({ source }))).rejects.toThrow(refused('CLAIM_SOURCE_UNKNOWN'));
  });

  it('is not made for an owner that did not ask', async () => {
    const post = async (change: (body: Record<string, unknown>) => void) => {
      let answer: { error?: { code: string } } = {};
      const meddling: typeof fetch = async (url, init) => {
        const body = JSON.parse(String(init?.body)) as Record<string, unknown>;
        change(body);
        const response = await fetch(url, { ...init, body: JSON.stringify(body) });
        answer = (await response.clone().json()) as typeof answer;
        return response;
      };
      await createNotaryClient({ url: notary.url, fetch: meddling })
        .requestClaim(wish())
        .catch(() => undefined);
      return answer.error?.code;
    };
    expect(await post((body) => Object.assign(body, { owner: HUB }))).toBe('CLAIM_CONTEXT_MISMATCH');
    expect(await post((body) => Object.assign(body, { context: { contextAddress: HUB, contextMessage: 'x' } }))).toBe(
      'CLAIM_CONTEXT_MISMATCH',
    );
    expect(await post((body) => Object.assign(body, { timestampS: 1 }))).toBe('CLAIM_STALE');
    expect(await post((body) => Object.assign(body, { extra: 1 }))).toBe('BAD_INPUT');
  });

  it('is not asked for over a network in the clear', async () => {
    const open = createNotaryClient({ url: 'http://notary.example' });
    await expect(open.requestClaim(wish())).rejects.toThrow(refused('BAD_INPUT'));
  });

  it('is refused with a typed error where no notary answers', async () => {
    const nobody = createNotaryClient({ url: 'http://127.0.0.1:1' });
    await expect(nobody.requestClaim(wish())).rejects.toThrow(refused('NOTARY_UNAVAILABLE'));
  });
});
