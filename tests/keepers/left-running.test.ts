import { expect, it } from 'vitest';
import type { Keeper } from '../../src/keepers/keeper.ts';
import { startKeepers } from '../../src/keepers/start.ts';
import { createDatabaseBehindProxy } from '../support/behind-proxy.ts';
import { createTestClock } from '../support/clock.ts';
import { eventually } from '../support/eventually.ts';
import { forFile } from '../support/for-file.ts';

// A run whose beginning or end was committed without an answer, or not at all, does not stay RUNNING while its leader goes on.

const CHAIN = 'evm:10143';
const way = await forFile(createDatabaseBehindProxy());

it.each([
  ['its beginning was done and not answered', 'answer', 0, 20, 3],
  ['its end was not done', 'request', 2, 20, 3],
  ['its end was not done, though it rests for an hour', 'request', 2, 3_600_000, 2],
] as const)(
  'what a leader left because %s is closed by its next run',
  async (_, what, commitsBefore, everyMs, least) => {
    const { database, proxy, behind } = way;
    await database.prisma.keeperRun.deleteMany();
    let runs = 0;
    const keeper: Keeper = {
      name: 'purge',
      everyMs,
      async run(run) {
        runs += 1;
        if (runs > 1) return;
        if (commitsBefore === 0) proxy.lose(what, 1);
        await run.deleted(1); // begins the row, and counts
        if (commitsBefore > 0) proxy.lose(what, 2); // its end, and the end that says that it failed
      },
    };
    const keepers = startKeepers({
      ...{
        db: behind.prisma,
        url: database.url,
        evm: null,
        prices: async () => ({ cost: () => 0n, booking: () => 0n }),
        relayer: null,
        dailyLimit: 1n,
        purges: false,
      },
      chain: { name: CHAIN, head: () => Promise.reject(new Error('not asked')) },
      modules: [{ keepers: () => [keeper] }],
      clock: createTestClock(),
      log: { info: () => {}, warn: () => {}, error: () => {} },
      intervalMs: 20,
    });
    await eventually(() => expect(runs).toBeGreaterThanOrEqual(least));
    await keepers.stop();
    expect((await database.prisma.keeperRun.findMany()).map(({ state }) => state)).toEqual(['LOST']);
  },
);
