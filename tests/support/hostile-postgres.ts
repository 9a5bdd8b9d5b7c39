import { execFile } from 'node:child_process';
import { chownSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { withClient } from '../../src/adapters/db/client.ts';
import { createDatabase } from '../../src/adapters/db/database.ts';
import { createDatabaseOn } from '../../src/adapters/db/databases.ts';
import { unprivilegedAccount } from '../../src/adapters/process/account.ts';
import { type Child, startChild } from '../../src/adapters/process/child.ts';
import { freePort } from '../../src/adapters/process/free-port.ts';
import type { TestDatabase } from './database.ts';

const run = promisify(execFile);

/** A PostgreSQL as it is elsewhere: in another zone and language, with a form of dates that no program expects. */
export interface HostilePostgres {
  url(database: string, user?: string): string;
  readonly port: number;
  stop(): Promise<void>;
}

/** A zone half an hour off, whose summer time is half an hour too. */
export const HOSTILE_ZONE = 'Australia/Lord_Howe';

/**
 * Starts a cluster whose letters are Turkish (by ICU: a capital I is no `i`), and which writes dates as Germans do.
 * `programs`: the folder of all programs of a PostgreSQL.
 */
export async function startHostilePostgres(programs: string): Promise<HostilePostgres> {
  const account = unprivilegedAccount();
  const home = mkdtempSync(join(tmpdir(), 'income-series-hostile-'));
  const data = join(home, 'data');
  mkdirSync(data, { mode: 0o700 });
  for (const folder of account ? [home, data] : []) chownSync(folder, Number(account?.uid), Number(account?.gid));
  const env = { PATH: `${programs}:/usr/bin:/bin`, LC_ALL: 'C', TZ: HOSTILE_ZONE };
  const as = account === undefined ? {} : { uid: account.uid, gid: account.gid };
  const language = ['--locale-provider=icu', '--icu-locale=tr', '--locale=C'];
  await run(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'hostile', '-A', 'trust', '--no-sync', '-E', 'UTF8', ...language],
    { ...as, env, cwd: home },
  );
  const port = await freePort();
  const settings = {
    port: `${port}`,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    fsync: 'off',
    timezone: HOSTILE_ZONE,
    datestyle: 'German, DMY',
    standard_conforming_strings: 'off',
    escape_string_warning: 'off',
  };
  const child: Child = await startChild({
    name: 'PostgreSQL',
    command: join(programs, 'postgres'),
    args: ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    ready: /database system is ready to accept connections/,
    remove: home,
    stopSignal: 'SIGINT',
    uid: account?.uid,
    gid: account?.gid,
  });
  return {
    url: (database, user = 'hostile') => `postgresql://${user}@127.0.0.1:${port}/${database}`,
    port,
    stop: () => child.stop(),
  };
}

/** What another program has in the same database, where the role's `search_path` finds it if `public` has no such table. */
const NEIGHBOUR = [
  'CREATE SCHEMA neighbour',
  'CREATE TABLE neighbour.accounts (id text)',
  `CREATE TABLE neighbour._prisma_migrations (migration_name text, checksum text, started_at timestamptz,
    finished_at timestamptz, rolled_back_at timestamptz)`,
  "INSERT INTO neighbour._prisma_migrations VALUES ('20200101000000_of_the_neighbour', 'none', now(), now())",
  'ALTER ROLE hostile SET search_path = public, neighbour',
];

/** A database on a server of its own, which ends with it: nothing of the service is in it, and something of a neighbour's. */
export async function createHostileDatabase(programs: string): Promise<TestDatabase> {
  const server = await startHostilePostgres(programs);
  await createDatabaseOn(server.url('postgres'), 'app');
  const url = server.url('app');
  await withClient(url, async (client) => {
    for (const statement of NEIGHBOUR) await client.query(statement);
  });
  const database = createDatabase({ url, connectTimeoutMs: 30_000, statementTimeoutMs: 120_000 });
  const drop = async () => {
    await database.close();
    await server.stop();
  };
  return { ...database, url, drop, [Symbol.asyncDispose]: drop };
}
