import type { Address } from './address.ts';
import { WAD } from './amounts.ts';
import { EMPTY_POOL, type Pool, spread } from './payout.ts';
import type { Period } from './period.ts';
import type { HolderUnits, LineKind, MoneyStep, PaymentPart, PoolKind, Wads } from './statement-steps.ts';

/** What a payment, or the close, brought a wallet. */
export interface Share extends Wads {
  readonly kind: LineKind;
  /** Of a PAYOUT; null of the others. */
  readonly period: Period | null;
  readonly paidAt: bigint;
  /** That earned; units delivered late count from activation on. */
  readonly units: bigint;
}

/** One payment: WAD a unit. */
interface Spread extends Wads {
  readonly of: PoolKind;
  readonly period: Period | null;
  readonly at: bigint;
}

/** What one payment earned a wallet: WAD. */
interface Earning extends Wads {
  readonly units: bigint;
}
export const NOTHING: Earning = Object.freeze({ units: 0n, net: 0n, fee: 0n });

/**
 * A wallet's units until they are burned, or until it has none left in a closed series: what is over a base unit is gone
 * with them.
 */
export interface Stay {
  units: bigint;
  over: boolean;
  /** By payment; NOTHING beyond the end. */
  readonly earnings: Earning[];
  /** What it took of the residue as it was burned. */
  end: Share | null;
}

export interface Book {
  outstanding: bigint;
  readonly pools: Record<PaymentPart, Readonly<Record<PoolKind, Pool>>>;
  readonly spreads: Spread[];
  closed: { readonly buyOut: boolean; readonly at: bigint; readonly residue: Wads } | null;
  readonly stays: Map<Address, Stay[]>;
  readonly locked: Map<Address, bigint>;
  readonly claims: Map<string, bigint>;
}

export function newBook(): Book {
  const empty = { PAYOUT: EMPTY_POOL, TAIL: EMPTY_POOL };
  return {
    outstanding: 0n,
    pools: { net: empty, fee: empty },
    spreads: [],
    closed: null,
    stays: new Map(),
    locked: new Map(),
    claims: new Map(),
  };
}

export const claimKey = (holder: Address, of: LineKind): string => `${holder}:${of}`;

/** What each kind of step does to the book. */
const STEPS: { readonly [K in MoneyStep['kind']]: (book: Book, step: Extract<MoneyStep, { kind: K }>) => void } = {
  ACTIVATED(book, { units }) {
    book.outstanding = units;
  },
  MINTED: mint,
  LOCKED: (book, { holder, change }) => lock(book, holder, change),
  TRANSFERRED: transfer,
  PAID: pay,
  CLOSED: close,
  CLAIMED(book, { holder, of, amount }) {
    const key = claimKey(holder, of);
    book.claims.set(key, (book.claims.get(key) ?? 0n) + amount);
  },
  LEFT: leave,
};

/** Carries one step out: it changes the book and nothing else. */
export function take(book: Book, step: MoneyStep): void {
  (STEPS[step.kind] as (book: Book, step: MoneyStep) => void)(book, step);
}

function lock(book: Book, holder: Address, change: bigint): void {
  book.locked.set(holder, (book.locked.get(holder) ?? 0n) + change);
}

/** The wallet's present stay; a new one where it has none. */
function stayOf(book: Book, holder: Address): Stay {
  const stays = book.stays.get(holder) ?? [];
  const last = stays.at(-1);
  if (last && !last.over) return last;
  const stay: Stay = { units: 0n, over: false, earnings: book.spreads.map(() => NOTHING), end: null };
  book.stays.set(holder, [...stays, stay]);
  return stay;
}

function add(stay: Stay, payment: number, { units, net, fee }: Earning): void {
  const before = stay.earnings[payment] ?? NOTHING;
  stay.earnings[payment] = { units: before.units + units, net: before.net + net, fee: before.fee + fee };
}

const earningOf = (units: bigint, { net, fee }: Wads): Earning => ({ units, net: units * net, fee: units * fee });

/** An allocation earns from activation on, however late it is delivered. */
function mint(book: Book, { holder, units }: HolderUnits): void {
  const stay = stayOf(book, holder);
  stay.units += units;
  for (const [i, each] of book.spreads.entries()) add(stay, i, earningOf(units, each));
}

/** The seller earned up to here, the buyer earns from here. */
function transfer(book: Book, { from, to, units }: Extract<MoneyStep, { kind: 'TRANSFERRED' }>): void {
  lock(book, from, -units);
  const seller = stayOf(book, from);
  seller.units -= units;
  stayOf(book, to).units += units;
  const { closed } = book;
  if (closed && seller.units === 0n) book.closed = { ...closed, residue: giveUp(book, seller, closed.residue) };
}

function pay(book: Book, { of, period, at, ...paid }: Extract<MoneyStep, { kind: 'PAID' }>): void {
  if (paid.net + paid.fee === 0n) return;
  const perUnit = (money: PaymentPart): bigint => {
    const pools = book.pools[money];
    const after = spread(pools[of], paid[money], book.outstanding);
    book.pools[money] = { ...pools, [of]: after };
    return after.perUnit - pools[of].perUnit;
  };
  const one: Spread = { of, period, at, net: perUnit('net'), fee: perUnit('fee') };
  const payment = book.spreads.push(one) - 1;
  for (const stays of book.stays.values()) {
    const stay = stays.at(-1) as Stay;
    if (!stay.over) add(stay, payment, earningOf(stay.units, one));
  }
}

function close(book: Book, { buyOut, at, ...paid }: Extract<MoneyStep, { kind: 'CLOSED' }>): void {
  const left = (money: PaymentPart) => {
    const { PAYOUT, TAIL } = book.pools[money];
    return PAYOUT.remainder + TAIL.remainder + paid[money] * WAD;
  };
  const without = [...book.stays.values()].map((stays) => stays.at(-1) as Stay).filter(({ units }) => units === 0n);
  const residue = without.reduce((sum: Wads, stay) => giveUp(book, stay, sum), { net: left('net'), fee: left('fee') });
  book.closed = { buyOut, at, residue };
}

/** What is over a base unit of a wallet without units is for those who have some, once the series is closed. */
function giveUp(book: Book, stay: Stay, residue: Wads): Wads {
  stay.over = true;
  const carry = carryOf(book, stay);
  return { net: residue.net + carry.net, fee: residue.fee + carry.fee };
}

/** What a stay would take of the residue now: its units' share of it and of what its own floors left over. */
export function ending(book: Book, stay: Stay) {
  const { closed, outstanding } = book;
  if (closed === null || stay.over || stay.units === 0n) return null;
  const carry = carryOf(book, stay);
  const part = (money: PaymentPart) => {
    const pool = closed.residue[money] + carry[money];
    const share = (pool * stay.units) / outstanding / WAD;
    return { share, rest: pool - share * WAD };
  };
  const [net, fee] = [part('net'), part('fee')];
  const kind = closed.buyOut ? 'REDEMPTION' : 'FINAL';
  const share: Share = { kind, period: null, paidAt: closed.at, units: stay.units, net: net.share, fee: fee.share };
  return { share, residue: { net: net.rest, fee: fee.rest } };
}

/** What is left over, in WAD, from the whole base units that a stay earned in each pool. */
function carryOf({ spreads }: Book, { earnings }: Stay): Wads {
  const carry = { net: 0n, fee: 0n };
  for (const of of ['PAYOUT', 'TAIL'] as const) {
    const own = earnings.filter((_, i) => spreads[i]?.of === of);
    carry.net += own.reduce((sum, { net }) => sum + net, 0n) % WAD;
    carry.fee += own.reduce((sum, { fee }) => sum + fee, 0n) % WAD;
  }
  return carry;
}

function leave(book: Book, { holder }: HolderUnits): void {
  const stay = stayOf(book, holder);
  const end = ending(book, stay);
  if (end === null || book.closed === null) return;
  book.closed = { ...book.closed, residue: end.residue };
  book.outstanding -= stay.units;
  Object.assign(stay, { units: 0n, over: true, end: end.share });
}
