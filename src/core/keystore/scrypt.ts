import { scryptAsync } from '@noble/hashes/scrypt.js';
import { utf8 } from '../bytes.ts';

/** The cost parameters of scrypt (RFC 7914): it needs 128 * n * r bytes and goes through them p times. */
export interface ScryptCost {
  readonly n: number;
  readonly r: number;
  readonly p: number;
}

/** The n of new keystores, which is also the smallest n that is accepted, as an exponent of 2: n = 2^18 needs 256 MiB with r = 8. */
export const STANDARD_LOG_N = 18;
/** The cost of new keystores for an n of 2^logN: r = 8, p = 1. */
export const standardCost = (logN: number): ScryptCost => ({ n: 2 ** logN, r: 8, p: 1 });

/** The limits for the cost that a file names. */
export interface CostLimits {
  /** The smallest n, as an exponent of 2. */
  readonly minLogN: number;
  /** The most bytes of memory. */
  readonly maxMemory: number;
  readonly maxR: number;
  readonly maxP: number;
}

const isPowerOfTwo = (n: number): boolean => n > 1 && Number.isInteger(Math.log2(n)) && 2 ** Math.log2(n) === n;

/** The fault of a cost: `impossible` if scrypt does not allow it, `cheap` or `dear` if it is outside the limits; null if it has none. */
export function costFault({ n, r, p }: ScryptCost, limits: CostLimits): 'impossible' | 'cheap' | 'dear' | null {
  if (!isPowerOfTwo(n) || r < 1 || p < 1) return 'impossible';
  if (n < 2 ** limits.minLogN) return 'cheap';
  return r > limits.maxR || p > limits.maxP || 128 * n * r > limits.maxMemory ? 'dear' : null;
}

/** The input of scrypt. */
export interface ScryptInput extends ScryptCost {
  readonly password: Uint8Array;
  readonly salt: Uint8Array;
  /** Stops the derivation, which then throws the signal's reason. */
  readonly signal: AbortSignal | undefined;
}

/**
 * An implementation of scrypt (RFC 7914) with 32 bytes of output, which lets other work run meanwhile. Platforms with a native one
 * pass it, because it is many times faster. The caller checks the cost first.
 * @throws the signal's reason
 */
export type Scrypt = (input: ScryptInput) => Promise<Uint8Array>;

/** The implementation in JavaScript, which runs everywhere. Tests compare native ones with it. */
export const portableScrypt: Scrypt = ({ password, salt, n, r, p, signal }) =>
  scryptAsync(password, salt, {
    N: n,
    r,
    p,
    dkLen: 32,
    maxmem: 128 * r * (n + p + 1),
    onProgress: () => signal?.throwIfAborted(),
  });

/** Options of a key derivation. */
export interface KeyDerivation {
  /** The implementation of scrypt; `portableScrypt` by default. */
  readonly scrypt?: Scrypt | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Derives 32 bytes from a password. Its UTF-8 is not normalised, because geth does not normalise it either. @throws the signal's reason */
export async function deriveKey(
  text: string,
  salt: Uint8Array,
  cost: ScryptCost,
  { scrypt = portableScrypt, signal }: KeyDerivation,
): Promise<Uint8Array> {
  signal?.throwIfAborted();
  const password = utf8(text);
  try {
    return await scrypt({ ...cost, password, salt, signal });
  } finally {
    password.fill(0);
  }
}
