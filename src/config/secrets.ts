import { randomBytes } from 'node:crypto';
import { chmodSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { utf8 } from '@income-series/protocol/bytes';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { makeDataFolder } from './data-folder.ts';
import type { VariableReader } from './reader.ts';
import type { GatewaySecrets, Profile, SecretKey, WorkerConfig } from './types.ts';
import * as value from './values.ts';

/** The id of all development keys; production refuses a key with this id. */
const DEVELOPMENT_KEY_ID = 'dev';

/**
 * Reads the development keys from the data folder. The keys are created at first use, with mode 0600, so that sessions and sealed
 * rows survive a restart.
 */
function developmentSecrets(dataDir: string): GatewaySecrets {
  const path = join(dataDir, 'secrets.json');
  makeDataFolder(dataDir);
  const read = () => JSON.parse(readFileSync(path, 'utf8')) as StoredSecrets;
  let stored: StoredSecrets;
  try {
    stored = read();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT')
      throw new Error(`${path} cannot be read; remove it to have new keys made`);
    const fresh = () => randomBytes(32).toString('base64');
    writeOnce(path, textOf({ session: fresh(), vault: fresh(), cursor: fresh(), emailCode: fresh() }));
    stored = read();
  }
  if (stored.emailCode === undefined) {
    stored = { ...stored, emailCode: addedEmailCode(stored) };
    renameSync(writePartial(path, textOf(stored)), path);
  }
  return {
    sessionKeys: [{ id: DEVELOPMENT_KEY_ID, secret: decodeKey(stored.session) }],
    vaultKeys: [{ id: DEVELOPMENT_KEY_ID, secret: decodeKey(stored.vault) }],
    cursorKeys: [decodeKey(stored.cursor)],
    emailCodeKey: decodeKey(stored.emailCode as string),
  };
}

/** The contents of the file of development keys. A file of an earlier version has no `emailCode`. */
type StoredSecrets = Record<'session' | 'vault' | 'cursor', string> & { readonly emailCode?: string };

const decodeKey = (encoded: string) => new Uint8Array(Buffer.from(encoded, 'base64'));
const textOf = (stored: StoredSecrets): string => `${JSON.stringify(stored)}\n`;

/** Derives the missing e-mail code key from another key, so that two processes that add it at once add the same. */
const addedEmailCode = ({ cursor }: StoredSecrets): string =>
  Buffer.from(hmac(sha256, decodeKey(cursor), utf8('email-code-key/v1'))).toString('base64');

/** Writes a complete file next to the path, under a unique name; returns that name. */
function writePartial(path: string, text: string): string {
  const partial = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;
  writeFileSync(partial, text, { mode: 0o600, flag: 'wx' });
  chmodSync(partial, 0o600);
  return partial;
}

/** Writes a file atomically, unless another process created it meanwhile. */
function writeOnce(path: string, text: string): void {
  const partial = writePartial(path, text);
  try {
    linkSync(partial, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(partial);
  }
}

const repeatsOneByte = (secret: Uint8Array): boolean => new Set(secret).size === 1;
const ONE_BYTE = 'holds a key of one repeated byte: it must be random';

/**
 * Reads the key from which the codes that confirm e-mail addresses are derived. Production requires the key if mail is sent. In
 * development it is created when the returned function is first called.
 */
export function readEmailCodeSecret(
  { values, error, optional }: VariableReader,
  { profile, dataDir }: Pick<WorkerConfig, 'profile' | 'dataDir'>,
): () => Uint8Array | undefined {
  const own = optional('EMAIL_CODE_KEY', value.secret);
  if (profile === 'production') {
    if (values.SMTP_URL !== undefined && values.EMAIL_CODE_KEY === undefined) {
      error.add('EMAIL_CODE_KEY', 'is needed in production with SMTP_URL');
    }
    if (own !== undefined && repeatsOneByte(own)) error.add('EMAIL_CODE_KEY', ONE_BYTE);
    return () => own;
  }
  return () => own ?? developmentSecrets(dataDir).emailCodeKey;
}

/** Adds problems for keys that production refuses: development keys, and keys of one repeated byte. */
function refuseWeak(
  { error }: VariableReader,
  name: 'SESSION_KEYS' | 'VAULT_KEYS' | 'CURSOR_KEY',
  ring: readonly SecretKey[],
) {
  if (ring.some(({ id }) => id === DEVELOPMENT_KEY_ID)) error.add(name, 'holds a development key');
  if (ring.some(({ secret }) => repeatsOneByte(secret))) error.add(name, ONE_BYTE);
}

/** Reads the keys of the vault; undefined if they are not set. */
export function readVaultKeys(reader: VariableReader, profile: Profile): readonly SecretKey[] | undefined {
  const ring = reader.optional('VAULT_KEYS', value.keyRing);
  if (profile === 'production') refuseWeak(reader, 'VAULT_KEYS', ring ?? []);
  return ring;
}

/** Reads the keys of a gateway. In development, missing keys are created when the returned function is called. */
export function readSecrets(
  reader: VariableReader,
  { profile, dataDir }: Pick<WorkerConfig, 'profile' | 'dataDir'>,
): () => Omit<GatewaySecrets, 'emailCodeKey'> {
  const { values, error, optional } = reader;
  const session = optional('SESSION_KEYS', value.keyRing);
  const vault = readVaultKeys(reader, profile);
  const cursor = optional('CURSOR_KEY', value.secretList);
  if (profile === 'production') {
    for (const name of ['SESSION_KEYS', 'VAULT_KEYS', 'CURSOR_KEY'] as const) {
      if (values[name] === undefined) error.add(name, 'is needed in production');
    }
    refuseWeak(reader, 'SESSION_KEYS', session ?? []);
    refuseWeak(
      reader,
      'CURSOR_KEY',
      (cursor ?? []).map((secret) => ({ id: '', secret })),
    );
  }
  return () => {
    const development = session && vault && cursor ? undefined : developmentSecrets(dataDir);
    return {
      sessionKeys: session ?? development?.sessionKeys ?? [],
      vaultKeys: vault ?? development?.vaultKeys ?? [],
      cursorKeys: cursor ?? development?.cursorKeys ?? [],
    };
  };
}
