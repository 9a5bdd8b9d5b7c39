import { x25519 } from '@noble/curves/ed25519.js';
import { toHex } from '../bytes.ts';
import type { Hex } from '../hex.ts';
import { bytesToBigInt } from '../words.ts';

/** The order of the field of Curve25519 (RFC 7748). */
const FIELD = (1n << 255n) - 19n;

/** Points whose order divides 8, on the curve or its twist. With them every shared secret is zero (RFC 7748, 6.1). */
const LOW_ORDER: ReadonlySet<string> = new Set([
  '0x0000000000000000000000000000000000000000000000000000000000000000',
  '0x0100000000000000000000000000000000000000000000000000000000000000',
  '0xe0eb7a7c3b41b8ae1656e3faf19fc46ada098deb9c32b1fd866205165f49b800',
  '0x5f9c95bca3508c24b1d0b1559c83ef5b04445cc4581c8e86d8224eddd09f1157',
  '0xecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
]);

/** Tests for the 32 canonical bytes (little-endian) of a Curve25519 point that is not of low order. */
export const isEncryptionKey = (bytes: Uint8Array): boolean =>
  bytes.length === 32 && bytesToBigInt(bytes.toReversed()) < FIELD && !LOW_ORDER.has(toHex(bytes));

/** The X25519 public key of a 32-byte secret key (RFC 7748). */
export const publicKeyOf = (secretKey: Uint8Array): Hex => toHex(x25519.getPublicKey(secretKey));
