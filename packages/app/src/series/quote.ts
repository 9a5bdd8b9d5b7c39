import { CURVE_DECIMALS } from '../formats.ts';

/** The numbers of a curve that decide its prices: money in base units of the payment token, units in base lamports. */
export interface CurvePricing {
  readonly virtualQuote: bigint;
  readonly virtualBase: bigint;
  readonly reserve: bigint;
  readonly sold: bigint;
  /** The units offered, in base lamports. */
  readonly offered: bigint;
  readonly feeBps: bigint;
}

/** The outcome of a purchase at the curve's present figures. */
interface PurchaseQuote {
  /** The base lamports that the money buys. */
  readonly units: bigint;
  /** The money that is paid, fee included: less than the amount if it buys all that remain. */
  readonly paid: bigint;
  readonly fee: bigint;
  /** The money for one whole unit, fee included, rounded up. */
  readonly perUnit: bigint;
}

interface CurveNumbers extends Readonly<Record<'virtualQuote' | 'virtualBase' | 'reserve' | 'sold', string>> {
  readonly feeBps: number;
}

const BPS = 10_000n;
const UNIT = 10n ** BigInt(CURVE_DECIMALS);
const divideUp = (dividend: bigint, divisor: bigint) => (dividend + divisor - 1n) / divisor;

/** The figures of a curve from the gateway's answer. @param unitsOffered in whole units */
export const figuresOf = (
  { virtualQuote, virtualBase, reserve, sold, feeBps }: CurveNumbers,
  unitsOffered: string,
): CurvePricing => ({
  virtualQuote: BigInt(virtualQuote),
  virtualBase: BigInt(virtualBase),
  reserve: BigInt(reserve),
  sold: BigInt(sold),
  offered: BigInt(unitsOffered) * UNIT,
  feeBps: BigInt(feeBps),
});

/**
 * Computes a purchase for an amount of money, by the rule and the rounding of the program. Another trade that comes first changes it.
 * @returns null if the amount buys nothing
 */
export function quotePurchase(curve: CurvePricing, amount: bigint): PurchaseQuote | null {
  const { feeBps } = curve;
  const x = curve.virtualQuote + curve.reserve;
  const y = curve.virtualBase - curve.sold;
  const remaining = curve.offered - curve.sold;
  if (amount <= 0n || remaining <= 0n) return null;
  const fee = divideUp(amount * feeBps, BPS);
  const net = amount - fee;
  const units = (y * net) / (x + net);
  if (units <= 0n) return null;
  if (units < remaining) return { units, paid: amount, fee, perUnit: divideUp(amount * UNIT, units) };
  const leastNet = divideUp(x * remaining, y - remaining);
  const leastFee = divideUp(leastNet * feeBps, BPS - feeBps);
  const paid = leastNet + leastFee;
  return { units: remaining, paid, fee: leastFee, perUnit: divideUp(paid * UNIT, remaining) };
}

/** Computes the money that base lamports sell for, after the fee. It is rounded down, as the program rounds it. */
export function quoteSale(curve: CurvePricing, units: bigint): bigint {
  const gross = ((curve.virtualQuote + curve.reserve) * units) / (curve.virtualBase - curve.sold + units);
  return gross - divideUp(gross * curve.feeBps, BPS);
}

/** The part of a quote that a trade still takes if the price moves by some basis points. */
export const afterSlippage = (quote: bigint, bps: number): bigint => (quote * (BPS - BigInt(bps))) / BPS;
