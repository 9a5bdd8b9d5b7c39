import { concatBytes, keccak256Hex, toHex } from '../../core/bytes.ts';
import type { Bytes32, Hex, KeyAddress } from '../../core/hex.ts';
import {
  domainSeparator,
  type MessageKind,
  type MessageOf,
  messageFields,
  messageWords,
  type SigningDomain,
  structHash,
} from '../../core/signing/index.ts';

export const SIGNING_KINDS = ['REPORT', 'FX', 'PAUSE', 'EXTINGUISH', 'AMEND', 'TRUEUP'] as const;

/** What the attestor alone decides of a message. */
export interface SigningChoice {
  /** FX, WAD. */
  readonly rate?: bigint | null | undefined;
  /** PAUSE, a whole second. */
  readonly pauseEndsAt?: Date | null | undefined;
  /** TRUEUP, base units of the payment token. */
  readonly adjustment?: bigint | null | undefined;
  /** TRUEUP, a whole second. */
  readonly attestedAt?: Date | null | undefined;
}

/** One field as EIP-712 orders and names them; integers in decimal, the rest in hexadecimal. */
export interface SigningField {
  readonly name: string;
  readonly type: string;
  readonly value: string;
}

/** A message with everything that leads to its digest, so that the signer can compute it again. */
export interface SpelledMessage {
  readonly domain: SigningDomain;
  readonly fields: readonly SigningField[];
  readonly words: readonly Bytes32[];
  readonly structHash: Bytes32;
  /** 0x1901, the domain's separator, the struct's hash: 66 bytes. */
  readonly preImage: Hex;
  /** keccak-256 of the pre-image. */
  readonly digest: Bytes32;
}

/** What an addressed key is asked to sign. Computed for each answer and stored nowhere. */
export interface SigningRequest extends SpelledMessage {
  readonly kind: MessageKind;
  readonly chain: string;
  readonly seriesKey: Bytes32;
  readonly key: KeyAddress;
  /** The nonce in the message; null where it has none. */
  readonly nonce: bigint | null;
  /** False where the chain's nonce has moved past the message's. */
  readonly nonceCurrent: boolean;
  /** On the chain now. */
  readonly keyActive: boolean;
  /** The record still waits for this signature. */
  readonly open: boolean;
}

/**
 * The steps of EIP-712 from a message to its digest, each as it goes into the next.
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
  /** FX: of the series. */
  readonly chain: string | null;
  /** UUID of the tier-3 case, hardship or extinguishment request, amendment or annual case; FX: the series key. */
  readonly id: string;
  /** Which of several addressed keys. */
  readonly key: KeyAddress | null;
  readonly choice: SigningChoice;
}
