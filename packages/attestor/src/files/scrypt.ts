import { scrypt } from 'node:crypto';
import { portableScrypt, type Scrypt } from '@income-series/protocol/keystore';

/**
 * Tests that n is below 2^(16r), as RFC 7914 and OpenSSL require; key files of Web3 Secret Storage may have r = 1 and n = 2^18.
 * OpenSSL must not get costs that it refuses, because its error would be reported for the next key that is read.
 */
const isStandard = (n: number, r: number): boolean => Math.log2(n) < 16 * r;

/** Derives a key in Node's thread pool. A running derivation cannot be stopped; after an abort its result is overwritten. */
const threadScrypt: Scrypt = ({ password, salt, n, r, p, signal }) =>
  new Promise((resolve, reject) => {
    signal?.throwIfAborted(); // an aborted signal calls no new listeners
    const stop = () => reject(signal?.reason);
    signal?.addEventListener('abort', stop, { once: true });
    const maxmem = 128 * r * (n + p + 2); // OpenSSL's sum of V, B and two working blocks
    scrypt(password, salt, 32, { N: n, r, p, maxmem }, (error, derived) => {
      signal?.removeEventListener('abort', stop);
      if (error !== null) reject(error);
      else if (signal?.aborted) derived.fill(0);
      else resolve(derived);
    });
  });

/** Derives a key with Node's scrypt, or with the portable one for costs that Node's refuses. */
export const nodeScrypt: Scrypt = (input) =>
  isStandard(input.n, input.r) ? threadScrypt(input) : portableScrypt(input);
