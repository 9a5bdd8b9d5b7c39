import { describe, expect, it } from 'vitest';
import { unitCost } from './unit-cost.ts';

const [ALICE, BOB] = ['0xa', '0xb'] as const;
const bid = (wallet: string, delivery: string, clearingPrice: string | null) =>
  ({ wallet, delivery, deliveredUnits: '60', pendingUnits: '50', series: { auction: { clearingPrice } } }) as never;
const order = (trader: string, side: string, filled: string | null, window: { number: number; price: string | null }) =>
  ({ trader, side, filled, window }) as never;

describe('what units cost', () => {
  it('is what the raise and the windows of the wallet’s trades say, in the order of time', () => {
    const bids = [bid(ALICE, 'DELIVERED', '3'), bid(BOB, 'DELIVERED', '3')];
    const orders = [
      order(ALICE, 'BUY', '5', { number: 2, price: '4' }),
      order(ALICE, 'SELL', '10', { number: 1, price: '2' }),
      order(BOB, 'BUY', '10', { number: 1, price: '2' }),
    ];
    const { trades, paid, received } = unitCost(ALICE, { bids, orders });
    expect(trades.map(({ window, units, isSale }) => [window, units, isSale])).toEqual([
      [0, 60n, false],
      [1, 10n, true],
      [2, 5n, false],
    ]);
    expect([paid, received]).toEqual([200n, 20n]);
  });

  it('counts the units that wait for their delivery, and neither a bid nor an order that got none', () => {
    const bids = [bid(ALICE, 'DUE', '3'), bid(ALICE, 'NONE', null)];
    const orders = [
      order(ALICE, 'BUY', null, { number: 1, price: null }),
      order(ALICE, 'BUY', '0', { number: 2, price: '4' }),
    ];
    expect(unitCost(ALICE, { bids, orders })).toMatchObject({ paid: 150n, received: 0n, trades: [{ units: 50n }] });
  });
});
