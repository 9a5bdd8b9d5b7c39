import type { Address, SolanaAddress } from '../../core/address.ts';
import type { Bytes32 } from '../../core/hex.ts';
import type { Int, OfSeries } from '../../indexing/projection/events.ts';

/** The arguments of `SeriesCreated`'s `params`, as they are stored. Times are unix seconds. */
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

/** With their arguments as `chain_events.args` holds them. */
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

/** `SeriesCreated` of the Solana program: a curve series. Units whole, times unix seconds. */
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

/** Those of the Solana program that have other arguments or another meaning, or that it alone has. */
export interface SolanaSeriesEvents {
  readonly SeriesCreated: CurveCreated;
  /** In place of `SeriesActivated`. Units in base lamports. */
  readonly CurveActivated: OfSeries & { readonly unitsOutstanding: Int; readonly raised: Int };
  readonly SeriesFailed: SeriesEvents['SeriesFailed'];
}
