import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { AppError } from '../errors/app-error.ts';
import { decodeSealed, encodeSealed, NONCE_BYTES, placeBytes, TAG_BYTES, type VaultPlace } from './format.ts';

/** A vault key: 32 bytes and the name that every ciphertext made under it carries. */
export interface VaultKey {
  readonly id: string;
  readonly secret: Uint8Array;
}

/** Server-key encryption of a column's values. */
export interface Vault {
  /** The id of the key that writes. */
  readonly keyId: string;
  /** Encrypts for one place; a ciphertext moved to another table, column or row does not open. */
  seal(plaintext: Uint8Array, place: VaultPlace): Uint8Array<ArrayBuffer>;
  /** @throws VAULT_KEY_UNKNOWN, VAULT_CIPHERTEXT_INVALID */
  open(sealed: Uint8Array, place: VaultPlace): Uint8Array;
  /** The id of the key a ciphertext was made under. @throws VAULT_CIPHERTEXT_INVALID */
  keyIdOf(sealed: Uint8Array): string;
  /** Whether it was sealed under an older key than the newest, so that a job should seal it again. */
  isStale(sealed: Uint8Array): boolean;
}

const CIPHER = 'aes-256-gcm';
const VAULT_KEY_BYTES = 32;

/** HKDF-SHA256 (RFC 5869), no salt, info "vault/v1" and the column's place: one AES key a column. */
const columnKey = (secret: Uint8Array, place: VaultPlace): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, new Uint8Array(0), placeBytes('vault/v1', place.table, place.column), 32));

const associatedData = (header: Uint8Array, place: VaultPlace): Uint8Array =>
  Buffer.concat([header, placeBytes(place.table, place.column, place.row)]);

/**
 * A vault over its keys, newest first: the first writes, all read.
 * AES-256-GCM (NIST SP 800-38D) with a random 96-bit nonce; the header and the place are authenticated.
 * @throws BAD_INPUT without a key, for a doubled id or a key that is not 32 bytes
 */
export function createVault(keys: readonly VaultKey[]): Vault {
  const byId = new Map(keys.map((key) => [key.id, key.secret]));
  const newest = keys[0];
  if (newest === undefined || byId.size !== keys.length) throw new AppError('BAD_INPUT');
  if (keys.some((key) => key.secret.length !== VAULT_KEY_BYTES)) throw new AppError('BAD_INPUT');

  return {
    keyId: newest.id,
    seal(plaintext, place) {
      const nonce = randomBytes(NONCE_BYTES);
      const header = encodeSealed({ keyId: newest.id, nonce });
      const cipher = createCipheriv(CIPHER, columnKey(newest.secret, place), nonce, { authTagLength: TAG_BYTES });
      cipher.setAAD(associatedData(header, place));
      const body = Buffer.concat([cipher.update(plaintext), cipher.final(), cipher.getAuthTag()]);
      return new Uint8Array(Buffer.concat([header, body]));
    },
    open(sealed, place) {
      const { keyId, nonce, header, ciphertext, tag } = decodeSealed(sealed);
      const secret = byId.get(keyId);
      if (secret === undefined) throw new AppError('VAULT_KEY_UNKNOWN');
      const decipher = createDecipheriv(CIPHER, columnKey(secret, place), nonce, { authTagLength: TAG_BYTES });
      decipher.setAAD(associatedData(header, place)).setAuthTag(tag);
      const head = decipher.update(ciphertext);
      try {
        return new Uint8Array(Buffer.concat([head, decipher.final()]));
      } catch {
        throw new AppError('VAULT_CIPHERTEXT_INVALID');
      }
    },
    keyIdOf: (sealed) => decodeSealed(sealed).keyId,
    isStale: (sealed) => decodeSealed(sealed).keyId !== newest.id,
  };
}
