// Attestors of a Solana series: what is sealed to them, what they sign over the cluster's domain with their own tool's
// checks, and
// the transaction that takes the signature, which the program itself accepts.

import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import {
  checkConfig,
  checkRequest,
  domainOf,
  requireNonce,
  requireTerms,
  type UntrustedRequest,
  unseal,
} from '@income-series/attestor/internal/testing';
import { sealTerms } from '@income-series/client';
import { deployedProgram } from '@income-series/devnet';
import { solanaAddress } from '@income-series/protocol/address';
import { fromHex, toHex, utf8 } from '@income-series/protocol/bytes';
import { deriveEncryptionKey, sealEnvelope, signAnnouncement } from '@income-series/protocol/envelope';
import type { Bytes32, KeyAddress } from '@income-series/protocol/hex';
import {
  domainSeparator,
  type MessageKind,
  messageDigest,
  personalDigest,
  signDigest,
} from '@income-series/protocol/signing';
import { describe, expect, it } from 'vitest';
import { createSolanaOwnNode } from '../../../src/adapters/solana/own-node.ts';
import { HOST } from '../../../src/apps/attestor/host.ts';
import { PROGRAM } from '../../contracts/solana/support/chain.ts';
import { EUR, PARAMS } from '../../contracts/solana/support/curve.ts';
import { requestPause } from '../../contracts/solana/support/pauses.ts';
import { endQuarter, openReportWorld, RATE } from '../../contracts/solana/support/reports.ts';
import { ATTESTOR } from '../../contracts/solana/support/signed-rate.ts';
import { forFile } from '../../support/for-file.ts';
import { keyed } from '../../support/gateway.ts';
import { openSolanaGateway, walletOf } from '../../support/solana/gateway.ts';
import { recordChains } from './support/recorded.ts';

const CODE = readFileSync('contracts/solana/build/income_series.so');
const key = ATTESTOR.address.toLowerCase() as KeyAddress;
const secret = fromHex(ATTESTOR.secret, 32);
const reader = { key, secretKey: deriveEncryptionKey(secret).secretKey };

type Done = Readonly<Record<string, unknown>>;

const PAYLOADS: Readonly<Record<string, string>> = {
  signerKeyChallenge: 'SignerKeyChallenge',
  buildAmendTerms: 'TransactionPayload',
  buildRecordRate: 'TransactionPayload',
};

/** What a mutation answers: its payload's selection, or the refusal. */
async function act(token: string, name: string, selection: string, input: object): Promise<Done> {
  const Name = `${name[0]?.toUpperCase()}${name.slice(1)}`;
  const payload = PAYLOADS[name] ?? `${Name}Payload`;
  const answer = await gateway.ask(
    `mutation ($input: ${Name}Input!) { ${name}(input: $input) {
      ... on ${payload} { ${selection} } ... on Error { code path } } }`,
    { input: keyed(name, input) },
    token,
  );
  if (!answer.data?.[name]) throw new Error(JSON.stringify(answer.errors));
  return answer.data[name] as Done;
}

const SIGNING = `query ($kind: SigningKind!, $id: ID!, $key: KeyAddress!, $choice: SigningChoiceInput, $chain: Chain) {
  signingRequest(kind: $kind, id: $id, key: $key, choice: $choice, chain: $chain) {
    kind chain seriesKey key words structHash preImage digest keyActive nonceCurrent open
    domain { chainId verifyingContract genesisHash program } fields { name type value } } }`;
async function signingRequest(kind: MessageKind, id: string, choice: object | null = null, token = attestor) {
  const { data, errors } = await gateway.ask<{
    signingRequest: UntrustedRequest & { keyActive: boolean; open: boolean };
  }>(SIGNING, { kind, id, key, choice, chain: gateway.cluster }, token);
  return { request: data?.signingRequest, codes: errors?.map(({ extensions }) => extensions.code) ?? [] };
}

await forFile(recordChains());
const world = await openReportWorld();
const gateway = await forFile(openSolanaGateway(world));
const { node } = gateway.mirrored;
node.chain.put(await deployedProgram(PROGRAM, CODE, world.admin.address));
const { rpcUrl, genesisHash } = gateway.mirrored.config;
const config = checkConfig({
  ...{ gateway: gateway.url, publicUrl: 'http://localhost:4000', chainId: 10143 },
  ...{ genesisHash, programId: PROGRAM, rpcUrl },
});
const issuer = await gateway.account(walletOf(world.issuer));
const attestor = await gateway.account();
const { message, nonce } = await act(attestor, 'signerKeyChallenge', 'message nonce', { key });
const signature = signDigest(personalDigest(String(message)), secret);
expect(await act(attestor, 'linkSignerKey', 'signerKeyLink { key }', { nonce, signature })).toMatchObject({
  signerKeyLink: { key },
});
const { encryptionKey, signature: announced } = signAnnouncement(secret);
await act(attestor, 'announceEncryptionKey', '__typename', { key, encryptionKey, signature: announced });

describe('an amendment', () => {
  const { unitsOffered } = PARAMS;
  const sealed = sealTerms({
    theta: 7_000_000n,
    shareRate: '0.06',
    unitsOffered,
    currencyCode: EUR,
    indexingRule: 0,
    curve: true,
  });
  const newCap = 6_000_000_000n;
  const id = randomUUID();

  it('is proposed with terms for a base lamport, which its reviewer reads', async () => {
    const { terms, shareRate, commitment } = sealed;
    const { seriesKey, cluster: chain } = gateway;
    const proposal = { theta: `${terms.theta}`, shareRate: `${shareRate}`, termsSalt: `${terms.termsSalt}` };
    const input = { newId: id, chain, seriesKey, ...proposal, newCap: `${newCap}`, attestorKey: key };
    const done = await act(issuer, 'proposeAmendment', 'termsAmendment { state termsCommitment }', input);
    expect(done).toEqual({ termsAmendment: { state: 'AWAITING_ATTESTOR', termsCommitment: commitment } });
    const read = (token: string) =>
      gateway.ask<{ termsAmendment: { terms: { rate: string | null } } | null }>(
        'query ($id: ID!) { termsAmendment(id: $id) { terms { theta rate shareRate termsSalt } } }',
        { id },
        token,
      );
    for (const token of [issuer, attestor]) {
      const { data, errors } = await read(token);
      expect(errors ?? []).toEqual([]);
      expect(data?.termsAmendment?.terms).toEqual({ ...proposal, rate: `${terms.r}` });
    }
    expect((await read(await gateway.admin())).data?.termsAmendment?.terms.rate).toBeNull();
    requireTerms({ terms, shareRate, unitsOffered }, commitment, domainOf(config), true);
    const evm = { kind: 'evm', chainId: 10143, verifyingContract: `0x${'cd'.repeat(20)}` } as const;
    expect(() => requireTerms({ terms, shareRate, unitsOffered }, commitment, evm, true)).toThrow(
      'The rate is not the share',
    );
  });

  it('is signed over the domain of cluster and program, which the attestor’s tool recomputes', async () => {
    const { request } = await signingRequest('AMEND', id);
    const { seriesKey, cluster: chain, mirrored } = gateway;
    const domain = domainOf(config);
    expect(domain).toEqual(mirrored.reader.domain);
    expect(request).toMatchObject({
      ...{ chain, keyActive: true, nonceCurrent: true, open: true },
      domain: { chainId: null, verifyingContract: null, genesisHash: mirrored.reader.domain.genesisHash },
    });
    const message = { seriesKey, newTermsCommitment: sealed.commitment, newCap };
    const expected = { kind: 'AMEND', domain, chain: config.chain, key, message } as const;
    const checked = checkRequest(request as UntrustedRequest, expected);
    expect(checked.digest).toBe(messageDigest(domain, 'AMEND', { ...message, amendmentNonce: 0n }));

    const wrong = `0x${'ee'.repeat(32)}` as const;
    for (const other of [{ genesisHash: wrong }, { programId: wrong }])
      expect(() =>
        checkRequest(request as UntrustedRequest, { ...expected, domain: { ...domain, ...other } as typeof domain }),
      ).toThrow('another chain, contract or program');
    const signature = signDigest(checked.digest, secret);
    const forged = signDigest(
      messageDigest({ ...mirrored.reader.domain, programId: wrong }, 'AMEND', checked.message),
      secret,
    );
    const sign = (given: string) =>
      act(attestor, 'signAmendment', 'termsAmendment { state }', { id, signature: given });
    expect((await sign(forged)).code).toBe('SIGNATURE_INVALID');
    expect(await sign(signature)).toEqual({ termsAmendment: { state: 'SIGNED' } });
    expect((await signingRequest('AMEND', id, null, issuer)).codes).toEqual(['NOT_FOUND']);
  });

  it('is built for the issuer, and the program takes the signature', async () => {
    const transaction = 'transaction { ... on SolanaTransaction { request { feePayer } simulation { ok errorName } } }';
    const built = await act(issuer, 'buildAmendTerms', transaction, { id, allowFailing: true });
    expect(built).toMatchObject({
      transaction: { request: { feePayer: walletOf(gateway.world.issuer) }, simulation: { ok: true, errorName: null } },
    });
  });
});

describe('a pause', () => {
  const id = randomUUID();

  it('is asked for with a reason that its attestor alone opens', async () => {
    const { seriesKey, cluster: chain, world } = gateway;
    const place = { seriesKey, record: 'hardship_requests', id, field: 'ciphertext' } as const;
    const domain = domainOf(config);
    const text = utf8(JSON.stringify({ text: 'The factory closed.', files: [] }));
    const { encryptionKey } = signAnnouncement(secret);
    const context = { ...place, domain: toHex(domainSeparator(domain)) };
    const reason = await sealEnvelope(text, context, [{ key, encryptionKey }]);
    const input = { newId: id, chain, seriesKey, attestorKey: key, reason };
    const built = await act(
      issuer,
      'openHardship',
      'transaction { ... on SolanaTransaction { simulation { ok errorName } } }',
      input,
    );
    expect(built).toEqual({ transaction: { simulation: { ok: true, errorName: null } } });
    await world.chain.accept(requestPause(world));
    await gateway.follow();

    const { data } = await gateway.ask<{ hardshipRequest: { state: string; reason: string } }>(
      'query ($id: ID!) { hardshipRequest(id: $id) { state reason } }',
      { id },
      attestor,
    );
    expect(data?.hardshipRequest.state).toBe('REQUESTED');
    expect(await unseal(data?.hardshipRequest.reason, { ...place, domain }, reader)).toEqual(text);
    const other = { ...domain, genesisHash: `0x${'ee'.repeat(32)}` } as typeof domain;
    await expect(unseal(data?.hardshipRequest.reason, { ...place, domain: other }, reader)).rejects.toThrow();
  });

  it('is signed over the nonce of the cluster, which the attestor’s own node confirms', async () => {
    const { seriesKey, world } = gateway;
    const pauseEnd = world.chain.now() + 86_400n;
    const choice = { pauseEndsAt: new Date(Number(pauseEnd) * 1000).toISOString() };
    const { request } = await signingRequest('PAUSE', id, choice);
    const expected = { kind: 'PAUSE', domain: domainOf(config), chain: config.chain, key } as const;
    const { message } = checkRequest(request as UntrustedRequest, { ...expected, message: { seriesKey } });
    expect(message).toEqual({ seriesKey, pauseNonce: 0n, pauseEnd });
    if (config.kind !== 'solana' || config.rpcUrl === undefined) throw new Error('a cluster');
    const own = createSolanaOwnNode({ ...config, rpcUrl: config.rpcUrl });
    expect(await own.nonces(seriesKey)).toEqual({ pause: 0n, extinguish: 0n, amendment: 0n, trueup: 0n, curve: true });
    const amendment = { kind: 'AMEND', message: { seriesKey, amendmentNonce: 0n } } as never;
    await requireNonce(HOST.nodes, config, amendment, true);
    await expect(requireNonce(HOST.nodes, config, amendment, false)).rejects.toMatchObject({ code: 'SALE_DIFFERS' });
    expect(await own.nonces(`0x${'77'.repeat(32)}` as Bytes32)).toBeNull();
    expect((await own.activeAttestor(key)).active).toBe(true);
    expect((await own.activeAttestor(`0x${'77'.repeat(20)}` as KeyAddress)).active).toBe(false);
    const elsewhere = createSolanaOwnNode({
      ...config,
      rpcUrl: config.rpcUrl,
      programId: solanaAddress(walletOf(world.issuer)),
    });
    await expect(elsewhere.activeAttestor(key)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is not relayed where nobody relays: the decision is refused, and nothing of it is kept', async () => {
    const pauseEnd = gateway.world.chain.now() + 86_400n;
    const message = { seriesKey: gateway.seriesKey, pauseNonce: 0n, pauseEnd };
    const signature = signDigest(messageDigest(domainOf(config), 'PAUSE', message), secret);
    const pauseEndsAt = new Date(Number(pauseEnd) * 1000).toISOString();
    const decision = { id, decision: 'APPROVE', decisionCode: 'INCOME_LOSS', pauseEndsAt, signature };
    expect((await act(attestor, 'decideHardship', 'hardshipRequest { state }', decision)).code).toBe(
      'RELAY_UNAVAILABLE',
    );
    const row = await gateway.database.prisma.hardshipRequest.findUniqueOrThrow({ where: { id } });
    expect(row).toMatchObject({ approval: null, decisionCode: null });
  });
});

describe('a rate', () => {
  it('is signed for a quarter whose feed is stale, and the program records it', async () => {
    const { world, seriesKey, cluster: chain } = gateway;
    await endQuarter(world, 20261, { rate: false });
    await gateway.follow();
    const period = '2026-Q1';
    const asked = await act(issuer, 'requestFxFallback', 'fxFallback { state }', { chain, seriesKey, period });
    expect(asked).toEqual({ fxFallback: { state: 'REQUESTED' } });
    const rate = RATE + RATE / 10n;
    const variables = { kind: 'FX', id: seriesKey, key, choice: { rate: `${rate}` }, chain };
    const { data } = await gateway.ask<{ signingRequest: UntrustedRequest }>(SIGNING, variables, attestor);
    const expected = { kind: 'FX', domain: domainOf(config), chain: config.chain, key } as const;
    const message = { seriesKey, period: 20261, rate };
    const { digest } = checkRequest(data?.signingRequest as UntrustedRequest, { ...expected, message });
    const signature = signDigest(digest, secret);
    const given = { chain, seriesKey, period, rate: `${rate}`, signature };
    const done = await act(attestor, 'signFxFallback', 'fxFallback { state }', { ...given, key });
    expect(done).toEqual({ fxFallback: { state: 'SIGNED' } });
    const transaction = 'transaction { ... on SolanaTransaction { kind simulation { ok errorName } } }';
    const wallet = walletOf(world.issuer);
    expect(await act(issuer, 'buildRecordRate', transaction, { ...given, signer: key, wallet })).toEqual({
      transaction: { kind: 'RECORD_RATE', simulation: { ok: true, errorName: null } },
    });
  });
});

describe('the attestor’s configuration', () => {
  const given = { gateway: 'https://gateway.example', publicUrl: 'https://gateway.example', chainId: 10143 };
  const cluster = { genesisHash: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG', programId: PROGRAM as string };

  it('pins a cluster and a program by their own texts', () => {
    const pinned = checkConfig({ ...given, ...cluster });
    expect(pinned).toMatchObject({ kind: 'solana', chain: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1', ...cluster });
    expect(domainOf(pinned).kind).toBe('solana');
  });

  it.each([
    ['mainnet-beta', { ...cluster, genesisHash: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d' }, 'CHAIN_REFUSED'],
    ['a cluster and a hub', { ...cluster, hub: `0x${'cd'.repeat(20)}` }, 'CONFIG_INVALID'],
    ['neither', {}, 'CONFIG_INVALID'],
    ['no program', { genesisHash: cluster.genesisHash }, 'ADDRESS_INVALID'],
    ['a program in hex', { ...cluster, programId: `0x${'cd'.repeat(32)}` }, 'ADDRESS_INVALID'],
    [
      'a registry of its own',
      { ...cluster, registry: `0x${'cd'.repeat(20)}`, rpcUrl: 'https://n.example' },
      'CONFIG_INVALID',
    ],
  ])('refuses %s', (_, change, code) => {
    expect(() => checkConfig({ ...given, ...change })).toThrow(expect.objectContaining({ code }));
  });
});
