import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { indexedHead } from '../../adapters/db/databases.ts';
import { startEmbeddedPostgres } from '../../adapters/db/embedded.ts';
import type { ChainConfig, DatabaseConfig } from '../../config/types.ts';
import { evmChainName } from '../../core/chain.ts';
import { type Anvil, DEVNET_CHAIN_ID } from './anvil.ts';
import { type Devnet, openDevnet } from './chain.ts';
import { type EmbeddedCluster, type OpenCluster, openCluster } from './cluster.ts';
import { embeddedStore, type GatewayDatabase, givenStore } from './store.ts';

interface EmbeddedLog {
  info(message: string): void;
  warn(message: string): void;
}

export interface EmbeddedOptions {
  /** As configured; what is given is used as it is. */
  database?: DatabaseConfig;
  chain?: ChainConfig;
  /** Where embedded parts keep their data between runs. Without it they start empty and leave nothing behind. */
  dataDir?: string;
  /** False where the data need not outlive a failure of the machine. Defaults to whether it is kept at all. */
  durable?: boolean;
  chainPort?: number;
  /** Starts a Solana chain too, where the EVM chain is our own. */
  solana?: { readonly port?: number; readonly clock?: () => bigint; readonly tickMs?: number } | undefined;
  log?: EmbeddedLog;
}

export interface Embedded {
  /** Migrated. */
  readonly database: Extract<DatabaseConfig, { kind: 'given' }>;
  readonly chain: Extract<ChainConfig, { kind: 'given' }>;
  /** Undefined where the chain was given. */
  readonly devnet: Devnet | undefined;
  /** Undefined where none was asked for, or where this system has no LiteSVM. */
  readonly solana: EmbeddedCluster | undefined;
  stop(): Promise<void>;
}

type Stops = (() => Promise<void>)[];
const quiet: EmbeddedLog = { info: () => {}, warn: () => {} };

/**
 * Starts the parts that the configuration does not name: PostgreSQL, an EVM chain with the contracts deployed and, where it
 * is asked for, a Solana chain with the program. With `dataDir` the data of all is kept between runs, and belongs together:
 * if a chain is not the one that the database has indexed (it was lost in a crash, or removed), all start from nothing.
 *
 * @throws Error where a given database holds the index of another chain, and whatever starting the parts throws; what
 * was started is stopped again
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

async function startParts(options: EmbeddedOptions, log: EmbeddedLog, stops: Stops): Promise<Omit<Embedded, 'stop'>> {
  const { database, chain } = options;
  const [store, cluster] = await both(
    database?.kind === 'given'
      ? Promise.resolve(givenStore(database, log.info))
      : startServer(options, log, stops).then((server) => embeddedStore(server, chain, log.info)),
    chain?.kind === 'given' ? Promise.resolve(undefined) : startCluster(options, log, stops),
  );
  if (chain?.kind === 'given') {
    await store.prepare();
    return { database: urlsOf(store), chain, devnet: undefined, solana: undefined };
  }
  const devnet = await openDevnet({
    chainId: chain?.chainId ?? DEVNET_CHAIN_ID,
    folder: options.dataDir && join(options.dataDir, 'chain'),
    port: options.chainPort,
    stops,
    knows: async (anvil) =>
      (await store.exists()) &&
      (await isIndexOf(store, anvil)) &&
      (cluster === undefined || (await cluster.isIndexedBy(store))),
  });
  if (devnet.fresh) {
    log.info('A new chain: the contracts are deployed.');
    await store.empty(evmChainName(devnet.chain.chainId));
  }
  const solana = devnet.fresh ? await cluster?.begunAgain() : cluster?.devnet;
  if (solana?.fresh) log.info('A new Solana chain: the program is deployed and set up.');
  await store.prepare();
  return { database: urlsOf(store), chain: devnet.chain, devnet, solana };
}

const urlsOf = ({ url, directUrl }: GatewayDatabase): Embedded['database'] => ({ kind: 'given', url, directUrl });

/** Both values; where one is not to be had, not before the other has ended too, so that it can be stopped. */
async function both<A, B>(one: Promise<A>, other: Promise<B>): Promise<readonly [A, B]> {
  await Promise.allSettled([one, other]);
  return Promise.all([one, other]);
}

async function startCluster(
  { dataDir, solana }: EmbeddedOptions,
  log: EmbeddedLog,
  stops: Stops,
): Promise<OpenCluster | undefined> {
  if (solana === undefined) return undefined;
  const started = performance.now();
  const { port, clock, tickMs } = solana;
  const cluster = await openCluster({ dataDir, port, clock, tickMs, stops, warn: (message) => log.warn(message) });
  if (cluster) log.info(`A Solana node started in ${Math.round(performance.now() - started)} ms.`);
  return cluster;
}

async function startServer({ dataDir, durable }: EmbeddedOptions, log: EmbeddedLog, stops: Stops): Promise<string> {
  const home = dataDir ?? mkdtempSync(join(tmpdir(), 'income-series-'));
  if (dataDir === undefined) chmodSync(home, 0o711); // the server may run as another account
  const started = performance.now();
  const server = await startEmbeddedPostgres({
    home,
    durable: durable ?? dataDir !== undefined,
    temporary: dataDir === undefined,
    onWarning: (message) => log.warn(message),
  });
  stops.push(() => server.stop());
  log.info(`PostgreSQL started in ${Math.round(performance.now() - started)} ms.`);
  return server.url('postgres');
}

/** Whether what the database indexed is part of the chain. An index that has not begun fits every chain. */
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
