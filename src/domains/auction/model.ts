import type { Address } from '../../core/address.ts';
import type { ContractCall } from '../transaction/index.ts';

/** What a wallet can be asked to do in a raise. A commit carries a commitment and a deposit, never what they hide. */
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

export interface RaiseInput {
  readonly chain: string;
  /** The wallet that will sign. */
  readonly wallet: Address;
  readonly call: RaiseCall;
}
