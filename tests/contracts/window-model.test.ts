import { enumName } from '@income-series/protocol/chain-enums';
import type { EvmAddress } from '@income-series/protocol/hex';
import { WINDOW_INTERVAL } from '@income-series/protocol/policy';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { HELD, ordersOf, settleOrders, windowPlans } from '../models/window-plans.ts';
import { assertRuns } from '../support/exhaustive.ts';
import { forFile } from '../support/for-file.ts';
import { moveArgs } from './support/attest.ts';
import { buyOut, noticeBuyOut } from './support/buy-out.ts';
import { activeSeries, ISSUER, prepare, stateOf } from './support/raise.ts';
import { money } from './support/report.ts';
import { deliverOrder, lockedOf, openWindow, placeOrders, settleAll, toPhase, unitsOf } from './support/windows.ts';
import { createWorld, type Happening, only } from './support/world.ts';

const EXTINGUISHED = 8;
/** The first value of `Trading` of which trades may come. */
const PRICE = 3;
const world = await forFile(createWorld({ accounts: 5 + HELD.length }));
const wallets = await prepare(world, HELD.length);
const hardship = await world.actAs('hardship');
const holdings = HELD.flatMap((units, i) => (units > 0n ? [[wallets[i] as EvmAddress, units] as const] : []));
const { seriesKey } = await activeSeries(world, holdings);
await noticeBuyOut(world, seriesKey);
const restart = await world.mark();

const who = (value: unknown): EvmAddress => String(value).toLowerCase() as EvmAddress;

/** Some units of work; nothing where the window is over. */
async function work(maxOrders: number): Promise<readonly Happening[]> {
  const ended = ['DONE', 'VOID'];
  const { phase } = await world.read('windows', 'windowOf', [seriesKey]);
  if (ended.includes(enumName('WindowPhase', phase))) return [];
  return (await world.send(world.collector, 'windows', 'settleWindow', [seriesKey, maxOrders])).events;
}

/** False where the window's orders are traded first. */
async function interrupt(comes: string): Promise<boolean> {
  if (comes === 'deadline') await toPhase(world, seriesKey, 'OVERDUE');
  if (comes === 'buyOut') {
    const trading = await world.read('windows', 'tradingOf', [seriesKey]);
    if (Number(trading) >= PRICE) {
      expect(await world.refusal(world.account(ISSUER), 'hub', 'buyOut', [seriesKey])).toBe('WINDOW_RUNNING');
      return false;
    }
    await buyOut(world, seriesKey);
  }
  if (comes === 'extinguish')
    await world.send(hardship, 'hub', 'moveState', await moveArgs(world, seriesKey, EXTINGUISHED));
  return true;
}

it('a random window settles on chain as the model says, and everything in it comes out again', async () => {
  const seen: Record<string, number> = {};
  const note = (what: string, happened: boolean) => {
    seen[what] = (seen[what] ?? 0) + (happened ? 1 : 0);
  };
  await assertRuns(
    fc.asyncProperty(windowPlans, async (plan) => {
      const { steps, comes, after } = plan;
      await restart();
      const orders = ordersOf(plan).map((order) => ({ ...order, trader: wallets[order.place] as EvmAddress }));
      const before = new Map<EvmAddress, readonly [bigint, bigint]>();
      for (const each of wallets) before.set(each, [await money(world, [each]), await unitsOf(world, seriesKey, each)]);

      await openWindow(world, seriesKey);
      await placeOrders(world, seriesKey, orders);
      const dropped = (when: string) => orders.filter((each) => each.dropped === when).map(({ trader }) => trader);
      const drop = (list: readonly EvmAddress[]) => world.send(world.owner, 'registry', 'setVerified', [list, false]);
      await drop(dropped('before'));

      const events: Happening[] = [];
      const count = (name: string) => events.filter((event) => event.name === name).length;
      let [droppedAfter, droppedLater] = [false, false];
      let [came, waits] = [false, false];
      for (let done = 0; count('WindowSettled') + count('WindowVoided') === 0; ) {
        if (done > 2_000) throw new Error('settlement does not end');
        if (!came && done >= after) {
          waits = !(await interrupt(comes));
          came = true;
        }
        if (!droppedAfter && count('WindowCleared') > 0) {
          await drop(dropped('after'));
          droppedAfter = true;
        }
        if (!droppedLater && count('UnitsTraded') > 0) {
          await drop(dropped('later'));
          droppedLater = true;
        }
        // One by one where something is to happen between two of them.
        const size = came && droppedAfter && droppedLater ? steps : 1;
        events.push(...(await work(size)));
        done += size;
      }
      if (waits) await buyOut(world, seriesKey);

      const model = settleOrders(orders, (place) => wallets[place] as EvmAddress);
      const all = { gas: 0n, events };
      const cleared = count('WindowCleared') > 0;
      if (cleared) {
        const { price, volume, demand, supply } = model;
        expect(only(all, 'WindowCleared')).toEqual([{ window: 1, price, volume, demand, supply }]);
        expect(
          only(all, 'UnitsTraded').map(({ seller, buyer, units, money: paid }) => [
            who(seller),
            who(buyer),
            units,
            paid,
          ]),
        ).toEqual(model.trades.map((each) => [each.seller, each.buyer, each.units, each.money]));
        expect(only(all, 'OrderRejected').map(({ trader }) => who(trader))).toEqual(model.rejections);
        expect(
          only(all, 'OrderProcessed').map(({ trader, processing, filled, units, money: paid }) => [
            who(trader),
            enumName('Processing', Number(processing)),
            filled,
            units,
            paid,
          ]),
        ).toEqual(model.orders.map((each) => [each.trader, each.processing, each.filled, each.units, each.money]));
      } else {
        const reason = comes === 'deadline' ? 'TIMEOUT' : 'SERIES_OVER';
        expect(only(all, 'WindowVoided').map((each) => enumName('VoidReason', Number(each.reason)))).toEqual([reason]);
        expect(count('OrderProcessed') + count('UnitsTraded')).toBe(0);
      }

      const staysLocked = ({ validity, processing }: (typeof model.orders)[number]) =>
        validity === 'UNREVEALED' && processing !== 'REJECTED';
      const sealed = cleared ? model.orders.filter(staysLocked) : [];
      if (sealed.length > 0 && (await stateOf(world, seriesKey)) === 'ACTIVE') {
        for (const { trader } of sealed) {
          expect(await world.refusal(world.owner, 'windows', 'deliverOrder', [seriesKey, 1, trader])).toBe('NOT_DUE');
        }
        await world.anvil.clock.advance(WINDOW_INTERVAL);
        await openWindow(world, seriesKey);
        await toPhase(world, seriesKey, 'SETTLE');
        await settleAll(world, seriesKey);
      }
      for (const [i, { trader, side, escrow }] of orders.entries()) {
        const back = side === 'BUY' ? { units: 0n, money: escrow } : { units: escrow, money: 0n };
        const { units, money: paid } = cleared ? (model.orders[i] as typeof back) : back;
        const sent = await deliverOrder(world, seriesKey, trader);
        expect(only(sent, 'OrderDelivered').map((each) => [who(each.trader), each.units, each.money])).toEqual([
          [trader, units, paid],
        ]);
        const [moneyBefore, unitsBefore] = before.get(trader) as readonly [bigint, bigint];
        const filled = cleared ? (model.orders[i]?.filled ?? 0n) : 0n;
        const sign = side === 'BUY' ? 1n : -1n;
        expect(await unitsOf(world, seriesKey, trader)).toBe(unitsBefore + sign * filled);
        expect(await money(world, [trader])).toBe(moneyBefore - sign * filled * model.price);
        // What goes back to a wallet that is not verified stays locked.
        const held = (await world.read('registry', 'isVerified', [trader])) ? 0n : units;
        expect(await lockedOf(world, seriesKey, trader)).toBe(held);
      }
      await world.send(world.owner, 'registry', 'setVerified', [wallets, true]);
      for (const { trader } of orders) {
        if ((await lockedOf(world, seriesKey, trader)) === 0n) continue;
        await world.send(world.collector, 'hub', 'releaseUnits', [seriesKey, trader]);
        expect(await lockedOf(world, seriesKey, trader)).toBe(0n);
      }
      expect(await world.balance(world.addresses.windows)).toBe(0n);
      if (came && comes === 'buyOut') {
        for (const each of wallets) await world.send(world.owner, 'hub', 'claimRedemption', [seriesKey, each]);
        const fees = await world.read('hub', 'feesHeld', []);
        expect([await world.balance(world.addresses.hub), fees > 0n]).toEqual([fees, true]);
      }

      const trades = only(all, 'UnitsTraded').length;
      note('traded', trades > 0);
      note('pro rata', cleared && trades > 0 && model.demand !== model.supply);
      note('void', !cleared);
      note('rejected as it moved', cleared && model.rejections.length > dropped('before').length);
      note('over after the price', cleared && came && comes !== 'nothing' && !waits);
      note('over after the trades', cleared && waits);
    }),
    // contracts/evm/test looks at more of them, in process; these tie the model to the contracts. The seed reaches all parts.
    { all: 60, quick: 10, seed: 380, endOnFailure: true },
  );
  for (const [what, times] of Object.entries(seen)) expect([what, times > 0]).toEqual([what, true]);
});
