import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js';
import { AppError } from './errors/app-error.ts';
import { type Bytes32, type EvmAddress, type Hex, isHex } from './hex.ts';

export { concatBytes };

/** UTF-8. */
export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Lower-case 0x hex. */
export const toHex = (bytes: Uint8Array): Hex => `0x${bytesToHex(bytes)}`;

/**
 * 0x hex, any case, to bytes; exactly `length` bytes where it is given.
 * @throws BAD_INPUT
 */
export function fromHex(hex: string, length?: number): Uint8Array {
  if (!isHex(hex, length)) throw new AppError('BAD_INPUT');
  return hexToBytes(hex.slice(2));
}

/** keccak-256 of the concatenation. */
export const keccak256 = (...parts: readonly Uint8Array[]): Uint8Array => keccak_256(concatBytes(...parts));

export const keccak256Hex = (...parts: readonly Uint8Array[]): Bytes32 => toHex(keccak256(...parts));

/** @throws BAD_INPUT unless whole bytes of 0x hex; answers lower case. */
export const parseHex = (text: string): Hex => toHex(fromHex(text));

/** @throws BAD_INPUT unless 32 bytes of 0x hex; answers lower case. */
export const parseBytes32 = (text: string): Bytes32 => toHex(fromHex(text, 32));

/** @throws BAD_INPUT unless 20 bytes of 0x hex; answers lower case. */
export const parseEvmAddress = (text: string): EvmAddress => toHex(fromHex(text, 20));
