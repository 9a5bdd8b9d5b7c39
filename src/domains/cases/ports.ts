import type { ChainReader } from '../../chains/index.ts';

/** What attestors' work is checked against. */
export type AttestationChain = Pick<
  ChainReader,
  'name' | 'chainId' | 'contracts' | 'head' | 'series' | 'hardship' | 'periodState' | 'periodRate' | 'activeAttestors'
>;
