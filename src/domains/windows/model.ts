import type { Address } from '../../core/address.ts';
import type { Bytes32 } from '../../core/hex.ts';
import type { ContractCall } from '../transaction/index.ts';

/** What a wallet can be asked to do in a window. A commit carries a commitment and an escrow, never what they hide. */
export type WindowCall = Extract<
  ContractCall,
  { readonly kind: 'openWindow' | 'commitOrder' | 'revealOrder' | 'settleWindow' | 'deliverOrder' }
>;

export interface WindowInput {
  readonly chain: string;
  /** The wallet that will sign. */
  readonly wallet: Address;
  readonly call: WindowCall;
}

/** What sets an order's side: money, base units, buys; units sell. Exactly one of the two is given. */
export interface Escrow {
  readonly money?: bigint | null | undefined;
  readonly units?: bigint | null | undefined;
}

export interface OrderInput extends Escrow {
  readonly seriesKey: Bytes32;
  readonly commitment: Bytes32;
}
