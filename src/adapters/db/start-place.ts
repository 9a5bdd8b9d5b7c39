import { statSync } from 'node:fs';
import { parseUrl } from '@income-series/protocol/url';
import type pg from 'pg';
import { parse } from 'pg-connection-string';
import { refusal, type StartCode, type StartRefusal } from '../../core/errors/start-refused.ts';
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
  '57P01': 'DATABASE_STARTING',
  '57P02': 'DATABASE_STARTING',
  '57P03': 'DATABASE_STARTING',
};

/** The refusals of a connection whose words differ from their code's words. */
const CONNECTIONS: Readonly<Record<string, Partial<Pick<StartRefusal, 'problem' | 'mend'>>>> = {
  '42501': {
    problem: 'names a user that may not connect to the database',
    mend: 'GRANT CONNECT ON DATABASE … TO <user>',
  },
  '55000': {
    problem: 'names a database that takes no connections, such as a template',
    mend: 'name another database, or ALTER DATABASE … ALLOW_CONNECTIONS true',
  },
};

/** Matches Node's TLS codes for a certificate that does not verify. */
const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|UNABLE_TO_GET_ISSUER|^ERR_(SSL|TLS)|^EPROTO$/;

/** The SQLSTATE of all of PgBouncer's own refusals. */
const PROTOCOL_VIOLATION = '08P01';
const POOLER_MESSAGES: readonly (readonly [RegExp, StartCode])[] = [
  [/startup parameter.*(timezone|datestyle|standard_conforming_strings)/i, 'DATABASE_TIME_ZONE'],
  [/startup parameter/, 'DATABASE_POOL'],
  [/statement pooling mode/, 'DATABASE_POOL_MODE'],
  [/no such database/, 'DATABASE_MISSING'],
  [/no such user|authentication failed/, 'DATABASE_PASSWORD'],
  [/no more connections allowed/, 'DATABASE_BUSY'],
];

/** The SQLSTATE of an answer of the server or its pool; undefined for an error of the connection. */
const stateOf = (error: unknown): string | undefined =>
  error instanceof Error && 'severity' in error && 'code' in error ? String(error.code) : undefined;

/** The refusal of a URL whose connection failed. */
function connectionRefusal(error: unknown, variable: string): StartRefusal {
  const words = CONNECTIONS[stateOf(error) ?? ''];
  return words === undefined ? failureRefusal(error, variable) : refusal('DATABASE_ACCESS', variable, words);
}

/** The words for a user whose limits are too short for usual statements. */
export const SHORT_LIMITS = {
  problem: 'names a user whose statements or transactions are ended within a second, by its own limits',
};

/** The SQLSTATE of a statement that was ended by statement_timeout. */
const CANCELLED = '57014';

/** The refusal of a URL at which a check failed. */
function checkRefusal(error: unknown, variable: string): StartRefusal {
  if (stateOf(error) === CANCELLED) return refusal('DATABASE_LIMITS', variable, SHORT_LIMITS);
  const isPrivilege = stateOf(error) === '42501'; // insufficient_privilege
  if (!isPrivilege) return failureRefusal(error, variable);
  return refusal('DATABASE_PRIVILEGE', variable, {
    problem: 'names a user that may not read what a start checks',
    mend: 'GRANT SELECT ON ALL TABLES IN SCHEMA public TO <user>',
  });
}

function failureRefusal(error: unknown, variable: string): StartRefusal {
  const code = codeOf(error);
  if (code !== 'DATABASE_REFUSED') return refusal(code, variable);
  const problem = `names a server that answered with an error, SQLSTATE ${stateOf(error)?.slice(0, 5)}`;
  return refusal(code, variable, { problem });
}

/** The code of an error while connecting. */
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
  if (/SSL|certificate/.test(text)) return 'DATABASE_TLS';
  return stateOf(error) === undefined ? 'DATABASE_UNREACHABLE' : 'DATABASE_REFUSED';
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

/** True if the URL's certificate files are regular files. The library would wait for a pipe for ever. */
function hasFiles(url: string): boolean {
  return ['sslrootcert', 'sslcert', 'sslkey'].every((name) => {
    const path = parseUrl(url)?.searchParams.get(name);
    return !path || statSync(path, { throwIfNoEntry: false })?.isFile() === true;
  });
}

const NO_FILE = { problem: 'names a file of sslrootcert, sslcert or sslkey that cannot be read' };
const NO_URL = {
  problem: 'is not readable as a URL',
  mend: 'write % as %25, and other special characters of user and password as their percent codes',
};

/** A database URL with the variable that sets it. */
export interface DatabaseAddress {
  readonly url: string;
  readonly variable: string;
  readonly requireTls: boolean;
  /** The session settings of later connections. */
  readonly settings?: Partial<ReturnType<typeof limitSettings>>;
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
    if (!hasFiles(url)) return [refusal('CONFIGURATION', variable, NO_FILE)];
    options = parse(url);
  } catch (error) {
    const isOfFile = (error as NodeJS.ErrnoException).syscall !== undefined;
    return [refusal('CONFIGURATION', variable, isOfFile ? NO_FILE : NO_URL)];
  }
  const client = clientOf(place);
  // The client's host, because PGHOST applies if the URL names no host.
  if (requireTls && !isPrivate(client.host, options)) return [refusal('DATABASE_TLS_OFF', variable)];
  let isConnected = false;
  try {
    await client.connect();
    isConnected = true;
    return await check(client);
  } catch (error) {
    return [isConnected ? checkRefusal(error, variable) : connectionRefusal(error, variable)];
  } finally {
    await client.end().catch(() => {});
  }
}
