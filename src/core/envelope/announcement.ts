import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { fromHex, utf8 } from '../bytes.ts';
import { AppError } from '../errors/app-error.ts';
import { type EvmAddress, type Hex, isHex } from '../hex.ts';
import { addressOfSecretKey, isSecretKey, personalDigest, recoverSigner, signDigest } from '../signing/index.ts';
import { isEncryptionKey, publicKeyOf } from './curve.ts';

/** An attestor's statement of its encryption key, signed by its signing key. */
export interface Announcement {
  readonly key: EvmAddress;
  /** X25519, 32 bytes. */
  readonly encryptionKey: Hex;
  /** 65 bytes over `announcementText`, EIP-191. */
  readonly signature: Hex;
}

export interface EncryptionKeyPair {
  readonly secretKey: Uint8Array;
  readonly publicKey: Hex;
}

/**
 * The X25519 key of a signing key: HKDF-SHA256 (RFC 5869) over its 32 bytes, no salt, info
 * "income-series/encryption-key/v1"; the 32 bytes are the secret as they stand, X25519 clamps them.
 * @throws BAD_INPUT for what is no signing key
 */
export function deriveEncryptionKey(signingSecret: Uint8Array): EncryptionKeyPair {
  if (!isSecretKey(signingSecret)) throw new AppError('BAD_INPUT');
  const secretKey = hkdf(sha256, signingSecret, undefined, utf8('income-series/encryption-key/v1'), 32);
  return { secretKey, publicKey: publicKeyOf(secretKey) };
}

/** The text that a signing key signs; keys in lower-case hex. */
export const announcementText = (key: EvmAddress, encryptionKey: Hex): string =>
  [
    'income-series/encryption-key/v1',
    `Reports and documents for ${key.toLowerCase()} are to be sealed to the X25519 key ${encryptionKey.toLowerCase()}.`,
  ].join('\n');

export function signAnnouncement(signingSecret: Uint8Array): Announcement {
  const key = addressOfSecretKey(signingSecret);
  const { publicKey: encryptionKey } = deriveEncryptionKey(signingSecret);
  return {
    key,
    encryptionKey,
    signature: signDigest(personalDigest(announcementText(key, encryptionKey)), signingSecret),
  };
}

/** Whether the key itself announced this encryption key, and the latter can be sealed to. */
export function isAnnouncement({ key, encryptionKey, signature }: Announcement): boolean {
  if (!isHex(key, 20) || !isHex(encryptionKey, 32) || !isEncryptionKey(fromHex(encryptionKey))) return false;
  return recoverSigner(personalDigest(announcementText(key, encryptionKey)), signature) === key.toLowerCase();
}
