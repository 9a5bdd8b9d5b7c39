import { randomUUID } from 'node:crypto';
import { sealTerms } from '@income-series/client';
import type { Bytes32, Hex } from '@income-series/protocol/hex';
import { periodEnd } from '@income-series/protocol/period';
import { type MessageKind, messageDigest, signDigest, signingDomain } from '@income-series/protocol/signing';
import { describe, expect, it } from 'vitest';
import { forFile } from '../../support/for-file.ts';
import { actWith, type Done, tokenOf, type Who } from '../support/attestor.ts';
import { caseInput } from '../support/case.ts';
import type { Built } from '../support/product.ts';
import { createReporting } from '../support/reporting.ts';
import { contextOf, createRecipient, sealText } from '../support/sealing.ts';
import { askOnChain, date, proveReport, UNITS } from '../support/story.ts';
import { traces } from '../support/traces.ts';

const reporting = await forFile(createReporting({ feedRests: true }));
const { product, launched } = reporting;
const [x, y] = [await createRecipient(product, 0xd1), await createRecipient(product, 0xd2)];

/** What a mutation answers of its payload. @throws where it was refused */
async function act(who: Who, mutation: string, selection: string, input: object): Promise<Done> {
  const done = await actWith(product, tokenOf(product, who), mutation, selection, input);
  if (done.code !== undefined) throw new Error(`${mutation}: ${done.code}`);
  return done;
}

const REQUEST = `query ($kind: SigningKind!, $id: ID!, $key: KeyAddress, $choice: SigningChoiceInput) {
  signingRequest(kind: $kind, id: $id, key: $key, choice: $choice) {
    kind chain seriesKey domain { chainId verifyingContract genesisHash program } key fields { name type value } words structHash preImage
    digest nonce nonceCurrent keyActive open
  }
}`;
interface Asked {
  readonly kind: MessageKind;
  readonly id: string;
  readonly key?: Hex;
  readonly choice?: object;
}
interface Answered extends Done {
  readonly digest: Bytes32;
  readonly fields: readonly { readonly name: string; readonly type: string; readonly value: string }[];
}
/** The request, or the code of why there is none. Asking leaves nothing behind, whatever comes of it. */
async function ask(who: Who, asked: Asked): Promise<Answered | string | undefined> {
  const before = await traces(product);
  const { data, errors } = await product.gateway.ask(REQUEST, asked, tokenOf(product, who));
  expect(await traces(product)).toEqual(before);
  const answered = data?.signingRequest as Answered | null | undefined;
  if (answered) expect(product.gateway.logs.join('\n')).not.toContain(answered.digest.slice(2));
  return answered ?? errors?.map(({ extensions }) => extensions.code).join();
}
const answered = async (who: Who, asked: Asked): Promise<Answered> => {
  const request = await ask(who, asked);
  return typeof request === 'object' ? request : expect.fail(`${asked.kind}: ${request}`);
};
/** The digest, signed by the key whose secret is 32 times `byte`, as a tool signs what it was served. */
const signature = ({ digest }: Answered, byte: number) => signDigest(digest, new Uint8Array(32).fill(byte));
const domain = () => signingDomain(product.gateway.chain);

/** Nobody but the addressed key's account and admins. */
async function isClosedToOthers(asked: Asked, others: readonly Who[] = [y]): Promise<void> {
  for (const who of [...others, 'issuer', 'alice', 'outsider'] as const)
    expect(await ask(who, asked)).toBe('NOT_FOUND');
  expect(await ask('public', asked)).toBe('UNAUTHENTICATED');
  expect(await ask('admin', asked)).toMatchObject({ kind: asked.kind });
}

describe('a tier-3 case', () => {
  it('is served field by field, over REST too, and its digest is what signTier3Case takes', async () => {
    const { device } = reporting;
    const report = await proveReport(product, device, launched);
    const input = await caseInput(product, report, x);
    await act('issuer', 'openTier3Case', '__typename', input);
    const asked = { kind: 'REPORT', id: input.newId } as const;
    const request = await answered(x, asked);
    const { seriesKey } = launched;
    const { priorCommitment, incomeCommitment } = report;
    const { chainId, verifyingContract } = domain();
    const message = { seriesKey, period: 20261, priorCommitment, incomeCommitment, tier: 3, liquidityFlag: 0 };
    expect(request).toMatchObject({
      kind: 'REPORT',
      chain: 'evm:10143',
      seriesKey,
      domain: { chainId, verifyingContract, genesisHash: null, program: null },
      key: x.key,
      digest: messageDigest(domain(), 'REPORT', message),
      nonce: null,
      nonceCurrent: true,
      keyActive: true,
      open: true,
    });
    expect(request.fields.map(({ name, value }) => [name, value])).toEqual(
      Object.entries(message).map(([name, value]) => [name, String(value)]),
    );
    await isClosedToOthers(asked);
    expect(await ask(x, { ...asked, key: y.key })).toBe('NOT_FOUND');
    expect(await ask(x, { ...asked, id: randomUUID() })).toBe('NOT_FOUND');
    expect(await ask(x, { ...asked, id: 'a case' })).toBe('NOT_FOUND');
    const nodeId = Buffer.from(`Tier3Case:${input.newId}`).toString('base64');
    expect(await answered(x, { ...asked, id: nodeId })).toEqual(request);

    const get = async (token?: string) => {
      const path = `/attestor/tier3/${input.newId}/message`;
      const response = await product.gateway.request(
        path,
        token ? { headers: { authorization: `Bearer ${token}` } } : {},
      );
      return { status: response.status, ...((await response.json()) as { data?: Done }) };
    };
    expect(await get(x.token)).toEqual({ status: 200, data: request });
    expect((await get(product.token('admin'))).status).toBe(200);
    expect((await get(y.token)).status).toBe(404);
    expect((await get(product.token('issuer'))).status).toBe(404);
    expect((await get()).status).toBe(401);

    await act(x, 'signTier3Case', '__typename', { id: input.newId, signature: signature(request, 0xd1) });
    expect(await answered(x, asked)).toEqual({ ...request, open: false });
  });
});

describe('a pause', () => {
  it('is for the request’s nonce, which withdrawal moves on', async () => {
    const id = randomUUID();
    const { seriesKey } = launched;
    const place = contextOf(product, { seriesKey, record: 'hardship_requests', id, field: 'ciphertext' });
    const reason = await sealText('Spring was dry.', place, [x]);
    const built = 'transaction { ... on EvmTransaction { request { to data } sendCalls { calls { to data } } } }';
    const opened = await act('issuer', 'openHardship', built, { newId: id, seriesKey, attestorKey: x.key, reason });
    await product.send('issuer', opened as unknown as Built);

    const pauseEndsAt = date((await product.devnet.anvil.clock.now()) + 30n * 86_400n);
    const asked = { kind: 'PAUSE', id, choice: { pauseEndsAt } } as const;
    const request = await answered(x, asked);
    expect(request).toMatchObject({ key: x.key, nonce: '0', nonceCurrent: true, keyActive: true, open: true });
    expect(await ask(x, { kind: 'PAUSE', id })).toBe('BAD_INPUT');
    expect(await ask(x, { ...asked, choice: { pauseEndsAt: pauseEndsAt.replace('.000', '.001') } })).toBe('BAD_INPUT');
    await isClosedToOthers(asked);

    await product.act('issuer', 'buildWithdrawPause', { seriesKey, wallet: product.wallet('issuer').address });
    expect(await answered(x, asked)).toEqual({ ...request, nonceCurrent: false, open: false });
  });
});

describe('an extinguishment', () => {
  it('is asked of each of two keys', async () => {
    const id = randomUUID();
    const { seriesKey } = launched;
    const place = contextOf(product, {
      seriesKey,
      record: 'extinguishment_requests',
      id,
      field: 'evidence_ciphertext',
    });
    const evidence = await sealText('Wound up.', place, [x, y]);
    const input = { newId: id, seriesKey, attestorKeys: [x.key, y.key], evidence };
    await act('issuer', 'openExtinguishment', '__typename', input);
    const asked = { kind: 'EXTINGUISH', id } as const;
    const [one, other] = [await answered(x, asked), await answered(y, asked)];
    expect([one.key, other.key]).toEqual([x.key, y.key]);
    expect(one.digest).toBe(other.digest);
    expect(one.digest).toBe(messageDigest(domain(), 'EXTINGUISH', { seriesKey, extinguishNonce: 0n }));
    expect(await ask(x, { ...asked, key: y.key })).toBe('NOT_FOUND');
    expect((await answered('admin', { ...asked, key: y.key })).key).toBe(y.key);
    await isClosedToOthers(asked, []);
    await askOnChain(product, id);
    await act(x, 'signExtinguishment', '__typename', { id, key: x.key, signature: signature(one, 0xd1) });
    expect([(await answered(x, asked)).open, (await answered(y, asked)).open]).toEqual([false, true]);
    await product.act('issuer', 'buildVoidExtinguishment', { seriesKey, wallet: product.wallet('issuer').address });
    expect(await answered(y, asked)).toMatchObject({ nonce: '0', nonceCurrent: false, open: false });
  });
});

describe('an amendment', () => {
  it('is for the chain’s nonce, once a reviewer is named', async () => {
    const { seriesKey } = launched;
    const id = randomUUID();
    const { terms, shareRate } = sealTerms({
      theta: 7_000_000n,
      shareRate: '0.06',
      unitsOffered: UNITS,
      currencyCode: 840,
      indexingRule: 0,
    });
    await act('issuer', 'proposeAmendment', '__typename', {
      newId: id,
      seriesKey,
      theta: `${terms.theta}`,
      shareRate: `${shareRate}`,
      termsSalt: `${terms.termsSalt}`,
      newCap: '500000000000',
    });
    const asked = { kind: 'AMEND', id } as const;
    expect(await ask(x, asked)).toBe('NOT_FOUND');
    expect(await ask('admin', asked)).toBe('NOT_FOUND');
    await act('issuer', 'nameReviewer', '__typename', { id, attestorKey: x.key });
    const request = await answered(x, asked);
    expect(request).toMatchObject({ key: x.key, nonce: '0', nonceCurrent: true, keyActive: true, open: true });
    expect(request.fields.map(({ name }) => name)).toEqual([
      'seriesKey',
      'amendmentNonce',
      'newTermsCommitment',
      'newCap',
    ]);
    await isClosedToOthers(asked);
    await act(x, 'signAmendment', '__typename', { id, signature: signature(request, 0xd1) });
    expect((await answered(x, asked)).open).toBe(false);
  });
});

describe('a rate', () => {
  it('is any attestor’s to sign, with a key of theirs', async () => {
    const { seriesKey: id } = launched;
    const asked = { kind: 'FX', id, choice: { rate: `${10n ** 22n}` } } as const;
    expect(await ask(x, asked)).toBe('NOT_FOUND');
    await act('issuer', 'requestFxFallback', '__typename', { seriesKey: id, period: '2026-Q1' });
    const request = await answered(x, asked);
    expect(request).toMatchObject({ key: x.key, nonce: null, nonceCurrent: true, keyActive: true, open: true });
    expect((await answered(y, asked)).key).toBe(y.key);
    expect(await ask(x, { kind: 'FX', id })).toBe('BAD_INPUT');
    const nodeId = Buffer.from(`Series:${id}`).toString('base64');
    expect(await answered(x, { ...asked, id: nodeId })).toEqual(request);
    expect(await ask(x, { ...asked, id: id.replace('0x', '0X') })).toBe('NOT_FOUND');
    expect(await ask(x, { ...asked, key: y.key })).toBe('NOT_FOUND');
    for (const who of ['issuer', 'alice'] as const) expect(await ask(who, asked)).toBe('NOT_FOUND');
    expect(await ask('admin', asked)).toBe('NOT_FOUND');
    expect((await answered('admin', { ...asked, key: y.key })).key).toBe(y.key);
    const answer = { seriesKey: id, period: '2026-Q1', rate: `${10n ** 22n}`, key: x.key };
    await act(x, 'signFxFallback', '__typename', { ...answer, signature: signature(request, 0xd1) });
    expect((await answered(x, asked)).open).toBe(false);
  });
});

describe('a true-up', () => {
  it('is for the chain’s nonce and what the attestor decides', async () => {
    await product.devnet.anvil.clock.set(periodEnd(20264) + 3600n);
    await product.index();
    const id = randomUUID();
    await act('issuer', 'openAnnualCase', '__typename', {
      newId: id,
      seriesKey: launched.seriesKey,
      year: 2026,
      attestorKey: x.key,
    });
    const choice = { adjustment: '-5', attestedAt: date(periodEnd(20264) + 60n) };
    const asked = { kind: 'TRUEUP', id, choice } as const;
    const request = await answered(x, asked);
    expect(request).toMatchObject({ key: x.key, nonce: '0', nonceCurrent: true, keyActive: true, open: true });
    expect(request.fields.at(-1)).toEqual({ name: 'adjustment', type: 'int256', value: '-5' });
    for (const missing of ['adjustment', 'attestedAt'])
      expect(await ask(x, { ...asked, choice: { ...choice, [missing]: null } })).toBe('BAD_INPUT');
    await isClosedToOthers(asked);
    await act(x, 'signTrueUp', '__typename', { id, ...choice, signature: signature(request, 0xd1) });
    expect((await answered(x, asked)).open).toBe(false);
  });
});

describe('a key that was revoked', () => {
  it('gets that answer while the index does not know, and finds nothing afterwards', async () => {
    const id = randomUUID();
    const { seriesKey } = launched;
    await act('issuer', 'openAnnualCase', '__typename', { newId: id, seriesKey, year: 2026, attestorKey: y.key });
    const choice = { adjustment: '5', attestedAt: date(periodEnd(20264)) };
    const asked = { kind: 'TRUEUP', id, choice } as const;
    await product.devnet.owner.revokeAttestor(y.key, 0n);
    expect(await answered(y, asked)).toMatchObject({ keyActive: false });
    await product.index();
    expect(await ask(y, asked)).toBe('NOT_FOUND');
    expect(await answered('admin', asked)).toMatchObject({ key: y.key, keyActive: false });
  });
});
