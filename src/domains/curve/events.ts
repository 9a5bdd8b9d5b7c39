import type { Int, OfPeriod, OfSeries } from '../../indexing/projection/events.ts';
import type { SolanaSeriesEvents } from '../series/events.ts';

interface Trade extends OfSeries {
  /** The trader's wallet, of which no row is made. */
  readonly trader: string;
  /** Paid by a buyer with the fee, or to a seller without it. */
  readonly amount: Int;
  readonly fee: Int;
  readonly units: Int;
  /** Of the curve after it. */
  readonly reserve: Int;
  readonly sold: Int;
}

/** Of the Solana program alone. Money in base units, units in base lamports. */
export interface CurveEvents extends Pick<SolanaSeriesEvents, 'SeriesCreated' | 'CurveActivated'> {
  readonly CurveBought: Trade;
  readonly CurveSold: Trade;
  /** Of a trade or a payment; the money stays with the series. */
  readonly FeeTaken: OfPeriod & { readonly kind: number; readonly payer: string; readonly amount: Int };
  readonly TreasuryFunded: OfSeries & { readonly amount: Int };
  readonly CurveProceedsCollected: OfSeries & { readonly issuer: string; readonly amount: Int };
  readonly FeesCollected: OfSeries & { readonly collector: string; readonly amount: Int };
  readonly CurveUnitsSynced: OfPeriod & { readonly units: Int };
}
