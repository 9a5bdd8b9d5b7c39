import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { LIMITS } from './pool.ts';

/** What a pool between this process and the server does, found out by its behaviour. */

const TRIES = 8;

async function sessionOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  return rows[0]?.pid ?? 0;
}

/** Whether nothing is between the client and its session: the server said its process when they connected. */
const isDirect = async (client: pg.Client): Promise<boolean> =>
  (client as unknown as { readonly processID: number }).processID === (await sessionOf(client));

/**
 * Whether a client keeps its session between transactions. Two clients by turns: where sessions are given out for a transaction,
 * the second is soon given the first one's, if there are few, or the first another one, if there are many.
 */
export async function keepsSession(client: pg.Client, connectOther: () => Promise<pg.Client>): Promise<boolean> {
  if (await isDirect(client)) return true;
  const other = await connectOther();
  try {
    for (let i = 0; i < TRIES; i++) {
      const first = await sessionOf(client);
      await other.query('BEGIN');
      if ((await sessionOf(other)) === first || (await sessionOf(client)) !== first) return false;
      await other.query('ROLLBACK');
    }
    return true;
  } finally {
    await other.end().catch(() => {});
  }
}

/** Whether a pool prepares a client's statements under names of its own: under the client's it would meet those of others. */
export async function carriesNames(client: pg.Client): Promise<boolean> {
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

/** Whether the server ends, on its own, what takes longer than a statement or a waiting transaction may. */
export async function hasLimits(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ name: string; ms: number }>(SETTINGS);
  const within = (name: string, most: number) => rows.some((row) => row.name === name && row.ms > 0 && row.ms <= most);
  return (
    within('statement_timeout', LIMITS.statementMs) && within('idle_in_transaction_session_timeout', LIMITS.idleMs)
  );
}

const IDENTITY = `SELECT system_identifier::text AS server, oid::text AS database, datname AS name
  FROM pg_control_system(), pg_database WHERE datname = current_database()`;

/** Of the server's data and the database, the same on whichever way it is reached. */
export async function identityOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query(IDENTITY);
  return JSON.stringify(rows[0]);
}
