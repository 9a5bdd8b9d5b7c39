import pg from 'pg';
import { Client } from '../process/pg-client.ts';
import { createPulse, endSilent, type Pulse } from './silence.ts';

/** How long a statement, and a transaction that waits for its client, may take at the server. */
export const LIMITS = { statementMs: 15_000, idleMs: 30_000 } as const;

/** The settings of a session that ask the server for these limits. */
export const limitSettings = (statementMs: number = LIMITS.statementMs, idleMs: number = LIMITS.idleMs) => ({
  statement_timeout: statementMs,
  idle_in_transaction_session_timeout: idleMs,
});

export interface PoolOptions {
  readonly url: string;
  readonly connections: number;
  readonly connectTimeoutMs: number;
  readonly statementTimeoutMs: number;
  /** How long nothing may come over the network while a statement runs, beyond its limit. */
  readonly silenceMs?: number;
  /** Of the server, where several pools of this process lead to it. */
  readonly pulse?: Pulse;
  /** Whether the server is asked for the limits: what lies before it may take no settings of a session. */
  readonly isLimited: boolean;
  /** Called when an idle connection breaks. It is replaced automatically. */
  readonly onBroken: (error: Error) => void;
}

/** Connections to a server, of which none is made before the first statement. */
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
  // The server's own limit comes before the longest silence, which is for a network that keeps one connection silent.
  endSilent(pool, statementTimeoutMs + silenceMs, pulse);
  return pool;
}
