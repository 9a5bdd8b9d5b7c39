import type { Address } from '@income-series/protocol/address';
import type { Bytes32, KeyAddress } from '@income-series/protocol/hex';

/** The block a chain-derived relation was read at. */
export interface ReadBlock {
  readonly number: bigint;
  readonly hash: Bytes32;
}

/** Reads the registry contract of a chain at its head, one call a method. @throws CHAIN_UNAVAILABLE */
export interface EligibilityReader {
  /** Returns the verified ones among `wallets` (`isVerified`), and the block they were read at. */
  verified(chain: string, wallets: readonly Address[]): Promise<{ block: ReadBlock; verified: ReadonlySet<Address> }>;
  /** Returns the active ones among `keys` (`isActiveAttestor`), and the block they were read at. */
  activeAttestors(
    chain: string,
    keys: readonly KeyAddress[],
  ): Promise<{ block: ReadBlock; active: ReadonlySet<KeyAddress> }>;
}

/** A statement that returns a column `key` of text. Each connection prepares it once under its name. */
interface KeyStatement {
  readonly name: string;
  readonly text: string;
}

/**
 * Runs the small statements that look up relations in every request. The database adapter bypasses Prisma's client, because
 * the client takes most of the time of such a statement. @throws DATABASE_UNAVAILABLE
 */
export interface KeyReader {
  keys(statement: KeyStatement, values: readonly (string | readonly string[])[]): Promise<readonly string[]>;
}
