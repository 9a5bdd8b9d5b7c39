import type { ChainReader, ChainSource } from '../../chains/index.ts';

/** Extinguishments are the chain's: what it holds of them now, and the blocks that have them. */
export type ExtinguishmentChain = Pick<
  ChainReader,
  'name' | 'chainId' | 'contracts' | 'head' | 'series' | 'hardship' | 'activeAttestors'
> &
  Pick<ChainSource, 'blocks' | 'whole'>;
