import { scryptAsync } from '@noble/hashes/scrypt.js';
import { utf8 } from '../bytes.ts';

/** The cost of scrypt (RFC 7914): 128 * n * r bytes are held, and gone through p times. */
export interface ScryptCost {
  readonly n: number;
  readonly r: number;
  readonly p: number;
}

/** What is written, and the least that is read: n = 2^18 (256 MiB with r = 8). */
export const STANDARD_LOG_N = 18;
export const standardCost = (logN: number): ScryptCost => ({ n: 2 ** logN, r: 8, p: 1 });

/** What a cost is held to, before any memory is taken. */
export interface CostLimits {
  /** The least n, as a power of two. */
  readonly minLogN: number;
  /** Bytes that are held. */
  readonly maxMemory: number;
  readonly maxR: number;
  readonly maxP: number;
}

const isPowerOfTwo = (n: number): boolean => n > 1 && Number.isInteger(Math.log2(n)) && 2 ** Math.log2(n) === n;

/** What is wrong with a cost: scrypt has no such one, or it is too cheap or too dear; null where nothing is. */
export function costFault({ n, r, p }: ScryptCost, limits: CostLimits): 'none' | 'cheap' | 'dear' | null {
  if (!isPowerOfTwo(n) || r < 1 || p < 1) return 'none';
  if (n < 2 ** limits.minLogN) return 'cheap';
  return r > limits.maxR || p > limits.maxP || 128 * n * r > limits.maxMemory ? 'dear' : null;
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
export interface KeyDerivation {
  /** By default the portable one. */
  readonly scrypt?: Scrypt | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** 32 bytes from a password: its UTF-8 as typed, without normalisation, as geth takes it. @throws the signal's reason */
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
