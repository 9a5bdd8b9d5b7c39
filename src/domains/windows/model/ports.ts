import type { ChainReader } from '../../../chains/index.ts';

/** The reads of a chain that windows need. A window's phase is read live, because it changes with time alone. */
export type WindowsChain = Pick<ChainReader, 'name' | 'kind' | 'window'>;
