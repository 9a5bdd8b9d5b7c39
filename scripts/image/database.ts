import { readFileSync } from 'node:fs';
import pg from 'pg';
import { createDatabaseOn } from '../../src/adapters/db/databases.ts';
import { startEmbeddedPostgres } from '../../src/adapters/db/embedded.ts';
import { Client } from '../../src/adapters/process/pg-client.ts';

/** A PostgreSQL in place of the image that compose.yaml names: its user, with the password of the file, and its database. */
export async function startDatabase(
  home: string,
  user: string,
  passwordFile: string,
  first: boolean,
): Promise<{ stop(): Promise<void> }> {
  const server = await startEmbeddedPostgres({ home, port: 5432, durable: false });
  if (!first) return server;
  const admin = new Client({ connectionString: server.url('postgres') });
  await admin.connect();
  await createDatabaseOn(server.url('postgres'), user);
  const password = pg.escapeLiteral(readFileSync(passwordFile, 'utf8').trim());
  await admin.query(`ALTER USER ${pg.escapeIdentifier(user)} PASSWORD ${password}`);
  await admin.end();
  return server;
}
