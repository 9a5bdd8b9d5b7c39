import type { ChainReader } from '../../chains/index.ts';
import type { Bytes32 } from '../../core/hex.ts';

/** What a draft asks of the chain. */
export type SeriesChain = Pick<ChainReader, 'name' | 'head' | 'approvedIssuer' | 'series' | 'fxRate'>;

/** 32 fresh random bytes. */
export type DrawBytes32 = () => Bytes32;
