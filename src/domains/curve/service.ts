import type { PrismaClient } from '../../generated/prisma/client.ts';
import { type Candle, type CandleQuestion, candlesOf } from './candles.ts';

export interface CurveService {
  /** The price charts of several curves, as `candlesOf` says. */
  candles(asked: readonly CandleQuestion[]): Promise<Candle[][]>;
}

export const createCurveService = ({ db }: { readonly db: PrismaClient }): CurveService => ({
  candles: (asked) => candlesOf(db, asked),
});
