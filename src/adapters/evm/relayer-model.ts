import type { Bytes32, EvmAddress, Hex } from '../../core/hex.ts';
import type { Booking, CappedRelayer, Sending, SentTransaction } from '../../domains/transaction/index.ts';
import type { EncodedCall } from './calls.ts';
import type { Price } from './relayer-price.ts';

/** A signed transaction and what it offers. */
export interface Signed {
  readonly hash: Bytes32;
  readonly raw: Hex;
  readonly price: Price;
}

/** A call that was signed for a nonce, and that no block was seen to have. */
export interface Sent extends Omit<SentTransaction, 'callHash' | 'versions'> {
  readonly call: EncodedCall;
  readonly versions: readonly Signed[];
}

export const lastOf = ({ versions }: Pick<Sent, 'versions'>): Signed => versions.at(-1) as Signed;

/** What may be spent on a call: `run` booked it. */
export interface Budget {
  readonly maxCost: bigint;
  readonly run: string | undefined;
}

export const bookingsOf = (budget: Budget | undefined): readonly Booking[] =>
  budget?.run === undefined ? [] : [{ run: budget.run, amount: budget.maxCost }];

/** Nothing is on its way, and why. */
export type Unsent = Extract<Sending, { readonly reason: string }>;

/** A relayer of an EVM account. */
export interface EvmRelayer extends CappedRelayer {
  readonly address: EvmAddress;
}
