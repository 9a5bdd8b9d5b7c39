import type { Integers } from '../../../../core/integers.ts';
import type { Bid, WindowOrder } from '../../../../generated/prisma/client.ts';
import type { BidState, Difference, OrderState } from '../../model/ports.ts';
import { differences, type Value } from './differences.ts';

export type BidBook = Integers<Bid>;
export type OrderBook = Integers<WindowOrder>;

type Columns = Record<string, readonly [Value, Value | undefined]>;

/** The columns to compare that bids and orders have in common. An invalid reveal's price and quantity are skipped, because the contracts do not keep them. */
function sealedColumns(
  book: BidBook | OrderBook,
  chain: Omit<OrderState, 'side' | 'money' | 'units' | 'fault' | 'filled'>,
): Columns {
  const isInvalid = chain.validity === 'INVALID';
  return {
    sequence: [book.sequence, chain.sequence],
    commitment: [book.commitment, chain.commitment],
    price: [book.price, isInvalid ? undefined : chain.price],
    quantity: [book.quantity, isInvalid ? undefined : chain.quantity],
    validity: [book.validity, chain.validity],
    processing: [book.processing, chain.processing],
    delivery: [book.delivery, chain.delivery],
  };
}

/**
 * Compares a bid; `chain` is null if the contract has no bid of this bidder. The contract keeps units and refund of a delivered bid; the
 * index moves its units from `pending_units` to `delivered_units`, and copies its refund to `delivered_refund`.
 */
export function compareBid(book: BidBook, chain: BidState | null): readonly Difference[] {
  if (chain === null) return differences('bids', book.id, { sequence: [book.sequence, null] });
  const isDelivered = chain.delivery === 'DELIVERED';
  return differences('bids', book.id, {
    ...sealedColumns(book, chain),
    deposit: [book.deposit, chain.deposit],
    invalid_reason: [book.invalidReason, chain.invalidReason],
    rejected_reason: [book.rejectedReason, chain.rejectedReason],
    pending_units: [book.pendingUnits, isDelivered ? 0n : chain.units],
    refund: [book.refund, chain.refund],
    delivered_units: [book.deliveredUnits, isDelivered ? chain.units : 0n],
    delivered_refund: [book.deliveredRefund, isDelivered ? chain.refund : 0n],
    non_reveal_charge: [book.nonRevealCharge, chain.charge],
  });
}

/**
 * Compares an order; `chain` is null if the contract has no order of this trader in this window. The reason of a rejection is
 * skipped, because the contract does not keep it.
 */
export function compareOrder(book: OrderBook, chain: OrderState | null): readonly Difference[] {
  if (chain === null) return differences('window_orders', book.id, { sequence: [book.sequence, null] });
  return differences('window_orders', book.id, {
    ...sealedColumns(book, chain),
    side: [book.side, chain.side],
    money: [book.money, chain.money],
    units: [book.units, chain.units],
    fault: [book.fault, chain.fault],
    filled: [book.filled, chain.filled],
  });
}
