// The records that a step of a settlement is given, by the accounts as they are before it.

import { WINDOW_INTERVAL } from '@income-series/protocol/policy';
import type { Address } from '@solana/kit';
import { describe, expect, it } from 'vitest';
import { MOST_RECORDS } from '../../../src/adapters/solana/calls/context.ts';
import { getRaiseDecoder, getWindowDecoder } from '../../../src/adapters/solana/generated/accounts/index.ts';
import { BOOKS, readBook } from '../../../src/adapters/solana/records.ts';
import { lookedAt, mostBids } from '../../../src/adapters/solana/settlement.ts';
import { mostOrders, orderRecords } from '../../../src/adapters/solana/window-settlement.ts';
import { STEP_WORK } from '../../../src/domains/auction/worker/keeper.ts';
import { MOST_UNITS, PROGRAM } from '../../contracts/solana/support/chain.ts';
import { positionAccount, readSeries, type Trader } from '../../contracts/solana/support/curve.ts';
import {
  addBidders,
  createRaiseWorld,
  placeBids,
  type RaiseWorld,
  readRaise,
  readBook as readSlots,
  settleStep,
} from '../../contracts/solana/support/raises.ts';
import { setVerified, walletAccount } from '../../contracts/solana/support/registry.ts';
import {
  openWindow,
  placeOrders,
  readOrders,
  readWindow,
  settleWindow,
  tradingWorld,
  windowAccounts,
} from '../../contracts/solana/support/windows.ts';

const MOVE = 3;

/** A step of some bids as it is built: the most bids that it looks at, and those whose records it is given. */
function chosen(world: RaiseWorld, maxBids: number) {
  const data = (at: Address) => world.chain.data(at) ?? new Uint8Array();
  const book = readBook(BOOKS.bids, { owner: PROGRAM, lamports: 1n, data: data(world.book) }, PROGRAM);
  if (book === null) throw new Error('a book');
  const raise = getRaiseDecoder().decode(data(world.raise));
  const most = Math.min(maxBids, mostBids(raise, book));
  return { most, bidders: lookedAt(raise, book).slice(0, Math.min(most, MOST_RECORDS)) };
}

/** Settles in steps of some bids, each with the records that are chosen for it. */
async function settleBy(world: RaiseWorld, maxBids: number): Promise<number> {
  let steps = 0;
  for (; (readRaise(world).status as bigint) <= 2n; steps += 1) {
    expect(steps).toBeLessThan(200);
    const { most, bidders } = chosen(world, maxBids);
    await world.chain.accept(MOST_UNITS, settleStep(world, most, await Promise.all(bidders.map(walletAccount))));
  }
  return steps;
}

/** Settles a window by one step of some orders, with the records that are chosen for it. */
async function settleOrdersBy(world: RaiseWorld, maxOrders: number): Promise<void> {
  const data = (at: Address) => world.chain.data(at) ?? new Uint8Array();
  const accounts = await windowAccounts(world);
  const book = readBook(BOOKS.orders, { owner: PROGRAM, lamports: 1n, data: data(accounts.book) }, PROGRAM);
  if (book === null) throw new Error('a book');
  const window = getWindowDecoder().decode(data(accounts.window));
  const most = Math.min(maxOrders, mostOrders(window, book));
  const looked = orderRecords(window, book).slice(0, Math.min(most, MOST_RECORDS));
  const records = looked.map(async (each) => {
    if ('trader' in each) return [await walletAccount(each.trader)];
    const seller = world.traders.find(({ signer }) => signer.address === each.seller) as Trader;
    return [
      ...[await walletAccount(each.buyer), await walletAccount(each.seller)],
      await positionAccount(world, seller),
    ];
  });
  const { stage } = window.clearing;
  const given = stage === MOVE ? records.slice(0, Math.floor(MOST_RECORDS / 3)) : records;
  await world.chain.accept(MOST_UNITS, settleWindow(world, most, (await Promise.all(given)).flat()));
}

describe('the records of a step', () => {
  it.each([1, 2, 5, 20])(
    'settle a raise %i bids a step, with ties, rejections and a bid that stays sealed',
    async (most) => {
      const world = await createRaiseWorld({ unitsOffered: 100n, maxUnitsPerBid: 100n });
      const bidders = [...world.traders, ...(await addBidders(world, 6))] as Trader[];
      const planned = [
        ...[300n, 200n, 200n, 200n, 200n, 200n, 150n].map((price) => ({ price, quantity: 30n })),
        ...[
          { price: 200n, quantity: 1n },
          { price: 400n, quantity: 20n, reveal: false },
        ],
      ];
      await placeBids(
        world,
        planned.map((bid, place) => ({ ...bid, bidder: bidders[place] as Trader })),
      );
      const leaving = [0, 2, 4].map((place) => (bidders[place] as Trader).signer.address);
      await world.chain.accept(setVerified(world, world.admin, leaving, false));
      await settleBy(world, most);
      const { slots } = readSlots(world);
      expect(readRaise(world)).toMatchObject({ status: 3n, price: 150n, sold: 100n });
      expect(slots.map(({ units, processing }) => [units, processing])).toEqual([
        [0n, 4n],
        [30n, 1n],
        [0n, 4n],
        [30n, 1n],
        [0n, 4n],
        [30n, 1n],
        [9n, 2n],
        [1n, 1n],
        [0n, 3n],
      ]);
    },
  );

  it.each([1, 2, 5, 20])(
    'settle a window %i orders a step, with ties, pro rata, rejections and an order that stays sealed',
    async (most) => {
      const world = await tradingWorld([100n, 60n, 40n, 0n, 0n, 0n, 0n, 0n]);
      world.chain.setTime((readSeries(world).activatedAt as bigint) + WINDOW_INTERVAL);
      await world.chain.accept(openWindow(world));
      const sides = ['SELL', 'SELL', 'SELL', 'BUY', 'BUY', 'BUY', 'BUY', 'BUY'] as const;
      const figures = [
        [100n, 70n],
        [110n, 50n],
        [110n, 40n],
        [120n, 31n],
        [120n, 30n],
        [120n, 30n],
        [130n, 9n],
        [120n, 5n],
      ] as const;
      await placeOrders(
        world,
        figures.map(([price, quantity], place) => ({
          ...{
            trader: world.traders[place] as Trader,
            side: sides[place] ?? 'BUY',
            price,
            quantity,
            reveal: place < 7,
          },
        })),
      );
      const settling = async () => (await readWindow(world)).status === 1n;
      const unverify = async (place: number) => {
        const wallet = (world.traders[place] as Trader).signer.address;
        await world.chain.accept(setVerified(world, world.admin, [wallet], false));
      };
      await unverify(1);
      for (let left = [4, 7]; await settling(); ) {
        const isMoving = (await readWindow(world)).stage === BigInt(MOVE);
        if (isMoving) for (const place of left.splice(0)) await unverify(place);
        await settleOrdersBy(world, most);
      }
      const { slots } = await readOrders(world);
      expect(slots.map(({ filled, processing }) => [filled, processing])).toEqual([
        [34n, 2n],
        [0n, 4n],
        [36n, 2n],
        [31n, 1n],
        [0n, 4n],
        [30n, 1n],
        [9n, 1n],
        [0n, 4n],
      ]);
    },
  );
});

describe('a step of the most bids or orders', () => {
  const MOST = STEP_WORK.solana;

  it.each<[string, bigint, number]>([
    ['most of which are valid', 150n, 6],
    ['none of which is valid', 1n, 3],
  ])('fits into a transaction at every stage of a raise of 80 bids, %s', async (_, price, steps) => {
    const world = await createRaiseWorld({ unitsOffered: 60n, maxUnitsPerBid: 60n });
    const bidders = await addBidders(world, 80);
    await placeBids(
      world,
      bidders.map((bidder, place) => ({
        ...{ bidder, price: place % 4 === 1 ? 1n : price, quantity: 1n, deposit: 200n, reveal: place % 9 !== 0 },
      })),
    );
    expect(await settleBy(world, MOST)).toBe(steps);
    expect(readSlots(world).slots.every(({ processing }) => processing !== 0n)).toBe(true);
  });

  it('fits into a transaction at every stage of a window of 70 orders that do not meet', async () => {
    const world = await tradingWorld([100n]);
    const traders = await addBidders(world, 70);
    world.chain.setTime((readSeries(world).activatedAt as bigint) + WINDOW_INTERVAL);
    await world.chain.accept(openWindow(world));
    await placeOrders(
      world,
      traders.map((trader, place) => ({
        ...{ trader, side: 'BUY' as const, price: place % 3 === 1 ? 0n : 100n, quantity: 1n, escrow: 100n },
        reveal: place % 9 !== 0,
      })),
    );
    let steps = 0;
    for (; (await readWindow(world)).status === 1n; steps += 1) await settleOrdersBy(world, MOST);
    expect(steps).toBe(6);
    const { slots } = await readOrders(world);
    expect(slots.every(({ processing }) => processing === 3n)).toBe(true);
  });
});
