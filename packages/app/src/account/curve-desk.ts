import type { Token } from '../formats.ts';
import type { CurveDeskQuery } from '../generated/operations.ts';
import { type CurvePricing, figuresOf } from '../series/quote.ts';

type Series = NonNullable<CurveDeskQuery['series']>;

/** A series on a curve, and what the reader's wallet has of it. */
export interface CurveDesk {
  readonly series: Series;
  readonly curve: NonNullable<Series['curve']>;
  readonly token: Token;
  readonly position: NonNullable<CurveDeskQuery['curvePosition']>;
  readonly wallet: string;
  /** The chain's time in milliseconds since 1970. */
  readonly now: number;
}

/** The figures that price a trade. */
export const deskFigures = ({ curve, series }: CurveDesk): CurvePricing => figuresOf(curve, series.unitsOffered);

/** The arguments of every step at the desk. */
export const placeOf = ({ series, wallet }: CurveDesk) => ({
  chain: series.chain,
  seriesKey: series.key,
  wallet: wallet as `0x${string}`,
});
