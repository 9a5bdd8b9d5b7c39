import { smaller, WAD, type Wad } from '@income-series/protocol/amounts';
import { computePayment, excessOver } from '@income-series/protocol/payment';
import { isFirstOfYear, nextPeriod, type Period, previousPeriod, yearOf } from '@income-series/protocol/period';

/** Public terms of a routed series. Income is counted in base units of the payment token, and theta with it. */
export interface RoutedTerms {
  readonly theta: bigint;
  /**
   * WAD payment a unit a base unit of income above theta; units * ratePerUnit <= 1e18, so that no more stays than came.
   */
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
  /**
   * Of the last report of tier 3: its year, what had been routed of that year until its quarter's end, and what the year had
   * paid more by then than its documents owe.
   */
  readonly attested: { readonly year: number; readonly income: bigint; readonly excess: bigint } | null;
  /** A quarter in which counting began again, at which income of the year and with how much withheld in the quarter. */
  readonly since: { readonly period: Period; readonly income: bigint; readonly withheld: bigint } | null;
}

export const EMPTY_ROUTER: RouterBook = Object.freeze({
  held: 0n,
  unreported: 0n,
  quarters: new Map(),
  attested: null,
  since: null,
});

const NOTHING: RoutedQuarter = Object.freeze({ amount: 0n, withheld: 0n });

export const quarterOfBook = (book: RouterBook, period: Period): RoutedQuarter => book.quarters.get(period) ?? NOTHING;

/** Income of the year before the quarter. */
function incomeBefore(book: RouterBook, period: Period): bigint {
  if (isFirstOfYear(period)) return 0n;
  const previous = previousPeriod(period);
  return incomeBefore(book, previous) + quarterOfBook(book, previous).amount;
}

/**
 * All that is withheld in a quarter whose year has reached `ytd`, from `prior` at the quarter's beginning:
 * floor(units * ratePerUnit * (max(0, ytd - theta) - max(0, prior - theta)) / 1e18).
 */
export const withheldOf = ({ theta, ratePerUnit, units }: RoutedTerms, prior: bigint, ytd: bigint): bigint =>
  computePayment({ units, r: ratePerUnit, fx: WAD, theta, ytd, prior });

/** As `withheldOf`; in the rest of a year with a report of tier 3 the threshold is reached. */
function owedOf(book: RouterBook, terms: RoutedTerms, period: Period, prior: bigint, ytd: bigint): bigint {
  const theta = book.attested?.year === yearOf(period) ? 0n : terms.theta;
  return withheldOf({ ...terms, theta }, prior, ytd);
}

const countAgain = (book: RouterBook, period: Period): RouterBook => {
  const { amount, withheld } = quarterOfBook(book, period);
  return { ...book, since: { period, income: incomeBefore(book, period) + amount, withheld } };
};

/**
 * An amount that comes in: `withheld` of it stays, `forwarded` goes on to the issuer, `income` is the year's after it.
 */
export function route(book: RouterBook, terms: RoutedTerms, period: Period, amount: bigint) {
  const quarter = quarterOfBook(book, period);
  const prior = incomeBefore(book, period);
  const income = prior + quarter.amount + amount;
  const begin = book.since?.period === period ? book.since : { income: prior, withheld: 0n };
  const owed = begin.withheld + owedOf(book, terms, period, begin.income, income);
  const withheld = owed - quarter.withheld;
  const quarters = new Map(book.quarters).set(period, { amount: quarter.amount + amount, withheld: owed });
  const after = { ...book, held: book.held + withheld, unreported: book.unreported + withheld, quarters };
  return { book: after, income, withheld, forwarded: amount - withheld };
}

/**
 * The quarter's report: the year's income to its end and the payment, which is what was withheld in it. Only of a quarter
 * in which something was routed.
 */
export function takeReport(book: RouterBook, period: Period) {
  const { amount, withheld } = quarterOfBook(book, period);
  const income = incomeBefore(book, period) + amount;
  return { book: { ...book, unreported: book.unreported - withheld }, income, payment: withheld };
}

/**
 * A report of tier 3, whose proof gives `payment`. `counted` is what routed income of the year gives since the report's prior
 * until the quarter began, and what was left over before; it is deducted. `withheld` is the quarter's own, and paid at least.
 * The attested figure is not public: from now on the year's threshold counts as reached, and `missing` is what the quarters
 * after it have withheld too little by that.
 */
export function takeAttested(book: RouterBook, terms: RoutedTerms, period: Period, payment: bigint) {
  const year = yearOf(period);
  const before = incomeBefore(book, period);
  const { amount, withheld } = quarterOfBook(book, period);
  const last = book.attested?.year === year ? book.attested : { income: 0n, excess: 0n };
  const counted = owedOf(book, terms, period, last.income, before) + last.excess;
  const attested = { year, income: before + amount, excess: excessOver(counted + withheld, payment) };
  let after: RouterBook = { ...book, attested, unreported: book.unreported - withheld };
  let missing = 0n;
  for (let each = nextPeriod(period); yearOf(each) === year; each = nextPeriod(each)) {
    const quarter = quarterOfBook(after, each);
    if (quarter.amount === 0n) continue;
    const prior = incomeBefore(after, each);
    const full = owedOf(after, terms, each, prior, prior + quarter.amount);
    const lacking = full > quarter.withheld ? full - quarter.withheld : 0n;
    missing += lacking;
    const quarters = new Map(after.quarters).set(each, { ...quarter, withheld: quarter.withheld + lacking });
    after = countAgain({ ...after, unreported: after.unreported + lacking, quarters }, each);
  }
  return { book: after, counted, withheld, missing };
}

/** The issuer pays into what is held. */
export const payIn = (book: RouterBook, amount: bigint): RouterBook => ({ ...book, held: book.held + amount });

/**
 * The terms of the series changed in `period`: what is routed from now on counts by the new ones. `missing` is what the
 * router lacks of all that the series may owe under its new cap.
 */
export function amend(
  book: RouterBook,
  period: Period,
  series: { readonly cap: bigint; readonly paid: bigint; readonly accrued: bigint },
) {
  const needed = smaller(series.accrued + book.unreported, series.cap - series.paid);
  return { book: countAgain(book, period), missing: needed > book.held ? needed - book.held : 0n };
}

/** Money that falls due leaves for the hub. */
export const collect = (book: RouterBook, amount: bigint): RouterBook => ({ ...book, held: book.held - amount });

/** What is held beyond what the series may still owe; all of it once the series is over (closed or extinguished). */
export function releasable(
  book: RouterBook,
  series: { readonly cap: bigint; readonly paid: bigint; readonly accrued: bigint; readonly over: boolean },
): bigint {
  const { cap, paid, accrued, over } = series;
  return over ? book.held : book.held - smaller(accrued + book.unreported, cap - paid);
}
