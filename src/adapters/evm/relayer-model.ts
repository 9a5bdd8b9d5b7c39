import type { Bytes32, EvmAddress, Hex } from '../../core/hex.ts';
import type { CappedRelayer, Sending } from '../../domains/transaction/index.ts';
import type { EncodedCall } from './calls.ts';
import type { Price } from './relayer-price.ts';

/** A signed transaction and what it offers. */
export interface Signed {
  readonly hash: Bytes32;
  readonly raw: Hex;
  readonly price: Price;
}

/** A call that was signed for a nonce, and that no block was seen to have. */
export interface Sent {
  readonly call: EncodedCall;
  readonly nonce: number;
  readonly gas: bigint;
  /** The most for a unit of gas, wei. */
  readonly mostPerGas: bigint;
  /** As it was signed at first, and for dearer prices since; any of them may be mined. */
  readonly versions: readonly Signed[];
  /** The height at which the last version was offered. */
  readonly since: bigint;
}

/** Nothing is on its way, and why. */
export type Unsent = Extract<Sending, { readonly reason: string }>;

/** A relayer of an EVM account. */
export interface EvmRelayer extends CappedRelayer {
  readonly address: EvmAddress;
}
