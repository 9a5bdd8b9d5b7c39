import type { EvmAddress } from '../../../core/hex.ts';
import { type Keystore, parseKeystore } from '../../../core/keystore/format.ts';
import { keystoreAddress, openKeystore, type Scrypt, sealKeystore } from '../../../core/keystore/index.ts';
import { addressOfSecretKey } from '../../../core/signing/index.ts';
import { Failure } from '../exit.ts';
import type { Terminal } from '../terminal.ts';
import { readGuarded, writePrivately } from './guarded.ts';
import { type PasswordSource, readPassword } from './password.ts';
import { nodeScrypt } from './scrypt.ts';

/** A key file as it lies on the disk; what it seals is not opened. */
export interface KeystoreFile {
  readonly path: string;
  readonly text: string;
  /** As the file names it: opening it proves it. */
  readonly address: EvmAddress;
  readonly cost: Keystore['cost'];
  /** Permission bits, octal. */
  readonly mode: string;
}

/** What long work is shown on and stopped by. */
export interface Watched {
  readonly terminal: Terminal;
  readonly signal: AbortSignal;
}

/**
 * Reads a key file, of its owner alone and no symbolic link, and strong enough.
 * @throws Failure, KEYSTORE_INVALID, KEYSTORE_UNSUPPORTED, KEYSTORE_WEAK
 */
export async function readKeystore(path: string): Promise<KeystoreFile> {
  const rules = { what: 'The key file', exit: 'keystore', forbidden: 0o077, maxBytes: 65_536, noLink: true } as const;
  const read = await readGuarded(path, rules);
  if (read === null) {
    throw new Failure(
      'keystore',
      'FILE_MISSING',
      `There is no key file ${path}: make one with \`key new\`, or name it with --keystore.`,
    );
  }
  const text = new TextDecoder().decode(read.content);
  const address = keystoreAddress(text);
  if (address === null) throw new Failure('keystore', 'KEYSTORE_INVALID', `The key file ${path} names no address.`);
  return { path, text, address, cost: parseKeystore(text).cost, mode: read.mode };
}

/** What an attacker of the file is up against, in words. */
export const strengthOf = ({ cost: { n, r, p } }: KeystoreFile): string =>
  `scrypt n=2^${Math.log2(n)}, r=${r}, p=${p}; AES-128-CTR`;

const LABEL = 'Deriving the key';

/** A derivation that the terminal shows the time of, stopped by Ctrl-C. */
async function watched<T>(
  { terminal, signal }: Watched,
  derive: (options: { readonly scrypt: Scrypt; readonly signal: AbortSignal }) => Promise<T>,
) {
  const done = terminal.working(LABEL);
  try {
    return await derive({ scrypt: nodeScrypt, signal });
  } finally {
    done();
  }
}

/** A password's bytes as the text it is, for the one call that takes it. @throws Failure PASSWORD_INVALID */
function textOf(password: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(password);
  } catch {
    throw new Failure('keystore', 'PASSWORD_INVALID', 'The password is not UTF-8 text.');
  } finally {
    password.fill(0);
  }
}

/**
 * Opens the key for as long as `use` runs; its bytes are overwritten before this returns, whatever happens.
 * @throws Failure, KEYSTORE_PASSWORD, KEYSTORE_INVALID
 */
export async function withKey<T>(
  keystore: KeystoreFile,
  source: PasswordSource,
  watch: Watched,
  use: (key: { readonly secretKey: Uint8Array }) => Promise<T>,
): Promise<T> {
  const password = textOf(await readPassword(source, watch.terminal));
  const secretKey = await watched(watch, (options) => openKeystore(keystore.text, password, options));
  try {
    return await use({ secretKey });
  } finally {
    secretKey.fill(0);
  }
}

/** Seals a key under a password and writes the file. @returns its address */
export async function writeKeystore(
  path: string,
  secretKey: Uint8Array,
  password: Uint8Array,
  { force, ...watch }: Watched & { readonly force: boolean },
): Promise<EvmAddress> {
  const text = await watched(watch, (options) => sealKeystore(secretKey, textOf(password), options));
  await writePrivately(path, `${text}\n`, { force });
  return addressOfSecretKey(secretKey);
}
