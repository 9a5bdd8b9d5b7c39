import { FileError } from '../../../adapters/files/file-error.ts';
import * as read from '../../../adapters/files/read.ts';
import * as write from '../../../adapters/files/write.ts';
import { type EXIT, Failure } from '../exit.ts';

type Exit = keyof typeof EXIT;

const endWith = (exit: Exit) => (error: unknown) => {
  throw error instanceof FileError ? new Failure(exit, error.code, error.message) : error;
};

/** Reads a file as the adapter does. @throws Failure with the exit code that the rules name */
export const readGuarded = (path: string, { exit, ...rules }: read.ReadRules & { readonly exit: Exit }) =>
  read.readGuarded(path, rules).catch(endWith(exit));

/** Writes a file as the adapter does. @throws Failure */
export const writePrivately = (path: string, content: Uint8Array | string, options: write.FileOptions) =>
  write.writePrivately(path, content, options).catch(endWith('failure'));
