// A report of tier 3 of a Solana series, from the issuer's device to the program: proven and sealed by the device package, which
// asks its own node for the attestor's key; read and signed by the tool; sent by the issuer's wallet.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import {
  type Announcement,
  createDeviceSecret,
  createIncomeReport,
  createMemoryStore,
  groth16Input,
  type IncomeReport,
  type SealedFile,
  sealDocument,
  sealOpening,
  sealTerms,
} from '@income-series/client';
import { createReportProver, loadCircuitFiles, type ReportProver } from '@income-series/client/prover';
import { utf8 } from '@income-series/protocol/bytes';
import type { Bytes32, Hex } from '@income-series/protocol/hex';
import { type Period, periodEnd } from '@income-series/protocol/period';
import { messageDigest } from '@income-series/protocol/signing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { circuitFiles } from '../../circuits/files.ts';
import { EUR, PARAMS } from '../../contracts/solana/support/curve.ts';
import { keyParts } from '../../contracts/solana/support/proof.ts';
import { RATE } from '../../contracts/solana/support/reports.ts';
import { build, raised, sendBuilt, step, stepOf } from '../../domains/curve/support/steps.ts';
import { openingText } from '../../domains/support/case.ts';
import { type LiveGateway, type LiveWallet, openLiveGateway } from '../../support/solana/live.ts';
import { inside } from './support/inside.ts';
import { replaced } from './support/interceptor.ts';
import { type AttestorSetup, createSolanaSetup, signInAndAnnounce } from './support/setup.ts';
import { SLOW } from './support/tool.ts';

const UNIT = 1_000_000n;
const FIRST = 20261 as Period;
const HOUR = 3_600n;
const { unitsOffered } = PARAMS;
const SEALED = sealTerms({
  ...{ theta: 6_000_000n, shareRate: '0.05', unitsOffered, currencyCode: EUR, indexingRule: 0, curve: true },
});
const YTD = 9_000_000n;
/** 5 % of 3,000,000 minor units, at 10,000 base units each, for 200 of 1,000 units. */
const PAYMENT = (3_000_000n * 10_000n * 200n) / (20n * 1_000n);
const FILE: SealedFile = { name: 'return.txt', type: 'text/plain', data: utf8('A tax return.') };

let live: LiveGateway;
let prover: ReportProver;
let setup: AttestorSetup;
let seriesKey: Bytes32;
let report: IncomeReport;
let issuer: string;

const command = (...args: string[]) => setup.desk.json([...args, '--password-file', 'pass']);
const quick = (...args: string[]) => inside(setup.desk, [...args, '--password-file', 'pass']);
const seriesOf = async <T>(selection: string, token = issuer) => {
  const document = `query ($key: Bytes32!, $chain: Chain) { series(key: $key, chain: $chain) { ${selection} } }`;
  const { data, errors } = await live.ask<{ series: T }>(document, { key: seriesKey, chain: live.cluster }, token);
  expect(errors ?? []).toEqual([]);
  return data?.series as T;
};

/** A series whose quarter is over, counted and rated, with 200 staked units. */
async function quarter(): Promise<void> {
  seriesKey = await live.createCurve({ termsCommitment: SEALED.commitment });
  await raised(live, seriesKey);
  const [holder] = live.traders as [LiveWallet];
  const at = stepOf(live, seriesKey, holder);
  await step(live, holder, 'buildStake', { ...at, units: `${200n * UNIT}` });
  live.pass(periodEnd(FIRST) - HOUR - live.node.chain.now());
  await live.program.owner.publishRate(EUR, RATE);
  live.pass(HOUR);
  await live.index();
  await step(live, holder, 'buildSyncCensus', { ...at, period: '2026-Q1' });
}

interface Basis {
  readonly unitsOutstanding: string;
  readonly fxRate: string;
  readonly priorIncomeCommitment: Bytes32;
}

async function prove(): Promise<IncomeReport> {
  const { reportBasis: basis } = await seriesOf<{ reportBasis: Basis }>(
    'reportBasis(period: "2026-Q1") { unitsOutstanding fxRate priorIncomeCommitment }',
  );
  const device = { secret: createDeviceSecret(), store: createMemoryStore(), prover };
  return createIncomeReport(device, {
    ...{ seriesKey, period: FIRST, terms: SEALED.terms, ytd: YTD, priorCommitment: basis.priorIncomeCommitment },
    ...{ unitsOutstanding: BigInt(basis.unitsOutstanding), fxRate: BigInt(basis.fxRate) },
  });
}

/** What the gateway passes on of the attestor's key. */
async function announcement(): Promise<Announcement> {
  const { data } = await live.ask<{ attestor: { announcement: Omit<Announcement, 'key'> } }>(
    `query ($key: KeyAddress!, $chain: Chain!) { attestor(address: $key, chain: $chain) {
      announcement { encryptionKey signature } } }`,
    { key: setup.key, chain: live.cluster },
    issuer,
  );
  if (data == null) throw new Error('announced');
  return { key: setup.key, ...data.attestor.announcement };
}

/** The case of the report, sealed on the device. */
async function opened(): Promise<string> {
  const id = randomUUID();
  const to = await announcement();
  const row = { id, seriesKey, chain: { domain: live.solana.domain, node: live.node.url } };
  const input = {
    ...{ newId: id, chain: live.cluster, seriesKey, period: '2026-Q1', attestorKey: setup.key, liquidityFlag: 'CASH' },
    ...{ proof: groth16Input(report.proof), publicSignals: report.signals },
    opening: await sealOpening(report, to, row),
  };
  expect(await live.act(issuer, 'openTier3Case', 'tier3Case { state }', input)).toEqual({
    tier3Case: { state: 'OPEN' },
  });
  const document = await sealDocument(FILE, to, { ...row, record: 'tier3_cases', index: 0 });
  const added = { id, index: 0, document };
  expect(await live.act(issuer, 'addTier3Document', 'tier3Case { state }', added)).toEqual({
    tier3Case: { state: 'OPEN' },
  });
  return id;
}
const digest = (): Hex => {
  const { priorCommitment, incomeCommitment } = report;
  const message = { seriesKey, period: FIRST, priorCommitment, incomeCommitment, tier: 3, liquidityFlag: 0 };
  return messageDigest(live.solana.domain, 'REPORT', message);
};
const NEXT = 'next.json';
/** Another key of the attestor's, registered, linked and announced. */
async function nextKey(): Promise<Hex> {
  const own = ['--keystore', NEXT];
  const { address } = (await quick('key', 'new', ...own)).value as { address: Hex };
  await live.program.owner.registerAttestor(address);
  await live.index();
  for (const command of ['link', 'announce']) expect(await quick(command, ...own)).toMatchObject({ code: 0 });
  return address;
}
const row = (id: string) => live.database.prisma.tier3Case.findUniqueOrThrow({ where: { id } });

beforeAll(async () => {
  [live, prover] = await Promise.all([
    openLiveGateway({ verifyingKey: keyParts }),
    loadCircuitFiles(circuitFiles()).then(createReportProver),
  ]);
  issuer = await live.session(live.issuer);
  setup = await createSolanaSetup(live);
  await signInAndAnnounce(setup);
  await quarter();
  report = await prove();
}, SLOW);
afterAll(async () => {
  await setup?.close();
  await prover?.close();
  await live?.close();
});
afterEach(() => setup?.interceptor.reset());

describe('a report by documents, of a series on a Solana cluster', { timeout: SLOW }, () => {
  let id: string;

  it('is sealed on the device for the attestor, whose tool lists and opens it', async () => {
    expect(report.payment).toBe(PAYMENT);
    id = await opened();
    const { value } = await quick('requests');
    const { requests } = value as { requests: object[] };
    expect(requests).toEqual([
      expect.objectContaining({ kind: 'report', id, seriesKey, keys: [setup.key], of: '2026-Q1' }),
    ]);
    const read = (name: string) => readFileSync(setup.desk.path(name), 'utf8');
    expect((await quick('decrypt', 'opening', id, '--out', 'opening.json')).code).toBe(0);
    expect(read('opening.json')).toBe(openingText(report));
    expect((await quick('decrypt', 'document', id, '--index', '0', '--out', 'return.txt')).code).toBe(0);
    expect(read('return.txt')).toBe('A tax return.');
  });

  it.each<[string, string, () => unknown, string]>([
    ['another program', 'signingRequest.domain.program', () => `0x${'ee'.repeat(32)}`, 'DOMAIN_DIFFERS'],
    ['a hub', 'signingRequest.domain.verifyingContract', () => `0x${'ab'.repeat(20)}`, 'DOMAIN_DIFFERS'],
    ['another digest', 'signingRequest.digest', () => `0x${'22'.repeat(32)}`, 'DIGEST_DIFFERS'],
    ['another series', 'tier3Case.seriesKey', () => `0x${'22'.repeat(32)}`, 'SERIES_DIFFERS'],
    ['another commitment', 'tier3Case.incomeCommitment', () => `0x${'22'.repeat(32)}`, 'FIELD_DIFFERS'],
  ])('is not signed where the gateway names %s', async (_, path, by, code) => {
    const operation = path.startsWith('tier3Case.') ? 'Tier3Case' : 'SigningRequest';
    setup.interceptor.change((passing, answer) =>
      passing.operation === operation ? replaced(answer, path, by as never) : answer,
    );
    const refused = await quick('sign', 'report', id, '--yes', '--expect-digest', digest());
    expect(refused).toMatchObject({ code: 5, value: { error: { code } } });
    expect(await row(id)).toMatchObject({ state: 'OPEN', attestation: null });
  });

  it('is signed over the cluster’s domain', async () => {
    const dry = await quick('sign', 'report', id, '--dry-run');
    expect(dry).toMatchObject({ code: 0, value: { kind: 'REPORT', id, digest: digest(), signed: false } });
    const done = await command('sign', 'report', id, '--yes', '--expect-digest', digest());
    expect(done).toMatchObject({ code: 0, value: { digest: digest(), signed: true, state: 'ATTESTED' } });
    expect(dry.stdout + dry.screen + done.stdout + done.screen).not.toContain(`${YTD}`);
  });

  it('is moved with its document to another key, which then signs it', async () => {
    const moving = await opened();
    const next = await nextKey();
    expect(await quick('rekey', setup.desk.path(NEXT), '--yes', '--dry-run')).toMatchObject({
      value: { requests: [{ kind: 'report', id: moving, outcome: 'checked', documents: 1 }] },
    });
    expect(await row(moving)).toMatchObject({ attestorKey: setup.key });
    const requests = [{ kind: 'report', id: moving, outcome: 'moved', documents: 1 }];
    expect(await command('rekey', NEXT, '--yes')).toMatchObject({
      code: 0,
      value: { from: setup.key, to: next, requests },
    });
    expect(await row(moving)).toMatchObject({ attestorKey: next, state: 'OPEN' });
    expect(await quick('decrypt', 'opening', moving, '--out', 'old.json')).toMatchObject({ code: 5 });
    const read = ['decrypt', 'document', moving, '--index', '0', '--out', 'moved.txt', '--keystore', NEXT];
    expect((await quick(...read)).code).toBe(0);
    expect(readFileSync(setup.desk.path('moved.txt'), 'utf8')).toBe('A tax return.');
    const signed = ['sign', 'report', moving, '--yes', '--expect-digest', digest(), '--keystore', NEXT];
    expect(await quick(...signed)).toMatchObject({ code: 0, value: { key: next, state: 'ATTESTED' } });
  });

  it('is built for the issuer alone, taken by the program, and indexed', async () => {
    const outsider = await live.outsider();
    expect((await live.act(outsider, 'buildSubmitTier3Report', '__typename', { id })).code).toBe('NOT_FOUND');
    const built = await build(live, issuer, 'buildSubmitTier3Report', { id });
    expect(built).toMatchObject({ kind: 'SUBMIT_REPORT', wallet: live.issuer.address, simulation: { ok: true } });
    const txHash = await sendBuilt(live, issuer, live.issuer, built);
    expect(await row(id)).toMatchObject({ state: 'REPORTED' });
    const reports =
      'reports(first: 5) { nodes { period tier payment incomeCommitment txHash attestation { signer } } }';
    expect(await seriesOf(`lastIncomeCommitment ${reports}`)).toEqual({
      lastIncomeCommitment: report.incomeCommitment,
      reports: {
        nodes: [
          {
            ...{ period: '2026-Q1', tier: 'DOCUMENTS', payment: `${PAYMENT}`, txHash },
            ...{ incomeCommitment: report.incomeCommitment, attestation: { signer: setup.key } },
          },
        ],
      },
    });
    expect((await live.act(issuer, 'buildSubmitTier3Report', '__typename', { id })).code).toBe('CASE_STATE');
  });

  it('is read by its parties alone', async () => {
    const read = async (token: string | undefined) =>
      (await live.ask('query ($id: ID!) { tier3Case(id: $id) { state payment } }', { id }, token)).data?.tier3Case;
    for (const token of [issuer, await live.admin()])
      expect(await read(token)).toEqual({ state: 'REPORTED', payment: `${PAYMENT}` });
    for (const token of [await live.outsider(), undefined]) expect(await read(token)).toBeNull();
  });
});

describe('a case of a year, of a series on a Solana cluster', { timeout: SLOW }, () => {
  it('is moved with its document to another key, which then signs the true-up', async () => {
    const [first, next] = [setup.key, (await quick('key', 'inspect', '--keystore', NEXT)).value as { address: Hex }];
    live.pass(periodEnd(20264 as Period) + HOUR - live.node.chain.now());
    await live.index();
    const id = randomUUID();
    const { cluster: chain } = live;
    const input = { newId: id, chain, seriesKey, year: 2026, attestorKey: first };
    expect(await live.act(issuer, 'openAnnualCase', 'annualCase { state }', input)).toEqual({
      annualCase: { state: 'OPEN' },
    });
    const place = { id, seriesKey, chain: { domain: live.solana.domain, node: live.node.url } };
    const document = await sealDocument(FILE, await announcement(), { ...place, record: 'tier3_annual', index: 0 });
    await live.act(issuer, 'addAnnualDocument', 'annualCase { state }', { id, index: 0, document });
    const annual = () => live.database.prisma.tier3Annual.findUniqueOrThrow({ where: { id } });
    const requests = [{ kind: 'trueup', id, outcome: 'moved', documents: 1 }];
    expect(await command('rekey', NEXT, '--yes')).toMatchObject({ code: 0, value: { requests } });
    expect(await annual()).toMatchObject({ attestorKey: next.address, state: 'OPEN' });
    const read = ['decrypt', 'annual-document', id, '--index', '0', '--out', 'year.txt', '--keystore', NEXT];
    expect((await quick(...read)).code).toBe(0);
    expect(readFileSync(setup.desk.path('year.txt'), 'utf8')).toBe('A tax return.');
    const at = new Date(Number(periodEnd(20264 as Period) + 60n) * 1000).toISOString().replace('.000Z', 'Z');
    const sign = ['sign', 'trueup', id, '--adjustment=2500', '--at', at, '--keystore', NEXT];
    const dry = (await quick(...sign, '--dry-run')).value as { digest: Hex };
    const message = { seriesKey, year: 2026, trueupNonce: 0n, adjustment: 2_500n };
    const attested = { ...message, attestationTs: periodEnd(20264 as Period) + 60n };
    expect(dry.digest).toBe(messageDigest(live.solana.domain, 'TRUEUP', attested));
    expect(await quick(...sign, '--yes', '--expect-digest', dry.digest)).toMatchObject({
      code: 0,
      value: { state: 'SIGNED' },
    });
    expect(await annual()).toMatchObject({ state: 'SIGNED', trueupSigner: next.address });
  });
});
