import type { Token } from '../formats.ts';
import type { CurveDeskQuery } from '../generated/operations.ts';
import type { PricingPool } from './curve-quote.ts';

type Series = NonNullable<CurveDeskQuery['series']>;

/** A series on a curve, and what the reader's wallet has of it. */
export interface CurveDesk {
  readonly series: Series;
  readonly curve: NonNullable<Series['curve']>;
  readonly token: Token;
  readonly position: NonNullable<CurveDeskQuery['curvePosition']>;
  readonly wallet: string;
  /** The time of the chain's last block, in milliseconds. */
  readonly now: number;
}

/** The decimals of a curve's units: they are counted in millionths. */
export const UNIT_DECIMALS = 6;

/** The figures that price a trade. */
export const poolOf = ({ curve }: CurveDesk): PricingPool => ({
  virtualQuote: BigInt(curve.virtualQuote),
  virtualBase: BigInt(curve.virtualBase),
  reserve: BigInt(curve.reserve),
  sold: BigInt(curve.sold),
  feeBps: curve.feeBps,
});

/** The arguments of every step at the desk. */
export const placeOf = ({ series, wallet }: CurveDesk) => ({
  chain: series.chain,
  seriesKey: series.key,
  wallet: wallet as `0x${string}`,
});
