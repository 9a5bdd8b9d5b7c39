import { fromHex } from '@income-series/protocol/bytes';
import type { EvmAddress } from '@income-series/protocol/hex';
import { toHex } from 'viem';
import { vi } from 'vitest';
import { createCallPrices } from '../../../src/adapters/evm/call-prices.ts';
import { createRelayer, type RelayerConfig } from '../../../src/adapters/evm/index.ts';
import { createStateReader } from '../../../src/adapters/evm/state-reader.ts';
import { mnemonicKey } from '../../../src/adapters/evm/wallet.ts';
import { createSentTransactions } from '../../../src/domains/transaction/sent-transactions.ts';
import { type RunningIndexer, startIndexer } from '../../../src/indexing/start.ts';
import { type Keepers, type KeepersOptions, startKeepers } from '../../../src/keepers/start.ts';
import { modules } from '../../../src/modules.ts';
import { BOUND } from '../../indexing/support/index.ts';
import { createWorld, type World } from '../../indexing/support/world.ts';
import { createTestClock, type TestClock } from '../../support/clock.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';

/** Nobody else in these tests sends from this account of the node's mnemonic. */
const KEEPER = 17;
/** Never reached unless a test wants it. */
const MUCH = 10n ** 24n;

/** A line that a keeper logged. */
interface Line {
  readonly level: 'info' | 'warn' | 'error';
  readonly message: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** A chain, a database whose index follows it, and as many keepers as a test starts. */
export interface KeeperSetup {
  readonly world: World;
  readonly database: TestDatabase;
  readonly clock: TestClock;
  readonly worker: RunningIndexer;
  readonly keeper: EvmAddress;
  readonly lines: readonly Line[];
  relayer(options?: Partial<RelayerConfig>): ReturnType<typeof createRelayer>;
  start(options?: Partial<KeepersOptions>): Keepers;
  /** Resolves once the index has the chain's head. */
  indexed(): Promise<void>;
  close(): Promise<void>;
}

export const until = (holds: () => boolean | Promise<boolean>): Promise<unknown> =>
  vi.waitUntil(holds, { timeout: 60_000, interval: 10 });

/** The key of the account that keepers send from. */
export const keeperKey = (world: World): Uint8Array => fromHex(mnemonicKey(world.anvil.mnemonic, KEEPER), 32);

export async function createKeeperSetup(given?: World): Promise<KeeperSetup> {
  const world = given ?? (await createWorld());
  const database = await createTestDatabase();
  const clock = createTestClock();
  const lines: Line[] = [];
  const note = (level: Line['level']) => (fields: object, message: string) =>
    void lines.push({ level, message, fields: fields as Line['fields'] });
  const log = { info: note('info'), warn: note('warn'), error: note('error') };
  const evm = { chainId: world.anvil.chainId, rpcUrl: world.rpcUrl, contracts: world.contracts };
  const worker = startIndexer({
    db: database.prisma,
    source: world.chain,
    modules,
    startBlock: world.startBlock,
    reorgBound: BOUND,
    log,
    pollMs: 10,
  });
  const started: Keepers[] = [];
  const sent = createSentTransactions(database.prisma, world.chain.name);
  const keeper = createRelayer({ ...evm, key: keeperKey(world) }).address;
  await world.anvil.rpc('anvil_setBalance', keeper, toHex(10n ** 21n));
  const relayer: KeeperSetup['relayer'] = (options) =>
    createRelayer({ ...evm, key: keeperKey(world), sentTransactions: sent, ...options });
  return {
    world,
    database,
    clock,
    worker,
    keeper,
    lines,
    relayer,
    start(options = {}) {
      const keepers = startKeepers({
        db: database.prisma,
        url: database.url,
        chain: world.chain,
        modules,
        relayer: relayer(),
        evm: { contracts: world.contracts, state: createStateReader(evm) },
        clock,
        log,
        dailyLimit: MUCH,
        prices: createCallPrices(evm),
        intervalMs: 20,
        leaderPollMs: 20,
        ...options,
      });
      started.push(keepers);
      return keepers;
    },
    async indexed() {
      await worker.indexed(await world.client.getBlockNumber());
    },
    async close() {
      await Promise.all(started.map((keepers) => keepers.stop()));
      await worker.stop();
      await database.drop();
      if (given === undefined) await world.stop();
    },
  };
}
