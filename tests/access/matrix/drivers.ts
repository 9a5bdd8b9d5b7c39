import { randomUUID } from 'node:crypto';
import { leavesOf } from 'field-access/testing';
import { type GraphQLObjectType, getNamedType, isLeafType } from 'graphql';
import { expect, vi } from 'vitest';
import { gatewaySchema } from '../../../src/apps/gateway/schema.ts';
import { MAX_RENDERS } from '../../../src/domains/contracts/model/index.ts';
import { PauseRefused } from '../../../src/domains/hardship/rules.ts';
import { range } from '../../support/exhaustive.ts';
import { activityFeed, openFeed, publishEvent } from '../../support/feed.ts';
import { keyed, newWallet, TEST_CHAIN } from '../../support/gateway.ts';
import { knownId, signers } from '../../support/personas.ts';
import { labelsOn, READERS, type Reader } from './truth.ts';
import type { MatrixWorld } from './world.ts';

/** Answers made for one caller and kept nowhere: each is asked for once, whole. Reports the coordinates it read. */
export type Driver = (world: MatrixWorld) => Promise<readonly string[]>;

const schema = gatewaySchema();
const leaves = (type: string) => leavesOf(schema, type).join(' ');
const coordinates = (type: string) => leavesOf(schema, type).map((field) => `${type}.${field}`);

type Answered = Readonly<Record<string, unknown>>;

/** Everything of `type` is in `value`, and nothing more than the schema says. */
function whole(type: string, value: unknown): readonly string[] {
  const asked = Object.values((schema.getType(type) as GraphQLObjectType).getFields())
    .filter((field) => isLeafType(getNamedType(field.type)))
    .map(({ name }) => name);
  const given = Object.keys(value as Answered).filter((key) => asked.includes(key));
  expect(given.sort()).toEqual(leavesOf(schema, type).sort());
  return coordinates(type);
}

async function run(world: MatrixWorld, reader: Reader, document: string, input?: object): Promise<Answered> {
  const variables = input ? { input: keyed(document, input) } : {};
  const answer = await world.gateway.ask<Answered>(document, variables, world.tokens.get(reader));
  expect(answer.errors ?? []).toEqual([]);
  return Object.values(answer.data ?? {})[0] as Answered;
}

const signing: Driver = async (world) => {
  const wallet = newWallet();
  const challenge = await run(
    world,
    'public',
    `mutation ($input: SignInNonceInput!) { signInNonce(input: $input) { ... on WalletChallenge { ${leaves('WalletChallenge')} } } }`,
    { address: wallet.address, chain: TEST_CHAIN },
  );
  const signIn = `mutation ($input: SignInInput!) { signIn(input: $input) {
    ... on SignInPayload { ${leaves('SignInPayload')} viewer { ${leaves('Viewer')} session { ${leaves('Session')} } } }
    ... on Refusal { ${leaves('Refusal')} }
  } }`;
  const message = String(challenge.message);
  const refused = await run(world, 'public', signIn, { message, signature: `0x${'11'.repeat(65)}` });
  const opened = await run(world, 'public', signIn, { message, signature: await wallet.sign(message) });
  const { viewer } = opened as { viewer: Answered };
  return [
    ...whole('WalletChallenge', challenge),
    ...whole('Refusal', refused),
    ...whole('SignInPayload', opened),
    ...whole('Viewer', viewer),
    ...whole('Session', viewer.session),
  ];
};

const sessions: Driver = async (world) => {
  const seriesKey = world.population.series.A.key;
  const started = await run(
    world,
    'issuerA',
    `mutation ($input: StartZktlsSessionInput!) { startZktlsSession(input: $input) { ... on StartZktlsSessionPayload { ${leaves('StartZktlsSessionPayload')} } } }`,
    { seriesKey, chain: TEST_CHAIN, period: '2026-Q1', source: 'BANK' },
  );
  const wallet = newWallet();
  const token = await world.gateway.signIn(wallet);
  const { data } = await world.gateway.ask<{ signOutEverywhere: Answered }>(
    `mutation ($input: SignOutEverywhereInput!) { signOutEverywhere(input: $input) { ... on SignOutPayload { ${leaves('SignOutPayload')} } } }`,
    { input: { idempotencyKey: randomUUID() } },
    token,
  );
  return [...whole('StartZktlsSessionPayload', started), ...whole('SignOutPayload', data?.signOutEverywhere)];
};

const basis: Driver = async (world) => {
  const { key } = world.population.series.A;
  const series = await run(
    world,
    'issuerA', // everybody reads it but for the rate that an attestor signed
    `{ series(key: "${key}", chain: "${TEST_CHAIN}") { reportBasis(period: "2026-Q1") { ${leaves('ReportBasis')} domain { ${leaves('SigningDomain')} } } } }`,
  );
  const answered = series.reportBasis as Answered;
  return [...whole('ReportBasis', answered), ...whole('SigningDomain', answered.domain)];
};

/** The feed's last rate, which everybody reads. */
const feedRate: Driver = async (world) => {
  const document = `{ feedRate(currency: "USD", chain: "${TEST_CHAIN}") { ${leaves('FeedRate')} } }`;
  const answered = await run(world, 'public', document);
  expect(await run(world, 'issuerA', document)).toEqual(answered);
  return whole('FeedRate', answered);
};

/** Read live of a Solana cluster: of a gateway that serves one. */
const curvePosition: Driver = async () => {
  const { openReportWorld, report } = await import('../../contracts/solana/support/reports.ts');
  const { openTender, tender } = await import('../../contracts/solana/support/tenders.ts');
  const { openSolanaGateway, walletOf } = await import('../../support/solana/gateway.ts');
  const { recordChains } = await import('../../domains/curve/support/recorded.ts');
  const recording = recordChains();
  const chained = await openReportWorld({}, { staked: [5_000_000n] });
  const [trader, other] = chained.traders;
  if (trader === undefined || other === undefined) throw new Error('traders');
  await report(chained, { period: 20261, payment: 1_000_000n });
  await chained.chain.accept(openTender(chained, 2_000_000n));
  await chained.chain.accept(tender(chained, trader, 1_000_000n));
  const gateway = await openSolanaGateway(chained);
  try {
    const document = `query ($seriesKey: Bytes32!, $chain: Chain, $wallet: Address!) {
      curvePosition(seriesKey: $seriesKey, chain: $chain, wallet: $wallet) {
        ${leaves('CurvePosition')} tender { ${leaves('CurveTender')} } } }`;
    const wallet = walletOf(trader);
    const variables = { seriesKey: gateway.seriesKey, chain: gateway.cluster, wallet };
    const read = async (token: string) => (await gateway.ask<Answered>(document, variables, token)).data?.curvePosition;
    const holder = await gateway.account(wallet);
    const own = (await read(holder)) as Answered;
    expect(own).toMatchObject({ wallet, stakedUnits: '5000000' });
    expect(await read(await gateway.admin())).toEqual(own);
    const strangers = [await gateway.account(), await gateway.account(walletOf(other))];
    for (const token of strangers) expect(await read(token)).toBeNull();

    const list = `query ($seriesKey: Bytes32!, $chain: Chain, $wallet: Address!) {
      claims(seriesKey: $seriesKey, chain: $chain, wallet: $wallet) { ${leaves('Claim')} } }`;
    const claims = async (token: string) =>
      (await gateway.ask<{ claims: Answered[] | null }>(list, variables, token)).data?.claims ?? null;
    const due = [{ kind: 'PAYOUT', amount: '990000', refusal: null }];
    const readers = [holder, await gateway.account(walletOf(chained.issuer)), await gateway.admin()];
    for (const token of readers) expect(await claims(token)).toEqual(due);
    for (const token of strangers) expect(await claims(token)).toBeNull();
    return [...whole('CurvePosition', own), ...whole('CurveTender', own.tender), ...whole('Claim', due[0])];
  } finally {
    recording.mockRestore();
    await gateway.close();
  }
};

const explanation: Driver = async (world) => {
  const { key } = world.population.series.A;
  const answered = await run(
    world,
    'backerA',
    `{ explainAccess(id: "${key}", coordinate: "SeriesTerms.theta") { ${leaves('AccessExplanation')} block { ${leaves('ReadBlock')} } } }`,
  );
  expect(answered).toMatchObject({ allowed: true, relation: 'BACKER' });
  return [...whole('AccessExplanation', answered), ...whole('ReadBlock', answered.block)];
};

/** What each reader is to each series, as the engine answers them themselves. */
const viewerRelations: Driver = async (world) => {
  const tables = await world.tables();
  for (const reader of READERS.filter((name) => name !== 'public')) {
    for (const row of tables.series ?? []) {
      const viewer = await run(
        world,
        reader,
        `{ viewer { relations(seriesKey: "${row.key}", chain: "${row.chain}") } }`,
      );
      const expected = [...labelsOn('Series', reader, row, tables)].filter((label) => label !== 'public');
      const answered = (viewer.relations as string[])
        .map((label) => label.toLowerCase())
        .filter((name) => name !== 'public');
      expect([reader, answered.sort()]).toEqual([reader, expected.sort()]);
    }
  }
  return ['Viewer.relations'];
};

/** A settlement round of A, in the public feed. */
const feed: Driver = async ({ gateway, population }) => {
  await gateway.listening();
  const seriesKey = population.series.A.key;
  const selection = `${leaves('ActivityUpdate')} event { ${leaves('ActivityEvent')} }`;
  const anybody = await openFeed(gateway, { document: activityFeed(seriesKey, selection) });
  const round = { round: 1, units: '100', clearingPrice: '2000000', rejected: 1 };
  await publishEvent(gateway, { seriesKey, at: new Date(), name: 'SettlementRound', args: round });
  const answered = ((await anybody.next()) as { data: { activity: Answered } }).data.activity;
  anybody.stop();
  expect(answered.event).toMatchObject({ kind: 'SETTLEMENT_ROUND', round: 1, units: '100' });
  return [...whole('ActivityUpdate', answered), ...whole('ActivityEvent', answered.event)];
};

/** What an account has not read, and that it read it: by somebody of whom the others see nothing. */
const inbox: Driver = async ({ gateway }) => {
  const token = await gateway.signIn(newWallet());
  const input = { idempotencyKey: randomUUID(), lastWrittenAt: new Date().toISOString() };
  const document = `mutation ($input: MarkNotificationsReadInput!) { markNotificationsRead(input: $input) {
    ... on MarkNotificationsReadPayload { ${leaves('MarkNotificationsReadPayload')} } } }`;
  const { data } = await gateway.ask<Answered>(document, { input }, token);
  const counted = await gateway.ask<Answered>('{ myUnreadNotifications }', {}, token);
  expect(counted.data).toEqual({ myUnreadNotifications: 0 });
  return [...whole('MarkNotificationsReadPayload', data?.markNotificationsRead), 'Query.myUnreadNotifications'];
};

/** A code is asked for by somebody of whom the others see nothing. */
const emailCodes: Driver = async ({ gateway }) => {
  const token = await gateway.signIn(newWallet());
  const act = async (field: string, selection: string, input: object) => {
    const type = `${field[0]?.toUpperCase()}${field.slice(1)}Input`;
    const document = `mutation ($input: ${type}!) { ${field}(input: $input) { ${selection} } }`;
    const { data } = await gateway.ask<Answered>(document, { input: keyed(field, input) }, token);
    return data?.[field];
  };
  await act('updateProfile', '... on AccountPayload { account { id } }', { email: 'nobody@example.test' });
  const selection = `... on RequestEmailCodePayload { ${leaves('RequestEmailCodePayload')} }`;
  return whole('RequestEmailCodePayload', await act('requestEmailCode', selection, {}));
};

/** A key is linked and a check begun by somebody who is none of the readers: nothing that they see changes. */
const signerKeys: Driver = async ({ gateway }) => {
  const token = await gateway.signIn(newWallet());
  const key = newWallet();
  const act = async (field: string, payload: string, input: object) => {
    const type = `${field[0]?.toUpperCase()}${field.slice(1)}Input`;
    const document = `mutation ($input: ${type}!) { ${field}(input: $input) { ... on ${payload} } }`;
    const { data } = await gateway.ask<Answered>(document, { input: keyed(field, input) }, token);
    return data?.[field] as Answered;
  };
  const challenged = `SignerKeyChallenge { ${leaves('SignerKeyChallenge')} }`;
  const challenge = await act('signerKeyChallenge', challenged, { key: key.address });
  const signed = { nonce: challenge.nonce, signature: await key.sign(String(challenge.message)) };
  await act('linkSignerKey', 'LinkSignerKeyPayload { signerKeyLink { key } }', signed);
  const started = `StartIdentityCheckPayload { ${leaves('StartIdentityCheckPayload')} }`;
  const check = await act('startIdentityCheck', started, {});
  await act('unlinkSignerKey', 'AccountPayload { account { id } }', { key: key.address });
  return [...whole('SignerKeyChallenge', challenge), ...whole('StartIdentityCheckPayload', check)];
};

/** Refusals that say more than their code: for the one who was refused. */
const refusals: Driver = async (world) => {
  const { gateway } = world;
  const act = (reader: Reader, field: string, type: string, more: string, input: object) => {
    const input_ = `${field[0]?.toUpperCase()}${field.slice(1)}Input`;
    const selection = `... on ${type} { ${leaves(type)} ${more} }`;
    return run(world, reader, `mutation ($input: ${input_}!) { ${field}(input: $input) { ${selection} } }`, input);
  };
  const unread = await act('attestorX', 'updateProfile', 'InputRefusal', '', { country: 'XX' });
  const inUse = await act('attestorX', 'unlinkSignerKey', 'SignerKeyInUse', '', { key: signers.attestorX.key });
  const chain = vi
    .spyOn(gateway.services.hardship, 'decide')
    .mockRejectedValueOnce(new PauseRefused('PAUSE_BUDGET', 'REQUESTED'));
  const decision = { id: knownId(0x30, 1), decision: 'REFUSE', decisionCode: 'EVIDENCE_INSUFFICIENT' };
  const asked = `detail { ${leaves('PauseRefusalDetail')} bound { ${leaves('PolicyBound')} } }`;
  const paused = await act('attestorX', 'decideHardship', 'PauseRefusal', asked, decision);
  chain.mockRestore();
  const { detail } = paused as { detail: Answered };
  return [
    ...whole('InputRefusal', unread),
    ...whole('SignerKeyInUse', inUse),
    ...whole('PauseRefusal', paused),
    ...whole('PauseRefusalDetail', detail),
    ...whole('PolicyBound', detail.bound),
    'PauseRefusal.detail',
    'PauseRefusalDetail.bound',
  ];
};

/** Sealed documents: for the chosen attestor alone, by their place in the case. */
const documents: Driver = async ({ gateway, tokens }) => {
  const asked = [
    ['tier3Case', knownId(0x20, 3), ['attestorX'], ['issuerB', 'admin']],
    ['annualCase', knownId(0x21, 2), ['attestorY'], ['issuerB', 'admin']],
  ] as const;
  for (const [field, id, opens, sees] of asked) {
    for (const reader of READERS) {
      const answer = await gateway.ask<Answered>(
        `{ ${field}(id: "${id}") { document(index: 0) } }`,
        {},
        tokens.get(reader),
      );
      const { document } = (answer.data?.[field] ?? {}) as { document?: string | null };
      const codes = (answer.errors ?? []).map(({ extensions }) => extensions.code).join();
      const answered = [reader, document === null ? null : typeof document, codes];
      if ((opens as readonly Reader[]).includes(reader)) expect(answered).toEqual([reader, 'string', '']);
      else if ((sees as readonly Reader[]).includes(reader)) expect(answered).toEqual([reader, null, 'FORBIDDEN']);
      else expect(answered).toEqual([reader, 'undefined', 'NOT_FOUND']);
    }
  }
  return ['Tier3Case.document', 'AnnualCase.document'];
};

/** What an addressed key is asked to sign: for its account and admins. */
const signingRequests: Driver = async (world) => {
  const { gateway, tokens } = world;
  const document = `{ signingRequest(kind: REPORT, id: "${knownId(0x20, 1)}") { ${leaves('SigningRequest')}
    domain { ${leaves('SigningDomain')} } fields { ${leaves('SigningField')} } } }`;
  for (const reader of READERS.filter((name) => !['attestorX', 'admin'].includes(name))) {
    const { data, errors } = await gateway.ask<Answered>(document, {}, tokens.get(reader));
    const code = reader === 'public' ? 'UNAUTHENTICATED' : 'NOT_FOUND';
    expect([reader, data?.signingRequest, errors?.map(({ extensions }) => extensions.code)]).toEqual([
      reader,
      null,
      [code],
    ]);
  }
  const [own, admins] = [await run(world, 'attestorX', document), await run(world, 'admin', document)];
  expect(admins).toEqual(own);
  const [field] = own.fields as Answered[];
  return [...whole('SigningRequest', own), ...whole('SigningField', field), 'SigningRequest.fields'];
};

/** What a decision on an application in review would do, for its reviewer: the population's admin. */
const decisions: Driver = async (world) => {
  const previewed = await run(
    world,
    'admin',
    `mutation ($input: PreviewApplicationDecisionInput!) { previewApplicationDecision(input: $input) {
      ... on PreviewApplicationDecisionPayload { ${leaves('PreviewApplicationDecisionPayload')} } } }`,
    { id: knownId(0x50, 3), decision: 'REJECT', reasonCode: 'INFORMATION_INCOMPLETE' },
  );
  return whole('PreviewApplicationDecisionPayload', previewed);
};

/** A check of an application of somebody who is none of the readers. */
const applicationChecks: Driver = async ({ gateway }) => {
  const token = await gateway.signIn(newWallet());
  const act = async (field: string, payload: string, input: object) => {
    const document = `mutation ($input: ${field[0]?.toUpperCase()}${field.slice(1)}Input!) {
      ${field}(input: $input) { ... on ${payload} } }`;
    const { data } = await gateway.ask<Answered>(document, { input: keyed(field, input) }, token);
    return data?.[field] as Answered;
  };
  const input = { newId: randomUUID(), persona: 'BACKER', country: 'PT' };
  await act('startApplication', 'ApplicationPayload { application { id } }', input);
  const type = 'StartApplicationIdentityCheckPayload';
  const check = await act('startApplicationIdentityCheck', `${type} { ${leaves(type)} }`, { id: input.newId });
  return whole(type, check);
};

/** A contract that is rendered, and one after as many as may be, for somebody who is none of the readers. */
const rendered: Driver = async ({ gateway }) => {
  const wallet = newWallet();
  const token = await gateway.signIn(wallet);
  const [payload, limit] = ['RenderContractPayload', 'ContractLimit'];
  const document = `mutation ($input: RenderParticipationContractInput!) { renderParticipationContract(input: $input) {
    ... on ${payload} { ${leaves(payload)} } ... on ${limit} { ${leaves(limit)} } } }`;
  const render = async () => {
    const input = { idempotencyKey: randomUUID(), chain: TEST_CHAIN, wallet: wallet.address };
    return (await gateway.ask<Answered>(document, { input }, token)).data?.renderParticipationContract as Answered;
  };
  const first = await render();
  const { contractSession } = gateway.database.prisma;
  const row = await contractSession.findFirstOrThrow({ where: { wallet: wallet.address } });
  const voided = { ...row, state: 'VOIDED', voidedAt: row.renderedAt };
  await contractSession.createMany({ data: range(MAX_RENDERS - 1).map(() => ({ ...voided, id: randomUUID() })) });
  return [...whole(payload, first), ...whole(limit, await render())];
};

/** An account that is none of the readers is deleted, once its open work is over. */
const deletions: Driver = async ({ gateway }) => {
  const wallet = newWallet();
  const token = await gateway.signIn(wallet);
  const { prisma } = gateway.database;
  const { accountId } = await prisma.accountWallet.findFirstOrThrow({ where: { address: wallet.address } });
  const work = {
    ...{ accountId, kind: 'passGate', chain: TEST_CHAIN, wallet: wallet.address, life: 'SENT', simulation: {} },
    ...{ contract: wallet.address, selector: '0x00000000', dataHash: `0x${'00'.repeat(32)}`, dataLength: 4 },
  };
  const { id } = await prisma.builtTransaction.create({ data: { ...work, expiresAt: new Date() } });
  const { data } = await gateway.ask<{ accountDeletionPreview: Record<'records' | 'blockers', Answered[]> }>(
    `{ accountDeletionPreview { records { ${leaves('AccountDeletionRecord')} }
      blockers { ${leaves('AccountDeletionBlocker')} } } }`,
    {},
    token,
  );
  const { records = [], blockers = [] } = data?.accountDeletionPreview ?? {};
  const act = async (field: string, selection: string, input: object) => {
    const document = `mutation ($input: ${field[0]?.toUpperCase()}${field.slice(1)}Input!) { ${field}(input: $input) { ${selection} } }`;
    const answer = await gateway.ask<Answered>(document, { input: keyed(field, input) }, token);
    return answer.data?.[field] as Answered;
  };
  const selection = ['DeleteAccountPayload', 'AccountInUse']
    .map((type) => `... on ${type} { ${leaves(type)} }`)
    .join(' ');
  const { message, nonce } = await act('deleteAccountChallenge', '... on WalletChallenge { message nonce }', {
    ...{ address: wallet.address, chain: TEST_CHAIN },
  });
  const signed = { nonce, signature: await wallet.sign(String(message)) };
  const refused = await act('deleteAccount', selection, signed);
  await prisma.builtTransaction.delete({ where: { id } });
  const deleted = await act('deleteAccount', selection, signed);
  return [
    ...whole('AccountDeletionRecord', records[0]),
    ...whole('AccountDeletionBlocker', blockers[0]),
    ...whole('AccountInUse', refused),
    ...whole('DeleteAccountPayload', deleted),
  ];
};

/** What is exported of an account: its records are compared in tests/domains/account/export.test.ts. */
const exported: Driver = async ({ gateway }) => {
  const asked = `{ exportMyData { nodes { ${leaves('ExportedRecord')} } } }`;
  const { data } = await gateway.ask<Answered>(asked, {}, await gateway.signIn(newWallet()));
  const nodes = (data?.exportMyData as { readonly nodes: readonly Answered[] } | undefined)?.nodes ?? [];
  expect(nodes.map(({ type }) => type)).toEqual(['Viewer']);
  return whole('ExportedRecord', nodes[0]);
};

/** A transaction that the chain would refuse, for somebody who is none of the readers. */
const doomed: Driver = async ({ gateway, population }) => {
  const wallet = newWallet();
  const token = await gateway.signIn(wallet);
  const document = `mutation ($input: BuildPassGateInput!) { buildPassGate(input: $input) {
    ... on SimulationRefusal { ${leaves('SimulationRefusal')} } } }`;
  const input = {
    idempotencyKey: randomUUID(),
    seriesKey: population.series.A.key,
    chain: TEST_CHAIN,
    wallet: wallet.address,
  };
  const { data } = await gateway.ask<Answered>(document, { input }, token);
  return whole('SimulationRefusal', data?.buildPassGate);
};

/** The last indexed block and the payment token of each served chain: the same for everybody. */
const indexedChains: Driver = async (world) => {
  const { gateway, tokens } = world;
  const { blockNumber } = await gateway.database.prisma.indexerCursor.findUniqueOrThrow({
    where: { chain: TEST_CHAIN },
  });
  const document = `{ indexedChains { ${leaves('IndexedChain')} paymentToken { ${leaves('Token')} } } }`;
  const read = async (reader: Reader) =>
    (await gateway.ask<{ indexedChains: Answered[] }>(document, {}, tokens.get(reader))).data?.indexedChains;
  const [first, ...others] = (await read('public')) ?? [];
  const paymentToken = expect.objectContaining({ chain: TEST_CHAIN, decimals: 6 });
  expect(first).toMatchObject({ chain: TEST_CHAIN, blockNumber: `${blockNumber}`, paymentToken });
  for (const reader of READERS) expect([reader, await read(reader)]).toEqual([reader, [first, ...others]]);
  return whole('IndexedChain', first);
};

export const DRIVERS: Readonly<Record<string, Driver>> = {
  signing,
  sessions,
  signerKeys,
  basis,
  feedRate,
  curvePosition,
  documents,
  refusals,
  rendered,
  signingRequests,
  explanation,
  viewerRelations,
  feed,
  emailCodes,
  inbox,
  decisions,
  applicationChecks,
  deletions,
  exported,
  doomed,
  indexedChains,
};
