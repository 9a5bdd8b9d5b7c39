import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { fromHex, utf8 } from '../bytes.ts';
import { AppError } from '../errors/app-error.ts';
import { type EvmAddress, type Hex, isHex } from '../hex.ts';
import { addressOfSecretKey, isSecretKey, personalDigest, recoverSigner, signDigest } from '../signing/index.ts';
import { isEncryptionKey, publicKeyOf } from './curve.ts';

/** An attestor's announcement of its encryption key, signed by its signing key. */
export interface Announcement {
  readonly key: EvmAddress;
  /** The X25519 public key, 32 bytes. */
  readonly encryptionKey: Hex;
  /** The signature over `announcementText` by EIP-191, 65 bytes. */
  readonly signature: Hex;
}

/** An X25519 key pair. */
export interface EncryptionKeyPair {
  readonly secretKey: Uint8Array;
  readonly publicKey: Hex;
}

/**
 * Derives the X25519 key pair of a signing key: HKDF-SHA256 (RFC 5869) over its 32 bytes, no salt, info
 * "income-series/encryption-key/v1". The 32 bytes of output are the secret key, which X25519 clamps.
 * @throws BAD_INPUT if the secret is no signing key
 */
export function deriveEncryptionKey(signingSecret: Uint8Array): EncryptionKeyPair {
  if (!isSecretKey(signingSecret)) throw new AppError('BAD_INPUT');
  const secretKey = hkdf(sha256, signingSecret, undefined, utf8('income-series/encryption-key/v1'), 32);
  return { secretKey, publicKey: publicKeyOf(secretKey) };
}

/** The text that a signing key signs to announce an encryption key. Keys are hex in lower case. */
export const announcementText = (key: EvmAddress, encryptionKey: Hex): string =>
  [
    'income-series/encryption-key/v1',
    `Reports and documents for ${key.toLowerCase()} are to be sealed to the X25519 key ${encryptionKey.toLowerCase()}.`,
  ].join('\n');

/** Derives the encryption key of a signing key and signs its announcement. @throws BAD_INPUT if the secret is no signing key */
export function signAnnouncement(signingSecret: Uint8Array): Announcement {
  const key = addressOfSecretKey(signingSecret);
  const { publicKey: encryptionKey } = deriveEncryptionKey(signingSecret);
  return {
    key,
    encryptionKey,
    signature: signDigest(personalDigest(announcementText(key, encryptionKey)), signingSecret),
  };
}

/** Tests that an announcement is signed by its key, and that its encryption key can be used. */
export function isAnnouncement({ key, encryptionKey, signature }: Announcement): boolean {
  if (!isHex(key, 20) || !isHex(encryptionKey, 32) || !isEncryptionKey(fromHex(encryptionKey))) return false;
  return recoverSigner(personalDigest(announcementText(key, encryptionKey)), signature) === key.toLowerCase();
}
