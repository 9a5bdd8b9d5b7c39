import type { Bytes32, EvmAddress, Hex } from '../../core/hex.ts';
import type { CappedRelayer, SentTransaction } from '../../domains/transaction/index.ts';
import type { EncodedCall } from './calls.ts';
import type { Price } from './relayer-price.ts';

/** A signed transaction and what it offers. */
export interface SignedOffer {
  readonly hash: Bytes32;
  readonly raw: Hex;
  readonly price: Price;
}

/** A call that was signed for a nonce, and that no block was seen to have. */
export interface Sent extends Omit<SentTransaction, 'callHash' | 'versions'> {
  readonly call: EncodedCall;
  readonly versions: readonly SignedOffer[];
}

export const lastOf = ({ versions }: Pick<Sent, 'versions'>): SignedOffer => versions.at(-1) as SignedOffer;

/** Nothing is on its way, and why. */
export interface Unsent {
  readonly outcome: 'REFUSED' | 'NOT_TAKEN';
  readonly reason: string;
  /** Whether it may be somewhere all the same. */
  readonly spends: boolean;
}

/** A relayer of an EVM account. */
export interface EvmRelayer extends CappedRelayer {
  readonly address: EvmAddress;
}
