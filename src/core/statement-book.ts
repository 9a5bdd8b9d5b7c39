import type { Address } from '@income-series/protocol/address';
import { WAD } from '@income-series/protocol/amounts';
import type { Period } from '@income-series/protocol/period';
import { EMPTY_POOL, type Pool, spreadAmount } from './pool.ts';
import type { HolderUnits, LineKind, MoneyStep, PaymentPart, PoolKind, Wads } from './statement-steps.ts';

/** A wallet's share of a payment, or of the residue at the close. */
export interface Share extends Wads {
  readonly kind: LineKind;
  /** The quarter that was paid; null unless the kind is PAYOUT. */
  readonly period: Period | null;
  readonly paidAt: bigint;
  /** The units that earned the share. Units that were delivered late count from the activation on. */
  readonly units: bigint;
}

/** A payment, as WAD for one unit. */
interface SpreadPayment extends Wads {
  readonly line: PoolKind;
  readonly period: Period | null;
  readonly at: bigint;
}

/** A wallet's earnings from one payment, as WAD. */
interface Earning extends Wads {
  readonly units: bigint;
}
export const NOTHING: Earning = Object.freeze({ units: 0n, net: 0n, fee: 0n });

/**
 * A period in which a wallet holds units. It ends when the units are burned, or when the wallet has none left in a closed series;
 * fractions of a base unit are then lost.
 */
export interface Stay {
  units: bigint;
  /** True if the stay has ended. */
  hasEnded: boolean;
  /** The earnings from each payment, in the order of the book's payments. */
  readonly earnings: Earning[];
  /** The share of the residue that the wallet took when its units were burned; null if no units were burned for it. */
  end: Share | null;
}

/** The state of a series' money and units, from which statements are computed. Steps change it. */
export interface Book {
  outstanding: bigint;
  readonly pools: Record<PaymentPart, Readonly<Record<PoolKind, Pool>>>;
  readonly spreads: SpreadPayment[];
  closed: { readonly buyOut: boolean; readonly at: bigint; readonly residue: Wads } | null;
  readonly stays: Map<Address, Stay[]>;
  readonly locked: Map<Address, bigint>;
  readonly claims: Map<string, bigint>;
}

/** Creates the book of a series without units and payments. */
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

/** The key of a wallet's claims of one kind in `Book.claims`. */
export const claimKey = (holder: Address, line: LineKind): string => `${holder}:${line}`;

/** The change of the book by each kind of step. */
const STEPS: { readonly [K in MoneyStep['kind']]: (book: Book, step: Extract<MoneyStep, { kind: K }>) => void } = {
  ACTIVATED(book, { units }) {
    book.outstanding = units;
  },
  MINTED: mint,
  LOCKED: (book, { holder, change }) => lock(book, holder, change),
  TRANSFERRED: transfer,
  PAID: pay,
  CLOSED: closeSeries,
  CLAIMED(book, { holder, line, amount }) {
    const key = claimKey(holder, line);
    book.claims.set(key, (book.claims.get(key) ?? 0n) + amount);
  },
  LEFT: leave,
};

/** Changes the book by one step. */
export function applyStep(book: Book, step: MoneyStep): void {
  (STEPS[step.kind] as (book: Book, step: MoneyStep) => void)(book, step);
}

/** Changes the locked units of a wallet. */
function lock(book: Book, holder: Address, change: bigint): void {
  book.locked.set(holder, (book.locked.get(holder) ?? 0n) + change);
}

/** The present stay of a wallet. It is created if the wallet has none. */
function stayOf(book: Book, holder: Address): Stay {
  const stays = book.stays.get(holder) ?? [];
  const lastStay = stays.at(-1);
  if (lastStay && !lastStay.hasEnded) return lastStay;
  const stay: Stay = { units: 0n, hasEnded: false, earnings: book.spreads.map(() => NOTHING), end: null };
  book.stays.set(holder, [...stays, stay]);
  return stay;
}

/** Adds earnings from the payment with the index `payment` to a stay. */
function addEarning(stay: Stay, payment: number, { units, net, fee }: Earning): void {
  const before = stay.earnings[payment] ?? NOTHING;
  stay.earnings[payment] = { units: before.units + units, net: before.net + net, fee: before.fee + fee };
}

const earningOf = (units: bigint, { net, fee }: Wads): Earning => ({ units, net: units * net, fee: units * fee });

/** Adds delivered units to a wallet. They earn from all payments since the activation, however late they are delivered. */
function mint(book: Book, { holder, units }: HolderUnits): void {
  const stay = stayOf(book, holder);
  stay.units += units;
  for (const [i, each] of book.spreads.entries()) addEarning(stay, i, earningOf(units, each));
}

/** Moves sold units. The seller keeps its earnings until now, and the buyer earns from now on. */
function transfer(book: Book, { from, to, units }: Extract<MoneyStep, { kind: 'TRANSFERRED' }>): void {
  lock(book, from, -units);
  const seller = stayOf(book, from);
  seller.units -= units;
  stayOf(book, to).units += units;
  const { closed } = book;
  if (closed && seller.units === 0n) book.closed = { ...closed, residue: addFractions(book, seller, closed.residue) };
}

/** Spreads a payment over all outstanding units, and adds each wallet's earnings. */
function pay(book: Book, { line, period, at, ...money }: Extract<MoneyStep, { kind: 'PAID' }>): void {
  if (money.net + money.fee === 0n) return;
  const perUnit = (part: PaymentPart): bigint => {
    const pools = book.pools[part];
    const after = spreadAmount(pools[line], money[part], book.outstanding);
    book.pools[part] = { ...pools, [line]: after };
    return after.perUnit - pools[line].perUnit;
  };
  const payment: SpreadPayment = { line, period, at, net: perUnit('net'), fee: perUnit('fee') };
  const index = book.spreads.push(payment) - 1;
  for (const stays of book.stays.values()) {
    const stay = stays.at(-1) as Stay;
    if (!stay.hasEnded) addEarning(stay, index, earningOf(stay.units, payment));
  }
}

/** Closes the series. The residue is the money of a buy-out, the pools' remainders, and the fractions of wallets without units. */
function closeSeries(book: Book, { buyOut, at, ...money }: Extract<MoneyStep, { kind: 'CLOSED' }>): void {
  const remainderOf = (part: PaymentPart) => {
    const { PAYOUT, TAIL } = book.pools[part];
    return PAYOUT.remainder + TAIL.remainder + money[part] * WAD;
  };
  const withoutUnits = [...book.stays.values()]
    .map((stays) => stays.at(-1) as Stay)
    .filter(({ units }) => units === 0n);
  const residue = withoutUnits.reduce((sum: Wads, stay) => addFractions(book, stay, sum), {
    net: remainderOf('net'),
    fee: remainderOf('fee'),
  });
  book.closed = { buyOut, at, residue };
}

/** Ends the stay of a wallet without units in a closed series, and adds its fractions of a base unit to the residue. */
function addFractions(book: Book, stay: Stay, residue: Wads): Wads {
  stay.hasEnded = true;
  const carry = carryOf(book, stay);
  return { net: residue.net + carry.net, fee: residue.fee + carry.fee };
}

/**
 * Computes the share of the residue that a wallet would take if it left now, and the residue after that; null if it cannot leave.
 * The wallet's own fractions of a base unit are part of the shared money.
 */
export function residueShare(book: Book, stay: Stay) {
  const { closed, outstanding } = book;
  if (closed === null || stay.hasEnded || stay.units === 0n) return null;
  const carry = carryOf(book, stay);
  const divide = (part: PaymentPart) => {
    const pool = closed.residue[part] + carry[part];
    const share = (pool * stay.units) / outstanding / WAD;
    return { share, rest: pool - share * WAD };
  };
  const [net, fee] = [divide('net'), divide('fee')];
  const kind = closed.buyOut ? 'REDEMPTION' : 'FINAL';
  const share: Share = { kind, period: null, paidAt: closed.at, units: stay.units, net: net.share, fee: fee.share };
  return { share, residue: { net: net.rest, fee: fee.rest } };
}

/** The fractions of a base unit in a stay's earnings from both pools, as WAD. */
function carryOf({ spreads }: Book, { earnings }: Stay): Wads {
  const carry = { net: 0n, fee: 0n };
  for (const line of ['PAYOUT', 'TAIL'] as const) {
    const lineEarnings = earnings.filter((_, i) => spreads[i]?.line === line);
    carry.net += lineEarnings.reduce((sum, { net }) => sum + net, 0n) % WAD;
    carry.fee += lineEarnings.reduce((sum, { fee }) => sum + fee, 0n) % WAD;
  }
  return carry;
}

/** Burns the units of a wallet that leaves a closed series, and gives it its share of the residue. */
function leave(book: Book, { holder }: HolderUnits): void {
  const stay = stayOf(book, holder);
  const division = residueShare(book, stay);
  if (division === null || book.closed === null) return;
  book.closed = { ...book.closed, residue: division.residue };
  book.outstanding -= stay.units;
  Object.assign(stay, { units: 0n, hasEnded: true, end: division.share });
}
