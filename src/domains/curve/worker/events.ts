import type { SolanaAddress } from '@income-series/protocol/address';
import type { Int, OfHolder, OfPeriod, OfSeries } from '../../../indexing/projection/events.ts';

/** Arguments of a purchase or a sale on a curve. */
interface Trade extends OfSeries {
  /** The trader's wallet. It is not stored in a row. */
  readonly trader: SolanaAddress;
  /** The money that a buyer pays, with the fee, or that a seller receives, after the fee. */
  readonly amount: Int;
  readonly fee: Int;
  readonly units: Int;
  /** The curve's reserve after the trade. */
  readonly reserve: Int;
  /** The curve's sold units after the trade. */
  readonly sold: Int;
}

/** Arguments of an event about a round of tenders. */
interface OfRound extends OfSeries {
  readonly round: number;
}

/** The events of curve series and their arguments. Only the Solana program has them. Money is base units, units base lamports. */
export interface CurveEvents {
  readonly CurveBought: Trade;
  readonly CurveSold: Trade;
  /** The fee of a trade or a payment was taken. Its money stays with the series until it is collected. */
  readonly FeeTaken: OfPeriod & { readonly kind: number; readonly payer: SolanaAddress; readonly amount: Int };
  readonly TreasuryFunded: OfSeries & { readonly amount: Int };
  /** The series ended, and its units share the money of the treasury. */
  readonly TreasuryShared: OfSeries & { readonly amount: Int };
  /** The money of an ended series without units became the fee collector's. */
  readonly ResidueReleased: OfSeries & { readonly amount: Int };
  readonly CurveProceedsCollected: OfSeries & { readonly issuer: SolanaAddress; readonly amount: Int };
  readonly FeesCollected: OfSeries & { readonly collector: SolanaAddress; readonly amount: Int };
  readonly CurveUnitsSynced: OfPeriod & { readonly units: Int };
  /** A round of tenders began. `price`: of a whole unit; `endsAt`: in unix seconds. */
  readonly TenderOpened: OfRound & { readonly price: Int; readonly treasury: Int; readonly endsAt: Int };
  readonly UnitsTendered: OfRound & OfHolder & { readonly units: Int; readonly tenderedTotal: Int };
  readonly TenderWithdrawn: OfRound & OfHolder & { readonly units: Int; readonly tenderedTotal: Int };
  /** A round of tenders was settled. `setAside`: the treasury's money that is reserved for the claims of the round. */
  readonly TenderSettled: OfRound & {
    readonly units: Int;
    readonly price: Int;
    readonly treasury: Int;
    readonly setAside: Int;
  };
  readonly TenderVoided: OfRound;
}
