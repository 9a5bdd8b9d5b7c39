import type { SolanaAddress } from '@income-series/protocol/address';
import { incomeCommitment, ZERO_PRIOR } from '@income-series/protocol/commitments';
import { logId } from '../../../src/core/ids.ts';
import type { Vault } from '../../../src/core/vault/index.ts';
import type { TransactionKind } from '../../../src/domains/transaction/index.ts';
import type { PrismaClient } from '../../../src/generated/prisma/client.ts';
import { insertBuilt, requestOf } from '../built.ts';
import { CLUSTER, clusterWallets, knownId, type PersonName, people, personas, signers } from '../personas.ts';
import { insertAmendment } from './amendments.ts';
import { insertAnnual, insertCase, insertFallback } from './cases.ts';
import { approved, insertExtinguishment, insertPause } from './hardship.ts';
import { at, curveSeries, dec, namesakeSeries, type Population, txOn, UNITS, word } from './known.ts';
import { event, notification } from './notifications.ts';
import { insertReport } from './reports.ts';

const D = curveSeries;
const ofD = { series: D, by: 'issuerS' } as const;
const ofNamesake = { series: namesakeSeries, by: 'namesakeS' } as const;

/** The registry's keys: the EVM chain's verifier and attestor keys among them, the attestors' with other states. */
async function insertKeys(db: PrismaClient, { verifierKey, attestor }: Population): Promise<void> {
  const key = (address: string, active: boolean) => ({
    address,
    chain: CLUSTER,
    active,
    registeredAt: at('2025-01-01'),
    ...(active ? {} : { revokedAt: at('2025-03-02'), graceUntil: at('2025-03-09') }),
  });
  await db.verifierKey.create({ data: key(verifierKey, true) });
  const attestors = Object.values(signers).map(({ key: address, onCluster }) => key(address, onCluster));
  await db.attestor.createMany({ data: [key(attestor, true), ...attestors] });
  await db.indexerCursor.create({ data: { chain: CLUSTER, blockNumber: 90n, blockHash: word(0x90) } });
}

/** Cases, requests and amendments of D, addressed to each attestor; and of the series that has A's key. */
async function insertWork(db: PrismaClient, vault: Vault): Promise<void> {
  await insertCase(db, { n: 5, ...ofD, asks: 'attestorX', state: 'OPEN' });
  await insertCase(db, { n: 6, ...ofD, asks: 'attestorY', state: 'OPEN' });
  await insertCase(db, { n: 7, ...ofD, asks: 'attestorZ', state: 'ATTESTED' });
  await insertCase(db, { n: 8, ...ofNamesake, asks: 'attestorZ', state: 'OPEN' });
  await insertAnnual(db, { n: 5, ...ofD, asks: 'attestorX', state: 'SIGNED' });
  await insertAnnual(db, { n: 6, ...ofD, asks: 'attestorZ', state: 'LANDED' });
  await insertFallback(db, D, 'issuerS', true);
  await insertFallback(db, namesakeSeries, 'namesakeS', false);

  const granted = { ...ofD, n: 8, state: 'APPROVED' };
  await insertPause(db, granted, 'attestorX', approved(granted, 'attestorX'));
  await insertPause(db, { ...ofD, n: 9, state: 'REQUESTED' }, 'attestorZ');
  await insertPause(db, { ...ofNamesake, n: 10, state: 'PREPARED' }, 'attestorY');
  const both = ['attestorX', 'attestorZ'] as const;
  const relayed = { relayTx: txOn(CLUSTER, 0xe100), relayedAt: at('2025-05-23') };
  await insertExtinguishment(db, { ...ofD, n: 7, state: 'RELAYED' }, both, both, relayed);
  await insertExtinguishment(db, { ...ofNamesake, n: 8, state: 'ONE_SIGNED' }, both, ['attestorZ']);

  const id = (n: number) => knownId(0x24, n);
  const signed = { by: 'issuerS', state: 'SIGNED', n: 6, reviewer: 'attestorX' } as const;
  await insertAmendment(db, vault, D, { id: id(6), ...signed });
  await insertAmendment(db, vault, D, {
    id: id(7),
    by: 'issuerS',
    state: 'AWAITING_ATTESTOR',
    n: 7,
    reviewer: 'attestorZ',
  });
  await insertAmendment(db, vault, namesakeSeries, { id: id(8), by: 'namesakeS', state: 'PROPOSED', n: 8 });
}

/** Routes the namesake's income, so that the key of A has receipts on the cluster and none on the EVM chain. */
const routeNamesake = ({ series }: PrismaClient) => {
  const { chain, key } = namesakeSeries;
  return series.update({ where: { chain_key: { chain, key } }, data: { routed: true } });
};

/** Reports of D, what became public of both series, and the events behind a staker's statement. */
async function insertHistory(db: PrismaClient): Promise<void> {
  const income = incomeCommitment({ ytd: 7_000_000n, salt: 4n });
  const report = { period: 20251, prior: ZERO_PRIOR, income, block: 80n, gross: 9_000_000n };
  await insertReport(db, D, { ...report, source: 'BANK' });
  await db.activityEvent.createMany({
    data: [
      event(7, D, 'SeriesCreated', { status: 'CURVE' }),
      event(8, D, 'SeriesActivated', { status: 'ACTIVE', units: 900_000_000n }),
      // the EVM chain has an event of this id
      event(1, namesakeSeries, 'SeriesCreated', { status: 'CURVE' }),
    ],
  });
  const holder = clusterWallets.stakerS.address;
  const row = ([name, args]: readonly [string, object], i: number) => ({
    ...{ blockHash: word(0x4600 + i), logIndex: 1, chain: CLUSTER, blockNumber: BigInt(72 + i) },
    ...{ txHash: txOn(CLUSTER, 0x4700 + i), contract: D.issuer, name, seriesKey: D.key, at: at(`2025-0${i + 3}-21`) },
    args: { seriesKey: D.key, ...args },
  });
  const events: readonly (readonly [string, object])[] = [
    ['CurveActivated', { raised: '1200000000', proceeds: '1080000000', treasury: '120000000' }],
    ['UnitsStaked', { holder, units: '300000000' }],
  ];
  await db.chainEvent.createMany({ data: events.map(row) });
}

/** The draft that D was created of. */
async function insertDraft(db: PrismaClient): Promise<void> {
  await db.seriesDraft.create({
    data: {
      id: knownId(3, 2),
      chain: CLUSTER,
      accountId: people.issuerS.accountId,
      issuer: D.issuer,
      draftSalt: word(4),
      seriesKey: D.key,
      termsCommitment: D.termsCommitment,
      contractHash: word(0xc0),
      state: 'BUILT',
      currencyCode: 840,
      indexingRule: 0,
      unitsOffered: UNITS,
      curve: {
        virtualQuote: '2000000000',
        virtualBase: '2000000000',
        threshold: '1000000000',
        deadline: '1742428800',
        feeBps: 100,
        treasuryBps: 1_000,
        cap: '1000000000000',
        firstPeriod: 20251,
        lastPeriod: 20274,
      },
      createdAt: at('2025-01-02'),
    },
  });
}

/** A request of a wallet of the cluster, and what it asks of the program. */
export const requestOn = (feePayer: SolanaAddress, n: number) => ({
  request: {
    transaction: Buffer.alloc(200, n).toString('base64'),
    feePayer,
    requiredSigners: [feePayer],
    blockhash: '4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZAMdL4VZHirAn',
    lastValidBlockHeight: '150',
    computeUnitLimit: 20_000,
  },
  called: { program: D.issuer, data: '0x14' as const },
});

/** Transactions of people's wallets, of each way in which bytes are kept; and one whose wallet is another account's by now. */
async function insertTransactions(db: PrismaClient, vault: Vault): Promise<void> {
  const insert = (n: number, by: PersonName, kind: TransactionKind, wallet: SolanaAddress, more: object = {}) =>
    insertBuilt(db, {
      id: knownId(4, n),
      accountId: people[by].accountId,
      kind,
      chain: CLUSTER,
      seriesKey: D.key,
      request: requestOf(personas.issuerA.wallet.address),
      solana: requestOn(wallet, n),
      preview: [{ label: 'Period', value: '2025-Q1', unit: 'period' }],
      createdAt: at('2025-01-22'),
      expiresAt: at('2099-01-01'),
      vault,
      ...more,
    });
  const { issuerS, stakerS, holderB } = clusterWallets;
  const sent = {
    life: 'INDEXED',
    sentAt: at('2025-01-22'),
    minedBlock: 79n,
    succeeded: true,
    txHash: txOn(CLUSTER, 7),
  };
  await insert(6, 'stakerS', 'stake', stakerS.address, sent);
  await insert(7, 'issuerS', 'submitTrueUp', issuerS.address);
  await insert(8, 'issuerS', 'amendTerms', holderB.address);
  await insert(9, 'holderB', 'buy', holderB.address);
  await insert(10, 'namesakeS', 'openTender', namesakeSeries.issuer, { seriesKey: namesakeSeries.key });
}

/** Inserts notifications, reads of D's terms, and the rows that operators see of the cluster. */
async function insertRest(db: PrismaClient): Promise<void> {
  const place = { chain: CLUSTER, seriesKey: D.key };
  await db.notification.createMany({
    data: [
      notification(7, 'issuerS', 'ReportAccepted', { ...place, period: 20251 }),
      notification(8, 'stakerS', 'ReportAccepted', { ...place, period: 20251, readAt: at('2025-04-02') }),
      notification(9, 'attestorX', 'CaseOpened', { ...place, subjectId: knownId(0x20, 5) }),
    ],
  });
  await db.termsAccessLog.create({
    data: {
      ...{ id: knownId(5, 2), chain: CLUSTER, seriesKey: D.key, issuer: D.issuer, relation: 'backer' },
      ...{ accountId: people.stakerS.accountId, wallet: clusterWallets.stakerS.address, blockNumber: 81n },
      at: at('2025-04-03'),
    },
  });
  const period = { accountId: people.issuerS.accountId, seriesKey: D.key, period: 20251, source: 'BANK' };
  await db.zktlsSession.create({
    data: { id: knownId(6, 2), chain: CLUSTER, ...period, startedAt: at('2025-04-04') },
  });
  const proposed = { proposedBy: personas.admin.accountId, proposedAt: at('2025-02-04') };
  await db.attestorProposal.create({
    data: {
      ...{ id: knownId(0x25, 4), chain: CLUSTER, key: signers.attestorX.key, action: 'REGISTER', state: 'APPROVED' },
      ...{ ...proposed, decidedBy: knownId(1, 0x99), decidedAt: at('2025-02-10') },
      accountId: personas.attestorX.accountId,
    },
  });
  await db.adminTxRequest.create({
    data: {
      ...{ id: knownId(0x26, 4), proposalId: knownId(0x25, 4), transactionId: knownId(4, 0x9a) },
      ...{ builtAt: at('2025-02-14'), outcome: 'LANDED', txHash: txOn(CLUSTER, 0x26), blockNumber: 70n },
    },
  });
  const ran = { chain: CLUSTER, startedAt: at('2025-02-05'), finishedAt: at('2025-02-05') };
  await db.keeperRun.create({ data: { id: knownId(0x34, 5), keeper: 'curve', state: 'DONE', done: 2, ...ran } });
  const checked = { series: 2, positions: 4, money: 3 };
  await db.reconciliationRun.create({
    data: { id: knownId(0x34, 0x13), state: 'DONE', blockNumber: 90n, checked, ...ran },
  });
}

/** Money of the cluster under the ids that the EVM chain's have. */
async function insertSameIds(db: PrismaClient): Promise<void> {
  await db.moneyEvent.create({
    data: {
      ...{ chain: CLUSTER, id: logId(word(20), 1), seriesKey: namesakeSeries.key, kind: 'PROCEEDS' },
      ...{ wallet: namesakeSeries.issuer, amount: dec(77_000_000n), txHash: txOn(CLUSTER, 5_020), blockNumber: 20n },
      ...{ logIndex: 1, at: at('2025-01-20') },
    },
  });
}

/** Everything that is of the cluster but the rows of records/curve.ts, which are there. */
export async function insertCluster(db: PrismaClient, vault: Vault, population: Population): Promise<void> {
  await insertKeys(db, population);
  await insertWork(db, vault);
  await insertHistory(db);
  await insertDraft(db);
  await insertTransactions(db, vault);
  await insertRest(db);
  await insertSameIds(db);
  await routeNamesake(db);
}
