import type { Address } from '@solana/kit';
import type { Book, Raise } from './generated/accounts/index.ts';
import type { Slot } from './generated/types/index.ts';

// The bids that the next settlement step looks at, and those of them whose wallet records it looks at, as the program chooses them (contracts/solana:
// instructions/settle_step.rs).

const STAGES = { FILL: 0, SHARE: 1, SCREEN: 2, SWEEP: 3 } as const;
const SETTLING = 2;
const VALIDITY = { SEALED: 0, VALID: 1 } as const;
const REJECTED = 4;

/**
 * The events of a step that ends bids or orders. Each is one of the 64 instructions of a transaction's trace, which also has those of the
 * transaction itself, and a wallet may add some.
 */
const MOST_EVENTS = 50;
/** The number of events of a bid or an order that was not revealed: its charge or its rejection, and its end. */
const EVENTS_OF_SEALED = 2;
/** The most bids or orders that a step looks at if it may need wallets' records, because few records fit into a transaction. */
export const MOST_SCREENED = 25;

/** The number of bids or orders, from the first on, that one step can end. */
export function countEndings(slots: readonly Pick<Slot, 'validity'>[]): number {
  let events = 0;
  const beyond = slots.findIndex(({ validity }) => {
    events += validity === VALIDITY.SEALED ? EVENTS_OF_SEALED : 1;
    return events > MOST_EVENTS;
  });
  return beyond < 0 ? MOST_EVENTS : beyond;
}

/**
 * The most bids that the next step may look at. The ranking and the shares of its first round take neither accounts nor events, and a step
 * ends before the first winner whose record it lacks. Without valid bids the step comes to the end of the others.
 */
export function mostBids({ settlement: { stage, round, cursor } }: Raise, { slots, revealed }: Book): number {
  if (stage === STAGES.SWEEP) return countEndings(slots.slice(cursor - 1));
  const ranks = stage === STAGES.SHARE || (stage === STAGES.FILL && round <= 1 && revealed > 0);
  return ranks ? Number.POSITIVE_INFINITY : MOST_SCREENED;
}

const isRejected = ({ processing }: Slot): boolean => processing === REJECTED;

/** The valid bids in the order of the ranking: by price, and at the same price by sequence. */
const rankingOf = (slots: readonly Slot[]): readonly Slot[] =>
  slots
    .filter(({ validity }) => validity === VALIDITY.VALID)
    .toSorted((a, b) => (a.price === b.price ? 0 : a.price > b.price ? -1 : 1));

/** The ranked bids from the cursor on that get units: all above the price, and at the price those with a share or one of the units left over. */
function winnersOf({ settlement }: Raise, ranked: readonly Slot[]): readonly Slot[] {
  const { price, left, floors, atPrice } = settlement;
  let index = BigInt(settlement.groupIndex);
  return ranked.slice(settlement.cursor, settlement.ranked).filter((slot) => {
    if (isRejected(slot)) return false;
    if (slot.price !== price) return slot.price > price;
    // The units that rounding down leaves over go to the first bids, one to each.
    const units = (slot.quantity * left) / atPrice + (index < left - floors ? 1n : 0n);
    index += 1n;
    return units > 0n;
  });
}

/**
 * The bidders whose wallet records the next step looks at, in its order; those beyond the stage in which the step begins are left
 * out, because the step ends there.
 */
export function lookedAt(raise: Raise, { slots }: Book): readonly Address[] {
  const { stage, round, cursor } = raise.settlement;
  if (raise.status !== SETTLING) return [];
  const looked = (): readonly Slot[] => {
    if (stage === STAGES.SWEEP) return slots.slice(cursor - 1).filter(({ validity }) => validity === VALIDITY.SEALED);
    if (stage === STAGES.SCREEN) return winnersOf(raise, rankingOf(slots));
    const isScreened = stage === STAGES.FILL && round > 1;
    return isScreened
      ? rankingOf(slots)
          .slice(cursor)
          .filter((slot) => !isRejected(slot))
      : [];
  };
  return looked().map(({ bidder }) => bidder);
}
