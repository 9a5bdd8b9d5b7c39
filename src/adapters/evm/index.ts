import type { ChainSource } from '../../chains/index.ts';
import type { EvmDomain } from '../../core/signing/index.ts';
import { createGuardedClient, type EvmConfig } from './client.ts';
import { createChainReader, type EvmReader } from './reader.ts';
import { createChainSource } from './source.ts';
import { createTransactionBuilder, type TransactionBuilder } from './transactions.ts';

export { createFreshness } from '../rpc/freshness.ts';
export type { EvmConfig } from './client.ts';
export { createRelayer, type RelayerConfig } from './relayer.ts';
export { signInText } from './sign-in-text.ts';

/** One EVM chain: what requests read, what the indexer follows, and transactions for others to sign. */
export interface EvmChain extends EvmReader, ChainSource, TransactionBuilder {
  readonly domain: EvmDomain;
  /** Asks the node once. @throws CHAIN_UNAVAILABLE, CHAIN_MISMATCH, CHAIN_REFUSED */
  check(): Promise<void>;
}

/**
 * Connects lazily: nothing is asked of the node before the first call, and a node that comes back is used again by the
 * next call. Every call is bounded by `timeoutMs` and one retry, and checks the node's chain id. After a call that was not
 * answered in time, what requests read is refused at once for a second, and then while one call tries the node again.
 *
 * @throws CHAIN_REFUSED for a chain id that the product refuses by name (143)
 */
export function createEvmChain(config: EvmConfig): EvmChain {
  const guarded = createGuardedClient(config);
  return {
    // The index asks by a client of its own: what takes it long is no reason to refuse others, nor the other way round.
    ...createChainSource(createGuardedClient(config, { patient: true })),
    ...createChainReader(guarded),
    ...createTransactionBuilder(guarded),
    check: () => guarded.ask(async (client) => void (await client.getChainId())),
  };
}
