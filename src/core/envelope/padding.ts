import { concatBytes } from '../bytes.ts';
import { uintBytes } from '../words.ts';

/** Nothing is shorter than this: a year-to-date figure and its salts give no digit count away. */
const LEAST = 1024;
const HEAD = 4;

/**
 * The bucket of a length, in bytes: Padmé (Nikitin and others, "Reducing Metadata Leakage from Encrypted Files and
 * Communication with PURBs", PoPETs 2019, section 4) of at least 1024.
 *
 *     E = floor(log2 L), S = floor(log2 E) + 1, the last E - S bits of L rounded up to zeros
 *
 * At most 12 % are added above 1024. A bucket is its own bucket.
 */
export function paddedLength(length: number): number {
  const least = Math.max(length, LEAST);
  const exponent = Math.floor(Math.log2(least));
  const step = 2 ** (exponent - Math.floor(Math.log2(exponent)) - 1);
  return Math.ceil(least / step) * step;
}

/** Length in bytes (uint32 big-endian), plaintext, zeros up to the bucket. @throws BAD_INPUT from 4 GiB on */
export function pad(plaintext: Uint8Array): Uint8Array<ArrayBuffer> {
  const padded = new Uint8Array(paddedLength(HEAD + plaintext.length));
  padded.set(concatBytes(uintBytes(plaintext.length, 32, HEAD), plaintext));
  return padded;
}

/** The plaintext, or null where the bytes are not what `pad` gives for one. */
export function unpad(padded: Uint8Array): Uint8Array | null {
  if (padded.length < HEAD) return null;
  const length = new DataView(padded.buffer, padded.byteOffset).getUint32(0);
  if (paddedLength(HEAD + length) !== padded.length) return null;
  const end = HEAD + length;
  return padded.subarray(end).every((byte) => byte === 0) ? padded.slice(HEAD, end) : null;
}
