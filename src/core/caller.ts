import type { KeyAddress } from './hex.ts';
import type { ChainAddress } from './on-chain.ts';

/** The signed-in account that sends a request, with the facts on which its rights depend. */
export interface Caller {
  readonly accountId: string;
  readonly wallets: readonly ChainAddress[];
  readonly isAdmin: boolean;
  /** The account's attestor keys that are active as of the last indexed block, with their chains. */
  readonly signerKeys: readonly ChainAddress<KeyAddress>[];
  /** The chains on which the account has an active attestor key. */
  readonly signerChains: readonly string[];
}
