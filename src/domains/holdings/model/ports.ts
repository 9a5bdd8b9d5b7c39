import type { ChainReader } from '../../../chains/index.ts';

/** The parts of a chain that holdings need. Claims are read live. */
export type HoldingsChain = Pick<ChainReader, 'name' | 'kind' | 'series' | 'holdings' | 'claims'>;
