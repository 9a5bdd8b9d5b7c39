import type { ChainReader, ChainSource } from '../../../chains/index.ts';

/** The parts of a chain that pauses need: the present state, and the blocks with approvals. */
export type HardshipChain = Pick<ChainReader, 'name' | 'domain' | 'head' | 'series' | 'hardship' | 'activeAttestors'> &
  Pick<ChainSource, 'blocks' | 'whole'>;
