import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { PrismaClient } from '../../../src/generated/prisma/client.ts';
import { resetIndex } from '../../../src/indexing/reset.ts';
import { modules } from '../../../src/modules.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';
import { pass, RATE, raise } from './actions.ts';
import { difference, dump, PEOPLE_TABLES } from './dump.ts';
import { catchUp, indexerOf } from './index.ts';
import { createWorld, type World } from './world.ts';

/** The series of the stage: raised, its first period open, which the feed has no rate for. */
export const SERIES = 0;

/** For every test the same chain with one series, and a database whose index is up to it. */
export interface Stage {
  readonly world: World;
  readonly db: PrismaClient;
  index(): Promise<{ readonly taken: number }>;
  /** The time of the chain's last block. */
  time(): Promise<Date>;
  /**
   * What `read` answers while `act` is on the chain, and after a reorganisation that leaves it out. Both times an index
   * made again ends at the same rows.
   */
  thenUndone<T>(
    read: () => Promise<T>,
    act: () => Promise<unknown>,
  ): Promise<{ readonly during: T; readonly after: T }>;
  /** Makes the index again and expects the rows that people wrote to end as they are. */
  remade(): Promise<void>;
}

/** An act of a test that the contracts must accept. */
export async function happens(step: Promise<unknown>): Promise<void> {
  if ((await step) === false) throw new Error('the contracts refused a step');
}

async function openFirstPeriod(world: World): Promise<void> {
  await happens(world.govern('fxFeed', 'publish', [840, RATE]));
  await raise(world, SERIES, [0, 1, 2]);
  await pass(world, 80n, { feedRests: true });
}

/** The index as it is before the first test of a file: this process makes it once, because its chain is the same each time. */
let indexed: TestDatabase | undefined;

async function indexOf(world: World): Promise<TestDatabase> {
  const database = await createTestDatabase({ keep: true });
  await catchUp(indexerOf(world, database.prisma));
  await database.close();
  return database;
}

/** Sets the stage up around the tests of a file. */
export function useStage(): Stage {
  let world: World;
  let origin: string;
  let database: TestDatabase;

  beforeAll(async () => {
    world = await createWorld(undefined, { steps: openFirstPeriod });
    indexed ??= await indexOf(world);
    origin = await world.anvil.rpc('evm_snapshot');
  });
  afterAll(() => world.stop());

  beforeEach(async () => {
    if (indexed === undefined) throw new Error('there is no index to copy');
    await world.anvil.rpc('evm_revert', origin);
    origin = await world.anvil.rpc('evm_snapshot');
    database = await createTestDatabase({ copyOf: indexed });
    await stage.index();
    return () => database.drop();
  });

  const stage: Stage = {
    get world() {
      return world;
    },
    get db() {
      return database.prisma;
    },
    index: () => catchUp(indexerOf(world, database.prisma)),
    time: async () => new Date(Number(await world.anvil.clock.now()) * 1000),

    async thenUndone(read, act) {
      const snapshot = await world.anvil.rpc('evm_snapshot');
      await happens(act());
      await stage.index();
      const during = await read();
      await stage.remade();
      await world.anvil.rpc('evm_revert', snapshot);
      await pass(world, 1n);
      expect((await stage.index()).taken).toBeGreaterThan(0);
      const after = await read();
      await stage.remade();
      return { during, after };
    },

    async remade() {
      const rows = await dump(database.prisma, PEOPLE_TABLES);
      await resetIndex(database.prisma, world.chain, modules);
      for (const [table, left] of Object.entries(await dump(database.prisma, PEOPLE_TABLES))) {
        expect(left, table).toHaveLength(rows[table]?.length ?? 0);
      }
      await stage.index();
      expect(difference(await dump(database.prisma, PEOPLE_TABLES), rows)).toEqual({});
    },
  };
  return stage;
}
