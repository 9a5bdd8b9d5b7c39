import { createChains } from '../../../src/chains/index.ts';
export const createClusterLike = (chain: any) => createChains([chain]);
