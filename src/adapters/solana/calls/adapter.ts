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
  /**
   * Names the cause of `ACCOUNT_INVALID` where an account that the call needs does not exist; null where all exist. Absent if it
   * needs none.
   */
  readonly cause?: (call: Call, context: CallContext) => Promise<string | null>;
}

/** The adapter of every kind of call; null for a kind that the program does not have. */
export type ProgramCallAdapters = { readonly [K in TransactionKind]: ProgramCallAdapter<ContractCallOf<K>> | null };
