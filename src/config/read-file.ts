import { closeSync, constants, fstatSync, openSync, readFileSync } from 'node:fs';

/** The largest size of a file that a variable names, in KiB. */
export const MAX_FILE_KIB = 64;

/**
 * Reads a text file that a variable names. It is opened without blocking, because a pipe without a writer would block the start.
 * @throws Error if it cannot be read, is not a regular file, or is larger than `maxKib`
 */
export function readTextFile(path: string, maxKib = MAX_FILE_KIB): string {
  const file = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    const stat = fstatSync(file);
    if (!stat.isFile() || stat.size > maxKib * 1024) throw new Error('no file of this size');
    return readFileSync(file, 'utf8');
  } finally {
    closeSync(file);
  }
}
