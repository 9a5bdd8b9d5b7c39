// The wallet records that a settlement step is given, by the accounts as they are before it.

import type { Address } from '@solana/kit';
import { describe, expect, it } from 'vitest';
import { getRaiseDecoder } from '../../../src/adapters/solana/generated/accounts/index.ts';
import { lookedAt, readBook } from '../../../src/adapters/solana/settlement.ts';
import { PROGRAM } from '../../contracts/solana/support/chain.ts';
import type { Trader } from '../../contracts/solana/support/curve.ts';
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

function chosen(world: RaiseWorld): readonly Address[] {
  const data = (at: Address) => world.chain.data(at) ?? new Uint8Array();
  const book = readBook({ owner: PROGRAM, lamports: 1n, data: data(world.book) }, PROGRAM);
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
});
