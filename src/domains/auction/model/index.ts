import type { Address } from '@income-series/protocol/address';
import type { ContractCall } from '../../transaction/index.ts';

/** The calls of a raise that a wallet signs. A commit contains a commitment and a deposit, never price and quantity. */
export type RaiseCall = Extract<
  ContractCall,
  {
    readonly kind:
      | 'commitBid'
      | 'revealBid'
      | 'settleStep'
      | 'passGate'
      | 'deliverBid'
      | 'withdrawProceeds'
      | 'cancelRaise';
  }
>;

/** The input that builds a call of a raise. */
export interface RaiseInput {
  readonly chain: string;
  /** The wallet that will sign. */
  readonly wallet: Address;
  readonly call: RaiseCall;
}
