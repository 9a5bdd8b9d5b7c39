import { systemClock } from '../../src/core/clock.ts';
import { incomeCommitment, termsCommitment, ZERO_PRIOR } from '../../src/core/commitments.ts';
import type { Address, Bytes32, Hex } from '../../src/core/hex.ts';
import { bidId, logId, periodId, positionId, settlementRoundId } from '../../src/core/ids.ts';
import { reportWindow } from '../../src/core/period.ts';
import { deriveSeriesKey } from '../../src/core/series-key.ts';
import { addressOfSecretKey, messageDigest, signDigest } from '../../src/core/signing/index.ts';
import { deriveRate } from '../../src/core/terms.ts';
import { createVault, type Vault } from '../../src/core/vault/index.ts';
import { createTermsService } from '../../src/domains/terms/index.ts';
import type { Prisma, PrismaClient } from '../../src/generated/prisma/client.ts';
import { insertPersonas, knownId, type Personas, personas } from './personas.ts';

export { PERSONA_NAMES, type Persona, type PersonaName, type Personas, personas, verifiedWallets } from './personas.ts';

/** The vault key of the test gateway. */
export const testVault = (): Vault => createVault([{ id: 'test', secret: new Uint8Array(32).fill(2) }]);

const CHAIN = 'evm:10143';
const word = (n: number): Bytes32 => `0x${n.toString(16).padStart(64, '0')}` as Bytes32;
/** As Prisma takes a Decimal: exact beyond 2^53. */
const dec = (value: bigint): string => value.toString();
const at = (iso: string) => new Date(`${iso}T12:00:00.000Z`);
const verifierSecret = new Uint8Array(32).fill(9);
const domain = { kind: 'evm', chainId: 10143, verifyingContract: `0x${'5f'.repeat(20)}` } as const;

/** The private terms of one series, as the issuer's device has them. */
export interface KnownTerms {
  readonly theta: bigint;
  readonly shareRate: bigint;
  readonly rate: bigint;
  readonly termsSalt: bigint;
}

export interface KnownSeries {
  readonly key: Bytes32;
  readonly issuer: Address;
  readonly terms: KnownTerms;
  readonly termsCommitment: Bytes32;
}

export interface Population {
  readonly personas: Personas;
  /** A: active, two reports, a lost bid and an unrevealed one. B: active, one report. C: still raising, one sealed bid. */
  readonly series: Readonly<Record<'A' | 'B' | 'C', KnownSeries>>;
  readonly verifierKey: Address;
  readonly attestor: Address;
  /** Ids of single rows, by what they are. */
  readonly ids: {
    readonly draft: string;
    readonly transaction: string;
    readonly termsAccess: string;
    readonly zktlsSession: string;
    readonly audit: string;
  };
}

const UNITS = 100n;
const known = (issuer: Address, n: number): KnownSeries => {
  const shareRate = 5n * 10n ** 16n;
  const terms = {
    theta: 6_000_000n + BigInt(n),
    shareRate,
    rate: deriveRate(shareRate, UNITS),
    termsSalt: BigInt(7_000 + n),
  };
  const { theta, rate: r, termsSalt } = terms;
  const commitment = termsCommitment({ theta, r, currencyCode: 840, indexingRule: 0, termsSalt });
  return { key: deriveSeriesKey(issuer, word(n)), issuer, terms, termsCommitment: commitment };
};

const seriesRow = (series: KnownSeries, more: Partial<Prisma.SeriesCreateManyInput>): Prisma.SeriesCreateManyInput => ({
  key: series.key,
  chain: CHAIN,
  issuer: series.issuer,
  state: 'ACTIVE',
  contractHash: word(0xc0),
  termsCommitment: series.termsCommitment,
  currencyCode: 840,
  indexingRule: 0,
  unitsOffered: UNITS,
  unitsOutstanding: UNITS,
  cap: dec(10n ** 12n),
  firstPeriod: 20251,
  lastPeriod: 20274,
  phase: 'DONE',
  reservePrice: dec(1_000_000n),
  maxUnitsPerBid: 100n,
  minRaise: dec(10_000_000n),
  minHolders: 1,
  concentrationBps: 10_000,
  commitEndsAt: at('2025-01-10'),
  revealEndsAt: at('2025-01-20'),
  gateEndsAt: at('2025-01-30'),
  clearingPrice: dec(2_000_000n),
  unitsSold: UNITS,
  proceeds: dec(200_000_000n),
  mintGate: 'PASSED',
  createdBlock: 10n,
  createdAt: at('2025-01-02'),
  activatedAt: at('2025-01-21'),
  ...more,
});

interface ReportFacts {
  readonly period: number;
  readonly prior: Bytes32;
  readonly income: Bytes32;
  readonly source: string | null;
  readonly block: bigint;
  readonly gross: bigint;
}

/** A period, its report and the money it moved. */
async function insertReport(db: PrismaClient, series: KnownSeries, facts: ReportFacts): Promise<void> {
  const { period, prior, income, source, block, gross } = facts;
  const { key: seriesKey } = series;
  const id = periodId(seriesKey, period);
  const fee = gross / 100n;
  const money = { gross: dec(gross), fee: dec(fee), net: dec(gross - fee), accrual: '0' };
  const { opensAt, closesAt } = reportWindow(period);
  const date = (seconds: bigint) => new Date(Number(seconds) * 1000);
  const commitments = { incomeCommitment: income, priorIncomeCommitment: prior };
  const fields = { seriesKey, period, priorCommitment: prior, incomeCommitment: income, tier: 2, liquidityFlag: 0 };
  const when = date(opensAt + 86_400n);
  await db.period.create({
    data: {
      id,
      seriesKey,
      period,
      state: 'REPORTED',
      opensAt: date(opensAt),
      closesAt: date(closesAt),
      unitsOutstanding: UNITS,
      ...commitments,
      ...money,
    },
  });
  const signals = [series.termsCommitment, word(100), word(10_000), prior, income, `0x${gross.toString(16)}`];
  await db.report.create({
    data: {
      id,
      seriesKey,
      period,
      tier: 2,
      liquidityFlag: 0,
      ...commitments,
      proof: {
        piA: ['11', '12', '1'],
        piB: [
          ['21', '22'],
          ['23', '24'],
          ['1', '0'],
        ],
        piC: ['31', '32', '1'],
        publicSignals: signals.map((signal) => BigInt(signal).toString()),
      },
      attestation: {
        signer: addressOfSecretKey(verifierSecret),
        signature: signDigest(messageDigest(domain, 'REPORT', fields), verifierSecret),
      },
      fxRate: dec(10n ** 22n),
      payment: dec(gross),
      ...money,
      source,
      txHash: word(Number(block) + 5000),
      blockNumber: block,
      acceptedAt: when,
    },
  });
  const log = (logIndex: number) => ({
    id: logId(word(Number(block)), logIndex),
    seriesKey,
    period,
    txHash: word(Number(block) + 5000),
    blockNumber: block,
    logIndex,
    at: when,
  });
  await db.moneyEvent.createMany({
    data: [
      { ...log(1), kind: 'REPORT_PAYMENT', amount: dec(gross) },
      { ...log(2), kind: 'PAYOUT_NET', amount: money.net },
    ],
  });
  await db.feeEntry.create({ data: { ...log(3), kind: 'payout', wallet: series.issuer, amount: money.fee } });
}

interface BidFacts {
  readonly bidder: Address;
  readonly sequence: number;
  readonly more: Partial<Prisma.BidCreateManyInput>;
}
const bidRow = ({ key: seriesKey }: KnownSeries, { bidder, sequence, more }: BidFacts): Prisma.BidCreateManyInput => ({
  id: bidId(seriesKey, bidder),
  seriesKey,
  bidder,
  sequence,
  commitment: word(0xb1d0 + sequence),
  deposit: dec(300_000_000n),
  price: dec(2_000_000n),
  quantity: 60n,
  validity: 'VALID',
  committedAt: at('2025-01-05'),
  ...more,
});
const won = (units: bigint): Partial<Prisma.BidCreateManyInput> => {
  const refund = dec(300_000_000n - units * 2_000_000n);
  return {
    quantity: units,
    processing: 'FULL',
    delivery: 'DELIVERED',
    refund,
    deliveredUnits: units,
    deliveredRefund: refund,
  };
};

async function insertRaises(db: PrismaClient, { series }: Pick<Population, 'series'>): Promise<void> {
  const { A, B, C } = series;
  const of = (name: keyof Personas): Address => personas[name].wallet.address;
  await db.bid.createMany({
    data: [
      bidRow(A, { bidder: of('holderA1'), sequence: 1, more: won(60n) }),
      bidRow(A, { bidder: of('holderA2'), sequence: 2, more: won(40n) }),
      bidRow(A, {
        bidder: of('backerA'),
        sequence: 3,
        more: {
          price: dec(1_500_000n),
          processing: 'LOST',
          delivery: 'DELIVERED',
          refund: dec(300_000_000n),
          deliveredRefund: dec(300_000_000n),
        },
      }),
      bidRow(A, {
        bidder: of('unrevealedA'),
        sequence: 4,
        more: {
          price: null,
          quantity: null,
          validity: 'UNREVEALED',
          processing: 'LOST',
          delivery: 'DUE',
          refund: dec(285_000_000n),
          nonRevealCharge: dec(15_000_000n),
        },
      }),
      bidRow(B, { bidder: of('holderB'), sequence: 1, more: won(100n) }),
      bidRow(C, { bidder: of('holderB'), sequence: 1, more: { price: null, quantity: null, validity: 'SEALED' } }),
    ],
  });
  const position = ({ key }: KnownSeries, holder: Address, units: bigint, claimedTotal: string) => ({
    id: positionId(key, holder),
    seriesKey: key,
    holder,
    units,
    claimedTotal,
    openedAt: at('2025-01-22'),
  });
  await db.position.createMany({
    data: [
      position(A, of('holderA1'), 60n, '5940000'),
      position(A, of('holderA2'), 40n, '0'),
      position(B, of('holderB'), 100n, '0'),
    ],
  });
  await db.settlementRound.createMany({
    data: [A, B].map(({ key }) => ({
      id: settlementRoundId(key, 1),
      seriesKey: key,
      round: 1,
      clearingPrice: dec(2_000_000n),
      units: UNITS,
      rejected: 1,
      rejections: [{ reason: 'CONCENTRATION', count: 1 }],
      at: at('2025-01-20'),
    })),
  });
  const log = (block: number, logIndex: number) => ({
    id: logId(word(block), logIndex),
    txHash: word(block + 5000),
    blockNumber: BigInt(block),
    logIndex,
    at: at('2025-01-20'),
  });
  await db.moneyEvent.createMany({
    data: [
      { ...log(20, 1), seriesKey: A.key, kind: 'PROCEEDS', wallet: A.issuer, amount: dec(200_000_000n) },
      {
        ...log(20, 2),
        seriesKey: A.key,
        kind: 'NON_REVEAL_CHARGED',
        wallet: of('unrevealedA'),
        amount: dec(15_000_000n),
      },
      {
        ...log(40, 1),
        seriesKey: A.key,
        kind: 'PAYOUT_CLAIMED',
        wallet: of('holderA1'),
        amount: dec(5_940_000n),
        period: 20251,
      },
      { ...log(21, 1), seriesKey: B.key, kind: 'PROCEEDS', wallet: B.issuer, amount: dec(200_000_000n) },
    ],
  });
  await db.feeEntry.create({
    data: { ...log(20, 3), seriesKey: A.key, kind: 'nonReveal', wallet: of('unrevealedA'), amount: dec(15_000_000n) },
  });
}

/** Drafts, built transactions, sessions, keys and logs: one row of each. */
async function insertOperations(db: PrismaClient, { series, ids, verifierKey, attestor }: Population): Promise<void> {
  const { A } = series;
  const { accountId } = personas.issuerA;
  await db.seriesDraft.create({
    data: {
      id: ids.draft,
      accountId,
      issuer: A.issuer,
      draftSalt: word(1),
      seriesKey: A.key,
      termsCommitment: A.termsCommitment,
      contractHash: word(0xc0),
      currencyCode: 840,
      indexingRule: 0,
      unitsOffered: UNITS,
      raise: { reservePrice: '1000000', minHolders: 1 },
      createdAt: at('2025-01-01'),
    },
  });
  await db.builtTransaction.create({
    data: {
      id: ids.transaction,
      accountId,
      kind: 'withdrawProceeds',
      chain: CHAIN,
      wallet: A.issuer,
      seriesKey: A.key,
      request: {
        from: A.issuer,
        to: `0x${'02'.repeat(20)}`,
        data: '0x12345678',
        value: '0x0',
        chainId: '0x279f',
        gas: '0x5208',
      },
      preview: [{ label: 'Period', value: '20251', unit: 'period' }],
      simulation: { ok: true, errorName: null, cost: '21000' },
      createdAt: at('2025-01-22'),
      expiresAt: at('2025-01-23'),
    },
  });
  await db.zktlsSession.create({
    data: {
      id: ids.zktlsSession,
      accountId,
      seriesKey: A.key,
      period: 20251,
      source: 'PAYROLL',
      startedAt: at('2025-04-02'),
    },
  });
  await db.termsAccessLog.create({
    data: {
      id: ids.termsAccess,
      seriesKey: A.key,
      issuer: A.issuer,
      accountId: personas.backerA.accountId,
      wallet: null,
      relation: 'backer',
      blockNumber: 30n,
      at: at('2025-02-01'),
    },
  });
  const key = (address: Address) => ({ address, chain: CHAIN, active: true, registeredAt: at('2025-01-01') });
  await db.verifierKey.create({ data: key(verifierKey) });
  await db.attestor.create({
    data: { ...key(attestor), active: false, revokedAt: at('2025-03-01'), graceUntil: at('2025-03-08') },
  });
  await db.auditEntry.create({
    data: { id: ids.audit, actorId: personas.admin.accountId, action: 'wallet.link', target: knownId(2, 1), codes: {} },
  });
}

/**
 * Fills an empty database, by direct inserts with known ids: three series of two issuers, holders, a losing bidder who
 * is still eligible, an unrevealed one, an admin, an outsider; reports, money, fees, logs. The chain is not touched:
 * a test that asks about eligibility puts `verifiedWallets` on its registry.
 */
export async function populate(db: PrismaClient, vault: Vault = testVault()): Promise<Population> {
  await insertPersonas(db);
  const issuerA = personas.issuerA.wallet.address;
  const issuerB = personas.issuerB.wallet.address;
  const population: Population = {
    personas,
    series: { A: known(issuerA, 1), B: known(issuerB, 2), C: known(issuerB, 3) },
    verifierKey: addressOfSecretKey(verifierSecret),
    attestor: `0x${'a7'.repeat(20)}` as Hex,
    ids: {
      draft: knownId(3, 1),
      transaction: knownId(4, 1),
      termsAccess: knownId(5, 1),
      zktlsSession: knownId(6, 1),
      audit: knownId(7, 1),
    },
  };
  const { A, B, C } = population.series;
  const [a1, a2, b1] = [9_000_000n, 15_000_000n, 8_000_000n].map((ytd, i) =>
    incomeCommitment({ ytd, salt: BigInt(i + 1) }),
  );
  await db.series.createMany({
    data: [
      seriesRow(A, { lastIncomeCommitment: a2 ?? null, paidTotal: '30000000' }),
      seriesRow(B, { lastIncomeCommitment: b1 ?? null, paidTotal: '12000000', createdBlock: 11n }),
      seriesRow(C, {
        state: 'RAISING',
        phase: 'COMMIT',
        unitsOutstanding: 0n,
        createdBlock: 12n,
        clearingPrice: null,
        unitsSold: null,
        proceeds: null,
        mintGate: null,
        activatedAt: null,
      }),
    ],
  });
  await insertRaises(db, population);
  const report = { source: 'PAYROLL', gross: 12_000_000n };
  await insertReport(db, A, { ...report, period: 20251, prior: ZERO_PRIOR, income: a1 as Bytes32, block: 30n });
  await insertReport(db, A, {
    ...report,
    period: 20252,
    prior: a1 as Bytes32,
    income: a2 as Bytes32,
    block: 50n,
    gross: 18_000_000n,
  });
  await insertReport(db, B, {
    ...report,
    period: 20251,
    prior: ZERO_PRIOR,
    income: b1 as Bytes32,
    block: 31n,
    source: null,
  });
  const terms = createTermsService({ db, vault, clock: systemClock });
  for (const series of [A, B, C]) await db.$transaction((tx) => terms.seal(tx, series.key, series.terms));
  await insertOperations(db, population);
  return population;
}
