import { toHex, utf8 } from '@income-series/protocol/bytes';
import { deriveEncryptionKey, type EnvelopeContext, sealEnvelope } from '@income-series/protocol/envelope';
import {
  addressOfSecretKey,
  domainSeparator,
  type MessageKind,
  type MessageOf,
  messageDigest,
  type SigningDomain,
  signDigest,
} from '@income-series/protocol/signing';
import { type AttestorName, CLUSTER, EVM_CHAIN, signers } from '../personas.ts';
import { word } from './known.ts';

/** The signing domain of the hub, or the program, that every message of the population is for. */
const DOMAINS: Readonly<Record<string, SigningDomain>> = {
  [EVM_CHAIN]: { kind: 'evm', chainId: 10143, verifyingContract: addressOfSecretKey(new Uint8Array(32).fill(0x5f)) },
  [CLUSTER]: { kind: 'solana', genesisHash: word(0x5e), programId: word(0x5f) },
};
export const domainOn = (chain: string): SigningDomain => DOMAINS[chain] as SigningDomain;

/** An attestor's signature over a message. */
export function signedBy<K extends MessageKind>(chain: string, name: AttestorName, kind: K, message: MessageOf<K>) {
  const { key: signer, secret } = signers[name];
  const digest = messageDigest(domainOn(chain), kind, message);
  return { signer, digest, signature: signDigest(digest, secret) };
}

/** A text sealed to these attestors for its place. */
export const sealedTo = (
  chain: string,
  names: readonly AttestorName[],
  place: Omit<EnvelopeContext, 'domain'>,
  text: string,
) =>
  sealEnvelope(
    utf8(text),
    { ...place, domain: toHex(domainSeparator(domainOn(chain))) },
    names.map((name) => {
      const { key, secret } = signers[name];
      return { key, encryptionKey: deriveEncryptionKey(secret).publicKey };
    }),
  );
