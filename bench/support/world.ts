import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EvmContracts } from '@income-series/protocol/chain';
import { createDatabaseOn, databaseUrl } from '../../src/adapters/db/databases.ts';
import { startEmbeddedPostgres } from '../../src/adapters/db/embedded.ts';
import { migrate } from '../../src/adapters/db/migrate.ts';
import { DEVNET_CHAIN_ID } from '../../src/apps/devnet/anvil.ts';
import { openDevnet } from '../../src/apps/devnet/chain.ts';
import { CONTRACT_VARIABLES } from '../../src/config/contracts-file.ts';
import { createVault, type Vault } from '../../src/core/vault/index.ts';
import { createSessionTokens } from '../../src/domains/account/session-token.ts';
import { ADMIN, fillRows, type Person, type Rows } from './fill.ts';
import { pinOthers } from './machine.ts';
import { progress } from './report.ts';
import { type Server, type ServerOptions, startServer } from './server.ts';
import { serverPid } from './usage.ts';

const secret = (byte: number) => Buffer.from(Array.from({ length: 32 }, (_, i) => (byte + i) % 256));
const KEYS = { session: secret(1), vault: secret(2), cursor: secret(3) };

interface GatewayOptions extends Pick<ServerOptions, 'flags' | 'pinned'> {
  readonly name: string;
  readonly url: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly node?: string;
}

/** A PostgreSQL with databases of the project's own schema, and a chain with the contracts. */
export interface World {
  /** The folder of logs and data, which is removed with the world. */
  readonly folder: string;
  /** Creates, migrates and fills a database, and returns its connection string. */
  database(name: string, rows: Rows): Promise<string>;
  /** Starts a gateway as `npm start` does, but without the worker. Its log goes to a file. */
  startGateway(options: GatewayOptions): Promise<Server>;
  /** The variables of every gateway, and the vault of its rows. */
  readonly environment: ReturnType<typeof gatewayEnvironment>;
  readonly vault: Vault;
  /** The session token of a person of the generated rows. */
  tokenOf(person: Person): Promise<string>;
  stop(): Promise<void>;
}

/** The variables of a gateway's chain and keys. */
const gatewayEnvironment = (rpcUrl: string, contracts: EvmContracts, folder: string) => ({
  EVM_RPC_URL: rpcUrl,
  EVM_INDEX_TAG: 'latest',
  EVM_MAX_BLOCK_AGE: '0',
  EVM_START_BLOCK: '0',
  ...Object.fromEntries(
    Object.entries(CONTRACT_VARIABLES).map(([role, name]) => [name, contracts[role as keyof EvmContracts]]),
  ),
  WORKER: 'off',
  DATA_DIR: folder,
  PUBLIC_URL: 'http://localhost:4000',
  SESSION_KEYS: `bench:${KEYS.session.toString('base64')}`,
  VAULT_KEYS: `bench:${KEYS.vault.toString('base64')}`,
  CURSOR_KEY: KEYS.cursor.toString('base64'),
  ADMIN_WALLETS: ADMIN.wallet,
});

/** The PostgreSQL of a world's databases. */
export interface WorldServer {
  /** The connection string of a database for a user who may create databases. */
  url(database: string): string;
  /** Its first processes, which with their descendants leave a core to the measured servers. */
  readonly pids: readonly number[];
  stop(): Promise<void>;
}

async function embedded(home: string): Promise<WorldServer> {
  const { url, data, stop } = await startEmbeddedPostgres({ home, durable: false });
  return { url, pids: [serverPid(data)], stop };
}

async function makeDatabase(server: WorldServer, name: string, rows: Rows): Promise<string> {
  progress(`a database with ${rows.series} series`);
  await createDatabaseOn(server.url('postgres'), name);
  const url = databaseUrl(server.url('postgres'), name);
  await migrate(url);
  await fillRows(url, rows);
  return url;
}

export interface WorldOptions {
  /** True if this process and PostgreSQL leave a core to the servers of the world. */
  readonly pinned: boolean;
  /** Starts another PostgreSQL than the embedded one without durability. It stops with the world. */
  readonly startPostgres?: (home: string) => Promise<WorldServer>;
}

export async function startWorld({ pinned, startPostgres = embedded }: WorldOptions): Promise<World> {
  const folder = mkdtempSync(join(tmpdir(), 'income-series-bench-'));
  chmodSync(folder, 0o711); // the server may run as another account
  const stops: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const end of stops.splice(0).reverse()) await end();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const server = await startPostgres(folder);
    stops.push(() => server.stop());
    progress('a chain with the contracts');
    const chainId = DEVNET_CHAIN_ID;
    const knows = async () => false;
    const { chain } = await openDevnet({ chainId, folder: undefined, port: undefined, stops, fitsIndex: knows });
    if (pinned) pinOthers(server.pids);
    const common = gatewayEnvironment(chain.rpcUrl, chain.contracts, join(folder, 'data'));
    const tokens = createSessionTokens([{ kid: 'bench', secret: KEYS.session }]);
    return {
      folder,
      stop,
      environment: common,
      vault: createVault([{ id: 'bench', secret: KEYS.vault }]),
      database: (name, rows) => makeDatabase(server, name, rows),
      startGateway: ({ url, environment, node = process.execPath, ...rest }) =>
        startServer({
          ...rest,
          command: ['bin/run.mjs', 'gateway'],
          environment: { ...common, DATABASE_URL: url, ...environment },
          folder,
          node,
        }),
      tokenOf: ({ accountId }) => tokens.mint({ accountId, epoch: 0, issuedAt: Math.floor(Date.now() / 1000) }),
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
