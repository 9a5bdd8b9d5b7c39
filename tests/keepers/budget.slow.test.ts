// The day's budget of the keepers: calls with a deadline come first, by their deadlines, and have a part of it to themselves.

import type { Bytes32 } from '@income-series/protocol/hex';
import { afterEach, describe, expect, it } from 'vitest';
import type { ContractCall } from '../../src/domains/transaction/index.ts';
import type { Keepers } from '../../src/keepers/start.ts';
import { commitBid, createSeries, pass, revealBid, seriesKeyOf } from '../indexing/support/actions.ts';
import { forFile } from '../support/for-file.ts';
import { createKeeperSetup, type KeeperSetup, until } from './support/setup.ts';

const PEOPLE = [0, 1, 2, 3, 4, 5, 6, 7];
const DAY_MS = 86_400_000;
const setup = await forFile(createKeeperSetup());

const running: Keepers[] = [];
const stopAll = () => Promise.all(running.splice(0).map((keepers) => keepers.stop()));
afterEach(stopAll);
const start = (options: Parameters<KeeperSetup['start']>[0] = {}) => {
  const keepers = setup.start(options);
  running.push(keepers);
  return keepers;
};

const keyOf = (series: number) => seriesKeyOf(setup.world, series);
const seriesRow = (series: number) =>
  setup.database.prisma.series.findUniqueOrThrow({ where: { chain_key: { chain: 'evm:10143', key: keyOf(series) } } });
const deliveredCount = (series: number) =>
  setup.database.prisma.bid.count({ where: { seriesKey: keyOf(series), delivery: 'DELIVERED' } });
const runs = () => setup.database.prisma.keeperRun.findMany({ orderBy: { startedAt: 'asc' } });
const spent = async () => (await runs()).reduce((sum, row) => sum + BigInt(row.spent.toFixed(0)), 0n);
const balance = async () => BigInt(await setup.world.anvil.rpc<string>('eth_getBalance', setup.keeper, 'latest'));
const limited = async () => (await runs()).filter(({ errorCode }) => errorCode === 'SPENDING_LIMIT').length;
const bookingOf = async (call: ContractCall) => {
  const quote = await setup.relayer().quote(call);
  if (quote.kind !== 'OPEN') throw new Error(quote.kind);
  return quote.maxCost;
};
const settling = (series: number): ContractCall => ({ kind: 'settleStep', seriesKey: keyOf(series), maxBids: 50 });

/** Raises past their reveal. */
async function revealed(...series: readonly number[]): Promise<void> {
  const { world } = setup;
  for (const one of series) {
    await createSeries(world, one);
    for (const person of PEOPLE) await commitBid(world, one, person);
  }
  await pass(world, 1n);
  for (const one of series) for (const person of PEOPLE) await revealBid(world, one, person);
  await pass(world, 1n);
}

/** Settled, and past their gates: their bids are to be delivered. */
async function gated(...series: readonly number[]): Promise<void> {
  const { world } = setup;
  for (const one of series) {
    while (await world.act(world.owner, settling(one)));
    await world.act(world.owner, { kind: 'passGate', seriesKey: keyOf(one) as Bytes32 });
  }
  await setup.indexed();
}

describe('with a small budget', () => {
  it('deliveries leave what settles a raise and passes its gate, also after a restart', async () => {
    const before = await balance();
    await revealed(1, 3, 4);
    const dailyLimit = 2n * (await bookingOf(settling(1)));
    await gated(1, 3, 4);
    const seriesAt = [1, 3, 4];
    const delivered = async () => (await Promise.all(seriesAt.map(deliveredCount))).reduce((sum, n) => sum + n, 0);

    start({ dailyLimit });
    await until(async () => (await limited()) > 1);
    await stopAll();
    await setup.indexed();
    expect(await delivered()).toBeGreaterThan(0);
    expect(await spent()).toBe(before - (await balance()));
    expect(await spent()).toBeLessThanOrEqual(dailyLimit / 2n);

    await revealed(6); // its gate ends in four days, while deliveries wait first in line
    await setup.indexed();
    start({ dailyLimit });
    await until(async () => (await seriesRow(6)).state === 'ACTIVE');
    await stopAll();
    await setup.indexed();
    expect(await delivered()).toBeLessThan(24);
    expect(await spent()).toBe(before - (await balance()));
    expect(await spent()).toBeLessThanOrEqual(dailyLimit);

    setup.clock.advance(DAY_MS);
    start();
    await until(async () => (await delivered()) === 24 && (await deliveredCount(6)) === 8);
  });

  it('the raise whose gate ends first is settled first', async () => {
    await setup.database.prisma.keeperRun.deleteMany();
    await revealed(7);
    await revealed(9); // created later, so that its gate ends later
    await setup.indexed();
    start({ dailyLimit: await bookingOf(settling(7)) });
    await until(async () => (await limited()) > 0);
    await stopAll();
    await setup.indexed(); // a row has its new state only then
    expect((await seriesRow(9)).state).toBe('RAISING');
    expect((await seriesRow(7)).state).not.toBe('RAISING'); // also past its gate if the settlement cost less than was booked
  });
});
