import type { Address, Rpc, SolanaRpcApi } from '@solana/kit';
import type { Freshness } from '../rpc/freshness.ts';

export type SolanaRpc = Rpc<SolanaRpcApi>;

/** What the index asks a cluster's node by. */
export interface SourceClient {
  /** `solana:…` */
  readonly name: string;
  readonly config: {
    readonly program: Address;
    /** Base58. */
    readonly genesisHash: string;
    readonly freshness?: Freshness | undefined;
  };
  /** @throws CHAIN_UNAVAILABLE for whatever is not the answer of a node of this cluster, CHAIN_MISMATCH, CHAIN_REFUSED */
  ask<T>(work: (rpc: SolanaRpc) => Promise<T>): Promise<T>;
}
