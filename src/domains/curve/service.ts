import type { PrismaClient } from '../../generated/prisma/client.ts';
import { type Candle, type CandleQuery, readCandles } from './candles.ts';

/** Reads the price charts of curves. */
export interface CurveService {
  /** Reads price charts, in the order of `queries` (see `readCandles`). */
  candles(queries: readonly CandleQuery[]): Promise<Candle[][]>;
}

/** Creates the reader of price charts. */
export const createCurveService = ({ db }: { readonly db: PrismaClient }): CurveService => ({
  candles: (queries) => readCandles(db, queries),
});
