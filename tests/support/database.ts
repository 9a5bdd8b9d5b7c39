import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { createDatabase, type Database, type DatabaseOptions } from '../../src/adapters/db/database.ts';

export interface TestDatabase extends Database {
  readonly url: string;
  /** Closes the client and drops the database. */
  drop(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
}

async function administer(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** An empty database with every migration applied, for one test or one file. Drop it when done. */
export async function createTestDatabase(options: Omit<DatabaseOptions, 'url'> = {}): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await administer(`CREATE DATABASE ${name} TEMPLATE ${inject('templateDatabase')}`);
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${name}`;
  const database = createDatabase({ url: url.href, ...options });
  const drop = async () => {
    await database.close();
    await administer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  };
  return { ...database, url: url.href, drop, [Symbol.asyncDispose]: drop };
}
