import type { EvmAddress } from '@income-series/protocol/hex';
import { ANY_LOG_N, keystoreAddress, openKeystore, type Scrypt, sealKeystore } from '@income-series/protocol/keystore';
import { type Keystore, parseKeystore } from '@income-series/protocol/keystore/format';
import { addressOfSecretKey } from '@income-series/protocol/signing';
import { Failure } from '../exit.ts';
import type { Terminal } from '../terminal.ts';
import { readGuarded, writePrivately } from './guarded.ts';
import { type PasswordSource, readPassword } from './password.ts';
import { nodeScrypt } from './scrypt.ts';

/** A key file as it is stored, with its key still encrypted. */
export interface KeystoreFile {
  readonly path: string;
  readonly text: string;
  /** The address in the file. Only opening the file proves it. */
  readonly address: EvmAddress;
  /** The smallest n that it may be opened with, as a power of two; undefined for the standard one. */
  readonly minLogN?: number;
  readonly cost: Keystore['cost'];
  /** The permission bits, in octal. */
  readonly mode: string;
}

/** The terminal that shows long work, and the signal that stops it. */
export interface WorkDisplay {
  readonly terminal: Terminal;
  readonly signal: AbortSignal;
}

/** Reads the text of a key file, which must be readable by its owner only and no symbolic link. @throws Failure */
async function readFile(path: string): Promise<{ readonly text: string; readonly mode: string }> {
  const rules = { what: 'The key file', exit: 'keystore', forbidden: 0o077, maxBytes: 65_536, noLink: true } as const;
  const read = await readGuarded(path, rules);
  if (read === null) {
    throw new Failure(
      'keystore',
      'FILE_MISSING',
      `There is no key file ${path}: make one with \`key new\`, or name it with --keystore.`,
    );
  }
  return { text: new TextDecoder().decode(read.content), mode: read.mode };
}

/**
 * Reads a key file. It must be readable by its owner only, no symbolic link, and have a strong enough derivation.
 * @throws Failure, KEYSTORE_INVALID, KEYSTORE_UNSUPPORTED, KEYSTORE_WEAK
 */
export async function readKeystore(path: string): Promise<KeystoreFile> {
  const { text, mode } = await readFile(path);
  const address = keystoreAddress(text);
  if (address === null)
    throw new Failure(
      'keystore',
      'KEYSTORE_INVALID',
      `The key file ${path} has no address: \`key passwd\` writes it again with one.`,
    );
  return { path, text, address, cost: parseKeystore(text).cost, mode };
}

/** A key file of any program, which is read to be written again. Its address may be missing, and its key derivation may be weak. */
type ForeignKeystore = Omit<KeystoreFile, 'address'> & { readonly address: EvmAddress | null };

/** Reads a key file of any program and cost. @throws Failure, KEYSTORE_INVALID, KEYSTORE_UNSUPPORTED */
export async function readForeignKeystore(path: string): Promise<ForeignKeystore> {
  const { text, mode } = await readFile(path);
  const address = keystoreAddress(text, { minLogN: ANY_LOG_N });
  return { path, text, address, cost: parseKeystore(text).cost, mode, minLogN: ANY_LOG_N };
}

/** The key derivation and cipher of a key file, in words. */
export const strengthOf = ({ cost: { n, r, p } }: KeystoreFile): string =>
  `scrypt n=2^${Math.log2(n)}, r=${r}, p=${p}; AES-128-CTR`;

const LABEL = 'Deriving the key';

/** Runs a key derivation, shows its elapsed time, and stops it on Ctrl-C. */
async function showDerivation<T>(
  { terminal, signal }: WorkDisplay,
  derive: (options: { readonly scrypt: Scrypt; readonly signal: AbortSignal }) => Promise<T>,
) {
  const stopShowing = terminal.showProgress(LABEL);
  try {
    return await derive({ scrypt: nodeScrypt, signal });
  } finally {
    stopShowing();
  }
}

/** Decodes a password to text and overwrites its bytes. @throws Failure PASSWORD_INVALID */
function takeText(password: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(password);
  } catch {
    throw new Failure('keystore', 'PASSWORD_INVALID', 'The password is not UTF-8 text.');
  } finally {
    password.fill(0);
  }
}

/**
 * Opens the key for as long as `use` runs, and overwrites its bytes afterwards in any case.
 * @throws Failure, KEYSTORE_PASSWORD, KEYSTORE_INVALID
 */
export async function withKey<T>(
  { text, minLogN }: Pick<KeystoreFile, 'text' | 'minLogN'>,
  source: PasswordSource,
  display: WorkDisplay,
  use: (key: { readonly secretKey: Uint8Array }) => Promise<T>,
): Promise<T> {
  const password = takeText(await readPassword(source, display.terminal));
  const secretKey = await showDerivation(display, (options) =>
    openKeystore(text, password, { ...options, ...(minLogN === undefined ? {} : { minLogN }) }),
  );
  try {
    return await use({ secretKey });
  } finally {
    secretKey.fill(0);
  }
}

/** Encrypts a key under a password and writes the key file. @returns the key's address */
export async function writeKeystore(
  path: string,
  secretKey: Uint8Array,
  password: Uint8Array,
  { force, ...display }: WorkDisplay & { readonly force: boolean },
): Promise<EvmAddress> {
  const text = await showDerivation(display, (options) => sealKeystore(secretKey, takeText(password), options));
  await writePrivately(path, `${text}\n`, { force });
  return addressOfSecretKey(secretKey);
}
