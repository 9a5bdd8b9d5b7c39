import { smaller } from '@income-series/protocol/amounts';
import type { EvmAddress } from '@income-series/protocol/hex';
import { DEPOSIT_LIMIT, UNITS_LIMIT } from '@income-series/protocol/policy';

export type Side = 'BUY' | 'SELL';
export type OrderFault = 'BAD_PRICE' | 'BAD_QUANTITY' | 'UNDERFUNDED';

/** Limit price (base units a unit) and units of an order. */
export interface OrderOpening {
  readonly price: bigint;
  readonly quantity: bigint;
}

/** An order as it stands when reveals end. `opening` is null where it was never revealed. */
export interface WindowOrder {
  readonly sequence: number;
  readonly trader: EvmAddress;
  readonly side: Side;
  /** Base units of a buyer, units of a seller. */
  readonly escrow: bigint;
  readonly opening: OrderOpening | null;
}

/** The price and what both sides want at it; volume = min(demand, supply). All 0 where no two orders meet. */
export interface Cleared {
  readonly price: bigint;
  readonly volume: bigint;
  readonly demand: bigint;
  readonly supply: bigint;
}

interface Trade {
  readonly seller: EvmAddress;
  readonly buyer: EvmAddress;
  readonly units: bigint;
  /** units * price */
  readonly money: bigint;
}

interface SettledOrder {
  readonly sequence: number;
  readonly trader: EvmAddress;
  readonly validity: 'VALID' | 'INVALID' | 'UNREVEALED';
  readonly processing: 'FULL' | 'PARTIAL' | 'LOST' | 'REJECTED';
  readonly filled: bigint;
  /** What delivery brings: units that were not sold, and money that was not spent or was sold for. */
  readonly units: bigint;
  readonly money: bigint;
}

export interface WindowSettlement extends Cleared {
  readonly trades: readonly Trade[];
  /** Wallets found to be no longer verified: before the price was sought, as their units were about to move, and of sealed orders at the end. */
  readonly rejections: readonly EvmAddress[];
  /** In order of sequence. */
  readonly orders: readonly SettledOrder[];
}

/** Who is verified when. `trades` is how many were made before. */
export interface Verification {
  readonly before: (wallet: EvmAddress) => boolean;
  readonly moving: (wallet: EvmAddress, trades: number) => boolean;
}

/** A valid order that takes part. */
type Live = Pick<WindowOrder, 'sequence' | 'trader' | 'side'> & OrderOpening;

/** What is wrong with a revealed order whose hash matched; null for a valid one. */
export function orderFault(side: Side, escrow: bigint, { price, quantity }: OrderOpening): OrderFault | null {
  if (price < 1n || price >= DEPOSIT_LIMIT) return 'BAD_PRICE';
  if (quantity < 1n || quantity >= UNITS_LIMIT) return 'BAD_QUANTITY';
  return (side === 'BUY' ? price * quantity : quantity) > escrow ? 'UNDERFUNDED' : null;
}

const inOrder = (a: bigint, b: bigint): number => (a < b ? -1 : a > b ? 1 : 0);

/**
 * The price of a window, of all limit prices: the one with the largest volume, of these the lowest.
 */
export function findPrice(orders: readonly (OrderOpening & { readonly side: Side })[]): Cleared {
  const levels = new Map<bigint, Record<Side, bigint>>();
  let demand = 0n;
  for (const { side, price, quantity } of orders) {
    const level = levels.get(price) ?? { BUY: 0n, SELL: 0n };
    level[side] += quantity;
    levels.set(price, level);
    if (side === 'BUY') demand += quantity;
  }
  let supply = 0n;
  let best: Cleared = { price: 0n, volume: 0n, demand: 0n, supply: 0n };
  for (const [price, { BUY: buys, SELL: sells }] of [...levels].sort(([a], [b]) => inOrder(a, b))) {
    supply += sells;
    const volume = smaller(demand, supply);
    if (volume > best.volume) best = { price, volume, demand, supply };
    demand -= buys;
  }
  return best;
}

/**
 * Units of each order of one side that accepts the price, in order of sequence: all of them on the short side; on the
 * long side the floor of its pro rata share of the volume, and one more for the earliest until the volume is reached.
 */
export function sharesOf<T extends OrderOpening & { readonly side: Side }>(
  inSequence: readonly T[],
  side: Side,
  { price, volume, demand, supply }: Cleared,
): { order: T; units: bigint }[] {
  const wanted = side === 'BUY' ? demand : supply;
  if (volume === 0n) return [];
  const accepting = inSequence.filter((o) => o.side === side && (side === 'BUY' ? o.price >= price : o.price <= price));
  const floors = accepting.map((order) => ({ order, units: (order.quantity * volume) / wanted }));
  let left = floors.reduce((rest, { units }) => rest - units, volume);
  return floors.map(({ order, units }) => ({ order, units: left-- > 0n ? units + 1n : units }));
}

/** Both sides laid against each other: what lies opposite is traded, where both wallets are verified as it moves. */
function trade(live: readonly Live[], cleared: Cleared, isVerified: Verification['moving'], rejected: Set<EvmAddress>) {
  const trades: Trade[] = [];
  const stays = (wallet: EvmAddress): boolean => {
    if (!rejected.has(wallet) && !isVerified(wallet, trades.length)) rejected.add(wallet);
    return !rejected.has(wallet);
  };
  const sells = sharesOf(live, 'SELL', cleared);
  let at = 0;
  for (const buy of sharesOf(live, 'BUY', cleared)) {
    while (buy.units > 0n) {
      const sell = sells[at] as (typeof sells)[number];
      const units = smaller(buy.units, sell.units);
      buy.units -= units;
      sell.units -= units;
      const [buyer, seller] = [buy.order.trader, sell.order.trader];
      const both = units > 0n && [stays(buyer), stays(seller)].every(Boolean);
      if (both) trades.push({ seller, buyer, units, money: units * cleared.price });
      if (sell.units === 0n) at += 1;
    }
  }
  return trades;
}

/** The whole settlement of a window, as the contract does it in steps. Orders come in order of sequence. */
export function settleWindow(orders: readonly WindowOrder[], isVerified: Verification): WindowSettlement {
  const rejected = new Set<EvmAddress>();
  const live = orders.flatMap(({ sequence, trader, side, escrow, opening }): Live[] => {
    if (opening === null || orderFault(side, escrow, opening) !== null) return [];
    if (!isVerified.before(trader)) rejected.add(trader);
    return rejected.has(trader) ? [] : [{ sequence, trader, side, ...opening }];
  });
  const cleared = findPrice(live);
  const trades = trade(live, cleared, isVerified.moving, rejected);
  for (const { trader, opening } of orders) {
    if (opening === null && !isVerified.moving(trader, trades.length)) rejected.add(trader);
  }
  const filled = new Map<EvmAddress, bigint>();
  for (const { seller, buyer, units } of trades) {
    for (const trader of [seller, buyer]) filled.set(trader, (filled.get(trader) ?? 0n) + units);
  }
  return {
    ...cleared,
    trades,
    rejections: [...rejected],
    orders: orders.map((order) => endOrder(order, filled.get(order.trader) ?? 0n, cleared.price, rejected)),
  };
}

function endOrder(
  { sequence, trader, side, escrow, opening }: WindowOrder,
  filled: bigint,
  price: bigint,
  rejected: ReadonlySet<EvmAddress>,
): SettledOrder {
  const validity = opening === null ? 'UNREVEALED' : orderFault(side, escrow, opening) ? 'INVALID' : 'VALID';
  const done = filled === 0n ? 'LOST' : filled === opening?.quantity ? 'FULL' : 'PARTIAL';
  const processing = rejected.has(trader) ? 'REJECTED' : done;
  const money = filled * price;
  const back = side === 'BUY' ? { units: 0n, money: escrow - money } : { units: escrow - filled, money };
  return { sequence, trader, validity, processing, filled, ...back };
}
