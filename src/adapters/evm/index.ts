import type { EvmDomain } from '@income-series/protocol/signing';
import type { ChainSource } from '../../chains/index.ts';
import { createGuardedClient, type EvmConfig } from './client.ts';
import { createChainReader, type EvmReader } from './reader.ts';
import { createChainSource } from './source.ts';
import { createTransactionBuilder, type TransactionBuilder } from './transactions.ts';

export { createFreshness } from '../rpc/freshness.ts';
export type { EvmConfig } from './client.ts';
export { createRelayer, type RelayerConfig } from './relayer.ts';

/** One EVM chain: reads for requests, blocks for the indexer, and unsigned transactions for wallets. */
export interface EvmChain extends EvmReader, ChainSource, TransactionBuilder {
  readonly domain: EvmDomain;
  /** Checks by one request that the node answers for this chain. @throws CHAIN_UNAVAILABLE, CHAIN_MISMATCH, CHAIN_REFUSED */
  check(): Promise<void>;
}

/**
 * Creates the chain without a request: the node is first asked by the first call, and a node that comes back is used by the
 * next one. Every call is limited by `timeoutMs` and one retry, and checks the node's chain id. After a timeout, reads for
 * requests fail at once for a second. Then one call tries the node again, and other reads fail at once until that call ends.
 *
 * @throws CHAIN_REFUSED for a chain id that the product refuses by name (143)
 */
export function createEvmChain(config: EvmConfig): EvmChain {
  const guarded = createGuardedClient(config);
  return {
    // The indexer has a client of its own, because its slow requests must not make other requests fail, and other requests must not make its requests fail.
    ...createChainSource(createGuardedClient(config, { patient: true })),
    ...createChainReader(guarded),
    ...createTransactionBuilder(guarded),
    check: () => guarded.ask(async (client) => void (await client.getChainId())),
  };
}
