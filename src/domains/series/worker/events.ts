import type { Address, SolanaAddress } from '@income-series/protocol/address';
import type { Bytes32 } from '@income-series/protocol/hex';
import type { Int, OfSeries } from '../../../indexing/projection/events.ts';

/** The arguments that create a raise, as stored: `params` of the contracts' `SeriesCreated` and of the program's `RaiseCreated`. Times are Unix seconds. */
export interface StoredParams {
  readonly draftSalt: Bytes32;
  readonly contractHash: Bytes32;
  readonly termsCommitment: Bytes32;
  readonly currencyCode: number;
  readonly indexingRule: number;
  readonly unitsOffered: Int;
  readonly reservePrice: Int;
  readonly maxUnitsPerBid: Int;
  readonly minRaise: Int;
  readonly minHolders: number;
  readonly concentrationBps: number;
  readonly cap: Int;
  readonly firstPeriod: number;
  readonly lastPeriod: number;
  readonly commitEndsAt: Int;
  readonly revealEndsAt: Int;
  readonly gateEndsAt: Int;
}

/** The contracts' events of a series' life, with their arguments as stored in `chain_events.args`. */
export interface SeriesEvents {
  readonly SeriesCreated: OfSeries & { readonly issuer: Address; readonly params: StoredParams };
  readonly SeriesSettling: OfSeries;
  readonly SeriesActivated: OfSeries & { readonly unitsOutstanding: Int; readonly openingCommitment: Bytes32 };
  readonly SeriesFailed: OfSeries & { readonly reason: number };
  readonly SeriesTailStarted: OfSeries;
  /** Times are unix seconds. */
  readonly BuyOutAnnounced: OfSeries & { readonly possibleAt: Int; readonly lapsesAt: Int };
  readonly SeriesClosed: OfSeries & { readonly reason: number };
  readonly SeriesStateMoved: OfSeries & { readonly from: number; readonly to: number };
}

/** The arguments of the Solana program's `SeriesCreated`, for a curve series. Whole units, times in Unix seconds. */
export interface CurveCreated extends OfSeries {
  readonly issuer: Address;
  readonly draftSalt: Bytes32;
  readonly contractHash: Bytes32;
  readonly termsCommitment: Bytes32;
  readonly currencyCode: number;
  readonly indexingRule: number;
  readonly unitsOffered: Int;
  readonly cap: Int;
  readonly firstPeriod: number;
  readonly lastPeriod: number;
  readonly virtualQuote: Int;
  readonly virtualBase: Int;
  readonly threshold: Int;
  readonly deadline: Int;
  readonly feeBps: number;
  readonly treasuryBps: number;
  readonly mint: SolanaAddress;
}

/** The events of the Solana program that the contracts lack, or whose arguments or meaning differ from theirs. */
export interface SolanaSeriesEvents {
  /** The creation of a curve series. A raise is created by `RaiseCreated`. */
  readonly SeriesCreated: CurveCreated;
  readonly RaiseCreated: OfSeries & { readonly issuer: Address } & StoredParams;
  /** An event that is emitted instead of `SeriesActivated`. Units in base lamports. */
  readonly CurveActivated: OfSeries & { readonly unitsOutstanding: Int; readonly raised: Int };
}
