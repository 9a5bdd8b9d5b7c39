import { x25519 } from '@noble/curves/ed25519.js';
import { toHex } from '../bytes.ts';
import type { Hex } from '../hex.ts';

/** 2^255 - 19, the field of Curve25519 (RFC 7748). */
const FIELD = (1n << 255n) - 19n;

/** The points whose order divides 8, on the curve or on its twist: with them every secret gives zero (RFC 7748, 6.1). */
const LOW_ORDER: ReadonlySet<bigint> = new Set([
  0n,
  1n,
  FIELD - 1n,
  325606250916557431795983626356110631294008115727848805560023387167927233504n,
  39382357235489614581723060781553021112529911719440698176882885853963445705823n,
]);

const littleEndian = (bytes: Uint8Array): bigint => bytes.reduceRight((sum, byte) => (sum << 8n) | BigInt(byte), 0n);

/** Whether these are 32 bytes of a Curve25519 point in its one canonical form, and not of low order. */
export function isEncryptionKey(bytes: Uint8Array): boolean {
  if (bytes.length !== 32) return false;
  const u = littleEndian(bytes);
  return u < FIELD && !LOW_ORDER.has(u);
}

/** X25519 of a 32-byte secret (clamped, RFC 7748) and the base point. */
export const publicKeyOf = (secretKey: Uint8Array): Hex => toHex(x25519.getPublicKey(secretKey));
