import type { EvmAddress } from '@income-series/protocol/hex';
import { nextPeriod, periodAt, periodEnd } from '@income-series/protocol/period';
import { expect, it } from 'vitest';
import { pass, raise, seriesKeyOf, submitReport } from '../../indexing/support/actions.ts';
import { approvePause, requestPause, routeIncome } from '../../indexing/support/attestors.ts';
import { happens } from '../../indexing/support/stage.ts';
import { commitOrder, openWindow, revealOrder, TRADED } from '../../indexing/support/windows.ts';
import { createKeeperSetup, until } from '../../keepers/support/setup.ts';
import { forFile } from '../../support/for-file.ts';

const [PLAIN, ROUTED] = [1, 3];
const setup = await forFile(createKeeperSetup());

const row = (series: number) =>
  setup.database.prisma.series.findUniqueOrThrow({
    where: { chain_key: { chain: 'evm:10143', key: seriesKeyOf(setup.world, series) } },
  });
const periods = async (series: number) => {
  const where = { seriesKey: seriesKeyOf(setup.world, series) };
  return (await setup.database.prisma.period.findMany({ where, orderBy: { period: 'asc' } })).map(({ state }) => state);
};
/** To so many days after a time. */
const after = async (from: bigint, days: bigint) => {
  const missing = from + days * 86_400n - (await setup.world.anvil.clock.now());
  if (missing > 0n) await setup.world.anvil.clock.advance(missing);
};

it('the period keeper takes two series through their terms to their ends', async () => {
  const { world } = setup;
  const [attestor] = world.attestors;
  const first = periodAt(await world.anvil.clock.now());
  const second = nextPeriod(first);
  const last = nextPeriod(second);
  const term = { firstPeriod: first, lastPeriod: second };
  await raise(world, PLAIN, [0, 1, 2], { firstPeriod: first, lastPeriod: last });
  await raise(world, ROUTED, [0, 1, 3], { ...term, routed: true });
  await happens(routeIncome(world, ROUTED, world.people[5] as EvmAddress, 900_000_001n));
  await setup.indexed();
  const keepers = setup.start();

  // Until then the routed report is the issuer's alone.
  await after(periodEnd(first), 46n);
  await until(async () => (await periods(ROUTED))[0] === 'REPORTED');
  await happens(routeIncome(world, ROUTED, world.people[5] as EvmAddress, 7n));
  await happens(submitReport(world, PLAIN, { payment: 40_000_003n, flag: 0, attestor }));
  // Paused over the end of the second quarter's windows: deferred, not missed; then nobody but the keeper ends it.
  await after(periodEnd(second), 46n);
  await until(async () => (await row(ROUTED)).state === 'TAIL');
  await happens(requestPause(world, PLAIN, attestor));
  await happens(approvePause(world, PLAIN, attestor, 120n));
  await after(periodEnd(second), 91n);
  await until(async () => (await periods(PLAIN))[1] === 'DEFERRED');
  await pass(world, 76n);
  await until(async () => (await row(PLAIN)).state === 'ACTIVE');
  await until(async () => (await row(ROUTED)).state === 'CLOSED');
  expect((await row(ROUTED)).closeReason).toBe('TERM');

  // The windows of both quarters were longer by the pause.
  await after(periodEnd(second), 211n);
  await until(async () => (await periods(PLAIN))[1] === 'MISSED');
  await after(periodEnd(last), 170n);
  await until(async () => (await periods(PLAIN))[2] === 'MISSED');
  await until(async () => (await row(PLAIN)).state === 'TAIL');
  await pass(world, 91n);
  await until(async () => (await row(PLAIN)).state === 'CLOSED');
  expect(await periods(PLAIN)).toEqual(['REPORTED', 'MISSED', 'MISSED']);
  await keepers.stop();
  const runs = await setup.database.prisma.keeperRun.findMany({ where: { keeper: 'period' } });
  expect(runs.every(({ state, failed }) => state === 'DONE' && failed === 0)).toBe(true);
  // Two routed reports, a deferral, the end of the pause, two misses and two closings.
  expect(runs.reduce((sum, { done }) => sum + done, 0)).toBe(8);
});

it('a report that is due waits until the window that is due is settled, and no transaction is wasted', async () => {
  const { world, database } = setup;
  const first = periodAt(await world.anvil.clock.now());
  await raise(world, TRADED, [0, 1, 2, 3], { firstPeriod: first, lastPeriod: nextPeriod(first), routed: true });
  await happens(routeIncome(world, TRADED, world.people[5] as EvmAddress, 900_000_001n));
  await after(periodEnd(first), 41n);
  await happens(openWindow(world, TRADED));
  for (const person of [0, 1, 3, 5]) await happens(commitOrder(world, TRADED, person));
  await pass(world, 3n);
  for (const person of [0, 1, 3, 5]) await happens(revealOrder(world, TRADED, person));
  await pass(world, 2n);
  await setup.indexed();
  const sent = () => world.client.getTransactionCount({ address: setup.keeper });
  const runsOf = () => database.prisma.keeperRun.findMany();
  const doneOf = async () => (await runsOf()).reduce((sum, { done }) => sum + done, 0);
  const before = { done: await doneOf(), sent: await sent(), lines: setup.lines.length };
  const keepers = setup.start();
  const key = seriesKeyOf(world, TRADED);
  await until(async () => (await periods(TRADED))[0] === 'REPORTED');
  const [window] = await database.prisma.tradingWindow.findMany({ where: { seriesKey: key } });
  expect(window).toMatchObject({ phase: 'DONE', voidReason: null });
  await keepers.stop();
  // Each transaction of the keepers' account did what it was sent for.
  expect((await sent()) - before.sent).toBe((await doneOf()) - before.done);
  expect((await runsOf()).every(({ state, failed }) => state === 'DONE' && failed === 0)).toBe(true);
  expect(setup.lines.slice(before.lines).filter(({ level }) => level !== 'info')).toEqual([]);
});
