import { execFile } from 'node:child_process';
import { chmodSync, chownSync, copyFileSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { unprivilegedAccount } from '../../src/adapters/process/account.ts';
import { freePort } from '../../src/adapters/process/free-port.ts';

const run = promisify(execFile);
const DEBIAN = '/usr/lib/postgresql';
const SCRIPTS = fileURLToPath(new URL('../../deploy/', import.meta.url));

/** Where a PostgreSQL with all of its programs is, which the npm package's is not; undefined where there is none. */
export const postgresPrograms = (): string | undefined =>
  (existsSync(DEBIAN) ? readdirSync(DEBIAN) : [])
    .map((version) => join(DEBIAN, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'pg_basebackup')));

/** How a script of deploy/ ended. */
export interface Ended {
  readonly code: number;
  readonly text: string;
}

/**
 * A PostgreSQL as an operator runs it: with the archive of deploy/backup.sh, restored by deploy/restore.sh. It runs as
 * another account than root.
 */
export async function createOperatedServer(home: string, programs: string) {
  const account = unprivilegedAccount();
  const as = account === undefined ? {} : { uid: account.uid, gid: account.gid };
  const port = await freePort();
  const [folder, scripts] = [join(home, 'backups'), join(home, 'scripts')];
  for (const path of [home, folder, scripts, join(folder, 'wal')]) {
    mkdirSync(path, { recursive: true });
    chmodSync(path, 0o755);
    if (account) chownSync(path, account.uid, account.gid);
  }
  for (const name of ['backup.sh', 'restore.sh']) copyFileSync(join(SCRIPTS, name), join(scripts, name));
  const env = { PATH: `${programs}:/usr/bin:/bin`, LC_ALL: 'C', PGHOST: '127.0.0.1', PGPORT: `${port}`, PGUSER: 'op' };
  const program = (name: string, ...line: string[]) => run(join(programs, name), line, { ...as, env, cwd: home });

  const recovers = async () =>
    (await program('psql', '-XAtc', 'SELECT pg_is_in_recovery()', 'postgres')).stdout.trim() === 't';

  const server = {
    folder,
    url: `postgresql://op@127.0.0.1:${port}/postgres`,
    data: (name: string) => join(home, name),
    async script(name: 'backup.sh' | 'restore.sh', ...line: string[]): Promise<Ended> {
      try {
        const { stdout } = await run('bash', [join(scripts, name), ...line], { ...as, env, cwd: home });
        return { code: 0, text: stdout };
      } catch (error) {
        const { code, stderr } = error as { code: number; stderr: string };
        return { code, text: stderr };
      }
    },
    initialise: (data: string) =>
      program('initdb', '-D', data, '-U', 'op', '-A', 'trust', '--no-sync', '-E', 'UTF8', '--locale=C'),
    /**
     * Resolves once it takes writes, after a recovery too. `archives`: a copy that is only looked at archives nothing, so that
     * its timeline is in no later recovery.
     */
    async start(data: string, { archives = true } = {}): Promise<void> {
      const archive = `bash ${scripts}/backup.sh archive ${folder} %p %f`;
      const settings = {
        port: `${port}`,
        listen_addresses: '127.0.0.1',
        unix_socket_directories: "''",
        fsync: 'off',
        archive_mode: archives ? 'on' : 'off',
        archive_command: `'${archive}'`,
      };
      const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
      await program('pg_ctl', '-D', data, '-w', '-t', '120', '-l', `${data}.log`, '-o', options.join(' '), 'start');
      while (await recovers()); // it answers reads before it has recovered
    },
    /** As if the machine had gone. */
    crash: (data: string) => program('pg_ctl', '-D', data, '-m', 'immediate', 'stop'),
  };
  return server;
}

export type OperatedServer = Awaited<ReturnType<typeof createOperatedServer>>;
