import type { ChainReader } from '../../core/chain.ts';

/** The phase of a raise is the chain's, read live: it changes with time alone. */
export type AuctionChain = Pick<ChainReader, 'name' | 'series'>;
