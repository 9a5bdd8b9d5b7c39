// What a curve series pays and to whom, in bigint arithmetic: each report credits every holder at once, by what the census
// counted. The program, which counts a holder only when it is asked to, is compared with it.
import { least, WAD } from '../../src/core/amounts.ts';
import { type PaymentSplit, splitPayment, takeFee } from '../../src/core/split.ts';

interface Holder {
  readonly staked: bigint;
  readonly counted: bigint;
  /** WAD of a base unit, earned and not paid, by reports and in the tail. */
  readonly carry: bigint;
  readonly tail: bigint;
}

export interface CurvePayouts {
  readonly cap: bigint;
  readonly paid: bigint;
  readonly accrued: bigint;
  readonly credit: bigint;
  /** Units of the last census. */
  readonly counted: bigint;
  /** WAD that did not divide. */
  readonly remainder: bigint;
  readonly tailRemainder: bigint;
  /** WAD that staked units share as they leave; null before the close. */
  readonly residue: bigint | null;
  readonly holders: readonly Holder[];
}

export const openPayouts = (cap: bigint, holders: number): CurvePayouts => ({
  cap,
  paid: 0n,
  accrued: 0n,
  credit: 0n,
  counted: 0n,
  remainder: 0n,
  tailRemainder: 0n,
  residue: null,
  holders: Array.from({ length: holders }, () => ({ staked: 0n, counted: 0n, carry: 0n, tail: 0n })),
});

/** Units staked, or unstaked where they are below 0. */
export const stakeUnits = (book: CurvePayouts, place: number, units: bigint): CurvePayouts => ({
  ...book,
  holders: book.holders.map((each, at) => (at === place ? { ...each, staked: each.staked + units } : each)),
});

export const takeCensus = (book: CurvePayouts): CurvePayouts => ({
  ...book,
  counted: book.holders.reduce((sum, { staked }) => sum + staked, 0n),
  holders: book.holders.map((each) => ({ ...each, counted: each.staked })),
});

/** Pays holders by what was counted; whole parts of a WAD for each unit, the rest waits. */
function spread(book: CurvePayouts, net: bigint): CurvePayouts {
  if (net === 0n) return book;
  const total = net * WAD + book.remainder;
  const each = total / book.counted;
  const holders = book.holders.map((one) => ({ ...one, carry: one.carry + one.counted * each }));
  return { ...book, remainder: total % book.counted, holders };
}

export function reportPayment(
  book: CurvePayouts,
  payment: bigint,
  deferred: boolean,
): { book: CurvePayouts; split: PaymentSplit } {
  const split = splitPayment({ ...book, payment, deferred: deferred || book.counted === 0n });
  const paid = book.paid + split.fee + split.net;
  const after = { ...book, paid, accrued: split.accrualOut, credit: book.credit - least(payment, book.credit) };
  return { book: spread(after, split.net), split };
}

/** What was paid too little accrues as far as the cap has room, what was too much becomes credit. */
export function trueUp(book: CurvePayouts, adjustment: bigint): CurvePayouts {
  if (adjustment < 0n) return { ...book, credit: book.credit - adjustment };
  return { ...book, accrued: book.accrued + least(adjustment, book.cap - book.paid - book.accrued) };
}

const change = (book: CurvePayouts, place: number, holder: Partial<Holder>): CurvePayouts => ({
  ...book,
  holders: book.holders.map((each, at) => (at === place ? { ...each, ...holder } : each)),
});

/** Whole base units of what a holder earned by reports, or in the tail. */
export function claim(
  book: CurvePayouts,
  place: number,
  kind: 'carry' | 'tail',
): { book: CurvePayouts; amount: bigint } {
  const earned = book.holders[place]?.[kind] ?? 0n;
  return { book: change(book, place, { [kind]: earned % WAD }), amount: earned / WAD };
}

/** The issuer pays up to an amount of what accrued, after the term; somebody was counted. */
export function payTail(book: CurvePayouts, amount: bigint): CurvePayouts {
  const paying = least(amount, book.accrued);
  const { net } = takeFee(paying);
  const after = { ...book, paid: book.paid + paying, accrued: book.accrued - paying };
  if (net === 0n) return after;
  const total = net * WAD + book.tailRemainder;
  const each = total / book.counted;
  const holders = book.holders.map((one) => ({ ...one, tail: one.tail + one.counted * each }));
  return { ...after, tailRemainder: total % book.counted, holders };
}

/** A buy-out pays what is left of the cap first. */
export function close(book: CurvePayouts, buyOut: boolean): CurvePayouts {
  const paying = buyOut ? book.cap - book.paid : 0n;
  const residue = book.remainder + book.tailRemainder + takeFee(paying).net * WAD;
  return { ...book, paid: book.paid + paying, accrued: buyOut ? 0n : book.accrued, residue };
}

/** A holder leaves a closed series with all that it is due; what is paid over all its claims. */
export function leave(book: CurvePayouts, place: number): { book: CurvePayouts; amount: bigint } {
  const first = claim(book, place, 'carry');
  const second = claim(first.book, place, 'tail');
  const earlier = first.amount + second.amount;
  const { staked = 0n, carry = 0n, tail = 0n } = second.book.holders[place] ?? {};
  if (staked === 0n) return { book: second.book, amount: earlier };
  const all = book.holders.reduce((sum, each) => sum + each.staked, 0n);
  const pool = (book.residue ?? 0n) + carry + tail;
  const share = (pool * staked) / all / WAD;
  const left = change(second.book, place, { staked: 0n, carry: 0n, tail: 0n });
  return { book: { ...left, residue: pool - share * WAD }, amount: earlier + share };
}
