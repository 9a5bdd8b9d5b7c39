import type { ChainReader, ChainSource } from '../../chains/index.ts';

/** Pauses are the chain's: what it holds of them now, and the blocks that have its approvals. */
export type HardshipChain = Pick<ChainReader, 'name' | 'domain' | 'head' | 'series' | 'hardship' | 'activeAttestors'> &
  Pick<ChainSource, 'blocks' | 'whole'>;
