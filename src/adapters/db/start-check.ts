import type pg from 'pg';
import { refusal, type StartRefusal } from '../../core/errors/start-refused.ts';
import type { TransactionPool } from './database.ts';
import { migrationState } from './migrate.ts';
import { LIMITS, limitSettings } from './pool.ts';
import { identityOf, keepsSession, limitsOf, supportsNamedStatements } from './pool-check.ts';
import { checkSession } from './session-check.ts';
import { checkStandbys, type DatabaseServer, readServer } from './standby/start-check.ts';
import { checkConnection, connectTo, type DatabaseAddress, SHORT_LIMITS } from './start-place.ts';

/** The database to check. Its URLs may contain a password: never log them. */
export interface DatabaseTarget {
  readonly url: string;
  /** The URL of the server itself; it differs from `url` if that leads through a pooler. */
  readonly directUrl: string;
  /** The URLs of standbys. */
  readonly readUrls?: readonly string[] | undefined;
  /** True: connections to another machine must use TLS with verification. */
  readonly requireTls: boolean;
  /** True: missing limits behind a pooler refuse the start. False: they are a warning. */
  readonly requireLimits: boolean;
  /** True if this process applies migrations. */
  readonly migrates: boolean;
}

export interface DatabaseFindings {
  readonly refusals: readonly StartRefusal[];
  readonly warnings: readonly string[];
  /** The pooler that `url` leads through; undefined if there is none. */
  readonly pool?: TransactionPool | undefined;
}

const OLDEST_VERSION = 150_000;
/** SQL of the server's version and settings. A session is read-only on a standby, or by a default setting. */
const ABOUT = `SELECT current_setting('server_version_num')::int AS version,
  current_setting('transaction_read_only')::bool AS "readOnly",
  current_setting('synchronous_commit') <> 'off' AS "isFlushed"`;

/** Checks the server's version and settings. With `replicates`, visible data must be flushed, because standbys read it. */
async function checkServer(client: pg.Client, variable: string, replicates: boolean): Promise<readonly StartRefusal[]> {
  const { rows } = await client.query<{ version: number; readOnly: boolean; isFlushed: boolean }>(ABOUT);
  return [
    ...((rows[0]?.version ?? 0) < OLDEST_VERSION ? [refusal('DATABASE_VERSION', variable)] : []),
    ...(rows[0]?.readOnly ? [refusal('DATABASE_READ_ONLY', variable)] : []),
    ...(replicates && !rows[0]?.isFlushed ? [refusal('DATABASE_COMMITS', variable)] : []),
  ];
}

/** Checks that the migrations are applied, or that this process may apply the pending ones. */
async function checkMigrations(
  client: pg.Client,
  variable: string,
  migrates: boolean,
): Promise<readonly StartRefusal[]> {
  const { pending, fault, lacks } = await migrationState(client);
  if (fault !== undefined) return [refusal(fault, variable)];
  if (pending > 0 && !migrates) return [refusal('DATABASE_NOT_MIGRATED', variable)];
  if (lacks === undefined) return [];
  return [refusal('DATABASE_PRIVILEGE', variable, { problem: `names a user that lacks ${lacks}` })];
}

/** Finds the reasons why the database cannot be used, and the pooler in front of it. It changes nothing and never throws. */
export async function checkDatabase(target: DatabaseTarget): Promise<DatabaseFindings> {
  const { url, directUrl, readUrls = [], requireTls, migrates } = target;
  const isPooled = url !== directUrl;
  const replicates = readUrls.length > 0;
  const variable = isPooled ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL';
  const direct: DatabaseAddress = {
    url: directUrl,
    variable,
    requireTls,
    settings: isPooled ? { statement_timeout: LIMITS.statementMs } : limitSettings(),
  };
  let server: DatabaseServer | undefined;
  const refusals = await checkConnection(direct, async (client) => {
    if (!(await keepsSession(client, () => connectTo(direct)))) return [refusal('DATABASE_POOL', variable)];
    if (isPooled || replicates) server = await readServer(client);
    const session = await checkSession(client, variable);
    return [
      ...session,
      ...(await checkServer(client, variable, replicates)),
      // Migrations are looked for in the session's schema, so a wrong session would hide them.
      ...(session.length > 0 ? [] : await checkMigrations(client, variable, migrates)),
    ];
  });
  const pooled = isPooled ? await checkPooled(target, server?.identity) : { refusals: [], warnings: [] };
  const standbys = await checkStandbys(readUrls, requireTls, server);
  const standbyWarnings = standbys.warnings.map(sentenceOf);
  return {
    ...pooled,
    refusals: [...refusals, ...pooled.refusals, ...standbys.refusals],
    warnings: [...pooled.warnings, ...standbyWarnings],
  };
}

/** Checks the URL that leads through a pooler. `identity` identifies the direct URL's database, if known. */
async function checkPooled(target: DatabaseTarget, identity: string | undefined): Promise<DatabaseFindings> {
  const { url, readUrls = [], requireTls, requireLimits } = target;
  const variable = 'DATABASE_URL';
  let hasNoLimits = false;
  let namedStatements = false;
  const refusals = await checkConnection({ url, variable, requireTls }, async (client) => {
    if (identity !== undefined && identity !== (await identityOf(client)))
      return [refusal('DATABASE_OTHER', 'DATABASE_DIRECT_URL')];
    const limits = await limitsOf(client);
    hasNoLimits = limits === 'open';
    namedStatements = await supportsNamedStatements(client);
    return [
      ...(await checkSession(client, variable)),
      ...(await checkServer(client, variable, readUrls.length > 0)),
      ...(hasNoLimits && requireLimits ? [refusal('DATABASE_LIMITS', variable)] : []),
      ...(limits === 'short' ? [refusal('DATABASE_LIMITS', variable, SHORT_LIMITS)] : []),
    ];
  });
  const warnings = !hasNoLimits || requireLimits ? [] : [sentenceOf(refusal('DATABASE_LIMITS', variable))];
  return { refusals, warnings, pool: { namedStatements } };
}

const sentenceOf = ({ variable, problem, mend }: StartRefusal): string => `${variable} ${problem}; to mend it: ${mend}`;
