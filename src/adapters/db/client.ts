import type pg from 'pg';
import { Client } from '../process/pg-client.ts';
import { guarded } from './unavailable.ts';

/** Opens a connection for some work and closes it afterwards. @throws AppError DATABASE_UNAVAILABLE */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  try {
    return await guarded(async () => {
      await client.connect();
      return work(client);
    });
  } finally {
    await client.end().catch(() => {});
  }
}
