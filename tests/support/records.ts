import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Vault } from '../../src/core/vault/index.ts';
import type { PrismaClient } from '../../src/generated/prisma/client.ts';
import type { StoredRecord } from '../access/records/records.ts';
import type { Population } from './population/known.ts';
import type { Link, Reader, TypeTruth } from './row-truth.ts';

/**
 * A record in the populated database and in the access matrix: one file of tests/support/records/ each, which exports
 * it as `record`. Nothing else names the file.
 */
export interface PopulatedRecord {
  /** Rows of several people, in the states that distinguish readers. */
  insert(db: PrismaClient, population: Population, vault: Vault): Promise<void>;
  /** By GraphQL type: its table, who is what to a row, and who may know of it. */
  readonly types: Readonly<Record<string, TypeTruth>>;
  /** By the coordinate of each field that leads to its rows: to which of them. */
  readonly links?: Readonly<Record<string, Link>>;
  /** By the coordinate of each root field that answers one row: the argument that names it. */
  readonly byKey?: Readonly<Record<string, string>>;
  /** By root field: to whom it is open, where not to everybody. */
  readonly open?: Readonly<Record<string, (reader: Reader) => boolean>>;
  /** The stored columns, their readers and their deletion, stated once more for tests/access/records. */
  readonly stored?: readonly StoredRecord[];
  /** Tables whose rows name their account in `account_id` and are deleted with it. */
  readonly deletedWithAccount?: readonly string[];
  /** GraphQL types of which each read is a line of a log that others read. */
  readonly logged?: readonly string[];
  /**
   * How a list of its rows is made longer: the row that is copied, or what inserts the nth more. A row with a vault
   * column is inserted: a ciphertext opens in its own row alone.
   */
  readonly grow?: CopiedRow | ((db: PrismaClient, n: number, vault: Vault) => Promise<void>);
}

interface CopiedRow {
  readonly table: string;
  readonly id: string;
  /** SQL by column, for what else is new than the id. */
  readonly changes?: (n: number) => Readonly<Record<string, string>>;
}

const FOLDER = join(import.meta.dirname, 'records');

export const records: readonly PopulatedRecord[] = await Promise.all(
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.ts'))
    .sort()
    .map(async (file) => {
      const { record } = (await import(pathToFileURL(join(FOLDER, file)).href)) as { record: PopulatedRecord };
      return record;
    }),
);
