import { statSync } from 'node:fs';
import type pg from 'pg';
import { parse } from 'pg-connection-string';
import { refusal, type StartCode, type StartRefusal } from '../../core/errors/start-refused.ts';
import { parseUrl } from '../../core/url.ts';
import { Client } from '../process/pg-client.ts';
import type { limitSettings } from './pool.ts';

// Checks one URL of a database before a start, and names the reason if it cannot be used.

const TIMEOUT_MS = 10_000;
const LOOPBACK = new Set(['localhost', '127.0.0.1', '::1']);

/** The SQLSTATEs of refused connections (PostgreSQL manual, appendix A). */
const STATES: Readonly<Record<string, StartCode>> = {
  '28P01': 'DATABASE_PASSWORD',
  '28000': 'DATABASE_ACCESS',
  '3D000': 'DATABASE_MISSING',
  '53300': 'DATABASE_BUSY',
  '42501': 'DATABASE_PRIVILEGE',
};

/** Matches Node's TLS codes for a certificate that does not verify. */
const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|UNABLE_TO_GET_ISSUER|^ERR_(SSL|TLS)|^EPROTO$/;

/** The SQLSTATE of all of PgBouncer's own refusals. */
const PROTOCOL_VIOLATION = '08P01';
const POOLER_MESSAGES: readonly (readonly [RegExp, StartCode])[] = [
  [/startup parameter.*(timezone|datestyle|standard_conforming_strings)/i, 'DATABASE_TIME_ZONE'],
  [/startup parameter/, 'DATABASE_POOL'],
  [/no such database/, 'DATABASE_MISSING'],
  [/no such user|authentication failed/, 'DATABASE_PASSWORD'],
  [/no more connections allowed/, 'DATABASE_BUSY'],
];

function codeOf(error: unknown): StartCode {
  const { code, message } = error as { code?: unknown; message?: unknown };
  const text = String(message);
  if (typeof code === 'string') {
    const startCode = STATES[code];
    if (startCode !== undefined) return startCode;
    if (CERTIFICATE.test(code)) return 'DATABASE_TLS';
    const poolerEntry = code === PROTOCOL_VIOLATION && POOLER_MESSAGES.find(([pattern]) => pattern.test(text));
    if (poolerEntry) return poolerEntry[1];
  }
  if (/SASL/.test(text)) return 'DATABASE_PASSWORD'; // the server wants a password and the URL has none
  return /SSL|certificate/.test(text) ? 'DATABASE_TLS' : 'DATABASE_UNREACHABLE';
}

/** Tests that a connection stays on this machine, or uses TLS that checks certificate and name. */
function isPrivate(host: string, { ssl, ...options }: ReturnType<typeof parse>): boolean {
  if (LOOPBACK.has(host) || host.startsWith('/')) return true;
  // Only verify-full is accepted, because the other modes check no name, or will check less in the library's next version.
  return (
    typeof ssl === 'object' &&
    (options as { sslmode?: string }).sslmode === 'verify-full' &&
    (ssl as { rejectUnauthorized?: boolean }).rejectUnauthorized !== false
  );
}

/**
 * Requires that the URL's certificate files are regular files, because the library would wait for a pipe for ever. @throws
 * Error
 */
function requireFiles(url: string): void {
  for (const name of ['sslrootcert', 'sslcert', 'sslkey']) {
    const path = parseUrl(url)?.searchParams.get(name);
    if (path && !statSync(path).isFile()) throw new Error('no file');
  }
}

/** A database URL with the variable that sets it. */
export interface DatabaseAddress {
  readonly url: string;
  readonly variable: string;
  readonly requireTls: boolean;
  /** The session settings of later connections. */
  readonly settings?: ReturnType<typeof limitSettings>;
}

const clientOf = ({ url, settings }: DatabaseAddress): pg.Client =>
  new Client({
    connectionString: url,
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
    ...settings,
  });

export async function connectTo(place: DatabaseAddress): Promise<pg.Client> {
  const client = clientOf(place);
  await client.connect();
  return client;
}

/** Connects and runs checks. Returns their refusals, or the reason why there is no connection. It never throws. */
export async function checkConnection(
  place: DatabaseAddress,
  check: (client: pg.Client) => Promise<readonly StartRefusal[]>,
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
  // The client's host, because PGHOST applies if the URL names no host.
  if (requireTls && !isPrivate(client.host, options)) return [refusal('DATABASE_TLS_OFF', variable)];
  try {
    await client.connect();
    return await check(client);
  } catch (error) {
    return [refusal(codeOf(error), variable)];
  } finally {
    await client.end().catch(() => {});
  }
}
