// Windows beside what else happens to a series: voids, orders that are not revealed, payments, and who earns what of a trade.
import type { Instruction } from '@solana/kit';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Period, periodEnd } from '../../../src/core/period.ts';
import { REQUEST_VOID_INTERVAL, WINDOW_INTERVAL } from '../../../src/core/policy.ts';
import { amendTerms, submitTrueUp } from './support/amendments.ts';
import {
  announceBuyOut,
  buyOut,
  claimFinal,
  claimPayout,
  claimRedemption,
  claimTail,
  closePosition,
  closeSeries,
  noticeBuyOut,
  payTail,
  releaseResidue,
} from './support/claims.ts';
import {
  type CurveWorld,
  collectFees,
  DAY,
  readPosition,
  readSeries,
  register,
  type Trader,
  tokensOf,
} from './support/curve.ts';
import { extinguish, OTHER, requestExtinguishment, voidExtinguishment } from './support/extinguishment.ts';
import { RAISE, withdrawProceeds } from './support/raise.ts';
import { setVerified } from './support/registry.ts';
import { endQuarter, submitReport } from './support/reports.ts';
import { miscount, tamper } from './support/tamper.ts';
import {
  closeWindow,
  commitOrder,
  deliverOrder,
  openTrading,
  openWindow,
  type PlannedOrder,
  readWindow,
  revealOrder,
  settleWindow,
  toPhase,
} from './support/window.ts';

const MILLION = 1_000_000n;
const [FIRST, SECOND] = [20261, 20262] as [Period, Period];
const BUY: PlannedOrder = { price: 2n * MILLION, quantity: 10n, money: 20n * MILLION };
const SELL: PlannedOrder = { price: MILLION, quantity: 10n, units: 15n };
let world: CurveWorld;
let seller: Trader;
let buyer: Trader;
let other: Trader;
const answer = async (sending: Instruction | Promise<Instruction>) => (await world.chain.send(await sending)).answer;
const accept = async (sending: Instruction | Promise<Instruction>) => world.chain.accept(await sending);
const voided = async () => (await accept(settleWindow(world, 0))).events;
const VOIDS = { TIMEOUT: 1n, SERIES_OVER: 2n, TERMS_CHANGED: 3n, EXTINGUISHMENT_REQUESTED: 4n } as const;
const isVoid = (reason: keyof typeof VOIDS, window = 1n) => [
  { name: 'WindowVoided', fields: { window, reason: VOIDS[reason] } },
];

/** Two orders that meet, revealed or not. */
async function place({ revealed = true } = {}): Promise<void> {
  await accept(openWindow(world));
  await accept(commitOrder(world, buyer, BUY));
  await accept(commitOrder(world, seller, SELL));
  toPhase(world, 'REVEAL');
  if (!revealed) return;
  await accept(revealOrder(world, buyer, BUY));
  await accept(revealOrder(world, seller, SELL));
}

/** Steps until the last window has its price, and trades to make. */
async function price(): Promise<void> {
  toPhase(world, 'SETTLE');
  while ((await readWindow(world)).clearing.stage < 2) await accept(settleWindow(world, 1));
}

beforeEach(async () => {
  world = await openTrading([50n, 0n, 30n]);
  [seller, buyer, other] = world.traders as [Trader, Trader, Trader];
  await register(world, 'attestor', OTHER.address);
});

describe('a window is void', () => {
  it('where its terms change before its price, in any phase, and everything comes back', async () => {
    const before = [tokensOf(world, buyer.money), tokensOf(world, world.curve.vault)];
    await place();
    await accept(amendTerms(world, { cap: RAISE.cap + 1n }));
    expect(await voided()).toMatchObject(isVoid('TERMS_CHANGED'));
    expect(await answer(settleWindow(world, 9))).toBe('WRONG_PHASE');
    for (const [at, trader] of [buyer, seller].entries()) {
      const { events } = await accept(deliverOrder(world, trader, at + 1));
      const back = at === 0 ? { units: 0n, money: 20n * MILLION } : { units: 15n, money: 0n };
      expect(events).toMatchObject([{ name: 'OrderDelivered', fields: back }]);
    }
    expect([tokensOf(world, buyer.money), tokensOf(world, world.curve.vault)]).toEqual(before);
    expect(await readPosition(world, seller)).toMatchObject({ staked: 50n, counted: 50n });
    expect(await answer(openWindow(world))).toBe('WINDOW_TOO_EARLY');
    await accept(closeWindow(world, [seller, buyer]));
  });

  it('where nobody cleared it in time', async () => {
    await place();
    toPhase(world, 'OVERDUE');
    world.chain.setTime(world.chain.now() - 1n);
    await accept(settleWindow(world, 1));
    toPhase(world, 'OVERDUE');
    expect(await voided()).toMatchObject(isVoid('TIMEOUT'));
  });

  it('but not where it has a price by then', async () => {
    await place();
    await price();
    toPhase(world, 'OVERDUE');
    await accept(amendTerms(world, { cap: RAISE.cap + 1n }));
    await accept(requestExtinguishment(world));
    expect((await accept(settleWindow(world, 30))).events.at(-1)).toMatchObject({ name: 'WindowSettled' });
  });

  it('where the series ends, before the reveals are over', async () => {
    await noticeBuyOut(world);
    await place();
    await accept(buyOut(world));
    expect(await voided()).toMatchObject(isVoid('SERIES_OVER'));
    expect(await answer(openWindow(world))).toBe('WRONG_STATE');
  });

  it('where an extinguishment is requested, and then the next may open at once', async () => {
    await accept(openWindow(world));
    expect(await answer(settleWindow(world, 1))).toBe('WRONG_PHASE');
    world.chain.setTime(world.chain.now() + 1n);
    await accept(requestExtinguishment(world));
    expect(await voided()).toMatchObject(isVoid('EXTINGUISHMENT_REQUESTED'));
    await accept(openWindow(world)); // it knows of the request
    expect(await answer(settleWindow(world, 1))).toBe('WRONG_PHASE');
    await accept(voidExtinguishment(world));
    expect(await answer(requestExtinguishment(world))).toBe('WINDOW_RUNNING');
    await price();
    await accept(settleWindow(world, 9));
    await accept(requestExtinguishment(world));
    await accept(voidExtinguishment(world));
    expect(await answer(openWindow(world))).toBe('WINDOW_TOO_EARLY');
    world.chain.setTime(world.chain.now() + REQUEST_VOID_INTERVAL);
    await accept(openWindow(world));
    world.chain.setTime(world.chain.now() + 1n);
    await accept(requestExtinguishment(world));
    expect(await voided()).toMatchObject(isVoid('EXTINGUISHMENT_REQUESTED', 3n));
  });
});

describe('an order that was not revealed', () => {
  it('waits until another window finds its price: a void one frees it not', async () => {
    await place({ revealed: false });
    await price();
    await accept(settleWindow(world, 40));
    expect(await answer(deliverOrder(world, seller, 2))).toBe('NOT_DUE');
    expect(await answer(closeWindow(world, [seller]))).toBe('ACCOUNT_NEEDED');
    const opened = readSeries(world).windowOpenedAt as bigint;
    world.chain.setTime(opened + WINDOW_INTERVAL);
    await accept(openWindow(world));
    toPhase(world, 'OVERDUE');
    expect(await voided()).toMatchObject(isVoid('TIMEOUT', 2n));
    expect(await answer(deliverOrder(world, seller, 2, { number: 1 }))).toBe('NOT_DUE');
    world.chain.setTime(opened + 2n * WINDOW_INTERVAL);
    await accept(openWindow(world));
    await price();
    await accept(deliverOrder(world, seller, 2, { number: 1 }));
    await accept(deliverOrder(world, buyer, 1, { number: 1 }));
    expect(await readPosition(world, seller)).toMatchObject({ staked: 50n, counted: 50n });
    await accept(closeWindow(world, [seller, buyer], { number: 1 }));
  });

  it('comes back where the series ends', async () => {
    await noticeBuyOut(world);
    await place({ revealed: false });
    await price();
    await accept(settleWindow(world, 40));
    expect(await answer(deliverOrder(world, seller, 2))).toBe('NOT_DUE');
    await accept(buyOut(world));
    await accept(deliverOrder(world, seller, 2));
  });
});

/** Opens a window that finds its price a day after the end of a quarter. */
async function placeBefore(period: Period): Promise<void> {
  world.chain.setTime(periodEnd(period) - 4n * DAY);
  await accept(openWindow(world));
  await accept(commitOrder(world, buyer, BUY));
  await accept(commitOrder(world, seller, SELL));
  await endQuarter(world, period, { census: false });
  await accept(revealOrder(world, buyer, BUY));
  await accept(revealOrder(world, seller, SELL));
}

const netOf = (events: readonly { name: string; fields: Readonly<Record<string, unknown>> }[], name = 'PaymentSplit') =>
  events.find((event) => event.name === name)?.fields.net as bigint;

describe('a payment', () => {
  it('waits from the end of the reveals until the trades are made; an accrual does not', async () => {
    await placeBefore(FIRST);
    toPhase(world, 'SETTLE');
    const due = () => submitReport(world, { period: FIRST, payment: 100n * MILLION });
    expect(await answer(due())).toBe('WINDOW_RUNNING');
    await price();
    toPhase(world, 'OVERDUE');
    expect(await answer(due())).toBe('WINDOW_RUNNING');
    while ((await readWindow(world)).clearing.stage < 4) await accept(settleWindow(world, 1));
    expect((await readWindow(world)).status).toBe(1);
    expect(await answer(openWindow(world))).toBe('WINDOW_RUNNING');
    await accept(due());
    await accept(settleWindow(world, 9));
    await placeBefore(SECOND);
    await price();
    await accept(submitReport(world, { period: SECOND, payment: 100n * MILLION, flag: 1 }));
    expect(readSeries(world).accrued).toBeGreaterThan(0n);
  });

  it('waits for no window without a valid order, and for none that can only be void', async () => {
    await endQuarter(world, FIRST, { census: false });
    await accept(openWindow(world));
    await accept(commitOrder(world, buyer, BUY));
    toPhase(world, 'SETTLE');
    await accept(submitReport(world, { period: FIRST, payment: 100n * MILLION }));
    await accept(settleWindow(world, 9));
    await placeBefore(SECOND);
    toPhase(world, 'OVERDUE');
    await accept(submitReport(world, { period: SECOND, payment: 100n * MILLION }));
    expect(await voided()).toMatchObject(isVoid('TIMEOUT', 2n));
  });

  it('of a buy-out waits too, and its announcement while orders do not know of it', async () => {
    await place({ revealed: false });
    expect(await answer(announceBuyOut(world))).toBe('WINDOW_RUNNING');
    await price();
    await accept(settleWindow(world, 9));
    world.chain.setTime((readSeries(world).windowOpenedAt as bigint) + WINDOW_INTERVAL);
    await noticeBuyOut(world);
    await place();
    toPhase(world, 'SETTLE');
    expect(await answer(buyOut(world))).toBe('WINDOW_RUNNING');
    await price();
    expect(await answer(buyOut(world))).toBe('WINDOW_RUNNING');
    await accept(settleWindow(world, 40));
    await accept(buyOut(world));
  });
});

const WAD = 10n ** 18n;

describe('a trade', () => {
  const ways = [0, 1, 2, 3, 4, 5, 6, 7].map((bits) => ({
    isClaimed: (bits & 1) > 0,
    isDelivered: (bits & 2) > 0,
    isVoid: (bits & 4) > 0,
  }));
  /** The seller earns by sold units until the price, the buyer from there on, whenever they claim and are delivered. */
  it.each(ways)('leaves to each what its units earned, $isClaimed $isDelivered $isVoid', async (way) => {
    const before = new Map(world.traders.map((trader) => [trader, tokensOf(world, trader.money)]));
    const claim = async () => {
      for (const trader of world.traders) await world.chain.send(await claimPayout(world, trader)); // the buyer may have no position
    };
    await placeBefore(FIRST);
    const first = netOf((await accept(submitReport(world, { period: FIRST, payment: 101n * MILLION }))).events);
    if (way.isClaimed) await claim();
    toPhase(world, 'SETTLE');
    if (way.isVoid) await accept(amendTerms(world, { cap: RAISE.cap + 1n }));
    else await price();
    await accept(settleWindow(world, 40));
    const deliver = async () => {
      for (const [at, trader] of [buyer, seller].entries()) await accept(deliverOrder(world, trader, at + 1));
    };
    if (way.isDelivered) await deliver();
    if (way.isClaimed) await claim();
    await endQuarter(world, SECOND, { census: false });
    const second = netOf((await accept(submitReport(world, { period: SECOND, payment: 53n * MILLION }))).events);
    if (way.isClaimed) await claim();
    if (!way.isDelivered) await deliver();
    await claim();
    const [one, two] = [(first * WAD) / 80n, (((first * WAD) % 80n) + second * WAD) / 80n];
    const traded = way.isVoid ? 0n : 10n;
    const earned = new Map([
      [seller, 50n * one + (50n - traded) * two],
      [buyer, traded * two],
      [other, 30n * (one + two)],
    ]);
    for (const trader of world.traders) {
      const spent = trader === buyer ? traded * MILLION : trader === seller ? -traded * MILLION : 0n;
      const gained = tokensOf(world, trader.money) - (before.get(trader) ?? 0n) + spent;
      expect(gained).toBe((earned.get(trader) ?? 0n) / WAD);
    }
  });

  it('in the tail leaves to each what was paid before and after it, and then everything comes out', async () => {
    world = await openTrading([50n, 0n, 30n], { lastPeriod: FIRST });
    [seller, buyer, other] = world.traders as [Trader, Trader, Trader];
    await placeBefore(FIRST);
    await accept(submitReport(world, { period: FIRST, payment: 160n * MILLION, flag: 1 }));
    await accept(payTail(world, 80n * MILLION));
    toPhase(world, 'SETTLE');
    expect(await answer(payTail(world, MILLION))).toBe('WINDOW_RUNNING');
    await price();
    expect(await answer(payTail(world, MILLION))).toBe('WINDOW_RUNNING');
    await accept(settleWindow(world, 40));
    await accept(payTail(world, 80n * MILLION));
    await accept(deliverOrder(world, buyer, 1));
    for (const [trader, amount] of [
      [seller, 35n * 99n * 2n * 10_000n],
      [buyer, 10n * 99n * 10_000n],
      [other, 30n * 99n * 2n * 10_000n],
    ] as const) {
      const before = tokensOf(world, trader.money);
      await accept(claimTail(world, trader));
      expect(tokensOf(world, trader.money) - before).toBe(amount);
    }
    world.chain.setTime(world.chain.now() + 100n * DAY);
    await accept(closeSeries(world));
    for (const trader of [buyer, seller, other]) await accept(claimFinal(world, trader));
    expect(await readPosition(world, seller)).toMatchObject({ staked: 0n });
    await accept(closePosition(world, seller, seller.signer.address));
    await accept(deliverOrder(world, seller, 2)); // makes the position again, for units and what they earned
    const before = tokensOf(world, seller.money);
    await accept(claimFinal(world, seller));
    expect(tokensOf(world, seller.money) - before).toBe((15n * 99n + 5n * 99n) * 10_000n);
    await endWith([buyer, seller, other]);
  });

  it('is paid out by a buy-out whether it is delivered or not', async () => {
    await noticeBuyOut(world);
    await place();
    await price();
    await accept(settleWindow(world, 40));
    await accept(buyOut(world));
    await accept(claimRedemption(world, seller));
    expect(await answer(closeWindow(world, [seller, buyer]))).toBe('ACCOUNT_NEEDED');
    for (const [at, trader] of [buyer, seller].entries()) await accept(deliverOrder(world, trader, at + 1));
    for (const trader of [buyer, seller, other]) await accept(claimRedemption(world, trader));
    await endWith([buyer, seller, other]);
  });

  it('goes on where the series is extinguished between price and trades', async () => {
    await accept(requestExtinguishment(world));
    await place();
    await price();
    world.chain.setTime(world.chain.now() + 8n * DAY);
    await accept(extinguish(world));
    expect((await accept(settleWindow(world, 40))).events.map(({ name }) => name)).toContain('UnitsTraded');
    for (const [at, trader] of [buyer, seller].entries()) await accept(deliverOrder(world, trader, at + 1));
    expect(await readPosition(world, buyer)).toMatchObject({ staked: 10n, counted: 10n });
  });
});

/** Closes what is left of an ended series: nothing but rounding is in its vault, and this is the collector's. */
async function endWith(holders: readonly Trader[]): Promise<void> {
  await accept(closeWindow(world, [seller, buyer]));
  for (const trader of holders) await accept(closePosition(world, trader, trader.signer.address));
  await accept(withdrawProceeds(world));
  await world.chain.send(await releaseResidue(world));
  await accept(collectFees(world));
  expect(tokensOf(world, world.curve.vault)).toBe(0n);
  expect(readSeries(world)).toMatchObject({ staked: 0n, positions: 0n, owed: 0n });
}

describe('checks of accounts', () => {
  it('of a settlement, a delivery and a close', async () => {
    await place();
    toPhase(world, 'SETTLE');
    const step = await settleWindow(world, 40, [seller, buyer]);
    // A record that no order of the step needs is not looked at, and a missing one ends the step.
    for (const line of await tamper(world, step, [6, 7])) expect(line).not.toContain('ACCEPTED');
    expect(await answer(settleWindow(world, 40, [seller]))).toBe('ACCOUNTS_MISSING'); // the buyer's is the first
    await accept(settleWindow(world, 1, [buyer]));
    expect(await answer(settleWindow(world, 40, []))).toBe('ACCOUNTS_MISSING');
    await accept(settleWindow(world, 40, [seller]));
    expect((await readWindow(world)).clearing).toMatchObject({ stage: 3, passed: 0n });
    await accept(settleWindow(world, 40, [seller, buyer]));
    const delivery = await deliverOrder(world, buyer, 1);
    // The sender may be anybody, and the trader's wallet is not written where the order makes a position.
    for (const line of await tamper(world, delivery, [3, 8])) expect(line).not.toContain('ACCEPTED');
    expect(await miscount(world, delivery)).toEqual(['ACCOUNTS_MISSING', 'ACCOUNT_INVALID']);
    expect(await answer(deliverOrder(world, seller, 1))).toBe('ACCOUNT_INVALID');
    expect(await answer(deliverOrder(world, seller, 3))).toBe('ORDER_UNKNOWN');
    await accept(delivery);
    const sale = await deliverOrder(world, seller, 2);
    for (const line of await tamper(world, sale, [3])) expect(line).not.toContain('ACCEPTED');
    await accept(sale);
    for (const line of await tamper(world, await closeWindow(world, [seller, buyer])))
      expect(line).not.toContain('ACCEPTED');
    await accept(closeWindow(world, [seller]));
    await accept(closeWindow(world, [buyer]));
  });

  it('of a wallet that is not verified any more: it is delivered all the same', async () => {
    await place();
    await price();
    await accept(setVerified(world, world.admin, [buyer.signer.address], false));
    const { events } = await accept(settleWindow(world, 40));
    expect(events.map(({ name }) => name)).toEqual([
      'OrderRejected',
      'OrderProcessed',
      'OrderProcessed',
      'WindowSettled',
    ]);
    for (const [at, trader] of [buyer, seller].entries()) await accept(deliverOrder(world, trader, at + 1));
    expect(await readPosition(world, seller)).toMatchObject({ staked: 50n });
  });

  it('of a true-up, which voids as an amendment does', async () => {
    world.chain.setTime(periodEnd(20264 as Period));
    await place();
    await accept(submitTrueUp(world, { year: 2026, adjustment: 1n }));
    expect(await voided()).toMatchObject(isVoid('TERMS_CHANGED'));
  });
});
