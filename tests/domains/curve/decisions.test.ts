// What attestors decide of a Solana series, from the request to what everybody reads of it afterwards: signed over the cluster's
// domain, built or relayed by the gateway, sent by a wallet, indexed.

import { randomUUID } from 'node:crypto';
import { checkConfig, checkRequest, domainOf, type UntrustedRequest } from '@income-series/attestor/internal/testing';
import { sealTerms } from '@income-series/client';
import { toHex, utf8 } from '@income-series/protocol/bytes';
import { sealEnvelope } from '@income-series/protocol/envelope';
import type { Bytes32 } from '@income-series/protocol/hex';
import { type Period, periodEnd } from '@income-series/protocol/period';
import { domainSeparator, type MessageKind, type MessageOf, signDigest } from '@income-series/protocol/signing';
import { describe, expect, it } from 'vitest';
import { DAY, EUR, PARAMS } from '../../contracts/solana/support/curve.ts';
import { OTHER } from '../../contracts/solana/support/extinguishment.ts';
import { ATTESTOR } from '../../contracts/solana/support/signed-rate.ts';
import { forFile } from '../../support/for-file.ts';
import { type Done, type LiveAttestor, type LiveWallet, openLiveGateway } from '../../support/solana/live.ts';
import { build, raised, sendBuilt, step, stepOf } from './support/steps.ts';

const live = await forFile(openLiveGateway({ attestors: [ATTESTOR, OTHER] }));
const issuer = await live.session(live.issuer);
const outsider = await live.outsider();
const [attestor, other] = [await live.attestor(), await live.attestor(OTHER)];
const config = checkConfig({
  ...{ gateway: live.url, publicUrl: 'http://localhost:4000', chainId: 10143 },
  ...{ genesisHash: live.node.chain.genesisHash, programId: live.program.program },
});

const SIGNING = `query ($kind: SigningKind!, $id: ID!, $key: KeyAddress!, $choice: SigningChoiceInput, $chain: Chain) {
  signingRequest(kind: $kind, id: $id, key: $key, choice: $choice, chain: $chain) {
    kind chain seriesKey key words structHash preImage digest keyActive nonceCurrent open
    domain { chainId verifyingContract genesisHash program } fields { name type value } } }`;

/** The signature of what the gateway asks for, checked and computed again as the attestor's own tool does. */
async function signed<K extends MessageKind>(
  by: LiveAttestor,
  kind: K,
  id: string,
  { message, choice = null }: { readonly message: Partial<MessageOf<K>>; readonly choice?: object | null },
) {
  const variables = { kind, id, key: by.key, choice, chain: live.cluster };
  const { data, errors } = await live.ask<{ signingRequest: UntrustedRequest & { open: boolean; keyActive: boolean } }>(
    SIGNING,
    variables,
    by.token,
  );
  expect(errors ?? []).toEqual([]);
  expect(data?.signingRequest).toMatchObject({ open: true, keyActive: true, chain: live.cluster });
  const expected = { kind, domain: domainOf(config), chain: config.chain, key: by.key, message };
  return signDigest(checkRequest(data?.signingRequest as UntrustedRequest, expected as never).digest, by.secret);
}

/** One row by its query; null with the code where it is refused. */
async function read(token: string | undefined, document: string, id: string) {
  const { data, errors } = await live.ask(document, { id }, token);
  const [row] = Object.values(data ?? {});
  return { row: row ?? null, codes: (errors ?? []).map(({ extensions }) => extensions.code) };
}
const absent = { row: null, codes: ['NOT_FOUND'] };
const seriesOf = async (seriesKey: Bytes32, selection: string) =>
  (
    await live.ask(`query ($key: Bytes32!, $chain: Chain) { series(key: $key, chain: $chain) { ${selection} } }`, {
      key: seriesKey,
      chain: live.cluster,
    })
  ).data?.series;
const transactionsOf = async (token: string) =>
  (
    await live.ask<{ builtTransactions: { nodes: { kind: string; seriesKey: string }[] } }>(
      '{ builtTransactions(first: 50) { nodes { kind seriesKey } } }',
      {},
      token,
    )
  ).data?.builtTransactions.nodes;
async function sealed(record: string, field: string, at: { id: string; seriesKey: Bytes32 }, to = [attestor]) {
  const domain = toHex(domainSeparator(live.solana.domain));
  const text = utf8(JSON.stringify({ text: 'The factory closed.', files: [] }));
  return sealEnvelope(text, { domain, record, field, ...at } as never, to as never);
}
const instant = (seconds: bigint) => new Date(Number(seconds) * 1000).toISOString();

describe('an amendment', () => {
  const id = randomUUID();
  const newCap = 6_000_000_000n;
  const { unitsOffered } = PARAMS;
  const terms = sealTerms({
    ...{ theta: 7_000_000n, shareRate: '0.06', unitsOffered, currencyCode: EUR, indexingRule: 0, curve: true },
  });
  const AMENDMENT = `query ($id: ID!) { termsAmendment(id: $id) {
    state newCap termsCommitment landedAt amendmentNonce terms { theta } } }`;
  let seriesKey: Bytes32;

  it('is proposed, signed, built, sent and indexed', async () => {
    seriesKey = await live.createCurve();
    await raised(live, seriesKey);
    const { theta, termsSalt } = terms.terms;
    const proposal = { theta: `${theta}`, shareRate: `${terms.shareRate}`, termsSalt: `${termsSalt}` };
    const input = { newId: id, chain: live.cluster, seriesKey, ...proposal, newCap: `${newCap}` };
    const proposed = { ...input, attestorKey: attestor.key };
    expect((await live.act(outsider, 'proposeAmendment', '__typename', proposed)).code).toBe('NOT_ISSUER');
    expect(await live.act(issuer, 'proposeAmendment', 'termsAmendment { state }', proposed)).toEqual({
      termsAmendment: { state: 'AWAITING_ATTESTOR' },
    });
    const message = { seriesKey, newTermsCommitment: terms.commitment, newCap };
    const signature = await signed(attestor, 'AMEND', id, { message });
    expect(await live.act(attestor.token, 'signAmendment', 'termsAmendment { state }', { id, signature })).toEqual({
      termsAmendment: { state: 'SIGNED' },
    });

    for (const token of [outsider, attestor.token, await live.admin()]) {
      expect((await live.act(token, 'buildAmendTerms', '__typename', { id })).code).toMatch(
        /NOT_FOUND|WALLET_NOT_LINKED/,
      );
    }
    const built = await build(live, issuer, 'buildAmendTerms', { id });
    expect(built).toMatchObject({ kind: 'AMEND_TERMS', wallet: live.issuer.address, simulation: { ok: true } });
    await sendBuilt(live, issuer, live.issuer, built);
    expect(await seriesOf(seriesKey, 'cap termsCommitment')).toEqual({
      cap: `${newCap}`,
      termsCommitment: terms.commitment,
    });
  });

  it('is read by its parties, its terms by the issuer alone, and by nobody else', async () => {
    const landed = { state: 'LANDED', newCap: `${newCap}`, termsCommitment: terms.commitment };
    expect((await read(issuer, AMENDMENT, id)).row).toMatchObject({
      ...{ ...landed, landedAt: expect.any(String) },
      terms: { theta: `${terms.terms.theta}` },
    });
    expect((await read(attestor.token, AMENDMENT, id)).row).toMatchObject({ ...landed, terms: { theta: null } });
    for (const token of [outsider, undefined]) expect((await read(token, AMENDMENT, id)).row).toBeNull();
    expect(await transactionsOf(outsider)).toEqual([]);
    expect(await transactionsOf(issuer)).toContainEqual({ kind: 'AMEND_TERMS', seriesKey });
  });

  it('is not built twice', async () => {
    expect((await live.act(issuer, 'buildAmendTerms', '__typename', { id })).code).toBe('CASE_STATE');
  });
});

describe('a pause', () => {
  const id = randomUUID();
  const REQUEST =
    'query ($id: ID!) { hardshipRequest(id: $id) { state pauseEndsAt decisionCode approval { relayTx } } }';
  const BUILT = `transaction { ... on SolanaTransaction {
    id kind request { transaction } simulation { ok errorName } } }`;
  let seriesKey: Bytes32;
  let pauseEnd: bigint;

  it('is approved by a signature that the gateway relays', async () => {
    seriesKey = await live.createCurve();
    await raised(live, seriesKey);
    const reason = await sealed('hardship_requests', 'ciphertext', { id, seriesKey });
    const input = { newId: id, chain: live.cluster, seriesKey, attestorKey: attestor.key, reason };
    const { transaction } = await live.act(issuer, 'openHardship', BUILT, input);
    await sendBuilt(live, issuer, live.issuer, transaction as never);
    expect((await read(issuer, REQUEST, id)).row).toMatchObject({ state: 'REQUESTED' });

    pauseEnd = live.node.chain.now() + 10n * DAY;
    const choice = { pauseEndsAt: instant(pauseEnd) };
    const signature = await signed(attestor, 'PAUSE', id, { message: { seriesKey, pauseEnd }, choice });
    const decision = { id, decision: 'APPROVE', decisionCode: 'INCOME_LOSS', ...choice, signature };
    expect((await live.act(other.token, 'decideHardship', '__typename', decision)).code).toBe('NOT_FOUND');
    const done = await live.act(
      attestor.token,
      'decideHardship',
      'hardshipRequest { state approval { relayTx } }',
      decision,
    );
    expect(done).toMatchObject({ hardshipRequest: { approval: { relayTx: expect.any(String) } } });
    await live.index();
    const { approval } = done.hardshipRequest as Done;
    const approved = { state: 'APPROVED', pauseEndsAt: instant(pauseEnd) };
    for (const token of [attestor.token, await live.admin()]) {
      expect((await read(token, REQUEST, id)).row).toEqual({ ...approved, decisionCode: 'INCOME_LOSS', approval });
    }
    expect((await read(issuer, REQUEST, id)).row).toEqual({ ...approved, decisionCode: null, approval: null });
    expect(await seriesOf(seriesKey, 'state')).toEqual({ state: 'PAUSED' });
  });

  it('is known to its parties alone; that the series is paused, to everybody', async () => {
    for (const token of [outsider, undefined]) expect((await read(token, REQUEST, id)).row).toBeNull();
    expect((await read(attestor.token, REQUEST, id)).row).toMatchObject({ state: 'APPROVED' });
  });

  it('ends', async () => {
    const early = await live.act(await live.session(live.stranger), 'buildEndPause', '__typename', {
      ...stepOf(live, seriesKey, live.stranger),
    });
    expect(early.code).toBe('SIMULATION_FAILED');
    live.pass(pauseEnd - live.node.chain.now());
    await step(live, live.issuer, 'buildEndPause', stepOf(live, seriesKey, live.issuer));
    expect(await seriesOf(seriesKey, 'state')).toEqual({ state: 'ACTIVE' });
    expect((await read(issuer, REQUEST, id)).row).toMatchObject({ state: 'ENDED' });
  });
});

describe('an extinguishment', () => {
  const id = randomUUID();
  const REQUEST = `query ($id: ID!) { extinguishmentRequest(id: $id) {
    state attestorKeys signers relayTx noticeEndsAt signatures { signer } } }`;
  let seriesKey: Bytes32;

  it('is requested on the chain of two attestors, and takes no signature before its notice is over', async () => {
    seriesKey = await live.createCurve();
    await raised(live, seriesKey);
    const [holder] = live.traders as [LiveWallet];
    await step(live, holder, 'buildStake', { ...stepOf(live, seriesKey, holder), units: '20000000' });
    const evidence = await sealed('extinguishment_requests', 'evidence_ciphertext', { id, seriesKey }, [
      attestor,
      other,
    ]);
    const attestorKeys = [attestor.key, other.key];
    const input = { newId: id, chain: live.cluster, seriesKey, attestorKeys, evidence };
    expect(await live.act(issuer, 'openExtinguishment', 'extinguishmentRequest { state }', input)).toEqual({
      extinguishmentRequest: { state: 'OPEN' },
    });
    const deadlineAt = instant(live.node.chain.now() + 30n * DAY);
    const built = await build(live, issuer, 'buildRequestExtinguishment', { id, deadlineAt });
    expect(built.preview).toContainEqual({ label: expect.any(String), value: deadlineAt, unit: 'TIME' });
    await sendBuilt(live, issuer, live.issuer, built);
    expect(await seriesOf(seriesKey, 'extinguishKeys extinguishDeadlineAt')).toEqual({
      extinguishKeys: [...attestorKeys].sort(),
      extinguishDeadlineAt: deadlineAt,
    });
  });

  it('is relayed with the second signature, and the series is over', async () => {
    live.pass(7n * DAY);
    const sign = async (by: LiveAttestor) => {
      const signature = await signed(by, 'EXTINGUISH', id, { message: { seriesKey, extinguishNonce: 0n } });
      return live.act(by.token, 'signExtinguishment', 'extinguishmentRequest { state relayTx relayError }', {
        ...{ id, key: by.key, signature },
      });
    };
    expect(await sign(attestor)).toMatchObject({ extinguishmentRequest: { state: 'ONE_SIGNED', relayTx: null } });
    expect((await read(outsider, REQUEST, id)).row).toBeNull();
    const done = await sign(other);
    expect(done).toMatchObject({ extinguishmentRequest: { state: 'RELAYED', relayError: null } });
    await live.index();
    expect(await seriesOf(seriesKey, 'state')).toEqual({ state: 'EXTINGUISHED' });
    const signatures = [{ signer: attestor.key }, { signer: other.key }];
    for (const { token } of [attestor, other]) {
      const { row } = await read(token, REQUEST, id);
      expect(row).toMatchObject({ state: 'RELAYED', signatures: expect.arrayContaining(signatures) });
    }
    expect((await read(issuer, REQUEST, id)).row).toMatchObject({ state: 'RELAYED', signatures: null });
  });

  it('leaves the treasury to all units, staked or not, which are burned for it', async () => {
    const [holder] = live.traders as [LiveWallet];
    const token = await live.session(holder);
    const where = { chain: live.cluster, seriesKey, wallet: holder.address };
    const CLAIMS = `query ($seriesKey: Bytes32!, $chain: Chain, $wallet: Address!) {
      claims(seriesKey: $seriesKey, chain: $chain, wallet: $wallet) { kind amount } }`;
    const listed = async () => (await live.ask(CLAIMS, where, token)).data?.claims;
    expect(await seriesOf(seriesKey, 'curve { treasury }')).toEqual({ curve: { treasury: '0' } });
    const money = `query { series(key: "${seriesKey}", chain: "${live.cluster}") {
      moneyEvents { nodes { kind amount } } } }`;
    const { data } = await live.ask<{ series: { moneyEvents: { nodes: { kind: string; amount: string }[] } } }>(
      money,
      {},
      issuer,
    );
    const [shared] = (data?.series.moneyEvents.nodes ?? []).filter(({ kind }) => kind === 'TREASURY_SHARED');
    expect(BigInt(shared?.amount ?? 0)).toBeGreaterThan(0n);
    const list = await listed();
    // The wallet staked some of its units; together they are all that exist.
    expect(list).toEqual([
      { kind: 'FINAL', amount: expect.any(String) },
      { kind: 'REDEEMED_UNITS', amount: expect.any(String) },
    ]);
    const sum = (list as unknown as { amount: string }[]).reduce((all, { amount }) => all + BigInt(amount), 0n);
    expect(sum).toBe(BigInt(shared?.amount ?? 0));
    await sendBuilt(live, token, holder, await build(live, token, 'buildClaim', { ...where, holder: holder.address }));
    expect(await listed()).toEqual([]);
    expect(await seriesOf(seriesKey, 'stakedTotal unitsOutstanding')).toEqual({
      stakedTotal: '0',
      unitsOutstanding: '0',
    });
  });

  it('is known to its parties alone', async () => {
    for (const token of [outsider, undefined]) expect((await read(token, REQUEST, id)).row).toBeNull();
  });
});

describe('a true-up', () => {
  const id = randomUUID();
  const FIRST = 20261 as Period;
  const CASE = `query ($id: ID!) { annualCase(id: $id) {
    state adjustment attestedAt trueupSigner trueupNonce txHash } }`;
  const adjustment = 250_000_000n;
  let seriesKey: Bytes32;

  it('is opened for a year that is over, signed, built, sent and indexed', async () => {
    seriesKey = await live.createCurve({ firstPeriod: FIRST, lastPeriod: FIRST });
    await raised(live, seriesKey);
    const input = { newId: id, chain: live.cluster, seriesKey, year: 2026, attestorKey: attestor.key };
    const open = () => live.act(issuer, 'openAnnualCase', 'annualCase { state }', input);
    expect((await open()).code).toBe('YEAR_NOT_OVER');
    live.pass(periodEnd(FIRST) + DAY - live.node.chain.now());
    expect(await open()).toEqual({ annualCase: { state: 'OPEN' } });

    const attestationTs = live.node.chain.now();
    const choice = { adjustment: `${adjustment}`, attestedAt: instant(attestationTs) };
    const message = { seriesKey, year: 2026, adjustment, attestationTs };
    const signature = await signed(attestor, 'TRUEUP', id, { message, choice });
    const given = { id, ...choice, signature };
    expect((await live.act(other.token, 'signTrueUp', '__typename', given)).code).toMatch(/NOT_FOUND|NOT_ADDRESSED/);
    expect(await live.act(attestor.token, 'signTrueUp', 'annualCase { state }', given)).toEqual({
      annualCase: { state: 'SIGNED' },
    });
    const built = await build(live, issuer, 'buildSubmitTrueUp', { id });
    expect(built.preview).toEqual([
      { label: 'Year', value: '2026', unit: 'YEAR' },
      { label: 'Adjustment', value: `${adjustment}`, unit: 'TOKEN' },
      { label: 'Attested', value: choice.attestedAt, unit: 'TIME' },
    ]);
    const txHash = await sendBuilt(live, issuer, live.issuer, built);
    expect((await read(issuer, CASE, id)).row).toEqual({
      ...{ state: 'LANDED', ...choice, trueupSigner: attestor.key, trueupNonce: '0', txHash },
    });
    const owed = `query { series(key: "${seriesKey}", chain: "${live.cluster}") { accruedTotal } }`;
    expect((await live.ask(owed, {}, issuer)).data?.series).toEqual({ accruedTotal: `${adjustment}` });
    expect((await live.ask(owed, {}, outsider)).data?.series).toEqual({ accruedTotal: null });
  });

  it('is known to its parties alone', async () => {
    for (const token of [attestor.token, await live.admin()]) {
      expect((await read(token, CASE, id)).row).toMatchObject({ state: 'LANDED' });
    }
    expect(await read(outsider, CASE, id)).toEqual(absent);
    expect((await read(undefined, CASE, id)).row).toBeNull();
  });
});
