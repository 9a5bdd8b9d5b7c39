import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { SetupError } from '../../core/errors/setup-error.ts';
import { type SystemAccount, unprivilegedAccount } from '../process/account.ts';
import { type Child, type ChildOptions, startChild } from '../process/child.ts';
import { freePort } from '../process/free-port.ts';
import { type ServerFiles, serverFiles } from './embedded-files.ts';

export interface EmbeddedPostgresOptions {
  /** The folder that the data directory is created in. */
  home: string;
  /** Default: a free port. */
  port?: number;
  /** False: no fsync, for data that may be lost with the machine. */
  durable?: boolean;
  /** True: `home` is removed when the server has ended. */
  temporary?: boolean;
  /** Receives warnings for the operator: about other folders, or remains of an earlier process. */
  onWarning?: (message: string) => void;
  /** Receives the server's lines. */
  onLine?: (line: string) => void;
}

export interface EmbeddedPostgres {
  /** The connection string of a database. It contains the password: never log it. */
  url(database: string): string;
  /** The data directory. */
  readonly data: string;
  readonly port: number;
  stop(): Promise<void>;
}

const USER = 'income_series';
const programPath = (files: ServerFiles, name: string) =>
  join(files.native, 'bin', process.platform === 'win32' ? `${name}.exe` : name);

/**
 * Starts an embedded PostgreSQL on the loopback interface, with a password and a persistent data directory. It ends with this
 * process. @throws Error if another running server uses the data directory, or the server does not start
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const account = unprivilegedAccount();
  const files = serverFiles(options.home, account);
  const { onWarning = () => {} } = options;
  if (files.relocation)
    onWarning(`PostgreSQL runs from ${files.native} with its data in ${files.data}: ${files.relocation}`);
  const data = join(files.data, 'postgres');
  const cluster = { data, files, account, isDurable: options.durable !== false };
  removeUnfinished(cluster, onWarning);
  const password = initialise(cluster);
  const port = options.port ?? (await freePort());
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 200,
    log_min_messages: 'warning',
    logging_collector: 'off',
    ...(options.durable === false ? { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' } : {}),
  };
  const server = await startServer(onWarning, {
    name: 'PostgreSQL',
    command: programPath(files, 'postgres'),
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

/** The longest wait for the server of a killed process to end. Its guardian kills it after 10 seconds. */
const ENDING_MS = 12_000;

/** Matches PostgreSQL's message that another server runs. Other messages about the lock file mean a full disk, a crash or rights. */
const LOCKED = /lock file "postmaster\.pid" already exists/;

/** Starts the server. It first waits for the server of a killed process, because that server still writes its data. */
async function startServer(onWarning: (message: string) => void, options: ChildOptions): Promise<Child> {
  const deadline = performance.now() + ENDING_MS;
  let isWaiting = false;
  for (;;) {
    try {
      return await startChild(options);
    } catch (error) {
      if (!(error instanceof Error && LOCKED.test(error.message))) throw error;
      if (performance.now() > deadline)
        throw new SetupError(
          'another running process uses this data folder; stop it, or set DATA_DIR to another folder',
        );
      if (!isWaiting) onWarning('Another PostgreSQL uses the data folder; this one waits up to 12 s for its end.');
      isWaiting = true;
      await setTimeout(250);
    }
  }
}

interface Cluster {
  /** The data directory. */
  readonly data: string;
  readonly files: ServerFiles;
  readonly account: SystemAccount | undefined;
  readonly isDurable: boolean;
}

/** The suffix, with the process's id, of an incomplete database or password file. A complete one is renamed. */
const UNFINISHED = '.unfinished-';

const passwordOf = (data: string): string => `${data}.password`;

/** Tests that a process runs. EPERM means that the process of another user runs. */
function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Removes incomplete databases of processes that have ended. */
function removeUnfinished({ data }: Cluster, onWarning: (message: string) => void): void {
  const [clusterName, passwordName] = [basename(data), basename(passwordOf(data))];
  for (const name of readdirSync(dirname(data))) {
    const [finalName, id] = name.split(UNFINISHED);
    if (id === undefined || (finalName !== clusterName && finalName !== passwordName)) continue;
    const pid = Number(id);
    // An earlier process had this process's id, because this one has not begun a database yet.
    if (pid !== process.pid && isRunning(pid)) continue;
    rmSync(join(dirname(data), name), { recursive: true, force: true });
    onWarning(`An incomplete database was removed: ${name}. A process ended while it was being made.`);
  }
}

/** Tests that there is a complete database, which has a version file. */
const isComplete = ({ data }: Cluster): boolean => existsSync(join(data, 'PG_VERSION'));

/**
 * Returns the password file of the database, and creates it with mode 0600 if there is no database yet. @throws SetupError
 * if an existing database lost it
 */
function passwordFileOf(cluster: Cluster): string {
  const { data, account } = cluster;
  const file = passwordOf(data);
  if (existsSync(file) && readFileSync(file, 'utf8').endsWith('\n')) return file; // complete with its line end
  if (isComplete(cluster))
    throw new SetupError(`the database in ${data} has lost its password file ${file}; restore it, or remove both`);
  rmSync(file, { force: true });
  const unfinished = `${file}${UNFINISHED}${process.pid}`;
  writeFileSync(unfinished, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 });
  if (account) chownSync(unfinished, account.uid, account.gid);
  placeUnless(file, () => linkSync(unfinished, file));
  rmSync(unfinished);
  return file;
}

/** Puts a file or folder in its place. It is no error if another process was faster. */
function placeUnless(path: string, place: () => void): void {
  try {
    place();
  } catch (error) {
    if (!existsSync(path)) throw error;
  }
}

/** Creates the cluster if there is none yet. Returns its password. */
function initialise(cluster: Cluster): string {
  const { data, files, account, isDurable } = cluster;
  const file = passwordFileOf(cluster);
  const password = readFileSync(file, 'utf8').trim();
  if (isComplete(cluster)) return password;
  rmSync(data, { recursive: true, force: true });
  const unfinished = `${data}${UNFINISHED}${process.pid}`;
  mkdirSync(unfinished, { mode: 0o700 });
  if (account) chownSync(unfinished, account.uid, account.gid);
  const { status, stderr, error } = spawnSync(
    programPath(files, 'initdb'),
    [
      `--pgdata=${unfinished}`,
      `--username=${USER}`,
      `--pwfile=${file}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      ...(isDurable ? [] : ['--no-sync']),
    ],
    {
      encoding: 'utf8',
      uid: account?.uid,
      gid: account?.gid,
      cwd: dirname(data),
      env: { PATH: '/usr/bin:/bin', LC_ALL: 'C' },
    },
  );
  if (status !== 0) {
    rmSync(unfinished, { recursive: true, force: true });
    throw new SetupError(`initdb failed: ${stderr}`, error);
  }
  placeUnless(data, () => renameSync(unfinished, data));
  rmSync(unfinished, { recursive: true, force: true });
  return password;
}
