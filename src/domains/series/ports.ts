import type { ChainReader } from '../../chains/index.ts';
import type { Bytes32 } from '../../core/hex.ts';

/** What a draft asks of the chain, and what is said of the token that the series of a chain pay in. */
export type SeriesChain = Pick<ChainReader, 'name' | 'head' | 'approvedIssuer' | 'series' | 'fxRate'> & ChainToken;
export type ChainToken = Pick<ChainReader, 'name' | 'contracts' | 'paymentToken'>;

/** 32 fresh random bytes. */
export type DrawBytes32 = () => Bytes32;
