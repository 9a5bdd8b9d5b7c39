// What a curve series pays and to whom, in bigint arithmetic: each report credits every holder at once, by what the census
// counted. The program, which counts a holder only when it is asked to, is compared with it.
import { smaller, WAD } from '@income-series/protocol/amounts';
import { type PaymentSplit, splitPayment, takeFee } from '@income-series/protocol/split';
import { acceptedUnits, setAside, type TenderTerms, tenderPayment } from '@income-series/protocol/tender';

interface Holder {
  readonly staked: bigint;
  readonly counted: bigint;
  /** WAD of a base unit, earned and not paid, by reports and in the tail. */
  readonly carry: bigint;
  readonly tail: bigint;
  /** Of the staked units, those that are tendered, and in which round. */
  readonly tendered: bigint;
  readonly round: bigint;
}

/** A round of tenders; `left` is what is set aside and not paid, null while it is open. */
interface Round extends TenderTerms {
  readonly unclaimed: bigint;
  readonly left: bigint | null;
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
  /** Units that exist, staked or not. */
  readonly supply: bigint;
  /** WAD that all units share as they are burned; null before the end. */
  readonly residue: bigint | null;
  readonly treasury: bigint;
  /** The first has the number 1. */
  readonly rounds: readonly Round[];
  readonly holders: readonly Holder[];
}

export const openPayouts = (cap: bigint, holders: number, treasury: bigint, supply = 0n): CurvePayouts => ({
  cap,
  supply,
  treasury,
  rounds: [],
  paid: 0n,
  accrued: 0n,
  credit: 0n,
  counted: 0n,
  remainder: 0n,
  tailRemainder: 0n,
  residue: null,
  holders: Array.from({ length: holders }, () => ({
    ...{ staked: 0n, counted: 0n, carry: 0n, tail: 0n },
    ...{ tendered: 0n, round: 0n },
  })),
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
  const after = { ...book, paid, accrued: split.accrualOut, credit: book.credit - smaller(payment, book.credit) };
  return { book: spread(after, split.net), split };
}

/** What was paid too little accrues as far as the cap has room, what was too much becomes credit. */
export function trueUp(book: CurvePayouts, adjustment: bigint): CurvePayouts {
  if (adjustment < 0n) return { ...book, credit: book.credit - adjustment };
  return { ...book, accrued: book.accrued + smaller(adjustment, book.cap - book.paid - book.accrued) };
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
  const paying = smaller(amount, book.accrued);
  const { net } = takeFee(paying);
  const after = { ...book, paid: book.paid + paying, accrued: book.accrued - paying };
  if (net === 0n) return after;
  const total = net * WAD + book.tailRemainder;
  const each = total / book.counted;
  const holders = book.holders.map((one) => ({ ...one, tail: one.tail + one.counted * each }));
  return { ...after, tailRemainder: total % book.counted, holders };
}

/** A buy-out pays what is left of the cap first, an extinguishment forgives what has accrued. */
export function end(book: CurvePayouts, way: 'close' | 'buyOut' | 'extinguish'): CurvePayouts {
  const paying = way === 'buyOut' ? book.cap - book.paid : 0n;
  const residue = book.remainder + book.tailRemainder + takeFee(paying).net * WAD;
  const accrued = way === 'close' ? book.accrued : 0n;
  return shareTreasury({ ...voidRound(book), paid: book.paid + paying, accrued, residue });
}

/** What the treasury holds is all units' once the series has ended. */
function shareTreasury(book: CurvePayouts): CurvePayouts {
  if (book.residue === null) return book;
  return { ...book, treasury: 0n, residue: book.residue + book.treasury * WAD };
}

/** A holder leaves a series that has ended with all that it is due; what is paid over all its claims. */
export function leave(book: CurvePayouts, place: number): { book: CurvePayouts; amount: bigint } {
  const first = claim(book, place, 'carry');
  const second = claim(first.book, place, 'tail');
  const earlier = first.amount + second.amount;
  const { staked = 0n, carry = 0n, tail = 0n } = second.book.holders[place] ?? {};
  if (staked === 0n) return { book: second.book, amount: earlier };
  const { book: after, amount } = burn(second.book, staked, carry + tail);
  return { book: change(after, place, { staked: 0n, carry: 0n, tail: 0n }), amount: earlier + amount };
}

/** Units of a series that has ended are burned for their share of the residue, which gets the parts of a base unit they bring. */
function burn(book: CurvePayouts, units: bigint, parts: bigint): { book: CurvePayouts; amount: bigint } {
  const pool = (book.residue ?? 0n) + parts;
  const amount = (pool * units) / book.supply / WAD;
  return { book: { ...book, supply: book.supply - units, residue: pool - amount * WAD }, amount };
}

/** Units that are not staked are burned by who owns them. */
export const redeem = (book: CurvePayouts, units: bigint) => burn(book, units, 0n);

/** The open round; null where there is none. */
export function openRound({ rounds }: CurvePayouts): Round | null {
  const last = rounds.at(-1);
  return last?.left === null ? last : null;
}

export const startRound = (book: CurvePayouts, price: bigint): CurvePayouts => ({
  ...book,
  rounds: [...book.rounds, { price, treasury: book.treasury, total: 0n, unclaimed: 0n, left: null }],
});

const withRound = (book: CurvePayouts, number: bigint, round: Partial<Round>): readonly Round[] =>
  book.rounds.map((each, at) => (BigInt(at) + 1n === number ? { ...each, ...round } : each));

/** Units tendered in the open round, or withdrawn where they are below 0. */
export function tenderUnits(book: CurvePayouts, place: number, units: bigint): CurvePayouts {
  const round = BigInt(book.rounds.length);
  const total = (openRound(book)?.total ?? 0n) + units;
  const tendered = (book.holders[place]?.tendered ?? 0n) + units;
  return change({ ...book, rounds: withRound(book, round, { total }) }, place, { tendered, round });
}

export function settleRound(book: CurvePayouts): CurvePayouts {
  const round = openRound(book);
  if (round === null) return book;
  const left = round.total === 0n ? 0n : setAside(round);
  const rounds = withRound(book, BigInt(book.rounds.length), { left, unclaimed: round.total });
  return { ...book, treasury: book.treasury - left, rounds };
}

/** A holder is paid for what its round accepted; the last to claim leaves the treasury the rest. */
export function claimRound(
  book: CurvePayouts,
  place: number,
): { book: CurvePayouts; amount: bigint; units: bigint; dust: bigint } {
  const { staked = 0n, tendered = 0n, round: number = 0n } = book.holders[place] ?? {};
  const round = book.rounds[Number(number) - 1];
  if (round === undefined || round.left === null) throw new Error('no settled round');
  const units = acceptedUnits(round, tendered);
  const amount = tenderPayment(round, units);
  const [unclaimed, kept] = [round.unclaimed - tendered, round.left - amount];
  const dust = unclaimed === 0n ? kept : 0n;
  const rounds = withRound(book, number, { unclaimed, left: kept - dust });
  const after = { ...book, rounds, treasury: book.treasury + dust, supply: book.supply - units };
  const rest = shareTreasury(after);
  return { book: change(rest, place, { staked: staked - units, tendered: 0n }), amount, units, dust };
}

/** What an open round is where the series ends: as if nobody had tendered. */
function voidRound(book: CurvePayouts): CurvePayouts {
  if (openRound(book) === null) return book;
  const number = BigInt(book.rounds.length);
  const holders = book.holders.map((each) => (each.round === number ? { ...each, tendered: 0n } : each));
  return { ...book, holders, rounds: withRound(book, number, { total: 0n, left: 0n }) };
}

/** Set aside for settled rounds and not paid. */
export const keptForRounds = ({ rounds }: CurvePayouts): bigint =>
  rounds.reduce((sum, { left }) => sum + (left ?? 0n), 0n);

/** Tendered in settled rounds and not claimed. */
export const unclaimedUnits = ({ rounds }: CurvePayouts): bigint =>
  rounds.reduce((sum, { unclaimed }) => sum + unclaimed, 0n);
