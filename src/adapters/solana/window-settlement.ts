import { smaller } from '@income-series/protocol/amounts';
import type { Address } from '@solana/kit';
import type { OrderBook, Window } from './generated/accounts/index.ts';
import type { Clearing, OrderSlot } from './generated/types/index.ts';
import { countEndings, MOST_SCREENED } from './settlement.ts';

// The orders whose records the next step of a window's settlement looks at, as the program chooses them (contracts/solana:
// instructions/settle_window.rs).

const STAGES = { SCREEN: 0, PRICE: 1, SHARE: 2, MOVE: 3, SWEEP: 4 } as const;
const OPEN = 1;
const VALIDITY = { SEALED: 0, VALID: 1 } as const;
const SIDES = { BUY: 0, SELL: 1 } as const;
const REJECTED = 4;

/**
 * The most orders that the next step may look at. The search for the price and the shares take neither accounts nor events, and a step ends
 * before the first trade whose records it lacks. Without a trade the search comes to the end of the orders.
 */
export function mostOrders({ clearing: { stage, cursor, taken } }: Window, { slots, revealed }: OrderBook): number {
  if (stage === STAGES.SWEEP) return countEndings(slots.slice(cursor));
  if (stage === STAGES.SHARE) return Number.POSITIVE_INFINITY;
  return MOST_SCREENED + (stage === STAGES.PRICE ? revealed - taken : 0);
}

/** The records that one unit of work looks at: a trader's wallet record, or those of a trade with the seller's position. */
export type LookedAt = { readonly trader: Address } | { readonly buyer: Address; readonly seller: Address };

/** The side on which more is asked for than is traded. At an even price no units are left over, so that neither side matters. */
const longSide = ({ demand, supply }: Clearing): number => (demand > supply ? SIDES.BUY : SIDES.SELL);

/** The pairs of the trades that are left to make, in order: buyers and sellers stand in order of sequence with their shares. */
function* pairsOf({ clearing }: Window, slots: readonly OrderSlot[]): Generator<LookedAt> {
  const { price, volume, demand, supply } = clearing;
  let { leftovers, buyLeft, sellLeft, passed, cursor, sellCursor } = clearing;

  function shareOf(slot: OrderSlot | undefined, side: number): bigint {
    if (slot === undefined || slot.side !== side || slot.validity !== VALIDITY.VALID) return 0n;
    const accepts = side === SIDES.BUY ? slot.price >= price : slot.price <= price;
    if (!accepts || slot.processing === REJECTED) return 0n;
    const floor = (slot.quantity * volume) / (side === SIDES.BUY ? demand : supply);
    if (leftovers === 0n || side !== longSide(clearing)) return floor;
    leftovers -= 1n;
    return floor + 1n;
  }

  while (passed < volume && cursor <= slots.length && sellCursor <= slots.length) {
    const [buyer, seller] = [slots[cursor - 1], slots[sellCursor - 1]];
    if (buyLeft === 0n) {
      buyLeft = shareOf(slots[cursor], SIDES.BUY);
      cursor += 1;
    } else if (sellLeft === 0n) {
      sellLeft = shareOf(slots[sellCursor], SIDES.SELL);
      sellCursor += 1;
    } else {
      if (buyer === undefined || seller === undefined) return;
      yield { buyer: buyer.trader, seller: seller.trader };
      const units = smaller(buyLeft, sellLeft);
      buyLeft -= units;
      sellLeft -= units;
      passed += units;
    }
  }
}

/**
 * The records that the next step looks at, in its order; those beyond the stage in which the step begins are left out, because
 * the step ends there.
 */
export function orderRecords(window: Window, { slots }: OrderBook): readonly LookedAt[] {
  const { stage, cursor } = window.clearing;
  if (window.status !== OPEN) return [];
  if (stage === STAGES.MOVE) return [...pairsOf(window, slots)];
  if (stage !== STAGES.SCREEN && stage !== STAGES.SWEEP) return [];
  const looked = stage === STAGES.SCREEN ? VALIDITY.VALID : VALIDITY.SEALED;
  return slots
    .slice(cursor)
    .filter(({ validity }) => validity === looked)
    .map(({ trader }) => ({ trader }));
}
