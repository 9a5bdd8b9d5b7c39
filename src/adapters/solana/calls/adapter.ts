import type { Instruction } from '@solana/kit';
import type { Address } from '../../../core/address.ts';
import type { ContractCallOf, TransactionKind } from '../../../domains/transaction/index.ts';
import type { CallContext } from './context.ts';
import type { ComputeMargin } from './margins.ts';

/** Builds the program's instructions for a kind of call. */
export interface ProgramCallAdapter<Call> {
  /**
   * Builds the instructions of a call. Its own is the last; before it are the instructions that it needs, such as one that opens a
   * token account. It reads accounts in one request, and rates of the feed in a few more.
   */
  readonly instructions: (call: Call, context: CallContext) => Promise<readonly Instruction[]>;
  readonly margin: ComputeMargin;
  /** The holder whose position the call changes; absent if the call needs no position. `wallet` is the sender. */
  readonly holder?: (call: Call, wallet: Address) => Address;
}

/** The adapter of every kind of call; null for a kind that the program does not have. */
export type ProgramCallAdapters = { readonly [K in TransactionKind]: ProgramCallAdapter<ContractCallOf<K>> | null };
