// Rows as the index and people write them, and the time of the last indexed block.
import { randomUUID } from 'node:crypto';
import type { Bytes32, EvmAddress } from '@income-series/protocol/hex';
import { type Period, periodRange } from '@income-series/protocol/period';
import { newPeriod } from '../../../src/domains/reporting/worker/periods.ts';
import { applyPeriodsClock } from '../../../src/domains/reporting/worker/projection.ts';
import { applySeriesClock } from '../../../src/domains/series/worker/projection.ts';
import type { Prisma, PrismaClient } from '../../../src/generated/prisma/client.ts';
import { newWallet, startTestGateway, type TestGateway, type TestWallet } from '../../support/gateway.ts';
import { dec, word } from '../../support/population/known.ts';

export const CHAIN = 'evm:10143';

/** A step as the list answers it, without the fields that are null. */
export interface Task {
  readonly kind: string;
  readonly state: string;
  readonly seriesKey: string;
  readonly period?: string;
  readonly year?: number;
  readonly opensAt?: string;
  readonly dueAt?: string;
  readonly lapsesAt?: string;
  readonly transactionKind?: string;
  readonly series?: { readonly key: string };
  readonly draft?: { readonly seriesKey: string };
}

interface Page {
  readonly myIssuerTasks: {
    readonly nodes: readonly Task[];
    readonly totalCount: number;
    readonly pageInfo: {
      readonly hasNextPage: boolean;
      readonly hasPreviousPage: boolean;
      readonly endCursor: string;
      readonly startCursor: string;
    };
  };
}

export interface Issuer {
  readonly wallet: TestWallet;
  readonly token: string;
  readonly accountId: string;
}

const FIELDS = `kind state seriesKey period year opensAt dueAt lapsesAt transactionKind series { key } draft { seriesKey }`;

const withoutNulls = <T extends object>(row: T): T =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as T;

export const openGateway = (...admins: readonly TestWallet[]): Promise<TestGateway> =>
  startTestGateway({ adminWallets: admins.map(({ address }) => address) });

export async function signUp(gateway: TestGateway, wallet = newWallet()): Promise<Issuer> {
  const token = await gateway.signIn(wallet);
  const { accountId } = await gateway.database.prisma.accountWallet.findFirstOrThrow({
    where: { address: wallet.address },
  });
  return { wallet, token, accountId };
}

/** A page of the list. `args`: GraphQL text. */
export async function pageOf(gateway: TestGateway, token: string, args = 'first: 100') {
  const document = `{ myIssuerTasks(${args}) { nodes { ${FIELDS} } totalCount
    pageInfo { hasNextPage hasPreviousPage endCursor startCursor } } }`;
  const { data, errors } = await gateway.ask<Page>(document, {}, token);
  if (errors || !data) throw new Error(JSON.stringify(errors));
  const { nodes, ...page } = data.myIssuerTasks;
  return { ...page, tasks: nodes.map(withoutNulls) };
}

/** The tasks of a kind. */
export async function tasksOf(gateway: TestGateway, { token }: Issuer, kind?: string): Promise<readonly Task[]> {
  const { tasks } = await pageOf(gateway, token);
  return kind === undefined ? tasks : tasks.filter((task) => task.kind === kind);
}

/** Makes a block of this time the last indexed one, and derives what the index derives from it. */
export async function timeIs(db: PrismaClient, iso: string): Promise<void> {
  const at = new Date(iso);
  const block = { number: BigInt(at.getTime() / 1000), hash: word(at.getTime()) };
  const cursor = { blockNumber: block.number, blockHash: block.hash };
  await db.$transaction(async (tx) => {
    await tx.indexedBlock.deleteMany({ where: { chain: CHAIN } });
    await tx.indexedBlock.create({ data: { chain: CHAIN, ...block, parentHash: word(1), at } });
    await tx.indexerCursor.upsert({ where: { chain: CHAIN }, create: { chain: CHAIN, ...cursor }, update: cursor });
    const time = { chain: CHAIN, now: at } as never;
    for (const derivation of [...applyPeriodsClock(time), ...applySeriesClock(time)]) await derivation.run(tx as never);
  });
}

let lastKey = 0x7a5c0000;
const newKey = (): Bytes32 => {
  lastKey += 1;
  return word(lastKey);
};

export type SeriesColumns = Partial<Prisma.SeriesUncheckedCreateInput>;

/** Inserts a series of an issuer: active since January 2026, with eight quarters from 2026-Q1 on. */
export async function insertSeries(
  db: PrismaClient,
  issuer: EvmAddress,
  more: SeriesColumns = {},
  lastPeriod = 20274,
): Promise<Bytes32> {
  const key = newKey();
  const at = (day: string) => new Date(`${day}T00:00:00Z`);
  await db.series.create({
    data: {
      ...{ key, chain: CHAIN, issuer, state: 'ACTIVE', contractHash: word(0xc0), termsCommitment: word(0xc1) },
      ...{ currencyCode: 840, indexingRule: 0, unitsOffered: 100n, unitsOutstanding: 100n, cap: dec(10n ** 12n) },
      ...{ firstPeriod: 20261, lastPeriod, phase: 'DONE', reservePrice: dec(1n), maxUnitsPerBid: 100n },
      ...{ minRaise: dec(1n), minHolders: 1, concentrationBps: 10_000 },
      ...{ commitEndsAt: at('2026-01-10'), revealEndsAt: at('2026-01-20'), gateEndsAt: at('2026-01-30') },
      ...{ createdBlock: BigInt(lastKey), createdAt: at('2026-01-02'), activatedAt: at('2026-01-21') },
      ...more,
    },
  });
  const rows = [...periodRange(20261 as Period, lastPeriod as Period)].map((period) => ({
    ...newPeriod(key, period),
    ...{ chain: CHAIN, gross: null, fee: null, net: null, accrual: null },
  }));
  if (more.activatedAt !== null) await db.period.createMany({ data: rows });
  return key;
}

/** A series whose units are still sold in a raise. */
export const RAISING: SeriesColumns = { state: 'RAISING', phase: 'COMMIT', activatedAt: null, unitsOutstanding: 0n };

/** A settled period. */
export const settle = (db: PrismaClient, seriesKey: Bytes32, period: number, state = 'REPORTED') =>
  db.period.updateMany({ where: { seriesKey, period }, data: { state } });

/** An event of a series. */
export async function happened(
  db: PrismaClient,
  seriesKey: Bytes32,
  { name, args = {}, at }: { readonly name: string; readonly args?: Prisma.InputJsonObject; readonly at: string },
): Promise<void> {
  const log = { blockHash: newKey(), logIndex: 0, blockNumber: 1n, txHash: newKey(), contract: word(2).slice(0, 42) };
  await db.chainEvent.create({ data: { ...log, chain: CHAIN, name, seriesKey, args, at: new Date(at) } });
}

/** What people wrote about a series. */
export const about = (issuer: EvmAddress, seriesKey: Bytes32) => ({
  id: randomUUID(),
  ...{ chain: CHAIN, seriesKey, indexedKey: seriesKey, issuer },
});
