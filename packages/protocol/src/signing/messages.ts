import { keccak256, keccak256Hex, utf8 } from '../bytes.ts';
import type { Bytes32 } from '../hex.ts';
import { bytes32Word, intWord, uintWord } from '../words.ts';
import { domainSeparator, type SigningDomain } from './domain.ts';

/** The six messages that attestors sign. Every field is encoded as one 32-byte word. */
export interface SignedMessages {
  REPORT: {
    readonly seriesKey: Bytes32;
    readonly period: number;
    readonly priorCommitment: Bytes32;
    readonly incomeCommitment: Bytes32;
    readonly tier: number;
    readonly liquidityFlag: number;
  };
  FX: { readonly seriesKey: Bytes32; readonly period: number; readonly rate: bigint };
  PAUSE: { readonly seriesKey: Bytes32; readonly pauseNonce: bigint; readonly pauseEnd: bigint };
  EXTINGUISH: { readonly seriesKey: Bytes32; readonly extinguishNonce: bigint };
  AMEND: {
    readonly seriesKey: Bytes32;
    readonly amendmentNonce: bigint;
    readonly newTermsCommitment: Bytes32;
    readonly newCap: bigint;
  };
  TRUEUP: {
    readonly seriesKey: Bytes32;
    readonly year: number;
    readonly trueupNonce: bigint;
    /** The time of the attestation, in unix seconds. */
    readonly attestationTs: bigint;
    readonly adjustment: bigint;
  };
}

export type MessageKind = keyof SignedMessages;
export type MessageOf<K extends MessageKind> = SignedMessages[K];

/** The EIP-712 type of each message. */
export const MESSAGE_TYPES: Readonly<Record<MessageKind, string>> = {
  REPORT:
    'Report(bytes32 seriesKey,uint32 period,bytes32 priorCommitment,bytes32 incomeCommitment,uint8 tier,uint8 liquidityFlag)',
  FX: 'Fx(bytes32 seriesKey,uint32 period,uint256 rate)',
  PAUSE: 'Pause(bytes32 seriesKey,uint64 pauseNonce,uint64 pauseEnd)',
  EXTINGUISH: 'Extinguish(bytes32 seriesKey,uint64 extinguishNonce)',
  AMEND: 'Amend(bytes32 seriesKey,uint64 amendmentNonce,bytes32 newTermsCommitment,uint256 newCap)',
  TRUEUP: 'TrueUp(bytes32 seriesKey,uint32 year,uint64 trueupNonce,uint64 attestationTs,int256 adjustment)',
};

/** The names and types of a message's fields, in order. */
export const messageFields = (kind: MessageKind): readonly { readonly name: string; readonly type: string }[] =>
  MESSAGE_TYPES[kind]
    .slice(MESSAGE_TYPES[kind].indexOf('(') + 1, -1)
    .split(',')
    .map((field) => {
      const [type = '', name = ''] = field.split(' ');
      return { name, type };
    });

const WORDS: { readonly [K in MessageKind]: (message: SignedMessages[K]) => Uint8Array[] } = {
  REPORT: (m) => [
    bytes32Word(m.seriesKey),
    uintWord(m.period, 32),
    bytes32Word(m.priorCommitment),
    bytes32Word(m.incomeCommitment),
    uintWord(m.tier, 8),
    uintWord(m.liquidityFlag, 8),
  ],
  FX: (m) => [bytes32Word(m.seriesKey), uintWord(m.period, 32), uintWord(m.rate)],
  PAUSE: (m) => [bytes32Word(m.seriesKey), uintWord(m.pauseNonce, 64), uintWord(m.pauseEnd, 64)],
  EXTINGUISH: (m) => [bytes32Word(m.seriesKey), uintWord(m.extinguishNonce, 64)],
  AMEND: (m) => [
    bytes32Word(m.seriesKey),
    uintWord(m.amendmentNonce, 64),
    bytes32Word(m.newTermsCommitment),
    uintWord(m.newCap),
  ],
  TRUEUP: (m) => [
    bytes32Word(m.seriesKey),
    uintWord(m.year, 32),
    uintWord(m.trueupNonce, 64),
    uintWord(m.attestationTs, 64),
    intWord(m.adjustment),
  ],
};

/** Encodes the fields of a message as 32-byte words, in order. @throws BAD_INPUT for a field out of its type's range */
export const messageWords = <K extends MessageKind>(kind: K, message: SignedMessages[K]): Uint8Array[] =>
  WORDS[kind](message);

/** The hashStruct of a message by EIP-712. @throws BAD_INPUT */
export const structHash = <K extends MessageKind>(kind: K, message: SignedMessages[K]): Uint8Array =>
  keccak256(keccak256(utf8(MESSAGE_TYPES[kind])), ...messageWords(kind, message));

/** The EIP-712 digest of a message: keccak256(0x1901 || domainSeparator || structHash). @throws BAD_INPUT */
export const messageDigest = <K extends MessageKind>(
  domain: SigningDomain,
  kind: K,
  message: SignedMessages[K],
): Bytes32 => keccak256Hex(Uint8Array.of(0x19, 0x01), domainSeparator(domain), structHash(kind, message));

/** The digest of an EIP-191 personal message (version 0x45), as wallets and Reclaim witnesses sign it. */
export function personalDigest(message: string | Uint8Array): Bytes32 {
  const bytes = typeof message === 'string' ? utf8(message) : message;
  return keccak256Hex(utf8(`\x19Ethereum Signed Message:\n${bytes.length}`), bytes);
}
