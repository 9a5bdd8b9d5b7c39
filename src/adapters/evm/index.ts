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

/** One EVM chain: reads for requests, blocks for the indexer, and unsigned transactions for wallets. */
export interface EvmChain extends EvmReader, ChainSource, TransactionBuilder {
  readonly domain: EvmDomain;
  /** Checks by one request that the node answers for this chain. @throws CHAIN_UNAVAILABLE, CHAIN_MISMATCH, CHAIN_REFUSED */
  check(): Promise<void>;
}

/**
 * Creates the chain without a request: its first call is the first request to the node, and a node that comes back is used by the
 * next call. Every call is limited by `timeoutMs` and one retry, and checks the node's chain id. After a timeout, reads for
 * requests fail at once for a second. Then one call tries the node, and the others fail at once until it has an answer.
 *
 * @throws CHAIN_REFUSED for a chain id that the product refuses by name (143)
 */
export function createEvmChain(config: EvmConfig): EvmChain {
  const guarded = createGuardedClient(config);
  return {
    // The indexer has its own client, because a breaker after its slow requests must not refuse other reads, and the other way round.
    ...createChainSource(createGuardedClient(config, { patient: true })),
    ...createChainReader(guarded),
    ...createTransactionBuilder(guarded),
    check: () => guarded.ask(async (client) => void (await client.getChainId())),
  };
}
