import { utf8 } from '@income-series/protocol/bytes';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/**
 * Derives a UUID of version 8 (RFC 9562) from a text: the first 16 bytes of its SHA-256, with version and variant set. The same
 * text gives the same id. The hashed text starts with the name of the table, so that ids of two tables differ.
 */
export function derivedUuid(text: string): string {
  const bytes = sha256(utf8(text)).slice(0, 16);
  bytes[6] = ((bytes[6] as number) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] as number) & 0x3f) | 0x80;
  const hex = bytesToHex(bytes);
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
