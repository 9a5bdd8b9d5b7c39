import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createWallet, mnemonicKey, type Wallet } from '../../../src/adapters/evm/wallet.ts';
import { freePort } from '../../../src/adapters/process/free-port.ts';
import { toHex } from '../../../src/core/bytes.ts';
import { addressOfSecretKey } from '../../../src/core/signing/index.ts';
import { registerPersonas, startDevnet } from '../../domains/support/devnet.ts';
import { type ChainNode, startChainNode } from '../../support/chain-node/index.ts';
import { createTestDatabase } from '../../support/database.ts';
import { testRelayerKey } from '../../support/gateway.ts';
import { type NodeProxy, startNodeProxy } from '../../support/node-proxy.ts';
import { insertPersonas, type PersonaName, personas } from '../../support/personas.ts';
import { type PostgresProxy, startPostgresProxy } from '../../support/postgres-proxy.ts';
import { type Program, placesOf, startProgram } from '../../support/program.ts';
import { GATEWAY_KEYS, WORKER_KEYS } from '../../support/service.ts';
import { startMailServer } from '../../support/smtp.ts';
import { startTcpProxy } from '../../support/tcp-proxy.ts';
import { BIDDERS, GATEWAYS, type ProcessName, WORKERS } from '../schedule.ts';

const CLOCK = fileURLToPath(new URL('./shifted-clock.mjs', import.meta.url));
/** Of the chain's mnemonic. */
const KEEPER = 6;
/** Payment tokens that everybody begins with. */
export const RICH = 10n ** 15n;
const COINS = 1_000n;

/** A process of the service, with everything between it and what it talks to. */
export interface Slot {
  readonly name: ProcessName;
  /** Of a gateway. */
  readonly url: string;
  readonly database: PostgresProxy;
  readonly node: NodeProxy;
  /** The node behind, whose answers may be of another height. */
  readonly chain: ChainNode;
  /** The process that runs now, and all that did. */
  readonly program: Program;
  readonly programs: readonly Program[];
  /** Whether it ended without being asked to. */
  readonly died: boolean;
  /** Starts it; resolves once it serves, or works. */
  start(): Promise<void>;
  kill(): Promise<void>;
  /** Its wall clock is so far ahead from now on, ms. */
  setClock(aheadMs: number): void;
}

export type World = Awaited<ReturnType<typeof startWorld>>;

interface Place {
  readonly databaseUrl: string;
  readonly nodeUrl: string;
}
type Environment = (name: ProcessName, place: Place, port: number) => Readonly<Record<string, string>>;

const isWorker = (name: ProcessName): boolean => name.startsWith('worker');

async function createSlot(
  name: ProcessName,
  behind: { readonly databaseUrl: string; readonly nodeUrl: string; readonly home: string },
  environment: Environment,
): Promise<Slot & { close(): Promise<void> }> {
  const url = new URL(behind.databaseUrl);
  const database = await startPostgresProxy({ host: url.hostname, port: Number(url.port) });
  url.port = `${database.port}`;
  const chain = await startChainNode(behind.nodeUrl);
  const node = await startNodeProxy(chain.url);
  const port = await freePort();
  const clock = join(behind.home, name.replace(' ', '-'));
  writeFileSync(clock, '0');
  const programs: Program[] = [];
  let died = false;
  let isEnding = false;

  const latest = () => programs.at(-1) as Program;
  async function start(): Promise<void> {
    isEnding = false;
    const program = startProgram(isWorker(name) ? 'worker' : 'gateway', {
      ...environment(name, { databaseUrl: url.href, nodeUrl: node.url }, port),
      NODE_OPTIONS: `--import=${CLOCK}`,
      FAULT_CLOCK: clock,
      LOG_LEVEL: 'debug',
    });
    programs.push(program);
    void program.ended.then(() => {
      if (!isEnding) died = true;
    });
    await program.said(isWorker(name) ? 'keepers settle, deliver' : '"msg":"listening"');
  }
  return {
    name,
    url: `http://127.0.0.1:${port}`,
    database,
    node,
    chain,
    get program() {
      return latest();
    },
    programs,
    get died() {
      return died;
    },
    start,
    async kill() {
      isEnding = true;
      await latest().kill();
    },
    setClock: (aheadMs) => writeFileSync(clock, `${aheadMs}`),
    async close() {
      isEnding = true;
      await Promise.all(programs.map((program) => program.kill()));
      await Promise.all([database.close(), node.close(), chain.stop()]);
    },
  };
}

/** Two gateways and two workers on one database and one chain, each behind proxies of its own; and people with coins. */
export async function startWorld() {
  const home = mkdtempSync(join(tmpdir(), 'income-series-faults-'));
  const [devnet, database, server] = await Promise.all([
    startDevnet(),
    createTestDatabase(),
    startMailServer({ starttls: false }),
  ]);
  const { anvil, contracts, owner } = devnet;
  const mail = await startTcpProxy({ host: '127.0.0.1', port: server.port });
  const keeperKey = mnemonicKey(anvil.mnemonic, KEEPER);

  const environment: Environment = (name, { databaseUrl, nodeUrl }, port) => ({
    ...placesOf(databaseUrl, { rpcUrl: nodeUrl, contracts }),
    ...(isWorker(name)
      ? {
          ...WORKER_KEYS,
          KEEPER_KEY: keeperKey,
          KEEPER_DAILY_LIMIT: `${10n ** 24n}`,
          KEEPER_INTERVAL: '1',
          SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
          MAIL_FROM: 'post@gateway.example',
        }
      : {
          ...GATEWAY_KEYS,
          PORT: `${port}`,
          WORKER: 'off',
          RELAYER_KEY: toHex(testRelayerKey),
          ADMIN_WALLETS: personas.admin.wallet.address,
        }),
  });
  const behind = { databaseUrl: database.url, nodeUrl: anvil.url, home };
  const slots = await Promise.all([...GATEWAYS, ...WORKERS].map((name) => createSlot(name, behind, environment)));
  const slot = (name: ProcessName) => slots.find((one) => one.name === name) as Slot;

  await insertPersonas(database.prisma);
  await registerPersonas(devnet);
  await owner.approveIssuer(personas.issuerA.wallet.address);
  const people = ['issuerA', ...BIDDERS, 'outsider'] as const satisfies readonly PersonaName[];
  for (const name of people) {
    await owner.fund(personas[name].wallet.address, COINS);
    await owner.mintTokens(personas[name].wallet.address, RICH);
  }
  const wallets = new Map(
    people.map((name): [PersonaName, Wallet] => {
      const { privateKey } = personas[name].wallet;
      return [name, createWallet({ rpcUrl: anvil.url, chainId: anvil.chainId, key: { privateKey } })];
    }),
  );
  await Promise.all(slots.map((one) => one.start()));

  return {
    devnet,
    database,
    server,
    mail,
    slots: slots as readonly Slot[],
    slot,
    gateways: GATEWAYS.map(slot),
    workers: WORKERS.map(slot),
    keeper: addressOfSecretKey(Buffer.from(keeperKey.slice(2), 'hex')),
    wallet: (name: PersonaName) => wallets.get(name) as Wallet,
    async close(): Promise<void> {
      await Promise.all(slots.map((one) => one.close()));
      await mail.close();
      await server.stop();
      await database.drop();
      await anvil.stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}
