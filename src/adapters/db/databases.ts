import pg from 'pg';
import { withClient } from './client.ts';

/** The connection string of another database on the same server. */
export function databaseUrl(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

/** Creates an empty database, or a copy of `template`. PostgreSQL refuses the copy while a session is connected to the template. */
export const createDatabaseOn = (url: string, name: string, template?: string): Promise<void> =>
  withClient(url, async (client) => {
    // FILE_COPY, because the other strategy also writes every page to the WAL, which takes three times as long.
    const from = template === undefined ? '' : ` TEMPLATE ${pg.escapeIdentifier(template)} STRATEGY FILE_COPY`;
    await client.query(`CREATE DATABASE ${pg.escapeIdentifier(name)}${from}`);
  });

/** Drops a database if it exists, and ends every connection to it. */
export const dropDatabaseOn = (url: string, name: string): Promise<void> =>
  withClient(url, async (client) => {
    await client.query(`DROP DATABASE IF EXISTS ${pg.escapeIdentifier(name)} WITH (FORCE)`);
  });

/** Tests that the server of a URL has a database of this name. */
export const hasDatabase = (url: string, name: string): Promise<boolean> =>
  withClient(url, async (client) => {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    return rowCount === 1;
  });

/** The last indexed block of a chain in a migrated database; undefined if the index is empty. */
export const indexedHead = (url: string, chain: string): Promise<{ number: bigint; hash: string } | undefined> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ block_number: string; block_hash: string }>(
      'SELECT block_number, block_hash FROM indexer_cursor WHERE chain = $1',
      [chain],
    );
    return rows[0] && { number: BigInt(rows[0].block_number), hash: rows[0].block_hash };
  });
