import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import { createDatabase } from '../../../src/adapters/db/database.ts';
import { mnemonicAccount, mnemonicKey } from '../../../src/adapters/evm/wallet.ts';
import type { Bytes32, EvmAddress } from '../../../src/core/hex.ts';
import type { ActivityRow } from '../../../src/domains/activity/model.ts';
import { activityOf } from '../../../src/domains/activity/projection.ts';
import { insertEvents } from '../../../src/indexing/event-store.ts';
import { clientOf } from '../../apps/start/support/client.ts';
import { commitBid, createSeries, pass, revealBid, seriesKeyOf } from '../../indexing/support/actions.ts';
import { happens } from '../../indexing/support/stage.ts';
import { createWorld } from '../../indexing/support/world.ts';
import { eventually } from '../../support/eventually.ts';
import { activityFeed, type Feed, openFeed, seriesToFollow } from '../../support/feed.ts';
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
  const close = async () => {
    for (const end of ended.reverse()) await end();
  };
  try {
    const [cluster, world] = await Promise.all([startCluster(), createWorld(undefined, { provingVerifier: true })]);
    ended.push(cluster.stop, world.stop);
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
    return { ...system, traffic: () => startTraffic(writers) };
  } catch (error) {
    await close();
    throw error;
  }
}

const BLOCK = `0x${'22'.repeat(32)}` as Bytes32;
const CONTRACT = `0x${'44'.repeat(20)}` as EvmAddress;
const PUBLISH_MS = 100;
let published = 0;

/** Stores an event of the public feed as the index does, again and again until the database has it. */
async function publish({ database }: FailoverSystem, seriesKey: Bytes32): Promise<void> {
  const record = {
    blockHash: BLOCK,
    logIndex: ++published,
    blockNumber: 7n,
    timestamp: BigInt(Math.floor(Date.now() / 1_000)),
    txHash: BLOCK,
    contract: CONTRACT,
    name: 'PeriodDeferred',
    seriesKey,
    args: { seriesKey, period: 20261 },
  };
  const { name, blockNumber } = record;
  const key = `${BLOCK}:${record.logIndex}`;
  const notice = { op: 'applied', chain: TEST_CHAIN, key, name, seriesKey, blockNumber: `${blockNumber}` };
  const row = { chain: TEST_CHAIN, ...(activityOf(record) as ActivityRow) };
  await eventually(() =>
    database.prisma.$transaction(async (tx) => {
      await insertEvents(tx, TEST_CHAIN, [record]);
      await tx.activityEvent.createMany({ data: [row], skipDuplicates: true });
      await tx.$queryRaw`SELECT count(pg_notify('chain_events', ${JSON.stringify(notice)}))`;
    }),
  );
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

/** Events of a series of its own, one after another, until they are ended. */
async function keepPublishing(system: FailoverSystem) {
  const seriesKey = await seriesToFollow(system);
  const feeds = await openFeeds(system, seriesKey);
  let stopping = false;
  const publishing = (async () => {
    for (; !stopping; await wait(PUBLISH_MS)) await publish(system, seriesKey);
  })();
  return async () => {
    stopping = true;
    await publishing;
    await feeds.complete();
  };
}

/** A raise that keepers settle and deliver once it is due, and feeds of it and of events that come all the time. */
export async function dueRaise(system: FailoverSystem, series: number) {
  const { world, database } = system;
  const seriesKey = seriesKeyOf(world, series);
  await happens(createSeries(world, series));
  for (const person of BIDDERS) await happens(commitBid(world, series, person));
  await pass(world, 1n);
  for (const person of BIDDERS) await happens(revealBid(world, series, person));
  const bids = () => database.prisma.bid.findMany({ where: { seriesKey } });
  await eventually(async () =>
    expect((await bids()).map(({ price }) => price !== null)).toEqual(BIDDERS.map(() => true)),
  );
  const feeds = await openFeeds(system, seriesKey);
  const published = await keepPublishing(system);
  return {
    /** Keepers may settle it now. */
    due: () => pass(world, 1n),
    /** Settled and delivered, and each feed had all of it. */
    async ends(): Promise<void> {
      await eventually(async () =>
        expect((await bids()).map(({ delivery }) => delivery)).toEqual(BIDDERS.map(() => 'DELIVERED')),
      );
      await feeds.complete();
      await published();
    },
  };
}

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

/** The last term of the keepers, and how many sessions hold its lock. */
export async function leadershipOf({ database }: FailoverSystem) {
  const [row] = await database.prisma.$queryRaw<{ epoch: bigint; holders: number }[]>`
    SELECT epoch, (SELECT count(*)::int FROM pg_locks WHERE locktype = 'advisory' AND granted AND objsubid = 1
      AND mode = 'ExclusiveLock' AND (classid::bigint << 32 | objid::bigint) = hashtextextended('leader:' || name, 0)) AS holders
    FROM leaderships WHERE name = ${`keepers:${TEST_CHAIN}`}`;
  return row;
}
