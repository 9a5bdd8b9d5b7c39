import type { KeyAddress } from '@income-series/protocol/hex';
import type { ChainReader } from '../../../chains/index.ts';

/** The reads of a chain that amendments are checked against: signing domain, and nonce, money and state of the series. */
export type AmendmentChain = Pick<ChainReader, 'name' | 'domain' | 'series'>;

/** The registry of attestor keys, read live. */
export interface AttestorKeys {
  /** Requires that all keys are active. @throws SIGNER_KEY_UNKNOWN, SIGNER_INACTIVE, CHAIN_UNAVAILABLE */
  requireActive(chain: string, keys: readonly KeyAddress[]): Promise<void>;
}
