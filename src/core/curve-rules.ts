import { BPS, COMMIT_MAX, COMMIT_MIN, LAMPORTS_PER_UNIT, UNITS_LIMIT } from './policy.ts';

/** Fee of a curve's trades at most, basis points. `contracts/solana/src/policy.rs` has it too. */
export const CURVE_FEE_LIMIT_BPS = 1_000n;
/** Units offered, of the virtual base, at most, basis points: the price rises a hundredfold at most. The program has it too. */
export const CURVE_SUPPLY_LIMIT_BPS = 9_000n;
/** What all units of a curve cost together, with the virtual quote, stays below. */
const MONEY_LIMIT = 1n << 63n;

/** How the units of a series are sold on a curve. Money in base units, `virtualBase` in base lamports, unix seconds. */
export interface CurveSale {
  readonly cap: bigint;
  readonly virtualQuote: bigint;
  readonly virtualBase: bigint;
  /** The reserve from which on the series may be activated. */
  readonly threshold: bigint;
  /** The end of trading. */
  readonly deadline: bigint;
  readonly feeBps: number;
  readonly treasuryBps: number;
}

/** The figures of a curve series that everybody may read, as `createCurve` takes them. `unitsOffered` are whole units. */
export interface CurveOffer extends CurveSale {
  /** ISO 4217, numeric. */
  readonly currencyCode: number;
  readonly indexingRule: number;
  readonly unitsOffered: bigint;
  /** Quarters, as `core/period.ts` writes them. */
  readonly firstPeriod: number;
  readonly lastPeriod: number;
}

/** What a purchase of so many base lamports costs without the fee, of a curve that sold none: ceil(x * units / (y - units)). */
const costOf = ({ virtualQuote, virtualBase }: CurveSale, units: bigint): bigint => {
  const left = virtualBase - units;
  return (virtualQuote * units + left - 1n) / left;
};

/**
 * The first figure of a sale that `createCurve` refuses; null where there is none.
 * @param unitsOffered whole units
 * @param createdAt the chain's time, unix seconds
 */
export function curveFault(sale: CurveSale, unitsOffered: bigint, createdAt: bigint): keyof CurveSale | null {
  const supply = unitsOffered * LAMPORTS_PER_UNIT;
  const { cap, virtualQuote, virtualBase, threshold, deadline, feeBps, treasuryBps } = sale;
  if (virtualQuote <= 0n) return 'virtualQuote';
  if (supply >= UNITS_LIMIT || supply * BPS > virtualBase * CURVE_SUPPLY_LIMIT_BPS) return 'virtualBase';
  if (costOf(sale, supply) + virtualQuote >= MONEY_LIMIT) return 'virtualQuote';
  if (threshold <= 0n) return 'threshold';
  if (cap <= 0n) return 'cap';
  if (feeBps < 0 || BigInt(feeBps) > CURVE_FEE_LIMIT_BPS) return 'feeBps';
  if (treasuryBps < 0 || BigInt(treasuryBps) > BPS) return 'treasuryBps';
  return deadline >= createdAt + COMMIT_MIN && deadline <= createdAt + COMMIT_MAX ? null : 'deadline';
}
