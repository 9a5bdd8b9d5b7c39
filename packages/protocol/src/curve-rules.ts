import { BPS, COMMIT_MAX, COMMIT_MIN, LAMPORTS_PER_UNIT, UNITS_LIMIT } from './policy.ts';

/** The highest fee of a curve's trades, in basis points. `contracts/solana/src/policy.rs` has the same limit. */
export const CURVE_FEE_LIMIT_BPS = 1_000n;
/** The largest share of the virtual base that the units offered may be, in basis points: the price rises a hundredfold at most. */
export const CURVE_SUPPLY_LIMIT_BPS = 9_000n;
/** The limit that the price of all units plus the virtual quote must stay below, in base units. */
const MONEY_LIMIT = 1n << 63n;

/** The parameters of a curve. Money is in base units, `virtualBase` in lamports of the base token, times in unix seconds. */
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

/** The public figures of a curve series, as `createCurve` takes them. `unitsOffered` are whole units. */
export interface CurveOffer extends CurveSale {
  /** The ISO 4217 number of the income currency. */
  readonly currencyCode: number;
  readonly indexingRule: number;
  readonly unitsOffered: bigint;
  /** The first and last quarter of the term, as `period.ts` writes them. */
  readonly firstPeriod: number;
  readonly lastPeriod: number;
}

type Pool = Pick<CurveSale, 'virtualQuote' | 'virtualBase'>;

/** The money for buying base lamports of a curve that has sold none, without the fee: ceil(quote * units / (base - units)). */
const costOf = ({ virtualQuote, virtualBase }: Pool, units: bigint): bigint => {
  const remaining = virtualBase - units;
  return (virtualQuote * units + remaining - 1n) / remaining;
};

/** The price of a whole unit once all units of a curve are sold, which nobody pays more than; in base units, rounded down. */
export function highestPriceOf(pool: Pool, unitsOffered: bigint): bigint {
  const supply = unitsOffered * LAMPORTS_PER_UNIT;
  return ((costOf(pool, supply) + pool.virtualQuote) * LAMPORTS_PER_UNIT) / (pool.virtualBase - supply);
}

/** The least cap, in base units. It lets each unit earn as much as the last unit costs. */
export function leastCapOf(pool: Pool, unitsOffered: bigint): bigint {
  const supply = unitsOffered * LAMPORTS_PER_UNIT;
  return ((costOf(pool, supply) + pool.virtualQuote) * supply) / (pool.virtualBase - supply);
}

/**
 * Names the first parameter of a curve that `createCurve` would refuse; null if it would accept all.
 * @param unitsOffered whole units
 * @param createdAt the chain's time, unix seconds
 */
export function curveFault(sale: CurveSale, unitsOffered: bigint, createdAt: bigint): keyof CurveSale | null {
  const supply = unitsOffered * LAMPORTS_PER_UNIT;
  const { cap, virtualQuote, virtualBase, threshold, deadline, feeBps, treasuryBps } = sale;
  if (virtualQuote <= 0n) return 'virtualQuote';
  if (supply >= UNITS_LIMIT || supply * BPS > virtualBase * CURVE_SUPPLY_LIMIT_BPS) return 'virtualBase';
  if (costOf(sale, supply) + virtualQuote >= MONEY_LIMIT) return 'virtualQuote';
  if (threshold <= 0n || threshold > costOf(sale, supply)) return 'threshold';
  if (cap <= 0n || cap < leastCapOf(sale, unitsOffered)) return 'cap';
  if (feeBps < 0 || BigInt(feeBps) > CURVE_FEE_LIMIT_BPS) return 'feeBps';
  if (treasuryBps < 0 || BigInt(treasuryBps) > BPS) return 'treasuryBps';
  return deadline >= createdAt + COMMIT_MIN && deadline <= createdAt + COMMIT_MAX ? null : 'deadline';
}
