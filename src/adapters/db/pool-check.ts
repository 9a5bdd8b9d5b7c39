import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { LIMITS } from './pool.ts';

// Checks of a pooler between this process and the server, by its behaviour.

/** The number of attempts to see two clients share a session. */
const TRIES = 8;

async function sessionOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  return rows[0]?.pid ?? 0;
}

/** Tests that no pooler is in between: the connection's process id is the session's. */
const isDirect = async (client: pg.Client): Promise<boolean> =>
  (client as unknown as { readonly processID: number }).processID === (await sessionOf(client));

/**
 * Tests that a client keeps its session between transactions. It uses two clients in turn: behind a transaction pooler, the
 * second soon gets the first one's session (if there are few), or the first gets another one (if there are many).
 */
export async function keepsSession(client: pg.Client, connectSecond: () => Promise<pg.Client>): Promise<boolean> {
  if (await isDirect(client)) return true;
  const second = await connectSecond();
  try {
    for (let i = 0; i < TRIES; i++) {
      const first = await sessionOf(client);
      // One client asks twice, because a pool that hands its sessions out in turn could give each client the same one every time.
      if ((await sessionOf(client)) !== first) return false;
      await second.query('BEGIN');
      if ((await sessionOf(second)) === first || (await sessionOf(client)) !== first) return false;
      await second.query('ROLLBACK');
    }
    return true;
  } finally {
    await second.end().catch(() => {});
  }
}

/** Tests that a pooler renames prepared statements, because under the clients' own names they would collide. */
export async function supportsNamedStatements(client: pg.Client): Promise<boolean> {
  const name = `income_series_${randomUUID()}`;
  await client.query('BEGIN');
  try {
    await client.query({ name, text: 'SELECT 1' });
    const { rowCount } = await client.query('SELECT 1 FROM pg_prepared_statements WHERE name = $1', [name]);
    if (rowCount === 0) return true;
    await client.query(`DEALLOCATE "${name}"`);
    return false;
  } finally {
    await client.query('ROLLBACK');
  }
}

const SETTINGS = `SELECT name, setting::int AS ms FROM pg_settings
  WHERE name IN ('statement_timeout', 'idle_in_transaction_session_timeout')`;

/** The shortest limit, in ms, with which usual statements end in time. */
const LEAST_MS = 1_000;

/**
 * The session's limits of statements and idle transactions: `limited` if both are set, `open` if one is missing or too long,
 * `short` if one of them would end usual work.
 */
export async function limitsOf(client: pg.Client): Promise<'limited' | 'open' | 'short'> {
  const { rows } = await client.query<{ name: string; ms: number }>(SETTINGS);
  if (rows.some(({ ms }) => ms > 0 && ms < LEAST_MS)) return 'short';
  const hasLimit = (name: string, most: number) =>
    rows.some((row) => row.name === name && row.ms > 0 && row.ms <= most);
  const isLimited =
    hasLimit('statement_timeout', LIMITS.statementMs) && hasLimit('idle_in_transaction_session_timeout', LIMITS.idleMs);
  return isLimited ? 'limited' : 'open';
}

const IDENTITY = `SELECT system_identifier::text AS server, oid::text AS database, datname AS name
  FROM pg_control_system(), pg_database WHERE datname = current_database()`;

/** The identity of a database: its server's system identifier and its own id, the same by any route. */
export async function identityOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query(IDENTITY);
  return JSON.stringify(rows[0]);
}
