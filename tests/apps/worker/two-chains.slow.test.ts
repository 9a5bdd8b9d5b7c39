import { startSolanaNode } from '@income-series/devnet';
import { solanaAddressOf } from '@income-series/protocol/address';
import { fromHex, toHex } from '@income-series/protocol/bytes';
import { solanaChainName } from '@income-series/protocol/chain';
import { ed25519 } from '@noble/curves/ed25519.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mnemonicAccount, mnemonicKey } from '../../../src/adapters/evm/wallet.ts';
import { kitAddress } from '../../../src/adapters/solana/addresses.ts';
import { RATE } from '../../indexing/support/actions.ts';
import { createWorld } from '../../indexing/support/world.ts';
import { createTestDatabase } from '../../support/database.ts';
import { eventually } from '../../support/eventually.ts';
import { forFile } from '../../support/for-file.ts';
import { type Program, placesOf, startProgram } from '../../support/program.ts';
import { scrape } from '../../support/scrape.ts';
import { type ServiceProcess, startGatewayProgram, WORKER_KEYS } from '../../support/service.ts';
import { startProgramOn } from '../../support/solana/deployed.ts';
import { clientsOf, fund } from '../../support/solana/node.ts';
import { foundInText, markedKey, markedKeyPair } from '../demo/canary/marks.ts';
import { startCollector } from '../start/support/collector.ts';

// One worker program over an EVM chain and a Solana cluster, and a gateway program with a worker of its own that has a key for
// the cluster alone.

const EVM = 'evm:10143';
/** An account of the EVM node that nobody else sends from. */
const KEEPER = 11;
const SOLANA_KEY = Uint8Array.from({ length: 32 }, (_, i) => 0x31 + 5 * i);
const PAYER = solanaAddressOf(ed25519.getPublicKey(SOLANA_KEY));
/** What a provider of a node has in its addresses. */
const ACCESS = 'access-7c1e90b2d4';

let gateway: ServiceProcess;
const programs: Program[] = [];

const evmPlace = () => ({ rpcUrl: world.anvil.url, contracts: world.contracts, startBlock: world.startBlock });
const ofSolana = () => ({
  SOLANA_RPC_URL: `${cluster.url}/?api-key=${ACCESS}`,
  SOLANA_PROGRAM_ID: deployment.program,
  SOLANA_TOKEN_MINT: deployment.token,
  SOLANA_GENESIS_HASH: cluster.chain.genesisHash,
  SOLANA_MAX_SLOT_AGE: '0',
  SOLANA_KEEPER_KEY: toHex(SOLANA_KEY),
  KEEPER_INTERVAL: '1',
});

function startWorker(): Program {
  const program = startProgram('worker', {
    ...placesOf(database.url, evmPlace()),
    ...ofSolana(),
    ...WORKER_KEYS,
    KEEPER_KEY: mnemonicKey(world.anvil.mnemonic, KEEPER),
    METRICS_ADDRESS: '127.0.0.1:0',
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_BSP_SCHEDULE_DELAY: '100',
  });
  programs.push(program);
  return program;
}

const [world, cluster, database, collector] = await Promise.all([
  forFile(createWorld(undefined, { provingVerifier: true })),
  forFile(startSolanaNode({ name: 'worker', tickMs: 50 })),
  forFile(createTestDatabase()),
  forFile(startCollector()),
]);
const solana = solanaChainName(cluster.chain.genesisHash);
const deployment = await startProgramOn(cluster);
await world.govern('fxFeed', 'publish', [840, RATE]);
const keys = [
  markedKey('KEEPER_KEY', fromHex(mnemonicKey(world.anvil.mnemonic, KEEPER), 32)),
  markedKeyPair('SOLANA_KEEPER_KEY', SOLANA_KEY),
];
let worker: Program = startWorker();
afterAll(async () => {
  await Promise.all(programs.map((program) => program.kill()));
});

const metricsOf = async (program: Program) => {
  const { url } = JSON.parse(await program.said('metrics are served')) as { readonly url: string };
  return scrape(url);
};
const health = async () => {
  const text = await (await fetch(`${gateway.url}/health`)).text();
  return { text, ...(JSON.parse(text) as { readonly status: string; readonly chains: Record<string, object> }) };
};
const eventsOf = async (chain: string) =>
  (await database.prisma.chainEvent.findMany({ where: { chain } })).map(({ name }) => name);
/** What operators are shown of the cluster's account. */
const walletsAre = (check: object) => ({ wallets: { relayer: check, keeper: check } });
const BELOW = { ok: false, code: 'BALANCE_BELOW_RESERVE' };

function testWorkerAlone(): void {
  it('indexes both', async () => {
    await eventually(async () => {
      expect(await eventsOf(solana)).toEqual(['Initialized', 'RoleGranted', 'VerifyingKeyWritten']);
      expect(await eventsOf(EVM)).toContain('RateUpdated');
    });
    await eventually(async () => {
      const { value } = await metricsOf(worker);
      for (const chain of [EVM, solana]) {
        expect([chain, value('income_series_index_lag_blocks', { chain })]).toEqual([chain, 0]);
        expect([chain, value('income_series_index_halted', { chain })]).toEqual([chain, 0]);
      }
    });
  });

  it('leads the keepers of both, each chain’s own', async () => {
    await eventually(async () => {
      const { value } = await metricsOf(worker);
      for (const [chain, keeper] of [
        [EVM, 'period'],
        [EVM, 'purge'],
        [solana, 'curve'],
        [solana, 'period'],
        [solana, 'reminder'],
      ] as const) {
        expect([chain, value('income_series_keepers_leading', { chain })]).toEqual([chain, 1]);
        const ran = value('income_series_keeper_runs_total', { chain, keeper, code: 'OK' });
        expect([chain, keeper, ran === undefined ? 0 : Math.min(ran, 1)]).toEqual([chain, keeper, 1]);
      }
      expect(value('income_series_keeper_daily_limit_lamports', { chain: solana })).toBe(5e8);
    });
  });

  it('says of which account there is too little, in its log and metrics', async () => {
    const warned = JSON.parse(await worker.said('BALANCE_BELOW_RESERVE')) as object;
    expect(warned).toMatchObject({ level: 'warn', chain: solana, keeper: PAYER, code: 'BALANCE_BELOW_RESERVE' });
    const { value } = await metricsOf(worker);
    expect(value('income_series_wallet_below_reserve', { chain: solana, wallet: 'keeper' })).toBe(1);
    expect(value('income_series_wallet_below_reserve', { chain: EVM, wallet: 'keeper' })).toBe(0);
  });
}
describe('a worker program of an EVM chain and a Solana cluster', testWorkerAlone);

function testBoth(): void {
  beforeAll(async () => {
    const { DATABASE_URL: _, ...places } = placesOf(database.url, evmPlace());
    gateway = await startGatewayProgram(
      { databaseUrl: database.url, chain: evmPlace() },
      { ...places, ...ofSolana(), METRICS_ADDRESS: '127.0.0.1:0' },
    );
    programs.push(gateway);
  });

  it('shows that the worker leads both, and that its own account of the cluster is below the reserve', async () => {
    await eventually(async () =>
      expect(await health()).toMatchObject({
        status: 'ok',
        chains: {
          [EVM]: { indexer: { ok: true }, keepers: { led: true, here: { leads: false, wallet: false } } },
          [solana]: {
            indexer: { ok: true },
            keepers: { led: true, here: { leads: false, wallet: true } },
            ...walletsAre(BELOW),
          },
        },
      }),
    );
    const { text } = await health();
    const account = mnemonicAccount(world.anvil.mnemonic, KEEPER).address.toLowerCase();
    expect([PAYER, account].filter((address) => text.toLowerCase().includes(address.toLowerCase()))).toEqual([]);
    expect(JSON.parse(await gateway.said('BALANCE_BELOW_RESERVE'))).toMatchObject({ chain: solana, keeper: PAYER });
  });

  it('shows once it is funded', async () => {
    await fund(clientsOf(cluster).rpc, kitAddress(PAYER), 2n * 10n ** 9n);
    await eventually(async () =>
      expect(await health()).toMatchObject({ status: 'ok', chains: { [solana]: walletsAre({ ok: true }) } }),
    );
  });

  it('leads while there is no worker, and makes way on the chain that it has no key for, and on no other', async () => {
    const keepers = (evm: boolean, onCluster: boolean) =>
      eventually(async () =>
        expect(await health()).toMatchObject({
          chains: {
            [EVM]: { keepers: { led: true, here: { leads: evm, wallet: false } } },
            [solana]: { keepers: { led: true, here: { leads: onCluster, wallet: true } } },
          },
        }),
      );
    expect(await worker.end()).toBe(0);
    await keepers(true, true);
    worker = startWorker();
    await keepers(false, true);
    await eventually(async () => {
      const { value } = await metricsOf(worker);
      expect(value('income_series_keepers_leading', { chain: EVM })).toBe(1);
      expect(value('income_series_keeper_runs_total', { chain: EVM, keeper: 'period', code: 'OK' })).toBeGreaterThan(0);
      expect(value('income_series_keepers_leading', { chain: solana })).toBe(0);
    });
  });

  it('never says a key or what lets it ask the node, and neither does the worker, nor its traces', async () => {
    const metrics = [await metricsOf(worker), await metricsOf(gateway)].map(({ text }) => text);
    const traced = collector.received();
    for (const name of ['keeper.run', 'index.step', 'getMultipleAccounts', 'eth_getBlockByNumber'])
      expect(traced, name).toContain(name);
    const said = [...programs.flatMap(({ lines }) => lines), ...metrics, (await health()).text, traced];
    expect(said.length).toBeGreaterThan(50);
    expect([...new Set(said.flatMap((text) => foundInText(keys, text)))]).toEqual([]);
    expect(said.filter((text) => text.includes(ACCESS))).toEqual([]);
    const named = [PAYER, deployment.program, deployment.token, deployment.deployer.address];
    expect(named.filter((address) => traced.includes(address))).toEqual([]);
  });
}
describe('a gateway program with a worker of its own, next to it', testBoth);
