/** The public figures of a curve, by which its program prices a trade. Money in base units, units in base lamports. */
export interface PricingPool {
  readonly virtualQuote: bigint;
  readonly virtualBase: bigint;
  readonly reserve: bigint;
  readonly sold: bigint;
  readonly feeBps: number;
}

const BPS = 10_000n;
const ceilDiv = (a: bigint, b: bigint) => (a + b - 1n) / b;

/** The base lamports that an amount buys now, with the fee in the amount; rounded down. The curve may have fewer left. */
export function unitsForMoney(
  { virtualQuote, virtualBase, reserve, sold, feeBps }: PricingPool,
  amount: bigint,
): bigint {
  const net = amount - ceilDiv(amount * BigInt(feeBps), BPS);
  return ((virtualBase - sold) * net) / (virtualQuote + reserve + net);
}

/** The money that base lamports sell for now, after the fee; rounded down. */
export function moneyForUnits(
  { virtualQuote, virtualBase, reserve, sold, feeBps }: PricingPool,
  units: bigint,
): bigint {
  const gross = ((virtualQuote + reserve) * units) / (virtualBase - sold + units);
  return gross - ceilDiv(gross * BigInt(feeBps), BPS);
}

/** The part of a quote that a trade still takes if the price moves by some basis points. */
export const afterSlippage = (quote: bigint, bps: number): bigint => (quote * (BPS - BigInt(bps))) / BPS;
