import { fileURLToPath } from 'node:url';
import type { EvmAddress, Hex } from '@income-series/protocol/hex';
import { vi } from 'vitest';
import { type EvmWallet, type Mined, mnemonicKey } from '../../../src/adapters/evm/wallet.ts';
import { type Client, clientOf, type Done } from '../../apps/start/support/client.ts';
import { startDevnet } from '../../domains/support/devnet.ts';
import { type Manners, startChainNode } from '../../support/chain-node/index.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';
import { newWallet, type TestWallet } from '../../support/gateway.ts';
import { createHostileDatabase } from '../../support/hostile-postgres.ts';
import { startNginx } from '../../support/nginx.ts';
import { startPgBouncer } from '../../support/pgbouncer.ts';
import { type Program, placesOf, startProgram } from '../../support/program.ts';
import { type ServiceProcess, startGatewayProgram, WORKER_KEYS } from '../../support/service.ts';
import { startMailServer } from '../../support/smtp.ts';

const CERTIFICATE = fileURLToPath(new URL('../../support/certificates/localhost.crt', import.meta.url));
/** Accounts of the chain's mnemonic. */
const PEOPLE = { issuer: 1, alice: 2, bob: 3, carol: 4 } as const;
const KEEPER = 6;
export type Person = keyof typeof PEOPLE;

export type System = Awaited<ReturnType<typeof startSystem>>;

/** A PgBouncer, and limits for the sessions that it opens. */
async function poolBefore(database: TestDatabase) {
  const { pathname } = new URL(database.url);
  for (const limit of ["statement_timeout = '15s'", "idle_in_transaction_session_timeout = '30s'"])
    await database.prisma.$executeRawUnsafe(`ALTER DATABASE ${pathname.slice(1)} SET ${limit}`);
  const bouncer = await startPgBouncer(database.url, { sessions: 8 });
  const url = bouncer.through(database.url);
  return { url, stop: bouncer.stop, variables: { DATABASE_URL: url, DATABASE_DIRECT_URL: database.url } };
}

/** How soon a block follows another on chain 10143, ms. */
const BLOCK_MS = 400;

interface SystemOptions {
  /** The node has them, blocks come by themselves, and the index goes to the finalized one. */
  readonly manners?: Manners | undefined;
  /**
   * The folder of a PostgreSQL's programs: statements go through PgBouncer, to a hostile database without migrations; three
   * gateways instead of two.
   */
  readonly pooled?: string | undefined;
  /** How many gateways there are. */
  readonly gateways?: number;
  /** More of every program's environment. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Each gateway is reached by a nginx of its own, which has its defaults. */
  readonly proxied?: boolean;
}

/** Gateways without a worker, and workers without a gateway, on one database and one chain. */
export async function startSystem(options: SystemOptions = {}) {
  const { manners, pooled, environment = {}, proxied = false } = options;
  const [devnet, database, server] = await Promise.all([
    startDevnet(),
    pooled === undefined ? createTestDatabase() : createHostileDatabase(pooled),
    startMailServer({}),
  ]);
  const pool = pooled !== undefined ? await poolBefore(database) : undefined;
  const stores: Readonly<Record<string, string>> = pool?.variables ?? {};
  const { anvil, contracts, owner } = devnet;
  const node = await startChainNode(anvil.url, manners);
  const blocks = manners && setInterval(() => void anvil.rpc('evm_mine').catch(() => {}), BLOCK_MS);
  const tag: Readonly<Record<string, string>> = manners ? { EVM_INDEX_TAG: 'finalized' } : {};
  const place = { databaseUrl: database.url, chain: { rpcUrl: node.url, contracts } };
  // Stored reads are answered by resolvers too, and what differs is an error of the log.
  const off = { WORKER: 'off', COMPILED_CHECK: '1', ...tag, ...stores, ...environment };
  const count = options.gateways ?? (pooled ? 3 : 2);
  const gateways = await Promise.all(Array.from({ length: count }, () => startGatewayProgram(place, off)));
  const proxies = await Promise.all(proxied ? gateways.map(({ url }) => startNginx(url)) : []);
  const clients = (proxied ? proxies : gateways).map(({ url }) => clientOf(url));
  const [one, other] = clients as [Client, Client];
  const programs: Program[] = [...gateways];
  const wallets = new Map(Object.entries(PEOPLE).map(([name, i]) => [name, devnet.wallet(i)]));
  const wallet = (name: Person) => wallets.get(name) as EvmWallet;
  const signers = new Map(Object.entries(PEOPLE).map(([name, i]) => [name, newWallet(mnemonicKey(anvil.mnemonic, i))]));

  await owner.approveIssuer(wallet('issuer').address);
  await owner.publishRate(840, 10n ** 22n);
  await owner.verifyWallets([...wallets.values()].map(({ address }) => address));
  for (const { address } of wallets.values()) await owner.mintTokens(address, 10n ** 15n);

  return {
    devnet,
    database,
    server,
    clients,
    one,
    other,
    wallet,
    /** The database's, where it is behind one. */
    poolUrl: pool?.url,
    gateways: gateways as readonly ServiceProcess[],
    /** Of the first gateway, as its clients reach it. */
    url: String((proxied ? proxies : gateways)[0]?.url),
    /** All that were started. */
    programs: programs as readonly Program[],
    signer: (name: Person) => signers.get(name) as TestWallet,

    startWorker(): Program {
      const worker = startProgram('worker', {
        ...placesOf(database.url, place.chain),
        ...tag,
        ...stores,
        ...WORKER_KEYS,
        ...environment,
        KEEPER_KEY: mnemonicKey(anvil.mnemonic, KEEPER),
        KEEPER_INTERVAL: '1',
        SMTP_URL: `smtp://localhost:${server.port}`,
        MAIL_FROM: 'post@gateway.example',
        NODE_EXTRA_CA_CERTS: CERTIFICATE,
      });
      programs.push(worker);
      return worker;
    },

    /** Sends what was built from its wallet; answers where it is. @throws where it was refused */
    async send(name: Person, { transaction, code }: Done): Promise<Mined> {
      if (transaction === undefined) throw new Error(`refused: ${code}`);
      const { request } = transaction as { readonly request: { readonly to: EvmAddress; readonly data: Hex } };
      return wallet(name).send(request);
    },

    /** Resolves once a worker has indexed the chain's head. */
    async indexed(): Promise<void> {
      const head = BigInt(await anvil.rpc<string>('eth_blockNumber'));
      const cursor = async () => (await database.prisma.indexerCursor.findFirst())?.blockNumber ?? -1n;
      await vi.waitUntil(async () => (await cursor()) >= head, { timeout: 60_000, interval: 50 });
    },

    async close(): Promise<void> {
      await Promise.all(programs.map((program) => program.kill()));
      await Promise.all(proxies.map((proxy) => proxy.stop()));
      clearInterval(blocks);
      await server.stop();
      await node.stop();
      await pool?.stop();
      await database.drop();
      await anvil.stop();
    },
  };
}
