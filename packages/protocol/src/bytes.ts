import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js';
import { AppError } from './errors/app-error.ts';
import { type Bytes32, type Hex, isHex } from './hex.ts';

export { concatBytes };

/** Encodes a text as UTF-8. */
export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Writes bytes as hex in lower case, with the prefix 0x. */
export const toHex = (bytes: Uint8Array): Hex => `0x${bytesToHex(bytes)}`;

/**
 * Decodes hex with the prefix 0x, in either case.
 * @throws BAD_INPUT for any other text, or if `length` is set and is not the number of bytes
 */
export function fromHex(hex: string, length?: number): Uint8Array {
  if (!isHex(hex, length)) throw new AppError('BAD_INPUT');
  return hexToBytes(hex.slice(2));
}

/** Hashes the concatenation of the parts with keccak-256. */
export const keccak256 = (...parts: readonly Uint8Array[]): Uint8Array => keccak_256(concatBytes(...parts));

/** Hashes the concatenation of the parts with keccak-256, as hex. */
export const keccak256Hex = (...parts: readonly Uint8Array[]): Bytes32 => toHex(keccak256(...parts));

/** Reads hex with the prefix 0x and returns it in lower case. @throws BAD_INPUT for any other text */
export const parseHex = (text: string): Hex => toHex(fromHex(text));

/** Reads 32 bytes of hex with the prefix 0x and returns them in lower case. @throws BAD_INPUT for any other text */
export const parseBytes32 = (text: string): Bytes32 => toHex(fromHex(text, 32));
