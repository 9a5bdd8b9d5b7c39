import { Aes256Gcm, CipherSuite, DhkemX25519HkdfSha256, HkdfSha256 } from '@hpke/core';
import { fromHex } from '../bytes.ts';
import { AppError } from '../errors/app-error.ts';
import { placeBytes } from '../vault/format.ts';
import { publicKeyOf } from './curve.ts';
import type { EnvelopeRecipient, WrappedKey } from './format.ts';

/** The HPKE suite (RFC 9180): DHKEM(X25519, HKDF-SHA256) 0x0020, HKDF-SHA256 0x0001, AES-256-GCM 0x0002; base mode is used. */
export const suite = new CipherSuite({
  kem: new DhkemX25519HkdfSha256(),
  kdf: new HkdfSha256(),
  aead: new Aes256Gcm(),
});

/** The associated data of a wrapped key: the recipient's two keys. */
const aadOf = ({ key, encryptionKey }: EnvelopeRecipient): Uint8Array => placeBytes(key, encryptionKey);

/** Encrypts the content key for one recipient. */
export async function wrapKey(
  contentKey: Uint8Array,
  recipient: EnvelopeRecipient,
  info: Uint8Array,
): Promise<WrappedKey> {
  const recipientPublicKey = await suite.kem.deserializePublicKey(fromHex(recipient.encryptionKey, 32));
  const { enc, ct } = await suite.seal({ recipientPublicKey, info }, contentKey, aadOf(recipient));
  return { ...recipient, enc: new Uint8Array(enc), wrapped: new Uint8Array(ct) };
}

/** Decrypts the content key with the recipient's secret key. @throws ENVELOPE_UNOPENED */
export async function unwrapKey(entry: WrappedKey, secretKey: Uint8Array, info: Uint8Array): Promise<Uint8Array> {
  try {
    const privateKey = await suite.kem.deserializePrivateKey(secretKey);
    const publicKey = await suite.kem.deserializePublicKey(fromHex(publicKeyOf(secretKey), 32));
    const contentKey = await suite.open(
      { recipientKey: { privateKey, publicKey }, enc: entry.enc, info },
      entry.wrapped,
      aadOf(entry),
    );
    return new Uint8Array(contentKey);
  } catch {
    throw new AppError('ENVELOPE_UNOPENED'); // without the library's error, which could disclose details
  }
}
