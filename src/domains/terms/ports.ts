import type { ChainReader } from '../../chains/index.ts';
import type { KeyAddress } from '../../core/hex.ts';

/** What an amendment asks of the chain: nonce, money and state of its series. */
export type AmendmentChain = Pick<ChainReader, 'name' | 'domain' | 'series'>;

/** The registry of attestor keys, read live. */
export interface AttestorKeys {
  /** @throws SIGNER_KEY_UNKNOWN, SIGNER_INACTIVE, CHAIN_UNAVAILABLE */
  requireActive(chain: string, keys: readonly KeyAddress[]): Promise<void>;
}
