import type { FoldedRow } from '../../core/integers.ts';
import type { Curve, CurveCensus, CurveTrade } from '../../generated/prisma/client.ts';

/** A row of `curves`. */
export type CurveRow = FoldedRow<Curve>;

/** A row of `curve_census`: the staked units at the end of a quarter. */
export type CensusRow = FoldedRow<CurveCensus>;

/** A row of `curve_trades`: a purchase or a sale at the curve's price. It has no column for the trader. */
export type TradeRow = FoldedRow<CurveTrade>;
