// What a curve series pays and to whom, in bigint arithmetic: each report credits every holder at once, by what the census
// counted. The program, which counts a holder only when it is asked to, is compared with it.
import { WAD } from '../../src/core/amounts.ts';
import { type PaymentSplit, splitPayment } from '../../src/core/split.ts';

interface Holder {
  readonly staked: bigint;
  readonly counted: bigint;
  /** WAD of a base unit, earned and not paid. */
  readonly carry: bigint;
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
  readonly holders: readonly Holder[];
}

export const openPayouts = (cap: bigint, holders: number): CurvePayouts => ({
  cap,
  paid: 0n,
  accrued: 0n,
  credit: 0n,
  counted: 0n,
  remainder: 0n,
  holders: Array.from({ length: holders }, () => ({ staked: 0n, counted: 0n, carry: 0n })),
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
  const netted = payment < book.credit ? payment : book.credit;
  const paid = book.paid + split.fee + split.net;
  const after = { ...book, paid, accrued: split.accrualOut, credit: book.credit - netted };
  return { book: spread(after, split.net), split };
}
