// Windows of later trading: sealed orders, reveal, settlement in steps, delivery, and the accounts that they leave.

import type { Period } from '@income-series/protocol/period';
import {
  REQUEST_VOID_INTERVAL,
  WINDOW_COMMIT,
  WINDOW_INTERVAL,
  WINDOW_REVEAL,
  WINDOW_SETTLE,
} from '@income-series/protocol/policy';
import { AccountState } from '@solana-program/token';
import { beforeEach, describe, expect, it } from 'vitest';
import { amendTerms } from './support/amendments.ts';
import { join, toHex, u32, u64 } from './support/bytes.ts';
import { MOST_UNITS, PROGRAM, readonly, replaced, type Sending, writable } from './support/chain.ts';
import {
  announceBuyOut,
  buyOut,
  claimPayout,
  claimRedemption,
  closeSeries,
  noticeBuyOut,
  payTail,
} from './support/claims.ts';
import {
  createCurveWorld,
  keptAccount,
  positionAccount,
  readPosition,
  readSeries,
  register,
  type Trader,
  tokensOf,
} from './support/curve.ts';
import { OTHER, prepareReports, requestExtinguishment, voidExtinguishment } from './support/extinguishment.ts';
import {
  acceptAll,
  addBidders,
  claimKept,
  commitmentOf,
  createRaiseWorld,
  putFrozen,
  type RaiseWorld,
  readKept,
} from './support/raises.ts';
import { setVerified, walletAccount } from './support/registry.ts';
import { endQuarter, submitReport } from './support/reports.ts';
import { ATTESTOR, VERIFIER } from './support/signed-rate.ts';
import { expectChecked, expectOwn, miscount, PREFIX_LINES, tamper } from './support/tamper.ts';
import {
  closeOrder,
  closeWindow,
  commitOrder,
  deliverOrder,
  nextOrderRecords,
  openWindow,
  order,
  orderAccount,
  placeOrders,
  readOrder,
  readOrders,
  readWindow,
  releaseUnits,
  revealOrder,
  settleOrders,
  settleWindow,
  step,
  toPhase,
  tradingWorld,
  windowAccounts,
} from './support/windows.ts';
import { senders } from './support/world.ts';

let world: RaiseWorld;
let seller: Trader;
let buyer: Trader;
let third: Trader;
const { accept, answer } = senders(() => world);
function use(made: RaiseWorld) {
  world = made;
  [seller, buyer, third] = world.traders as [Trader, Trader, Trader];
}
const seriesKey = () => toHex(world.curve.key);
const verify = (trader: Trader, verified: boolean) =>
  setVerified(world, world.admin, [trader.signer.address], verified);
const BUY = { side: 'BUY', price: 120n, quantity: 10n } as const;
const SELL = { side: 'SELL', price: 110n, quantity: 10n } as const;
/** One holder of 100 units, and two wallets without. */
const open = async () => {
  use(await tradingWorld([100n, 0n, 0n]));
  await accept(openWindow(world));
};
/** The same with ten units traded for 110 each. */
const traded = async () => {
  await open();
  await placeOrders(world, [
    { trader: seller, ...SELL, quantity: 30n },
    { trader: buyer, ...BUY },
  ]);
  await settleOrders(world);
};

describe('openWindow', () => {
  it('opens the series’ windows by number, one at a time, 30 days apart', async () => {
    use(await tradingWorld([100n, 0n, 0n]));
    const { events } = await accept(openWindow(world));
    const openedAt = world.chain.now();
    const commitEndsAt = openedAt + WINDOW_COMMIT;
    const ends = { commitEndsAt, revealEndsAt: commitEndsAt + WINDOW_REVEAL };
    const fields = { seriesKey: seriesKey(), window: 1n, ...ends, settleEndsAt: ends.revealEndsAt + WINDOW_SETTLE };
    expect(events).toEqual([{ name: 'WindowOpened', fields }]);
    const { book, escrow } = await windowAccounts(world, 1);
    const opener = world.chain.payer.address;
    expect(await readWindow(world)).toMatchObject({ status: 1n, number: 1n, openedAt, opener, book, escrow });
    expect(readSeries(world)).toMatchObject({ window: 1n, openedAt, progress: 1n, ordered: 0n, revealed: 0n });
    expect(tokensOf(world, escrow)).toBe(0n);
    expect(await answer(openWindow(world))).toBe('WINDOW_RUNNING');
    toPhase(world, 'SETTLE');
    await settleOrders(world);
    world.chain.setTime(openedAt + WINDOW_INTERVAL - 1n);
    expect(await answer(openWindow(world))).toBe('WINDOW_TOO_EARLY');
    world.chain.setTime(openedAt + WINDOW_INTERVAL);
    await accept(openWindow(world));
    expect(readSeries(world)).toMatchObject({ window: 2n, priced: 1n });
  });

  it('is refused before the activation, and for a curve', async () => {
    use(await createRaiseWorld());
    expect(await answer(openWindow(world))).toBe('WRONG_STATE');
    const first = await openWindow(world);
    use({ ...world, ...(await createCurveWorld()) });
    expect(await answer(replaced(first, 4, writable(world.curve.series)))).toBe('RAISE_ONLY');
  });

  it('checks every account', async () => {
    use(await tradingWorld([100n, 0n, 0n]));
    const whole = await openWindow(world);
    await expectChecked({ ...world, free: [3] }, whole, [
      ...[4, 5, 6, 7].map((place) => `${place} ACCOUNT_INVALID - ACCOUNT_READONLY`),
      '8 ACCOUNT_INVALID - -',
    ]);
  });
});

describe('commitOrder', () => {
  beforeEach(open);

  it('takes money of a buyer, and locks units of a seller, which go on earning', async () => {
    const before = tokensOf(world, buyer.money);
    const { events } = await accept(order(world, { trader: buyer, ...BUY, escrow: 1_500n }));
    const commitment = toHex(commitmentOf(buyer, BUY));
    const ids = { seriesKey: seriesKey(), window: 1n, trader: buyer.signer.address, sequence: 1n, commitment };
    expect(events).toEqual([{ name: 'OrderCommitted', fields: { ...ids, side: 0n, money: 1_500n, units: 0n } }]);
    expect(await readOrder(world, buyer)).toMatchObject(ids);
    const { escrow } = await windowAccounts(world);
    expect([before - tokensOf(world, buyer.money), tokensOf(world, escrow)]).toEqual([1_500n, 1_500n]);

    const { events: sold } = await accept(order(world, { trader: seller, ...SELL, quantity: 40n }));
    const locked = { seriesKey: seriesKey(), holder: seller.signer.address, units: 40n };
    expect(sold).toMatchObject([
      { name: 'OrderCommitted', fields: { sequence: 2n, side: 1n, money: 0n, units: 40n } },
      { name: 'UnitsLocked', fields: locked },
    ]);
    expect(await readPosition(world, seller)).toMatchObject({ staked: 100n, counted: 100n, locked: 40n, held: 0n });
    expect((await readOrders(world)).slots).toMatchObject([
      { trader: buyer.signer.address, escrow: 1_500n, side: 0n, validity: 0n },
      { trader: seller.signer.address, escrow: 40n, side: 1n, validity: 0n },
    ]);
    expect(readSeries(world)).toMatchObject({ ordered: 1n, revealed: 0n });
  });

  it('is for one order of a verified wallet, not the issuer’s, in time, with money or units that it has', async () => {
    const commitment = commitmentOf(seller, SELL);
    const least = { commitment, units: 100n };
    expect(await answer(order(world, { trader: world.issuer, ...BUY }))).toBe('ISSUER_WALLET');
    expect(await answer(commitOrder(world, seller, { ...least, commitment: new Uint8Array(32) }))).toBe(
      'COMMITMENT_MISSING',
    );
    for (const none of [{}, { money: 1n, units: 1n }]) {
      expect(await answer(commitOrder(world, seller, { commitment, ...none }))).toBe('ESCROW_INVALID');
    }
    expect(await answer(commitOrder(world, seller, { commitment, units: 101n }))).toBe('UNITS_UNAVAILABLE');
    expect(await answer(commitOrder(world, buyer, { commitment, units: 1n }))).toBe('UNITS_UNAVAILABLE');
    await accept(verify(seller, false));
    expect(await answer(commitOrder(world, seller, least))).toBe('NOT_ALLOWLISTED');
    await accept(verify(seller, true));
    toPhase(world, 'REVEAL');
    expect(await answer(commitOrder(world, seller, least))).toBe('WRONG_PHASE');
    world.chain.setTime(world.chain.now() - 1n);
    await accept(commitOrder(world, seller, least));
    expect(await answer(commitOrder(world, seller, least))).toBe('ALREADY_ORDERED');
  });

  it('is refused where the book has as many orders as its account can hold', async () => {
    const { book } = await windowAccounts(world);
    const data = join(world.chain.data(book) ?? new Uint8Array(), new Uint8Array(73 * 140_000));
    data.set(u32(140_000), 39);
    world.chain.put(book, PROGRAM, data);
    expect(await answer(order(world, { trader: buyer, ...BUY }))).toBe('BOOK_FULL');
  });

  it('checks every account', async () => {
    const checked = [
      '3 ACCOUNT_INVALID SIGNER_MISSING ACCOUNT_READONLY',
      '4 ACCOUNT_INVALID - -',
      '5 ACCOUNT_INVALID - ACCOUNT_READONLY',
      '6 ACCOUNT_INVALID - -',
      ...[7, 8].map((place) => `${place} ACCOUNT_INVALID - ACCOUNT_READONLY`),
    ];
    // The escrow and a token account do not matter for units, nor the position for money.
    for (const [planned, free, written] of [
      [{ trader: seller, ...SELL }, [10, 11], ['9 ACCOUNT_INVALID - ACCOUNT_READONLY']],
      [{ trader: buyer, ...BUY }, [9, 11], [expect.stringMatching(/^10 ACCOUNT_INVALID - Failed/)]],
    ] as const) {
      const lines = [...checked, ...written, '12 ACCOUNT_INVALID - -'];
      await expectChecked({ ...world, free }, order(world, planned), lines);
    }
    const whole = await order(world, { trader: seller, ...SELL });
    expect(await answer(replaced(whole, 9, writable(await positionAccount(world, buyer))))).toBe('ACCOUNT_INVALID');
  });
});

describe('revealOrder', () => {
  beforeEach(open);

  it('makes an order valid, once, by its trader in time', async () => {
    await accept(order(world, { trader: buyer, ...BUY }));
    expect(await answer(revealOrder(world, buyer, BUY))).toBe('WRONG_PHASE');
    toPhase(world, 'REVEAL');
    expect(await answer(revealOrder(world, third, BUY))).toBe('ORDER_UNKNOWN');
    for (const change of [{ price: 121n }, { quantity: 11n }, { salt: new Uint8Array(32) }]) {
      expect(await answer(revealOrder(world, buyer, { ...BUY, ...change }))).toBe('HASH_MISMATCH');
    }
    await accept(verify(buyer, false));
    expect(await answer(revealOrder(world, buyer, BUY))).toBe('NOT_ALLOWLISTED');
    await accept(verify(buyer, true));
    const { events } = await accept(revealOrder(world, buyer, BUY));
    const ids = { seriesKey: seriesKey(), window: 1n, trader: buyer.signer.address };
    const fields = { ...ids, price: 120n, quantity: 10n, validity: 1n, fault: 0n };
    expect(events).toEqual([{ name: 'OrderRevealed', fields }]);
    const slot = { price: 120n, quantity: 10n, validity: 1n, heap: 1n };
    expect(await readOrders(world)).toMatchObject({ head: { revealed: 1n }, slots: [slot] });
    expect(readSeries(world).revealed).toBe(1n);
    expect(await answer(revealOrder(world, buyer, BUY))).toBe('ALREADY_REVEALED');
    toPhase(world, 'SETTLE');
    expect(await answer(revealOrder(world, buyer, BUY))).toBe('WRONG_PHASE');
  });

  const BEYOND = 1n << 64n;
  type Case = readonly [string, 'BUY' | 'SELL', bigint, bigint, bigint, bigint];
  const cases: readonly Case[] = [
    ['no price', 'BUY', 0n, 1n, 100n, 1n],
    ['a price beyond 64 bits', 'SELL', BEYOND, 1n, 100n, 1n],
    ['the highest price', 'SELL', BEYOND - 1n, 1n, 100n, 0n],
    ['no units', 'BUY', 1n, 0n, 100n, 2n],
    ['as many units as the circuit has not', 'SELL', 1n, 1n << 48n, 100n, 2n],
    ['units beyond 64 bits', 'SELL', 1n, BEYOND + 1n, 100n, 2n],
    ['all of its money', 'BUY', 10n, 10n, 100n, 0n],
    ['more than its money', 'BUY', 10n, 11n, 100n, 3n],
    ['a product beyond 64 bits', 'BUY', BEYOND - 1n, (1n << 48n) - 1n, 100n, 3n],
    ['all of its units', 'SELL', 10n, 100n, 100n, 0n],
    ['more than its units', 'SELL', 10n, 101n, 100n, 3n],
  ];
  it.each(cases)('says what is wrong with %s', async (_, side, price, quantity, escrow, fault) => {
    const trader = side === 'BUY' ? buyer : seller;
    await accept(order(world, { trader, side, price, quantity, escrow }));
    toPhase(world, 'REVEAL');
    const { events } = await accept(revealOrder(world, trader, { price, quantity }));
    const shown = (value: bigint) => (value >= BEYOND ? BEYOND - 1n : value);
    const fields = { price: shown(price), quantity: shown(quantity), validity: fault === 0n ? 1n : 2n, fault };
    expect(events).toMatchObject([{ name: 'OrderRevealed', fields }]);
    expect(readSeries(world).revealed).toBe(fault === 0n ? 1n : 0n);
  });

  it('checks every account, and opens no order of another', async () => {
    for (const trader of [buyer, third]) await accept(order(world, { trader, ...BUY }));
    toPhase(world, 'REVEAL');
    const whole = await revealOrder(world, buyer, BUY);
    await expectChecked(world, whole, [
      '3 ACCOUNT_INVALID SIGNER_MISSING -',
      '4 ACCOUNT_INVALID - -',
      '5 ACCOUNT_INVALID - ACCOUNT_READONLY',
      '6 ACCOUNT_INVALID - -',
      '7 ACCOUNT_INVALID - ACCOUNT_READONLY',
      '8 ACCOUNT_INVALID - -',
    ]);
    expect(await answer(replaced(whole, 8, readonly(await orderAccount(world, third))))).toBe('ACCOUNT_INVALID');
  });
});

describe('settleWindow', () => {
  beforeEach(open);
  const names = (steps: readonly { readonly events: readonly { readonly name: string }[] }[]) =>
    steps.flatMap(({ events }) => events.map(({ name }) => name));

  it('trades pair by pair at one price, and ends every order', async () => {
    await placeOrders(world, [
      { trader: seller, ...SELL, quantity: 30n },
      { trader: buyer, ...BUY },
      { trader: third, ...BUY, quantity: 5n, reveal: false },
    ]);
    const steps = await settleOrders(world, 1);
    expect(names(steps)).toEqual([
      ...['WindowCleared', 'UnitsTraded', 'UnitsTransferred'],
      ...['OrderProcessed', 'OrderProcessed', 'OrderProcessed', 'WindowSettled'],
    ]);
    const events = steps.flatMap((each) => each.events);
    const ids = { seriesKey: seriesKey(), window: 1n };
    const [from, to] = [seller.signer.address, buyer.signer.address];
    expect(events.slice(0, 3).map(({ fields }) => fields)).toEqual([
      { ...ids, price: 110n, volume: 10n, demand: 10n, supply: 30n },
      { ...ids, seller: from, buyer: to, units: 10n, money: 1_100n },
      { seriesKey: seriesKey(), from, to, units: 10n },
    ]);
    expect(
      events.slice(3, 6).map(({ fields }) => [fields.processing, fields.filled, fields.units, fields.money]),
    ).toEqual([
      [2n, 10n, 20n, 1_100n],
      [1n, 10n, 0n, 100n],
      [3n, 0n, 0n, 600n],
    ]);
    expect(await readPosition(world, seller)).toMatchObject({ staked: 90n, counted: 90n, locked: 20n });
    expect(readSeries(world)).toMatchObject({ staked: 100n, progress: 0n, priced: 1n });
    expect(await readWindow(world)).toMatchObject({ status: 2n, price: 110n, volume: 10n });
    expect(await answer(settleWindow(world, 1))).toBe('WRONG_PHASE');
  });

  it('shares the long side pro rata, and what the floors leave by sequence', async () => {
    use(await tradingWorld([10n, 10n, 10n, 0n]));
    await accept(openWindow(world));
    const bidder = world.traders[3] as Trader;
    await placeOrders(world, [
      ...world.traders.slice(0, 3).map((trader) => ({ trader, ...SELL })),
      { trader: bidder, ...BUY },
    ]);
    await settleOrders(world, 20);
    expect((await readOrders(world)).slots.map(({ filled }) => filled)).toEqual([4n, 3n, 3n, 10n]);
  });

  it('leaves out wallets that are not verified any more, whenever they lose it', async () => {
    await placeOrders(world, [
      { trader: seller, ...SELL },
      { trader: buyer, ...BUY, quantity: 6n },
      { trader: third, ...BUY, quantity: 4n },
    ]);
    await accept(verify(third, false));
    while ((await readWindow(world)).stage !== 3n) await step(world, 1);
    await accept(verify(buyer, false));
    const steps = await settleOrders(world, 50);
    expect(names(steps)).toEqual([
      'OrderRejected',
      ...['OrderProcessed', 'OrderProcessed', 'OrderProcessed', 'WindowSettled'],
    ]);
    expect((await readOrders(world)).slots.map(({ processing, filled }) => [processing, filled])).toEqual([
      [3n, 0n],
      [4n, 0n],
      [4n, 0n],
    ]);
  });

  it('is void while it has no price: late, of a series that is over or changed, or after a request', async () => {
    const voids = async (reason: bigint) => {
      const { events } = await accept(settleWindow(world, 1));
      expect(events).toEqual([{ name: 'WindowVoided', fields: { seriesKey: seriesKey(), window: 1n, reason } }]);
      expect(await readWindow(world)).toMatchObject({ status: 3n });
      const before = tokensOf(world, buyer.money);
      await acceptAll(world, deliverOrder(world, seller), deliverOrder(world, buyer));
      expect(tokensOf(world, buyer.money) - before).toBe(1_200n);
      expect(await readPosition(world, seller)).toMatchObject({ staked: 100n, locked: 0n });
    };
    const orders = () => [
      { trader: seller, ...SELL, reveal: false },
      { trader: buyer, ...BUY },
    ];
    await placeOrders(world, orders());
    toPhase(world, 'OVERDUE');
    await voids(1n);

    await open();
    for (const each of orders()) await accept(order(world, each));
    await register(world, 'attestor', ATTESTOR.address);
    await accept(amendTerms(world, { cap: 2_000_000_000n }));
    await voids(3n);

    await open();
    for (const each of orders()) await accept(order(world, each));
    for (const { address } of [ATTESTOR, OTHER]) await register(world, 'attestor', address);
    world.chain.setTime(world.chain.now() + 1n); // a request of the opening's second is no later one
    await accept(requestExtinguishment(world));
    await voids(4n);
    expect(readSeries(world)).toMatchObject({ voided: 1n, voidedAt: world.chain.now() });
    await accept(openWindow(world)); // at once
    await accept(voidExtinguishment(world));
    expect(await answer(requestExtinguishment(world))).toBe('WINDOW_RUNNING'); // one window in 180 days
    world.chain.setTime(world.chain.now() + REQUEST_VOID_INTERVAL);
    await accept(requestExtinguishment(world));
  });

  it('needs the records of what it looks at, of the stage in which it begins', async () => {
    expect(await answer(settleWindow(world, 1))).toBe('WRONG_PHASE');
    await placeOrders(world, [
      { trader: seller, ...SELL },
      { trader: buyer, ...BUY },
    ]);
    const [one, two] = await Promise.all([seller, buyer].map(({ signer }) => walletAccount(signer.address)));
    if (!one || !two) throw new Error('two records');
    expect(await answer(settleWindow(world, 1))).toBe('ACCOUNTS_MISSING');
    expect(await answer(settleWindow(world, 1, [two]))).toBe('ACCOUNT_INVALID');
    await accept(settleWindow(world, 99, [one]));
    expect(await readWindow(world)).toMatchObject({ stage: 0n, cursor: 1n });
    await accept(settleWindow(world, 99, [two, two, one, await positionAccount(world, seller)]));
    expect(await readWindow(world)).toMatchObject({ stage: 3n, passed: 0n }); // records of another stage
    const [own, foreign] = await Promise.all([seller, buyer].map((each) => positionAccount(world, each)));
    if (!own || !foreign) throw new Error('two positions');
    for (const records of [
      [one, two, own],
      [two, one, foreign],
      [two, one, world.curve.series],
      [two, one, one],
    ]) {
      expect(await answer(settleWindow(world, 9, records))).toBe('ACCOUNT_INVALID');
    }
    expect(await answer(settleWindow(world, 1, [two, one]))).toBe('ACCOUNTS_MISSING');
    await accept(settleWindow(world, 99, [two, one, own]));
    expect(await readWindow(world)).toMatchObject({ status: 2n });
  });

  it('checks every account, and settles no window but the series’ own', async () => {
    await placeOrders(world, [{ trader: buyer, ...BUY }]);
    const whole = await settleWindow(world, 1, await nextOrderRecords(world, 1));
    const lines = [3, 4, 5].map((place) => `${place} ACCOUNT_INVALID - ACCOUNT_READONLY`);
    expect(await tamper(world, whole, [6])).toEqual([...PREFIX_LINES, ...lines]);
    await settleOrders(world);
    world.chain.setTime((readSeries(world).openedAt as bigint) + WINDOW_INTERVAL);
    await accept(openWindow(world));
    const [first, second] = [await windowAccounts(world, 1), await windowAccounts(world, 2)];
    for (const [place, address] of [
      [4, first.window],
      [5, first.book],
    ] as const) {
      const next = await settleWindow(world, 1);
      expect(await answer(replaced(next, place, writable(address)))).toBe('ACCOUNT_INVALID');
    }
    const mixed = await order(world, { trader: buyer, ...BUY });
    for (const [place, address] of [
      [6, first.window],
      [7, first.book],
      [8, await orderAccount(world, buyer, 1)],
      [10, first.escrow],
    ] as const) {
      expect(await answer(replaced(mixed, place, writable(address)))).toBe('ACCOUNT_INVALID');
      expect(tokensOf(world, second.escrow)).toBe(0n);
    }
  });
});

describe('deliverOrder', () => {
  it('brings units and money once, and takes the position’s rent from the order', async () => {
    await traded();
    const before = [buyer, seller].map(({ money }) => tokensOf(world, money));
    const [payer, account] = [world.chain.payer.address, await orderAccount(world, buyer)];
    const lamports = [world.chain.balance(payer), world.chain.balance(account)] as const;
    const { events } = await accept(deliverOrder(world, buyer));
    const ids = { seriesKey: seriesKey(), window: 1n };
    const fields = { ...ids, trader: buyer.signer.address, units: 0n, money: 100n };
    expect(events).toEqual([{ name: 'OrderDelivered', fields }]);
    const rent = world.chain.balance(await positionAccount(world, buyer));
    expect(lamports[0] - world.chain.balance(payer)).toBe(5_000n); // the transaction's own fee
    expect(lamports[1] - world.chain.balance(account)).toBe(rent);
    expect(await readPosition(world, buyer)).toMatchObject({ staked: 10n, counted: 10n, locked: 0n, payoutCarry: 0n });
    expect(readSeries(world)).toMatchObject({ positions: 2n, staked: 100n });
    const { events: sold } = await accept(deliverOrder(world, seller));
    expect(sold.map(({ name }) => name)).toEqual(['OrderDelivered', 'UnitsUnlocked']);
    expect(sold[0]?.fields).toEqual({ ...ids, trader: seller.signer.address, units: 20n, money: 1_100n });
    expect(await readPosition(world, seller)).toMatchObject({ staked: 90n, locked: 0n });
    const { escrow } = await windowAccounts(world);
    const paid = [buyer, seller].map(({ money }, place) => tokensOf(world, money) - (before[place] ?? 0n));
    expect([...paid, tokensOf(world, escrow)]).toEqual([100n, 1_100n, 0n]);
    for (const trader of [buyer, seller]) expect(await answer(deliverOrder(world, trader))).toBe('NOT_DUE');
  });

  it('waits with an order that was not revealed until the next window has a price, or the series ends', async () => {
    await open();
    await placeOrders(world, [
      { trader: seller, ...SELL, reveal: false },
      { trader: buyer, ...BUY, reveal: false },
      { trader: third, ...BUY, reveal: false },
    ]);
    await accept(verify(third, false));
    expect(await answer(deliverOrder(world, buyer))).toBe('NOT_DUE');
    await settleOrders(world);
    await accept(deliverOrder(world, third)); // it could not reveal
    for (const trader of [seller, buyer]) expect(await answer(deliverOrder(world, trader))).toBe('NOT_DUE');
    world.chain.setTime((readSeries(world).openedAt as bigint) + WINDOW_INTERVAL);
    await accept(openWindow(world));
    expect(await answer(order(world, { trader: seller, ...SELL, quantity: 91n }))).toBe('UNITS_UNAVAILABLE'); // still locked
    expect(await answer(deliverOrder(world, buyer, { number: 1 }))).toBe('NOT_DUE');
    toPhase(world, 'SETTLE');
    await settleOrders(world);
    await acceptAll(world, deliverOrder(world, buyer, { number: 1 }), deliverOrder(world, seller, { number: 1 }));
    expect(await readPosition(world, seller)).toMatchObject({ staked: 100n, locked: 0n });
  });

  it('keeps what a frozen account cannot take, beside what is kept already', async () => {
    await traded();
    const { signer, money } = buyer;
    const payer = third.signer;
    putFrozen(world, money, signer.address);
    const { events } = await accept(deliverOrder(world, buyer, { payer }));
    expect(events.map(({ name }) => name)).toEqual(['OrderDelivered', 'PaymentKept']);
    expect(await readPosition(world, buyer)).toMatchObject({ staked: 10n });
    expect([tokensOf(world, world.curve.vault), readSeries(world).owed]).toEqual([100n, 100n]);

    world.chain.setTime((readSeries(world).openedAt as bigint) + WINDOW_INTERVAL);
    await accept(openWindow(world));
    putFrozen(world, money, signer.address, 900n, AccountState.Initialized);
    await placeOrders(world, [{ trader: buyer, side: 'BUY', price: 90n, quantity: 10n }]);
    await settleOrders(world);
    putFrozen(world, money, signer.address);
    await accept(deliverOrder(world, buyer));
    expect(await readKept(world, buyer)).toMatchObject({ amount: 1_000n, payer: payer.address });
    expect([tokensOf(world, world.curve.vault), readSeries(world).owed]).toEqual([1_000n, 1_000n]);
    putFrozen(world, money, signer.address, 0n, AccountState.Initialized);
    await accept(claimKept(world, buyer, payer.address));
    expect([tokensOf(world, money), readSeries(world).owed]).toEqual([1_000n, 0n]);
    expect(world.chain.data(await keptAccount(world, buyer))).toBeNull();
  });

  it('holds units of a wallet that is not verified, until it is', async () => {
    await traded();
    await accept(verify(seller, false));
    const { events } = await accept(deliverOrder(world, seller));
    expect(events.map(({ name }) => name)).toEqual(['OrderDelivered', 'UnitsHeld']);
    expect(await readPosition(world, seller)).toMatchObject({ staked: 90n, locked: 20n, held: 20n });
    expect(await answer(releaseUnits(world, seller))).toBe('NOT_ALLOWLISTED');
    await accept(verify(seller, true));
    const whole = await releaseUnits(world, seller);
    await expectChecked(world, whole, [
      '3 ACCOUNT_INVALID - -',
      '4 ACCOUNT_INVALID - -',
      '5 ACCOUNT_INVALID - ACCOUNT_READONLY',
    ]);
    const { events: released } = await accept(whole);
    expect(released.map(({ name }) => name)).toEqual(['UnitsUnlocked', 'UnitsReleased']);
    expect(await readPosition(world, seller)).toMatchObject({ locked: 0n, held: 0n });
    expect(await answer(whole)).toBe('UNITS_UNAVAILABLE');
  });

  it('pays no other account than the trader’s, and checks every account', async () => {
    await traded();
    expect(await answer(deliverOrder(world, { ...buyer, money: third.money }))).toBe('ACCOUNT_INVALID');
    const whole = await deliverOrder(world, buyer);
    const lines = await tamper(world, whole, [3, 4, 12, 13]); // anybody sends it, nothing is unlocked, and nothing is kept
    expect(lines.map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual(
      [0, 1, 2, 5, 6, 7, 8, 9, 10, 11, 14].map((place) => `${place} ACCOUNT_INVALID`),
    );
    for (const place of [5, 7, 8, 9]) {
      expect(lines.find((line) => line.startsWith(`${place} `))).toContain('ACCOUNT_READONLY');
    }
    expect(await miscount(world, whole)).toEqual(['ACCOUNTS_MISSING', 'ACCOUNT_INVALID']);
    await expectOwn(world, whole, [
      [8, await orderAccount(world, seller)],
      [9, await positionAccount(world, seller)],
      [10, world.curve.vault],
      [11, (await windowAccounts(world)).escrow],
      [12, (await windowAccounts(world)).escrow],
    ]);
    const sold = await deliverOrder(world, seller);
    expect(await answer(replaced(sold, 4, readonly(await walletAccount(buyer.signer.address))))).toBe(
      'ACCOUNT_INVALID',
    );
    await accept(whole);
  });
});

describe('payments beside a trade', () => {
  const period = 20261 as Period;
  /** The window is open as the first quarter ends. */
  beforeEach(async () => {
    use(await tradingWorld([100n, 0n, 0n], { lastPeriod: period }));
    await prepareReports(world);
    await register(world, 'verifier', VERIFIER.address);
  });
  const paidTo = async (trader: Trader, claim: Sending) => {
    const before = tokensOf(world, trader.money);
    await accept(claim);
    return tokensOf(world, trader.money) - before;
  };
  const orders = () => [
    { trader: seller, ...SELL, quantity: 40n, escrow: 50n },
    { trader: buyer, ...BUY, quantity: 40n },
  ];

  it('wait from the end of the reveals until the trades are made: sellers earn before, buyers after', async () => {
    await endQuarter(world, period, { census: false });
    await accept(openWindow(world));
    await placeOrders(world, orders());
    const report = () => submitReport(world, { period, payment: 10_000n });
    for (const stage of [0n, 1n, 3n]) {
      while ((await readWindow(world)).stage !== stage) await step(world, 1);
      expect([stage, await answer(report())]).toEqual([stage, 'WINDOW_RUNNING']);
    }
    while ((await readWindow(world)).stage !== 4n) await step(world, 1);
    await accept(report());
    expect(await paidTo(seller, claimPayout(world, seller))).toBe(5_940n); // 60 of 100 units of 9,900
    await settleOrders(world);
    await acceptAll(world, deliverOrder(world, buyer), deliverOrder(world, seller));
    expect(await paidTo(buyer, claimPayout(world, buyer))).toBe(3_960n); // earned before the delivery
  });

  it('are made before: locked units earn, and can be claimed', async () => {
    await endQuarter(world, period, { census: false });
    await accept(openWindow(world));
    for (const each of orders()) await accept(order(world, each));
    await accept(submitReport(world, { period, payment: 10_000n, flag: 0 }));
    expect(await paidTo(seller, claimPayout(world, seller))).toBe(9_900n);
    toPhase(world, 'REVEAL');
    for (const each of orders()) await accept(revealOrder(world, each.trader, each));
    toPhase(world, 'SETTLE');
    await settleOrders(world, 20);
    await accept(deliverOrder(world, buyer));
    expect(await paidTo(buyer, claimPayout(world, buyer))).toBe(0n);
  });

  it('of a buy-out wait too, and its announcement waits for the price', async () => {
    await accept(openWindow(world));
    expect(await answer(announceBuyOut(world))).toBe('WINDOW_RUNNING');
    await placeOrders(world, orders());
    expect(await answer(announceBuyOut(world))).toBe('WINDOW_RUNNING');
    while ((await readWindow(world)).stage !== 3n) await step(world, 1);
    await noticeBuyOut(world);
    expect(await answer(buyOut(world))).toBe('WINDOW_RUNNING');
    await settleOrders(world, 20);
    await accept(buyOut(world));
    expect(await answer(claimRedemption(world, seller))).toBe('UNITS_UNAVAILABLE'); // ten are in the order
    await accept(verify(seller, false));
    await acceptAll(world, deliverOrder(world, seller), deliverOrder(world, buyer));
    const { events } = await accept(claimRedemption(world, seller));
    expect(events.map(({ name }) => name)).toContain('UnitsReleased'); // verified or not
    expect(await readPosition(world, seller)).toMatchObject({ staked: 0n, locked: 0n, held: 0n });
    await accept(claimRedemption(world, buyer));
    expect(readSeries(world)).toMatchObject({ staked: 0n, owed: 0n });
  });

  it('do not wait for a window without a valid order, nor longer than its time for a price', async () => {
    await endQuarter(world, period, { census: false });
    await accept(openWindow(world));
    await placeOrders(world, [{ trader: buyer, ...BUY, reveal: false }]);
    await accept(submitReport(world, { period, payment: 10_000n, flag: 1 }));
    await accept(payTail(world, 5_000n));
    await settleOrders(world);
    world.chain.setTime((readSeries(world).openedAt as bigint) + WINDOW_INTERVAL);
    await accept(openWindow(world));
    await placeOrders(world, [{ trader: third, ...BUY }]);
    expect(await answer(payTail(world, 5_000n))).toBe('WINDOW_RUNNING');
    toPhase(world, 'OVERDUE');
    await accept(payTail(world, 5_000n));
    world.chain.setTime((readSeries(world).tailStartedAt as bigint) + 90n * 86_400n);
    await accept(closeSeries(world));
    const { events } = await accept(settleWindow(world, 1));
    expect(events).toMatchObject([{ name: 'WindowVoided', fields: { reason: 2n } }]);
    await acceptAll(world, deliverOrder(world, third), deliverOrder(world, buyer, { number: 1 })); // the series has ended
  });
});

describe('the accounts of a window', () => {
  const balances = () => [buyer, seller, third].map(({ signer }) => world.chain.balance(signer.address));

  it('are closed by anyone, and every lamport goes back to who paid it', async () => {
    use(await tradingWorld([100n, 0n, 0n]));
    const before = balances();
    await accept(openWindow(world, third.signer));
    await placeOrders(world, [
      { trader: seller, ...SELL },
      { trader: buyer, ...BUY },
    ]);
    const to = { to: third.signer.address };
    expect(await answer(closeWindow(world, to))).toBe('ACCOUNT_NEEDED');
    expect(await answer(closeOrder(world, buyer))).toBe('ACCOUNT_NEEDED');
    await settleOrders(world);
    expect(await answer(closeWindow(world, to))).toBe('ACCOUNT_NEEDED');
    await acceptAll(world, deliverOrder(world, seller));
    expect(await answer(closeOrder(world, seller))).toBe('ACCOUNT_NEEDED'); // delivered, and not the last
    expect(await answer(closeOrder(world, buyer))).toBe('ACCOUNT_NEEDED'); // the last, and not delivered
    await acceptAll(world, deliverOrder(world, buyer));
    const last = await closeOrder(world, buyer);
    await expectChecked(world, last, [
      ...[3, 4].map((place) => `${place} ACCOUNT_INVALID - -`),
      ...[5, 6, 7].map((place) => `${place} ACCOUNT_INVALID - ACCOUNT_READONLY`),
    ]);
    const account = await orderAccount(world, buyer);
    const fields = { seriesKey: seriesKey(), account, payer: buyer.signer.address };
    expect((await accept(last)).events).toEqual([{ name: 'AccountClosed', fields }]);
    expect(await answer(last)).toBe('ACCOUNT_INVALID');
    expect(await answer(deliverOrder(world, buyer))).toBe('ACCOUNT_INVALID');
    await accept(closeOrder(world, seller));

    const { escrow, window, book } = await windowAccounts(world);
    const stray = world.chain.svm.getAccount(escrow);
    if (!stray.exists) throw new Error('no escrow');
    stray.data.set(u64(11n), 64); // that a stranger sent
    world.chain.svm.setAccount(stray);
    const whole = await closeWindow(world, to);
    expect((await tamper(world, whole)).slice(3).map((line) => line.split(' ')[1])).toEqual(
      Array.from({ length: 7 }, () => 'ACCOUNT_INVALID'),
    );
    expect(await miscount(world, whole)).toEqual(['ACCOUNTS_MISSING', 'ACCOUNT_INVALID']);
    const collected = tokensOf(world, world.collectorMoney);
    const { events } = await accept(whole);
    expect(events.map(({ fields: { account: closed, payer } }) => [closed, payer])).toEqual(
      [escrow, book, window].map((each) => [each, third.signer.address]),
    );
    expect(tokensOf(world, world.collectorMoney) - collected).toBe(11n);
    for (const gone of [escrow, book, window]) expect(world.chain.data(gone)).toBeNull();
    const position = world.chain.balance(await positionAccount(world, buyer));
    expect(balances()).toEqual([(before[0] ?? 0n) - position, before[1], before[2]]);

    world.chain.setTime((readSeries(world).openedAt as bigint) + WINDOW_INTERVAL);
    await accept(openWindow(world));
    expect(readSeries(world).window).toBe(2n); // never the first again
  });
});

describe('a step of many orders', () => {
  it('ends 28 that were rejected in one transaction, whose calls are bounded', async () => {
    use(await tradingWorld([100n, 0n, 0n]));
    const traders = await addBidders(world, 28);
    await accept(openWindow(world));
    await placeOrders(
      world,
      traders.map((trader) => ({ trader, ...BUY, reveal: false })),
    );
    const wallets = traders.map(({ signer }) => signer.address);
    for (const from of [0, 10, 20]) {
      await accept(setVerified(world, world.admin, wallets.slice(from, from + 10), false));
    }
    while ((await readWindow(world)).stage !== 4n) await step(world, 50);
    const last = await settleWindow(world, 28, await nextOrderRecords(world, 28));
    const { events } = await world.chain.accept(MOST_UNITS, last);
    expect(events.filter(({ name }) => name === 'OrderRejected')).toHaveLength(28);
    expect(events.at(-1)).toMatchObject({ name: 'WindowSettled' });
  });
});
