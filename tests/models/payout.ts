import type { Address } from '@income-series/protocol/address';
import { smaller, WAD } from '@income-series/protocol/amounts';
import { type PaymentSplit, splitPayment, takeFee } from '@income-series/protocol/split';
import {
  type Accrual,
  accrue,
  dropFraction,
  EMPTY_POOL,
  NO_ACCRUAL,
  type Pool,
  partOf,
  settle,
  spreadAmount,
} from '../../src/core/pool.ts';

export * from '@income-series/protocol/split';
export * from '../../src/core/pool.ts';

/** The units and accruals of one holder. */
interface HolderBook {
  readonly units: bigint;
  /** The part of `units` that an open order holds in escrow. */
  readonly locked: bigint;
  readonly payout: Accrual;
  readonly tail: Accrual;
}

/** The books of one series: its money, and its holders' shares. Functions do not change a book; they return a new one. */
export interface PayoutBook {
  readonly cap: bigint;
  readonly paid: bigint;
  readonly accrued: bigint;
  /** The credit of negative true-ups, which is netted from later payments and never paid back. */
  readonly credit: bigint;
  readonly unitsOutstanding: bigint;
  readonly payouts: Pool;
  readonly tail: Pool;
  /** The money that holders share when they leave the closed series, as WAD; null before it is closed. */
  readonly residue: bigint | null;
  readonly holders: ReadonlyMap<Address, HolderBook>;
}

/** Creates the book of a series at its activation. All sold units are outstanding, delivered or not. */
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

/** The fractions of a base unit in a holder's accruals, as WAD. They are not paid, because the contract pays whole base units. */
const partsOf = ({ payout, tail }: HolderBook): bigint => partOf(payout) + partOf(tail);

/** A holder's entry without the fractions of a base unit in its accruals. */
const wholeOnly = (entry: HolderBook): HolderBook => ({
  ...entry,
  payout: dropFraction(entry.payout),
  tail: dropFraction(entry.tail),
});

/**
 * A holder's entry with everything that its units have earned so far, after which the units may change. A holder without units in a closed
 * series has no fractions of a base unit: the closing of the series took its fractions.
 */
function withEarnings(book: PayoutBook, holder: Address): HolderBook {
  const entry = bookOf(book, holder);
  const { units } = entry;
  const payout = accrue(book.payouts, units, entry.payout);
  const now = { ...entry, payout, tail: accrue(book.tail, units, entry.tail) };
  return units === 0n && book.residue !== null ? wholeOnly(now) : now;
}

/** Delivers units to a holder. They earn from the activation on, however late they are delivered. */
export function mint(book: PayoutBook, holder: Address, units: bigint): PayoutBook {
  const entry = withEarnings(book, holder);
  const { payout, tail } = entry;
  return withHolder(book, holder, {
    ...entry,
    units: entry.units + units,
    payout: { ...payout, carry: payout.carry + units * book.payouts.perUnit },
    tail: { ...tail, carry: tail.carry + units * book.tail.perUnit },
  });
}

/** Locks a holder's units in escrow for a window; they continue to earn. Null if the holder has too few unlocked units. */
export function lock(book: PayoutBook, holder: Address, units: bigint): PayoutBook | null {
  const entry = bookOf(book, holder);
  if (units > entry.units - entry.locked) return null;
  return withHolder(book, holder, { ...entry, locked: entry.locked + units });
}

/** Unlocks units from escrow. */
export function unlock(book: PayoutBook, holder: Address, units: bigint): PayoutBook {
  const entry = bookOf(book, holder);
  return withHolder(book, holder, { ...entry, locked: entry.locked - units });
}

/** Transfers locked units. The seller keeps what they have earned; the buyer earns from now on. */
export function transfer(book: PayoutBook, from: Address, to: Address, units: bigint): PayoutBook {
  const entry = withEarnings(book, from);
  if (from === to) return withHolder(book, from, { ...entry, locked: entry.locked - units });
  const seller = { ...entry, units: entry.units - units, locked: entry.locked - units };
  const { residue } = book;
  const after =
    residue === null || seller.units > 0n
      ? withHolder(book, from, seller)
      : { ...withHolder(book, from, wholeOnly(seller)), residue: residue + partsOf(seller) };
  const buyer = withEarnings(after, to);
  return withHolder(after, to, { ...buyer, units: buyer.units + units });
}

/** Books the payment of a report, in base units. A deferred payment accrues instead of being paid. */
export function report(
  book: PayoutBook,
  payment: bigint,
  deferred: boolean,
): { book: PayoutBook; split: PaymentSplit } {
  const split = splitPayment({ ...book, payment, deferred });
  const paid = book.paid + split.fee + split.net;
  const payouts = spreadAmount(book.payouts, split.net, book.unitsOutstanding);
  const credit = book.credit - smaller(book.credit, payment);
  return { book: { ...book, paid, accrued: split.accrualOut, credit, payouts }, split };
}

/** Books a year's true-up: a positive adjustment accrues as far as the cap allows, a negative one becomes credit. */
export function trueUp(book: PayoutBook, adjustment: bigint): PayoutBook {
  if (adjustment < 0n) return { ...book, credit: book.credit - adjustment };
  return { ...book, accrued: book.accrued + smaller(adjustment, book.cap - book.paid - book.accrued) };
}

/** Changes the cap, which must be at least what is paid and accrued. */
export const amendCap = (book: PayoutBook, newCap: bigint): PayoutBook => ({ ...book, cap: newCap });

/** Books the extinguishment of a series: accrued money is no longer owed. */
const extinguish = (book: PayoutBook): PayoutBook => ({ ...book, accrued: 0n });

/**
 * Books the extinguishment of a routed series. Accrued money and the money that the router withheld for quarters without a report
 * (`unreported`, in base units) is paid first, because the router has it. Credit and cap limit it as in a report.
 */
export function extinguishRouted(book: PayoutBook, unreported: bigint): { book: PayoutBook; fee: bigint; net: bigint } {
  const withheld = unreported - smaller(unreported, book.credit);
  const owed = smaller(book.accrued + withheld, book.cap - book.paid);
  const paid = payTail({ ...book, accrued: owed }, owed);
  return { ...paid, book: extinguish(paid.book) };
}

/** Books the issuer's payment of up to `amount` of accrued money after the term. */
export function payTail(book: PayoutBook, amount: bigint): { book: PayoutBook; fee: bigint; net: bigint } {
  const paying = smaller(amount, book.accrued);
  const { fee, net } = takeFee(paying);
  const tail = spreadAmount(book.tail, net, book.unitsOutstanding);
  return { book: { ...book, paid: book.paid + paying, accrued: book.accrued - paying, tail }, fee, net };
}

/** Books a holder's claim of its payouts of quarters. */
export function claimPayout(book: PayoutBook, holder: Address): { book: PayoutBook; amount: bigint } {
  const entry = bookOf(book, holder);
  const { amount, accrual } = settle(book.payouts, entry.units, entry.payout);
  return { book: withHolder(book, holder, { ...entry, payout: accrual }), amount };
}

/** Books a holder's claim of payments after the term. */
export function claimTail(book: PayoutBook, holder: Address): { book: PayoutBook; amount: bigint } {
  const entry = bookOf(book, holder);
  const { amount, accrual } = settle(book.tail, entry.units, entry.tail);
  return { book: withHolder(book, holder, { ...entry, tail: accrual }), amount };
}

/**
 * Closes the book. A buy-out first pays the rest of the cap. The residue is the net of the buy-out, the pools' remainders, and the
 * fractions of a base unit of holders without units.
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
 * Records in the books that a holder leaves a closed series. The holder is paid its unclaimed `payout` and `tail` and its share of the
 * residue, and its units are burned. The residue, in 1/WAD of a base unit, is what the close left to share and the fractions of
 * holders who have left or sold their last unit, this holder's included. A share is rounded down to base units, so the last holder takes
 * every whole base unit that is left. None of the units may be in an order.
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
  const emptied: HolderBook = {
    units: 0n,
    locked: 0n,
    payout: { ...entry.payout, carry: 0n },
    tail: { ...entry.tail, carry: 0n },
  };
  const after = {
    ...withHolder(rest.book, holder, emptied),
    residue: pool - share * WAD,
    unitsOutstanding: book.unitsOutstanding - entry.units,
  };
  return { book: after, ...earlier, share, units: entry.units };
}

/** The money that all claims of a holder would pay now, in base units. */
export function claimable(book: PayoutBook, holder: Address): bigint {
  const { locked } = bookOf(book, holder);
  if (book.residue === null || locked > 0n) return claimPayout(book, holder).amount + claimTail(book, holder).amount;
  const { payout, tail, share } = leave(book, holder);
  return payout + tail + share;
}
