import { bidCommitment } from '@income-series/protocol/bid';
import type { EvmAddress } from '@income-series/protocol/hex';
import { DEPOSIT_LIMIT, PAYMENT_LIMIT, UNITS_LIMIT, WINDOW_INTERVAL } from '@income-series/protocol/policy';
import { describe, expect, it } from 'vitest';
import { claimPayout, close, leave, mint, openBook, report as reported, transfer } from '../models/payout.ts';
import { settleWindow } from '../models/window.ts';
import { endByBuyOut } from './support/buy-out.ts';
import { activeSeries, deliver, ISSUER, opening, until } from './support/raise.ts';
import { money, report } from './support/report.ts';
import { openTrading } from './support/trading.ts';
import {
  deliverOrder,
  escrowOf,
  openWindow,
  type PlannedOrder,
  placeOrders,
  settleAll,
  toPhase,
  unitsOf,
  windowOf,
  windowPhase,
} from './support/windows.ts';
import { names, only } from './support/world.ts';

const { world, seriesKey, seller, buyer, other, stranger, sells, buys } = await openTrading();

const give = (wallet: EvmAddress, amount: bigint) => world.send(world.owner, 'token', 'mint', [wallet, amount]);

describe('the largest figures', () => {
  it('of price, quantity and volume are settled as the model says, and leave nothing behind', async () => {
    const all = UNITS_LIMIT - 1n;
    const sold = await activeSeries(world, [[seller, all]], { reservePrice: 1n, cap: all });
    const price = UNITS_LIMIT;
    const orders: PlannedOrder[] = [
      buys(1n, DEPOSIT_LIMIT - 1n),
      buys(all, price, { trader: other }),
      sells(all, price),
    ];
    await give(buyer, DEPOSIT_LIMIT);
    await give(other, DEPOSIT_LIMIT);
    const wallets = [buyer, other, seller];
    const before = await Promise.all(wallets.map((wallet) => world.balance(wallet)));
    await openWindow(world, sold.seriesKey);
    await placeOrders(world, sold.seriesKey, orders);
    const settled = await settleAll(world, sold.seriesKey);
    const model = settleWindow(
      orders.map((order, i) => ({ ...order, sequence: i + 1, escrow: escrowOf(order), opening: order })),
      { before: () => true, moving: () => true },
    );
    const { demand, supply, volume } = model;
    expect([model.price, demand, supply, volume]).toEqual([price, all + 1n, all, all]);
    expect(only(settled, 'WindowCleared')).toEqual([{ window: 1, price, volume, demand, supply }]);
    for (const trader of wallets) await deliverOrder(world, sold.seriesKey, trader);
    const gained = await Promise.all(
      wallets.map(async (wallet, i) => (await world.balance(wallet)) - (before[i] ?? 0n)),
    );
    // The first buyer has the one unit that the floors leave over.
    expect(gained).toEqual([-price, -(all - 1n) * price, all * price]);
    expect(await Promise.all(wallets.map((wallet) => unitsOf(world, sold.seriesKey, wallet)))).toEqual([
      1n,
      all - 1n,
      0n,
    ]);
    expect(await world.balance(world.addresses.windows)).toBe(0n);
  });

  it('of a payment are carried by one unit, delivered late and sold, to the last base unit', async () => {
    const cap = PAYMENT_LIMIT - 1n;
    const issuer = world.account(ISSUER);
    await give(issuer, cap);
    const { seriesKey: key, params } = await activeSeries(world, [[seller, 1n]], { cap }, [seller]);
    const hubBefore = await world.balance(world.addresses.hub);
    await report(world, key, params.firstPeriod, { payment: cap - 1n });
    await deliver(world, key, seller);
    const windows = await world.actAs('windows');
    await world.send(windows, 'hub', 'lockUnits', [key, seller, 1n]);
    await world.send(windows, 'hub', 'transferUnits', [key, seller, buyer, 1n]);
    await endByBuyOut(world, key);

    let book = reported(openBook(cap, 1n), cap - 1n, false).book;
    book = transfer(mint(book, seller, 1n), seller, buyer, 1n);
    book = close(book, true).book;
    const kept = claimPayout(book, seller).amount;
    const { share } = leave(book, buyer);
    const before = [await money(world, [seller]), await money(world, [buyer])] as const;
    await world.send(stranger, 'hub', 'claimRedemption', [key, seller]);
    await world.send(stranger, 'hub', 'claimRedemption', [key, buyer]);
    expect((await money(world, [seller])) - before[0]).toBe(kept);
    expect((await money(world, [buyer])) - before[1]).toBe(share);
    expect(kept > 1n << 127n).toBe(true);
    expect((await world.balance(world.addresses.hub)) - hubBefore).toBe(await world.read('hub', 'feesHeld', []));
  });
});

describe('steps of a settlement', () => {
  it('may be none at all, which changes nothing, or as many as can be asked for', async () => {
    await openWindow(world, seriesKey);
    await placeOrders(world, seriesKey, [buys(5n), sells(8n)]);
    const settles = (maxOrders: number) => world.send(stranger, 'windows', 'settleWindow', [seriesKey, maxOrders]);
    expect(names(await settles(0))).toEqual([]);
    expect(await windowPhase(world, seriesKey)).toBe('SETTLE');
    expect(names(await settles(2 ** 32 - 1)).at(-1)).toBe('WindowSettled');
    expect(await windowPhase(world, seriesKey)).toBe('DONE');
  });
});

describe('a commitment', () => {
  it('is its own wallet’s alone, and of a later window as well', async () => {
    const secret = opening({ bidder: buyer, price: 10n, quantity: 5n });
    const commitment = bidCommitment(secret);
    const place = (from: EvmAddress) => world.send(from, 'windows', 'commitOrder', [seriesKey, commitment, 50n, 0n]);
    const reveal = [seriesKey, secret.price, secret.quantity, secret.salt] as const;
    await openWindow(world, seriesKey);
    const { openedAt } = await windowOf(world, seriesKey);
    await place(buyer);
    await place(other);
    await toPhase(world, seriesKey, 'REVEAL');
    await world.send(buyer, 'windows', 'revealOrder', reveal);
    expect(await world.refusal(other, 'windows', 'revealOrder', reveal)).toBe('HASH_MISMATCH');
    await toPhase(world, seriesKey, 'SETTLE');
    await settleAll(world, seriesKey);

    await until(world, openedAt + WINDOW_INTERVAL);
    await openWindow(world, seriesKey);
    await place(buyer);
    await toPhase(world, seriesKey, 'REVEAL');
    const [event] = only(await world.send(buyer, 'windows', 'revealOrder', reveal), 'OrderRevealed');
    expect([event?.window, event?.validity]).toEqual([2, 1]);
  });
});
