import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toHex } from '@income-series/protocol/bytes';
import type { Hex } from '@income-series/protocol/hex';
import { addressOfSecretKey } from '@income-series/protocol/signing';
import { mnemonicKey } from '../../../src/adapters/evm/wallet.ts';
import type { SolanaDevnet } from '../../../src/apps/devnet/solana.ts';
import { startDevnet, type TestDevnet } from '../../domains/support/devnet.ts';
import { testRelayerKey } from '../../support/gateway.ts';
import { insertPersonas, personas } from '../../support/personas.ts';
import { placesOf } from '../../support/program.ts';
import { GATEWAY_KEYS, WORKER_KEYS } from '../../support/service.ts';
import { startMailServer } from '../../support/smtp.ts';
import { startTcpProxy } from '../../support/tcp-proxy.ts';
import { ACTORS, GATEWAYS, type ProcessName, WORKERS } from '../schedule.ts';
import { createEvmStoryChain } from './evm-chain.ts';
import { openEvmWay, openSolanaWay } from './nodes.ts';
import { createSlot, type Environment, isWorker, type Slot } from './slot.ts';
import { createSolanaStoryChain, solanaPlaces, startSolana } from './solana-chain.ts';
import { startStore } from './store.ts';

/** Of the chain's mnemonic. */
const KEEPER = 6;

export type World = Awaited<ReturnType<typeof startWorld>>;

/** What each process is started with. */
const environmentOf =
  ({ contracts }: TestDevnet, solana: SolanaDevnet, keeperKey: Hex, mailPort: number): Environment =>
  (name, { databaseUrl, nodes }, port) => ({
    ...placesOf(databaseUrl, { rpcUrl: nodes.evm.url, contracts }),
    ...solanaPlaces(solana, nodes.solana.url),
    ...(isWorker(name)
      ? {
          ...WORKER_KEYS,
          KEEPER_KEY: keeperKey,
          KEEPER_DAILY_LIMIT: `${10n ** 24n}`,
          SOLANA_KEEPER_KEY: toHex(solana.keeperKey),
          SOLANA_KEEPER_DAILY_LIMIT: `${10n ** 11n}`,
          KEEPER_INTERVAL: '1',
          SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
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

/** Two gateways and two workers on one database and two chains, each behind proxies of its own; and people with coins. */
export async function startWorld() {
  const home = mkdtempSync(join(tmpdir(), 'income-series-faults-'));
  const [devnet, store, server] = await Promise.all([
    startDevnet(),
    startStore(),
    startMailServer({ starttls: false }),
  ]);
  const { anvil } = devnet;
  const stops: (() => Promise<void>)[] = [];
  const solana = await startSolana(await anvil.clock.now(), stops);
  const mail = await startTcpProxy({ host: '127.0.0.1', port: server.port });
  const keeperKey = mnemonicKey(anvil.mnemonic, KEEPER);
  const environment = environmentOf(devnet, solana, keeperKey, mail.port);
  const openNodes = async () => ({ evm: await openEvmWay(anvil.url), solana: await openSolanaWay(solana.node) });
  const behind = { databaseUrl: store.url(), home, openNodes };
  const slots = await Promise.all([...GATEWAYS, ...WORKERS].map((name) => createSlot(name, behind, environment)));
  const slot = (name: ProcessName) => slots.find((one) => one.name === name) as Slot;

  await insertPersonas(store.prisma);
  const keeper = addressOfSecretKey(Buffer.from(keeperKey.slice(2), 'hex'));
  const chains = { evm: await createEvmStoryChain(devnet, keeper), solana: await createSolanaStoryChain(solana) };
  await store.prisma.accountWallet.createMany({
    data: ACTORS.map((who) => ({
      ...{ accountId: personas[who].accountId, chain: chains.solana.name },
      address: chains.solana.wallet(who).address,
    })),
  });
  await Promise.all(slots.map((one) => one.start()));

  return {
    chains,
    /** Of the server that is the primary. */
    db: store.prisma,
    server,
    mail,
    slots: slots as readonly Slot[],
    slot,
    gateways: GATEWAYS.map(slot),
    workers: WORKERS.map(slot),
    /** The primary is gone, and everybody led to its standby; resolves with what makes a new standby. */
    async losePrimary(): Promise<() => Promise<void>> {
      await store.lose();
      for (const proxy of [store.proxy, ...slots.map(({ database }) => database)]) proxy.lead(store.target());
      return store.rebuild;
    },
    async close(): Promise<void> {
      await Promise.all(slots.map((one) => one.close()));
      await mail.close();
      await server.stop();
      await store.close();
      await Promise.all([anvil.stop(), ...stops.map((stop) => stop())]);
      rmSync(home, { recursive: true, force: true });
    },
  };
}
