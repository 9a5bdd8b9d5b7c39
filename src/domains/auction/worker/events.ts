import type { Address } from '@income-series/protocol/address';
import type { Bytes32 } from '@income-series/protocol/hex';
import type { Int, OfSeries } from '../../../indexing/projection/events.ts';

/** Arguments of an event about one bid. */
interface OfBid extends OfSeries {
  readonly bidder: Address;
}

/** The events of raises and their arguments, as stored in `chain_events.args`. */
export interface AuctionEvents {
  readonly BidCommitted: OfBid & { readonly sequence: number; readonly commitment: Bytes32; readonly deposit: Int };
  readonly BidRevealed: OfBid & {
    readonly price: Int;
    readonly quantity: Int;
    readonly validity: number;
    readonly reason: number;
  };
  readonly BidRejected: OfBid & { readonly round: number; readonly reason: number };
  readonly SettlementRound: OfSeries & {
    readonly round: number;
    readonly clearingPrice: Int;
    readonly units: Int;
    readonly rejected: number;
  };
  readonly BidProcessed: OfBid & { readonly processing: number; readonly units: Int; readonly refund: Int };
  readonly RaiseSettled: OfSeries & { readonly clearingPrice: Int; readonly unitsSold: Int; readonly proceeds: Int };
  readonly MintGatePassed: OfSeries;
  readonly NonRevealCharged: OfBid & { readonly amount: Int };
  readonly BidDelivered: OfBid & { readonly units: Int; readonly refund: Int };
  readonly ProceedsWithdrawn: OfSeries & { readonly issuer: Address; readonly amount: Int };
}
