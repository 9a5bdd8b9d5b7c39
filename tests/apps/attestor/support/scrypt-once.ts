import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

const derive = crypto.scrypt as (...args: unknown[]) => void;
const known = new Map<string, Buffer>();

/**
 * From now on in this process a key is derived once of the same password, salt and cost: the tests open the same key file
 * dozens of times, each in half a second of scrypt.
 */
export function deriveOnce(): void {
  crypto.scrypt = ((...args: unknown[]) => {
    const answer = args.pop() as (error: Error | null, key?: Buffer) => void;
    const of = JSON.stringify(args.map((arg) => (arg instanceof Uint8Array ? Buffer.from(arg).toString('hex') : arg)));
    const found = known.get(of);
    if (found) return setImmediate(answer, null, Buffer.from(found)); // who asked may overwrite it
    return derive(...args, (error: Error | null, key?: Buffer) => {
      if (key) known.set(of, Buffer.from(key));
      answer(error, key);
    });
  }) as typeof crypto.scrypt;
  syncBuiltinESMExports();
}
