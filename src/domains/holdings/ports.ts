import type { ChainReader } from '../../core/chain.ts';

/** Claimable amounts are the chain's, read live. */
export type HoldingsChain = Pick<ChainReader, 'name' | 'holdings'>;
