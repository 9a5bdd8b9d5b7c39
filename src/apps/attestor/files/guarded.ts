import { FileError } from '../../../adapters/files/file-error.ts';
import * as read from '../../../adapters/files/read.ts';
import * as write from '../../../adapters/files/write.ts';
import { type EXIT, Failure } from '../exit.ts';

type Exit = keyof typeof EXIT;

const failWith = (exit: Exit) => (error: unknown) => {
  throw error instanceof FileError ? new Failure(exit, error.code, error.message) : error;
};

/** Reads a file under the adapter's rules of owner, mode and size. @throws Failure with the exit code in the rules */
export const readGuarded = (path: string, { exit, ...rules }: read.ReadRules & { readonly exit: Exit }) =>
  read.readGuarded(path, rules).catch(failWith(exit));

/** Writes a file that only its owner can read. @throws Failure */
export const writePrivately = (path: string, content: Uint8Array | string, options: write.FileOptions) =>
  write.writePrivately(path, content, options).catch(failWith('failure'));
