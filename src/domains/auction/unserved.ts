import type { UnservedRecord } from '../../core/unserved.ts';

/** Data-map rows for values of sealed bids and orders, which the service does not have. */
export const unserved: readonly UnservedRecord[] = [
  {
    record: 'Price, quantity and salt of a bid or an order that is not revealed',
    held: ['the bidder’s device; the gateway’s memory while it builds the reveal'],
    class: 'none',
    readers: [],
    deletion: 'none',
    shownBy: 'tests/domains/auction/auction.test.ts',
  },
];
