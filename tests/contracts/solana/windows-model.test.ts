// Random windows: those of the EVM contracts (`window-model.test.ts`), which both settle as the model does, to the base unit.

import { enumName } from '@income-series/protocol/chain-enums';
import type { EvmAddress } from '@income-series/protocol/hex';
import { WINDOW_INTERVAL } from '@income-series/protocol/policy';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Side, settleWindow as settleModel, type WindowOrder } from '../../models/window.ts';
import { assertRuns } from '../../support/exhaustive.ts';
import type { Sent } from './support/chain.ts';
import { readPosition, readSeries, type Trader, tokensOf } from './support/curve.ts';
import type { RaiseWorld } from './support/raises.ts';
import { setVerified } from './support/registry.ts';
import {
  closeOrder,
  closeWindow,
  deliverOrder,
  escrowOf,
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

/** The units of the wallets; those without can only buy. */
const HELD = [20n, 5n, 1n, 40n, 9n, 100n, 0n, 0n, 0n] as const;
/** Stands for a trader in the model, by its place. */
const standIn = (place: number): EvmAddress => `0x${(place + 1).toString(16).padStart(40, '0')}` as const;

const plannedOrder = fc.record({
  side: fc.constantFrom<Side>('BUY', 'SELL'),
  price: fc.oneof({ weight: 12, arbitrary: fc.bigInt(100n, 103n) }, fc.constantFrom(0n, 1n, 1n << 96n)),
  quantity: fc.oneof({ weight: 12, arbitrary: fc.bigInt(1n, 12n) }, fc.constantFrom(0n, 1n << 48n, 1n << 70n)),
  spare: fc.oneof({ weight: 6, arbitrary: fc.bigInt(0n, 30n) }, fc.bigInt(-5n, -1n)),
  reveal: fc.integer({ min: 0, max: 6 }).map((n) => n > 0),
  /** When its wallet stops being verified: before the price, between price and moves, after the first trade. */
  dropped: fc.constantFrom('never', 'never', 'never', 'never', 'never', 'before', 'after', 'later'),
});
const plan = fc.record({
  orders: fc.oneof(
    { weight: 8, arbitrary: fc.array(plannedOrder, { minLength: 5, maxLength: HELD.length }) },
    fc.array(plannedOrder, { maxLength: 2 }),
  ),
  turn: fc.integer({ min: 0, max: HELD.length - 1 }),
  steps: fc.integer({ min: 1, max: 40 }),
  overdue: fc.constantFrom(false, false, false, false, false, true),
});

/** Settles to the end, and drops wallets as the plan says. */
async function settled(
  world: RaiseWorld,
  steps: number,
  drop: (when: string) => Promise<void>,
): Promise<Sent['events']> {
  const events: Sent['events'][number][] = [];
  const happened = (name: string) => events.some((event) => event.name === name);
  let [droppedAfter, droppedLater] = [false, false];
  while ((await readWindow(world)).status === 1n) {
    if (!droppedAfter && happened('WindowCleared')) {
      await drop('after');
      droppedAfter = true;
    }
    if (!droppedLater && happened('UnitsTraded')) {
      await drop('later');
      droppedLater = true;
    }
    events.push(...(await step(world, droppedAfter && droppedLater ? steps : 1)).events);
  }
  return events;
}

describe('a random window', () => {
  it('settles as the model says, conserves money and units, and leaves nothing', async () => {
    const seen = { traded: 0, shared: 0, voided: 0, rejected: 0, waited: 0 };
    await assertRuns(
      fc.asyncProperty(plan, async ({ orders: lines, turn, steps, overdue }) => {
        const world = await tradingWorld(HELD);
        const { chain } = world;
        const orders = lines.map(({ spare, ...line }, i) => {
          const place = (i + turn) % HELD.length;
          const held = HELD[place] as bigint;
          const trader = world.traders[place] as Trader;
          const side: Side = held === 0n ? 'BUY' : line.side;
          const wanted = escrowOf({ ...line, side, trader }) + spare;
          const most = side === 'BUY' ? 1_000_000n : held;
          return { ...line, place, trader, side, escrow: wanted < 1n ? 1n : wanted > most ? most : wanted };
        });
        const wallets = new Map(world.traders.map(({ signer }, place) => [signer.address as string, standIn(place)]));
        const who = (address: unknown) => wallets.get(String(address));
        const money = world.traders.map((trader) => tokensOf(world, trader.money));

        await chain.accept(await openWindow(world));
        await placeOrders(world, orders);
        const dropped = (when: string) => orders.filter((each) => each.dropped === when);
        const drop = async (when: string) => {
          const list = dropped(when).map(({ trader }) => trader.signer.address);
          if (list.length > 0) await chain.accept(await setVerified(world, world.admin, list, false));
        };
        await drop('before');
        if (overdue) toPhase(world, 'OVERDUE');
        const events = await settled(world, steps, drop);
        const only = (name: string) => events.filter((event) => event.name === name).map(({ fields }) => fields);

        const gone = (wallet: EvmAddress, when: string) => dropped(when).some(({ place }) => standIn(place) === wallet);
        const model = settleModel(
          orders.map(({ place, side, escrow, price, quantity, reveal }, i): WindowOrder => {
            return {
              sequence: i + 1,
              trader: standIn(place),
              side,
              escrow,
              opening: reveal ? { price, quantity } : null,
            };
          }),
          {
            before: (wallet) => !gone(wallet, 'before'),
            moving: (wallet, trades) =>
              !gone(wallet, 'before') && !gone(wallet, 'after') && !(trades > 0 && gone(wallet, 'later')),
          },
        );
        if (overdue) {
          expect(events.map(({ name }) => name)).toEqual(['WindowVoided']);
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

        if (!overdue && model.orders.some((each) => each.validity === 'UNREVEALED' && each.processing !== 'REJECTED')) {
          chain.setTime((readSeries(world).openedAt as bigint) + WINDOW_INTERVAL);
          await chain.accept(await openWindow(world));
          toPhase(world, 'SETTLE');
          await settleOrders(world);
          seen.waited += 1;
        }
        for (const [i, { trader, place, side, escrow }] of orders.entries()) {
          const outcome = overdue ? undefined : model.orders[i];
          const filled = outcome?.filled ?? 0n;
          const back = side === 'BUY' ? [0n, escrow] : [escrow, 0n];
          const sent = await chain.accept(await deliverOrder(world, trader, { number: 1 }));
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
          await chain.accept(await setVerified(world, world.admin, [trader.signer.address], true));
          await chain.accept(await releaseUnits(world, trader));
        }
        expect(tokensOf(world, (await windowAccounts(world, 1)).escrow)).toBe(0n);
        for (const { trader } of orders.toReversed())
          await chain.accept(await closeOrder(world, trader, { number: 1 }));
        await chain.accept(await closeWindow(world, { number: 1 }));
      }),
      { all: 60, quick: 8, seed: 5, endOnFailure: true },
    );
    for (const times of Object.values(seen)) expect(times).toBeGreaterThan(0);
  });
});
