import type { ChainReader } from '../../chains/index.ts';

/** What is claimable is the chain's, read live. */
export type HoldingsChain = Pick<ChainReader, 'name' | 'kind' | 'holdings' | 'claims'>;
