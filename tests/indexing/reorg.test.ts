import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resetIndex } from '../../src/indexing/reset.ts';
import { modules } from '../../src/modules.ts';
import { createTestDatabase } from '../support/database.ts';
import { assertRuns, FULL, some } from '../support/exhaustive.ts';
import { pass, raise } from './support/actions.ts';
import { difference, dump, PEOPLE_TABLES } from './support/dump.ts';
import { BOUND, catchUp, catchUpToHalt, freshIndex, indexerOf } from './support/index.ts';
import { insertPeople } from './support/people.ts';
import { type Act, play, script } from './support/script.ts';
import { createWorld, type World } from './support/world.ts';

let world: World;
let origin: string;

beforeAll(async () => {
  world = await createWorld();
  await raise(world, 0, [0, 1, 2, 3]);
  await pass(world, 80n); // its first period is open
  origin = await world.anvil.rpc('evm_snapshot');
});
afterAll(() => world.stop());

/** Every run begins on the chain as it was at first; a snapshot serves once. */
async function rewind(): Promise<void> {
  await world.anvil.rpc('evm_revert', origin);
  origin = await world.anvil.rpc('evm_snapshot');
}

/** A pause that begins when a signed true-up is too old already: a signature that one history drops, no other may keep. */
const PAUSE_AFTER_AGE: [Act[], { lost: Act[]; kept: Act[]; batch: number }[]] = [
  [{ what: 'pause', series: 0, person: 0, size: 9 }],
  [
    {
      lost: [{ what: 'trueUp', series: 0, person: 0, size: 0 }],
      kept: [{ what: 'buyOut', series: 0, person: 0, size: 0 }],
      batch: 1,
    },
  ],
];

const height = () => world.client.getBlockNumber();

describe('a reorganisation', () => {
  it('leaves what a fresh index would hold, whatever happened on either branch', async () => {
    let depths = 0;
    await assertRuns(
      fc.asyncProperty(
        script(0, 20),
        fc.array(fc.record({ lost: script(1, 10), kept: script(1, 10), batch: fc.integer({ min: 1, max: 40 }) }), {
          minLength: 1,
          maxLength: 2,
        }),
        async (before, forks) => {
          await rewind();
          await using database = await createTestDatabase();
          const indexer = indexerOf(world, database.prisma);
          await insertPeople(database.prisma, world);
          await play(world, before);
          await catchUp(indexer);
          for (const { lost, kept, batch } of forks) {
            const at = await world.anvil.rpc<string>('evm_snapshot');
            const from = await height();
            await play(world, lost);
            if ((await height()) - from > BigInt(BOUND)) return;
            await catchUp(indexer);
            await world.anvil.rpc('evm_revert', at);
            await world.anvil.clock.advance(3_601n); // no block of the other branch has this time
            await play(world, kept);
            depths += (await catchUp(indexerOf(world, database.prisma, { batchBlocks: batch }))).taken;
          }
          expect(difference(await dump(database.prisma), await freshIndex(world))).toEqual({});
          const people = await dump(database.prisma, PEOPLE_TABLES);
          await resetIndex(database.prisma, world.chain, modules);
          await catchUp(indexerOf(world, database.prisma, { batchBlocks: forks[0]?.batch ?? 1 }));
          expect(difference(await dump(database.prisma, PEOPLE_TABLES), people)).toEqual({});
        },
      ),
      { all: 9, quick: 2, examples: [PAUSE_AFTER_AGE] },
    );
    if (FULL) expect(depths).toBeGreaterThan(0); // one history alone may have refused acts only
  });

  it.each(some([1, 2, BOUND, BOUND - 1], 2))('is followed %i blocks deep', async (depth) => {
    await rewind();
    await using database = await createTestDatabase();
    const indexer = indexerOf(world, database.prisma);
    const at = await world.anvil.rpc<string>('evm_snapshot');
    await fork(depth, 0);
    await catchUp(indexer);
    await world.anvil.rpc('evm_revert', at);
    await fork(depth, 1);
    const last = await catchUp(indexer);
    expect(last.taken).toBe(depth);
    expect(difference(await dump(database.prisma), await freshIndex(world))).toEqual({});
  });

  it('may end in a shorter chain', async () => {
    await rewind();
    await using database = await createTestDatabase();
    const indexer = indexerOf(world, database.prisma);
    const at = await world.anvil.rpc<string>('evm_snapshot');
    await fork(20, 0);
    await catchUp(indexer);
    await world.anvil.rpc('evm_revert', at);
    await fork(3, 1);
    expect(await catchUp(indexer)).toMatchObject({ taken: 20 });
    expect(difference(await dump(database.prisma), await freshIndex(world))).toEqual({});
  });

  it.each([0, 1, 2])('after %i steps spoils what was read ahead, and nothing of it is indexed', async (steps) => {
    await rewind();
    await using database = await createTestDatabase();
    await catchUp(indexerOf(world, database.prisma));
    const indexer = indexerOf(world, database.prisma, { batchBlocks: 4 });
    const at = await world.anvil.rpc<string>('evm_snapshot');
    await fork(20, 0);
    for (let step = 0; step <= steps; step += 1) expect(await indexer.step()).toMatchObject({ kind: 'advanced' });
    await world.anvil.rpc('evm_revert', at);
    await fork(20, 1);
    expect(await catchUp(indexer)).toMatchObject({ taken: 4 * (steps + 1) });
    expect(difference(await dump(database.prisma), await freshIndex(world))).toEqual({});
  });

  it('does not disturb two workers that read ahead of each other', async () => {
    await rewind();
    await using database = await createTestDatabase();
    await fork(20, 0);
    const workers = [3, 5].map((batchBlocks) => indexerOf(world, database.prisma, { batchBlocks }));
    for (let idle = false; !idle; ) {
      const steps = await Promise.all(workers.map((worker) => worker.step()));
      idle = steps.every(({ kind }) => kind === 'idle');
    }
    expect(difference(await dump(database.prisma), await freshIndex(world))).toEqual({});
  });

  it('deeper than the bound halts the index and leaves every row as it was', async () => {
    await rewind();
    await using database = await createTestDatabase();
    const indexer = indexerOf(world, database.prisma);
    const at = await world.anvil.rpc<string>('evm_snapshot');
    await fork(BOUND + 1, 0);
    await catchUp(indexer);
    const { indexer_cursor: _, ...rows } = await dump(database.prisma);
    await world.anvil.rpc('evm_revert', at);
    await fork(BOUND + 1, 1);
    expect(await catchUpToHalt(indexer)).toMatchObject({ kind: 'halted', halted: 'REORG_TOO_DEEP', taken: 0 });
    expect(await catchUp(indexer)).toMatchObject({ kind: 'halted', halted: 'REORG_TOO_DEEP' });
    const { indexer_cursor: cursor, ...after } = await dump(database.prisma);
    expect(difference(after, rows)).toEqual({});
    expect(cursor?.[0]).toContain('"halted": "REORG_TOO_DEEP"');
  });

  it('is not seen in a node that is only behind', async () => {
    await rewind();
    await using database = await createTestDatabase();
    const indexer = indexerOf(world, database.prisma);
    const at = await world.anvil.rpc<string>('evm_snapshot');
    await fork(5, 0);
    await catchUp(indexer);
    const rows = await dump(database.prisma);
    await world.anvil.rpc('evm_revert', at);
    expect(await catchUp(indexer)).toMatchObject({ kind: 'idle', taken: 0 });
    expect(difference(await dump(database.prisma), rows)).toEqual({});
  });
});

/** So many blocks, the first with an act of one branch or the other, all of them with other hashes. */
async function fork(depth: number, branch: number): Promise<void> {
  const acts: readonly Act[] = [{ what: 'verify', series: 0, person: 1 + branch, size: 1 }];
  const before = await height();
  await play(world, acts);
  const rest = before + BigInt(depth) - (await height());
  if (rest > 0n) await world.anvil.rpc('anvil_mine', `0x${rest.toString(16)}`);
}
