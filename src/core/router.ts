import { least, WAD, type Wad } from './amounts.ts';
import { computePayment } from './payment.ts';
import { isFirstOfYear, type Period, previousPeriod } from './period.ts';

/** Public terms of a routed series. Income is counted in base units of the payment token, and theta with it. */
export interface RoutedTerms {
  readonly theta: bigint;
  /** WAD payment a unit a base unit of income above theta; units * ratePerUnit <= 1e18, so that no more stays than came. */
  readonly ratePerUnit: Wad;
  /** Units outstanding. */
  readonly units: bigint;
}

/** What the router counts of one quarter, base units. */
export interface RoutedQuarter {
  readonly amount: bigint;
  readonly withheld: bigint;
}

/** What the router holds of one series, base units. Every function answers a new book. */
export interface RouterBook {
  readonly held: bigint;
  /** Withheld for quarters without a report. */
  readonly unreported: bigint;
  readonly quarters: ReadonlyMap<Period, RoutedQuarter>;
}

export const EMPTY_ROUTER: RouterBook = Object.freeze({ held: 0n, unreported: 0n, quarters: new Map() });

const NOTHING: RoutedQuarter = Object.freeze({ amount: 0n, withheld: 0n });

export const quarterOfBook = (book: RouterBook, period: Period): RoutedQuarter => book.quarters.get(period) ?? NOTHING;

/** Income of the year before the quarter. */
export function incomeBefore(book: RouterBook, period: Period): bigint {
  if (isFirstOfYear(period)) return 0n;
  const previous = previousPeriod(period);
  return incomeBefore(book, previous) + quarterOfBook(book, previous).amount;
}

/**
 * All that is withheld in a quarter whose year has come to `ytd`, from `prior` at the quarter's beginning:
 * floor(units * ratePerUnit * (max(0, ytd - theta) - max(0, prior - theta)) / 1e18).
 */
export const withheldOf = ({ theta, ratePerUnit, units }: RoutedTerms, prior: bigint, ytd: bigint): bigint =>
  computePayment({ units, r: ratePerUnit, fx: WAD, theta, ytd, prior });

/** An amount that comes in: `withheld` of it stays, `forwarded` goes on to the issuer, `income` is the year's after it. */
export function route(book: RouterBook, terms: RoutedTerms, period: Period, amount: bigint) {
  const quarter = quarterOfBook(book, period);
  const prior = incomeBefore(book, period);
  const income = prior + quarter.amount + amount;
  const owed = withheldOf(terms, prior, income);
  const withheld = owed - quarter.withheld;
  const quarters = new Map(book.quarters).set(period, { amount: quarter.amount + amount, withheld: owed });
  const after: RouterBook = { held: book.held + withheld, unreported: book.unreported + withheld, quarters };
  return { book: after, income, withheld, forwarded: amount - withheld };
}

/** The quarter's report: the year's income to its end and the payment, which is what was withheld in it. */
export function takeReport(book: RouterBook, period: Period) {
  const { amount, withheld } = quarterOfBook(book, period);
  const income = incomeBefore(book, period) + amount;
  return { book: { ...book, unreported: book.unreported - withheld }, income, payment: withheld };
}

/** Money that falls due leaves for the hub. */
export const collect = (book: RouterBook, amount: bigint): RouterBook => ({ ...book, held: book.held - amount });

/** What is held beyond what the series may still owe; all of it once the series is over (closed or extinguished). */
export function releasable(
  book: RouterBook,
  series: { readonly cap: bigint; readonly paid: bigint; readonly accrued: bigint; readonly over: boolean },
): bigint {
  const { cap, paid, accrued, over } = series;
  return over ? book.held : book.held - least(accrued + book.unreported, cap - paid);
}
