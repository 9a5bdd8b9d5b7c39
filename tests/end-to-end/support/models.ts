import type { EvmAddress } from '@income-series/protocol/hex';
import { expect } from 'vitest';
import { abis } from '../../../src/adapters/evm/abi.ts';
import { Prisma, type PrismaClient } from '../../../src/generated/prisma/client.ts';
import { seriesKeyOf } from '../../indexing/support/actions.ts';
import { RICH, type World } from '../../indexing/support/world.ts';
import { settleAuction } from '../../models/auction.ts';
import { settleWindow } from '../../models/window.ts';

const integer = (value: { toFixed(digits: number): string }) => BigInt(value.toFixed(0));
const EVERYBODY = { before: () => true, moving: () => true };

/** Adds to what somebody has. */
const book = <K>(of: Map<K, bigint>, who: K, amount: bigint) => of.set(who, (of.get(who) ?? 0n) + amount);

/**
 * Holds raise and first window of a series, both delivered, against the models of their settlement: every bid and order
 * was delivered once and brought what the model says; an order that was never revealed waits for the next window's price. Adds what people paid and got to `money`; answers their units.
 */
async function heldAgainstModels(
  db: PrismaClient,
  seriesKey: string,
  money: Map<EvmAddress, bigint>,
): Promise<Map<EvmAddress, bigint>> {
  const units = new Map<EvmAddress, bigint>();
  const series = await db.series.findFirstOrThrow({ where: { key: seriesKey } });
  const reserve = series.reservePrice ?? new Prisma.Decimal(0);
  const terms = {
    supply: series.unitsOffered,
    reservePrice: integer(reserve),
    minRaise: integer(series.minRaise ?? new Prisma.Decimal(0)),
  };
  const limits = {
    maxUnitsPerBid: series.maxUnitsPerBid ?? 0n,
    concentrationBps: BigInt(series.concentrationBps ?? 0),
  };
  const bids = await db.bid.findMany({ where: { seriesKey }, orderBy: { sequence: 'asc' } });
  const raise = settleAuction(
    { ...terms, ...limits },
    bids.map(({ sequence, bidder, deposit, price, quantity }) => ({
      sequence,
      bidder: bidder as EvmAddress,
      deposit: integer(deposit),
      opening: price === null || quantity === null ? null : { price: integer(price), quantity },
    })),
    () => true,
  );
  expect(
    bids.map((bid) => [bid.bidder, bid.delivery, bid.deliveredUnits, integer(bid.deliveredRefund), bid.pendingUnits]),
  ).toEqual(raise.bids.map((bid) => [bid.bidder, 'DELIVERED', bid.units, bid.refund, 0n]));
  for (const [i, { bidder, ...bid }] of raise.bids.entries()) {
    book(money, bidder, bid.refund - integer(bids[i]?.deposit ?? reserve));
    book(units, bidder, bid.units);
  }

  const orders = await db.windowOrder.findMany({ where: { seriesKey }, orderBy: { sequence: 'asc' } });
  const window = settleWindow(
    orders.map(({ sequence, trader, side, price, quantity, ...order }) => ({
      sequence,
      trader: trader as EvmAddress,
      side: side as 'BUY' | 'SELL',
      escrow: side === 'BUY' ? integer(order.money) : order.units,
      opening: price === null || quantity === null ? null : { price: integer(price), quantity },
    })),
    EVERYBODY,
  );
  expect(window.trades.length).toBeGreaterThan(0);
  const deliveries = window.orders.map(({ validity, money: due, ...order }) => {
    const [delivery, delivered] = validity === 'UNREVEALED' ? ['NONE', 0n] : ['DELIVERED', due];
    return { ...order, delivery, delivered: delivered as bigint };
  });
  expect(orders.map((order) => [order.trader, order.delivery, order.filled, integer(order.deliveredMoney)])).toEqual(
    deliveries.map(({ trader, delivery, filled, delivered }) => [trader, delivery, filled, delivered]),
  );
  for (const [i, { trader, delivered }] of deliveries.entries()) {
    book(money, trader, delivered - integer(orders[i]?.money ?? reserve));
  }
  for (const trade of window.trades) {
    book(units, trade.seller, -trade.units);
    book(units, trade.buyer, trade.units);
  }
  return units;
}

/** Units and money of everybody on the chain are what the models of these raises and windows say; others take bids still. */
export async function expectModels(world: World, db: PrismaClient, series: readonly number[]): Promise<void> {
  const { client, contracts, people } = world;
  const money = new Map<EvmAddress, bigint>(people.map((wallet) => [wallet, RICH]));
  const keys = series.map((number) => seriesKeyOf(world, number));
  for (const seriesKey of keys) {
    const units = await heldAgainstModels(db, seriesKey, money);
    for (const wallet of people) {
      const args = [seriesKey, wallet] as const;
      const contract = { address: contracts.hub, abi: abis.hub, args } as const;
      expect([
        await client.readContract({ ...contract, functionName: 'unitsOf' }),
        await client.readContract({ ...contract, functionName: 'lockedOf' }),
      ]).toEqual([units.get(wallet) ?? 0n, 0n]);
    }
  }
  const open = await db.bid.findMany({ where: { seriesKey: { notIn: keys } } });
  for (const { bidder, deposit } of open) book(money, bidder as EvmAddress, -integer(deposit));
  for (const wallet of people) {
    const contract = { address: contracts.token, abi: abis.token } as const;
    expect(await client.readContract({ ...contract, functionName: 'balanceOf', args: [wallet] })).toBe(
      money.get(wallet),
    );
  }
}
