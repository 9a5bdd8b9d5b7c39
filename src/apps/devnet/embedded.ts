import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { evmChainName } from '@income-series/protocol/chain';
import { indexedHead } from '../../adapters/db/databases.ts';
import { startEmbeddedPostgres } from '../../adapters/db/embedded.ts';
import { makeTemporaryFolder } from '../../adapters/process/temporary-folder.ts';
import type { ChainConfig, DatabaseConfig } from '../../config/types.ts';
import { type Anvil, DEVNET_CHAIN_ID } from './anvil.ts';
import { type Devnet, openDevnet } from './chain.ts';
import { type EmbeddedCluster, type OpenCluster, openCluster } from './cluster.ts';
import { type GatewayDatabase, openConfiguredDatabase, openEmbeddedDatabase } from './store.ts';

interface EmbeddedLog {
  info(message: string): void;
  warn(message: string): void;
}

export interface EmbeddedOptions {
  /** The configured database. Default: an embedded one is started. */
  database?: DatabaseConfig;
  chain?: ChainConfig;
  /** The folder for data of embedded parts. Default: they start empty and store nothing. */
  dataDir?: string;
  /** False: the data need not survive a failure of the machine. Default: true if `dataDir` is set. */
  durable?: boolean;
  chainPort?: number;
  /** Set: an embedded Solana chain is started too, if the EVM chain is embedded. */
  solana?: { readonly port?: number; readonly clock?: () => bigint; readonly tickMs?: number } | undefined;
  log?: EmbeddedLog;
}

export interface Embedded {
  /** The database, with all migrations applied. */
  readonly database: Extract<DatabaseConfig, { kind: 'given' }>;
  readonly chain: Extract<ChainConfig, { kind: 'given' }>;
  /** Undefined if the chain was configured. */
  readonly devnet: Devnet | undefined;
  /** Undefined if none was requested, or this system has no LiteSVM. */
  readonly solana: EmbeddedCluster | undefined;
  stop(): Promise<void>;
}

type Stops = (() => Promise<void>)[];
const quiet: EmbeddedLog = { info: () => {}, warn: () => {} };

/**
 * Starts the parts that are not configured: PostgreSQL, an EVM chain with its contracts and, if requested, a Solana chain with
 * the program. With `dataDir` their data is stored between runs. If the database has indexed another chain than the stored one
 * (the indexed chain was lost in a crash, or removed), all parts start empty.
 *
 * @throws Error if a configured database has indexed another chain, or a part does not start; started parts are stopped again
 */
export async function startEmbedded(options: EmbeddedOptions = {}): Promise<Embedded> {
  const stops: Stops = [];
  const stop = async () => {
    for (const end of stops.splice(0).reverse()) await end();
  };
  try {
    return { ...(await startParts(options, options.log ?? quiet, stops)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * Starts the database and the Solana cluster, then the EVM chain. The stored EVM chain is opened only if the database's index
 * fits both chains; else all three begin empty.
 */
async function startParts(options: EmbeddedOptions, log: EmbeddedLog, stops: Stops): Promise<Omit<Embedded, 'stop'>> {
  const { database, chain } = options;
  const [store, cluster] = await waitForBoth(
    database?.kind === 'given'
      ? Promise.resolve(openConfiguredDatabase(database, log.info))
      : startServer(options, log, stops).then((server) => openEmbeddedDatabase(server, chain, log.info)),
    chain?.kind === 'given' ? Promise.resolve(undefined) : startCluster(options, log, stops),
  );
  if (chain?.kind === 'given') {
    await store.prepare();
    return { database: toDatabaseConfig(store), chain, devnet: undefined, solana: undefined };
  }
  const devnet = await openDevnet({
    chainId: chain?.chainId ?? DEVNET_CHAIN_ID,
    folder: options.dataDir && join(options.dataDir, 'chain'),
    port: options.chainPort,
    stops,
    fitsIndex: async (anvil) =>
      (await store.exists()) &&
      (await isIndexOf(store, anvil)) &&
      (cluster === undefined || (await cluster.fitsIndex(store))),
  });
  if (devnet.fresh) {
    log.info('A new chain: the contracts are deployed.');
    await store.deleteIndex(evmChainName(devnet.chain.chainId));
  }
  const solana = devnet.fresh ? await cluster?.restart() : cluster?.devnet;
  if (solana?.fresh) log.info('A new Solana chain: the program is deployed and set up.');
  await store.prepare();
  return { database: toDatabaseConfig(store), chain: devnet.chain, devnet, solana };
}

const toDatabaseConfig = ({ url, directUrl }: GatewayDatabase): Embedded['database'] => ({
  kind: 'given',
  url,
  directUrl,
});

/** Waits for both promises to settle before it fails, so that the part that did start can be stopped. */
async function waitForBoth<A, B>(first: Promise<A>, second: Promise<B>): Promise<readonly [A, B]> {
  await Promise.allSettled([first, second]);
  return Promise.all([first, second]);
}

/** Starts the Solana cluster; undefined if none is wanted, or this system has no LiteSVM. */
async function startCluster(
  { dataDir, solana }: EmbeddedOptions,
  log: EmbeddedLog,
  stops: Stops,
): Promise<OpenCluster | undefined> {
  if (solana === undefined) return undefined;
  const startedAt = performance.now();
  const { port, clock, tickMs } = solana;
  const cluster = await openCluster({ dataDir, port, clock, tickMs, stops, warn: (message) => log.warn(message) });
  if (cluster) log.info(`A Solana node started in ${Math.round(performance.now() - startedAt)} ms.`);
  return cluster;
}

/** Starts the database server; returns the URL of its database `postgres`. */
async function startServer({ dataDir, durable }: EmbeddedOptions, log: EmbeddedLog, stops: Stops): Promise<string> {
  const home = dataDir ?? makeTemporaryFolder('income-series-');
  if (dataDir === undefined) chmodSync(home, 0o711); // the server may run as another account
  const startedAt = performance.now();
  const server = await startEmbeddedPostgres({
    home,
    durable: durable ?? dataDir !== undefined,
    temporary: dataDir === undefined,
    onWarning: (message) => log.warn(message),
  });
  stops.push(() => server.stop());
  log.info(`PostgreSQL started in ${Math.round(performance.now() - startedAt)} ms.`);
  return server.url('postgres');
}

/** Tests that the chain contains the database's last indexed block. An empty index fits every chain. */
async function isIndexOf(store: GatewayDatabase, anvil: Anvil): Promise<boolean> {
  await store.prepare();
  const head = await indexedHead(store.directUrl, evmChainName(anvil.chainId));
  if (head === undefined) return true;
  const block = await anvil.rpc<{ hash: string } | null>(
    'eth_getBlockByNumber',
    `0x${head.number.toString(16)}`,
    false,
  );
  return block?.hash === head.hash;
}
