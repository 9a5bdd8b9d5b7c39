import type { Address } from '@income-series/protocol/address';
import type { Bytes32 } from '@income-series/protocol/hex';
import { BPS, NON_REVEAL_BPS } from '@income-series/protocol/policy';
import { BUILDERS_OWN, type CallDeclarations, line, NOTHING_TO_READ, paidTo, REVEAL } from '../transaction/index.ts';

declare module '../transaction/model/index.ts' {
  interface ContractCalls extends AuctionCalls {}
}

/** The calls of raises, with their arguments. */
export interface AuctionCalls {
  readonly commitBid: { readonly seriesKey: Bytes32; readonly commitment: Bytes32; readonly deposit: bigint };
  readonly revealBid: {
    readonly seriesKey: Bytes32;
    readonly price: bigint;
    readonly quantity: bigint;
    readonly salt: Bytes32;
  };
  readonly settleStep: { readonly seriesKey: Bytes32; readonly maxBids: number };
  readonly passGate: { readonly seriesKey: Bytes32 };
  readonly deliverBid: { readonly seriesKey: Bytes32; readonly bidder: Address };
  readonly withdrawProceeds: { readonly seriesKey: Bytes32 };
  readonly cancelRaise: { readonly seriesKey: Bytes32 };
}

/** Declares who reads the bytes of these calls, and the lines that a signer sees before signing. */
export const calls: CallDeclarations<AuctionCalls> = {
  commitBid: {
    access: BUILDERS_OWN,
    preview: (call) => [
      line('Deposit', call.deposit, 'token'),
      line('Charged if it is never revealed', (call.deposit * NON_REVEAL_BPS) / BPS, 'token'),
      line('Bid commitment', call.commitment, 'hash'),
    ],
  },
  revealBid: REVEAL,
  settleStep: { access: BUILDERS_OWN, preview: (call) => [line('Most bids in this step', call.maxBids, 'bids')] },
  passGate: NOTHING_TO_READ,
  deliverBid: { access: BUILDERS_OWN, preview: (call) => [paidTo(call.bidder)] },
  withdrawProceeds: NOTHING_TO_READ,
  cancelRaise: NOTHING_TO_READ,
};
