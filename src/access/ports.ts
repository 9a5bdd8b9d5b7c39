import type { Address, Bytes32 } from '../core/hex.ts';

/** The block a chain-derived relation was read at. */
export interface ReadBlock {
  readonly number: bigint;
  readonly hash: Bytes32;
}

/** Reads the registry's `isVerified` of some wallets at the head, in one call. Throws `AppError('CHAIN_UNAVAILABLE')`. */
export interface EligibilityReader {
  verified(wallets: readonly Address[]): Promise<{ block: ReadBlock; verified: ReadonlySet<Address> }>;
}
