import { enumName } from '@income-series/protocol/chain-enums';
import { periodEnd, yearOf } from '@income-series/protocol/period';
import { REQUEST_VOID_INTERVAL } from '@income-series/protocol/policy';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { amendment, requestExtinguishment, trueUp } from './support/attest.ts';
import { ATTESTOR, ISSUER } from './support/raise.ts';
import { money } from './support/report.ts';
import { createTrading, type Trading } from './support/trading.ts';
import { deliverOrder, openWindow, orderOf, placeOrders, toPhase, unitsOf, windowPhase } from './support/windows.ts';
import { only } from './support/world.ts';

const OTHER_ATTESTOR = 10;
let trading = {} as Trading;
let { world, seriesKey, seller, buyer, stranger, sells, buys } = trading;
beforeAll(async () => {
  trading = await createTrading();
  ({ world, seriesKey, seller, buyer, stranger, sells, buys } = trading);
});
afterAll(() => world?.stop());
beforeEach(() => trading.restart());

const issuer = () => world.account(ISSUER);
const settle = (steps: number) => world.send(stranger, 'windows', 'settleWindow', [seriesKey, steps]);
const amend = async (newCap = 10n ** 9n) =>
  world.send(issuer(), 'hub', 'amendTerms', await amendment(world, seriesKey, { newCap }));

describe('a window of a series whose terms change', () => {
  it('is void where they change before its price is found, and everything comes back', async () => {
    const before = await Promise.all([money(world, [buyer]), unitsOf(world, seriesKey, seller)]);
    await openWindow(world, seriesKey);
    await placeOrders(world, seriesKey, [buys(5n, 1_000n), sells(5n, 900n)]);
    await toPhase(world, seriesKey, 'SETTLE');
    await amend();
    const sent = await settle(50);
    expect(only(sent, 'WindowVoided').map(({ reason }) => enumName('VoidReason', Number(reason)))).toEqual([
      'TERMS_CHANGED',
    ]);
    expect(only(sent, 'UnitsTraded')).toEqual([]);
    for (const trader of [buyer, seller]) await deliverOrder(world, seriesKey, trader);
    expect(await Promise.all([money(world, [buyer]), unitsOf(world, seriesKey, seller)])).toEqual(before);
  });

  it('is void at once, in any phase before', async () => {
    await openWindow(world, seriesKey);
    await amend();
    await settle(1);
    expect(await windowPhase(world, seriesKey)).toBe('VOID');
  });

  it('settles where they changed before it opened, or once its price is found', async () => {
    await amend();
    await openWindow(world, seriesKey);
    await placeOrders(world, seriesKey, [buys(5n), sells(5n)]);
    await toPhase(world, seriesKey, 'SETTLE');
    let sent = await settle(1);
    while (only(sent, 'WindowCleared').length === 0) sent = await settle(1);
    await amend(10n ** 10n);
    await settle(50);
    expect(await windowPhase(world, seriesKey)).toBe('DONE');
    expect((await orderOf(world, seriesKey, buyer)).filled).toBe(5n);
  });

  describe('by a request for an extinguishment', () => {
    beforeEach(() => world.send(world.owner, 'registry', 'registerAttestor', [world.account(OTHER_ATTESTOR)]));
    const request = () => requestExtinguishment(world, seriesKey, [ATTESTOR, OTHER_ATTESTOR]);
    const withdraw = () => world.send(issuer(), 'hardship', 'voidExtinguishment', [seriesKey]);
    const traded = async () => {
      await openWindow(world, seriesKey);
      await placeOrders(world, seriesKey, [buys(5n), sells(5n)]);
      await toPhase(world, seriesKey, 'SETTLE');
    };

    it('is void where it opened before it, and the next one may open at once', async () => {
      await traded();
      await request();
      const sent = await settle(50);
      expect(only(sent, 'WindowVoided').map(({ reason }) => enumName('VoidReason', Number(reason)))).toEqual([
        'EXTINGUISHMENT_REQUESTED',
      ]);
      await traded();
      await settle(50);
      expect(await windowPhase(world, seriesKey)).toBe('DONE');
    });

    it('is void once in a time, and a request within it waits for the window’s price', async () => {
      await traded();
      await request();
      await settle(1);
      await withdraw();
      await traded();
      await expect(request()).rejects.toThrow('WINDOW_RUNNING');
      await settle(50);
      expect(await windowPhase(world, seriesKey)).toBe('DONE');
      await request();
      await withdraw();
      await world.anvil.clock.advance(REQUEST_VOID_INTERVAL);
      await traded();
      await request();
      await settle(1);
      expect(await windowPhase(world, seriesKey)).toBe('VOID');
    });
  });

  it('is void by a true-up too', async () => {
    const { firstPeriod } = await world.read('hub', 'getSeries', [seriesKey]);
    const year = yearOf(firstPeriod);
    await world.anvil.clock.set(periodEnd(year * 10 + 4) + 60n);
    await openWindow(world, seriesKey);
    await placeOrders(world, seriesKey, [buys(5n), sells(5n)]);
    await world.send(issuer(), 'hub', 'submitTrueUp', await trueUp(world, seriesKey, { year, adjustment: 7n }));
    await settle(1);
    expect(await windowPhase(world, seriesKey)).toBe('VOID');
  });
});
