import crypto from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';

const derive = crypto.scrypt as (...args: unknown[]) => void;
const known = new Map<string, Buffer>();
const folders = new Set<string>();

const hashOf = (of: string) => crypto.createHash('sha256').update(of).digest('hex');

/** A key that this process knows, or that a process of the tool has left in a folder that is shared with it. */
function find(of: string): Buffer | undefined {
  const name = hashOf(of);
  const file = [...folders].map((folder) => join(folder, name)).find((path) => existsSync(path));
  return known.get(of) ?? (file === undefined ? undefined : readFileSync(file));
}

function keep(of: string, key: Buffer): void {
  known.set(of, Buffer.from(key));
  for (const folder of folders) writeFileSync(join(folder, hashOf(of)), key, { mode: 0o600 });
}

/** From now on the keys of `folder`, which `known-keys.cjs` keeps there for processes, are this process's too. Ended by its answer. */
export function shareKeys(folder: string): () => void {
  folders.add(folder);
  return () => void folders.delete(folder);
}

/**
 * From now on in this process a key is derived once of the same password, salt and cost: the tests open the same key file
 * dozens of times, each in half a second of scrypt.
 */
export function deriveOnce(): void {
  crypto.scrypt = ((...args: unknown[]) => {
    const answer = args.pop() as (error: Error | null, key?: Buffer) => void;
    const of = JSON.stringify(args.map((arg) => (arg instanceof Uint8Array ? Buffer.from(arg).toString('hex') : arg)));
    const found = find(of);
    if (found) return setImmediate(answer, null, Buffer.from(found)); // who asked may overwrite it
    return derive(...args, (error: Error | null, key?: Buffer) => {
      if (key) keep(of, key);
      answer(error, key);
    });
  }) as typeof crypto.scrypt;
  syncBuiltinESMExports();
}
