import { enumName } from '@income-series/protocol/chain-enums';
import type { Bytes32, EvmAddress, Hex } from '@income-series/protocol/hex';
import { periodEnd, yearOf } from '@income-series/protocol/period';
import {
  DEPOSIT_LIMIT,
  REQUEST_VOID_INTERVAL,
  WINDOW_COMMIT,
  WINDOW_INTERVAL,
  WINDOW_REVEAL,
  WINDOW_SETTLE,
} from '@income-series/protocol/policy';
import { beforeEach, describe, expect, it } from 'vitest';
import * as contractWallet from './fixtures/ContractWallet.abi.ts';
import { amendment, moveArgs, requestExtinguishment, trueUp } from './support/attest.ts';
import { buyOut, endByBuyOut, noticeBuyOut } from './support/buy-out.ts';
import { ATTESTOR, deliver, freshSalt, ISSUER, openSeries, placeBids, settle, until } from './support/raise.ts';
import { money } from './support/report.ts';
import { openTrading } from './support/trading.ts';
import {
  deliverOrder,
  lockedOf,
  openWindow,
  orderOf,
  placeOrders,
  sealed,
  settleAll,
  toPhase,
  tradeIn,
  unitsOf,
  windowOf,
  windowPhase,
} from './support/windows.ts';
import { names, only } from './support/world.ts';

const { world, seriesKey, seller, buyer, other, stranger, sells, buys, commit, refused, verify } = await openTrading();

const lower = (value: unknown) => String(value).toLowerCase();
const OTHER_ATTESTOR = 10;
const issuer = () => world.account(ISSUER);
const settleSteps = (steps: number) => world.send(stranger, 'windows', 'settleWindow', [seriesKey, steps]);
const amend = async (newCap = 10n ** 9n) =>
  world.send(issuer(), 'hub', 'amendTerms', await amendment(world, seriesKey, { newCap }));

describe('settling a window', () => {
  it('is for anyone, after the reveal, until it is over', async () => {
    const refuses = () => world.refusal(stranger, 'windows', 'settleWindow', [seriesKey, 1]);
    expect(await refuses()).toBe('WRONG_PHASE');
    await openWindow(world, seriesKey);
    expect(await refuses()).toBe('WRONG_PHASE');
    await toPhase(world, seriesKey, 'REVEAL');
    expect(await refuses()).toBe('WRONG_PHASE');
    await toPhase(world, seriesKey, 'SETTLE');
    expect(await refuses()).toBe('ACCEPTED');
    expect(names(await settleAll(world, seriesKey))).toEqual(['WindowCleared', 'WindowSettled']);
    expect(await refuses()).toBe('WRONG_PHASE');
  });

  it('moves units and books every order, and shows what it holds', async () => {
    const settled = await tradeIn(world, seriesKey, [buys(5n, 12n), sells(8n, 9n), buys(2n, 9n, { trader: other })]);
    expect(names(settled)).toEqual([
      'WindowCleared',
      'UnitsTraded',
      'UnitsTransferred',
      'UnitsTraded',
      'UnitsTransferred',
      'OrderProcessed',
      'OrderProcessed',
      'OrderProcessed',
      'WindowSettled',
    ]);
    expect(only(settled, 'WindowCleared')).toEqual([{ window: 1, price: 9n, volume: 7n, demand: 7n, supply: 8n }]);
    expect(only(settled, 'UnitsTraded').map(({ buyer: to, units, money: paid }) => [lower(to), units, paid])).toEqual([
      [buyer, 5n, 45n],
      [other, 2n, 18n],
    ]);
    expect(only(settled, 'UnitsTransferred').map(({ from, to, units }) => [lower(from), lower(to), units])).toEqual([
      [seller, buyer, 5n],
      [seller, other, 2n],
    ]);
    expect(await orderOf(world, seriesKey, seller)).toMatchObject({
      sequence: 2,
      side: 1,
      money: 0n,
      units: 8n,
      price: 9n,
      quantity: 8n,
      validity: 1,
      fault: 0,
      processing: 2,
      delivery: 2,
      filled: 7n,
    });
    expect(await windowOf(world, seriesKey)).toMatchObject({ orders: 3, price: 9n, volume: 7n });
    const held = [seller, buyer, other].map((wallet) => unitsOf(world, seriesKey, wallet));
    expect(await Promise.all(held)).toEqual([53n, 5n, 42n]);
    expect(await world.balance(world.addresses.windows)).toBe(0n);
  });

  describe('keeps what was never revealed, without a charge,', () => {
    const delivery = async (trader = buyer) =>
      enumName('Delivery', (await orderOf(world, seriesKey, trader, 1)).delivery);
    const trade = async () => {
      await openWindow(world, seriesKey);
      await placeOrders(world, seriesKey, [buys(5n, 12n, { reveal: false }), sells(8n, 9n, { reveal: false })]);
      await settleAll(world, seriesKey);
      expect(await windowPhase(world, seriesKey)).toBe('DONE');
    };
    const refusal = (trader: EvmAddress) => world.refusal(stranger, 'windows', 'deliverOrder', [seriesKey, 1, trader]);

    it('until the next window finds its price', async () => {
      const before = await money(world, [buyer]);
      await trade();
      const { validity, processing } = await orderOf(world, seriesKey, buyer);
      expect([enumName('Validity', validity), enumName('Processing', processing)]).toEqual(['UNREVEALED', 'LOST']);
      expect([await delivery(), await refusal(buyer), await refusal(seller)]).toEqual(['NONE', 'NOT_DUE', 'NOT_DUE']);
      await world.anvil.clock.advance(WINDOW_INTERVAL);
      await openWindow(world, seriesKey);
      await toPhase(world, seriesKey, 'SETTLE');
      expect(await refusal(buyer)).toBe('NOT_DUE');
      await settleAll(world, seriesKey);
      expect([await delivery(), await delivery(seller)]).toEqual(['DUE', 'DUE']);
      for (const trader of [buyer, seller]) await deliverOrder(world, seriesKey, trader, 1);
      expect(await money(world, [buyer])).toBe(before);
      expect(await world.read('hub', 'lockedOf', [seriesKey, seller])).toBe(0n);
    });

    it('not longer than the series lives', async () => {
      await trade();
      await endByBuyOut(world, seriesKey);
      expect([await refusal(buyer), await refusal(seller)]).toEqual(['ACCEPTED', 'ACCEPTED']);
    });

    it('not in a window that is void', async () => {
      await openWindow(world, seriesKey);
      await placeOrders(world, seriesKey, [buys(5n, 12n, { reveal: false })]);
      await toPhase(world, seriesKey, 'SETTLE');
      await world.anvil.clock.advance(WINDOW_SETTLE);
      await settleAll(world, seriesKey);
      expect([await windowPhase(world, seriesKey), await refusal(buyer)]).toEqual(['VOID', 'ACCEPTED']);
    });
  });

  it('rejects who is not verified any more, before the price and as units move', async () => {
    await openWindow(world, seriesKey);
    await placeOrders(world, seriesKey, [buys(5n), sells(4n), sells(3n, 9n, { trader: other })]);
    await verify([other], false);
    const early = await world.send(stranger, 'windows', 'settleWindow', [seriesKey, 4]);
    expect(only(early, 'OrderRejected').map(({ trader, window, reason }) => [lower(trader), window, reason])).toEqual([
      [other, 1, 1],
    ]);
    while ((await windowOf(world, seriesKey)).volume === 0n) {
      await world.send(stranger, 'windows', 'settleWindow', [seriesKey, 1]);
    }
    await verify([other], true);
    await verify([seller], false);
    const late = await settleAll(world, seriesKey);
    expect(only(late, 'OrderRejected').map(({ trader }) => lower(trader))).toEqual([seller]);
    expect(only(late, 'UnitsTraded')).toEqual([]);
    expect(
      only(late, 'OrderProcessed').map(({ processing, filled, units, money: paid }) => [
        enumName('Processing', Number(processing)),
        ...[filled, units, paid],
      ]),
    ).toEqual([
      ['LOST', 0n, 0n, 50n],
      ['REJECTED', 0n, 4n, 0n],
      ['REJECTED', 0n, 3n, 0n],
    ]);
  });

  it('voids a window without a price at its deadline, and gives all back', async () => {
    const before = await money(world, [buyer]);
    await openWindow(world, seriesKey);
    await placeOrders(world, seriesKey, [buys(5n), sells(4n)]);
    await world.send(stranger, 'windows', 'settleWindow', [seriesKey, 4]);
    await toPhase(world, seriesKey, 'OVERDUE');
    const sent = await world.send(stranger, 'windows', 'settleWindow', [seriesKey, 100]);
    expect(names(sent)).toEqual(['WindowVoided']);
    expect(only(sent, 'WindowVoided')).toEqual([{ window: 1, reason: 1 }]);
    expect(await windowPhase(world, seriesKey)).toBe('VOID');
    expect(only(await deliverOrder(world, seriesKey, seller), 'OrderDelivered')).toMatchObject([
      { units: 4n, money: 0n },
    ]);
    await deliverOrder(world, seriesKey, buyer);
    expect([await money(world, [buyer]), await lockedOf(world, seriesKey, seller)]).toEqual([before, 0n]);
  });

  it('goes on past the deadline once there is a price', async () => {
    await openWindow(world, seriesKey);
    await placeOrders(world, seriesKey, [buys(5n), sells(4n)]);
    while ((await windowOf(world, seriesKey)).volume === 0n) {
      await world.send(stranger, 'windows', 'settleWindow', [seriesKey, 1]);
    }
    await toPhase(world, seriesKey, 'OVERDUE');
    expect(names(await settleAll(world, seriesKey))).toContain('UnitsTraded');
    expect(await windowPhase(world, seriesKey)).toBe('DONE');
  });

  it('voids a window of a series that is over, at once, for that reason before any other', async () => {
    await noticeBuyOut(world, seriesKey);
    await openWindow(world, seriesKey);
    await commit(sells(4n));
    await buyOut(world, seriesKey);
    const leave = () => world.refusal(stranger, 'hub', 'claimRedemption', [seriesKey, seller]);
    expect(await leave()).toBe('UNITS_UNAVAILABLE');
    const early = await world.anvil.rpc<Hex>('evm_snapshot');
    await toPhase(world, seriesKey, 'OVERDUE');
    const overdue = await world.send(stranger, 'windows', 'settleWindow', [seriesKey, 1]);
    expect(only(overdue, 'WindowVoided')).toEqual([{ window: 1, reason: 2 }]);
    await world.anvil.rpc('evm_revert', early);

    const sent = await world.send(stranger, 'windows', 'settleWindow', [seriesKey, 1]);
    expect(only(sent, 'WindowVoided')).toEqual([{ window: 1, reason: 2 }]);
    expect(await leave()).toBe('UNITS_UNAVAILABLE');
    expect(only(await deliverOrder(world, seriesKey, seller), 'UnitsUnlocked')).toMatchObject([{ units: 4n }]);
    expect(await leave()).toBe('ACCEPTED');
  });

  it('keeps a price that was found before a buy-out, which waits for its trades', async () => {
    await openWindow(world, seriesKey);
    await placeOrders(world, seriesKey, [buys(5n), sells(5n)]);
    while ((await windowOf(world, seriesKey)).volume === 0n) {
      await world.send(stranger, 'windows', 'settleWindow', [seriesKey, 1]);
    }
    await noticeBuyOut(world, seriesKey);
    await expect(buyOut(world, seriesKey)).rejects.toThrow('WINDOW_RUNNING');
    await settleAll(world, seriesKey);
    await world.send(world.account(ISSUER), 'hub', 'buyOut', [seriesKey]);
    const redeemed = await world.send(stranger, 'hub', 'claimRedemption', [seriesKey, buyer]);
    expect(only(redeemed, 'UnitsBurned')).toMatchObject([{ units: 5n }]);
  });
});

describe('delivering an order', () => {
  it('is refused before the window is over, twice, and of an order that is not there', async () => {
    const refuses = (trader: EvmAddress, window = 1) =>
      world.refusal(stranger, 'windows', 'deliverOrder', [seriesKey, window, trader]);
    await openWindow(world, seriesKey);
    await placeOrders(world, seriesKey, [sells(4n)]);
    expect([await refuses(seller), await refuses(buyer), await refuses(seller, 2)]).toEqual([
      'NOT_DUE',
      'ORDER_UNKNOWN',
      'ORDER_UNKNOWN',
    ]);
    expect(await world.readRefusal('windows', 'orderOf', [seriesKey, 1, buyer])).toBe('ORDER_UNKNOWN');
    await toPhase(world, seriesKey, 'SETTLE');
    await settleAll(world, seriesKey);
    await deliverOrder(world, seriesKey, seller);
    expect(await refuses(seller)).toBe('NOT_DUE');
  });

  it('pays the trader alone, no matter who asks', async () => {
    await openWindow(world, seriesKey);
    await placeOrders(world, seriesKey, [buys(3n, 12n), sells(5n)]);
    await settleAll(world, seriesKey);
    const wallets = [seller, buyer, other, stranger, world.account(ISSUER), world.collector];
    const balances = () => Promise.all(wallets.map((wallet) => world.balance(wallet)));
    const before = await balances();
    await world.send(stranger, 'windows', 'deliverOrder', [seriesKey, 1, seller]);
    await world.send(seller, 'windows', 'deliverOrder', [seriesKey, 1, buyer]);
    const after = await balances();
    expect(after.map((each, i) => each - (before[i] as bigint))).toEqual([30n, 6n, 0n, 0n, 0n, 0n]);
    expect(await lockedOf(world, seriesKey, seller)).toBe(0n);
  });

  it('of a window may come while the next one runs, and not free what is escrowed there', async () => {
    await openWindow(world, seriesKey);
    const { openedAt } = await windowOf(world, seriesKey);
    await placeOrders(world, seriesKey, [buys(3n), sells(40n)]);
    await settleAll(world, seriesKey);
    await until(world, openedAt + WINDOW_INTERVAL);
    await openWindow(world, seriesKey);
    // 60 held, 3 sold, 37 still locked: 20 are free, and 17 of the first window come back with its delivery.
    expect(await refused(sells(21n))).toBe('UNITS_UNAVAILABLE');
    const second = sealed(seriesKey, sells(20n));
    await world.send(seller, 'windows', 'commitOrder', second.commit);
    const bought = sealed(seriesKey, buys(57n));
    await world.send(buyer, 'windows', 'commitOrder', bought.commit);
    await deliverOrder(world, seriesKey, seller, 1);
    expect(await lockedOf(world, seriesKey, seller)).toBe(20n);
    await toPhase(world, seriesKey, 'REVEAL');
    await world.send(seller, 'windows', 'revealOrder', second.reveal);
    await world.send(buyer, 'windows', 'revealOrder', bought.reveal);
    await toPhase(world, seriesKey, 'SETTLE');
    await settleAll(world, seriesKey);
    await deliverOrder(world, seriesKey, buyer, 1);
    await deliverOrder(world, seriesKey, buyer, 2);
    await deliverOrder(world, seriesKey, seller, 2);
    expect([await unitsOf(world, seriesKey, seller), await unitsOf(world, seriesKey, buyer)]).toEqual([37n, 23n]);
    expect([await lockedOf(world, seriesKey, seller), await world.balance(world.addresses.windows)]).toEqual([0n, 0n]);
  });

  it('goes to a trader that is a contract as to any other', async () => {
    const account = await world.unlock(await world.deploy(contractWallet));
    await verify([account], true);
    await world.send(world.owner, 'token', 'mint', [account, 1_000n]);
    await world.send(account, 'token', 'approve', [world.addresses.windows, 1_000n]);
    await tradeIn(world, seriesKey, [buys(6n, 100n, { trader: account }), sells(6n, 50n)]);
    expect([await unitsOf(world, seriesKey, account), await world.balance(account)]).toEqual([6n, 700n]);
  });
});

describe('the hub', () => {
  it('lets only the windows lock, unlock and move units, and no more than are there', async () => {
    const windows = await world.actAs('windows');
    const refuses = (from: EvmAddress, name: 'lockUnits' | 'unlockUnits', units: bigint) =>
      world.refusal(from, 'hub', name, [seriesKey, seller, units]);
    const moves = (from: EvmAddress, units: bigint) =>
      world.refusal(from, 'hub', 'transferUnits', [seriesKey, seller, buyer, units]);
    for (const from of [seller, world.owner, world.account(ISSUER), world.addresses.raise]) {
      const unlocked = await world.unlock(from);
      expect([await refuses(unlocked, 'lockUnits', 0n), await refuses(unlocked, 'unlockUnits', 0n)]).toEqual([
        'NOT_WINDOWS',
        'NOT_WINDOWS',
      ]);
      expect(await moves(unlocked, 0n)).toBe('NOT_WINDOWS');
    }
    await world.send(windows, 'hub', 'lockUnits', [seriesKey, seller, 10n]);
    expect([await moves(windows, 11n), await refuses(windows, 'unlockUnits', 11n)]).toEqual([
      'UNITS_UNAVAILABLE',
      'UNITS_UNAVAILABLE',
    ]);
    expect([await moves(windows, 10n), await refuses(windows, 'unlockUnits', 10n)]).toEqual(['ACCEPTED', 'ACCEPTED']);
  });

  it('burns nothing of a position that is locked in a part, and pays what it earned all the same', async () => {
    const windows = await world.actAs('windows');
    await world.send(windows, 'hub', 'lockUnits', [seriesKey, seller, 1n]);
    await endByBuyOut(world, seriesKey);
    expect(await world.refusal(stranger, 'hub', 'claimRedemption', [seriesKey, seller])).toBe('UNITS_UNAVAILABLE');
    expect(await world.refusal(stranger, 'hub', 'claimPayout', [seriesKey, seller])).toBe('ACCEPTED');
    expect(await world.read('hub', 'claimable', [seriesKey, seller])).toBe(0n);
    await world.send(windows, 'hub', 'unlockUnits', [seriesKey, seller, 1n]);
    const due = await world.read('hub', 'claimable', [seriesKey, seller]);
    const redeemed = await world.send(stranger, 'hub', 'claimRedemption', [seriesKey, seller]);
    expect([due > 0n, only(redeemed, 'RedemptionClaimed')[0]?.amount]).toEqual([true, due]);
  });
});

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

describe('a window of a series whose terms change', () => {
  it('is void where they change before its price is found, and everything comes back', async () => {
    const before = await Promise.all([money(world, [buyer]), unitsOf(world, seriesKey, seller)]);
    await openWindow(world, seriesKey);
    await placeOrders(world, seriesKey, [buys(5n, 1_000n), sells(5n, 900n)]);
    await toPhase(world, seriesKey, 'SETTLE');
    await amend();
    const sent = await settleSteps(50);
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
    await settleSteps(1);
    expect(await windowPhase(world, seriesKey)).toBe('VOID');
  });

  it('settles where they changed before it opened, or once its price is found', async () => {
    await amend();
    await openWindow(world, seriesKey);
    await placeOrders(world, seriesKey, [buys(5n), sells(5n)]);
    await toPhase(world, seriesKey, 'SETTLE');
    let sent = await settleSteps(1);
    while (only(sent, 'WindowCleared').length === 0) sent = await settleSteps(1);
    await amend(10n ** 10n);
    await settleSteps(50);
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
      const sent = await settleSteps(50);
      expect(only(sent, 'WindowVoided').map(({ reason }) => enumName('VoidReason', Number(reason)))).toEqual([
        'EXTINGUISHMENT_REQUESTED',
      ]);
      await traded();
      await settleSteps(50);
      expect(await windowPhase(world, seriesKey)).toBe('DONE');
    });

    it('is void once in a time, and a request within it waits for the window’s price', async () => {
      await traded();
      await request();
      await settleSteps(1);
      await withdraw();
      await traded();
      await expect(request()).rejects.toThrow('WINDOW_RUNNING');
      await settleSteps(50);
      expect(await windowPhase(world, seriesKey)).toBe('DONE');
      await request();
      await withdraw();
      await world.anvil.clock.advance(REQUEST_VOID_INTERVAL);
      await traded();
      await request();
      await settleSteps(1);
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
    await settleSteps(1);
    expect(await windowPhase(world, seriesKey)).toBe('VOID');
  });
});
