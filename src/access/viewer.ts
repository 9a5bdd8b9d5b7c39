import type { Address } from '../core/hex.ts';

/** Who asks. Nobody signed in: no account, no wallets. */
export interface Viewer {
  readonly accountId: string | null;
  readonly wallets: readonly Address[];
  readonly isAdmin: boolean;
  /** The account's session epoch that the token carried; null for nobody. */
  readonly sessionEpoch: number | null;
}

export const NOBODY: Viewer = { accountId: null, wallets: [], isAdmin: false, sessionEpoch: null };
