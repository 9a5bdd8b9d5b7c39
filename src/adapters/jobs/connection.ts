import pg from 'pg';
import type { PoolState } from '../../core/pool-state.ts';
import { DatabaseUnavailable } from '../process/database-unavailable.ts';
import { Client } from '../process/pg-client.ts';
import { poolState } from '../process/pool-state.ts';

/** The database connection of pg-boss. */
export interface JobsConnection {
  executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
  /** Runs work under a lock, because only one process may do it at a time. */
  alone(work: () => Promise<void>): Promise<void>;
  pool(): PoolState;
  close(): Promise<void>;
}

/** Two connections: one for the lock, one for the work under it. */
const CONNECTIONS = 2;
const TIMEOUT_MS = 15_000;

/**
 * Creates the connections of the job queue. A failed statement closes its connection, because pg-boss sends several statements in
 * one text, and a failure half-way leaves an open transaction.
 */
export function createJobsConnection(url: string, onBroken: () => void): JobsConnection {
  const pool = new pg.Pool({
    Client,
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: 3_000,
    statement_timeout: 2 * TIMEOUT_MS, // may wait for the lock under which another process makes the schema
    query_timeout: 2 * TIMEOUT_MS + 1_000,
    keepAlive: true,
    application_name: 'income-series-jobs',
  });
  pool.on('error', onBroken);
  const connect = () =>
    pool.connect().catch((cause: unknown) => {
      throw new DatabaseUnavailable(cause);
    });
  return {
    async executeSql(text, values) {
      const client = await connect();
      try {
        const result = await client.query(text, values);
        client.release();
        return result;
      } catch (error) {
        client.release(true);
        throw error;
      }
    },
    async alone(work) {
      const client = await connect();
      try {
        await client.query(`SELECT pg_advisory_lock(hashtextextended('income-series-jobs', 0))`);
        await work();
      } finally {
        client.release(true); // closes the connection, which frees the lock
      }
    },
    pool: () => poolState(pool),
    close: () => pool.end(),
  };
}
