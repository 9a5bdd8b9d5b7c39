import { enumName } from '@income-series/protocol/chain-enums';
import type { Bytes32, EvmAddress, Hex } from '@income-series/protocol/hex';
import {
  DEPOSIT_LIMIT,
  WINDOW_COMMIT,
  WINDOW_INTERVAL,
  WINDOW_REVEAL,
  WINDOW_SETTLE,
} from '@income-series/protocol/policy';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { moveArgs } from './support/attest.ts';
import { deliver, freshSalt, ISSUER, openSeries, placeBids, settle, until } from './support/raise.ts';
import { money } from './support/report.ts';
import { createTrading, type Trading } from './support/trading.ts';
import {
  lockedOf,
  openWindow,
  placeOrders,
  sealed,
  settleAll,
  toPhase,
  unitsOf,
  windowOf,
  windowPhase,
} from './support/windows.ts';
import { only } from './support/world.ts';

const lower = (value: unknown) => String(value).toLowerCase();
let trading = {} as Trading;
let { world, seriesKey, seller, buyer, other, stranger, sells, buys, commit, refused, verify } = trading;
beforeAll(async () => {
  trading = await createTrading();
  ({ world, seriesKey, seller, buyer, other, stranger, sells, buys, commit, refused, verify } = trading);
});
afterAll(() => world?.stop());
beforeEach(() => trading.restart());

describe('opening a window', () => {
  it('is for anyone, with the policy’s times', async () => {
    const sent = await world.send(stranger, 'windows', 'openWindow', [seriesKey]);
    const now = await world.anvil.clock.now();
    const [commitEndsAt, revealEndsAt] = [now + WINDOW_COMMIT, now + WINDOW_COMMIT + WINDOW_REVEAL];
    const times = { commitEndsAt, revealEndsAt, settleEndsAt: revealEndsAt + WINDOW_SETTLE };
    expect(only(sent, 'WindowOpened')).toEqual([{ window: 1, ...times }]);
    const view = await windowOf(world, seriesKey);
    expect(view).toMatchObject({ window: 1, openedAt: now, ...times, orders: 0, price: 0n, volume: 0n });
    expect(await windowPhase(world, seriesKey)).toBe('COMMIT');
  });

  it('waits for the last window to be over, and for 30 days from its opening', async () => {
    const open = () => world.refusal(stranger, 'windows', 'openWindow', [seriesKey]);
    await openWindow(world, seriesKey);
    const { openedAt } = await windowOf(world, seriesKey);
    expect(await open()).toBe('WINDOW_RUNNING');
    await toPhase(world, seriesKey, 'SETTLE');
    await settleAll(world, seriesKey);
    await until(world, openedAt + WINDOW_INTERVAL - 2n);
    expect(await open()).toBe('WINDOW_TOO_EARLY');
    await until(world, openedAt + WINDOW_INTERVAL);
    expect(only(await openWindow(world, seriesKey), 'WindowOpened')).toMatchObject([{ window: 2 }]);
    await until(world, openedAt + 3n * WINDOW_INTERVAL);
    expect(await open()).toBe('WINDOW_RUNNING');
  });

  it('is refused where the series is not active, paused or in its tail', async () => {
    const open = () => world.refusal(stranger, 'windows', 'openWindow', [seriesKey]);
    const hardship = await world.actAs('hardship');
    await world.send(hardship, 'hub', 'moveState', await moveArgs(world, seriesKey, 4));
    expect(await open()).toBe('ACCEPTED');
    await world.send(hardship, 'hub', 'moveState', await moveArgs(world, seriesKey, 8));
    expect(await open()).toBe('WRONG_STATE');
    expect(await world.refusal(stranger, 'windows', 'openWindow', [freshSalt()])).toBe('WRONG_STATE');
    const raising = await openSeries(world);
    expect(await world.refusal(stranger, 'windows', 'openWindow', [raising.seriesKey])).toBe('WRONG_STATE');
  });
});

describe('committing an order', () => {
  it('escrows what sets its side', async () => {
    await openWindow(world, seriesKey);
    const before = await money(world, [buyer]);
    const bought = await commit(buys(5n, 10n, { escrow: 80n }));
    const sold = await commit(sells(7n, 10n, { escrow: 9n }));
    expect(only(bought, 'OrderCommitted')).toMatchObject([{ window: 1, sequence: 1, side: 0, money: 80n, units: 0n }]);
    expect(only(sold, 'OrderCommitted')).toMatchObject([{ window: 1, sequence: 2, side: 1, money: 0n, units: 9n }]);
    expect(only(sold, 'UnitsLocked').map(({ holder, units }) => [lower(holder), units])).toEqual([[seller, 9n]]);
    expect([before - (await money(world, [buyer])), await world.balance(world.addresses.windows)]).toEqual([80n, 80n]);
    expect([await unitsOf(world, seriesKey, seller), await lockedOf(world, seriesKey, seller)]).toEqual([60n, 9n]);
    expect(await world.read('windows', 'traderAt', [seriesKey, 1, 2]).then(lower)).toBe(seller);
  });

  it('is refused in this order', async () => {
    expect(await refused(buys(5n))).toBe('WRONG_PHASE');
    await openWindow(world, seriesKey);
    const hardship = await world.actAs('hardship');
    const issuer = world.account(ISSUER);
    const sound = sealed(seriesKey, buys(5n)).commit;
    const commitment = sound[1];
    const none = `0x${'0'.repeat(64)}` as const;
    const snapshot = await world.anvil.rpc<Hex>('evm_snapshot');
    await world.send(hardship, 'hub', 'moveState', await moveArgs(world, seriesKey, 8));
    expect(await world.refusal(stranger, 'windows', 'commitOrder', sound)).toBe('WRONG_STATE');
    await world.anvil.rpc('evm_revert', snapshot);

    const refuses = (from: EvmAddress, hash: Bytes32, paid: bigint, units: bigint) =>
      world.refusal(from, 'windows', 'commitOrder', [seriesKey, hash, paid, units]);
    expect(await refuses(issuer, none, 0n, 0n)).toBe('NOT_ALLOWLISTED');
    await verify([issuer], true);
    expect(await refuses(issuer, none, 0n, 0n)).toBe('ISSUER_WALLET');
    await commit(sells(1n, 10n, { trader: other }));
    expect(await refuses(other, none, 0n, 0n)).toBe('ALREADY_ORDERED');
    expect(await refuses(buyer, none, 0n, 0n)).toBe('COMMITMENT_MISSING');
    expect(await refuses(buyer, commitment, 0n, 0n)).toBe('ESCROW_INVALID');
    expect(await refuses(buyer, commitment, DEPOSIT_LIMIT, 1n)).toBe('ESCROW_INVALID');
    expect(await refuses(buyer, commitment, DEPOSIT_LIMIT, 0n)).toBe('DEPOSIT_TOO_LARGE');
    expect(await refuses(buyer, commitment, DEPOSIT_LIMIT - 1n, 0n)).toBe('ERC20InsufficientBalance');
    expect(await refuses(buyer, commitment, 0n, 1n)).toBe('UNITS_UNAVAILABLE');
    await toPhase(world, seriesKey, 'REVEAL');
    expect(await refuses(buyer, commitment, 1n, 0n)).toBe('WRONG_PHASE');
  });

  it('takes units once, and none that were not delivered', async () => {
    await openWindow(world, seriesKey);
    expect(await refused(sells(61n))).toBe('UNITS_UNAVAILABLE');
    const windows = await world.actAs('windows');
    await world.send(windows, 'hub', 'lockUnits', [seriesKey, seller, 50n]);
    expect(await refused(sells(11n))).toBe('UNITS_UNAVAILABLE');
    await commit(sells(10n));
    expect(await world.refusal(windows, 'hub', 'lockUnits', [seriesKey, seller, 1n])).toBe('UNITS_UNAVAILABLE');

    const sold = await openSeries(world, { unitsOffered: 10n, maxUnitsPerBid: 10n });
    await placeBids(world, sold, [{ bidder: seller, price: 100n, quantity: 10n }]);
    await settle(world, sold.seriesKey);
    await world.send(stranger, 'raise', 'passGate', [sold.seriesKey]);
    await openWindow(world, sold.seriesKey);
    const { commit: undelivered } = sealed(sold.seriesKey, sells(10n));
    expect(await world.refusal(seller, 'windows', 'commitOrder', undelivered)).toBe('UNITS_UNAVAILABLE');
    await deliver(world, sold.seriesKey, seller);
    expect(await world.refusal(seller, 'windows', 'commitOrder', undelivered)).toBe('ACCEPTED');
  });
});

describe('revealing an order', () => {
  it('is refused in this order', async () => {
    await openWindow(world, seriesKey);
    const order = sealed(seriesKey, buys(5n));
    const [key, price, quantity, salt] = order.reveal;
    const refuses = (from: EvmAddress, change: Partial<{ price: bigint; salt: Bytes32 }> = {}) =>
      world.refusal(from, 'windows', 'revealOrder', [key, change.price ?? price, quantity, change.salt ?? salt]);
    await world.send(buyer, 'windows', 'commitOrder', order.commit);
    expect(await refuses(buyer)).toBe('WRONG_PHASE');
    await toPhase(world, seriesKey, 'REVEAL');
    expect(await refuses(seller)).toBe('ORDER_UNKNOWN');
    await verify([buyer], false);
    expect(await refuses(buyer, { price: 11n })).toBe('NOT_ALLOWLISTED');
    await verify([buyer], true);
    expect(await refuses(buyer, { price: 11n })).toBe('HASH_MISMATCH');
    expect(await refuses(buyer, { salt: freshSalt() })).toBe('HASH_MISMATCH');
    const sent = await world.send(buyer, 'windows', 'revealOrder', order.reveal);
    expect(only(sent, 'OrderRevealed')).toMatchObject([{ window: 1, price: 10n, quantity: 5n, validity: 1, fault: 0 }]);
    await verify([buyer], false);
    expect(await refuses(buyer)).toBe('ALREADY_REVEALED');
    await toPhase(world, seriesKey, 'SETTLE');
    expect(await refuses(buyer)).toBe('WRONG_PHASE');
  });

  it.each([
    [{ price: 0n, quantity: 0n, escrow: 5n }, 'BAD_PRICE', 0n],
    [{ price: 1n << 96n, quantity: 1n, escrow: 5n }, 'BAD_PRICE', 1n],
    [{ price: 1n, quantity: 0n, escrow: 5n }, 'BAD_QUANTITY', 0n],
    [{ price: 1n, quantity: (1n << 255n) + 1n, escrow: 5n }, 'BAD_QUANTITY', (1n << 64n) - 1n],
    [{ price: 1n, quantity: 6n, escrow: 5n }, 'UNDERFUNDED', 6n],
  ] as const)('of %o finds %s on both sides', async (line, fault, shown) => {
    await openWindow(world, seriesKey);
    const { price, quantity, escrow } = line;
    const sent = await placeOrders(world, seriesKey, [
      buys(quantity, price, { escrow }),
      sells(quantity, price, { escrow }),
    ]);
    for (const each of sent) {
      const [event] = only(each, 'OrderRevealed');
      expect([event?.price, event?.quantity, event?.validity]).toEqual([price, shown, 2]);
      expect(enumName('OrderFault', Number(event?.fault))).toBe(fault);
    }
    const settled = await settleAll(world, seriesKey);
    const nothing = { price: 0n, volume: 0n, demand: 0n, supply: 0n };
    expect(only(settled, 'WindowCleared')).toEqual([{ window: 1, ...nothing }]);
    expect(only(settled, 'OrderProcessed').map((each) => enumName('Processing', Number(each.processing)))).toEqual([
      'LOST',
      'LOST',
    ]);
  });
});
