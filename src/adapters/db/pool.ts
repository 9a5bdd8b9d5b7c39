import pg from 'pg';
import { Client } from '../process/pg-client.ts';
import { createPulse, endSilent, type Pulse } from './silence.ts';

/** The server's limits for a statement, and for a transaction that waits for its client. */
export const LIMITS = { statementMs: 15_000, idleMs: 30_000 } as const;

/** The session settings for these limits. */
export const limitSettings = (statementMs: number = LIMITS.statementMs, idleMs: number = LIMITS.idleMs) => ({
  statement_timeout: statementMs,
  idle_in_transaction_session_timeout: idleMs,
});

export interface PoolOptions {
  readonly url: string;
  readonly connections: number;
  readonly connectTimeoutMs: number;
  readonly statementTimeoutMs: number;
  /** The longest silence of the network during a statement, beyond the statement's limit. */
  readonly silenceMs?: number;
  /** The shared pulse of the server, if several pools of this process lead to it. */
  readonly pulse?: Pulse;
  /** True: set the limits in each session. A pooler may accept no session settings. */
  readonly isLimited: boolean;
  /** Receives the error of an idle connection that breaks. It is replaced automatically. */
  readonly onBroken: (error: Error) => void;
}

/** Creates a connection pool. It opens no connection before the first statement. */
export function createPool({
  url,
  connections,
  connectTimeoutMs,
  statementTimeoutMs,
  ...options
}: PoolOptions): pg.Pool {
  const { silenceMs = 1_000, pulse = createPulse(url, connectTimeoutMs), isLimited, onBroken } = options;
  const pool = new pg.Pool({
    Client,
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectTimeoutMs,
    idleTimeoutMillis: 30_000,
    ...(isLimited ? limitSettings(statementTimeoutMs, 2 * statementTimeoutMs) : {}),
    keepAlive: true,
    application_name: 'income-series',
  });
  pool.on('error', onBroken);
  // The longest silence exceeds the server's own limit, because only a failed network should reach it.
  endSilent(pool, statementTimeoutMs + silenceMs, pulse);
  return pool;
}
