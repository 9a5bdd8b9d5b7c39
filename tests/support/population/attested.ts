import { toHex, utf8 } from '../../../src/core/bytes.ts';
import { deriveEncryptionKey, type EnvelopeContext, sealEnvelope } from '../../../src/core/envelope/index.ts';
import {
  domainSeparator,
  type MessageKind,
  type MessageOf,
  messageDigest,
  signDigest,
} from '../../../src/core/signing/index.ts';
import { type AttestorName, signers } from '../personas.ts';

/** Of the hub that every known message is to. */
export const domain = { kind: 'evm', chainId: 10143, verifyingContract: `0x${'5f'.repeat(20)}` } as const;

/** An attestor's signature over a message. */
export function signedBy<K extends MessageKind>(name: AttestorName, kind: K, message: MessageOf<K>) {
  const { key: signer, secret } = signers[name];
  const digest = messageDigest(domain, kind, message);
  return { signer, digest, signature: signDigest(digest, secret) };
}

/** A text sealed to these attestors for its place. */
export const sealedTo = (names: readonly AttestorName[], place: Omit<EnvelopeContext, 'domain'>, text: string) =>
  sealEnvelope(
    utf8(text),
    { ...place, domain: toHex(domainSeparator(domain)) },
    names.map((name) => {
      const { key, secret } = signers[name];
      return { key, encryptionKey: deriveEncryptionKey(secret).publicKey };
    }),
  );
