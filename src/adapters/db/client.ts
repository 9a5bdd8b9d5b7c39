import type pg from 'pg';
import { Client } from '../process/pg-client.ts';
import { runGuarded } from './unavailable.ts';

/** The longest time of a statement, whatever limit the role has. A copy of a database may take most of it. */
const STATEMENT_MS = 60_000;

/** Opens a connection for some work and closes it afterwards. @throws AppError DATABASE_UNAVAILABLE */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    statement_timeout: STATEMENT_MS,
  });
  try {
    return await runGuarded(async () => {
      await client.connect();
      return work(client);
    });
  } finally {
    await client.end().catch(() => {});
  }
}
