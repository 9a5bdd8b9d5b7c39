import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDatabase, type Database } from '../../src/adapters/db/database.ts';
import type { Keeper } from '../../src/keepers/keeper.ts';
import { startKeepers } from '../../src/keepers/start.ts';
import { createTestClock } from '../support/clock.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { eventually } from '../support/eventually.ts';
import { type PostgresProxy, startPostgresProxy } from '../support/postgres-proxy.ts';

// A run whose beginning or end was committed without an answer, or not at all, does not stay RUNNING while its leader goes on.

const CHAIN = 'evm:10143';
let database: TestDatabase;
let proxy: PostgresProxy;
let behind: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  const url = new URL(database.url);
  proxy = await startPostgresProxy({ host: url.hostname, port: Number(url.port) });
  url.port = `${proxy.port}`;
  behind = createDatabase({ url: url.href });
});
afterAll(async () => {
  await behind.close();
  await proxy.close();
  await database.drop();
});

it.each([
  ['its beginning was done and not answered', 'answer', 0],
  ['its end was not done', 'request', 2],
] as const)('what a leader left because %s is closed by its next run', async (_, what, commitsBefore) => {
  await database.prisma.keeperRun.deleteMany();
  let runs = 0;
  const keeper: Keeper = {
    name: 'purge',
    everyMs: 20,
    async run(run) {
      runs += 1;
      if (runs > 1) return;
      if (commitsBefore === 0) proxy.lose(what, 1);
      await run.deleted(1); // begins the row, and counts
      if (commitsBefore > 0) proxy.lose(what, 2); // its end, and the end that says that it failed
    },
  };
  const keepers = startKeepers({
    ...{ db: behind.prisma, url: database.url, evm: null, relayer: null, dailyLimit: 1n, purges: false },
    chain: { name: CHAIN, head: () => Promise.reject(new Error('not asked')) },
    modules: [{ keepers: () => [keeper] }],
    clock: createTestClock(),
    log: { info: () => {}, warn: () => {}, error: () => {} },
    intervalMs: 20,
  });
  await eventually(() => expect(runs).toBeGreaterThan(2));
  await keepers.stop();
  expect((await database.prisma.keeperRun.findMany()).map(({ state }) => state)).toEqual(['LOST']);
});
