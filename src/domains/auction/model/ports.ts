import type { ChainReader } from '../../../chains/index.ts';

/** The parts of a chain that raises need. The phase is read live, because it also changes with time. */
export type AuctionChain = Pick<ChainReader, 'name' | 'kind' | 'series'>;
