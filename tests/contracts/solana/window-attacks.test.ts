// Windows under attack: accounts of another window or series, orders of calls, the ends of the range, and dead ends.
import type { Address, Instruction } from '@solana/kit';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { getWindowEncoder } from '../../../src/adapters/solana/generated/index.ts';
import type { Period } from '../../../src/core/period.ts';
import { WINDOW_INTERVAL } from '../../../src/core/policy.ts';
import { join } from './support/bytes.ts';
import { PROGRAM, SYSTEM_PROGRAM, writable } from './support/chain.ts';
import { claimPayout, closePosition } from './support/claims.ts';
import {
  type CurveWorld,
  DAY,
  positionAccount,
  putTokens,
  readPosition,
  readSeries,
  type Trader,
  tokensOf,
  U64_MAX,
} from './support/curve.ts';
import {
  commitBid,
  deliverBid,
  type Opening,
  openRaise,
  passGate,
  RAISE,
  REVEAL_FROM,
  revealBid,
  settleStep,
} from './support/raise.ts';
import { setVerified } from './support/registry.ts';
import { endQuarter, submitReport } from './support/reports.ts';
import {
  BOOK_HEAD,
  closeWindow,
  commitOrder,
  deliverOrder,
  hasWindow,
  lastWindow,
  ORDER_PLACE,
  openTrading,
  openTwo,
  openWindow,
  orderAccount,
  type PlannedOrder,
  readOrders,
  readWindow,
  revealOrder,
  settleWindow,
  toPhase,
  unitsOf,
  windowAccount,
  windowBook,
} from './support/window.ts';

const MILLION = 1_000_000n;
const BUY: PlannedOrder = { price: 2n * MILLION, quantity: 10n, money: 20n * MILLION };
const SELL: PlannedOrder = { price: MILLION, quantity: 10n, units: 10n };
let world: CurveWorld;
let seller: Trader;
let buyer: Trader;
let other: Trader;
const accept = async (...sent: readonly (Instruction | Promise<Instruction>)[]) =>
  world.chain.accept(...(await Promise.all(sent)));
const answer = async (...sent: readonly (Instruction | Promise<Instruction>)[]) =>
  (await world.chain.send(...(await Promise.all(sent)))).answer;

async function open(held: readonly bigint[] = [30n, 0n, 20n]) {
  world = await openTrading(held);
  [seller, buyer, other] = world.traders as [Trader, Trader, Trader];
}

/** Places and reveals these orders in a new window, and ends the time of reveals. */
async function place(orders: readonly (readonly [Trader, PlannedOrder])[]) {
  await accept(openWindow(world));
  for (const [trader, order] of orders) await accept(commitOrder(world, trader, order));
  toPhase(world, 'REVEAL');
  for (const [trader, order] of orders) await accept(revealOrder(world, trader, order));
  toPhase(world, 'SETTLE');
}

beforeEach(() => open());

/** The answers to a call with the other accounts in every choice of places but none and all. */
async function mix(call: Instruction, own: readonly Address[], others: readonly Address[]): Promise<string[]> {
  const used = own.filter((each) => call.accounts?.some(({ address }) => address === each));
  const answers: string[] = [];
  for (let choice = 1; choice < 2 ** used.length - 1; choice += 1) {
    const accounts = (call.accounts ?? []).map((meta) => {
      const at = used.indexOf(meta.address);
      return at >= 0 && choice & (1 << at) ? { ...meta, address: others[own.indexOf(meta.address)] as Address } : meta;
    });
    answers.push(await answer({ ...call, accounts }));
  }
  return answers;
}

describe('accounts of another series', () => {
  it('are never taken in a choice of places, in any phase', async () => {
    const both = await openTwo([30n, 0n, 20n]);
    [world] = both;
    [seller, buyer] = world.traders as [Trader, Trader];
    const accountsOf = async (each: CurveWorld): Promise<Address[]> => [
      each.curve.series,
      each.curve.vault,
      await windowAccount(each, 1),
      await windowBook(each, 1),
      await orderAccount(each, seller, 1),
      await orderAccount(each, buyer, 1),
      await positionAccount(each, seller),
      await positionAccount(each, buyer),
    ];
    const [own, others] = [await accountsOf(both[0]), await accountsOf(both[1])];
    const check = async (make: (each: CurveWorld) => Promise<Instruction>) => {
      const answers = await mix(await make(world), own, others);
      expect(answers.length).toBeGreaterThan(0);
      expect(answers.filter((each) => each === 'ACCEPTED')).toEqual([]);
      for (const each of both) await accept(make(each));
    };
    await check((each) => openWindow(each));
    // Units come back, because a position that gets nothing may be any account.
    await check((each) => commitOrder(each, seller, { ...SELL, units: 15n }));
    for (const each of both) await accept(commitOrder(each, buyer, BUY));
    toPhase(world, 'REVEAL');
    await check((each) => revealOrder(each, seller, SELL));
    await check((each) => revealOrder(each, buyer, BUY));
    toPhase(world, 'SETTLE');
    await check((each) => settleWindow(each, 30));
    await check((each) => deliverOrder(each, seller, 1));
    await check((each) => deliverOrder(each, buyer, 2));
    await check((each) => closeWindow(each, [buyer, seller]));
  });
});

describe('accounts of an earlier window', () => {
  it('are never taken for those of the last, in a choice of places', async () => {
    await accept(openWindow(world));
    for (const [trader, order] of [
      [seller, SELL],
      [buyer, BUY],
    ] as const)
      await accept(commitOrder(world, trader, order));
    toPhase(world, 'SETTLE');
    await accept(settleWindow(world, 30)); // nothing was revealed: both wait
    world.chain.setTime((readSeries(world).windowOpenedAt as bigint) + WINDOW_INTERVAL);
    await accept(openWindow(world));
    const accountsOf = async (number: number): Promise<Address[]> => [
      await windowAccount(world, number),
      await windowBook(world, number),
      await orderAccount(world, seller, number),
    ];
    const [own, others] = [await accountsOf(2), await accountsOf(1)];
    const check = async (call: Instruction) => {
      for (const each of await mix(call, own, others)) expect(each).not.toBe('ACCEPTED');
      await accept(call);
    };
    await check(await commitOrder(world, seller, SELL));
    await accept(commitOrder(world, buyer, BUY));
    toPhase(world, 'REVEAL');
    await check(await revealOrder(world, seller, SELL));
    await accept(revealOrder(world, buyer, BUY));
    toPhase(world, 'SETTLE');
    await check(await settleWindow(world, 3));
    await accept(settleWindow(world, 30));
    await accept(deliverOrder(world, buyer, 2));
    expect(await answer(closeWindow(world, [buyer, seller]))).toBe('ACCOUNT_NEEDED');
    await accept(deliverOrder(world, buyer, 2, { number: 1 })); // the second window found its price
    const delivery = await deliverOrder(world, seller, 1);
    for (const answers of await mix(delivery, own, others)) expect(answers).not.toBe('ACCEPTED');
    await accept(deliverOrder(world, seller, 1, { number: 1 }));
    await accept(delivery);
    for (const number of [1, 2]) await accept(closeWindow(world, [buyer, seller], { number }));
  });
});

describe('units', () => {
  it('of a bid that is delivered after a purchase reach the same position, with all that they earned', async () => {
    const opened = await openRaise({ minRaise: 0n }, 3);
    world = { ...opened, curve: { ...opened.curve, mint: SYSTEM_PROGRAM, stakes: SYSTEM_PROGRAM } };
    [seller, buyer, other] = world.traders as [Trader, Trader, Trader];
    const bid: Opening = { price: MILLION, quantity: 40n, deposit: 40n * MILLION };
    for (const trader of [seller, buyer]) await accept(commitBid(world, trader, bid));
    world.chain.setTime(REVEAL_FROM);
    for (const trader of [seller, buyer]) await accept(revealBid(world, trader, bid));
    world.chain.setTime(RAISE.revealEndsAt);
    await accept(settleStep(world, 30, world.traders));
    await accept(passGate(world));
    await accept(deliverBid(world, seller, 1));
    await place([
      [seller, SELL],
      [buyer, BUY],
    ]);
    await accept(settleWindow(world, 30));
    await accept(deliverOrder(world, buyer, 2));
    expect(await readPosition(world, buyer)).toMatchObject({ staked: 10n });
    const [before, sender] = [buyer.signer.address, world.admin.address].map((each) => world.chain.balance(each));
    await accept(deliverBid(world, buyer, 2));
    expect(await readPosition(world, buyer)).toMatchObject({ staked: 50n, counted: 50n });
    // The bid's account is the bidder's, because the sender paid for nothing.
    expect(world.chain.balance(buyer.signer.address) - (before ?? 0n)).toBe(2_025_360n);
    expect(world.chain.balance(world.admin.address)).toBe(sender);
  });

  it('are escrowed once, and not those that another order or position has', async () => {
    await accept(openWindow(world));
    await accept(commitOrder(world, seller, { ...SELL, units: 30n }));
    expect(await unitsOf(world, seller)).toBe(0n);
    await accept(closePosition(world, seller)); // its holder may, and gets the rent
    expect(await answer(commitOrder(world, buyer, SELL))).toBe('UNITS_UNAVAILABLE');
    const stolen = await commitOrder(world, buyer, SELL);
    const accounts = (stolen.accounts ?? []).with(9, writable(await positionAccount(world, other)));
    expect(await answer({ ...stolen, accounts })).toBe('ACCOUNT_INVALID');
    toPhase(world, 'OVERDUE');
    await accept(settleWindow(world, 1));
    await accept(deliverOrder(world, seller, 1, { sender: seller.signer })); // the seller itself makes the position again
    expect(await readPosition(world, seller)).toMatchObject({ staked: 30n, counted: 30n });
    await accept(closeWindow(world, [seller]));
  });

  it('come back to the trader’s position alone, and money to an account of the trader', async () => {
    await place([
      [seller, SELL],
      [buyer, BUY],
    ]);
    await accept(settleWindow(world, 30));
    const delivery = await deliverOrder(world, buyer, 2);
    const withOther = (at: number, address: Address) => ({
      ...delivery,
      accounts: (delivery.accounts ?? []).with(at, writable(address)),
    });
    expect(await answer(withOther(9, await positionAccount(world, other)))).toBe('ACCOUNT_INVALID');
    for (const money of [other.money, world.curve.vault])
      expect(await answer(withOther(11, money))).toBe('ACCOUNT_INVALID');
    const second = (await positionAccount(world, { ...other })) as Address;
    expect(second).not.toBe(delivery.accounts?.[9]?.address);
    expect(await answer(delivery, delivery)).not.toBe('ACCEPTED');
    await accept(delivery);
  });
});

describe('the ends of the range', () => {
  it('a purchase of all that 64 bits hold is paid, and shared by sequence to the last unit', async () => {
    putTokens(world, buyer.money, world.token, buyer.signer.address, U64_MAX - tokensOf(world, world.curve.vault));
    for (const trader of [seller, other]) putTokens(world, trader.money, world.token, trader.signer.address, 0n);
    const money = tokensOf(world, buyer.money);
    const highest = money / 5n;
    await place([
      [seller, { price: highest, quantity: 30n, units: 30n }],
      [other, { price: highest, quantity: 20n, units: 20n }],
      [buyer, { price: highest, quantity: 5n, money }],
    ]);
    const { events } = await accept(settleWindow(world, 40));
    const trades = events.filter(({ name }) => name === 'UnitsTraded').map(({ fields }) => fields);
    expect(trades).toMatchObject([
      { units: 3n, money: 3n * highest },
      { units: 2n, money: 2n * highest },
    ]);
    for (const [at, trader] of [seller, other, buyer].entries()) await accept(deliverOrder(world, trader, at + 1));
    expect([seller, other, buyer].map((trader) => tokensOf(world, trader.money))).toEqual([
      3n * highest,
      2n * highest,
      money - 5n * highest,
    ]);
  });

  it('a book that is full refuses one order more by name', async () => {
    await accept(openWindow(world));
    await accept(commitOrder(world, buyer, BUY));
    const orders = Math.floor((10 * 1_048_576 - BOOK_HEAD) / ORDER_PLACE);
    const [window, book] = [await windowAccount(world), await windowBook(world)];
    const full = Uint8Array.from(getWindowEncoder().encode({ ...(await readWindow(world)), orders }));
    full.set((world.chain.data(window) ?? new Uint8Array()).slice(0, 3));
    world.chain.put(window, PROGRAM, full);
    const places = new Uint8Array((orders - 1) * ORDER_PLACE);
    world.chain.put(book, PROGRAM, join(world.chain.data(book) ?? new Uint8Array(), places));
    expect(await answer(commitOrder(world, seller, SELL))).toBe('BOOK_FULL');
  });
});

const step = fc.record({
  act: fc.constantFrom(
    'commit',
    'commit',
    'reveal',
    'reveal',
    'settle',
    'deliver',
    'close',
    'open',
    'verify',
    'claim',
    'leave',
  ),
  at: fc.nat({ max: 4 }),
  size: fc.nat({ max: 1 << 12 }),
});
/** What is tried while orders are committed, revealed and settled, and after the end of a window's time. */
const phases = fc.tuple(...[12, 12, 14, 6].map((maxLength) => fc.array(step, { minLength: maxLength / 2, maxLength })));
const STARTS = [0n, 3n * DAY, 5n * DAY, 12n * DAY, WINDOW_INTERVAL] as const;
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const orderOf = (at: number): PlannedOrder => {
  const [price, quantity] = [MILLION + BigInt(at % 3), BigInt(5 + 3 * at)];
  const units = at === 2 ? 15n : quantity; // all that the third has
  return at % 2 === 0 ? { price, quantity, units } : { price: price + 1n, quantity, money: (price + 2n) * quantity };
};

/** What a step sends; null where there is nothing to try it on. */
async function callOf({ act, at, size }: Step): Promise<Instruction | null> {
  const trader = world.traders[at] as Trader;
  const number = 1 + (size % Math.max(1, lastWindow(world)));
  if (act === 'open') return openWindow(world);
  if (act === 'verify') return setVerified(world, world.admin, [trader.signer.address], size % 4 !== 0);
  if (act === 'claim') return claimPayout(world, trader);
  if (act === 'leave') return closePosition(world, trader);
  if (lastWindow(world) === 0) return null;
  if (act === 'commit') return commitOrder(world, trader, orderOf(at));
  if (act === 'reveal') return revealOrder(world, trader, orderOf(at));
  if (act === 'settle')
    return settleWindow(
      world,
      size % 12,
      world.traders.filter((_, each) => (size >> each) % 4 > 0),
    );
  const orders = await readOrders(world, number);
  const traderAt = (sequence: number) =>
    world.traders.find(({ signer }) => signer.address === orders[sequence - 1]?.trader) as Trader;
  if (orders.length === 0) return null;
  if (act === 'deliver') {
    const sequence = 1 + (at % orders.length);
    return deliverOrder(world, traderAt(sequence), sequence, { number });
  }
  const last = orders.map((_, place) => traderAt(place + 1)).reverse();
  return closeWindow(world, last.slice(0, size % 4), { number });
}

/** What orders that are not delivered are due, of every window. */
async function due(): Promise<{ money: bigint; units: bigint }> {
  const sum = { money: 0n, units: 0n };
  for (let number = 1; number <= lastWindow(world); number += 1) {
    if (!(await hasWindow(world, number))) continue;
    const { price } = (await readWindow(world, number)).clearing;
    for (const { isSale, escrow, filled, delivered } of await readOrders(world, number)) {
      if (delivered) continue;
      sum.money += isSale ? filled * price : escrow - filled * (filled > 0n ? price : 0n);
      sum.units += isSale ? escrow - filled : filled;
    }
  }
  return sum;
}

/** Every unit is in a position or due, and the vault has what is due beside what the series' books say. */
async function expectSound(): Promise<void> {
  const { feesHeld = 0n, proceeds = 0n, owed = 0n, staked = 0n } = readSeries(world) as Record<string, bigint>;
  const { money, units } = await due();
  let held = 0n;
  for (const trader of world.traders) held += await unitsOf(world, trader);
  expect([held + units, staked]).toEqual([100n, 100n]);
  expect(tokensOf(world, world.curve.vault)).toBe(feesHeld + proceeds + owed + money);
}

/** Settles, delivers and closes everything, by what anyone may do. */
async function windUp(): Promise<void> {
  const settleLast = async () => {
    while ((await hasWindow(world)) && (await readWindow(world)).status === 1) await accept(settleWindow(world, 20));
  };
  for (let round = 0; round < 2; round += 1) {
    if (world.chain.now() < (readSeries(world).windowOpenedAt as bigint) + 5n * DAY) toPhase(world, 'SETTLE');
    await settleLast();
    const opened = readSeries(world).windowOpenedAt as bigint;
    if (round === 1) break;
    if (world.chain.now() < opened + WINDOW_INTERVAL) world.chain.setTime(opened + WINDOW_INTERVAL);
    await accept(openWindow(world)); // frees what was not revealed
  }
  for (let number = 1; number <= lastWindow(world); number += 1) {
    if (!(await hasWindow(world, number))) continue;
    const traders = (await readOrders(world, number)).map(
      ({ trader }) => world.traders.find(({ signer }) => signer.address === trader) as Trader,
    );
    for (const [at, order] of (await readOrders(world, number)).entries())
      if (!order.delivered) await accept(deliverOrder(world, traders[at] as Trader, at + 1, { number }));
    await accept(closeWindow(world, traders.reverse(), { number }));
  }
}

describe('whatever anybody tries, in any order', () => {
  it('every unit and every base unit has an owner, and everything can be wound up', async () => {
    const accepted = new Set<string>();
    await fc.assert(
      fc.asyncProperty(fc.tuple(phases, phases), async (rounds) => {
        await open([30n, 20n, 15n, 0n, 35n]);
        for (const round of rounds) {
          const begin = world.chain.now();
          await accept(openWindow(world));
          for (const [place, steps] of round.entries()) {
            for (const each of steps) {
              const call = await callOf(each);
              if (call === null) continue;
              const said = await answer(call);
              expect(said).toMatch(/^[A-Z_]+$/);
              if (said !== 'ACCEPTED') continue;
              accepted.add(each.act);
              await expectSound();
            }
            world.chain.setTime(begin + (STARTS[place + 1] as bigint));
          }
          while ((await hasWindow(world)) && (await readWindow(world)).status === 1)
            await accept(settleWindow(world, 20));
        }
        await windUp();
        await expectSound();
        expect(await due()).toEqual({ money: 0n, units: 0n });
      }),
      { numRuns: Number(process.env.RUNS ?? 12), seed: 3, endOnFailure: true },
    );
    for (const act of ['commit', 'reveal', 'settle', 'deliver', 'close', 'verify', 'claim', 'leave'])
      expect([...accepted]).toContain(act);
  });

  it('a payment right before the price and right after the trades goes by who holds the units', async () => {
    const FIRST = 20261 as Period;
    await endQuarter(world, FIRST, { census: false });
    await accept(openWindow(world));
    await accept(commitOrder(world, seller, SELL), commitOrder(world, buyer, BUY));
    toPhase(world, 'REVEAL');
    await accept(revealOrder(world, seller, SELL), revealOrder(world, buyer, BUY));
    await accept(submitReport(world, { period: FIRST, payment: 50n * MILLION })); // the last second of the reveals could be it
    toPhase(world, 'SETTLE');
    await accept(settleWindow(world, 30), deliverOrder(world, buyer, 2), deliverOrder(world, seller, 1));
    const before = [seller, buyer].map((trader) => tokensOf(world, trader.money));
    await accept(claimPayout(world, seller), claimPayout(world, buyer));
    const gained = [seller, buyer].map((trader, at) => tokensOf(world, trader.money) - (before[at] as bigint));
    expect(gained).toEqual([(30n * 495n * MILLION) / 500n, 0n]);
  });
});
