import { statSync } from 'node:fs';
import pg from 'pg';
import { parse } from 'pg-connection-string';
import { refusal, type StartCode, type StartRefusal } from '../../core/errors/start-refused.ts';
import { parseUrl } from '../../core/url.ts';
import { migrationState } from './migrate.ts';

export interface DatabaseTarget {
  /** May hold a password: never log it. */
  readonly url: string;
  /** Whether another machine must be reached with TLS that verifies. */
  readonly requireTls: boolean;
  /** Whether this process applies migrations. */
  readonly migrates: boolean;
}

const VARIABLE = 'DATABASE_URL';
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

function codeOf(error: unknown): StartCode {
  const { code, message } = error as { code?: unknown; message?: unknown };
  if (typeof code === 'string') {
    const known = STATES[code];
    if (known !== undefined) return known;
    if (CERTIFICATE.test(code)) return 'DATABASE_TLS';
  }
  if (/SASL/.test(String(message))) return 'DATABASE_PASSWORD'; // the URL has none, and the server asks for one
  return /SSL|certificate/.test(String(message)) ? 'DATABASE_TLS' : 'DATABASE_UNREACHABLE';
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

/** Why the database cannot be used; changes nothing there. Never throws. */
export async function checkDatabase({ url, requireTls, migrates }: DatabaseTarget): Promise<readonly StartRefusal[]> {
  let options: ReturnType<typeof parse>;
  try {
    requireFiles(url);
    options = parse(url);
  } catch {
    return [
      refusal('CONFIGURATION', VARIABLE, {
        problem: 'names a file of sslrootcert, sslcert or sslkey that cannot be read',
      }),
    ];
  }
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
  });
  // The client's host is the one it connects to: PGHOST's where the URL names none.
  if (requireTls && !isPrivate(client.host, options)) return [refusal('DATABASE_TLS_OFF', VARIABLE)];
  client.on('error', () => {}); // the query that runs fails with it; unhandled, it would end the process
  try {
    await client.connect();
    const { rows } = await client.query<{ version: number; readOnly: boolean }>(ABOUT);
    const found: StartRefusal[] = [];
    if ((rows[0]?.version ?? 0) < OLDEST_VERSION) found.push(refusal('DATABASE_VERSION', VARIABLE));
    if (rows[0]?.readOnly) found.push(refusal('DATABASE_READ_ONLY', VARIABLE));
    const { pending, foreign, lacks } = await migrationState(client);
    if (foreign) found.push(refusal('DATABASE_MIGRATIONS', VARIABLE));
    else if (pending > 0 && !migrates) found.push(refusal('DATABASE_NOT_MIGRATED', VARIABLE));
    else if (lacks !== undefined)
      found.push(refusal('DATABASE_PRIVILEGE', VARIABLE, { problem: `names a user that lacks ${lacks}` }));
    return found;
  } catch (error) {
    return [refusal(codeOf(error), VARIABLE)];
  } finally {
    await client.end().catch(() => {});
  }
}
