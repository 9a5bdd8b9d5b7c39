import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { AppError } from '@income-series/protocol/errors/app-error';
import {
  decodeSealed,
  encodeSealed,
  NONCE_BYTES,
  placeBytes,
  TAG_BYTES,
  type VaultPlace,
} from '@income-series/protocol/vault/format';

/** A vault key: 32 bytes, and the id that its ciphertexts contain. */
export interface VaultKey {
  readonly id: string;
  readonly secret: Uint8Array;
}

/** Encrypts and decrypts values of columns with keys of the server. */
export interface Vault {
  /** The id of the key that encrypts. */
  readonly keyId: string;
  /** Encrypts a value for one place. The ciphertext does not open in another table, column or row. */
  seal(plaintext: Uint8Array, place: VaultPlace): Uint8Array<ArrayBuffer>;
  /** Decrypts a value at its place. @throws VAULT_KEY_UNKNOWN, VAULT_CIPHERTEXT_INVALID */
  open(sealed: Uint8Array, place: VaultPlace): Uint8Array;
  /** The id of a ciphertext's key. @throws VAULT_CIPHERTEXT_INVALID */
  keyIdOf(sealed: Uint8Array): string;
  /** Tests that a ciphertext was not made with the newest key, so that a job must seal it again. */
  isStale(sealed: Uint8Array): boolean;
}

const CIPHER = 'aes-256-gcm';
const VAULT_KEY_BYTES = 32;

/** Derives the AES key of one column: HKDF-SHA256 (RFC 5869), no salt, info "vault/v1" and the column's place. */
const columnKey = (secret: Uint8Array, place: VaultPlace): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, new Uint8Array(0), placeBytes('vault/v1', place.table, place.column), 32));

/** The data to which a ciphertext is bound: its header and its place. */
const associatedData = (header: Uint8Array, place: VaultPlace): Uint8Array =>
  Buffer.concat([header, placeBytes(place.table, place.column, place.row)]);

/**
 * Creates a vault with keys, newest first: the first encrypts, all decrypt. It uses AES-256-GCM (NIST SP 800-38D) with a random
 * 96-bit nonce; the header and the place are authenticated.
 * @throws BAD_INPUT without a key, for two keys with one id, or for a key that does not have 32 bytes
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
