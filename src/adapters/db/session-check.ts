import type pg from 'pg';
import { refusal, type StartRefusal } from '../../core/errors/start-refused.ts';

// Checks what server, database, role and pooler make of a session, before anything is read or written in it.

interface Session {
  readonly zone: string;
  readonly dates: string;
  readonly encoding: string;
  readonly schema: string | null;
  readonly hasPublic: boolean;
}

/** SQL of a session's settings. The schema is the first that exists of the search path; null if there is none. */
const SESSION = `SELECT current_setting('TimeZone') AS zone, current_setting('DateStyle') AS dates,
  current_setting('server_encoding') AS encoding, current_schema() AS schema,
  to_regnamespace('public') IS NOT NULL AS "hasPublic"`;

/** Matches the names of the zones that are UTC at all times. */
const UTC = /^(Etc\/)?(UTC|UCT|GMT|GMT[+-]?0|Greenwich|Universal|Zulu)$/i;

/** Matches a zone's name, so that nothing else of a server gets into a sentence. */
const ZONE = /^[\w+/-]{1,64}$/;

/** The refusal of a session whose time zone is not UTC, or whose dates are not in ISO form; undefined if both are right. */
function timeRefusal({ zone, dates }: Session, variable: string): StartRefusal | undefined {
  const statement = (setting: string) => `ALTER ROLE <user> SET ${setting}; then RECONNECT in the pool`;
  if (!UTC.test(zone)) {
    const found = ZONE.test(zone) ? zone : 'another one';
    const problem = `names a pool that drops a session's time zone, so that ${found} stands in the place of UTC`;
    return refusal('DATABASE_TIME_ZONE', variable, { problem, mend: statement("timezone = 'UTC'") });
  }
  if (dates.startsWith('ISO')) return undefined;
  const problem = "names a pool that drops a session's form of dates, so that another stands in the place of ISO";
  return refusal('DATABASE_TIME_ZONE', variable, { problem, mend: statement("DateStyle = 'ISO, MDY'") });
}

/** The refusal of a session whose first usable schema is not `public`; undefined if it is. */
function schemaRefusal({ schema, hasPublic }: Session, variable: string): StartRefusal | undefined {
  if (schema === 'public') return undefined;
  if (!hasPublic) {
    const words = { problem: 'names a database without the schema public', mend: 'CREATE SCHEMA public' };
    return refusal('DATABASE_SCHEMA', variable, words);
  }
  if (schema !== null) return refusal('DATABASE_SCHEMA', variable);
  const problem = 'names a user whose search_path has no schema that it may use';
  return refusal('DATABASE_SCHEMA', variable, {
    problem,
    mend: 'GRANT USAGE ON SCHEMA public TO <user>; ALTER ROLE <user> SET search_path = public',
  });
}

/** Checks the settings of a session that the service's statements rely on. */
export async function checkSession(client: pg.Client, variable: string): Promise<readonly StartRefusal[]> {
  const { rows } = await client.query<Session>(SESSION);
  const session = rows[0] as Session;
  const refusals = [
    timeRefusal(session, variable),
    schemaRefusal(session, variable),
    session.encoding === 'UTF8' ? undefined : refusal('DATABASE_ENCODING', variable),
  ];
  return refusals.filter((one) => one !== undefined);
}
