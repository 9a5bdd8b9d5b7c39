import type pg from 'pg';
import { refusal, type StartRefusal } from '../../core/errors/start-refused.ts';
import type { TransactionPool } from './database.ts';
import { migrationState } from './migrate.ts';
import { limitSettings } from './pool.ts';
import { carriesNames, hasLimits, identityOf, keepsSession } from './pool-check.ts';
import { checkStandbys, type DatabaseServer, servedBy } from './standby/start-check.ts';
import { connectTo, type DatabaseAddress, looked } from './start-place.ts';

/** The URLs may hold a password: never log them. */
export interface DatabaseTarget {
  readonly url: string;
  /** Another one where `url` leads through a pool. */
  readonly directUrl: string;
  /** Of standbys that read for it. */
  readonly readUrls?: readonly string[] | undefined;
  /** Whether another machine must be reached with TLS that verifies. */
  readonly requireTls: boolean;
  /** Whether limits that the pool lacks refuse the start; else they are a warning. */
  readonly requireLimits: boolean;
  /** Whether this process applies migrations. */
  readonly migrates: boolean;
}

export interface DatabaseFindings {
  readonly refusals: readonly StartRefusal[];
  readonly warnings: readonly string[];
  /** What `url` leads through; undefined where it is the server itself. */
  readonly pool?: TransactionPool | undefined;
}

const OLDEST_VERSION = 150_000;
/** A transaction only reads on a standby, and where user, database or server make it so by default. */
const ABOUT = `SELECT current_setting('server_version_num')::int AS version,
  current_setting('transaction_read_only')::bool AS "readOnly",
  current_setting('synchronous_commit') <> 'off' AS "isFlushed"`;

/** `replicates`: whether standbys read what is visible there, which then has to be flushed. */
async function aboutServer(client: pg.Client, variable: string, replicates: boolean): Promise<readonly StartRefusal[]> {
  const { rows } = await client.query<{ version: number; readOnly: boolean; isFlushed: boolean }>(ABOUT);
  return [
    ...((rows[0]?.version ?? 0) < OLDEST_VERSION ? [refusal('DATABASE_VERSION', variable)] : []),
    ...(rows[0]?.readOnly ? [refusal('DATABASE_READ_ONLY', variable)] : []),
    ...(replicates && !rows[0]?.isFlushed ? [refusal('DATABASE_COMMITS', variable)] : []),
  ];
}

async function aboutMigrations(
  client: pg.Client,
  variable: string,
  migrates: boolean,
): Promise<readonly StartRefusal[]> {
  const { pending, foreign, lacks } = await migrationState(client);
  if (foreign) return [refusal('DATABASE_MIGRATIONS', variable)];
  if (pending > 0 && !migrates) return [refusal('DATABASE_NOT_MIGRATED', variable)];
  const problem = `names a user that lacks ${lacks}`;
  return lacks === undefined ? [] : [refusal('DATABASE_PRIVILEGE', variable, { problem })];
}

/** Why the database cannot be used, and what is before it; changes nothing there. Never throws. */
export async function checkDatabase(target: DatabaseTarget): Promise<DatabaseFindings> {
  const { url, directUrl, readUrls = [], requireTls, migrates } = target;
  const isPooled = url !== directUrl;
  const replicates = readUrls.length > 0;
  const variable = isPooled ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL';
  const direct: DatabaseAddress = {
    url: directUrl,
    variable,
    requireTls,
    ...(isPooled ? {} : { settings: limitSettings() }),
  };
  let served: DatabaseServer | undefined;
  const refusals = await looked(direct, async (client) => {
    if (!(await keepsSession(client, () => connectTo(direct)))) return [refusal('DATABASE_POOL', variable)];
    if (isPooled || replicates) served = await servedBy(client);
    return [
      ...(await aboutServer(client, variable, replicates)),
      ...(await aboutMigrations(client, variable, migrates)),
    ];
  });
  const pooled = isPooled ? await checkPooled(target, served?.identity) : { refusals: [], warnings: [] };
  const standbys = await checkStandbys(readUrls, requireTls, served);
  const warned = standbys.warnings.map(sentenceOf);
  return {
    ...pooled,
    refusals: [...refusals, ...pooled.refusals, ...standbys.refusals],
    warnings: [...pooled.warnings, ...warned],
  };
}

/** The same of the URL that leads through a pool. `identity`: of the database that the other one leads to, if it is known. */
async function checkPooled(target: DatabaseTarget, identity: string | undefined): Promise<DatabaseFindings> {
  const { url, readUrls = [], requireTls, requireLimits } = target;
  const variable = 'DATABASE_URL';
  let limited = true;
  let namedStatements = false;
  const refusals = await looked({ url, variable, requireTls }, async (client) => {
    if (identity !== undefined && identity !== (await identityOf(client)))
      return [refusal('DATABASE_OTHER', 'DATABASE_DIRECT_URL')];
    limited = await hasLimits(client);
    namedStatements = await carriesNames(client);
    return [
      ...(await aboutServer(client, variable, readUrls.length > 0)),
      ...(limited || !requireLimits ? [] : [refusal('DATABASE_LIMITS', variable)]),
    ];
  });
  const warnings = limited || requireLimits ? [] : [sentenceOf(refusal('DATABASE_LIMITS', variable))];
  return { refusals, warnings, pool: { namedStatements } };
}

const sentenceOf = ({ variable, problem, mend }: StartRefusal): string => `${variable} ${problem}; to mend it: ${mend}`;
