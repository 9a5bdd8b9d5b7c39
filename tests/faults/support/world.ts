import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toHex } from '@income-series/protocol/bytes';
import type { Hex } from '@income-series/protocol/hex';
import { addressOfSecretKey } from '@income-series/protocol/signing';
import { createWallet, type EvmWallet, mnemonicKey } from '../../../src/adapters/evm/wallet.ts';
import { registerPersonas, startDevnet, type TestDevnet } from '../../domains/support/devnet.ts';
import { testRelayerKey } from '../../support/gateway.ts';
import { insertPersonas, type PersonaName, personas } from '../../support/personas.ts';
import { placesOf } from '../../support/program.ts';
import { GATEWAY_KEYS, WORKER_KEYS } from '../../support/service.ts';
import { startMailServer } from '../../support/smtp.ts';
import { startTcpProxy } from '../../support/tcp-proxy.ts';
import { ACTORS, GATEWAYS, type ProcessName, WORKERS } from '../schedule.ts';
import { createSlot, type Environment, isWorker, type Slot } from './slot.ts';
import { startStore } from './store.ts';

/** Of the chain's mnemonic. */
const KEEPER = 6;
/** Payment tokens that everybody begins with. */
export const RICH = 10n ** 15n;
const COINS = 1_000n;

export type World = Awaited<ReturnType<typeof startWorld>>;

/** A wallet that sends one after the other: each takes the next nonce. */
function inTurn(wallet: EvmWallet): EvmWallet {
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

/** The actors' wallets, verified, with coins and tokens; the issuer is approved. */
async function walletsOn(devnet: TestDevnet): Promise<ReadonlyMap<PersonaName, EvmWallet>> {
  const { anvil, owner } = devnet;
  await registerPersonas(devnet);
  await owner.approveIssuer(personas.issuerA.wallet.address);
  const wallets = new Map<PersonaName, EvmWallet>();
  for (const name of ACTORS) {
    const { address, privateKey } = personas[name].wallet;
    await owner.fund(address, COINS);
    await owner.mintTokens(address, RICH);
    wallets.set(name, inTurn(createWallet({ rpcUrl: anvil.url, chainId: anvil.chainId, key: { privateKey } })));
  }
  return wallets;
}

/** What each process is started with. */
const environmentOf =
  ({ contracts }: TestDevnet, keeperKey: Hex, mailPort: number): Environment =>
  (name, { databaseUrl, nodeUrl }, port) => ({
    ...placesOf(databaseUrl, { rpcUrl: nodeUrl, contracts }),
    ...(isWorker(name)
      ? {
          ...WORKER_KEYS,
          KEEPER_KEY: keeperKey,
          KEEPER_DAILY_LIMIT: `${10n ** 24n}`,
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

/** Two gateways and two workers on one database and one chain, each behind proxies of its own; and people with coins. */
export async function startWorld() {
  const home = mkdtempSync(join(tmpdir(), 'income-series-faults-'));
  const [devnet, store, server] = await Promise.all([
    startDevnet(),
    startStore(),
    startMailServer({ starttls: false }),
  ]);
  const { anvil } = devnet;
  const mail = await startTcpProxy({ host: '127.0.0.1', port: server.port });
  const keeperKey = mnemonicKey(anvil.mnemonic, KEEPER);
  const environment = environmentOf(devnet, keeperKey, mail.port);
  const behind = { databaseUrl: store.url(), nodeUrl: anvil.url, home };
  const slots = await Promise.all([...GATEWAYS, ...WORKERS].map((name) => createSlot(name, behind, environment)));
  const slot = (name: ProcessName) => slots.find((one) => one.name === name) as Slot;

  await insertPersonas(store.prisma);
  const wallets = await walletsOn(devnet);
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
    wallet: (name: PersonaName) => wallets.get(name) as EvmWallet,
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
