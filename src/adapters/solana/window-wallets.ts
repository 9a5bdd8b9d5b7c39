import type { Address } from '@solana/kit';
import { least } from '../../core/amounts.ts';
import type { Window } from './generated/accounts/index.ts';
import { MOST_WALLETS } from './settlement-wallets.ts';
import type { OrderPlace } from './window.ts';

/** The stages of a window's settlement, by the program's numbers. */
const [SCREEN, PRICE, , MOVE] = [0, 1, 2, 3] as const;

type Clearing = Window['clearing'];

const isLong = ({ demand, supply }: Clearing, side: OrderPlace['side']): boolean =>
  demand > supply ? side === 'BUY' : side === 'SELL';

const accepts = (place: OrderPlace, price: bigint): boolean =>
  place.isValid && !place.isRejected && (place.side === 'BUY' ? place.price >= price : place.price <= price);

/** The units of an order at the window's price: the floor of its pro rata share, and one of the leftovers if there are any. */
function shareOf(place: OrderPlace, clearing: Clearing): { readonly units: bigint; readonly takesOne: boolean } {
  if (!accepts(place, clearing.price)) return { units: 0n, takesOne: false };
  const wanted = place.side === 'BUY' ? clearing.demand : clearing.supply;
  const floor = (place.quantity * clearing.volume) / wanted;
  const takesOne = clearing.leftovers > 0n && isLong(clearing, place.side);
  return { units: takesOne ? floor + 1n : floor, takesOne };
}

/** Moves a side's cursor to its next order; the share of an order of the other side is nothing. */
function nextShare(c: Clearing, place: OrderPlace | undefined, side: OrderPlace['side']): Clearing {
  const share = place?.side === side ? shareOf(place, c) : { units: 0n, takesOne: false };
  const leftovers = share.takesOne ? c.leftovers - 1n : c.leftovers;
  return side === 'BUY'
    ? { ...c, cursor: c.cursor + 1, buyLeft: share.units, leftovers }
    : { ...c, sellCursor: c.sellCursor + 1, sellLeft: share.units, leftovers };
}

/** The traders of the next trades of at most `work` units, as many as a transaction names. */
function tradersAhead(clearing: Clearing, places: readonly OrderPlace[], work: number): readonly Address[] {
  const traders = new Set<Address>();
  let c = clearing;
  for (let done = 0; done < work && c.passed < c.volume; done += 1) {
    if (Math.max(c.cursor, c.sellCursor) > places.length) break;
    if (c.buyLeft === 0n) c = nextShare(c, places[c.cursor], 'BUY');
    else if (c.sellLeft === 0n) c = nextShare(c, places[c.sellCursor], 'SELL');
    else {
      const pair = [places[c.cursor - 1], places[c.sellCursor - 1]].flatMap((place) => (place ? [place] : []));
      const looked = pair.filter(({ isRejected }) => !isRejected).map(({ owner }) => owner);
      if (new Set([...traders, ...looked]).size > MOST_WALLETS) break;
      for (const owner of looked) traders.add(owner);
      const units = least(c.buyLeft, c.sellLeft);
      c = { ...c, buyLeft: c.buyLeft - units, sellLeft: c.sellLeft - units, passed: c.passed + units };
    }
  }
  return [...traders];
}

/**
 * The wallets whose records a step of at most `work` units needs, chosen by the state of the settlement. Another step may come
 * first: the chosen ones then no longer serve, and the step is built again.
 */
export function walletsOfWindowStep(
  { clearing }: Window,
  places: readonly OrderPlace[],
  work: number,
): readonly Address[] {
  const { stage, cursor, price } = clearing;
  if (stage > MOVE) return [];
  if (stage === MOVE) return tradersAhead(clearing, places, work);
  const valid = places.filter(({ isValid, isRejected }) => isValid && !isRejected);
  // Screening looks at every valid order, and the trades then at those that accept the price.
  const ahead = stage === SCREEN ? valid.filter(({ sequence }) => sequence > cursor) : [];
  const trading = stage > PRICE ? valid.filter((place) => accepts(place, price)) : valid;
  return [...new Set([...ahead, ...trading].map(({ owner }) => owner))].slice(0, MOST_WALLETS);
}
