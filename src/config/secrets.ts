import { randomBytes } from 'node:crypto';
import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reader } from './reader.ts';
import type { CommonConfig, GatewaySecrets, SecretKey } from './types.ts';
import * as value from './values.ts';

/** Every development key carries this name, and no production gateway takes a key of this name. */
const DEVELOPMENT_KEY_ID = 'dev';

/**
 * Keys for development, made at first use and kept in the data folder with mode 0600, so that sessions and sealed rows
 * outlive a restart.
 */
function developmentSecrets(dataDir: string): GatewaySecrets {
  const path = join(dataDir, 'secrets.json');
  mkdirSync(dataDir, { recursive: true });
  const read = () => JSON.parse(readFileSync(path, 'utf8')) as Record<'session' | 'vault' | 'cursor', string>;
  let stored: ReturnType<typeof read>;
  try {
    stored = read();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT')
      throw new Error(`${path} cannot be read; remove it to have new keys made`);
    const fresh = () => randomBytes(32).toString('base64');
    writeOnce(path, `${JSON.stringify({ session: fresh(), vault: fresh(), cursor: fresh() })}\n`);
    stored = read();
  }
  const key = (encoded: string) => new Uint8Array(Buffer.from(encoded, 'base64'));
  return {
    sessionKeys: [{ id: DEVELOPMENT_KEY_ID, secret: key(stored.session) }],
    vaultKeys: [{ id: DEVELOPMENT_KEY_ID, secret: key(stored.vault) }],
    cursorKey: key(stored.cursor),
  };
}

/** Complete or absent, and never over a file that another process made meanwhile. */
function writeOnce(path: string, text: string): void {
  const partial = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;
  writeFileSync(partial, text, { mode: 0o600, flag: 'wx' });
  chmodSync(partial, 0o600);
  try {
    linkSync(partial, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(partial);
  }
}

/** The keys that are given. Those for development are made, and kept, when they are asked for. */
export function secrets(reader: Reader, { profile, dataDir }: CommonConfig): () => GatewaySecrets {
  const { given, error, optional } = reader;
  const session = optional('SESSION_KEYS', value.keyRing);
  const vault = optional('VAULT_KEYS', value.keyRing);
  const cursor = optional('CURSOR_KEY', value.secret);
  if (profile === 'production') {
    const rings = {
      SESSION_KEYS: session ?? [],
      VAULT_KEYS: vault ?? [],
      CURSOR_KEY: cursor === undefined ? [] : [{ id: '', secret: cursor }],
    };
    for (const [name, ring] of Object.entries(rings) as [keyof typeof rings, readonly SecretKey[]][]) {
      if (given[name] === undefined) error.add(name, 'is needed in production');
      if (ring.some(({ id }) => id === DEVELOPMENT_KEY_ID)) error.add(name, 'holds a development key');
      if (ring.some(({ secret }) => new Set(secret).size === 1)) {
        error.add(name, 'holds a key of one repeated byte: it must be random');
      }
    }
  }
  return () => {
    const development = session && vault && cursor ? undefined : developmentSecrets(dataDir);
    return {
      sessionKeys: session ?? development?.sessionKeys ?? [],
      vaultKeys: vault ?? development?.vaultKeys ?? [],
      cursorKey: cursor ?? development?.cursorKey ?? new Uint8Array(),
    };
  };
}
