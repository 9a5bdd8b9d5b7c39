import { concatBytes, toHex } from '../../../core/bytes.ts';
import { AppError } from '../../../core/errors/app-error.ts';
import { type Bytes32, type EvmAddress, isLowerHex, sameHex } from '../../../core/hex.ts';
import {
  domainSeparator,
  type MessageKind,
  type MessageOf,
  messageDigest,
  messageFields,
  messageWords,
  type SigningDomain,
  structHash,
} from '../../../core/signing/index.ts';
import { Failure } from '../exit.ts';

/** A signing request as the gateway answers it: nothing of it is believed. */
export interface GivenRequest {
  readonly kind: string | null;
  readonly chain: string | null;
  readonly seriesKey: string | null;
  readonly domain: GivenDomain;
  readonly key: string | null;
  readonly fields: readonly GivenField[] | null;
  readonly words: readonly string[] | null;
  readonly structHash: string | null;
  readonly preImage: string | null;
  readonly digest: string | null;
}

interface GivenDomain {
  readonly chainId: number | null;
  readonly verifyingContract: string | null;
  readonly genesisHash: string | null;
  readonly program: string | null;
}

interface GivenField {
  readonly name: string | null;
  readonly type: string | null;
  readonly value: string | null;
}

/** What the request must be, from this machine's own files, the row and the attestor's choice. */
export interface Expected<K extends MessageKind> {
  readonly kind: K;
  readonly domain: SigningDomain;
  readonly chain: string;
  readonly key: EvmAddress;
  /** Of the message's fields, those known from elsewhere. */
  readonly message: Partial<MessageOf<K>> & { readonly seriesKey: Bytes32 };
}

/** A request whose every byte was recomputed here. */
export interface CheckedRequest<K extends MessageKind = MessageKind> {
  readonly kind: K;
  readonly message: MessageOf<K>;
  readonly digest: Bytes32;
}

export const differs = (code: string, what: string, detail?: Record<string, unknown>): Failure =>
  new Failure('differs', code, `${what} Nothing was signed.`, { detail });

const INTEGER = /^(0|-?[1-9][0-9]{0,77})$/;

/** A field's value by its type; numbers of at most 32 bits are numbers, as the message's type says. */
function readValue(type: string, text: string | null): bigint | number | string | undefined {
  if (text === null) return undefined;
  if (type === 'bytes32') return isLowerHex(text, 32) ? text : undefined;
  if (!INTEGER.test(text)) return undefined;
  return /^uint(8|32)$/.test(type) ? Number(text) : BigInt(text);
}

/** The message, where names, types and order are exactly the kind's. @throws Failure FIELD_DIFFERS */
function readMessage<K extends MessageKind>(kind: K, fields: readonly GivenField[]): MessageOf<K> {
  const expected = messageFields(kind);
  const message: Record<string, unknown> = {};
  if (fields.length !== expected.length) throw differs('FIELD_DIFFERS', 'The request has other fields than its kind.');
  for (const [i, { name, type }] of expected.entries()) {
    const given = fields[i];
    const value = given?.name === name && given.type === type ? readValue(type, given.value) : undefined;
    if (value === undefined) throw differs('FIELD_DIFFERS', `The field ${name} is not the kind’s.`, { field: name });
    message[name] = value;
  }
  return message as never;
}

function requireExpected(message: Record<string, unknown>, expected: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(expected)) {
    if (value === undefined || message[name] === value) continue;
    if (name === 'seriesKey') throw differs('SERIES_DIFFERS', 'The request is for another series.');
    throw differs('FIELD_DIFFERS', `The field ${name} is not what was expected.`, { field: name });
  }
}

/** The words, the struct hash, the pre-image and the digest, all made from the fields. */
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
    if (error instanceof AppError) throw differs('FIELD_DIFFERS', 'A field is beyond its type.');
    throw error;
  }
}

/** Exactly the configured one: what belongs to the other kind of chain is null. */
function isDomain({ chainId, verifyingContract, genesisHash, program }: GivenDomain, domain: SigningDomain): boolean {
  if (domain.kind === 'evm') {
    const same = chainId === domain.chainId && sameHex(verifyingContract, domain.verifyingContract);
    return same && genesisHash === null && program === null;
  }
  const same = sameHex(genesisHash, domain.genesisHash) && sameHex(program, domain.programId);
  return same && chainId === null && verifyingContract === null;
}

/**
 * Recomputes a signing request from its typed fields and the pinned domain, and compares every part of what was given.
 * @throws Failure KIND_DIFFERS, DOMAIN_DIFFERS, KEY_DIFFERS, SERIES_DIFFERS, FIELD_DIFFERS, DIGEST_DIFFERS
 */
export function checkRequest<K extends MessageKind>(given: GivenRequest, expected: Expected<K>): CheckedRequest<K> {
  const { kind, domain, chain, key } = expected;
  if (given.kind !== kind) throw differs('KIND_DIFFERS', 'The request is of another kind.');
  if (given.chain !== chain || !isDomain(given.domain, domain)) {
    throw differs('DOMAIN_DIFFERS', 'The request is for another chain, contract or program than the configured one.');
  }
  if (!sameHex(given.key, key)) throw differs('KEY_DIFFERS', 'The request is for another key.');
  const message = readMessage(kind, given.fields ?? []);
  if (!sameHex(given.seriesKey, message.seriesKey)) throw differs('SERIES_DIFFERS', 'The request names two series.');
  requireExpected(message as never, expected.message as never);
  const own = recompute(domain, kind, message);
  const givenWords = given.words ?? [];
  const words = givenWords.length === own.words.length && own.words.every((word, i) => sameHex(givenWords[i], word));
  for (const [part, equal] of [
    ['words', words],
    ['structHash', sameHex(given.structHash, own.structHash)],
    ['preImage', sameHex(given.preImage, own.preImage)],
    ['digest', sameHex(given.digest, own.digest)],
  ] as const) {
    if (!equal) throw differs('DIGEST_DIFFERS', `The given ${part} is not that of the fields.`, { part });
  }
  return { kind, message, digest: own.digest };
}
