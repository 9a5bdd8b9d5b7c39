import type { Address } from '@income-series/protocol/address';
import type { Instruction } from '@solana/kit';
import type { ContractCallOf, TransactionKind } from '../../../domains/transaction/index.ts';
import type { CallContext } from './context.ts';
import type { ComputeMargin } from './margins.ts';

/** Builds the program's instructions for a kind of call. */
export interface ProgramCallAdapter<Call> {
  /**
   * Builds the instructions of a call: those that it needs first, as the one that opens a token account, and its own last. It
   * reads accounts in one request, and rates of the feed in a few more.
   */
  readonly instructions: (call: Call, context: CallContext) => Promise<readonly Instruction[]>;
  readonly margin: ComputeMargin;
  /** The holder whose existing position the call changes; absent if it needs none. `wallet` is the sender. */
  readonly holder?: (call: Call, wallet: Address) => Address;
}

/** The adapter of every kind of call; null for a kind that the program does not have. */
export type ProgramCallAdapters = { readonly [K in TransactionKind]: ProgramCallAdapter<ContractCallOf<K>> | null };
