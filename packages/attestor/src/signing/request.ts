import { concatBytes, toHex } from '@income-series/protocol/bytes';
import { AppError } from '@income-series/protocol/errors/app-error';
import { type Bytes32, type EvmAddress, isLowerHex, sameHex } from '@income-series/protocol/hex';
import {
  domainSeparator,
  type MessageKind,
  type MessageOf,
  messageDigest,
  messageFields,
  messageWords,
  type SigningDomain,
  structHash,
} from '@income-series/protocol/signing';
import { Failure } from '../exit.ts';

/** A signing request as the gateway returned it. Nothing in it is trusted. */
export interface UntrustedRequest {
  readonly kind: string | null;
  readonly chain: string | null;
  readonly seriesKey: string | null;
  readonly domain: UntrustedDomain;
  readonly key: string | null;
  readonly fields: readonly UntrustedField[] | null;
  readonly words: readonly string[] | null;
  readonly structHash: string | null;
  readonly preImage: string | null;
  readonly digest: string | null;
}

interface UntrustedDomain {
  readonly chainId: number | null;
  readonly verifyingContract: string | null;
  readonly genesisHash: string | null;
  readonly program: string | null;
}

interface UntrustedField {
  readonly name: string | null;
  readonly type: string | null;
  readonly value: string | null;
}

/** The expected signing request, from this machine's files, the row and the attestor's choices. */
export interface ExpectedRequest<K extends MessageKind> {
  readonly kind: K;
  readonly domain: SigningDomain;
  readonly chain: string;
  readonly key: EvmAddress;
  /** The fields of the message that are known from elsewhere. */
  readonly message: Partial<MessageOf<K>> & { readonly seriesKey: Bytes32 };
}

/** A request that was recomputed completely on this machine. */
export interface CheckedRequest<K extends MessageKind = MessageKind> {
  readonly kind: K;
  readonly message: MessageOf<K>;
  readonly digest: Bytes32;
}

export const createDifference = (code: string, message: string, detail?: Record<string, unknown>): Failure =>
  new Failure('differs', code, `${message} Nothing was signed.`, { detail });

const INTEGER = /^(0|-?[1-9][0-9]{0,77})$/;

/**
 * Parses a field's value by its Solidity type: uint8 and uint32 to a number, other integers to a bigint; undefined if it is
 * malformed.
 */
function readValue(type: string, text: string | null): bigint | number | string | undefined {
  if (text === null) return undefined;
  if (type === 'bytes32') return isLowerHex(text, 32) ? text : undefined;
  if (!INTEGER.test(text)) return undefined;
  return /^uint(8|32)$/.test(type) ? Number(text) : BigInt(text);
}

/**
 * Reads the message from its fields, whose names, types and order must be exactly the kind's. @throws Failure
 * FIELD_DIFFERS
 */
function readMessage<K extends MessageKind>(kind: K, fields: readonly UntrustedField[]): MessageOf<K> {
  const expected = messageFields(kind);
  const message: Record<string, unknown> = {};
  if (fields.length !== expected.length)
    throw createDifference('FIELD_DIFFERS', 'The fields are not those of the kind.');
  for (const [i, { name, type }] of expected.entries()) {
    const untrusted = fields[i];
    const value = untrusted?.name === name && untrusted.type === type ? readValue(type, untrusted.value) : undefined;
    if (value === undefined)
      throw createDifference('FIELD_DIFFERS', `The field ${name} is not the kind’s.`, { field: name });
    message[name] = value;
  }
  return message as never;
}

function requireExpected(message: Record<string, unknown>, expected: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(expected)) {
    if (value === undefined || message[name] === value) continue;
    if (name === 'seriesKey') throw createDifference('SERIES_DIFFERS', 'The request is for another series.');
    throw createDifference('FIELD_DIFFERS', `The field ${name} differs from the expected one.`, { field: name });
  }
}

/** Computes the words, the struct hash, the pre-image and the digest of a message. */
function recompute<K extends MessageKind>(domain: SigningDomain, kind: K, message: MessageOf<K>) {
  try {
    const hash = structHash(kind, message);
    return {
      words: messageWords(kind, message).map(toHex),
      structHash: toHex(hash),
      preImage: toHex(concatBytes(Uint8Array.of(0x19, 0x01), domainSeparator(domain), hash)),
      digest: messageDigest(domain, kind, message),
    };
  } catch (error) {
    if (error instanceof AppError) throw createDifference('FIELD_DIFFERS', 'A field is beyond its type.');
    throw error;
  }
}

/** Tests that a domain is exactly the configured one, with null for the fields of the other kind of chain. */
function isDomain(
  { chainId, verifyingContract, genesisHash, program }: UntrustedDomain,
  domain: SigningDomain,
): boolean {
  if (domain.kind === 'evm') {
    const matches = chainId === domain.chainId && sameHex(verifyingContract, domain.verifyingContract);
    return matches && genesisHash === null && program === null;
  }
  const matches = sameHex(genesisHash, domain.genesisHash) && sameHex(program, domain.programId);
  return matches && chainId === null && verifyingContract === null;
}

/**
 * Recomputes a signing request from its typed fields and the pinned domain, and compares every part of the gateway's request.
 * @throws Failure KIND_DIFFERS, DOMAIN_DIFFERS, KEY_DIFFERS, SERIES_DIFFERS, FIELD_DIFFERS, DIGEST_DIFFERS
 */
export function checkRequest<K extends MessageKind>(
  untrusted: UntrustedRequest,
  expected: ExpectedRequest<K>,
): CheckedRequest<K> {
  const { kind, domain, chain, key } = expected;
  if (untrusted.kind !== kind) throw createDifference('KIND_DIFFERS', 'The request is of another kind.');
  if (untrusted.chain !== chain || !isDomain(untrusted.domain, domain)) {
    throw createDifference(
      'DOMAIN_DIFFERS',
      'The request is for another chain, contract or program than the configured one.',
    );
  }
  if (!sameHex(untrusted.key, key)) throw createDifference('KEY_DIFFERS', 'The request is for another key.');
  const message = readMessage(kind, untrusted.fields ?? []);
  if (!sameHex(untrusted.seriesKey, message.seriesKey))
    throw createDifference('SERIES_DIFFERS', 'The request and its message name different series.');
  requireExpected(message as never, expected.message as never);
  const recomputed = recompute(domain, kind, message);
  const untrustedWords = untrusted.words ?? [];
  const words =
    untrustedWords.length === recomputed.words.length &&
    recomputed.words.every((word, i) => sameHex(untrustedWords[i], word));
  for (const [part, equal] of [
    ['words', words],
    ['structHash', sameHex(untrusted.structHash, recomputed.structHash)],
    ['preImage', sameHex(untrusted.preImage, recomputed.preImage)],
    ['digest', sameHex(untrusted.digest, recomputed.digest)],
  ] as const) {
    if (!equal) throw createDifference('DIGEST_DIFFERS', `The ${part} does not follow from the fields.`, { part });
  }
  return { kind, message, digest: recomputed.digest };
}
