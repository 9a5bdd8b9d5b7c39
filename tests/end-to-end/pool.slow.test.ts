import pg from 'pg';
import { expect } from 'vitest';
import { failWithout } from '../support/missing.ts';
import { PGBOUNCER_VERSION, PREPARES } from '../support/pgbouncer.ts';
import { postgresPrograms } from '../support/postgres-server.ts';
import { type System, startSystem } from './support/system.ts';
import { together } from './support/together.ts';

// Three gateways and two workers whose statements go through a pool of transactions, to a server in another zone and language.

const programs = postgresPrograms();

/** What a session of the server has beyond what every new one has. PgBouncer itself sets what it keeps for each client. */
const KEPT = ['application_name', 'TimeZone', 'DateStyle', 'standard_conforming_strings'];
const LEFT = `SELECT name FROM pg_settings WHERE source = 'session' AND setting <> reset_val AND name <> ALL ('{${KEPT}}')
  UNION ALL SELECT name FROM pg_prepared_statements WHERE name NOT LIKE 'PGBOUNCER_%'
  UNION ALL SELECT pg_listening_channels()
  UNION ALL SELECT mode FROM pg_locks WHERE locktype = 'advisory' AND pid = pg_backend_pid()`;

/** All sessions of the pool at once. */
async function leftInSessions(url: string): Promise<readonly unknown[]> {
  const clients = Array.from({ length: 8 }, () => new pg.Client({ connectionString: url }));
  await Promise.all(clients.map((client) => client.connect()));
  try {
    await Promise.all(clients.map((client) => client.query('BEGIN')));
    const pids = await Promise.all(clients.map((client) => client.query('SELECT pg_backend_pid() AS pid')));
    expect(new Set(pids.map(({ rows }) => rows[0].pid)).size).toBe(8);
    return (await Promise.all(clients.map((client) => client.query(LEFT)))).flatMap(({ rows }) => rows);
  } finally {
    await Promise.all(clients.map((client) => client.end()));
  }
}

const story = () =>
  together('behind PgBouncer', () => startSystem({ pooled: programs }), {
    'every program said once what its pool carries': async ({ programs }: System) => {
      for (const { lines } of programs) {
        const said = lines.filter((line) => line.includes('Statements go through a transaction pooler'));
        expect(said).toHaveLength(1);
        expect(said[0]).toContain(`"namedStatements":${PREPARES}`);
      }
    },
    'no session of the pool has anything left of those that used it': async ({ poolUrl = '' }: System) => {
      expect(await leftInSessions(poolUrl)).toEqual([]);
    },
  });

if (programs === undefined) failWithout('PostgreSQL', 'postgresql');
else if (PGBOUNCER_VERSION) story();
else failWithout('PgBouncer', 'pgbouncer');
