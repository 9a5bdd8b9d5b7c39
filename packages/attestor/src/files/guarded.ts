import * as files from '@income-series/client/internal/files';
import { type EXIT, Failure } from '../exit.ts';

type Exit = keyof typeof EXIT;

const failWith = (exit: Exit) => (error: unknown) => {
  throw error instanceof files.FileError ? new Failure(exit, error.code, error.message) : error;
};

/** Reads a file under rules of owner, mode and size. @throws Failure with the exit code in the rules */
export const readGuarded = (path: string, { exit, ...rules }: files.ReadRules & { readonly exit: Exit }) =>
  files.readGuarded(path, rules).catch(failWith(exit));

/** Writes a file that only its owner can read. @throws Failure */
export const writePrivately = (path: string, content: Uint8Array | string, options: files.FileOptions) =>
  files.writePrivately(path, content, options).catch(failWith('failure'));
