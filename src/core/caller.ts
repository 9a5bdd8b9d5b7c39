import type { KeyAddress } from './hex.ts';
import type { ChainAddress } from './on-chain.ts';

/** An account that asks, as far as use cases ask about it. */
export interface Caller {
  readonly accountId: string;
  readonly wallets: readonly ChainAddress[];
  readonly isAdmin: boolean;
  /** Its linked attestor keys that are active as of the last indexed block. */
  readonly signerKeys: readonly ChainAddress<KeyAddress>[];
  /** The chains of these keys. */
  readonly signerChains: readonly string[];
}
