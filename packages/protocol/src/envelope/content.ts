import { equalBytes } from '@noble/curves/utils.js';
import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, utf8 } from '../bytes.ts';
import { AppError } from '../errors/app-error.ts';
import { pad, unpad } from './padding.ts';

/**
 * The length of the commitment to the content key, which comes before the ciphertext. It is needed because AES-GCM does not commit
 * to its key: a sender could give two recipients different keys, under which one ciphertext decrypts to different texts. The
 * commitment is compared before anything is decrypted.
 *
 *     content = commitment 32 | AES-256-GCM(key, nonce, padded plaintext, associated data) | tag 16
 *     key = HKDF-SHA256(content key, no salt, info = "income-series/envelope/v1/key")
 *     commitment = HKDF-SHA256(content key, no salt, info = "income-series/envelope/v1/commitment")
 */
export const COMMITMENT_BYTES = 32;

/** Derives the cipher key of a content key, or its commitment. */
const derive = (contentKey: Uint8Array, use: 'key' | 'commitment'): Uint8Array<ArrayBuffer> =>
  new Uint8Array(hkdf(sha256, contentKey, undefined, utf8(`income-series/envelope/v1/${use}`), 32));

const cipherKey = (contentKey: Uint8Array, use: 'encrypt' | 'decrypt') =>
  crypto.subtle.importKey('raw', derive(contentKey, 'key'), 'AES-GCM', false, [use]);

/** The parameters of AES-GCM. Buffers are copied, because the platform's ciphers require plain ones. */
const gcm = (nonce: Uint8Array, associated: Uint8Array) =>
  ({ name: 'AES-GCM', iv: new Uint8Array(nonce), additionalData: new Uint8Array(associated) }) as const;

/** Encrypts a padded plaintext under a content key. Returns commitment, ciphertext and tag. */
export async function sealContent(
  plaintext: Uint8Array,
  { contentKey, nonce, associated }: { contentKey: Uint8Array; nonce: Uint8Array; associated: Uint8Array },
): Promise<Uint8Array> {
  const key = await cipherKey(contentKey, 'encrypt');
  const body = await crypto.subtle.encrypt(gcm(nonce, associated), key, pad(plaintext));
  return concatBytes(derive(contentKey, 'commitment'), new Uint8Array(body));
}

/** Checks the commitment of a content and decrypts it. @throws ENVELOPE_UNOPENED */
export async function openContent(
  content: Uint8Array,
  { contentKey, nonce, associated }: { contentKey: Uint8Array; nonce: Uint8Array; associated: Uint8Array },
): Promise<Uint8Array> {
  const isCommitted = equalBytes(derive(contentKey, 'commitment'), content.subarray(0, COMMITMENT_BYTES));
  if (!isCommitted) throw new AppError('ENVELOPE_UNOPENED');
  const key = await cipherKey(contentKey, 'decrypt');
  const body = new Uint8Array(content.subarray(COMMITMENT_BYTES));
  const padded = await crypto.subtle.decrypt(gcm(nonce, associated), key, body).catch(() => null);
  const plaintext = padded === null ? null : unpad(new Uint8Array(padded));
  if (plaintext === null) throw new AppError('ENVELOPE_UNOPENED');
  return plaintext;
}
