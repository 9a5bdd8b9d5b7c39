// What a curve series does with money and units, in bigint arithmetic; the program is compared with it.

const BPS = 10_000n;
const LAMPORTS_PER_UNIT = 1_000_000n;

export interface CurveTerms {
  readonly unitsOffered: bigint;
  readonly virtualQuote: bigint;
  readonly virtualBase: bigint;
  readonly threshold: bigint;
  readonly feeBps: bigint;
  readonly treasuryBps: bigint;
}

type CurveState = 'CURVE' | 'ACTIVE' | 'FAILED';

/** Money in base units, units in base lamports. */
export interface CurveBooks {
  readonly state: CurveState;
  readonly reserve: bigint;
  readonly sold: bigint;
  readonly feesHeld: bigint;
  readonly proceeds: bigint;
  readonly treasury: bigint;
}

export interface CurveTrade {
  /** What the trader pays, or is paid. */
  readonly amount: bigint;
  readonly fee: bigint;
  readonly units: bigint;
}

export const supplyOf = (terms: CurveTerms): bigint => terms.unitsOffered * LAMPORTS_PER_UNIT;

/** Division that rounds up. */
const up = (a: bigint, b: bigint): bigint => (a + b - 1n) / b;

export const emptyBooks: CurveBooks = {
  state: 'CURVE',
  reserve: 0n,
  sold: 0n,
  feesHeld: 0n,
  proceeds: 0n,
  treasury: 0n,
};

/** All money that the series holds. */
export const moneyOf = (books: CurveBooks): bigint => books.reserve + books.feesHeld + books.proceeds + books.treasury;

export const isReached = (terms: CurveTerms, { reserve, sold }: CurveBooks): boolean =>
  reserve >= terms.threshold || sold === supplyOf(terms);

/** The least that buys these units, without the fee. */
const costOf = (x: bigint, y: bigint, units: bigint): bigint => up(x * units, y - units);

/** The least amount whose fee leaves `net`, found by search: the program has a formula for it. */
function leastWith(net: bigint, feeBps: bigint): bigint {
  let amount = net;
  while (amount - up(amount * feeBps, BPS) < net) amount += net - (amount - up(amount * feeBps, BPS));
  return amount;
}

export function buy(terms: CurveTerms, books: CurveBooks, given: bigint): [CurveBooks, CurveTrade] {
  const [x, y] = [terms.virtualQuote + books.reserve, terms.virtualBase - books.sold];
  const remaining = supplyOf(terms) - books.sold;
  const net = given - up(given * terms.feeBps, BPS);
  const units = (y * net) / (x + net);
  const [bought, quote, amount] =
    units < remaining
      ? [units, net, given]
      : [remaining, costOf(x, y, remaining), leastWith(costOf(x, y, remaining), terms.feeBps)];
  const fee = amount - quote;
  const next = {
    ...books,
    reserve: books.reserve + quote,
    sold: books.sold + bought,
    feesHeld: books.feesHeld + fee,
  };
  return [next, { amount, fee, units: bought }];
}

export function sell(terms: CurveTerms, books: CurveBooks, units: bigint): [CurveBooks, CurveTrade] {
  const [x, y] = [terms.virtualQuote + books.reserve, terms.virtualBase - books.sold];
  const failed = books.state === 'FAILED';
  const gross = failed ? (books.reserve * units) / books.sold : (x * units) / (y + units);
  const fee = failed ? 0n : up(gross * terms.feeBps, BPS);
  const next = {
    ...books,
    reserve: books.reserve - gross,
    sold: books.sold - units,
    feesHeld: books.feesHeld + fee,
  };
  return [next, { amount: gross - fee, fee, units }];
}

export function activate(terms: CurveTerms, books: CurveBooks): CurveBooks {
  const treasury = (books.reserve * terms.treasuryBps) / BPS;
  return { ...books, state: 'ACTIVE', reserve: 0n, treasury, proceeds: books.reserve - treasury };
}
