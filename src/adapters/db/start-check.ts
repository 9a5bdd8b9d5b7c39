import { statSync } from 'node:fs';
import pg from 'pg';
import { parse } from 'pg-connection-string';
import { refusal, type StartCode, type StartRefusal } from '../../core/errors/start-refused.ts';
import { parseUrl } from '../../core/url.ts';
import { limitSettings, type TransactionPool } from './database.ts';
import { migrationState } from './migrate.ts';
import { carriesNames, hasLimits, identityOf, keepsSession } from './pool-check.ts';

/** The URLs may hold a password: never log them. */
export interface DatabaseTarget {
  readonly url: string;
  /** Another one where `url` leads through a pool. */
  readonly directUrl: string;
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
const TIMEOUT_MS = 10_000;
const LOOPBACK = new Set(['localhost', '127.0.0.1', '::1']);

/** A transaction only reads on a standby, and where user, database or server make it so by default. */
const ABOUT = `SELECT current_setting('server_version_num')::int AS version,
  current_setting('transaction_read_only')::bool AS "readOnly"`;

/** SQLSTATE (PostgreSQL manual, appendix A) of a refused connection. */
const STATES: Readonly<Record<string, StartCode>> = {
  '28P01': 'DATABASE_PASSWORD',
  '28000': 'DATABASE_ACCESS',
  '3D000': 'DATABASE_MISSING',
  '53300': 'DATABASE_BUSY',
  '42501': 'DATABASE_PRIVILEGE',
};

/** Codes of Node's TLS for a certificate that does not verify. */
const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|UNABLE_TO_GET_ISSUER|^ERR_(SSL|TLS)|^EPROTO$/;

/** PgBouncer's own refusals have the code of a protocol violation, whatever they are about. */
const PROTOCOL_VIOLATION = '08P01';
const POOLS_WORDS: readonly (readonly [RegExp, StartCode])[] = [
  [/startup parameter/, 'DATABASE_POOL'],
  [/no such database/, 'DATABASE_MISSING'],
  [/no such user|authentication failed/, 'DATABASE_PASSWORD'],
  [/no more connections allowed/, 'DATABASE_BUSY'],
];

function codeOf(error: unknown): StartCode {
  const { code, message } = error as { code?: unknown; message?: unknown };
  const said = String(message);
  if (typeof code === 'string') {
    const known = STATES[code];
    if (known !== undefined) return known;
    if (CERTIFICATE.test(code)) return 'DATABASE_TLS';
    const ofPool = code === PROTOCOL_VIOLATION && POOLS_WORDS.find(([words]) => words.test(said));
    if (ofPool) return ofPool[1];
  }
  if (/SASL/.test(said)) return 'DATABASE_PASSWORD'; // the URL has none, and the server asks for one
  return /SSL|certificate/.test(said) ? 'DATABASE_TLS' : 'DATABASE_UNREACHABLE';
}

/** Whether the connection is to this machine, or is one by TLS that checks certificate and name. */
function isPrivate(host: string, { ssl, ...options }: ReturnType<typeof parse>): boolean {
  if (LOOPBACK.has(host) || host.startsWith('/')) return true;
  // sslmode says it best: the others mean less in the next version of the library, or check no name.
  return (
    typeof ssl === 'object' &&
    (options as { sslmode?: string }).sslmode === 'verify-full' &&
    (ssl as { rejectUnauthorized?: boolean }).rejectUnauthorized !== false
  );
}

/** The library reads these files at once, and would wait for ever for what a pipe never holds. @throws Error */
function requireFiles(url: string): void {
  for (const name of ['sslrootcert', 'sslcert', 'sslkey']) {
    const path = parseUrl(url)?.searchParams.get(name);
    if (path && !statSync(path).isFile()) throw new Error('no file');
  }
}

/** One of the URLs. */
interface Place {
  readonly url: string;
  readonly variable: string;
  readonly requireTls: boolean;
  /** What is asked of the session, as later connections do. */
  readonly settings?: ReturnType<typeof limitSettings>;
}

const clientOf = ({ url, settings }: Place): pg.Client => {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
    ...settings,
  });
  client.on('error', () => {}); // the query that runs fails with it; unhandled, it would end the process
  return client;
};

async function connectTo(place: Place): Promise<pg.Client> {
  const client = clientOf(place);
  await client.connect();
  return client;
}

/** What a look at a connection finds, or why there is none. Never throws. */
async function looked(
  place: Place,
  look: (client: pg.Client) => Promise<readonly StartRefusal[]>,
): Promise<readonly StartRefusal[]> {
  const { url, variable, requireTls } = place;
  let options: ReturnType<typeof parse>;
  try {
    requireFiles(url);
    options = parse(url);
  } catch {
    const problem = 'names a file of sslrootcert, sslcert or sslkey that cannot be read';
    return [refusal('CONFIGURATION', variable, { problem })];
  }
  const client = clientOf(place);
  // The client's host is the one it connects to: PGHOST's where the URL names none.
  if (requireTls && !isPrivate(client.host, options)) return [refusal('DATABASE_TLS_OFF', variable)];
  try {
    await client.connect();
    return await look(client);
  } catch (error) {
    return [refusal(codeOf(error), variable)];
  } finally {
    await client.end().catch(() => {});
  }
}

async function aboutServer(client: pg.Client, variable: string): Promise<readonly StartRefusal[]> {
  const { rows } = await client.query<{ version: number; readOnly: boolean }>(ABOUT);
  return [
    ...((rows[0]?.version ?? 0) < OLDEST_VERSION ? [refusal('DATABASE_VERSION', variable)] : []),
    ...(rows[0]?.readOnly ? [refusal('DATABASE_READ_ONLY', variable)] : []),
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
  const { url, directUrl, requireTls, requireLimits, migrates } = target;
  const isPooled = url !== directUrl;
  const variable = isPooled ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL';
  const direct: Place = { url: directUrl, variable, requireTls, ...(isPooled ? {} : { settings: limitSettings() }) };
  let identity: string | undefined;
  const refusals = await looked(direct, async (client) => {
    if (!(await keepsSession(client, () => connectTo(direct)))) return [refusal('DATABASE_POOL', variable)];
    if (isPooled) identity = await identityOf(client);
    return [...(await aboutServer(client, variable)), ...(await aboutMigrations(client, variable, migrates))];
  });
  if (!isPooled) return { refusals, warnings: [] };
  let limited = true;
  let namedStatements = false;
  const ofPool = await looked({ url, variable: 'DATABASE_URL', requireTls }, async (client) => {
    if (identity !== undefined && identity !== (await identityOf(client))) return [refusal('DATABASE_OTHER', variable)];
    limited = await hasLimits(client);
    namedStatements = await carriesNames(client);
    return [
      ...(await aboutServer(client, 'DATABASE_URL')),
      ...(limited || !requireLimits ? [] : [refusal('DATABASE_LIMITS', 'DATABASE_URL')]),
    ];
  });
  const warnings = limited || requireLimits ? [] : [sentenceOf(refusal('DATABASE_LIMITS', 'DATABASE_URL'))];
  return { refusals: [...refusals, ...ofPool], warnings, pool: { namedStatements } };
}

const sentenceOf = ({ variable, problem, mend }: StartRefusal): string => `${variable} ${problem}; to mend it: ${mend}`;
