import { afterAll, describe, expect, it, vi } from 'vitest';
import { mnemonicKey } from '../../../src/adapters/evm/wallet.ts';
import {
  commitBid,
  createSeries,
  endByBuyOut,
  pass,
  RATE,
  revealBid,
  seriesKeyOf,
} from '../../indexing/support/actions.ts';
import { createWorld, type World } from '../../indexing/support/world.ts';
import { type ChainNode, startChainNode } from '../../support/chain-node/index.ts';
import { createTestDatabase } from '../../support/database.ts';
import { newWallet } from '../../support/gateway.ts';
import { furtherPlace, type Program, placesOf, startProgram } from '../../support/program.ts';
import { scrape } from '../../support/scrape.ts';
import { startGatewayProgram, WORKER_KEYS } from '../../support/service.ts';
import { clientOf } from './support/client.ts';

// One gateway program over two nodes of two chains with equal contract addresses, series keys and people.

const [ONE, TWO] = ['evm:10143', 'evm:31337'] as const;
const CHAINS = `${ONE},${TWO}`;
const SERIES = 0;
/** Accounts of the nodes that nobody else sends from. */
const [KEEPER, RELAYER] = [11, 10];

const programs: Program[] = [];

/** A raise in which these people bid and reveal; what is left to do anyone may do. */
async function stage(world: World, people: readonly number[]): Promise<void> {
  await world.govern('fxFeed', 'publish', [840, RATE]);
  await createSeries(world, SERIES);
  for (const person of people) await commitBid(world, SERIES, person);
  await pass(world, 1n);
  for (const person of people) await revealBid(world, SERIES, person);
  await pass(world, 1n);
}

const place = (world: World, node: ChainNode) => ({ rpcUrl: node.url, contracts: world.contracts });
const placesOfBoth = () => ({
  CHAINS,
  ...placesOf(database.url, place(worlds[ONE], nodes[0])),
  ...furtherPlace(31337, place(worlds[TWO], nodes[1])),
});

const provingVerifier = true;
const [one, two] = await Promise.all([
  createWorld(undefined, { provingVerifier }),
  createWorld(undefined, { provingVerifier, chainId: 31337 }),
]);
const worlds = { [ONE]: one, [TWO]: two };
await Promise.all([stage(one, [0, 1]), stage(two, [2, 3])]);
const key = seriesKeyOf(one, SERIES);
const nodes = await Promise.all([startChainNode(one.anvil.url), startChainNode(two.anvil.url)]);
const database = await createTestDatabase();
const gateway = await startGatewayProgram(
  { databaseUrl: database.url, chain: place(one, nodes[0]) },
  {
    ...placesOfBoth(),
    METRICS_ADDRESS: '127.0.0.1:0',
    KEEPER_KEY: mnemonicKey(one.anvil.mnemonic, KEEPER),
    KEEPER_INTERVAL: '1',
    EVM_31337_KEEPER_DAILY_LIMIT: `${7n * 10n ** 18n}`,
    RELAYER_KEY: mnemonicKey(one.anvil.mnemonic, RELAYER),
    EVM_31337_RESERVE_BALANCE: `${10n ** 29n}`,
  },
);
programs.push(gateway);
await health('ok');
afterAll(async () => {
  await Promise.all(programs.map((program) => program.kill()));
  await Promise.all([nodes?.[0].stop(), nodes?.[1].stop(), database?.drop()]);
  await Promise.all([worlds?.[ONE].stop(), worlds?.[TWO].stop()]);
});

interface ChainHealth {
  readonly chain: object;
  readonly indexer: object;
  readonly keepers: object;
  readonly wallets: object;
}
/** What /health says once its status is this. */
async function health(status: 'ok' | 'red'): Promise<Readonly<Record<string, ChainHealth>>> {
  return vi.waitFor(
    async () => {
      const answer = (await (await fetch(`${gateway.url}/health`)).json()) as {
        readonly status: string;
        readonly chains: Readonly<Record<string, ChainHealth>>;
      };
      expect(answer.status).toBe(status);
      return answer.chains;
    },
    { timeout: 60_000, interval: 100 },
  );
}

const STATE = `query ($key: Bytes32!, $chain: Chain) {
  series(key: $key, chain: $chain) { chain state auction { phase } }
}`;

async function ask(document: string, variables: object): Promise<{ readonly data?: unknown; readonly code?: unknown }> {
  const response = await fetch(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ query: document, variables }),
  });
  const { data, errors } = (await response.json()) as {
    readonly data?: unknown;
    readonly errors?: readonly { readonly extensions: { readonly code: string } }[];
  };
  return { data, code: errors?.[0]?.extensions.code };
}

const until = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 60_000, interval: 100 });
const runsOf = (chain: string) =>
  database.prisma.keeperRun.aggregate({ where: { chain, state: 'DONE' }, _sum: { done: true, spent: true } });
const holdersOn = async (chain: string) =>
  (await database.prisma.position.findMany({ where: { chain, seriesKey: key } })).map(({ holder }) => holder).sort();

describe('a gateway program of two chains', () => {
  it('indexes both, and its keepers settle and deliver the raise of each from one account', async () => {
    expect(seriesKeyOf(worlds[TWO], SERIES)).toBe(key);
    expect(worlds[TWO].contracts).toEqual(worlds[ONE].contracts);
    for (const [chain, people] of [
      [ONE, [0, 1]],
      [TWO, [2, 3]],
    ] as const) {
      const expected = people.map((person) => worlds[chain].people[person]).sort();
      await until(async () => expect(await holdersOn(chain)).toEqual(expected));
      await until(async () => {
        const { _sum } = await runsOf(chain);
        expect(_sum.done).toBeGreaterThanOrEqual(4); // a step, the gate, two deliveries
        expect(Number(_sum.spent)).toBeGreaterThan(0);
      });
      await until(async () =>
        expect(await ask(STATE, { key, chain })).toMatchObject({
          data: { series: { chain, state: 'ACTIVE', auction: { phase: 'DONE' } } },
        }),
      );
    }
  });

  it('needs the chain of what is named by a key, and refuses one that it does not serve', async () => {
    expect(await ask(STATE, { key })).toMatchObject({ code: 'CHAIN_REQUIRED' });
    expect(await ask(STATE, { key, chain: 'evm:1' })).toMatchObject({ code: 'CHAIN_REFUSED' });
    expect((await fetch(`${gateway.url}/series/${key}/auction`)).status).toBe(400);
    expect((await fetch(`${gateway.url}/series/${key}/auction?chain=${TWO}`)).status).toBe(200);
  });

  it('signs in to each, as one account a chain', async () => {
    const wallet = newWallet();
    const client = clientOf(gateway.url);
    const ids = await Promise.all(
      [ONE, TWO].map(async (chain) => {
        const answer = await client.ask<{ viewer: { account: { id: string } } }>(
          '{ viewer { account { id } } }',
          {},
          await client.signIn(wallet, chain),
        );
        return answer.data?.viewer.account.id;
      }),
    );
    expect([new Set(ids).size, ids.includes(undefined)]).toEqual([2, false]);
  });

  it('shows the index, keepers and accounts of each in its metrics', async () => {
    const { url } = JSON.parse(await gateway.said('metrics are served')) as { readonly url: string };
    await until(async () => {
      const { value } = await scrape(url);
      for (const [chain, limit, isShort] of [
        [ONE, 5e18, 0],
        [TWO, 7e18, 1],
      ] as const) {
        expect(value('income_series_index_block', { chain })).toBeGreaterThan(0);
        expect(value('income_series_node_block', { chain })).toBeGreaterThan(0);
        expect(value('income_series_index_lag_blocks', { chain })).toBe(0);
        expect(value('income_series_index_halted', { chain })).toBe(0);
        expect(value('income_series_keepers_leading', { chain })).toBe(1);
        expect(value('income_series_keeper_daily_limit_wei', { chain })).toBe(limit);
        expect(value('income_series_keeper_spent_wei', { chain })).toBeGreaterThan(0);
        expect(value('income_series_keeper_sends_total', { chain, keeper: 'delivery' })).toBeGreaterThanOrEqual(2);
        for (const wallet of ['relayer', 'keeper']) {
          expect(value('income_series_wallet_below_reserve', { chain, wallet })).toBe(isShort);
        }
      }
      // What belongs to no chain is purged once.
      expect(value('income_series_keeper_runs_total', { chain: ONE, keeper: 'purge', code: 'OK' })).toBeGreaterThan(0);
      expect(value('income_series_keeper_runs_total', { chain: TWO, keeper: 'purge', code: 'OK' })).toBeUndefined();
    });
  });

  it('goes on with one where the node of the other is away, and says which', async () => {
    nodes[1].behave({ garbage: () => 'away' });
    try {
      const chains = await health('red');
      expect(chains[ONE]).toMatchObject({ chain: { ok: true }, indexer: { ok: true }, keepers: { led: true } });
      expect(chains[TWO]).toMatchObject({
        chain: { ok: false, code: 'CHAIN_UNAVAILABLE' },
        indexer: { ok: false, code: 'CHAIN_UNAVAILABLE' },
        keepers: { led: true, here: { leads: true, wallet: true } },
      });
      expect(chains[ONE]?.wallets).toEqual({ relayer: { ok: true }, keeper: { ok: true } });
      expect((await fetch(`${gateway.url}/ready`)).status).toBe(200);

      await endByBuyOut(worlds[ONE], key);
      await until(async () =>
        expect(await ask(STATE, { key, chain: ONE })).toMatchObject({ data: { series: { state: 'CLOSED' } } }),
      );
      expect(await ask(STATE, { key, chain: TWO })).toMatchObject({ data: { series: { state: 'ACTIVE' } } });
    } finally {
      nodes[1].behave({});
    }
    expect((await health('ok'))[TWO]).toMatchObject({
      chain: { ok: true },
      indexer: { ok: true },
      wallets: { relayer: { ok: false, code: 'BALANCE_BELOW_RESERVE' } },
    });
  });
});

function testWorker(): void {
  const startWorker = (...options: readonly string[]): Program => {
    const worker = startProgram('worker', { ...placesOfBoth(), ...WORKER_KEYS, KEEPER_INTERVAL: '0' }, options);
    programs.push(worker);
    return worker;
  };

  it('empties the index of no chain where none is named, and of the one that is', async () => {
    const before = await holdersOn(ONE);
    const unnamed = startWorker('--reindex');
    expect([await unnamed.ended, unnamed.lines.some((line) => line.includes('CHAIN_REQUIRED'))]).toEqual([1, true]);
    const useless = startWorker('--chain', TWO);
    expect([await useless.ended, useless.lines]).toEqual([64, ['error: --chain is given without --reindex']]);
    const unserved = startWorker('--reindex', '--chain', 'evm:1');
    expect([await unserved.ended, unserved.lines.some((line) => line.includes('CHAIN_REFUSED'))]).toEqual([1, true]);
    const named = startWorker('--reindex', '--chain', TWO);
    expect(JSON.parse(await named.said('The index was emptied.'))).toMatchObject({ chain: TWO });
    expect(await holdersOn(ONE)).toEqual(before);
    expect(await named.end()).toBe(0);
    await health('ok');
    await until(async () => expect(await holdersOn(TWO)).toHaveLength(2));
  });
}
describe('a worker program of two chains', testWorker);

function testRefusedStart(): void {
  it('is refused for what is wrong with either, by the names of its variables', async () => {
    const started = startProgram('gateway', {
      PORT: '0',
      ...placesOfBoth(),
      EVM_31337_RPC_URL: nodes[0].url,
      EVM_TOKEN_ADDRESS: worlds[ONE].people[0] as string,
    });
    programs.push(started);
    expect(await started.ended).toBe(2);
    const line = started.lines.find((one) => one.startsWith('{'));
    const { refusals } = JSON.parse(line ?? '{}') as { refusals: { code: string; variable: string }[] };
    expect(refusals.map(({ code, variable }) => `${variable} ${code}`)).toEqual([
      'EVM_TOKEN_ADDRESS CONTRACT_MISSING',
      'EVM_31337_RPC_URL CHAIN_MISMATCH',
    ]);
  });
}
describe('a start with two chains', testRefusedStart);
