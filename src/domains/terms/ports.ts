import type { ChainReader } from '../../core/chain.ts';

/** What an amendment asks of the chain: nonce, money and state of its series, and which keys are active. */
export type AmendmentChain = Pick<ChainReader, 'name' | 'chainId' | 'contracts' | 'series' | 'activeAttestors'>;
