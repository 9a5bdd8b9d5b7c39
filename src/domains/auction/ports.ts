import type { ChainReader } from '../../chains/index.ts';

/** The phase of a raise is the chain's, read live: it changes with time alone. */
export type AuctionChain = Pick<ChainReader, 'name' | 'kind' | 'series'>;
