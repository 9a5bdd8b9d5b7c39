import { systemClock } from '@income-series/protocol/clock';
import { expect, it } from 'vitest';
import { commitBid, createSeries, pass, revealBid, seriesKeyOf } from '../indexing/support/actions.ts';
import { forFile } from '../support/for-file.ts';
import { createKeeperSetup, until } from './support/setup.ts';

const setup = await forFile(createKeeperSetup());

const PEOPLE = [0, 1, 2, 3, 4, 5, 6, 7];
const ALL = [1, 2, 3];

it('leaders that lose their connections hand over: no runs overlap, every bid is delivered once', async () => {
  const { world, database } = setup;
  const { prisma } = database;
  for (const series of ALL) await createSeries(world, series);
  for (const series of ALL) for (const person of PEOPLE) await commitBid(world, series, person);
  await pass(world, 1n);
  for (const series of ALL) for (const person of PEOPLE) await revealBid(world, series, person);
  await pass(world, 1n);
  await setup.indexed();

  const all = [1, 2, 3].map(() => setup.start({ clock: systemClock, intervalMs: 10 }));
  const leading = () => all.filter((keepers) => keepers.status().leads);
  const delivered = () => prisma.bid.count({ where: { delivery: 'DELIVERED' } });
  /** Ends the leader's session at the server, as a restart of it does. */
  const terminate = () => prisma.$queryRaw`
    SELECT pg_terminate_backend(pid) FROM pg_locks JOIN pg_stat_activity USING (pid)
    WHERE locktype = 'advisory' AND granted AND mode = 'ExclusiveLock' AND application_name = 'income-series-leader'
      AND datname = current_database()`; // those who wait share a lock that says that they have a key
  let changes = 0;
  for (let before = -1; (await delivered()) < ALL.length * PEOPLE.length; ) {
    await until(async () => leading().length === 1 && ((await delivered()) > before || (await delivered()) === 24));
    before = await delivered();
    if (changes < 6) {
      await terminate();
      changes += 1;
    }
  }
  await Promise.all(all.map((keepers) => keepers.stop()));
  expect(changes).toBeGreaterThan(2);

  for (const series of ALL) {
    const where = { seriesKey: seriesKeyOf(world, series), name: 'BidDelivered' };
    expect(await prisma.chainEvent.count({ where })).toBe(PEOPLE.length);
  }
  const runs = await prisma.keeperRun.findMany({ orderBy: [{ startedAt: 'asc' }, { id: 'asc' }] });
  for (const keeper of new Set(runs.map((run) => run.keeper))) {
    const own = runs.filter((run) => run.keeper === keeper);
    for (const [i, run] of own.slice(1).entries()) {
      expect(own[i]?.finishedAt?.getTime() ?? Number.POSITIVE_INFINITY).toBeLessThanOrEqual(run.startedAt.getTime());
    }
  }
  expect(new Set(runs.map(({ state }) => state))).not.toContain('RUNNING');
  const booked = runs.reduce((sum, { spent }) => sum + BigInt(spent.toFixed(0)), 0n);
  const left = BigInt(await world.anvil.rpc<string>('eth_getBalance', setup.keeper, 'latest'));
  expect(booked).toBeGreaterThanOrEqual(10n ** 21n - left);
});
