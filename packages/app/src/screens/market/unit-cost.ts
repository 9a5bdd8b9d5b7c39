import type { BidPartsFragment, OrderPartsFragment } from '../../generated/operations.ts';

/** A purchase or a sale of units, as the records of the raise and of the windows have it. */
interface UnitTrade {
  /** The number of the window; 0 for the raise. */
  readonly window: number;
  readonly units: bigint;
  /** The price of a unit, which all trades of a raise and of a window have in common. */
  readonly price: bigint;
  readonly isSale: boolean;
}

export interface UnitCost {
  readonly trades: readonly UnitTrade[];
  readonly paid: bigint;
  readonly received: bigint;
}

type PricedBid = Pick<BidPartsFragment, 'wallet' | 'delivery' | 'deliveredUnits' | 'pendingUnits'> & {
  readonly series: {
    readonly auction: Pick<NonNullable<BidPartsFragment['series']['auction']>, 'clearingPrice'> | null;
  };
};
type PricedOrder = Pick<OrderPartsFragment, 'trader' | 'side' | 'filled'> & {
  readonly window: Pick<OrderPartsFragment['window'], 'number' | 'price'>;
};

interface UnitRecords {
  readonly bids: readonly PricedBid[];
  readonly orders: readonly PricedOrder[];
}

/** The units that a bid won, delivered or waiting for delivery; null before the settlement. */
const unitsWon = ({ delivery, deliveredUnits, pendingUnits }: PricedBid): string | null =>
  delivery === 'DELIVERED' ? deliveredUnits : delivery === 'DUE' ? pendingUnits : null;

/** The trades of a wallet in a series, in the order of time, and the sums that it paid and received. A raise and a window take no fee. */
export function unitCost(holder: string, { bids, orders }: UnitRecords): UnitCost {
  const purchasesInRaise = bids
    .filter(({ wallet }) => wallet === holder)
    .map((bid) => ({ window: 0, isSale: false, units: unitsWon(bid), price: bid.series.auction?.clearingPrice }));
  const tradesInWindows = orders
    .filter(({ trader }) => trader === holder)
    .map(({ window, side, filled }) => ({
      ...{ window: window.number, isSale: side === 'SELL', units: filled, price: window.price },
    }));
  const trades = [...purchasesInRaise, ...tradesInWindows]
    .map((trade) => ({ ...trade, units: BigInt(trade.units ?? 0), price: BigInt(trade.price ?? 0) }))
    .filter(({ units, price }) => units > 0n && price > 0n)
    .sort((one, other) => one.window - other.window);
  const sum = (isSale: boolean) =>
    trades.filter((trade) => trade.isSale === isSale).reduce((all, { units, price }) => all + units * price, 0n);
  return { trades, paid: sum(false), received: sum(true) };
}
