import { closeSync, constants, fstatSync, openSync, readFileSync } from 'node:fs';

/** The greatest size of a file that a variable names, KiB. */
export const MAX_FILE_KIB = 64;

/**
 * The text of a file that a variable names. It is opened without waiting: a pipe that nobody writes to would hold the
 * start for ever.
 * @throws Error where it cannot be read, is no regular file, or is larger than `maxKib`
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
