import type { Address } from '../../core/hex.ts';
import type { ContractCall, PreparedTransaction } from './model.ts';

/** The chain that the transaction is for: encodes the call and simulates it as the wallet that will sign. */
export interface TransactionChain {
  /** The chain's name in rows and answers, e.g. `evm:10143`. */
  readonly name: string;
  /** Never throws for a call that would revert (that is a simulation with `ok: false`); CHAIN_UNAVAILABLE when no node answers. */
  prepare(from: Address, call: ContractCall): Promise<PreparedTransaction>;
}
