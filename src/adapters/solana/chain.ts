import type { ChainReader, ChainSource, CurveReader } from '../../chains/index.ts';
import type { SolanaAddress } from '../../core/address.ts';
import type { SolanaDomain } from '../../core/signing/index.ts';
import { kitAddress } from './addresses.ts';
import { createGuardedRpc, type SolanaConfig } from './client.ts';
import { createSolanaReader } from './reader.ts';
import { createSolanaSource } from './source.ts';
import { createSolanaTransactionBuilder, type SolanaTransactionBuilder } from './transactions.ts';

/** Where a cluster and the program on it are. */
export interface SolanaPlace extends Omit<SolanaConfig, 'program' | 'token'> {
  readonly programId: SolanaAddress;
  /** The mint of the payment token, which the program was initialized with. */
  readonly tokenMint: SolanaAddress;
}

export const solanaConfigOf = ({ programId, tokenMint, ...place }: SolanaPlace): SolanaConfig => ({
  ...place,
  program: kitAddress(programId),
  token: kitAddress(tokenMint),
});

/** One Solana cluster: what requests read, what the indexer follows, and transactions for others to sign. */
export interface SolanaChain
  extends Omit<ChainReader, keyof CurveReader>,
    ChainSource,
    SolanaTransactionBuilder,
    Required<CurveReader> {
  readonly kind: 'solana';
  readonly domain: SolanaDomain;
  /** Asks the node once. @throws CHAIN_UNAVAILABLE, CHAIN_MISMATCH, CHAIN_REFUSED */
  check(): Promise<void>;
}

/**
 * Connects lazily, as `createEvmChain` does, and checks the node's genesis hash. What a cluster does not offer is refused
 * where it is asked for: a kind of call by CALL_NOT_ON_CHAIN (`calls/index.ts`).
 *
 * @throws CHAIN_REFUSED for a cluster that the product refuses by name (mainnet-beta)
 */
export function createSolanaChain(place: SolanaPlace): SolanaChain {
  const config = solanaConfigOf(place);
  const guarded = createGuardedRpc(config);
  return {
    // The index asks by a client of its own: what takes it long is no reason to refuse others, nor the other way round.
    ...createSolanaSource(createGuardedRpc(config, { patient: true })),
    ...createSolanaReader(config, guarded),
    ...createSolanaTransactionBuilder(guarded),
  };
}
