import type pg from 'pg';
import { refusal, type StartCode, type StartRefusal } from '../../../core/errors/start-refused.ts';
import { limitSettings } from '../pool.ts';
import { identityOf, keepsSession } from '../pool-check.ts';
import { checkSession } from '../session-check.ts';
import { checkConnection, connectTo, type DatabaseAddress } from '../start-place.ts';
import { STATEMENT_MS } from './standby.ts';

/** The identity of a database, with the server that a connection leads to. */
export interface DatabaseServer {
  /** The database's identity, the same on all its replicas. */
  readonly identity: string;
  readonly server: string;
  readonly recovers: boolean;
}

const SERVER = `SELECT extract(epoch FROM pg_postmaster_start_time())::text AS server, pg_is_in_recovery() AS recovers`;

/** SQL that finds a table which the user may not read. */
const UNREADABLE = `SELECT 1 FROM pg_tables WHERE schemaname = current_schema()
  AND NOT has_table_privilege(format('%I.%I', schemaname, tablename), 'SELECT') LIMIT 1`;

export async function readServer(client: pg.Client): Promise<DatabaseServer> {
  const { rows } = await client.query<Omit<DatabaseServer, 'identity'>>(SERVER);
  return { identity: await identityOf(client), ...(rows[0] as Omit<DatabaseServer, 'identity'>) };
}

const POOL = {
  problem: 'names a pool, or several servers by turns',
  mend: 'name the standby itself, see docs/scale.md',
};
const GRANTS =
  'GRANT SELECT ON ALL TABLES IN SCHEMA public TO <user>; ALTER DEFAULT PRIVILEGES FOR ROLE <owner> IN SCHEMA public GRANT SELECT ON TABLES TO <user>';

/** Codes of an unavailable standby. They are warnings, because the standby is used as soon as it is back. */
const AWAY: ReadonlySet<StartCode> = new Set([
  'DATABASE_UNREACHABLE',
  'DATABASE_STARTING',
  'DATABASE_REFUSED',
  'DATABASE_BUSY',
]);

/** Checks one standby: its connection, database, role, session and privileges. Only the first fault is returned. */
async function checkStandby(
  client: pg.Client,
  place: DatabaseAddress,
  primary: DatabaseServer | undefined,
): Promise<readonly StartRefusal[]> {
  const { variable } = place;
  if (!(await keepsSession(client, () => connectTo(place)))) return [refusal('DATABASE_POOL', variable, POOL)];
  const { identity, server, recovers } = await readServer(client);
  const mend = 'name standbys that stream from the server of DATABASE_URL';
  if (primary && primary.identity !== identity) return [refusal('DATABASE_OTHER', variable, { mend })];
  if (primary && !recovers && primary.server !== server) {
    const problem = 'names a server that takes writes and is not that of DATABASE_URL';
    return [refusal('DATABASE_OTHER', variable, { problem, mend })];
  }
  const session = await checkSession(client, variable);
  if (session.length > 0) return session;
  const { rowCount } = await client.query(UNREADABLE);
  if (rowCount === 0) return [];
  const problem = 'names a user that may not read every table';
  return [refusal('DATABASE_PRIVILEGE', variable, { problem, mend: GRANTS })];
}

/** Finds the reasons why standbys cannot be used. `primary` is undefined if it is unknown. It never throws. */
export async function checkStandbys(
  urls: readonly string[],
  requireTls: boolean,
  primary: DatabaseServer | undefined,
): Promise<{ readonly refusals: readonly StartRefusal[]; readonly warnings: readonly StartRefusal[] }> {
  const settings = limitSettings(STATEMENT_MS, 2 * STATEMENT_MS);
  const refusalLists = await Promise.all(
    urls.map((url, i) => {
      const place = { url, variable: `DATABASE_READ_URLS (${i + 1})`, requireTls, settings };
      return checkConnection(place, (client) => checkStandby(client, place, primary));
    }),
  );
  const isOfPool = ({ code }: StartRefusal) => code === 'DATABASE_POOL' || code === 'DATABASE_POOL_MODE';
  const refusals = refusalLists.flat().map((entry) => (isOfPool(entry) ? { ...entry, ...POOL } : entry));
  return {
    refusals: refusals.filter(({ code }) => !AWAY.has(code)),
    warnings: refusals.filter(({ code }) => AWAY.has(code)),
  };
}
