// Random windows: those of the EVM contracts (`window-model.test.ts`), which both settle as the model does, to the base unit.

import { enumName } from '@income-series/protocol/chain-enums';
import type { EvmAddress } from '@income-series/protocol/hex';
import { WINDOW_INTERVAL } from '@income-series/protocol/policy';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HELD, ordersOf, settleOrders as settleModel, windowPlans } from '../../models/window-plans.ts';
import { assertRuns } from '../../support/exhaustive.ts';
import type { Sent } from './support/chain.ts';
import { buyOut, claimRedemption, noticeBuyOut } from './support/claims.ts';
import { positionAccount, readPosition, readSeries, type Trader, tokensOf } from './support/curve.ts';
import type { RaiseWorld } from './support/raises.ts';
import { setVerified } from './support/registry.ts';
import {
  closeOrder,
  closeWindow,
  deliverOrder,
  openWindow,
  placeOrders,
  readWindow,
  releaseUnits,
  settleOrders,
  step,
  toPhase,
  tradingWorld,
  windowAccounts,
} from './support/windows.ts';

/** Stands for a trader in the model, by its place. */
const standIn = (place: number): EvmAddress => `0x${(place + 1).toString(16).padStart(40, '0')}` as const;

/** The stage in which all trades are made. */
const SWEEP = 4n;

/** False where the window's orders are traded first. An extinguishment takes a notice and two signatures: `windows.test.ts` has it. */
async function interrupt(world: RaiseWorld, comes: string): Promise<boolean> {
  if (comes === 'deadline') toPhase(world, 'OVERDUE');
  if (comes !== 'buyOut') return true;
  const { answer } = await world.chain.send(buyOut(world));
  expect(answer).toBe((await isTraded(world)) ? 'ACCEPTED' : 'WINDOW_RUNNING');
  return answer === 'ACCEPTED';
}
/** True once all trades of the window are made. */
const isTraded = async (world: RaiseWorld) => (await readWindow(world)).stage === SWEEP;

interface Course {
  readonly steps: number;
  readonly comes: string;
  readonly after: number;
  readonly drop: (when: string) => Promise<void>;
}

/** Settles to the end, while wallets are dropped and something comes as the plan says; a buy-out may wait for the end. */
async function settle(world: RaiseWorld, { steps, comes, after, drop }: Course): Promise<Sent['events']> {
  const events: Sent['events'][number][] = [];
  const happened = (name: string) => events.some((event) => event.name === name);
  let [droppedAfter, droppedLater, came, waits] = [false, false, false, false];
  for (let done = 0; (await readWindow(world)).status === 1n; ) {
    if (!came && done >= after) {
      waits = !(await interrupt(world, comes));
      came = true;
    }
    if (!droppedAfter && happened('WindowCleared')) {
      await drop('after');
      droppedAfter = true;
    }
    if (!droppedLater && happened('UnitsTraded')) {
      await drop('later');
      droppedLater = true;
    }
    // One by one where something is to happen between two of them.
    const size = came && droppedAfter && droppedLater ? steps : 1;
    events.push(...(await step(world, size)).events);
    done += size;
  }
  if (waits) await world.chain.accept(buyOut(world));
  return events;
}

describe('a random window', () => {
  it('settles as the model says, conserves money and units, and leaves nothing', async () => {
    const seen = { traded: 0, shared: 0, voided: 0, rejected: 0, waited: 0, boughtOut: 0 };
    await assertRuns(
      fc.asyncProperty(windowPlans, async (plan) => {
        const { steps, comes, after } = plan;
        const world = await tradingWorld(HELD);
        const { chain } = world;
        await noticeBuyOut(world);
        const orders = ordersOf(plan).map((order) => ({ ...order, trader: world.traders[order.place] as Trader }));
        const wallets = new Map(world.traders.map(({ signer }, place) => [signer.address as string, standIn(place)]));
        const who = (address: unknown) => wallets.get(String(address));
        const money = world.traders.map((trader) => tokensOf(world, trader.money));

        await chain.accept(openWindow(world));
        await placeOrders(world, orders);
        const dropped = (when: string) => orders.filter((each) => each.dropped === when);
        const drop = async (when: string) => {
          const list = dropped(when).map(({ trader }) => trader.signer.address);
          if (list.length > 0) await chain.accept(setVerified(world, world.admin, list, false));
        };
        await drop('before');
        const events = await settle(world, { steps, comes, after, drop });
        const only = (name: string) => events.filter((event) => event.name === name).map(({ fields }) => fields);

        const model = settleModel(orders, standIn);
        const cleared = only('WindowCleared').length > 0;
        if (!cleared) {
          expect(only('WindowVoided').map(({ reason }) => enumName('VoidReason', Number(reason)))).toEqual(['TIMEOUT']);
          expect([...only('OrderProcessed'), ...only('UnitsTraded')]).toEqual([]);
          seen.voided += 1;
        } else {
          const { price, volume, demand, supply } = model;
          expect(only('WindowCleared')).toMatchObject([{ window: 1n, price, volume, demand, supply }]);
          expect(
            only('UnitsTraded').map((each) => [who(each.seller), who(each.buyer), each.units, each.money]),
          ).toEqual(model.trades.map((each) => [each.seller, each.buyer, each.units, each.money]));
          expect(only('OrderRejected').map(({ trader }) => who(trader))).toEqual(model.rejections);
          expect(
            only('OrderProcessed').map(({ trader, processing, filled, units, money: paid }) => [
              ...[who(trader), enumName('Processing', Number(processing)), filled, units, paid],
            ]),
          ).toEqual(model.orders.map((each) => [each.trader, each.processing, each.filled, each.units, each.money]));
          if (model.trades.length > 0) seen.traded += 1;
          if (model.trades.length > 0 && demand !== supply) seen.shared += 1;
          if (model.rejections.length > dropped('before').length) seen.rejected += 1;
        }

        const isActive = enumName('State', Number(readSeries(world).state)) === 'ACTIVE';
        const isSealed = ({ validity, processing }: (typeof model.orders)[number]) =>
          validity === 'UNREVEALED' && processing !== 'REJECTED';
        if (cleared && isActive && model.orders.some(isSealed)) {
          chain.setTime((readSeries(world).openedAt as bigint) + WINDOW_INTERVAL);
          await chain.accept(openWindow(world));
          toPhase(world, 'SETTLE');
          await settleOrders(world);
          seen.waited += 1;
        }
        for (const [i, { trader, place, side, escrow }] of orders.entries()) {
          const outcome = cleared ? model.orders[i] : undefined;
          const filled = outcome?.filled ?? 0n;
          const back = side === 'BUY' ? [0n, escrow] : [escrow, 0n];
          const sent = await chain.accept(deliverOrder(world, trader, { number: 1 }));
          expect(sent.events[0]?.fields).toMatchObject({
            units: outcome?.units ?? back[0],
            money: outcome?.money ?? back[1],
          });
          const sign = side === 'BUY' ? 1n : -1n;
          expect(tokensOf(world, trader.money)).toBe((money[place] ?? 0n) - sign * filled * model.price);
          const units = (HELD[place] as bigint) + sign * filled;
          if (units === 0n) continue;
          const position = await readPosition(world, trader);
          expect(position).toMatchObject({ staked: units, counted: units, locked: position.held });
          if (position.held === 0n) continue;
          await chain.accept(setVerified(world, world.admin, [trader.signer.address], true));
          await chain.accept(releaseUnits(world, trader));
        }
        expect(tokensOf(world, (await windowAccounts(world, 1)).escrow)).toBe(0n);
        for (const { trader } of orders.toReversed()) await chain.accept(closeOrder(world, trader, { number: 1 }));
        await chain.accept(closeWindow(world, { number: 1 }));
        if (isActive) return;
        for (const trader of world.traders) {
          if (chain.data(await positionAccount(world, trader)) !== null)
            await chain.accept(claimRedemption(world, trader));
        }
        expect(readSeries(world)).toMatchObject({ staked: 0n, owed: 0n });
        seen.boughtOut += 1;
      }),
      { all: 60, quick: 10, seed: 380, endOnFailure: true },
    );
    for (const [what, times] of Object.entries(seen)) expect([what, times > 0]).toEqual([what, true]);
  });
});
