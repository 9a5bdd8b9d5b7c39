import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createDatabase } from '../../../src/adapters/db/database.ts';
import { createDatabaseOn } from '../../../src/adapters/db/databases.ts';
import { migrate } from '../../../src/adapters/db/migrate.ts';
import { createWallet, mnemonicKey, type Wallet } from '../../../src/adapters/evm/wallet.ts';
import { freePort } from '../../../src/adapters/process/free-port.ts';
import { toHex } from '../../../src/core/bytes.ts';
import { addressOfSecretKey } from '../../../src/core/signing/index.ts';
import { registerPersonas, startDevnet } from '../../domains/support/devnet.ts';
import { type ChainNode, startChainNode } from '../../support/chain-node/index.ts';
import { testRelayerKey } from '../../support/gateway.ts';
import { type NodeProxy, startNodeProxy } from '../../support/node-proxy.ts';
import { insertPersonas, type PersonaName, personas } from '../../support/personas.ts';
import { type PostgresProxy, startPostgresProxy } from '../../support/postgres-proxy.ts';
import { type Program, placesOf, startProgram } from '../../support/program.ts';
import { type Node, startReplication } from '../../support/replication.ts';
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

/** How soon a start that was refused is made again. */
const RESTART_MS = 300;

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

/**
 * A primary whose commits wait for its standby, and a client of the tests' own that finds the primary as everybody does, by a
 * proxy.
 */
async function startStore() {
  // The primary waits for its standby, the one that is promoted too.
  const settings = { synchronous_standby_names: '*', max_connections: '300' };
  const { primary: first, standbys, close } = await startReplication({ settings });
  let [primary, standby] = [first, standbys[0] as Node];
  const name = 'faults';
  await createDatabaseOn(primary.url('postgres'), name);
  await migrate(primary.url(name));
  const target = () => ({ host: '127.0.0.1', port: primary.port });
  const proxy = await startTcpProxy(target());
  const url = new URL(primary.url(name));
  url.port = `${proxy.port}`;
  const { prisma, close: disconnect } = createDatabase({ url: url.href });
  return {
    prisma,
    url: () => primary.url(name),
    target,
    proxy,
    /** Kills the primary and promotes its standby. */
    async lose(): Promise<void> {
      await primary.kill();
      await standby.promote();
      [primary, standby] = [standby, primary];
    },
    /** The server that was lost comes back as a standby. */
    rebuild: () => standby.rebuild(primary),
    async close(): Promise<void> {
      await disconnect();
      await proxy.close();
      await close();
    },
  };
}

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
  const begin = () =>
    startProgram(isWorker(name) ? 'worker' : 'gateway', {
      ...environment(name, { databaseUrl: url.href, nodeUrl: node.url }, port),
      NODE_OPTIONS: `--import=${CLOCK}`,
      FAULT_CLOCK: clock,
      LOG_LEVEL: 'debug',
    });
  /** A start that is refused, where nothing answers it, is made again, as a supervisor does. */
  async function start(): Promise<void> {
    for (;;) {
      isEnding = false;
      const program = begin();
      programs.push(program);
      const serves = program.said(isWorker(name) ? 'keepers settle, deliver' : '"msg":"listening"');
      const isUp = await serves.then(
        () => true,
        () => false,
      );
      if (isUp)
        void program.ended.then(() => {
          died ||= !isEnding;
        });
      if (isUp || isEnding) return;
      await wait(RESTART_MS);
    }
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

/** A wallet that sends one after the other: each takes the next nonce. */
function inTurn(wallet: Wallet): Wallet {
  let last: Promise<unknown> = Promise.resolve();
  return {
    ...wallet,
    send(call) {
      const sent = last.then(() => wallet.send(call));
      last = sent.catch(() => {});
      return sent;
    },
  };
}

/** Two gateways and two workers on one database and one chain, each behind proxies of its own; and people with coins. */
export async function startWorld() {
  const home = mkdtempSync(join(tmpdir(), 'income-series-faults-'));
  const [devnet, store, server] = await Promise.all([
    startDevnet(),
    startStore(),
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
  const behind = { databaseUrl: store.url(), nodeUrl: anvil.url, home };
  const slots = await Promise.all([...GATEWAYS, ...WORKERS].map((name) => createSlot(name, behind, environment)));
  const slot = (name: ProcessName) => slots.find((one) => one.name === name) as Slot;

  await insertPersonas(store.prisma);
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
      return [name, inTurn(createWallet({ rpcUrl: anvil.url, chainId: anvil.chainId, key: { privateKey } }))];
    }),
  );
  await Promise.all(slots.map((one) => one.start()));

  return {
    devnet,
    /** Of the server that is the primary. */
    db: store.prisma,
    server,
    mail,
    slots: slots as readonly Slot[],
    slot,
    gateways: GATEWAYS.map(slot),
    workers: WORKERS.map(slot),
    keeper: addressOfSecretKey(Buffer.from(keeperKey.slice(2), 'hex')),
    /** The primary is gone, and everybody led to its standby; resolves with what makes a new standby. */
    async losePrimary(): Promise<() => Promise<void>> {
      await store.lose();
      for (const proxy of [store.proxy, ...slots.map(({ database }) => database)]) proxy.lead(store.target());
      return store.rebuild;
    },
    wallet: (name: PersonaName) => wallets.get(name) as Wallet,
    async close(): Promise<void> {
      await Promise.all(slots.map((one) => one.close()));
      await mail.close();
      await server.stop();
      await store.close();
      await anvil.stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}
