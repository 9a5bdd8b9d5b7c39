import type { Address } from '@solana/kit';
import type { BookPlace } from './book.ts';
import type { Raise } from './generated/accounts/index.ts';

/** The most wallets' records that a transaction names beside the other accounts of a step, by its size. */
export const MOST_WALLETS = 24;
/** The most units of work of a step: each emits an event at most, or two in the sweep, and a transaction has room for 64 calls. */
export const MOST_WORK = 50;
/** The most events of a step, which leaves room for the transaction's own instructions and for the last event. */
const MOST_EVENTS = 58;

/** The stages of a settlement, by the program's numbers. */
const [FILL, SHARE, SCREEN] = [0, 1, 2] as const;

/** Valid bids, best first: by price, then by sequence. */
const ranking = (places: readonly BookPlace[]): readonly BookPlace[] =>
  places
    .filter(({ isValid }) => isValid)
    .sort((a, b) => (a.price === b.price ? a.sequence - b.sequence : a.price > b.price ? -1 : 1));

/**
 * The sealed bids that a step of the sweep ends, as many as its events leave room for. The step ends before the first one whose
 * record is not named.
 */
function sealedAhead(places: readonly BookPlace[], cursor: number, work: number): readonly BookPlace[] {
  const ahead = places.slice(Math.max(0, cursor - 1), Math.max(0, cursor - 1) + work);
  const eventsBefore = (count: number) => count + ahead.slice(0, count).filter(({ isSealed }) => isSealed).length;
  const sealed = ahead.flatMap((place, i) => (place.isSealed ? [{ place, i }] : []));
  const endOf = (named: number) => sealed[named]?.i ?? ahead.length;
  let named = Math.min(sealed.length, MOST_WALLETS);
  while (named > 1 && eventsBefore(endOf(named)) > MOST_EVENTS) named -= 1;
  return sealed.slice(0, named).map(({ place }) => place);
}

/**
 * The wallets whose records a step of at most `work` units needs, chosen by the state of the settlement. Another step may come
 * first: the chosen ones then no longer serve, and the step is built again.
 */
export function walletsOfStep(raise: Raise, places: readonly BookPlace[], work: number): readonly Address[] {
  const { stage, round, cursor, price } = raise.settlement;
  const isBegun = round > 0;
  const wallets = (chosen: readonly BookPlace[]) => chosen.slice(0, MOST_WALLETS).map(({ owner }) => owner);
  if (isBegun && stage > SCREEN) return wallets(sealedAhead(places, cursor, work));
  const ranked = ranking(places);
  const looks = (place: BookPlace) => !place.isRejected && (stage === FILL || place.price >= price);
  // The first round takes bids without looking at their wallets. Every later one looks at each, and then at the winners again.
  const from = isBegun && (stage === SCREEN || (stage === FILL && round > 1)) ? cursor : 0;
  const again = stage === SCREEN || stage === SHARE ? [] : ranked.slice(0, from);
  return wallets([...ranked.slice(from), ...again].filter(looks));
}
