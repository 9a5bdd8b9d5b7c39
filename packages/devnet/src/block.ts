import type { Address, Signature } from '@solana/kit';
import type { TransactionError } from './transaction-error.ts';

/** An account at an address. Missing accounts are null. */
export interface Account {
  readonly lamports: bigint;
  readonly owner: Address;
  readonly executable: boolean;
  readonly data: Uint8Array;
}

/** Account states by address. */
export type Changes = ReadonlyMap<Address, Account | null>;

interface InnerInstruction {
  readonly programIdIndex: number;
  readonly accounts: readonly number[];
  /** The instruction data in base58. */
  readonly data: string;
  readonly stackHeight: number;
}

export interface InnerInstructions {
  /** The index of the outer instruction in the transaction. */
  readonly index: number;
  readonly instructions: readonly InnerInstruction[];
}

/** A transaction in a block: it succeeded, or it failed and paid its fee. */
export interface Included {
  readonly signature: Signature;
  readonly wire: Uint8Array;
  readonly slot: bigint;
  readonly error: TransactionError | null;
  /** All accounts of its message, in order. */
  readonly accounts: readonly Address[];
  readonly logs: readonly string[];
  readonly units: bigint;
  readonly fee: bigint;
  readonly inner: readonly InnerInstructions[];
  readonly returned: { readonly programId: Address; readonly data: Uint8Array } | null;
  /** The accounts' lamports before and after the transaction, in the same order. */
  readonly balancesBefore: readonly bigint[];
  readonly balancesAfter: readonly bigint[];
}

export interface NodeBlock {
  readonly slot: bigint;
  readonly parentSlot: bigint;
  readonly height: bigint;
  /** The blockhash in base58. */
  readonly hash: string;
  readonly parentHash: string;
  /** Unix seconds. */
  readonly time: bigint;
  readonly transactions: readonly Included[];
}
