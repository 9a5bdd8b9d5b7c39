import { enumName, enumNameOrNull } from '@income-series/protocol/chain-enums';
import type { Bytes32, EvmAddress } from '@income-series/protocol/hex';
import { describe, expect, it } from 'vitest';
import { abis } from '../../../src/adapters/evm/abi.ts';
import type { WindowOrder } from '../../../src/generated/prisma/client.ts';
import { seriesKeyOf } from '../../indexing/support/actions.ts';
import { catchUp, indexerOf } from '../../indexing/support/index.ts';
import { happens } from '../../indexing/support/stage.ts';
import { deliverOrder, runWindows, TRADED } from '../../indexing/support/windows.ts';
import { createWorld } from '../../indexing/support/world.ts';
import { createTestDatabase } from '../../support/database.ts';
import { forFile } from '../../support/for-file.ts';

const world = await forFile(createWorld());
await runWindows(world);
const database = await forFile(createTestDatabase());
await catchUp(indexerOf(world, database.prisma));

const digits = (value: { toFixed(places: number): string } | null) =>
  value === null ? null : BigInt(value.toFixed(0));
const orders = (where: object = {}) =>
  database.prisma.windowOrder.findMany({ where, orderBy: [{ window: 'asc' }, { sequence: 'asc' }] });
const key = (): Bytes32 => seriesKeyOf(world, TRADED);
const person = (index: number): EvmAddress => world.people[index] as EvmAddress;
const ofPeople = async (window: number, ...people: number[]) => orders({ window, trader: { in: people.map(person) } });

const chainOrder = ({ seriesKey, window, trader }: WindowOrder) =>
  world.client.readContract({
    address: world.contracts.windows,
    abi: abis.windows,
    functionName: 'orderOf',
    args: [seriesKey as Bytes32, window, trader as EvmAddress],
  });
const phaseOf = async (window: number) =>
  enumName(
    'WindowPhase',
    await world.client.readContract({
      address: world.contracts.windows,
      abi: abis.windows,
      functionName: 'phaseOf',
      args: [key(), window],
    }),
  );

describe('what is indexed of later trading', () => {
  it('is the windows of the chain, each in its phase', async () => {
    const rows = await database.prisma.tradingWindow.findMany({ orderBy: { window: 'asc' } });
    expect(rows.map(({ phase, voidReason }) => [phase, voidReason])).toEqual([
      ['DONE', null],
      ['DONE', null],
      ['VOID', 'TIMEOUT'],
      ['VOID', 'SERIES_OVER'],
    ]);
    for (const row of rows) expect(row.phase).toBe(await phaseOf(row.window));
    const view = await world.client.readContract({
      address: world.contracts.windows,
      abi: abis.windows,
      functionName: 'windowOf',
      args: [key()],
    });
    const [last] = rows.slice(-1);
    const seconds = (date: Date | undefined) => BigInt((date?.getTime() ?? 0) / 1000);
    expect({
      window: last?.window,
      openedAt: seconds(last?.openedAt),
      commitEndsAt: seconds(last?.commitEndsAt),
      revealEndsAt: seconds(last?.revealEndsAt),
      settleEndsAt: seconds(last?.settleEndsAt),
    }).toEqual({
      window: view.window,
      openedAt: view.openedAt,
      commitEndsAt: view.commitEndsAt,
      revealEndsAt: view.revealEndsAt,
      settleEndsAt: view.settleEndsAt,
    });
    const { value } = await world.chain.window(key());
    expect(value).toEqual({ window: 4, phase: 'VOID' });
  });

  it('has a price where units were wanted on both sides, and none where no two orders met', async () => {
    const rows = await database.prisma.tradingWindow.findMany({ orderBy: { window: 'asc' } });
    const cleared = rows.map((row) => [digits(row.price), row.volume, digits(row.demand), digits(row.supply)]);
    expect(cleared.slice(1)).toEqual([
      [null, 0n, 0n, 0n],
      [null, null, null, null],
      [null, null, null, null],
    ]);
    const [price, volume, demand, supply] = cleared[0] as bigint[];
    expect(price).toBeGreaterThan(0n);
    expect(volume).toBe((demand ?? 0n) < (supply ?? 0n) ? demand : supply);
    expect(volume).toBeGreaterThan(0n);
  });

  it('is what the chain holds of each order', async () => {
    const rows = await orders();
    expect(rows).toHaveLength(14);
    for (const row of rows) {
      const view = await chainOrder(row);
      expect({
        sequence: row.sequence,
        side: row.side,
        commitment: row.commitment,
        money: digits(row.money),
        units: row.units,
        price: row.validity === 'INVALID' ? 0n : (digits(row.price) ?? 0n), // the chain keeps no invalid figures
        quantity: row.validity === 'INVALID' ? 0n : (row.quantity ?? 0n),
        validity: row.validity,
        fault: row.fault,
        processing: row.processing,
        delivery: row.delivery,
        filled: row.filled,
      }).toEqual({
        ...view,
        side: enumName('Side', view.side),
        validity: enumName('Validity', view.validity),
        fault: enumNameOrNull('OrderFault', view.fault),
        processing: enumName('Processing', view.processing),
        delivery: enumName('Delivery', view.delivery),
      });
    }
    const seen = (column: keyof WindowOrder) => new Set(rows.map((row) => row[column]));
    expect(seen('validity')).toEqual(new Set(['SEALED', 'VALID', 'INVALID', 'UNREVEALED']));
    expect(seen('processing')).toEqual(new Set(['PENDING', 'FULL', 'PARTIAL', 'LOST', 'REJECTED']));
    expect(seen('delivery')).toEqual(new Set(['DUE', 'DELIVERED']));
    expect(seen('side')).toEqual(new Set(['BUY', 'SELL']));
  });

  it('names why an order is void or was rejected, and clamps a figure that is too large for its column', async () => {
    const [absurd] = await ofPeople(1, 7);
    expect(absurd).toMatchObject({ validity: 'INVALID', fault: 'BAD_QUANTITY', quantity: 2n ** 63n - 1n });
    const rejected = await ofPeople(1, 1, 4);
    expect(rejected.map(({ filled }) => filled > 0n)).toEqual([true, false]); // the one between two of its sales
    for (const row of rejected)
      expect(row).toMatchObject({ processing: 'REJECTED', rejectedReason: 'NOT_ALLOWLISTED' });
  });

  it('counts an order as filled by its trades alone', async () => {
    const trades = await database.prisma.chainEvent.findMany({ where: { name: 'UnitsTraded' } });
    expect(trades.length).toBeGreaterThan(1);
    const sums = new Map<string, bigint>();
    for (const { args } of trades) {
      const { seller, buyer, units } = args as { seller: string; buyer: string; units: string };
      for (const trader of [seller, buyer]) sums.set(trader, (sums.get(trader) ?? 0n) + BigInt(units));
    }
    for (const row of await orders({ window: 1 })) expect(row.filled).toBe(sums.get(row.trader) ?? 0n);
  });

  it('writes what each trader spent or was paid, and nothing for who traded nothing', async () => {
    const { price } = await database.prisma.tradingWindow.findFirstOrThrow({ where: { window: 1 } });
    const money = await database.prisma.moneyEvent.findMany({ where: { kind: { startsWith: 'WINDOW_' } } });
    const written = money.map(({ kind, wallet, amount }) => [kind, wallet, digits(amount)]);
    const expected = (await orders({ window: 1 }))
      .filter(({ filled }) => filled > 0n)
      .map(({ side, trader, filled }) => [
        side === 'BUY' ? 'WINDOW_BOUGHT' : 'WINDOW_SOLD',
        trader,
        filled * (digits(price) ?? 0n),
      ]);
    expect(expected).toHaveLength(4);
    expect(written.sort()).toEqual(expected.sort());
  });

  it('keeps of each position the units that the hub holds, and those that are locked', async () => {
    const rows = await database.prisma.position.findMany({ where: { seriesKey: key() } });
    const read = (functionName: 'unitsOf' | 'lockedOf' | 'heldOf', holder: string) =>
      world.client.readContract({
        address: world.contracts.hub,
        abi: abis.hub,
        functionName,
        args: [key(), holder as EvmAddress],
      });
    for (const { holder, units, lockedUnits, heldUnits } of rows) {
      const onChain = [await read('unitsOf', holder), await read('lockedOf', holder), await read('heldOf', holder)];
      expect([units, lockedUnits, heldUnits]).toEqual(onChain);
    }
    expect(rows.some(({ lockedUnits }) => lockedUnits > 0n)).toBe(true);
    const bought = (await orders({ window: 1, side: 'BUY', filled: { gt: 0n } })).map(({ trader }) => trader);
    expect(rows.map(({ holder }) => holder)).toEqual(expect.arrayContaining(bought));
  });

  it('owes exactly the money that the windows hold', async () => {
    const due = (await orders()).reduce((sum, { pendingMoney }) => sum + (digits(pendingMoney) ?? 0n), 0n);
    const held = await world.client.readContract({
      address: world.contracts.token,
      abi: abis.token,
      functionName: 'balanceOf',
      args: [world.contracts.windows],
    });
    expect(due).toBeGreaterThan(0n);
    expect(due).toBe(held);
  });

  it('makes everything that a voided window escrowed come back', async () => {
    for (const row of await orders({ window: { in: [3, 4] }, delivery: 'DUE' })) {
      expect([row.pendingMoney, row.pendingUnits]).toEqual([row.money, row.units]);
    }
    for (const row of await orders({ window: { in: [3, 4] }, delivery: 'DELIVERED' })) {
      expect([row.deliveredMoney, row.deliveredUnits]).toEqual([row.money, row.units]);
    }
  });

  it('delivers what was pending', async () => {
    const due = await orders({ delivery: 'DUE' });
    expect(new Set(due.map(({ window }) => window))).toEqual(new Set([1, 2, 3, 4]));
    for (const { window, trader } of due) {
      await happens(deliverOrder(world, TRADED, window, world.people.indexOf(trader as EvmAddress)));
    }
    await catchUp(indexerOf(world, database.prisma));
    for (const { id, pendingMoney, pendingUnits } of due) {
      const after = await database.prisma.windowOrder.findUniqueOrThrow({
        where: { chain_id: { chain: 'evm:10143', id } },
      });
      expect(after).toMatchObject({ delivery: 'DELIVERED', pendingUnits: 0n, deliveredUnits: pendingUnits });
      expect([digits(after.pendingMoney), digits(after.deliveredMoney)]).toEqual([0n, digits(pendingMoney)]);
    }
    const locked = await database.prisma.position.count({ where: { seriesKey: key(), lockedUnits: { gt: 0n } } });
    expect(locked).toBe(0);
  });
});
