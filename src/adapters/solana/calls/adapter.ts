import type { Instruction } from '@solana/kit';
import type { Address } from '../../../core/address.ts';
import type { ContractCallOf, TransactionKind } from '../../../domains/transaction/index.ts';
import type { CallContext } from './context.ts';
import type { ComputeMargin } from './margins.ts';

/** How the program takes a kind of call. */
export interface ProgramCallAdapter<Call> {
  /**
   * The call's own instruction last; before it what it needs, as an account for the tokens that it pays out. Accounts are read
   * in one request, and rates of the feed in a few more.
   */
  readonly instructions: (call: Call, context: CallContext) => Promise<readonly Instruction[]>;
  readonly margin: ComputeMargin;
  /** Whose position in the series it changes, where it needs one that is there. `wallet` sends it. */
  readonly holder?: (call: Call, wallet: Address) => Address;
}

/** Of every kind of call; null for one that the program does not have. */
export type ProgramCallAdapters = { readonly [K in TransactionKind]: ProgramCallAdapter<ContractCallOf<K>> | null };
