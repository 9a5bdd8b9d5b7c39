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

/** What a busy machine never takes. Tests of a server that is away set shorter ones. */
const PATIENT = { connectTimeoutMs: 30_000, statementTimeoutMs: 120_000 };

/** An empty database with every migration applied, for one test or one file. Drop it when done. */
export async function createTestDatabase(options: Omit<DatabaseOptions, 'url'> = {}): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  const server = inject('postgresUrl');
  await createDatabaseOn(server, name, inject('templateDatabase'));
  const url = databaseUrl(server, name);
  const database = createDatabase({ url, ...PATIENT, ...options });
  const drop = async () => {
    await database.close();
    await dropDatabaseOn(server, name);
  };
  return { ...database, url, drop, [Symbol.asyncDispose]: drop };
}
