import { createDatabase, type Database } from '../../src/adapters/db/database.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { type PostgresProxy, startPostgresProxy } from './postgres-proxy.ts';

/** A database of one test file, and a second way to it through a proxy that loses what it is to lose. */
export interface DatabaseBehindProxy {
  /** Past the proxy. */
  readonly database: TestDatabase;
  readonly proxy: PostgresProxy;
  readonly behind: Database;
  close(): Promise<void>;
}

export async function createDatabaseBehindProxy(): Promise<DatabaseBehindProxy> {
  const database = await createTestDatabase();
  const url = new URL(database.url);
  const proxy = await startPostgresProxy({ host: url.hostname, port: Number(url.port) });
  url.port = `${proxy.port}`;
  const behind = createDatabase({ url: url.href });
  return {
    database,
    proxy,
    behind,
    async close() {
      await behind.close();
      await proxy.close();
      await database.drop();
    },
  };
}
