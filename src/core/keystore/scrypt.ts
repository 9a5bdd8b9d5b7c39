import { scryptAsync } from '@noble/hashes/scrypt.js';
import { utf8 } from '../bytes.ts';
import { AppError } from '../errors/app-error.ts';

/** The cost of scrypt (RFC 7914): 128 * n * r bytes are held, and gone through p times. */
export interface ScryptCost {
  readonly n: number;
  readonly r: number;
  readonly p: number;
}

/** What is written, and the least that is read: n = 2^18 (256 MiB with r = 8). */
export const STANDARD_LOG_N = 18;
export const standardCost = (logN: number): ScryptCost => ({ n: 2 ** logN, r: 8, p: 1 });

const MAX_MEMORY = 2 ** 30;
const MAX_R = 64;
const MAX_P = 16;

const isPowerOfTwo = (n: number): boolean => n > 1 && Number.isInteger(Math.log2(n)) && 2 ** Math.log2(n) === n;

/**
 * Looks at a cost before any memory is taken.
 * @throws KEYSTORE_INVALID for what scrypt does not have, KEYSTORE_WEAK below 2^minLogN, KEYSTORE_UNSUPPORTED beyond
 *   1 GiB, r = 64 or p = 16
 */
export function requireCost({ n, r, p }: ScryptCost, minLogN: number): void {
  if (!isPowerOfTwo(n) || r < 1 || p < 1) throw new AppError('KEYSTORE_INVALID');
  if (n < 2 ** minLogN) throw new AppError('KEYSTORE_WEAK');
  if (r > MAX_R || p > MAX_P || 128 * n * r > MAX_MEMORY) throw new AppError('KEYSTORE_UNSUPPORTED');
}

/** How a long derivation is watched and stopped. */
export interface Watch {
  /** Called with what is done, 0 to 1. */
  readonly onProgress?: ((done: number) => void) | undefined;
  /** Stops the derivation; what it held is wiped, and the signal's reason is thrown. */
  readonly signal?: AbortSignal | undefined;
}

/** 32 bytes from a password: its UTF-8 as typed, without normalisation, as geth takes it. Lets other work run between. */
export async function deriveKey(
  password: string,
  salt: Uint8Array,
  { n, r, p }: ScryptCost,
  { onProgress, signal }: Watch,
): Promise<Uint8Array> {
  signal?.throwIfAborted();
  return scryptAsync(utf8(password), salt, {
    N: n,
    r,
    p,
    dkLen: 32,
    maxmem: 128 * r * (n + p + 1),
    onProgress(done) {
      signal?.throwIfAborted();
      onProgress?.(done);
    },
  });
}
