import { timingSafeEqual } from 'node:crypto';
import { Failure } from '../exit.ts';
import type { Terminal } from '../terminal.ts';
import { readGuarded } from './guarded.ts';

/** Of a new password, in characters. scrypt makes a guess slow; only its length makes guessing hopeless. */
const MIN_PASSWORD = 12;
const MAX_BYTES = 1_024;

/** Where a password comes from: never an argument, never the environment. */
export interface PasswordSource {
  /** A file of mode 0600, `-` for stdin, undefined for the terminal. */
  readonly file: string | undefined;
  /** What it opens, as `of the keystore`. */
  readonly of: string;
  /** The option that names the file; --password-file where it is left out. */
  readonly option?: string;
}

/** Without the line feed that an editor leaves at the end. */
function withoutLineFeed(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  let end = bytes.length;
  if (bytes[end - 1] === 0x0a) end -= 1;
  if (bytes[end - 1] === 0x0d) end -= 1;
  const out = bytes.slice(0, end);
  bytes.fill(0);
  return out;
}

async function fromStdin(): Promise<Uint8Array<ArrayBuffer>> {
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

async function fromFile(path: string): Promise<Uint8Array<ArrayBuffer>> {
  const rules = { what: 'The password file', exit: 'keystore', forbidden: 0o077, maxBytes: MAX_BYTES + 2 } as const;
  const read = await readGuarded(path, { ...rules, pipe: true });
  if (read === null) throw new Failure('keystore', 'FILE_MISSING', `There is no password file ${path}.`);
  return read.content;
}

function notEmpty(password: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  if (password.length === 0) throw new Failure('keystore', 'PASSWORD_EMPTY', 'The password is empty.');
  return password;
}

/** The password of an existing keystore; for the caller to overwrite. @throws Failure */
export async function readPassword({ file, of, option = '--password-file' }: PasswordSource, terminal: Terminal) {
  if (file === undefined) return notEmpty(await terminal.secret(`Password ${of}: `, option));
  return notEmpty(withoutLineFeed(file === '-' ? await fromStdin() : await fromFile(file)));
}

const characters = (password: Uint8Array) => [...new TextDecoder().decode(password)].length;

/** A new password: twice on a terminal, at least MIN_PASSWORD characters. @throws Failure PASSWORD_SHORT, PASSWORDS_DIFFER */
export async function choosePassword(source: PasswordSource, terminal: Terminal) {
  const { file, of, option = '' } = source;
  if (file === undefined)
    terminal.say(`Choose a password ${of}: at least ${MIN_PASSWORD} characters. It cannot be recovered.`);
  const password = await readPassword(source, terminal);
  const refuse = (code: string, message: string) => {
    password.fill(0);
    return new Failure('keystore', code, message);
  };
  if (characters(password) < MIN_PASSWORD) {
    throw refuse('PASSWORD_SHORT', `The password has fewer than ${MIN_PASSWORD} characters.`);
  }
  if (file !== undefined) return password;
  const again = await terminal.secret('The same again: ', option);
  const same = again.length === password.length && timingSafeEqual(again, password);
  again.fill(0);
  if (!same) throw refuse('PASSWORDS_DIFFER', 'The two passwords differ.');
  return password;
}
