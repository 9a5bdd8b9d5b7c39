import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../support/database.ts';
import { pass, raise, seriesKeyOf, submitReport } from './support/actions.ts';
import { difference, dump } from './support/dump.ts';
import { catchUp, freshIndex, indexerOf } from './support/index.ts';
import { createWorld, type World } from './support/world.ts';

let world: World;
let story: Record<string, string[]>;

beforeAll(async () => {
  world = await createWorld();
  await raise(world, 1, [0, 1, 2, 3, 4]);
  await pass(world, 90n);
  await submitReport(world, 1, { payment: 5_000_000n, flag: 0 });
  for (const holder of world.people.slice(0, 5)) {
    await world.act(holder, { kind: 'claimPayout', seriesKey: seriesKeyOf(world, 1), holder });
  }
  story = await freshIndex(world);
});
afterAll(() => world.stop());

describe('following a chain', () => {
  it('brings in every table from the first block', () => {
    for (const [table, rows] of Object.entries(story)) {
      if (table !== 'attestors') expect(rows, table).not.toEqual([]);
    }
  });

  it('holds the same whatever the size of its batches', async () => {
    await using database = await createTestDatabase();
    await catchUp(indexerOf(world, database.prisma, { batchBlocks: 1 }));
    expect(difference(await dump(database.prisma), story)).toEqual({});
  });
});
