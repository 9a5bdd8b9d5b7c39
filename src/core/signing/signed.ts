import { parseHex } from '../bytes.ts';
import { AppError } from '../errors/app-error.ts';
import type { ErrorCode } from '../errors/codes.ts';
import type { Bytes32, EvmAddress, Hex } from '../hex.ts';
import type { SigningDomain } from './domain.ts';
import { type MessageKind, type MessageOf, messageDigest } from './messages.ts';
import { parseSignature, recoverSigner } from './signature.ts';

/** A key's signature over a message, as rows keep it. */
export interface MessageSignature {
  readonly signer: EvmAddress;
  /** 65 bytes r, s, v, in lower case. */
  readonly signature: Hex;
  readonly digest: Bytes32;
}

/**
 * The named key's own canonical signature over a message.
 *
 * @param foreign what is said of another key's signature, and of one over another message
 * @throws SIGNATURE_NOT_CANONICAL, SIGNATURE_INVALID or `foreign`, BAD_INPUT for a field out of its type's range
 */
export function requireSignedBy<K extends MessageKind>(
  domain: SigningDomain,
  kind: K,
  message: MessageOf<K>,
  { key, signature }: { readonly key: EvmAddress; readonly signature: string },
  foreign: ErrorCode = 'SIGNATURE_INVALID',
): MessageSignature {
  if (parseSignature(signature) === null) throw new AppError('SIGNATURE_NOT_CANONICAL');
  const digest = messageDigest(domain, kind, message);
  if (recoverSigner(digest, signature) !== key) throw new AppError(foreign);
  return { signer: key, signature: parseHex(signature), digest };
}
