import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unprivilegedAccount } from '../../src/adapters/process/account.ts';
import { startChild } from '../../src/adapters/process/child.ts';
import { freePort } from '../../src/adapters/process/free-port.ts';
import { projectPath } from '../../src/project.ts';

/** TEST_PGBOUNCER where it is given, else the one that Debian or somebody else has installed. */
const PROGRAM = [process.env.TEST_PGBOUNCER ?? '/usr/sbin/pgbouncer', '/usr/local/bin/pgbouncer'].find(existsSync);

/** As numbers; undefined where there is no PgBouncer here. */
export const PGBOUNCER_VERSION: readonly [number, number] | undefined = versionOf();

function versionOf(): readonly [number, number] | undefined {
  if (PROGRAM === undefined) return undefined;
  const versionText = spawnSync(PROGRAM, ['--version'], { encoding: 'utf8' }).stdout;
  const [, major, minor] = /PgBouncer (\d+)\.(\d+)/.exec(versionText) ?? [];
  return [Number(major), Number(minor)];
}

/** Tests whether PgBouncer prepares statements of its clients under names of its own, where a setting asks for it: 1.21 and newer. */
export const PREPARES = PGBOUNCER_VERSION !== undefined && PGBOUNCER_VERSION[0] * 1_000 + PGBOUNCER_VERSION[1] >= 1_021;

export interface PgBouncer {
  readonly pid: number;
  /** The same database through the pool. */
  through(url: string): string;
  stop(): Promise<void>;
}

export interface PgBouncerOptions {
  readonly mode?: 'transaction' | 'session' | 'statement';
  /** Sessions of one database. By default 4: fewer than clients ask for. */
  readonly sessions?: number;
  /** userlist.txt: its users log in at the server as well. By default anybody may, and is the URL's user there. */
  readonly users?: string;
  /** More of the section [pgbouncer]. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** The settings that operators are given, without what is of a place. */
export const SHIPPED: Readonly<Record<string, string>> = Object.fromEntries(
  [...readFileSync(projectPath('deploy/pgbouncer/pgbouncer.ini'), 'utf8').matchAll(/^(\w+) = (.*)$/gm)]
    .map(([, name, value]) => [String(name), String(value)] as const)
    .filter(([name]) => !/^(income_series|listen_|auth_|client_tls|server_tls)/.test(name)),
);

/** A PgBouncer before a server whose user and password are in the URL. */
export async function startPgBouncer(server: string, options: PgBouncerOptions = {}): Promise<PgBouncer> {
  if (PROGRAM === undefined) throw new Error('there is no PgBouncer');
  const { hostname, port: serverPort, username, password } = new URL(server);
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'pgbouncer-'));
  const [file, pidfile, users] = [join(folder, 'pgbouncer.ini'), join(folder, 'pid'), join(folder, 'userlist.txt')];
  const settings = {
    ...SHIPPED,
    listen_addr: '127.0.0.1',
    listen_port: port,
    pidfile,
    ...(options.users === undefined ? { auth_type: 'any' } : { auth_type: 'scram-sha-256', auth_file: users }),
    ...(options.mode ? { pool_mode: options.mode } : {}),
    default_pool_size: options.sessions ?? 4,
    ...(PREPARES ? { max_prepared_statements: 200 } : {}),
    ...options.settings,
  };
  const secret = password === '' ? '' : ` password=${decodeURIComponent(password)}`;
  const as = options.users === undefined ? ` user=${decodeURIComponent(username)}${secret}` : '';
  const lines = [
    '[databases]',
    `* = host=${hostname} port=${serverPort}${as}`,
    '[pgbouncer]',
    ...Object.entries(settings).map(([name, value]) => `${name} = ${value}`),
  ];
  writeFileSync(file, `${lines.join('\n')}\n`, { mode: 0o600 });
  writeFileSync(users, options.users ?? '', { mode: 0o600 });
  const account = unprivilegedAccount(); // it does not run as root
  if (account) {
    for (const path of [folder, file, users]) chownSync(path, account.uid, account.gid);
  }
  const child = await startChild({
    name: 'PgBouncer',
    command: PROGRAM,
    args: [file],
    ready: /process up/,
    stopSignal: 'SIGINT',
    remove: folder,
    uid: account?.uid,
    gid: account?.gid,
  });
  return {
    pid: Number(readFileSync(pidfile, 'utf8')),
    through(url) {
      const pooled = new URL(url);
      pooled.hostname = '127.0.0.1';
      pooled.port = `${port}`;
      return pooled.href;
    },
    stop: async () => {
      await child.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
