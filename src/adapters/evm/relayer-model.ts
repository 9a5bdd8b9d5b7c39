import type { Bytes32, EvmAddress, Hex } from '@income-series/protocol/hex';
import type { CappedRelayer, SentTransaction } from '../../domains/transaction/index.ts';
import type { EncodedCall } from './calls.ts';
import type { Price } from './relayer-price.ts';

/** A signed transaction with its price. */
export interface SignedOffer {
  readonly hash: Bytes32;
  readonly raw: Hex;
  readonly price: Price;
}

/** A call that was signed for a nonce and is not known to be in a block. */
export interface Sent extends Omit<SentTransaction, 'callHash' | 'versions'> {
  readonly call: EncodedCall;
  readonly versions: readonly SignedOffer[];
}

export const lastOf = ({ versions }: Pick<Sent, 'versions'>): SignedOffer => versions.at(-1) as SignedOffer;

/** The reason for which no transaction was sent. */
export interface Unsent {
  readonly outcome: 'REFUSED' | 'NOT_TAKEN';
  readonly reason: string;
  /** True if a node may have the transaction in spite of its refusal, so that the booking stays. */
  readonly spends: boolean;
}

/** A relayer of an EVM account. */
export interface EvmRelayer extends CappedRelayer {
  readonly address: EvmAddress;
}
