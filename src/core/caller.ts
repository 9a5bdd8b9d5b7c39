import type { KeyAddress } from '@income-series/protocol/hex';
import type { ChainAddress } from './on-chain.ts';

/** A wallet of an account. */
export interface LinkedWallet extends ChainAddress {
  /** True if the wallet is known to be a contract, although it may not be deployed yet. */
  readonly isContract?: boolean;
}

/** The signed-in account that sends a request, with the facts on which its rights depend. */
export interface Caller {
  readonly accountId: string;
  readonly wallets: readonly LinkedWallet[];
  readonly isAdmin: boolean;
  /** The account's attestor keys that are active as of the last indexed block, with their chains. */
  readonly signerKeys: readonly ChainAddress<KeyAddress>[];
  /** The chains on which the account has an active attestor key. */
  readonly signerChains: readonly string[];
}
