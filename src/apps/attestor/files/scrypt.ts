import { scrypt } from 'node:crypto';
import { portableScrypt, type Scrypt } from '../../../core/keystore/index.ts';

/**
 * RFC 7914 has n below 2^(16r), which OpenSSL holds to; the definition of Web3 Secret Storage has r = 1 with n = 2^18.
 * OpenSSL must not be asked what it refuses: its error stays behind, and node reports it for the next key that is read.
 */
const isStandard = (n: number, r: number): boolean => Math.log2(n) < 16 * r;

/** In node's thread pool. It cannot be stopped in the middle: what an aborted thread still derives is overwritten. */
const threadScrypt: Scrypt = ({ password, salt, n, r, p, signal }) =>
  new Promise((resolve, reject) => {
    signal?.throwIfAborted(); // `abort` calls no listener that is added after it
    const stop = () => reject(signal?.reason);
    signal?.addEventListener('abort', stop, { once: true });
    const maxmem = 128 * r * (n + p + 2); // as OpenSSL counts: V, B and two blocks of work
    scrypt(password, salt, 32, { N: n, r, p, maxmem }, (error, derived) => {
      signal?.removeEventListener('abort', stop);
      if (error !== null) reject(error);
      else if (signal?.aborted) derived.fill(0);
      else resolve(derived);
    });
  });

/** Node's own scrypt, and the portable one for the costs that node's does not take. */
export const nodeScrypt: Scrypt = (input) =>
  isStandard(input.n, input.r) ? threadScrypt(input) : portableScrypt(input);
