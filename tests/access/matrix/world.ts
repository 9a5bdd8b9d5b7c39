import type { Bytes32 } from '@income-series/protocol/hex';
import { type DeclaredFields, declaredFields } from 'field-access/testing';
import { createWallet } from '../../../src/adapters/evm/wallet.ts';
import { DEFAULT_LIMITS } from '../../../src/apps/gateway/documents/limits.ts';
import { gatewaySchema } from '../../../src/apps/gateway/schema.ts';
import type { ReaderLabel } from '../../../src/graphql/access/index.ts';
import { CHAIN_START, registerPersonas, startDevnet, type TestDevnet } from '../../domains/support/devnet.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';
import { startTestGateway, type TestGateway, type TestWallet } from '../../support/gateway.ts';
import { type KnownSeries, POPULATION, type Population, people, personas } from '../../support/populate.ts';
import { HOLDINGS } from '../../support/population/holdings.ts';
import { startCluster } from '../../support/solana/cluster.ts';
import { MORE_TABLES, type Reader, type Row, type Tables, TRUTH } from './truth.ts';

export interface MatrixWorld {
  readonly gateway: TestGateway;
  readonly population: Population;
  readonly tokens: ReadonlyMap<Reader, string>;
  readonly declared: DeclaredFields<ReaderLabel>;
  tables(): Promise<Tables>;
  close(): Promise<void>;
}

const readTables = async ({ prisma }: TestDatabase): Promise<Tables> => {
  const names = [...new Set([...Object.values(TRUTH).map(({ table }) => table), ...MORE_TABLES])];
  const rows = await Promise.all(names.map((table) => prisma.$queryRawUnsafe<Row[]>(`SELECT * FROM "${table}"`)));
  return { ...Object.fromEntries(names.map((table, i) => [table, rows[i] ?? []])), holdings: HOLDINGS };
};

const word = (n: number) => `0x${n.toString(16).padStart(64, '0')}` as Bytes32;

/** Series as the chain holds them, the nth with the nth salt: created by their issuers' own wallets, still raising. */
export async function createOnChain(
  devnet: TestDevnet,
  { chain }: TestGateway,
  series: readonly KnownSeries[],
): Promise<void> {
  const byAddress = new Map(Object.values(personas).map(({ wallet }) => [wallet.address, wallet]));
  for (const [i, { issuer, termsCommitment }] of series.entries()) {
    const { privateKey } = byAddress.get(issuer) as TestWallet;
    await devnet.owner.fund(issuer, 1n);
    await devnet.owner.approveIssuer(issuer);
    await devnet.owner.publishRate(840, 10n ** 16n);
    const params = {
      draftSalt: word(i + 1),
      contractHash: word(0xc0),
      termsCommitment,
      currencyCode: 840,
      indexingRule: 0,
      unitsOffered: 100n,
      reservePrice: 1_000_000n,
      maxUnitsPerBid: 100n,
      minRaise: 10_000_000n,
      minHolders: 1,
      concentrationBps: 10_000,
      cap: 10n ** 12n,
      firstPeriod: 20261,
      lastPeriod: 20274,
      commitEndsAt: CHAIN_START + 86_400n,
      revealEndsAt: CHAIN_START + 172_800n,
      gateEndsAt: CHAIN_START + 259_200n,
    };
    const { request } = await chain.prepare(issuer, { kind: 'createSeries', params });
    const { to, data } = request;
    await createWallet({ rpcUrl: devnet.anvil.url, chainId: devnet.anvil.chainId, key: { privateKey } }).send({
      to,
      data,
    });
  }
}

/** A gateway over a populated database and two chains, each of which verifies whom the personas say. Everybody is signed in. */
export async function openMatrixWorld(): Promise<MatrixWorld> {
  const [devnet, cluster] = await Promise.all([startDevnet(), startCluster()]);
  await registerPersonas(devnet);
  const database = await createTestDatabase({ populated: true });
  const population = POPULATION;
  const gateway = await startTestGateway({
    database,
    rpcUrl: devnet.anvil.url,
    contracts: devnet.contracts,
    moreChains: [{ chain: cluster.chain, relayer: null }],
    adminWallets: [personas.admin.wallet.address],
    compiled: { enabled: true, checked: 1 },
    // a document of the matrix is many queries in one
    limits: { aliases: 1_000, tokens: 10_000, cost: 1_000 * DEFAULT_LIMITS.cost, executionMs: 300_000 },
    identity: { kind: 'development', webhookSecret: new Uint8Array(32).fill(4) },
  });
  await createOnChain(devnet, gateway, Object.values(population.series));
  const tokens = new Map<Reader, string>();
  for (const { name, signsIn } of Object.values(people))
    tokens.set(name, await gateway.signIn(signsIn.wallet, signsIn.chain));
  return {
    gateway,
    population,
    tokens,
    declared: declaredFields<ReaderLabel>(gatewaySchema()),
    tables: () => readTables(database),
    async close() {
      await gateway.close();
      await database.drop();
      await devnet.anvil.stop();
      await cluster.stop();
    },
  };
}
