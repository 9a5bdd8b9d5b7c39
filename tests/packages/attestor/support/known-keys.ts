import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shareKeys } from './scrypt-once.ts';

export interface KnownKeys {
  /** For processes of the tool. */
  readonly environment: Readonly<Record<string, string>>;
  remove(): void;
}

/** For commands whose derivation of the key is not what is tested: the first does it, the others find its result. */
export function createKnownKeys(): KnownKeys {
  const folder = mkdtempSync(join(tmpdir(), 'known-keys-'));
  const unshare = shareKeys(folder);
  return {
    environment: { KNOWN_KEYS: folder, NODE_OPTIONS: `--require ${join(import.meta.dirname, 'known-keys.cjs')}` },
    remove() {
      unshare();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
