import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8 } from './bytes.ts';

/**
 * Derives a key of AES-256-GCM for one purpose: HKDF-SHA256(secret, no salt, info = label, 32 bytes). A salt is not needed,
 * because the secret is uniformly random.
 */
export async function cipherKey(secret: Uint8Array, label: string, use: 'encrypt' | 'decrypt'): Promise<CryptoKey> {
  const key = new Uint8Array(hkdf(sha256, secret, undefined, utf8(label), 32));
  return crypto.subtle.importKey('raw', key, 'AES-GCM', false, [use]).finally(() => key.fill(0));
}
