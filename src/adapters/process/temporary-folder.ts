import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SetupError } from '../../core/errors/setup-error.ts';

/** The codes of a folder that is no place for files, whatever is tried in it. */
const UNUSABLE: ReadonlySet<unknown> = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOENT', 'ENOTDIR', 'ENOSPC', 'EDQUOT']);

/** Runs `work` with the path of the system's temporary folder. @throws SetupError that names the folder if nothing can be written there */
export function inTemporaryFolder<T>(work: (folder: string) => T): T {
  const folder = tmpdir();
  try {
    return work(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (!UNUSABLE.has(code)) throw error;
    throw new SetupError(
      `the temporary folder ${folder} cannot be written (${code}); set TMPDIR to another one`,
      error,
    );
  }
}

/** Creates an empty folder in the system's temporary folder. @throws SetupError if nothing can be written there */
export const makeTemporaryFolder = (prefix: string): string =>
  inTemporaryFolder((folder) => mkdtempSync(join(folder, prefix)));
