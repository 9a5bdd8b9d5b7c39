import { createDatabase, type Database } from '../../src/adapters/db/database.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { type PostgresProxy, startPostgresProxy } from './postgres-proxy.ts';

/** A database of one test file, or of the caller's, and a second way to it through a proxy that loses what it is to lose. */
export interface DatabaseBehindProxy {
  /** Past the proxy. */
  readonly database: TestDatabase;
  readonly proxy: PostgresProxy;
  readonly behind: Database;
  close(): Promise<void>;
}

/** `given` is dropped by the caller. */
export async function createDatabaseBehindProxy(existing?: TestDatabase): Promise<DatabaseBehindProxy> {
  const database = existing ?? (await createTestDatabase());
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
      if (!existing) await database.drop();
    },
  };
}
