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

/** What a key is derived from. */
export interface ScryptInput extends ScryptCost {
  readonly password: Uint8Array;
  readonly salt: Uint8Array;
  /** Stops the derivation: the signal's reason is thrown. */
  readonly signal: AbortSignal | undefined;
}

/**
 * scrypt (RFC 7914) with 32 bytes of output: the machine's own where there is one, since it is many times faster. The
 * cost was looked at before. Lets other work run meanwhile.
 * @throws the signal's reason
 */
export type Scrypt = (input: ScryptInput) => Promise<Uint8Array>;

/** In JavaScript: runs anywhere, and is what others are tested against. */
export const portableScrypt: Scrypt = ({ password, salt, n, r, p, signal }) =>
  scryptAsync(password, salt, {
    N: n,
    r,
    p,
    dkLen: 32,
    maxmem: 128 * r * (n + p + 1),
    onProgress: () => signal?.throwIfAborted(),
  });

/** How a key is derived. */
export interface Derivation {
  /** By default the portable one. */
  readonly scrypt?: Scrypt | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** 32 bytes from a password: its UTF-8 as typed, without normalisation, as geth takes it. @throws the signal's reason */
export async function deriveKey(
  text: string,
  salt: Uint8Array,
  cost: ScryptCost,
  { scrypt = portableScrypt, signal }: Derivation,
): Promise<Uint8Array> {
  signal?.throwIfAborted();
  const password = utf8(text);
  try {
    return await scrypt({ ...cost, password, salt, signal });
  } finally {
    password.fill(0);
  }
}
