import type { Difference, PlaceState } from '../../model/ports.ts';
import { differences } from './differences.ts';

/** A bid or an order of a cluster in the index, as far as its place in the book has it. */
export interface PlaceBook {
  readonly id: string;
  readonly sequence: number;
  /** The deposit of a bid; the money or the units of an order. */
  readonly escrow: bigint;
  readonly price: bigint | null;
  readonly quantity: bigint | null;
  readonly validity: string;
  readonly processing: string;
  readonly delivery: string;
  /** The units that an order traded; null of a bid. */
  readonly filled: bigint | null;
  readonly side: string | null;
}

/** The columns of the escrow, by table. */
const ESCROW = { bids: 'deposit', window_orders: 'escrow' } as const;

/**
 * Compares a bid or an order with its place. `chain` null: the book has no place of this wallet. The place of a delivered one may have
 * been closed. A price and quantity that are not valid are skipped, because the book does not keep them.
 */
export function comparePlace(
  table: keyof typeof ESCROW,
  book: PlaceBook,
  chain: PlaceState | null,
): readonly Difference[] {
  const isDelivered = book.delivery === 'DELIVERED';
  if (chain === null) return isDelivered ? [] : differences(table, book.id, { sequence: [book.sequence, null] });
  const isValid = chain.validity === 'VALID';
  return differences(table, book.id, {
    sequence: [book.sequence, chain.sequence],
    [ESCROW[table]]: [book.escrow, chain.escrow],
    price: [book.price, isValid ? chain.price : undefined],
    quantity: [book.quantity, isValid ? chain.quantity : undefined],
    validity: [book.validity, chain.validity],
    processing: [book.processing, chain.processing],
    delivery: [isDelivered, chain.isDelivered],
    filled: [book.filled, book.filled === null ? undefined : chain.filled],
    side: [book.side, chain.side],
  });
}
