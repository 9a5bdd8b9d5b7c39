import type { ChainReader } from '../../chains/index.ts';
import type { Address } from '../../core/hex.ts';

/** What an amendment asks of the chain: nonce, money and state of its series. */
export type AmendmentChain = Pick<ChainReader, 'name' | 'chainId' | 'contracts' | 'series'>;

/** The registry of attestor keys, read live. */
export interface AttestorKeys {
  /** @throws SIGNER_KEY_UNKNOWN, SIGNER_INACTIVE, CHAIN_UNAVAILABLE */
  requireActive(chain: string, keys: readonly Address[]): Promise<void>;
}
