import type { SolanaAddress } from '../../core/address.ts';
import type { Int, OfHolder, OfPeriod, OfSeries } from '../../indexing/projection/events.ts';

interface Trade extends OfSeries {
  /** The trader's wallet, of which no row is made. */
  readonly trader: SolanaAddress;
  /** Paid by a buyer with the fee, or to a seller without it. */
  readonly amount: Int;
  readonly fee: Int;
  readonly units: Int;
  /** Of the curve after it. */
  readonly reserve: Int;
  readonly sold: Int;
}

interface OfRound extends OfSeries {
  readonly round: number;
}

/** Of the Solana program alone. Money in base units, units in base lamports. */
export interface CurveEvents {
  readonly CurveBought: Trade;
  readonly CurveSold: Trade;
  /** Of a trade or a payment; the money stays with the series. */
  readonly FeeTaken: OfPeriod & { readonly kind: number; readonly payer: SolanaAddress; readonly amount: Int };
  readonly TreasuryFunded: OfSeries & { readonly amount: Int };
  /** At an end: what the treasury held is all units'. */
  readonly TreasuryShared: OfSeries & { readonly amount: Int };
  /** Of an ended series without units: what they would have shared is the fee collector's. */
  readonly ResidueReleased: OfSeries & { readonly amount: Int };
  readonly CurveProceedsCollected: OfSeries & { readonly issuer: SolanaAddress; readonly amount: Int };
  readonly FeesCollected: OfSeries & { readonly collector: SolanaAddress; readonly amount: Int };
  readonly CurveUnitsSynced: OfPeriod & { readonly units: Int };
  /** `price` is of a whole unit, `endsAt` unix seconds. */
  readonly TenderOpened: OfRound & { readonly price: Int; readonly treasury: Int; readonly endsAt: Int };
  readonly UnitsTendered: OfRound & OfHolder & { readonly units: Int; readonly tenderedTotal: Int };
  readonly TenderWithdrawn: OfRound & OfHolder & { readonly units: Int; readonly tenderedTotal: Int };
  /** `setAside` leaves the treasury for the claims of the round. */
  readonly TenderSettled: OfRound & {
    readonly units: Int;
    readonly price: Int;
    readonly treasury: Int;
    readonly setAside: Int;
  };
  readonly TenderVoided: OfRound;
}
