// Defects of windows, each put into the program: what the program does right, the defect does wrong.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PROGRAM } from './support/chain.ts';
import type { CurveWorld, Trader } from './support/curve.ts';
import { WINDOW_FOLDER, WINDOW_MUTANTS } from './support/mutants.ts';
import { setVerified } from './support/registry.ts';
import {
  closeWindow,
  commitOrder,
  deliverOrder,
  openTrading,
  openWindow,
  type PlannedOrder,
  readOrders,
  readWindow,
  revealOrder,
  settleWindow,
  toPhase,
} from './support/window.ts';

const buy = (price: bigint, quantity: bigint): PlannedOrder => ({ price, quantity, money: price * quantity });
const sell = (price: bigint, quantity: bigint): PlannedOrder => ({ price, quantity, units: quantity });

/** Two sellers and two buyers with orders in their order, of which so many are revealed; the program with a defect or as it is. */
async function openOrders(mutant: string | null, orders: readonly PlannedOrder[], revealed = orders.length) {
  const world = await openTrading([50n, 50n, 0n, 0n]);
  if (mutant !== null) world.chain.svm.addProgram(PROGRAM, WINDOW_MUTANTS.read(mutant));
  const trades = orders.map((order, place) => ({ order, trader: world.traders[place] as Trader }));
  await world.chain.accept(await openWindow(world));
  for (const { trader, order } of trades) await world.chain.accept(await commitOrder(world, trader, order));
  toPhase(world, 'REVEAL');
  for (const { trader, order } of trades.slice(0, revealed))
    await world.chain.accept(await revealOrder(world, trader, order));
  toPhase(world, 'SETTLE');
  return world;
}
const settle = async (world: CurveWorld, work = 60) => world.chain.send(await settleWindow(world, work));

/** What shows each defect. */
const SHOWN: Record<string, (mutant: string | null) => Promise<unknown>> = {
  'highest-price': async (mutant) => {
    const world = await openOrders(mutant, [sell(100n, 5n), sell(104n, 5n), buy(103n, 5n)]);
    await settle(world);
    return (await readWindow(world)).clearing.price === 100n;
  },
  'free-order': async (mutant) => {
    const orders = [sell(100n, 5n), sell(100n, 5n), buy(100n, 5n), buy(100n, 5n)];
    const world = await openOrders(mutant, orders, 3);
    await settle(world);
    const [, , , sealed] = world.traders as readonly Trader[] as readonly [Trader, Trader, Trader, Trader];
    return (await world.chain.send(await deliverOrder(world, sealed, 4))).answer === 'NOT_DUE';
  },
  'lost-wallet': async (mutant) => {
    const world = await openOrders(mutant, [sell(100n, 5n), sell(104n, 5n), buy(103n, 5n)]);
    while ((await readWindow(world)).clearing.price === 0n) await settle(world, 1);
    const [, , buyer] = world.traders as readonly Trader[] as readonly [Trader, Trader, Trader];
    await world.chain.accept(await setVerified(world, world.admin, [buyer.signer.address], false));
    await settle(world);
    return (await readOrders(world)).every(({ filled }) => filled === 0n);
  },
  'early-end': async (mutant) => {
    const world = await openOrders(mutant, [sell(100n, 5n)]);
    await settle(world);
    return (await world.chain.send(await closeWindow(world, world.traders.slice(0, 1)))).answer === 'ACCOUNT_NEEDED';
  },
  'lost-unit': async (mutant) => {
    // 3 of 4 units wanted: the floors are 1 and 1, and the earlier order gets the third
    const world = await openOrders(mutant, [sell(100n, 3n), sell(104n, 1n), buy(100n, 2n), buy(100n, 2n)]);
    await settle(world);
    return (await readOrders(world)).map(({ filled }) => filled).join() === '3,0,2,1';
  },
};

describe('the program with a defect of windows', () => {
  it('is built from the sources and changes that are there', () => {
    expect(readFileSync(`${WINDOW_FOLDER}/CHECKSUMS`, 'utf8'), 'run npm run solana:mutants').toBe(
      WINDOW_MUTANTS.checksums(),
    );
    expect(WINDOW_MUTANTS.all.map(({ bytes }) => bytes)).toEqual(Object.keys(SHOWN));
  });

  it.each(WINDOW_MUTANTS.all)('is found out: $name', async ({ bytes }) => {
    const isRight = SHOWN[bytes];
    expect(await isRight?.(null)).toBe(true);
    expect(await isRight?.(bytes)).toBe(false);
  });
});
