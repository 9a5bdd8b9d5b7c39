import { WAD } from '../../core/amounts.ts';

/** A unit of a curve series is so many base lamports, in which its units are counted. */
export const LAMPORTS_PER_UNIT = 1_000_000n;

/** What the price of a curve follows from: money in base units, units in base lamports. */
export interface Pool {
  readonly virtualQuote: bigint;
  readonly virtualBase: bigint;
  readonly reserve: bigint;
  readonly sold: bigint;
}

/** The price of the next units: base units of the payment token for one unit, in WAD, rounded down. */
export const priceOf = ({ virtualQuote, virtualBase, reserve, sold }: Pool): bigint =>
  ((virtualQuote + reserve) * LAMPORTS_PER_UNIT * WAD) / (virtualBase - sold);
