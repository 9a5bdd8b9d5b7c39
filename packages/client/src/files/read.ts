import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import { FileError } from './file-error.ts';

export interface ReadRules {
  /** The name of the file's purpose, for messages. */
  readonly what: string;
  /** Permission bits that must not be set: 0o077 for a secret, 0o022 for a file that others must not change. */
  readonly forbidden: number;
  readonly maxBytes: number;
  /** True if a symbolic link at the end of the path is refused. */
  readonly noLink?: boolean;
  /** True if a pipe is accepted too (a shell's process substitution). */
  readonly pipe?: boolean;
}

const octal = (mode: number) => (mode & 0o777).toString(8).padStart(4, '0');

/**
 * Reads a file after checking its kind, mode and size. The opened file is checked, so that no other
 * file can take its place in between.
 * @returns null if the file does not exist
 * @throws FileError FILE_IS_LINK, FILE_NOT_READ, FILE_KIND, FILE_MODE, FILE_TOO_LARGE
 */
export async function readGuarded(
  path: string,
  rules: ReadRules,
): Promise<{ content: Uint8Array<ArrayBuffer>; mode: string } | null> {
  const { what, forbidden, maxBytes } = rules;
  const fail = (code: string, why: string) => new FileError(code, `${what} ${path} ${why}`);
  const flags = constants.O_RDONLY | (rules.noLink ? constants.O_NOFOLLOW : 0);
  const handle = await open(path, flags).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    if (error.code === 'ELOOP') throw fail('FILE_IS_LINK', 'is a symbolic link: name the file itself.');
    throw fail('FILE_NOT_READ', `cannot be read (${error.code}).`);
  });
  if (handle === null) return null;
  try {
    const stat = await handle.stat();
    if (!stat.isFile() && !(rules.pipe && stat.isFIFO())) throw fail('FILE_KIND', 'is not a file.');
    if ((stat.mode & forbidden) !== 0) {
      const may = forbidden === 0o022 ? 'written' : 'read or written';
      throw fail('FILE_MODE', `has mode ${octal(stat.mode)} and may be ${may} by others: chmod 600 it.`);
    }
    if (stat.size > maxBytes) throw fail('FILE_TOO_LARGE', 'is too large.');
    const content = Uint8Array.from(await handle.readFile());
    if (content.length > maxBytes) throw fail('FILE_TOO_LARGE', 'is too large.');
    return { content, mode: octal(stat.mode) };
  } finally {
    await handle.close();
  }
}
