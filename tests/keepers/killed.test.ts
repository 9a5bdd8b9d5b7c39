import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Address } from '../../src/core/hex.ts';
import { createHolder, letAllGo } from '../faults/support/locks.ts';
import { type NodeProxy, startNodeProxy } from '../faults/support/node-proxy.ts';
import { commitBid, createSeries, pass, raise, revealBid, seriesKeyOf } from '../indexer/support/actions.ts';
import { happens } from '../indexer/support/stage.ts';
import { tradeIn } from '../indexer/support/windows.ts';
import { createWorld, type World } from '../indexer/support/world.ts';
import type { Program } from '../support/program.ts';
import { type Office, openOffice, until } from './support/office.ts';
import { startWorkerProcess } from './support/worker-process.ts';

const RICH = 10n ** 21n;

let world: World;
let proxy: NodeProxy;
let office: Office;
const processes: Program[] = [];
const offices: Office[] = [];

beforeAll(async () => {
  world = await createWorld();
  proxy = await startNodeProxy(world.anvil.url);
});
afterEach(async () => {
  await Promise.all(processes.splice(0).map((one) => one.kill()));
  await world.anvil.rpc('evm_setAutomine', true);
  await letAllGo();
  await Promise.all(offices.splice(0).map((one) => one.close()));
});
afterAll(async () => {
  await proxy.close();
  await world.stop();
});

const start = (rpcUrl?: string): Program => {
  const one = startWorkerProcess(world, { databaseUrl: office.database.url, ...(rpcUrl ? { rpcUrl } : {}) });
  processes.push(one);
  return one;
};
const mine = () => world.anvil.rpc('evm_mine');
const automine = (on: boolean) => world.anvil.rpc('evm_setAutomine', on);
const inPool = async (atLeast: number) => {
  const pending = async () => Number((await world.anvil.rpc<{ pending: string }>('txpool_status')).pending);
  await vi.waitUntil(async () => (await pending()) >= atLeast, { timeout: 60_000, interval: 20 });
};

/** Where a worker is killed; resolves once it is dead and the chain goes on. */
const POINTS: Readonly<Record<string, () => Promise<void>>> = {
  async 'between booking and sending'() {
    const swallowed = proxy.swallow('eth_sendRawTransaction');
    const worker = start(proxy.url);
    await swallowed;
    await worker.kill();
    proxy.mend();
  },
  async 'after sending, before a block'() {
    await automine(false);
    const worker = start();
    await inPool(1);
    await worker.kill();
    await automine(true);
    await mine();
  },
  async 'after its block, before that was booked'() {
    await automine(false);
    const worker = start();
    await inPool(1);
    const holder = await createHolder(office.database);
    await holder.row('keeper_runs', 'state', 'RUNNING');
    await mine();
    await holder.waitedFor();
    await worker.kill();
    await automine(true);
    await holder.letGo();
  },
};

const PEOPLE = [0, 1, 2, 3];
/** What is due when the worker starts. */
const STAGES: Readonly<Record<string, (series: number) => Promise<void>>> = {
  async settlement(series) {
    await happens(createSeries(world, series));
    for (const person of PEOPLE) await happens(commitBid(world, series, person));
    await pass(world, 1n);
    for (const person of PEOPLE.slice(1)) await happens(revealBid(world, series, person));
    await pass(world, 1n);
  },
  async delivery(series) {
    await STAGES.settlement?.(series);
    const seriesKey = seriesKeyOf(world, series);
    while (await world.act(world.owner, { kind: 'settleStep', seriesKey, maxBids: 100 }));
    await happens(world.act(world.owner, { kind: 'passGate', seriesKey }));
  },
  async 'window settlement'(series) {
    await raise(world, series, PEOPLE);
    await tradeIn(world, series, [0, 1, 3, 4, 5], [0, 1, 3, 5]);
  },
};

const CASES = Object.keys(STAGES).flatMap((stage) => Object.keys(POINTS).map((point) => [stage, point] as const));

describe('a worker that is killed', () => {
  it.each(CASES.map(([stage, point], i) => [stage, point, i] as const))(
    'at a %s, %s',
    async (stage, point, i) => {
      const series = 10 + 8 * i; // what people bid and get depends on the number: with these there is enough to sell
      await STAGES[stage]?.(series);
      office = await openOffice(world);
      offices.push(office);
      const { prisma } = office.database;
      await world.anvil.rpc('anvil_setBalance', office.keeper, `0x${RICH.toString(16)}`);
      const seriesKey = seriesKeyOf(world, series);

      await POINTS[point]?.();
      const lost = await prisma.keeperRun.findMany({ where: { state: 'RUNNING' } });
      expect(lost.length).toBeGreaterThan(0);

      const second = start();
      const parcels = async () => [
        ...(await prisma.bid.findMany({ where: { seriesKey } })).map(({ bidder, delivery }) => ({ bidder, delivery })),
        ...(await prisma.windowOrder.findMany({ where: { seriesKey } })).map((row) => ({ ...row, bidder: row.trader })),
      ];
      const all = stage === 'window settlement' ? 9 : 4;
      await until(async () => {
        const rows = await parcels();
        return rows.length === all && rows.every(({ delivery }) => delivery === 'DELIVERED');
      });
      expect(await second.end(), second.lines.slice(-20).join('\n')).toBe(0);

      const names = ['BidDelivered', 'OrderDelivered'];
      const told = await prisma.chainEvent.findMany({ where: { seriesKey, name: { in: names } } });
      const who = told.map(({ name, args }) => `${name} ${Object.values(args as Record<string, Address>).join()}`);
      expect([who.length, new Set(who).size]).toEqual([all, all]);
      expect(await prisma.auctionDelivery.count()).toBe(0);

      const runs = await prisma.keeperRun.findMany();
      expect(runs.filter(({ state }) => state === 'LOST').map(({ id }) => id)).toEqual(lost.map(({ id }) => id));
      expect(runs.filter(({ state }) => state === 'RUNNING')).toEqual([]);
      const booked = runs.reduce((sum, { spent }) => sum + BigInt(spent.toFixed(0)), 0n);
      const left = BigInt(await world.anvil.rpc<string>('eth_getBalance', office.keeper, 'latest'));
      expect(booked).toBeGreaterThanOrEqual(RICH - left);
      expect(RICH - left).toBeGreaterThan(0n);
    },
    120_000,
  );
});
