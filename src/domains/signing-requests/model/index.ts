import { concatBytes, keccak256Hex, toHex } from '@income-series/protocol/bytes';
import type { Bytes32, Hex, KeyAddress } from '@income-series/protocol/hex';
import {
  domainSeparator,
  type MessageKind,
  type MessageOf,
  messageFields,
  messageWords,
  type SigningDomain,
  structHash,
} from '@income-series/protocol/signing';

export const SIGNING_KINDS = ['REPORT', 'FX', 'PAUSE', 'EXTINGUISH', 'AMEND', 'TRUEUP'] as const;

/** The values of a message that the attestor decides. */
export interface SigningChoice {
  /** The rate of an FX message, WAD. */
  readonly rate?: bigint | null | undefined;
  /** The end of a PAUSE, a whole second. */
  readonly pauseEndsAt?: Date | null | undefined;
  /** The adjustment of a TRUEUP, in base units of the payment token. */
  readonly adjustment?: bigint | null | undefined;
  /** The time of a TRUEUP, a whole second. */
  readonly attestedAt?: Date | null | undefined;
}

/** One field of a message, named as in EIP-712. `value`: an integer in decimal, anything else in hexadecimal. */
export interface SigningField {
  readonly name: string;
  readonly type: string;
  readonly value: string;
}

/** A message with every step to its EIP-712 digest, so that the signer can compute the digest again. */
export interface SpelledMessage {
  readonly domain: SigningDomain;
  readonly fields: readonly SigningField[];
  readonly words: readonly Bytes32[];
  readonly structHash: Bytes32;
  /** 66 bytes: 0x1901, the domain separator, the struct hash. */
  readonly preImage: Hex;
  /** The keccak-256 hash of the pre-image. */
  readonly digest: Bytes32;
}

/** A message that an attestor key is asked to sign. The message is computed for each answer and stored nowhere. */
export interface SigningRequest extends SpelledMessage {
  readonly kind: MessageKind;
  readonly chain: string;
  readonly seriesKey: Bytes32;
  readonly key: KeyAddress;
  /** The nonce in the message; null if it has none. */
  readonly nonce: bigint | null;
  /** False if the chain's nonce has moved past the message's. */
  readonly nonceCurrent: boolean;
  /** True if the key is active on the chain now. */
  readonly keyActive: boolean;
  /** True if the record still waits for this signature. */
  readonly open: boolean;
}

/**
 * Computes a message's EIP-712 digest, with all steps in between.
 * @throws BAD_INPUT for a value outside its type's range
 */
export function spellMessage<K extends MessageKind>(
  domain: SigningDomain,
  kind: K,
  message: MessageOf<K>,
): SpelledMessage {
  const values = message as unknown as Readonly<Record<string, string | number | bigint>>;
  const struct = structHash(kind, message);
  const preImage = concatBytes(Uint8Array.of(0x19, 0x01), domainSeparator(domain), struct);
  return {
    domain,
    fields: messageFields(kind).map(({ name, type }) => ({ name, type, value: String(values[name]) })),
    words: messageWords(kind, message).map(toHex),
    structHash: toHex(struct),
    preImage: toHex(preImage),
    digest: keccak256Hex(preImage),
  };
}

export interface SigningRequestInput {
  readonly kind: MessageKind;
  /** The chain of an FX message's series; null for other messages, whose record names it. */
  readonly chain: string | null;
  /** The UUID of the tier-3 case, hardship or extinguishment request, amendment or annual case; for FX, the series key. */
  readonly id: string;
  /** The key to sign with, if several are addressed. */
  readonly key: KeyAddress | null;
  readonly choice: SigningChoice;
}
