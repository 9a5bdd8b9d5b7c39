import type { Address } from '@income-series/protocol/address';
import type { Bytes32 } from '@income-series/protocol/hex';
import type { ContractCall } from '../../transaction/index.ts';

/** The calls of trading windows. A commit contains a commitment and an escrow, never price, quantity or salt. */
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

/** The escrow of an order, which sets its side: `money` (base units) buys, `units` sells. Exactly one of them is set. */
export interface Escrow {
  readonly money?: bigint | null | undefined;
  readonly units?: bigint | null | undefined;
}

export interface OrderInput extends Escrow {
  readonly seriesKey: Bytes32;
  readonly commitment: Bytes32;
}
