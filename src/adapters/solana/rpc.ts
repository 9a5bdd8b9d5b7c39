import type {
  Address,
  GetAccountInfoApi,
  GetBalanceApi,
  GetBlockHeightApi,
  GetFeeForMessageApi,
  GetLatestBlockhashApi,
  GetMultipleAccountsApi,
  Rpc,
  SimulateTransactionApi,
} from '@solana/kit';

/** What transactions are built by. */
export type BuilderRpc = Rpc<
  GetAccountInfoApi &
    GetBalanceApi &
    GetBlockHeightApi &
    GetFeeForMessageApi &
    GetLatestBlockhashApi &
    GetMultipleAccountsApi &
    SimulateTransactionApi
>;

/** A cluster behind its guard, and the program on it. */
export interface GuardedCluster {
  /** `solana:` and the start of the genesis hash. */
  readonly name: string;
  readonly program: Address;
  /** @throws CHAIN_UNAVAILABLE for whatever is not the answer of a node of this cluster, CHAIN_MISMATCH, CHAIN_REFUSED */
  ask<T>(work: (rpc: BuilderRpc) => Promise<T>): Promise<T>;
}
