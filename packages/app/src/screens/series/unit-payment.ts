import { computePayment, FEE_BPS, splitPayment } from '@income-series/client';

/** The figures that a quarter's payment follows from. Amounts are in base units of the token, incomes in minor units of their currency. */
export interface PaymentFigures {
  /** The annual threshold. */
  readonly theta: bigint;
  /** The payment for one unit, on a curve for one base lamport, and one minor unit of income, as WAD. */
  readonly rate: bigint;
  /** Base units of the token for one minor unit of income, as WAD. */
  readonly fx: bigint;
  /** The units that share, on a curve in base lamports. */
  readonly allUnits: bigint;
  /** The most that is ever paid, fees included. */
  readonly cap: bigint;
  readonly paid: bigint;
  readonly accrued: bigint;
  readonly credit: bigint;
}

/** The income that a person asks about. */
export interface AskedIncome {
  readonly quarter: bigint;
  /** The income of the same year before the quarter. */
  readonly before: bigint;
}

export interface UnitPayment {
  /** The income of the quarter that is above the threshold of the year. */
  readonly above: bigint;
  /** The result of the formula for all units. */
  readonly payment: bigint;
  /** The part of it that credit or cap takes. */
  readonly cut: bigint;
  /** The sum that was owed before and is paid with it. */
  readonly accrued: bigint;
  readonly fee: bigint;
  /** The sum that all units share. */
  readonly net: bigint;
}

/** The amount by which `a` exceeds `b`; 0 if it does not. */
const excess = (a: bigint, b: bigint): bigint => (a > b ? a - b : 0n);

/** The payment of a quarter by the rules of the protocol (docs/protocol.md, section 2), if its income is money. */
export function paymentOfQuarter(figures: PaymentFigures, { quarter, before }: AskedIncome): UnitPayment {
  const { theta, rate: r, fx, allUnits: units, ...money } = figures;
  const ytd = before + quarter;
  const payment = computePayment({ units, r, fx, theta, ytd, prior: before });
  const { gross, fee, net } = splitPayment({ ...money, payment, deferred: false });
  const above = excess(ytd, theta) - excess(before, theta);
  return { above, payment, cut: payment - gross, accrued: money.accrued, fee, net };
}

/** The share of `units` in the net sum of all units, rounded down as a claim is. */
export const shareOf = (net: bigint, units: bigint, allUnits: bigint): bigint =>
  allUnits === 0n ? 0n : (net * units) / allUnits;

const BPS = 10_000n;

/** The most that all units ever get: the cap, less the fee. */
export const mostOf = (cap: bigint): bigint => cap - (cap * FEE_BPS) / BPS;

/** The fee of the protocol on every payment, in hundredths of a percent. */
export const PROTOCOL_FEE_BPS = Number(FEE_BPS);
