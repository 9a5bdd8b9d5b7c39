import pg from 'pg';
import { AppError } from '../../core/errors/app-error.ts';
import type { PoolState } from '../../core/pool-state.ts';
import { Client } from '../process/pg-client.ts';
import { poolState } from '../process/pool-state.ts';

/** What pg-boss asks of a database. */
export interface JobsConnection {
  executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
  /** Does work that only one process may do at a time. */
  alone(work: () => Promise<void>): Promise<void>;
  pool(): PoolState;
  close(): Promise<void>;
}

/** One for the lock, one for the work under it. */
const CONNECTIONS = 2;
const TIMEOUT_MS = 15_000;

/**
 * Connections for the queue itself. A statement that fails takes its connection with it: pg-boss sends several in one
 * text, and where they fail half-way the connection is left in their transaction.
 */
export function createJobsConnection(url: string, onBroken: () => void): JobsConnection {
  const pool = new pg.Pool({
    Client,
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: 3_000,
    statement_timeout: 2 * TIMEOUT_MS, // the schema is made under a lock that another process may hold
    query_timeout: 2 * TIMEOUT_MS + 1_000,
    keepAlive: true,
    application_name: 'income-series-jobs',
  });
  pool.on('error', onBroken);
  return {
    async executeSql(text, values) {
      const client = await pool.connect().catch((cause: unknown) => {
        throw new AppError('DATABASE_UNAVAILABLE', { cause });
      });
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
      const client = await pool.connect().catch((cause: unknown) => {
        throw new AppError('DATABASE_UNAVAILABLE', { cause });
      });
      try {
        await client.query(`SELECT pg_advisory_lock(hashtextextended('income-series-jobs', 0))`);
        await work();
      } finally {
        client.release(true); // and the lock with it
      }
    },
    pool: () => poolState(pool),
    close: () => pool.end(),
  };
}
