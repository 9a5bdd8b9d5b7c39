import type { ChainReader } from '../../chains/index.ts';

/** The phase of a window is the chain's, read live: it changes with time alone. */
export type WindowsChain = Pick<ChainReader, 'name' | 'kind' | 'window'>;
