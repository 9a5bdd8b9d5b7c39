import type { ChainReader } from '../../chains/index.ts';

/** Claimable amounts are the chain's, read live. */
export type HoldingsChain = Pick<ChainReader, 'name' | 'holdings'>;
