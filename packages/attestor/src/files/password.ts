import { timingSafeEqual } from 'node:crypto';
import { Failure } from '../exit.ts';
import type { Terminal } from '../terminal.ts';
import { readGuarded } from './guarded.ts';

/** The least length of a new password, in characters, because scrypt only slows guesses and length makes them hopeless. */
const MIN_PASSWORD = 12;
const MAX_BYTES = 1_024;

/** The source of a password: a file, stdin or the terminal, never an argument or the environment. */
export interface PasswordSource {
  /** A file of mode 0600, `-` for stdin, undefined for the terminal. */
  readonly file: string | undefined;
  /** The end of the question "Password …", as `of the keystore`. */
  readonly suffix: string;
  /** The option that names the file. Default: --password-file. */
  readonly option?: string;
}

/** Copies a password without the line feed that an editor adds at the end, and overwrites the original. */
function withoutLineFeed(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  let end = bytes.length;
  if (bytes[end - 1] === 0x0a) end -= 1;
  if (bytes[end - 1] === 0x0d) end -= 1;
  const out = bytes.slice(0, end);
  bytes.fill(0);
  return out;
}

async function readStdin(): Promise<Uint8Array<ArrayBuffer>> {
  const out = new Uint8Array(MAX_BYTES + 2);
  let length = 0;
  for await (const chunk of process.stdin as AsyncIterable<Buffer>) {
    if (length + chunk.length > out.length)
      throw new Failure('keystore', 'FILE_TOO_LARGE', 'The password is too long.');
    out.set(chunk, length);
    length += chunk.length;
    chunk.fill(0);
  }
  const read = out.slice(0, length);
  out.fill(0);
  return read;
}

async function readFile(path: string): Promise<Uint8Array<ArrayBuffer>> {
  const rules = { what: 'The password file', exit: 'keystore', forbidden: 0o077, maxBytes: MAX_BYTES + 2 } as const;
  const read = await readGuarded(path, { ...rules, pipe: true });
  if (read === null) throw new Failure('keystore', 'FILE_MISSING', `There is no password file ${path}.`);
  return read.content;
}

function requireNotEmpty(password: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  if (password.length === 0) throw new Failure('keystore', 'PASSWORD_EMPTY', 'The password is empty.');
  return password;
}

/** Reads the password of an existing keystore. The caller must overwrite it after use. @throws Failure */
export async function readPassword({ file, suffix, option = '--password-file' }: PasswordSource, terminal: Terminal) {
  if (file === undefined) return requireNotEmpty(await terminal.secret(`Password ${suffix}: `, option));
  return requireNotEmpty(withoutLineFeed(file === '-' ? await readStdin() : await readFile(file)));
}

const countCharacters = (password: Uint8Array) => [...new TextDecoder().decode(password)].length;

/**
 * Reads a new password of at least MIN_PASSWORD characters; on a terminal it is asked for twice. @throws Failure
 * PASSWORD_SHORT, PASSWORDS_DIFFER
 */
export async function choosePassword(source: PasswordSource, terminal: Terminal) {
  const { file, suffix, option = '' } = source;
  if (file === undefined)
    terminal.say(`Choose a password ${suffix}: at least ${MIN_PASSWORD} characters. It cannot be recovered.`);
  const password = await readPassword(source, terminal);
  const refuse = (code: string, message: string) => {
    password.fill(0);
    return new Failure('keystore', code, message);
  };
  if (countCharacters(password) < MIN_PASSWORD) {
    throw refuse('PASSWORD_SHORT', `The password has fewer than ${MIN_PASSWORD} characters.`);
  }
  if (file !== undefined) return password;
  const repetition = await terminal.secret('The same again: ', option);
  const isSame = repetition.length === password.length && timingSafeEqual(repetition, password);
  repetition.fill(0);
  if (!isSame) throw refuse('PASSWORDS_DIFFER', 'The two passwords differ.');
  return password;
}
