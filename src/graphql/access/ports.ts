import type { Address } from '../../core/address.ts';
import type { Bytes32, KeyAddress } from '../../core/hex.ts';

/** The block a chain-derived relation was read at. */
export interface ReadBlock {
  readonly number: bigint;
  readonly hash: Bytes32;
}

/** Reads the registry of a chain at its head, in one call each. Throws `AppError('CHAIN_UNAVAILABLE')`. */
export interface EligibilityReader {
  /** Which of some wallets are verified (`isVerified`). */
  verified(chain: string, wallets: readonly Address[]): Promise<{ block: ReadBlock; verified: ReadonlySet<Address> }>;
  /** Which of some attestor keys are active (`isActiveAttestor`). */
  activeAttestors(
    chain: string,
    keys: readonly KeyAddress[],
  ): Promise<{ block: ReadBlock; active: ReadonlySet<KeyAddress> }>;
}

/** A statement that names keys as text, prepared once a connection under its name. */
interface KeyStatement {
  readonly name: string;
  readonly text: string;
}

/**
 * Runs the small statements of every request. The database adapter has one that goes past Prisma's client, whose share
 * of such a statement is most of it. Throws `AppError('DATABASE_UNAVAILABLE')`.
 */
export interface KeyReader {
  keys(statement: KeyStatement, values: readonly (string | readonly string[])[]): Promise<readonly string[]>;
}
