// Series that the program has and the service does not serve yet: the index goes past them, also with their rows in the same blocks.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commitPlan } from '../../../src/indexing/commit.ts';
import { modules } from '../../../src/modules.ts';
import { createRaiseWorld, deliverBid, sell, withdrawProceeds } from '../../contracts/solana/support/raises.ts';
import { blocksOf, CHAIN, DOMAIN, executedBy, recordChains, type Slot } from '../../domains/curve/support/recorded.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';

let blocks: readonly Slot[];
const databases: TestDatabase[] = [];

beforeAll(async () => {
  const recording = recordChains();
  const world = await createRaiseWorld();
  const [first, second, third] = world.traders as [(typeof world.traders)[0], ...typeof world.traders];
  await sell(world, [
    { bidder: first, price: 110n, quantity: 700n },
    { bidder: second as typeof first, price: 110n, quantity: 701n },
    { bidder: third as typeof first, price: 130n, quantity: 9n, reveal: false },
  ]);
  await world.chain.accept(await deliverBid(world, first));
  await world.chain.accept(withdrawProceeds(world));
  blocks = blocksOf(executedBy(world.chain));
  recording.mockRestore();
});

afterAll(async () => {
  for (const database of databases) await database[Symbol.asyncDispose]();
});

async function optionsOf(own = modules) {
  const database = await createTestDatabase();
  databases.push(database);
  return { db: database.prisma, chain: CHAIN, domain: DOMAIN, reorgBound: 1_000, modules: own, isRecent: () => true };
}

/** Writes blocks one by one, as the index follows a chain. */
async function follow(options: Awaited<ReturnType<typeof optionsOf>>, slots: readonly Slot[], after: Slot | null) {
  let from = after;
  for (const block of slots) {
    expect(await commitPlan(options, { from, blocks: [block] })).not.toBeNull();
    from = block;
  }
}

describe('a series that a raise sells', () => {
  it('is a fault of the index, if no module says that it is not served', async () => {
    const options = await optionsOf(modules.map(({ unservedSeries: _, ...module }) => module));
    await expect(follow(options, blocks, null)).rejects.toThrow(/[Ff]oreign key/);
  });

  it('is stored and has no row, whether it comes at once, block by block or again after a reorganisation', async () => {
    const names = blocks.flatMap(({ events }) => events.map(({ name }) => name));
    expect(names).toEqual(expect.arrayContaining(['RaiseCreated', 'BidCommitted', 'SeriesActivated', 'BidDelivered']));
    for (const way of ['at once', 'one by one']) {
      const options = await optionsOf();
      const { db } = options;
      const last = blocks.at(-1) as Slot;
      if (way === 'at once') expect(await commitPlan(options, { from: null, blocks })).not.toBeNull();
      else await follow(options, blocks, null);
      const rows = async () => [
        await db.series.count(),
        await db.bid.count(),
        await db.activityEvent.count(),
        await db.outboxMessage.count(),
      ];
      expect(await db.chainEvent.count()).toBe(names.length);
      expect(await rows()).toEqual([0, 0, 0, 0]);
      const middle = blocks.findIndex(({ events }) => events.some(({ name }) => name === 'BidCommitted'));
      const rolledBack = { from: last, rollbackTo: BigInt(middle), blocks: blocks.slice(middle) };
      expect(await commitPlan(options, rolledBack)).not.toBeNull();
      expect([await db.chainEvent.count(), ...(await rows())]).toEqual([names.length, 0, 0, 0, 0]);
    }
  });
});
