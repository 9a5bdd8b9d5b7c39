import type { KeyAddress } from '@income-series/protocol/hex';
import type { ChainAddress } from '../../core/on-chain.ts';

/** The person who sends a request. Without a sign-in, the account is null and every list is empty. */
export interface Viewer {
  readonly accountId: string | null;
  readonly wallets: readonly ChainAddress[];
  readonly isAdmin: boolean;
  /** Attestor keys that the account linked and that are active on their chain, as of the last indexed block. */
  readonly signerKeys: readonly ChainAddress<KeyAddress>[];
  /** The chains of these keys. */
  readonly signerChains: readonly string[];
  /** The account's session epoch that the token carried; null for nobody. */
  readonly sessionEpoch: number | null;
}

export const NOBODY: Viewer = {
  accountId: null,
  wallets: [],
  isAdmin: false,
  signerKeys: [],
  signerChains: [],
  sessionEpoch: null,
};
