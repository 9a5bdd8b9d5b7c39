import type { SolanaAddress } from '@income-series/protocol/address';
import type { SolanaDomain } from '@income-series/protocol/signing';
import type { ChainReader, ChainSource, CurveReader } from '../../chains/index.ts';
import { kitAddress } from './addresses.ts';
import { createGuardedRpc, type SolanaConfig } from './client.ts';
import { createSolanaReader } from './reader.ts';
import { createSolanaSource } from './source.ts';
import { createSolanaTransactionBuilder, type SolanaTransactionBuilder } from './transactions.ts';

/** The configuration of a cluster and the program on it. */
export interface SolanaPlace extends Omit<SolanaConfig, 'program' | 'token'> {
  readonly programId: SolanaAddress;
  /** The mint of the payment token that the program was initialized with. */
  readonly tokenMint: SolanaAddress;
}

export const solanaConfigOf = ({ programId, tokenMint, ...place }: SolanaPlace): SolanaConfig => ({
  ...place,
  program: kitAddress(programId),
  token: kitAddress(tokenMint),
});

/** One Solana cluster: reads for requests, blocks for the indexer, and unsigned transactions for wallets. */
export interface SolanaChain
  extends Omit<ChainReader, keyof CurveReader>,
    ChainSource,
    SolanaTransactionBuilder,
    Required<CurveReader> {
  readonly kind: 'solana';
  readonly domain: SolanaDomain;
  /** Checks by one request that the node answers for this cluster. @throws CHAIN_UNAVAILABLE, CHAIN_MISMATCH, CHAIN_REFUSED */
  check(): Promise<void>;
}

/**
 * Creates the chain without a request, as `createEvmChain` does, and checks the node's genesis hash with the first call. Kinds of
 * call that the program does not have are refused with CALL_NOT_ON_CHAIN (`calls/index.ts`).
 *
 * @throws CHAIN_REFUSED for a cluster that the product refuses by name (mainnet-beta)
 */
export function createSolanaChain(place: SolanaPlace): SolanaChain {
  const config = solanaConfigOf(place);
  const guarded = createGuardedRpc(config);
  return {
    // The indexer has a client of its own, because its slow requests must not make other requests fail, and other requests must not make its requests fail.
    ...createSolanaSource(createGuardedRpc(config, { patient: true })),
    ...createSolanaReader(config, guarded),
    ...createSolanaTransactionBuilder(guarded),
  };
}
