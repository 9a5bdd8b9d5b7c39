/** The figures that a curve's price follows from. Money is in base units of the payment token, units are in base lamports. */
export interface SwapFigures {
  readonly virtualQuote: bigint;
  readonly virtualBase: bigint;
  readonly reserve: bigint;
  readonly sold: bigint;
  readonly feeBps: bigint;
  /** The base lamports that are not sold yet. */
  readonly remaining: bigint;
}

const BPS = 10_000n;
const ceilingOf = (dividend: bigint, divisor: bigint) => (dividend + divisor - 1n) / divisor;

/** The fee of a purchase, which is a part of what is spent. */
export const feeOfBuy = ({ feeBps }: SwapFigures, amount: bigint): bigint => ceilingOf(amount * feeBps, BPS);

/** The units that an amount buys now, by the rule of the protocol (docs/protocol.md, "Curve series"), and never more than remain. */
export function quoteBuy(figures: SwapFigures, amount: bigint): bigint {
  const { virtualQuote, virtualBase, reserve, sold, remaining } = figures;
  const net = amount - feeOfBuy(figures, amount);
  const [x, y] = [virtualQuote + reserve, virtualBase - sold];
  const units = net <= 0n ? 0n : (y * net) / (x + net);
  return units < remaining ? units : remaining;
}

/** The money that a sale of units takes out of the curve, before the fee. */
function grossOfSell({ virtualQuote, virtualBase, reserve, sold }: SwapFigures, units: bigint): bigint {
  const [x, y] = [virtualQuote + reserve, virtualBase - sold];
  return (x * units) / (y + units);
}

/** The fee of a sale, which is a part of what comes out. */
export const feeOfSell = (figures: SwapFigures, units: bigint): bigint =>
  ceilingOf(grossOfSell(figures, units) * figures.feeBps, BPS);

/** The money that a sale of units brings now. */
export const quoteSell = (figures: SwapFigures, units: bigint): bigint =>
  grossOfSell(figures, units) - feeOfSell(figures, units);

/** The least result that a trade accepts: a hundredth below the quote, because the price may move before the trade is in a block. */
export const leastOf = (quote: bigint): bigint => (quote * 99n) / 100n;
