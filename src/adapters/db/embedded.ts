import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { SetupError } from '../../core/errors/setup-error.ts';
import { type SystemAccount, unprivilegedAccount } from '../process/account.ts';
import { type Child, type ChildOptions, startChild } from '../process/child.ts';
import { freePort } from '../process/free-port.ts';
import { type ServerFiles, serverFiles } from './embedded-files.ts';

export interface EmbeddedPostgresOptions {
  /** The folder the data directory is made in. */
  home: string;
  /** Defaults to a free one. */
  port?: number;
  /** False for data that may be lost with the machine: no fsync. */
  durable?: boolean;
  /** True where `home` is removed with everything in it once the server has ended. */
  temporary?: boolean;
  /** Called with the folder that the server runs from, if that is not next to the project. */
  onMoved?: (message: string) => void;
  /** The server's own lines. */
  onLine?: (line: string) => void;
}

export interface EmbeddedPostgres {
  /** The connection string of one of the server's databases. It holds the password: never log it. */
  url(database: string): string;
  /** Where the data really is. */
  readonly data: string;
  readonly port: number;
  stop(): Promise<void>;
}

const USER = 'income_series';
const program = (files: ServerFiles, name: string) =>
  join(files.native, 'bin', process.platform === 'win32' ? `${name}.exe` : name);

/**
 * Starts a PostgreSQL of our own on the loopback interface, with a password, and a data directory that outlives it.
 * Its process ends with this one.
 * @throws Error when another running server holds the data directory, or the server does not start.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const account = unprivilegedAccount();
  const files = serverFiles(options.home, account);
  if (files.moved)
    options.onMoved?.(`PostgreSQL runs from ${files.native} with its data in ${files.data}: ${files.moved}`);
  const data = join(files.data, 'postgres');
  const password = initialise(data, files, account);
  const port = options.port ?? (await freePort());
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 200,
    log_min_messages: 'warning',
    logging_collector: 'off',
    ...(options.durable === false ? { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' } : {}),
  };
  const server = await startServer({
    name: 'PostgreSQL',
    command: program(files, 'postgres'),
    args: ['-D', data, '-p', String(port), ...Object.entries(settings).flatMap(([k, v]) => ['-c', `${k}=${v}`])],
    ready: /database system is ready to accept connections/,
    remove: options.temporary ? options.home : undefined,
    stopSignal: 'SIGINT', // fast shutdown: clients are disconnected, data is written out
    uid: account?.uid,
    gid: account?.gid,
    ...(options.onLine ? { onLine: options.onLine } : {}),
  });
  return {
    url: (database) => `postgresql://${USER}:${password}@127.0.0.1:${port}/${database}`,
    data,
    port,
    stop: () => server.stop(),
  };
}

async function startServer(options: ChildOptions): Promise<Child> {
  try {
    return await startChild(options);
  } catch (error) {
    if (!(error instanceof Error && error.message.includes('postmaster.pid'))) throw error;
    throw new SetupError('another running process uses this data folder; stop it, or set DATA_DIR to another folder');
  }
}

/** Creates the cluster if there is none yet. Returns its password, stored next to it with mode 0600. */
function initialise(data: string, files: ServerFiles, account: SystemAccount | undefined): string {
  const passwordFile = `${data}.password`;
  if (existsSync(join(data, 'PG_VERSION')) && existsSync(passwordFile))
    return readFileSync(passwordFile, 'utf8').trim();
  rmSync(data, { recursive: true, force: true });
  mkdirSync(data, { recursive: true, mode: 0o700 });
  const password = randomBytes(24).toString('base64url');
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  chmodSync(passwordFile, 0o600);
  if (account) {
    chownSync(data, account.uid, account.gid);
    chownSync(passwordFile, account.uid, account.gid);
  }
  const { status, stderr } = spawnSync(
    program(files, 'initdb'),
    [
      `--pgdata=${data}`,
      `--username=${USER}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--no-sync',
    ],
    {
      encoding: 'utf8',
      uid: account?.uid,
      gid: account?.gid,
      cwd: dirname(data),
      env: { PATH: '/usr/bin:/bin', LC_ALL: 'C' },
    },
  );
  if (status === 0) return password;
  rmSync(data, { recursive: true, force: true });
  throw new SetupError(`initdb failed: ${stderr}`);
}
