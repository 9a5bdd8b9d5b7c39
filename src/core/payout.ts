import type { Address } from './address.ts';
import { least, WAD } from './amounts.ts';
import { type Accrual, EMPTY_POOL, earned, NO_ACCRUAL, type Pool, partOf, settle, spread, whole } from './pool.ts';
import { type PaymentSplit, splitPayment, takeFee } from './split.ts';

export * from './pool.ts';
export * from './split.ts';

interface HolderBook {
  readonly units: bigint;
  /** Of the units, escrowed for a window. */
  readonly locked: bigint;
  readonly payout: Accrual;
  readonly tail: Accrual;
}

/** The money side of one series. Every function answers a new book. */
export interface PayoutBook {
  readonly cap: bigint;
  readonly paid: bigint;
  readonly accrued: bigint;
  /** What negative true-ups left to be netted from coming payments; never clawed back. */
  readonly credit: bigint;
  readonly unitsOutstanding: bigint;
  readonly payouts: Pool;
  readonly tail: Pool;
  /** WAD that holders share as they leave a closed series; null before it is closed. */
  readonly residue: bigint | null;
  readonly holders: ReadonlyMap<Address, HolderBook>;
}

/** A series at its activation: every unit sold is outstanding, delivered or not. */
export const openBook = (cap: bigint, unitsOutstanding: bigint): PayoutBook => ({
  cap,
  paid: 0n,
  accrued: 0n,
  credit: 0n,
  unitsOutstanding,
  payouts: EMPTY_POOL,
  tail: EMPTY_POOL,
  residue: null,
  holders: new Map(),
});

const NO_UNITS: HolderBook = Object.freeze({ units: 0n, locked: 0n, payout: NO_ACCRUAL, tail: NO_ACCRUAL });
const bookOf = (book: PayoutBook, holder: Address): HolderBook => book.holders.get(holder) ?? NO_UNITS;
const withHolder = (book: PayoutBook, holder: Address, entry: HolderBook): PayoutBook => ({
  ...book,
  holders: new Map(book.holders).set(holder, entry),
});

/** Parts of a base unit that a holder has not been paid: the contract pays whole ones. WAD. */
const partsOf = ({ payout, tail }: HolderBook): bigint => partOf(payout) + partOf(tail);
const wholeOnly = (entry: HolderBook): HolderBook => ({
  ...entry,
  payout: whole(entry.payout),
  tail: whole(entry.tail),
});

/**
 * A holder credited with what its units earned, so that they may change. Of a holder without units the close took the
 * parts of a base unit.
 */
function settled(book: PayoutBook, holder: Address): HolderBook {
  const entry = bookOf(book, holder);
  const { units } = entry;
  const payout = earned(book.payouts, units, entry.payout);
  const now = { ...entry, payout, tail: earned(book.tail, units, entry.tail) };
  return units === 0n && book.residue !== null ? wholeOnly(now) : now;
}

/** A delivered allocation: it earns from activation on, however late it is delivered. */
export function mint(book: PayoutBook, holder: Address, units: bigint): PayoutBook {
  const entry = settled(book, holder);
  const { payout, tail } = entry;
  return withHolder(book, holder, {
    ...entry,
    units: entry.units + units,
    payout: { ...payout, carry: payout.carry + units * book.payouts.perUnit },
    tail: { ...tail, carry: tail.carry + units * book.tail.perUnit },
  });
}

/** Escrows units for a window; they go on earning. Null where fewer are there and not locked. */
export function lock(book: PayoutBook, holder: Address, units: bigint): PayoutBook | null {
  const entry = bookOf(book, holder);
  if (units > entry.units - entry.locked) return null;
  return withHolder(book, holder, { ...entry, locked: entry.locked + units });
}

export function unlock(book: PayoutBook, holder: Address, units: bigint): PayoutBook {
  const entry = bookOf(book, holder);
  return withHolder(book, holder, { ...entry, locked: entry.locked - units });
}

/** Locked units change hands: the seller has earned with them until now, the buyer earns with them from now on. */
export function transfer(book: PayoutBook, from: Address, to: Address, units: bigint): PayoutBook {
  const entry = settled(book, from);
  if (from === to) return withHolder(book, from, { ...entry, locked: entry.locked - units });
  const seller = { ...entry, units: entry.units - units, locked: entry.locked - units };
  const { residue } = book;
  const after =
    residue === null || seller.units > 0n
      ? withHolder(book, from, seller)
      : { ...withHolder(book, from, wholeOnly(seller)), residue: residue + partsOf(seller) };
  const buyer = settled(after, to);
  return withHolder(after, to, { ...buyer, units: buyer.units + units });
}

export function report(
  book: PayoutBook,
  payment: bigint,
  deferred: boolean,
): { book: PayoutBook; split: PaymentSplit } {
  const split = splitPayment({ ...book, payment, deferred });
  const paid = book.paid + split.fee + split.net;
  const payouts = spread(book.payouts, split.net, book.unitsOutstanding);
  const credit = book.credit - least(book.credit, payment);
  return { book: { ...book, paid, accrued: split.accrualOut, credit, payouts }, split };
}

/** A year's true-up: what was paid too little accrues as far as the cap has room, what was too much becomes credit. */
export function trueUp(book: PayoutBook, adjustment: bigint): PayoutBook {
  if (adjustment < 0n) return { ...book, credit: book.credit - adjustment };
  return { ...book, accrued: book.accrued + least(adjustment, book.cap - book.paid - book.accrued) };
}

/** An amended cap, which is at least what is paid and accrued. */
export const amendCap = (book: PayoutBook, newCap: bigint): PayoutBook => ({ ...book, cap: newCap });

/** Two attestors extinguish the series: what accrued is forgiven. */
const extinguish = (book: PayoutBook): PayoutBook => ({ ...book, accrued: 0n });

/**
 * Two attestors extinguish a routed series: what accrued and what the router withheld for quarters without a report
 * (`unreported`, base units) is paid first, because it lies with the router; credit and cap bound it as a report's.
 */
export function extinguishRouted(book: PayoutBook, unreported: bigint): { book: PayoutBook; fee: bigint; net: bigint } {
  const withheld = unreported - least(unreported, book.credit);
  const owed = least(book.accrued + withheld, book.cap - book.paid);
  const paid = payTail({ ...book, accrued: owed }, owed);
  return { ...paid, book: extinguish(paid.book) };
}

/** The issuer pays up to `amount` of what accrued, after the term. */
export function payTail(book: PayoutBook, amount: bigint): { book: PayoutBook; fee: bigint; net: bigint } {
  const paying = least(amount, book.accrued);
  const { fee, net } = takeFee(paying);
  const tail = spread(book.tail, net, book.unitsOutstanding);
  return { book: { ...book, paid: book.paid + paying, accrued: book.accrued - paying, tail }, fee, net };
}

export function claimPayout(book: PayoutBook, holder: Address): { book: PayoutBook; amount: bigint } {
  const entry = bookOf(book, holder);
  const { amount, accrual } = settle(book.payouts, entry.units, entry.payout);
  return { book: withHolder(book, holder, { ...entry, payout: accrual }), amount };
}

export function claimTail(book: PayoutBook, holder: Address): { book: PayoutBook; amount: bigint } {
  const entry = bookOf(book, holder);
  const { amount, accrual } = settle(book.tail, entry.units, entry.tail);
  return { book: withHolder(book, holder, { ...entry, tail: accrual }), amount };
}

/**
 * Closes the book. A buy-out first pays what is left of the cap; its net is shared like the residue, which takes what
 * the pools could not divide and the parts of a base unit of those who have no units any more.
 */
export function close(book: PayoutBook, buyOut: boolean): { book: PayoutBook; fee: bigint; net: bigint } {
  const paying = buyOut ? book.cap - book.paid : 0n;
  const { fee, net } = takeFee(paying);
  const sellers = [...book.holders.values()].filter(({ units }) => units === 0n);
  const stray = sellers.reduce((sum, entry) => sum + partsOf(entry), 0n);
  const residue = book.payouts.remainder + book.tail.remainder + stray + net * WAD;
  const accrued = buyOut ? 0n : book.accrued;
  return { book: { ...book, paid: book.paid + paying, accrued, residue }, fee, net };
}

/**
 * A holder leaves a closed series: what it had not claimed, and its share of the residue (floor; the last to leave takes
 * all that is left, a whole number of base units). Its units, none of which may be in an order, are burned.
 */
export function leave(
  book: PayoutBook,
  holder: Address,
): { book: PayoutBook; payout: bigint; tail: bigint; share: bigint; units: bigint } {
  const paid = claimPayout(book, holder);
  const rest = claimTail(paid.book, holder);
  const entry = bookOf(rest.book, holder);
  const earlier = { payout: paid.amount, tail: rest.amount };
  if (entry.units === 0n) return { book: rest.book, ...earlier, share: 0n, units: 0n };
  const pool = (book.residue ?? 0n) + entry.payout.carry + entry.tail.carry;
  const share = (pool * entry.units) / book.unitsOutstanding / WAD;
  const left: HolderBook = {
    units: 0n,
    locked: 0n,
    payout: { ...entry.payout, carry: 0n },
    tail: { ...entry.tail, carry: 0n },
  };
  const after = {
    ...withHolder(rest.book, holder, left),
    residue: pool - share * WAD,
    unitsOutstanding: book.unitsOutstanding - entry.units,
  };
  return { book: after, ...earlier, share, units: entry.units };
}

/** Everything that a holder could be paid now, over all its claims. */
export function claimable(book: PayoutBook, holder: Address): bigint {
  const { locked } = bookOf(book, holder);
  if (book.residue === null || locked > 0n) return claimPayout(book, holder).amount + claimTail(book, holder).amount;
  const { payout, tail, share } = leave(book, holder);
  return payout + tail + share;
}
