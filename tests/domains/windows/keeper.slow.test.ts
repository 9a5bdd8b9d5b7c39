import type { EvmAddress } from '@income-series/protocol/hex';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noticeBuyOut, pass, raise, seriesKeyOf } from '../../indexing/support/actions.ts';
import { happens } from '../../indexing/support/stage.ts';
import { commitOrder, revealOrder } from '../../indexing/support/windows.ts';
import { createWorld } from '../../indexing/support/world.ts';
import { createKeeperSetup, type KeeperSetup, until } from '../../keepers/support/setup.ts';
import { NODES } from '../../support/chain-node/index.ts';
import { EXHAUSTIVE, some } from '../../support/exhaustive.ts';

const SERIES = 10;
let setup: KeeperSetup;
let key: string;
describe.each(some(NODES, 1))('behind %s', (_, manners) => {
  beforeAll(async () => {
    setup = await createKeeperSetup(await createWorld(manners));
    key = seriesKeyOf(setup.world, SERIES);
    await raise(setup.world, SERIES, [0, 1, 2, 3]);
  });
  afterAll(async () => {
    await setup.close();
    await setup.world.stop();
  });

  const windows = () =>
    setup.database.prisma.tradingWindow.findMany({ where: { seriesKey: key }, orderBy: { window: 'asc' } });
  const orders = (window: number) => setup.database.prisma.windowOrder.findMany({ where: { seriesKey: key, window } });
  const phase = async (window: number) => (await windows()).find((row) => row.window === window)?.phase;
  const delivered = async (window: number) =>
    (await orders(window)).filter(({ delivery }) => delivery === 'DELIVERED').length;

  describe('the window keeper', () => {
    it('opens the first window an interval after the activation, and not before', async () => {
      const keepers = setup.start();
      await pass(setup.world, 29n);
      await setup.indexed();
      await until(() => keepers.status().runs.window !== undefined);
      expect(await windows()).toEqual([]);
      await pass(setup.world, 2n);
      await until(async () => (await phase(1)) === 'COMMIT');
      await keepers.stop();
    });

    it('settles it and delivers every order once, without the one that was not revealed', async () => {
      const { world } = setup;
      for (const person of [0, 1, 3, 4, 5]) await happens(commitOrder(world, SERIES, person));
      await pass(world, 3n);
      for (const person of [0, 1, 3, 5]) await happens(revealOrder(world, SERIES, person));
      await pass(world, 2n);
      await setup.indexed();
      const keepers = setup.start();
      await until(async () => (await phase(1)) === 'DONE' && (await delivered(1)) === 4);
      const { volume } = (await windows())[0] ?? {};
      expect(volume).toBeGreaterThan(0n);
      const deliveries = await setup.database.prisma.chainEvent.findMany({ where: { name: 'OrderDelivered' } });
      expect(deliveries.map(({ args }) => (args as { trader: EvmAddress }).trader).sort()).toEqual(
        [0, 1, 3, 5].map((person) => world.people[person] as EvmAddress).sort(),
      );
      await keepers.stop();
    });

    it('opens the next one an interval after the last, and voids one that nobody settled in time', async () => {
      const { world } = setup;
      const keepers = setup.start();
      await pass(world, 26n);
      await until(async () => (await phase(2)) === 'COMMIT');
      await keepers.stop();
      await happens(commitOrder(world, SERIES, 5));
      await pass(world, 20n);
      await setup.indexed();
      const again = setup.start();
      await until(async () => (await phase(2)) === 'VOID' && (await delivered(2)) === 1);
      expect((await windows())[1]).toMatchObject({ voidReason: 'TIMEOUT' });
      await again.stop();
    });

    if (EXHAUSTIVE)
      it('voids the window of a series that is over, at once', async () => {
        const { world } = setup;
        const keepers = setup.start();
        await pass(world, 24n);
        await happens(noticeBuyOut(world, seriesKeyOf(world, SERIES)));
        await until(async () => (await phase(3)) === 'COMMIT');
        await happens(world.issue('buyOut', [seriesKeyOf(world, SERIES)]));
        await until(async () => (await phase(3)) === 'VOID');
        expect((await windows())[2]).toMatchObject({ voidReason: 'SERIES_OVER' });
        await pass(world, 60n);
        await setup.indexed();
        await until(async () => (await setup.database.prisma.keeperRun.count({ where: { state: 'RUNNING' } })) === 0);
        expect(await windows()).toHaveLength(3);
        await keepers.stop();
        expect(await setup.database.prisma.keeperRun.count({ where: { keeper: 'window', state: 'FAILED' } })).toBe(0);
      });
  });
});
