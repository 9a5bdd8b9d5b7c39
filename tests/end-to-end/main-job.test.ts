import { randomUUID } from 'node:crypto';
import { createDeviceSecret, createMemoryStore } from '@income-series/client';
import { createReportProver, loadCircuitFiles } from '@income-series/client/prover';
import { describe, expect, it } from 'vitest';
import { circuitFiles } from '../circuits/files.ts';
import { builtTransactions, createProduct, type Name } from '../domains/support/product.ts';
import { launch, openFirstPeriod, proveReport, raiseByRequests, reportInput } from '../domains/support/story.ts';
import { forFile } from '../support/for-file.ts';

// From a draft to a claim, once; each test looks at what it left.
const [product, prover] = await Promise.all([
  forFile(createProduct()),
  forFile(loadCircuitFiles(circuitFiles()).then(createReportProver)),
]);
const launched = await launch(product);
await raiseByRequests(product, launched);
await openFirstPeriod(product);
const { seriesKey } = launched;
const session = { seriesKey, period: '2026-Q1', source: 'PAYROLL' };
await product.gateway.mutate('startZktlsSession', session, { token: product.token('issuer') });
const report = await proveReport(
  product,
  { secret: createDeviceSecret(), store: createMemoryStore(), prover },
  launched,
);
const issuer = product.wallet('issuer').address;
await product.act('issuer', 'buildApprovePaymentToken', {
  seriesKey,
  wallet: issuer,
  spender: 'HUB',
  amount: `${report.payment}`,
});
const submitted = await product.act('issuer', 'buildSubmitReport', reportInput(product, report));
const claimed = await product.act('alice', 'buildClaim', { seriesKey, wallet: product.wallet('alice').address });

const SERIES = `query ($key: Bytes32!) { series(key: $key) {
  state unitsOutstanding paidTotal lastIncomeCommitment auction { phase clearingPrice proceeds }
  terms { theta rate }
  reports { edges { node { period payment net source incomeCommitment attestation { signer } } } }
  positions { edges { node { holder units claimable claimedTotal } } }
  bids { edges { node { wallet validity processing delivery } } }
} }`;

const PAYMENT = 152_100n * 10_000n; // 0.0507 of what exceeds 6,000,000, in base units of 10,000 a minor unit
const NET = PAYMENT - PAYMENT / 100n;

async function read(name: Name | 'public') {
  const { data } = await product.ask(name, SERIES, { key: launched.seriesKey });
  const series = data?.series as unknown as {
    readonly [field: string]: unknown;
    readonly terms: object;
    readonly reports: { edges: { node: Record<string, unknown> }[] };
    readonly positions: { edges: { node: Record<string, unknown> }[] };
    readonly bids: { edges: { node: Record<string, unknown> }[] };
  };
  return series;
}

describe('the main job', () => {
  it('ends with an active series that the index knows', async () => {
    expect(await read('public')).toMatchObject({
      state: 'ACTIVE',
      unitsOutstanding: '100',
      auction: { phase: 'DONE', clearingPrice: '2000000', proceeds: '200000000' },
      lastIncomeCommitment: report.incomeCommitment,
    });
  });

  it('pays what the device proved', async () => {
    expect(report.payment).toBe(PAYMENT);
    const { reports, paidTotal } = await read('issuer');
    expect(paidTotal).toBe(`${PAYMENT}`);
    expect(reports.edges[0]?.node).toMatchObject({
      period: '2026-Q1',
      payment: `${PAYMENT}`,
      net: `${NET}`,
      source: 'PAYROLL',
      incomeCommitment: report.incomeCommitment,
    });
  });

  it('keeps the source from holders', async () => {
    expect((await read('alice')).reports.edges[0]?.node).toMatchObject({ payment: `${PAYMENT}`, source: null });
  });

  it('gives each holder a position, with what is claimable read from the chain', async () => {
    const holdings = (await read('issuer')).positions.edges.map(({ node }) => node);
    const of = (name: Name) => holdings.find(({ holder }) => holder === product.wallet(name).address);
    expect(holdings).toHaveLength(2);
    expect(of('alice')).toMatchObject({ units: '60', claimable: '0', claimedTotal: `${(NET * 60n) / 100n}` });
    expect(of('bob')).toMatchObject({ units: '40', claimable: `${(NET * 40n) / 100n}`, claimedTotal: '0' });
  });

  it('opens the terms to the losing bidder who is still eligible, not to outsider and admin', async () => {
    const terms = { theta: '6000000', rate: '507000000000000' };
    expect((await read('carol')).terms).toEqual(terms);
    for (const name of ['outsider', 'admin', 'public'] as const) {
      expect((await read(name)).terms).toEqual({ theta: null, rate: null });
    }
  });

  it('notifies a bidder how the bid went', async () => {
    const bid = async (name: Name) => (await read(name)).bids.edges.map(({ node }) => node);
    expect(await bid('carol')).toMatchObject([{ validity: 'VALID', processing: 'LOST', delivery: 'DELIVERED' }]);
    expect(await bid('alice')).toMatchObject([{ validity: 'VALID', processing: 'FULL', delivery: 'DELIVERED' }]);
    expect(await bid('outsider')).toEqual([]);
  });

  it('builds transactions that read as what they do, and simulates them', () => {
    expect(submitted.transaction).toMatchObject({ kind: 'SUBMIT_REPORT', simulation: { ok: true, errorName: null } });
    const payment = submitted.transaction?.preview.find(({ label }) => label === 'Payment by the proof');
    expect(payment).toEqual({ label: 'Payment by the proof', value: `${PAYMENT}`, unit: 'TOKEN' });
    expect(builtTransactions(claimed)).toMatchObject([{ kind: 'CLAIM_PAYOUT', simulation: { ok: true } }]);
  });

  it('refuses to build what would revert, says what the contract would say, and stores nothing', async () => {
    const input = { seriesKey: launched.seriesKey, wallet: product.wallet('outsider').address };
    const { prisma } = product.gateway.database;
    const stored = () => Promise.all([prisma.builtTransaction.count(), prisma.idempotencyRecord.count()]);
    const before = await stored();
    expect(await product.build('outsider', 'buildPassGate', input)).toEqual({
      __typename: 'SimulationRefusal',
      code: 'SIMULATION_FAILED',
      message: 'This cannot be done in the current phase.',
      path: null,
      errorName: 'WRONG_PHASE',
    });
    expect(await stored()).toEqual(before);
  });

  it('builds it all the same for a caller who asks for that, also under the key that was refused', async () => {
    const input = { seriesKey: launched.seriesKey, wallet: product.wallet('outsider').address };
    const key = randomUUID();
    expect((await product.build('outsider', 'buildPassGate', input, key)).code).toBe('SIMULATION_FAILED');
    const built = await product.build('outsider', 'buildPassGate', { ...input, allowFailing: true }, key);
    expect(built.transaction?.simulation).toEqual({ ok: false, errorName: 'WRONG_PHASE', cost: null });
    expect(built.transaction?.request.gas).toBeNull();
  });

  it('holds nowhere in the database what is private', async () => {
    const { terms } = launched.sealed;
    const tables = await product.gateway.database.prisma.$queryRaw<{ name: string }[]>`
      select tablename as name from pg_tables where schemaname = 'public'`;
    const secrets = [terms.termsSalt, report.opening.salt, terms.r].map(String);
    for (const { name } of tables) {
      const rows = await product.gateway.database.prisma.$queryRawUnsafe<{ row: string }[]>(
        `select t::text as row from "${name}" t`,
      );
      for (const { row } of rows) for (const secret of secrets) expect(row, name).not.toContain(secret);
    }
    expect(product.gateway.logs.join('\n')).not.toContain(`${terms.termsSalt}`);
  });
});
