import { parseHex } from '../bytes.ts';
import { AppError } from '../errors/app-error.ts';
import type { ErrorCode } from '../errors/codes.ts';
import type { Bytes32, EvmAddress, Hex } from '../hex.ts';
import type { SigningDomain } from './domain.ts';
import { type MessageKind, type MessageOf, messageDigest } from './messages.ts';
import { parseSignature, recoverSigner } from './signature.ts';

/** A key's signature over a message, as stored in rows. */
export interface MessageSignature {
  readonly signer: EvmAddress;
  /** The 65 bytes r, s, v as hex in lower case. */
  readonly signature: Hex;
  readonly digest: Bytes32;
}

/** A signature to check, and the key that should have made it. */
interface KeySignature {
  readonly key: EvmAddress;
  readonly signature: string;
  /** The code for another key's signature, and for one over another message; SIGNATURE_INVALID if left out. */
  readonly foreign?: ErrorCode;
}

/**
 * Checks that a key's canonical signature covers a message, and returns it in its stored form.
 *
 * @throws SIGNATURE_NOT_CANONICAL, SIGNATURE_INVALID or `foreign`, BAD_INPUT for a field out of its type's range
 */
export function requireSignedBy<K extends MessageKind>(
  domain: SigningDomain,
  kind: K,
  message: MessageOf<K>,
  { key, signature, foreign = 'SIGNATURE_INVALID' }: KeySignature,
): MessageSignature {
  if (parseSignature(signature) === null) throw new AppError('SIGNATURE_NOT_CANONICAL');
  const digest = messageDigest(domain, kind, message);
  if (recoverSigner(digest, signature) !== key) throw new AppError(foreign);
  return { signer: key, signature: parseHex(signature), digest };
}
