import type { Bytes32 } from '@income-series/protocol/hex';
import { expect } from 'vitest';
import { createDatabase } from '../../../src/adapters/db/database.ts';
import { mnemonicAccount, mnemonicKey } from '../../../src/adapters/evm/wallet.ts';
import { clientOf } from '../../apps/start/support/client.ts';
import { commitBid, createSeries, pass, revealBid, seriesKeyOf } from '../../indexing/support/actions.ts';
import { happens } from '../../indexing/support/stage.ts';
import { createWorld } from '../../indexing/support/world.ts';
import { eventually } from '../../support/eventually.ts';
import { activityFeed, type Feed, openFeed } from '../../support/feed.ts';
import { newWallet, TEST_CHAIN } from '../../support/gateway.ts';
import { startCluster } from '../../support/patroni.ts';
import { type Program, placesOf, startProgram } from '../../support/program.ts';
import { startGatewayProgram, WORKER_KEYS } from '../../support/service.ts';
import { startTraffic, type Writer } from './traffic.ts';

/** The collector of fees, which does nothing else. */
const KEEPER = 2;
const FIRST_PERSON = 4;
const WRITERS = 6;
const BIDDERS = [0, 1, 2] as const;

export type FailoverSystem = Awaited<ReturnType<typeof startFailoverSystem>>;

/** Two gateways and two workers on a cluster, and six people who write. */
export async function startFailoverSystem() {
  const ended: (() => Promise<unknown>)[] = [];
  const over = new AbortController();
  const close = async () => {
    over.abort();
    for (const end of ended.reverse()) await end();
  };
  try {
    const cluster = await startCluster();
    ended.push(cluster.stop);
    const world = await createWorld(undefined, { provingVerifier: true });
    ended.push(world.stop);
    await cluster.whole();
    const chain = { ...world, rpcUrl: world.anvil.url };
    const stores = { DATABASE_URL: cluster.pooledUrl, DATABASE_DIRECT_URL: cluster.directUrl };
    const gateways = await Promise.all(
      [1, 2].map(() => startGatewayProgram({ databaseUrl: '', chain }, { WORKER: 'off', ...stores })),
    );
    const programs: Program[] = [...gateways];
    ended.push(() => Promise.all(programs.map((program) => program.kill())));
    const KEEPER_KEY = mnemonicKey(world.anvil.mnemonic, KEEPER);
    const places = { ...placesOf('', chain), ...stores, ...WORKER_KEYS, KEEPER_KEY, KEEPER_INTERVAL: '1' };
    const workers = [1, 2].map(() => startProgram('worker', places));
    programs.push(...workers);
    await Promise.all(workers.map((worker) => worker.said('keepers settle, deliver')));
    const database = createDatabase({ url: cluster.directUrl, statementTimeoutMs: 120_000 });
    ended.push(database.close);
    const clients = gateways.map(({ url }) => clientOf(url));
    const writers = await Promise.all(
      Array.from({ length: WRITERS }, async (_, i): Promise<Writer> => {
        const gateway = clients[i % clients.length] as (typeof clients)[number];
        const wallet = newWallet(mnemonicKey(world.anvil.mnemonic, i + FIRST_PERSON));
        return { gateway, wallet, token: await gateway.signIn(wallet) };
      }),
    );
    const system = { cluster, world, gateways, clients, workers, programs, database, close };
    /** By all six, each so many times at once. */
    const traffic = ({ each = 1 } = {}) =>
      startTraffic(Array.from({ length: each }, () => writers).flat(), over.signal);
    return { ...system, traffic };
  } catch (error) {
    await close();
    throw error;
  }
}

/** What a feed delivers, by id, while it is read. */
function reading(feed: Feed): readonly string[] {
  const ids: string[] = [];
  const read = async () => {
    for (let message = await feed.next(); message !== null; message = await feed.next()) {
      const { activity } = (message.data ?? {}) as { activity?: { id: string; retracted: boolean } };
      const id = Buffer.from(activity?.id ?? '', 'base64').toString();
      ids.push(activity?.retracted === false ? id : JSON.stringify(message));
    }
    ids.push('the end');
  };
  void read();
  return ids;
}

/** A feed of a series at each gateway, compared with what the database then has. */
async function openFeeds({ database, clients }: FailoverSystem, seriesKey: Bytes32) {
  const stored = async () => {
    const rows = await database.prisma.activityEvent.findMany({ where: { seriesKey } });
    return rows.map(({ id }) => `ActivityEvent:${id}`);
  };
  const before = new Set(await stored());
  const document = activityFeed(seriesKey, 'id retracted');
  const feeds = await Promise.all(clients.map((gateway) => openFeed(gateway, { document })));
  const read = feeds.map(reading);
  return {
    /** Each feed had every event once, and nothing else. */
    async complete(): Promise<void> {
      const since = (await stored()).filter((id) => !before.has(id)).sort();
      expect(since).not.toEqual([]);
      for (const ids of read) await eventually(() => expect(ids.toSorted()).toEqual(since));
      for (const feed of feeds) feed.stop();
    },
  };
}

/** A raise that keepers may settle and deliver once a day has passed, with a feed at each gateway. */
async function createRaise(system: FailoverSystem, series: number) {
  const { world, database } = system;
  const seriesKey = seriesKeyOf(world, series);
  const bids = () => database.prisma.bid.findMany({ where: { seriesKey } });
  await happens(createSeries(world, series));
  for (const person of BIDDERS) await happens(commitBid(world, series, person));
  return {
    async reveal(): Promise<void> {
      for (const person of BIDDERS) await happens(revealBid(world, series, person));
    },
    async follow(): Promise<() => Promise<void>> {
      const revealed = async () => (await bids()).filter(({ price }) => price !== null);
      await eventually(async () => expect(await revealed()).toHaveLength(BIDDERS.length));
      const feeds = await openFeeds(system, seriesKey);
      return async () => {
        const delivered = async () => (await bids()).filter(({ delivery }) => delivery === 'DELIVERED');
        await eventually(async () => expect(await delivered()).toHaveLength(BIDDERS.length));
        await feeds.complete();
      };
    },
  };
}

/** Raises that wait for their last day to pass. The answer resolves once they are delivered and each feed had all of it. */
export async function dueRaises(system: FailoverSystem, numbers: readonly number[]): Promise<() => Promise<void>> {
  const raises: Raise[] = [];
  for (const series of numbers) raises.push(await createRaise(system, series));
  await pass(system.world, 1n);
  for (const raise of raises) await raise.reveal();
  const ends = await Promise.all(raises.map((raise) => raise.follow()));
  return async () => {
    for (const end of ends) await end();
  };
}
type Raise = Awaited<ReturnType<typeof createRaise>>;

/** Of what keepers had mined with success: what was sent more than once. */
export async function repeatedByKeepers({ world }: FailoverSystem): Promise<readonly string[]> {
  const keeper = mnemonicAccount(world.anvil.mnemonic, KEEPER).address.toLowerCase();
  const sent = new Set<string>();
  const repeated: string[] = [];
  const last = await world.client.getBlockNumber();
  for (let blockNumber = world.startBlock; blockNumber <= last; blockNumber++) {
    const { transactions } = await world.client.getBlock({ blockNumber, includeTransactions: true });
    for (const { from, to, input, hash } of transactions) {
      if (from !== keeper || (await world.client.getTransactionReceipt({ hash })).status !== 'success') continue;
      const call = `${to} ${input}`;
      if (sent.has(call)) repeated.push(call);
      sent.add(call);
    }
  }
  expect(sent.size).toBeGreaterThan(0);
  return repeated;
}

/** How many terms the keepers' leadership had, how many of them a worker says it leads in, and how many sessions hold its lock. */
export async function leadershipOf({ database, workers }: FailoverSystem) {
  const [row] = await database.prisma.$queryRaw<{ epoch: bigint; holders: number }[]>`
    SELECT epoch, (SELECT count(*)::int FROM pg_locks WHERE locktype = 'advisory' AND granted AND objsubid = 1
      AND mode = 'ExclusiveLock' AND (classid::bigint << 32 | objid::bigint) = hashtextextended('leader:' || name, 0)) AS holders
    FROM leaderships WHERE name = ${`keepers:${TEST_CHAIN}`}`;
  const led = workers.flatMap(({ lines }) => lines.filter((line) => line.includes('leads the keepers')));
  return { terms: Number(row?.epoch ?? 0), led: led.length, holders: row?.holders ?? 0 };
}
