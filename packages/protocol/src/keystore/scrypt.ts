import { scryptAsync } from '@noble/hashes/scrypt.js';
import { utf8 } from '../bytes.ts';

/** The cost parameters of scrypt (RFC 7914): it needs 128 * n * r bytes and goes through them p times. */
export interface ScryptCost {
  readonly n: number;
  readonly r: number;
  readonly p: number;
}

/** The n that is written and the smallest that is read, as a power of two: 2^18 needs 256 MiB with r = 8. */
export const STANDARD_LOG_N = 18;
/** The cost that is written: r = 8, p = 1. */
export const standardCost = (logN: number): ScryptCost => ({ n: 2 ** logN, r: 8, p: 1 });

/** The limits of a cost that is read from a file. */
export interface CostLimits {
  /** The smallest n, as a power of two; memory and work are at least those of this n with r = 8 and p = 1. */
  readonly minLogN: number;
  /** The most bytes of memory. */
  readonly maxMemory: number;
  readonly maxR: number;
  readonly maxP: number;
}

const isPowerOfTwo = (n: number): boolean => n > 1 && Number.isInteger(Math.log2(n)) && 2 ** Math.log2(n) === n;

/** The fault of a cost: `impossible` if scrypt does not allow it, `cheap` or `dear` if it is outside the limits; null if it is fine. */
export function costFault({ n, r, p }: ScryptCost, limits: CostLimits): 'impossible' | 'cheap' | 'dear' | null {
  if (!isPowerOfTwo(n) || r < 1 || p < 1) return 'impossible';
  // With a small r, a high n costs little memory and little work, so both are compared with the standard cost's.
  const least = standardCost(limits.minLogN);
  if (n < least.n || n * r < least.n * least.r || n * r * p < least.n * least.r * least.p) return 'cheap';
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

/** The form of a password that seals: NFC (RFC 8265), because systems compose the same typed letters or not. */
export const formToSeal = (password: string): string => password.normalize('NFC');

/** The distinct forms of a password that may open: as typed, because other programs seal that; then NFC, then NFD. */
export const passwordForms = (password: string): ReadonlySet<string> =>
  new Set([password, formToSeal(password), password.normalize('NFD')]);

/** Derives 32 bytes from the UTF-8 of a password, in the form in which it is given. @throws the signal's reason */
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
