// Windows of trading: their opening, sealed orders with their escrow, and the heap of those that were revealed.
import type { Instruction } from '@solana/kit';
import { beforeEach, describe, expect, it } from 'vitest';
import { WINDOW_INTERVAL } from '../../../src/core/policy.ts';
import {
  type CurveWorld,
  createCurveWorld,
  DAY,
  readPosition,
  readSeries,
  type Trader,
  tokensOf,
} from './support/curve.ts';
import { openRaise } from './support/raise.ts';
import { setVerified } from './support/registry.ts';
import { miscount, tamper } from './support/tamper.ts';
import {
  BOOK_HEAD,
  closeWindow,
  commitOrder,
  deliverOrder,
  ORDER_PLACE,
  openTrading,
  openWindow,
  type PlannedOrder,
  readOrder,
  readWindow,
  revealOrder,
  settleWindow,
  toPhase,
  windowBook,
} from './support/window.ts';

const BUY: PlannedOrder = { price: 2_000_000n, quantity: 10n, money: 20_000_000n };
const SELL: PlannedOrder = { price: 1_000_000n, quantity: 10n, units: 10n };
let world: CurveWorld;
let seller: Trader;
let buyer: Trader;
const answer = async (sending: Instruction | Promise<Instruction>) => (await world.chain.send(await sending)).answer;
const accept = async (sending: Instruction | Promise<Instruction>) => world.chain.accept(await sending);
const verify = async (trader: Trader, verified: boolean) =>
  accept(setVerified(world, world.admin, [trader.signer.address], verified));

beforeEach(async () => {
  world = await openTrading([30n, 0n, 20n]);
  [seller, buyer] = world.traders as [Trader, Trader];
});

describe('openWindow', () => {
  it('is anyone’s, a month after the last opening, once that window is over', async () => {
    const at = world.chain.now();
    const { events } = await accept(openWindow(world, buyer.signer));
    expect(events).toMatchObject([
      {
        name: 'WindowOpened',
        fields: { window: 1n, commitEndsAt: at + 3n * DAY, revealEndsAt: at + 5n * DAY, settleEndsAt: at + 12n * DAY },
      },
    ]);
    expect(await readWindow(world)).toMatchObject({ number: 1, openedAt: at, orders: 0, status: 1 });
    expect(await answer(openWindow(world))).toBe('WINDOW_RUNNING');
    toPhase(world, 'SETTLE');
    await accept(settleWindow(world, 9));
    expect(await readWindow(world)).toMatchObject({ status: 2 });
    world.chain.setTime(at + WINDOW_INTERVAL - 1n);
    expect(await answer(openWindow(world))).toBe('WINDOW_TOO_EARLY');
    world.chain.setTime(at + WINDOW_INTERVAL);
    expect(await answer(openWindow(world))).toBe('ACCEPTED');
    expect(await readWindow(world)).toMatchObject({ number: 2 });
  });

  it('is refused for a series that does not trade, or whose units are tokens', async () => {
    for (const other of [await openRaise(), await createCurveWorld()]) {
      world = other;
      expect(await answer(openWindow(world))).toBe('WRONG_STATE');
    }
  });

  it('checks its accounts', async () => {
    const whole = await openWindow(world);
    // Whoever signs may open it.
    for (const line of await tamper(world, whole, [3])) expect(line).not.toContain('ACCEPTED');
    expect(await miscount(world, whole)).toEqual(['ACCOUNTS_MISSING', 'ACCOUNT_INVALID']);
  });
});

describe('commitOrder', () => {
  beforeEach(() => accept(openWindow(world)));

  it('takes money or units, and grows the book at the trader’s cost', async () => {
    const book = await windowBook(world);
    const rent = world.chain.balance(book);
    const before = tokensOf(world, buyer.money);
    const bought = await accept(commitOrder(world, buyer, BUY));
    expect(before - tokensOf(world, buyer.money)).toBe(20_000_000n);
    expect(world.chain.balance(book) - rent).toBe(BigInt(ORDER_PLACE) * 6_960n);
    const sold = await accept(commitOrder(world, seller, SELL));
    expect(await readPosition(world, seller)).toMatchObject({ staked: 20n, counted: 20n });
    expect(readSeries(world)).toMatchObject({ staked: 50n, counted: 50n });
    expect(world.chain.data(book)).toHaveLength(BOOK_HEAD + 2 * ORDER_PLACE);
    expect([bought.events, sold.events]).toMatchObject([
      [{ name: 'OrderCommitted', fields: { window: 1n, sequence: 1n, side: 0n, money: 20_000_000n, units: 0n } }],
      [{ name: 'OrderCommitted', fields: { window: 1n, sequence: 2n, side: 1n, money: 0n, units: 10n } }],
    ]);
    expect(await readOrder(world, seller)).toMatchObject({ sequence: 2, side: 1, escrow: 10n, validity: 0 });
  });

  it('refuses what the EVM refuses, in its order', async () => {
    await verify(buyer, false);
    expect(await answer(commitOrder(world, buyer, BUY))).toBe('NOT_ALLOWLISTED');
    await verify(buyer, true);
    expect(await answer(commitOrder(world, world.issuer, BUY))).toBe('ISSUER_WALLET');
    const nothing = new Uint8Array(32);
    expect(await answer(commitOrder(world, buyer, { ...BUY, units: 1n }, nothing))).toBe('COMMITMENT_MISSING');
    expect(await answer(commitOrder(world, buyer, { ...BUY, units: 1n }))).toBe('ESCROW_INVALID');
    expect(await answer(commitOrder(world, buyer, { ...BUY, money: 0n }))).toBe('ESCROW_INVALID');
    expect(await answer(commitOrder(world, buyer, SELL))).toBe('UNITS_UNAVAILABLE');
    expect(await answer(commitOrder(world, seller, { ...SELL, units: 31n }))).toBe('UNITS_UNAVAILABLE');
    await accept(commitOrder(world, seller, { ...SELL, units: 30n }));
    expect(await answer(commitOrder(world, seller, { ...BUY, money: 0n }, nothing))).toBe('ALREADY_ORDERED');
    toPhase(world, 'REVEAL');
    expect(await answer(commitOrder(world, buyer, BUY))).toBe('WRONG_PHASE');
  });

  it('checks its accounts', async () => {
    const sale = await commitOrder(world, seller, SELL);
    // A seller pays nothing, and a buyer has no position to take units from.
    for (const line of await tamper(world, sale, [10, 11])) expect(line).not.toContain('ACCEPTED');
    expect(await miscount(world, sale)).toEqual(['ACCOUNTS_MISSING', 'ACCOUNT_INVALID']);
    const purchase = await commitOrder(world, buyer, BUY);
    for (const line of await tamper(world, purchase, [9])) expect(line).not.toContain('ACCEPTED');
    const other = await commitOrder(world, world.traders[2] as Trader, SELL);
    const taken = { ...sale, accounts: (sale.accounts ?? []).with(9, (other.accounts ?? [])[9] as never) };
    expect(await answer(taken)).toBe('ACCOUNT_INVALID');
  });
});

describe('revealOrder', () => {
  const commit = async (trader: Trader, plan: PlannedOrder) => {
    await accept(openWindow(world));
    await accept(commitOrder(world, trader, plan));
    toPhase(world, 'REVEAL');
  };

  it.each([
    ['purchase', BUY, 1n, 0n],
    ['purchase for nothing', { ...BUY, price: 0n }, 2n, 1n],
    ['purchase of nothing', { ...BUY, quantity: 0n }, 2n, 2n],
    ['purchase of 2^48 units', { ...BUY, price: 1n, quantity: 1n << 48n, money: 1n << 39n }, 2n, 2n],
    ['purchase that is underfunded', { ...BUY, money: 19_999_999n }, 2n, 3n],
    ['purchase beyond 128 bits', { ...BUY, price: (1n << 64n) - 1n, quantity: (1n << 48n) - 1n }, 2n, 3n],
    ['price beyond 64 bits', { ...BUY, price: 1n << 64n }, 2n, 1n],
    ['price beyond 128 bits', { ...BUY, price: (1n << 128n) + 2_000_000n }, 2n, 1n],
    ['quantity beyond 128 bits', { ...BUY, quantity: (1n << 128n) + 10n }, 2n, 2n],
  ])('finds a %s', async (_, plan, validity, fault) => {
    await commit(buyer, plan);
    const { events } = await accept(revealOrder(world, buyer, plan));
    const shown = (amount: bigint) => (amount >> 64n > 0n ? (1n << 64n) - 1n : amount);
    const fields = { window: 1n, price: shown(plan.price), quantity: shown(plan.quantity), validity, fault };
    expect(events).toMatchObject([{ name: 'OrderRevealed', fields }]);
    expect(await readOrder(world, buyer)).toMatchObject({ validity: Number(validity), fault: Number(fault) });
    expect(readSeries(world)).toMatchObject({ tradingState: fault === 0n ? 2n : 1n });
    expect(await answer(revealOrder(world, buyer, plan))).toBe('ALREADY_REVEALED');
  });

  it.each([
    ['whole', SELL, 1n, 0n],
    ['of more than is escrowed', { ...SELL, quantity: 11n }, 2n, 3n],
    ['at the highest price', { ...SELL, price: (1n << 64n) - 1n }, 1n, 0n],
  ])('finds a sale %s', async (_, plan, validity, fault) => {
    await commit(seller, plan);
    const { events } = await accept(revealOrder(world, seller, plan));
    expect(events).toMatchObject([{ fields: { validity, fault } }]);
  });

  it('refuses what the EVM refuses', async () => {
    await accept(openWindow(world));
    await accept(commitOrder(world, buyer, BUY));
    expect(await answer(revealOrder(world, buyer, BUY))).toBe('WRONG_PHASE');
    toPhase(world, 'REVEAL');
    expect(await answer(revealOrder(world, seller, SELL))).toBe('ORDER_UNKNOWN');
    expect(await answer(revealOrder(world, buyer, { ...BUY, quantity: 9n }))).toBe('HASH_MISMATCH');
    await verify(buyer, false);
    expect(await answer(revealOrder(world, buyer, BUY))).toBe('NOT_ALLOWLISTED');
    toPhase(world, 'SETTLE');
    expect(await answer(revealOrder(world, buyer, BUY))).toBe('WRONG_PHASE');
  });

  it('checks its accounts', async () => {
    await commit(buyer, BUY);
    const whole = await revealOrder(world, buyer, BUY);
    for (const line of await tamper(world, whole)) expect(line).not.toContain('ACCEPTED');
    expect(await miscount(world, whole)).toEqual(['ACCOUNTS_MISSING', 'ACCOUNT_INVALID']);
  });
});

it('trades between two orders, and everything comes out', async () => {
  await accept(openWindow(world));
  await accept(commitOrder(world, buyer, { ...BUY, money: 25_000_000n }));
  await accept(commitOrder(world, seller, { ...SELL, units: 15n }));
  toPhase(world, 'REVEAL');
  for (const [trader, plan] of [
    [buyer, BUY],
    [seller, SELL],
  ] as const)
    await accept(revealOrder(world, trader, plan));
  toPhase(world, 'SETTLE');
  const { events } = await accept(settleWindow(world, 40));
  expect(events.map(({ name }) => name)).toEqual([
    'WindowCleared',
    'UnitsTraded',
    'OrderProcessed',
    'OrderProcessed',
    'WindowSettled',
  ]);
  expect(events[0]?.fields).toMatchObject({ price: 1_000_000n, volume: 10n, demand: 10n, supply: 10n });
  for (const [place, trader] of [buyer, seller].entries()) await accept(deliverOrder(world, trader, place + 1));
  expect(await readPosition(world, buyer)).toMatchObject({ staked: 10n, counted: 10n });
  expect(await readPosition(world, seller)).toMatchObject({ staked: 20n, counted: 20n });
  await accept(closeWindow(world, [seller, buyer]));
});
