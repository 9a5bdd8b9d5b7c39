import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createDatabase, type Database } from '../../src/adapters/db/database.ts';
import { ERRORS, type ErrorCode } from '../../src/core/errors/codes.ts';
import { startDevnet, type TestDevnet } from '../domains/support/devnet.ts';
import { traces } from '../domains/support/traces.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { type Answer, SIGN_IN_NONCE, startTestGateway, TEST_CHAIN, type TestGateway } from '../support/gateway.ts';
import { POPULATION, type Population, personas, verifiedWallets } from '../support/populate.ts';
import { startTcpProxy, type TcpProxy } from '../support/tcp-proxy.ts';

let devnet: TestDevnet;
let direct: TestDatabase;
let proxied: Database;
let population: Population;
let gateway: TestGateway;
let toNode: TcpProxy;
let toDatabase: TcpProxy;
const tokens = new Map<string, string>();

beforeAll(async () => {
  devnet = await startDevnet();
  await devnet.owner.verifyWallets(verifiedWallets);
  direct = await createTestDatabase({ populated: true });
  population = POPULATION;
  const [node, database] = [new URL(devnet.anvil.url), new URL(direct.url)];
  toNode = await startTcpProxy({ host: node.hostname, port: Number(node.port) });
  toDatabase = await startTcpProxy({ host: database.hostname, port: Number(database.port) });
  database.port = String(toDatabase.port);
  proxied = createDatabase({ url: database.href, connectTimeoutMs: 1_000, statementTimeoutMs: 2_000 });
  gateway = await startTestGateway({
    database: { ...direct, ...proxied, url: database.href },
    rpcUrl: `http://127.0.0.1:${toNode.port}`,
    contracts: devnet.contracts,
    nodeTimeoutMs: 2_000,
  });
  for (const name of ['issuerA', 'backerA', 'outsider'] as const) {
    tokens.set(name, await gateway.signIn(personas[name].wallet));
  }
});
afterEach(() => {
  toNode.mend();
  toDatabase.mend();
});
afterAll(async () => {
  await gateway?.close();
  await proxied?.close();
  await Promise.all([toNode?.close(), toDatabase?.close()]);
  await direct?.drop();
  await devnet?.anvil.stop();
});

const left = () => traces({ devnet, gateway: { database: direct } });
const unavailable = (code: ErrorCode) => ({ message: ERRORS[code].message, extensions: { code } });

const readTerms = (name: 'issuerA' | 'backerA') =>
  gateway.ask(
    'query ($key: Bytes32!) { series(key: $key) { state terms { theta } } }',
    { key: population.series.A.key },
    tokens.get(name),
  );
const thetaOf = ({ data }: Answer) => (data?.series?.terms as { theta: string | null } | undefined)?.theta;
const THETA = () => `${population.series.A.terms.theta}`;

async function draft() {
  const input = {
    idempotencyKey: randomUUID(),
    issuer: personas.issuerA.wallet.address,
    theta: '6000000',
    shareRate: '50000000000000000',
    termsSalt: '7',
    currency: 'USD',
    indexingRule: 'NONE',
    unitsOffered: '100',
    firstPeriod: '2026-Q1',
    lastPeriod: '2026-Q4',
    raise: {
      reservePrice: '1000000',
      maxUnitsPerBid: '100',
      minRaise: '10000000',
      minHolders: 2,
      concentrationBps: 7000,
      cap: '1000000000000',
      commitEndsAt: '2026-02-01T00:00:00Z',
      revealEndsAt: '2026-02-02T00:00:00Z',
      gateEndsAt: '2026-02-03T00:00:00Z',
    },
  };
  const document = `mutation ($input: DraftSeriesInput!) { draftSeries(input: $input) {
    __typename ... on Error { code message }
  } }`;
  return (await gateway.ask(document, { input }, tokens.get('issuerA'))).data?.draftSeries;
}

async function health() {
  const response = await gateway.request('/health');
  const { checks } = (await response.json()) as { checks: Record<string, object> };
  return { status: response.status, checks };
}

/** The service comes back by itself: connections that fell silent may have to be given up first. */
const back = (said: () => Promise<void>) => vi.waitFor(said, { timeout: 60_000, interval: 100 });

describe.each(['cut', 'hush'] as const)('a node that is away (%s)', (way) => {
  it('leaves the issuer the terms, and answers a backer that eligibility cannot be read', async () => {
    expect(thetaOf(await readTerms('backerA'))).toBe(THETA());
    const reads = await direct.prisma.termsAccessLog.count();
    toNode[way]();
    expect(thetaOf(await readTerms('issuerA'))).toBe(THETA());
    const denied = await readTerms('backerA');
    expect(denied.data?.series).toEqual({ state: 'ACTIVE', terms: { theta: null } });
    expect(denied.errors).toMatchObject([unavailable('CHAIN_UNAVAILABLE')]);
    expect(await direct.prisma.termsAccessLog.count()).toBe(reads + 1);
    toNode.mend();
    await back(async () => expect(thetaOf(await readTerms('backerA'))).toBe(THETA()));
  });

  it('has a draft refused, without a row, until it is back', async () => {
    const before = await left();
    toNode[way]();
    const refused = { __typename: 'Refusal', code: 'CHAIN_UNAVAILABLE', message: ERRORS.CHAIN_UNAVAILABLE.message };
    expect(await draft()).toEqual(refused);
    expect(await left()).toEqual(before);
    toNode.mend();
    await back(async () => expect(await draft()).toMatchObject({ code: 'FX_STALE' }));
  });

  it('has somebody who is not the issuer refused without a call to it', async () => {
    toNode[way]();
    const document = `mutation ($input: OpenAnnualCaseInput!) { openAnnualCase(input: $input) { ... on Error { code } } }`;
    const input = {
      newId: randomUUID(),
      idempotencyKey: randomUUID(),
      seriesKey: population.series.A.key,
      year: 2026,
      attestorKey: `0x${'ab'.repeat(20)}`,
    };
    const { data } = await gateway.ask(document, { input }, tokens.get('outsider'));
    expect(data?.openAnnualCase).toEqual({ code: 'NOT_ISSUER' });
    toNode.mend();
    await back(async () => expect((await health()).checks.chain).toEqual({ ok: true }));
  });

  it('turns health red, until it is back', async () => {
    toNode[way]();
    const checks = { chain: { ok: false, code: 'CHAIN_UNAVAILABLE' }, database: { ok: true } };
    expect(await health()).toMatchObject({ status: 503, checks });
    toNode.mend();
    await back(async () => expect((await health()).checks.chain).toEqual({ ok: true }));
  });
});

describe.each(['cut', 'hush'] as const)('a database that is away (%s)', (way) => {
  it('has everything that needs it refused, without a row, until it is back', async () => {
    const before = await left();
    toDatabase[way]();
    const away = 'DATABASE_UNAVAILABLE';
    const input = { address: personas.outsider.wallet.address, chain: TEST_CHAIN };
    const [read, terms, nonce] = await Promise.all([
      gateway.ask('{ seriesList { totalCount } }'),
      readTerms('issuerA'),
      gateway.ask(SIGN_IN_NONCE, { input }),
    ]);
    expect(read.errors).toMatchObject([unavailable(away)]);
    expect(terms.errors).toMatchObject([unavailable(away)]);
    expect(nonce.data?.signInNonce).toMatchObject({ code: away, message: ERRORS[away].message });
    expect(await left()).toEqual(before);
    toDatabase.mend();
    await back(async () => {
      const totalCount = await direct.prisma.series.count();
      expect((await gateway.ask('{ seriesList { totalCount } }')).data).toEqual({ seriesList: { totalCount } });
      expect(thetaOf(await readTerms('issuerA'))).toBe(THETA());
    });
  });

  it('turns health red and the service unready, until it is back', async () => {
    toDatabase[way]();
    const checks = { database: { ok: false, code: 'DATABASE_UNAVAILABLE' }, chain: { ok: true } };
    expect(await health()).toMatchObject({ status: 503, checks });
    expect((await gateway.request('/ready')).status).toBe(503);
    toDatabase.mend();
    await back(async () => {
      expect((await gateway.request('/ready')).status).toBe(200);
      expect((await health()).checks.database).toEqual({ ok: true });
    });
  });
});
