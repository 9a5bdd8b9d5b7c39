// The records that a step of a settlement is given, by the accounts as they are before it.

import { WINDOW_INTERVAL } from '@income-series/protocol/policy';
import type { Address } from '@solana/kit';
import { describe, expect, it } from 'vitest';
import { getRaiseDecoder, getWindowDecoder } from '../../../src/adapters/solana/generated/accounts/index.ts';
import { BOOKS, readBook } from '../../../src/adapters/solana/records.ts';
import { lookedAt } from '../../../src/adapters/solana/settlement.ts';
import { orderRecords } from '../../../src/adapters/solana/window-settlement.ts';
import { PROGRAM } from '../../contracts/solana/support/chain.ts';
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

function chosen(world: RaiseWorld): readonly Address[] {
  const data = (at: Address) => world.chain.data(at) ?? new Uint8Array();
  const book = readBook(BOOKS.bids, { owner: PROGRAM, lamports: 1n, data: data(world.book) }, PROGRAM);
  if (book === null) throw new Error('a book');
  return lookedAt(getRaiseDecoder().decode(data(world.raise)), book);
}

/** Settles in steps of some bids, each with the records that are chosen for it. */
async function settleBy(world: RaiseWorld, maxBids: number): Promise<void> {
  for (let step = 0; (readRaise(world).status as bigint) <= 2n; step += 1) {
    expect(step).toBeLessThan(200);
    const records = await Promise.all(chosen(world).slice(0, maxBids).map(walletAccount));
    await world.chain.accept(settleStep(world, maxBids, records));
  }
}

/** Settles a window by one step of some orders, with the records that are chosen for it. */
async function settleOrdersBy(world: RaiseWorld, maxOrders: number): Promise<void> {
  const data = (at: Address) => world.chain.data(at) ?? new Uint8Array();
  const accounts = await windowAccounts(world);
  const book = readBook(BOOKS.orders, { owner: PROGRAM, lamports: 1n, data: data(accounts.book) }, PROGRAM);
  if (book === null) throw new Error('a book');
  const looked = orderRecords(getWindowDecoder().decode(data(accounts.window)), book).slice(0, maxOrders);
  const records = looked.map(async (each) => {
    if ('trader' in each) return [await walletAccount(each.trader)];
    const seller = world.traders.find(({ signer }) => signer.address === each.seller) as Trader;
    return [
      ...[await walletAccount(each.buyer), await walletAccount(each.seller)],
      await positionAccount(world, seller),
    ];
  });
  await world.chain.accept(await settleWindow(world, maxOrders, (await Promise.all(records)).flat()));
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
      await world.chain.accept(await setVerified(world, world.admin, leaving, false));
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
      await world.chain.accept(await openWindow(world));
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
        await world.chain.accept(await setVerified(world, world.admin, [wallet], false));
      };
      await unverify(1);
      const MOVE = 3n;
      for (let left = [4, 7]; await settling(); ) {
        const isMoving = (await readWindow(world)).stage === MOVE;
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
