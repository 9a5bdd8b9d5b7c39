import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import * as secp from '@noble/secp256k1';
import { concatBytes, fromHex, keccak256, toHex } from '../bytes.ts';
import type { Bytes32, EvmAddress, Hex } from '../hex.ts';
import { isHex } from '../hex.ts';
import { bytesToBigInt } from '../words.ts';

// The curve library needs its hash functions from the caller.
secp.hashes.sha256 = sha256;
secp.hashes.hmacSha256 = (key, message) => hmac(sha256, key, message);

/** The order of secp256k1 (SEC 2). */
export const CURVE_ORDER = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;
const HALF_ORDER = CURVE_ORDER >> 1n;

/** The parts of a canonical secp256k1 signature. */
export interface CanonicalSignature {
  readonly r: bigint;
  readonly s: bigint;
  readonly v: 27 | 28;
}

/** Parses a canonical signature: 65 bytes r, s, v with r in [1, n-1], s in [1, n/2] and v 27 or 28. Null for any other value. */
export function parseSignature(signature: string): CanonicalSignature | null {
  if (!isHex(signature, 65)) return null;
  const bytes = fromHex(signature, 65);
  const r = bytesToBigInt(bytes.subarray(0, 32));
  const s = bytesToBigInt(bytes.subarray(32, 64));
  const v = bytes[64];
  if (r === 0n || r >= CURVE_ORDER || s === 0n || s > HALF_ORDER) return null;
  return v === 27 || v === 28 ? { r, s, v } : null;
}

/** The address of an uncompressed public key: the last 20 bytes of keccak-256 over it, without its first byte. */
const addressOfPublicKey = (publicKey: Uint8Array): EvmAddress => toHex(keccak256(publicKey.subarray(1)).subarray(12));

/** Recovers the signer's address; null for a signature that is invalid or not canonical. @throws BAD_INPUT for the digest */
export function recoverSigner(digest: Bytes32, signature: string): EvmAddress | null {
  const message = fromHex(digest, 32);
  const parsed = parseSignature(signature);
  if (parsed === null) return null;
  const { r, s, v } = parsed;
  try {
    const recovered = new secp.Signature(r, s, v - 27).toBytes('recovered');
    return addressOfPublicKey(secp.recoverPublicKey(recovered, message, { prehash: false, isCompressed: false }));
  } catch {
    return null; // no point of the curve has the abscissa r
  }
}

/** Signs a 32-byte digest: 65 bytes r, s, v, deterministic (RFC 6979), with low s and v 27 or 28. */
export function signDigest(digest: Bytes32, secretKey: Uint8Array): Hex {
  const raw = secp.sign(fromHex(digest, 32), secretKey, { prehash: false, lowS: true, format: 'recovered' });
  const signature = secp.Signature.fromBytes(raw, 'recovered');
  return toHex(concatBytes(signature.toBytes('compact'), Uint8Array.of(27 + (signature.recovery ?? 0))));
}

/** The EVM address of a 32-byte secret key. */
export const addressOfSecretKey = (secretKey: Uint8Array): EvmAddress =>
  addressOfPublicKey(secp.getPublicKey(secretKey, false));

/** Tests for a secret key of secp256k1. */
export const isSecretKey = (secretKey: Uint8Array): boolean => secp.utils.isValidSecretKey(secretKey);
