import type { Bytes32, EvmAddress, Hex } from '../../core/hex.ts';
import type { ContractCall, Relayer } from '../../domains/transaction/index.ts';
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

/** The result of a call that was to be sent. */
export type Sending =
  /** `cost`: in wei, what the chain took for it, whether it went well or not. */
  | {
      readonly outcome: 'MINED';
      readonly ok: boolean;
      readonly txHash: Bytes32;
      readonly blockNumber: bigint;
      readonly cost: bigint;
    }
  /** The contract would refuse it, by this error: nothing was sent. */
  | { readonly outcome: 'REFUSED'; readonly reason: string }
  /** The node did not take it. `spends` where its word is not known to mean that the transaction is nowhere. */
  | { readonly outcome: 'NOT_TAKEN'; readonly reason: string; readonly spends: boolean }
  /** No block has it yet: the same call again waits for the same transaction. */
  | { readonly outcome: 'PENDING' };

/** Nothing is on its way, and why. */
export type Unsent = Extract<Sending, { readonly reason: string }>;

/** What sending a call would take. */
export type Quote =
  /** `maxCost`: wei, of the gas limit at a price that leaves room for dearer blocks. */
  | { readonly kind: 'OPEN'; readonly maxCost: bigint }
  | { readonly kind: 'REFUSED'; readonly reason: string }
  /** This process sent it, and no block has it yet. */
  | { readonly kind: 'UNDER_WAY' };

/** A relayer whose every transaction is paid for from a budget. */
export interface CappedRelayer extends Relayer {
  readonly address: EvmAddress;
  /** @throws CHAIN_UNAVAILABLE */
  quote(call: ContractCall): Promise<Quote>;
  /**
   * Sends what can cost `maxCost` at the most, and waits for its block.
   * @throws CHAIN_UNAVAILABLE: it may have been sent, and the same call again finds it
   */
  attempt(call: ContractCall, maxCost: bigint): Promise<Sending>;
}
