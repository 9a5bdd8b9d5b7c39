import type { EvmAddress } from '@income-series/protocol/hex';
import { nextPeriod, periodAt } from '@income-series/protocol/period';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { resetIndex } from '../../../src/indexing/reset.ts';
import { modules } from '../../../src/modules.ts';
import { pass, raise, seriesKeyOf } from '../../indexing/support/actions.ts';
import { difference, dump } from '../../indexing/support/dump.ts';
import { catchUp, freshIndex, indexerOf } from '../../indexing/support/index.ts';
import { happens } from '../../indexing/support/stage.ts';
import {
  commitOrder,
  deliverOrder,
  openWindow,
  revealOrder,
  runWindows,
  settleWindow,
  TRADED,
  tradeIn,
} from '../../indexing/support/windows.ts';
import { createWorld, type World } from '../../indexing/support/world.ts';
import { createTestDatabase } from '../../support/database.ts';

/** Its people bid as those of the story's series do. */
const SERIES = TRADED + 8;
let world: World;
/** The chain with the series, before its first window; a snapshot serves once. */
let origin: string;

beforeAll(async () => {
  world = await createWorld();
  const firstPeriod = periodAt(await world.anvil.clock.now());
  await raise(world, SERIES, [0, 1, 2, 3], { firstPeriod, lastPeriod: nextPeriod(nextPeriod(firstPeriod)) });
  origin = await world.anvil.rpc('evm_snapshot');
});
afterAll(() => world?.stop());
beforeEach(async () => {
  await world.anvil.rpc('evm_revert', origin);
  origin = await world.anvil.rpc('evm_snapshot');
});

const person = (index: number): EvmAddress => world.people[index] as EvmAddress;

describe('an index of windows', () => {
  it('is the same whatever the size of its batches, and when made again', async () => {
    await runWindows(world);
    const whole = await freshIndex(world);
    for (const batchBlocks of [50, 3]) {
      await using other = await createTestDatabase();
      await catchUp(indexerOf(world, other.prisma, { batchBlocks }));
      expect(difference(await dump(other.prisma), whole)).toEqual({});
      if (batchBlocks === 50) {
        await resetIndex(other.prisma, world.chain, modules);
        expect(await other.prisma.windowOrder.count()).toBe(0);
        await catchUp(indexerOf(world, other.prisma, { batchBlocks: 7 }));
        expect(difference(await dump(other.prisma), whole)).toEqual({});
      }
    }
  });
});

describe('a reorganisation in the middle of a window', () => {
  /**
   * Something is on the chain and indexed, then it never was and something else is: the index is as one that begins
   * now.
   */
  async function instead(lost: () => Promise<unknown>, kept: () => Promise<unknown>): Promise<void> {
    await using other = await createTestDatabase();
    await catchUp(indexerOf(world, other.prisma));
    const at = await world.anvil.rpc<string>('evm_snapshot');
    await lost();
    await catchUp(indexerOf(world, other.prisma));
    await world.anvil.rpc('evm_revert', at);
    await world.anvil.clock.advance(3_601n); // no block of the other branch has this time
    await kept();
    expect((await catchUp(indexerOf(world, other.prisma, { batchBlocks: 2 }))).taken).toBeGreaterThan(0);
    expect(difference(await dump(other.prisma), await freshIndex(world))).toEqual({});
  }

  it('follows orders that were other ones', async () => {
    await happens(openWindow(world, SERIES));
    await instead(
      async () => {
        for (const one of [0, 1, 4]) await happens(commitOrder(world, SERIES, one));
      },
      async () => {
        for (const one of [5, 1]) await happens(commitOrder(world, SERIES, one));
      },
    );
  });

  it('follows a window that opened a block later, and reveals that were sealed again', async () => {
    await instead(
      () => tradeIn(world, SERIES, [0, 4, 5], [0, 4, 5]),
      () => tradeIn(world, SERIES, [0, 4, 5], [4]),
    );
  });

  it('follows a settlement that went another way from between two of its steps', async () => {
    await tradeIn(world, SERIES, [0, 1, 2, 4, 5, 6], [0, 1, 2, 4, 5, 6]);
    for (let step = 0; step < 9; step++) await happens(settleWindow(world, SERIES, 2));
    await instead(
      async () => {
        while (await settleWindow(world, SERIES, 1));
        await happens(deliverOrder(world, SERIES, 1, 0));
      },
      async () => {
        await world.govern('registry', 'setVerified', [[person(5)], false]);
        while (await settleWindow(world, SERIES, 50));
        await happens(deliverOrder(world, SERIES, 1, 4));
      },
    );
  });

  it('follows a window that was settled and then is void', async () => {
    await tradeIn(world, SERIES, [0, 4], [0, 4]);
    await instead(
      async () => {
        while (await settleWindow(world, SERIES, 50));
        await happens(deliverOrder(world, SERIES, 1, 4));
      },
      async () => {
        await pass(world, 8n);
        await happens(settleWindow(world, SERIES, 50));
        await happens(deliverOrder(world, SERIES, 1, 0));
      },
    );
  });

  it('takes a reveal back to what it was, sealed', async () => {
    await using other = await createTestDatabase();
    await happens(openWindow(world, SERIES));
    await happens(commitOrder(world, SERIES, 4));
    await pass(world, 3n);
    await catchUp(indexerOf(world, other.prisma));
    const sealed = await other.prisma.windowOrder.findMany({ where: { seriesKey: seriesKeyOf(world, SERIES) } });
    const at = await world.anvil.rpc<string>('evm_snapshot');
    await happens(revealOrder(world, SERIES, 4));
    await catchUp(indexerOf(world, other.prisma));
    expect(await other.prisma.windowOrder.count({ where: { validity: 'VALID', trader: person(4) } })).toBeGreaterThan(
      0,
    );
    await world.anvil.rpc('evm_revert', at);
    await pass(world, 1n);
    await catchUp(indexerOf(world, other.prisma));
    expect(await other.prisma.windowOrder.findMany({ where: { seriesKey: seriesKeyOf(world, SERIES) } })).toEqual(
      sealed,
    );
    expect(sealed).toMatchObject([{ validity: 'SEALED', price: null, quantity: null }]);
  });

  it('has the phase of the chain at every second of its borders', async () => {
    await using other = await createTestDatabase();
    await happens(openWindow(world, SERIES));
    await catchUp(indexerOf(world, other.prisma));
    const where = { seriesKey: seriesKeyOf(world, SERIES) };
    const row = () => other.prisma.tradingWindow.findFirstOrThrow({ where });
    const { commitEndsAt, revealEndsAt } = await row();
    const phases: string[] = [];
    for (const border of [commitEndsAt, revealEndsAt]) {
      for (const shift of [-1n, 0n]) {
        await world.anvil.clock.set(BigInt(border.getTime() / 1000) + shift);
        await catchUp(indexerOf(world, other.prisma));
        const { phase } = await row();
        const { value } = await world.chain.window(seriesKeyOf(world, SERIES));
        expect(phase).toBe(value.phase);
        phases.push(phase);
      }
    }
    expect(phases).toEqual(['COMMIT', 'REVEAL', 'REVEAL', 'SETTLE']);
  });
});
