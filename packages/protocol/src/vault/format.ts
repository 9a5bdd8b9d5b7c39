import { concatBytes, utf8 } from '../bytes.ts';
import { AppError } from '../errors/app-error.ts';
import { uintBytes } from '../words.ts';

/** The place that a ciphertext is sealed for. The ciphertext does not open at another place. */
export interface VaultPlace {
  readonly table: string;
  readonly column: string;
  readonly row: string;
}

/**
 * The parts of a sealed value, version 1:
 *
 *     version 1 byte (0x01) | key id length 1 byte | key id, ASCII | nonce 12 | ciphertext | tag 16
 */
export interface SealedParts {
  readonly keyId: string;
  readonly nonce: Uint8Array;
  /** The bytes of version, key id and nonce. */
  readonly header: Uint8Array;
  readonly ciphertext: Uint8Array;
  readonly tag: Uint8Array;
}

const VERSION = 1;
export const NONCE_BYTES = 12;
export const TAG_BYTES = 16;
const KEY_ID = /^[A-Za-z0-9._-]{1,64}$/;

/** Writes the header of a sealed value. @throws BAD_INPUT unless the key id is 1 to 64 of A-Z a-z 0-9 . _ - */
export function encodeSealed({ keyId, nonce }: Pick<SealedParts, 'keyId' | 'nonce'>): Uint8Array {
  if (!KEY_ID.test(keyId) || nonce.length !== NONCE_BYTES) throw new AppError('BAD_INPUT');
  const id = utf8(keyId);
  return concatBytes(Uint8Array.of(VERSION, id.length), id, nonce);
}

/** Splits a sealed value into its parts. @throws VAULT_CIPHERTEXT_INVALID for another version or an impossible length */
export function decodeSealed(sealed: Uint8Array): SealedParts {
  const idLength = sealed[1] ?? 0;
  const headerLength = 2 + idLength + NONCE_BYTES;
  if (sealed[0] !== VERSION || sealed.length < headerLength + TAG_BYTES) throw new AppError('VAULT_CIPHERTEXT_INVALID');
  const keyId = new TextDecoder().decode(sealed.subarray(2, 2 + idLength));
  if (!KEY_ID.test(keyId)) throw new AppError('VAULT_CIPHERTEXT_INVALID');
  return {
    keyId,
    nonce: sealed.subarray(2 + idLength, headerLength),
    header: sealed.subarray(0, headerLength),
    ciphertext: sealed.subarray(headerLength, sealed.length - TAG_BYTES),
    tag: sealed.subarray(sealed.length - TAG_BYTES),
  };
}

/** Encodes texts, each after its length in bytes (uint32 big-endian), so that two lists of texts never give the same bytes. */
export const placeBytes = (...texts: readonly string[]): Uint8Array =>
  concatBytes(
    ...texts.flatMap((text) => {
      const bytes = utf8(text);
      return [uintBytes(bytes.length, 32, 4), bytes];
    }),
  );
