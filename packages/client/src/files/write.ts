import { randomBytes } from 'node:crypto';
import { type FileHandle, link, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { FileError } from './file-error.ts';

const PRIVATE = 0o600;

export interface FileOptions {
  /** True: replace an existing file. */
  readonly force: boolean;
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

/** Syncs a folder where the file system can, so that a new name in it survives a crash. */
async function syncFolder(folder: string): Promise<void> {
  let handle: FileHandle | undefined;
  try {
    handle = await open(folder, 'r');
    await handle.sync();
  } catch {
    // Some file systems cannot sync a folder. The file itself was synced.
  } finally {
    await handle?.close();
  }
}

/**
 * Writes a file of mode 0600 atomically: a temporary file of the same folder is synced, and then takes the name.
 * Without `force` it takes the name by a hard link, because that fails if the name exists.
 * @throws FileError FILE_EXISTS, FILE_NOT_WRITTEN
 */
export async function writePrivately(path: string, content: Uint8Array | string, { force }: FileOptions) {
  const folder = dirname(path);
  const temporary = join(folder, `.${randomBytes(8).toString('hex')}.tmp`);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const handle = await open(temporary, 'wx', PRIVATE);
    try {
      await handle.chmod(PRIVATE); // the umask may have cleared bits
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
    if (force) await rename(temporary, path);
    else await link(temporary, path);
    await syncFolder(folder);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') {
      throw new FileError('FILE_EXISTS', `${path} exists: it is replaced with --force only.`);
    }
    throw new FileError('FILE_NOT_WRITTEN', `${path} cannot be written (${codeOf(error)}).`);
  } finally {
    await rm(temporary, { force: true });
  }
}
