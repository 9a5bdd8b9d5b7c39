import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { createDatabase, type Database, type DatabaseOptions } from '../../src/adapters/db/database.ts';
import { createDatabaseOn, databaseUrl, dropDatabaseOn } from '../../src/adapters/db/databases.ts';

export interface TestDatabase extends Database {
  readonly url: string;
  /** Closes the client and drops the database. */
  drop(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
}

/** A time that even a busy machine never takes. Tests of a server that is away set shorter ones. */
const PATIENT = { connectTimeoutMs: 30_000, statementTimeoutMs: 120_000 };

export interface TestDatabaseOptions extends Omit<DatabaseOptions, 'url'> {
  /** A test database to begin as a copy of, whose client is closed. */
  readonly copyOf?: TestDatabase;
  /** Without migrations. */
  readonly empty?: boolean;
}

/** A database with every migration applied and no rows, for one test or one file. Drop it when done. */
export async function createTestDatabase({
  copyOf,
  empty,
  ...options
}: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  const server = inject('postgresUrl');
  const template = copyOf === undefined ? inject('templateDatabase') : new URL(copyOf.url).pathname.slice(1);
  await createDatabaseOn(server, name, empty ? undefined : template);
  const url = databaseUrl(server, name);
  const database = createDatabase({ url, ...PATIENT, ...options });
  let closing: Promise<void> | undefined;
  const close = () => {
    closing ??= database.close();
    return closing;
  };
  const drop = async () => {
    await close();
    await dropDatabaseOn(server, name);
  };
  return { ...database, close, url, drop, [Symbol.asyncDispose]: drop };
}
