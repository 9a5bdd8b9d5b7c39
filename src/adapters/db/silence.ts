import type { Socket } from 'node:net';
import type pg from 'pg';

interface Connected {
  readonly connection: { readonly stream: Socket };
}

/**
 * Ends each connection of a pool that is in use and over which nothing came or went for so many milliseconds; what runs on it
 * then fails as on a connection that breaks. The driver's own `query_timeout` makes a timer for each statement, whose closures
 * let every answer live until the whole heap is collected.
 */
export function endSilent(pool: pg.Pool, milliseconds: number): void {
  const streamOf = (client: pg.PoolClient) => (client as unknown as Connected).connection.stream;
  pool.on('connect', (client) => {
    const stream = streamOf(client);
    stream.on('timeout', () => stream.destroy());
  });
  pool.on('acquire', (client) => streamOf(client).setTimeout(milliseconds));
  pool.on('release', (_, client) => streamOf(client).setTimeout(0));
}
