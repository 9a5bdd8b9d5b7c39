import { concatBytes } from '../bytes.ts';
import { uintBytes } from '../words.ts';

/** The shortest padded length, in bytes, so that the length does not disclose the number of digits of an income. */
const MIN_LENGTH = 1024;
/** The bytes of the length prefix. */
const PREFIX_BYTES = 4;

/**
 * The padded length of a length in bytes: Padmé (Nikitin and others, "Reducing Metadata Leakage from Encrypted Files and
 * Communication with PURBs", PoPETs 2019, section 4), but at least 1024.
 *
 *     E = floor(log2 L), S = floor(log2 E) + 1, the last E - S bits of L rounded up to zeros
 *
 * It adds at most 12 % above 1024. A padded length is its own padded length.
 */
export function paddedLength(length: number): number {
  const bounded = Math.max(length, MIN_LENGTH);
  const exponent = Math.floor(Math.log2(bounded));
  const step = 2 ** (exponent - Math.floor(Math.log2(exponent)) - 1);
  return Math.ceil(bounded / step) * step;
}

/** Pads a plaintext: its length (uint32 big-endian), the plaintext, zeros up to the padded length. @throws BAD_INPUT from 4 GiB on */
export function pad(plaintext: Uint8Array): Uint8Array<ArrayBuffer> {
  const padded = new Uint8Array(paddedLength(PREFIX_BYTES + plaintext.length));
  padded.set(concatBytes(uintBytes(plaintext.length, 32, PREFIX_BYTES), plaintext));
  return padded;
}

/** Removes the padding; null if `pad` would not write these bytes. */
export function unpad(padded: Uint8Array): Uint8Array | null {
  if (padded.length < PREFIX_BYTES) return null;
  const length = new DataView(padded.buffer, padded.byteOffset).getUint32(0);
  if (paddedLength(PREFIX_BYTES + length) !== padded.length) return null;
  const end = PREFIX_BYTES + length;
  return padded.subarray(end).every((byte) => byte === 0) ? padded.slice(PREFIX_BYTES, end) : null;
}
