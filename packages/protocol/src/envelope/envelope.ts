import { decode, encode } from 'jose/base64url';
import { concatBytes } from '../bytes.ts';
import { AppError } from '../errors/app-error.ts';
import { type EvmAddress, readHex, sameHex } from '../hex.ts';
import { placeBytes } from '../vault/format.ts';
import { openContent, sealContent } from './content.ts';
import {
  type EnvelopeContext,
  type EnvelopeRecipient,
  formatEnvelope,
  invalid,
  KEY_BYTES,
  NONCE_BYTES,
  parseEnvelope,
  readContext,
  readRecipients,
  type WrappedKey,
} from './format.ts';
import { unwrapKey, wrapKey } from './wrap.ts';

/** The data to which every wrapped key is bound: the envelope's version, its place and all recipients. */
function wrapInfo(context: EnvelopeContext, recipients: readonly EnvelopeRecipient[]): Uint8Array {
  const { domain, seriesKey, record, id, field } = context;
  const keys = recipients.flatMap(({ key, encryptionKey }) => [key, encryptionKey]);
  return placeBytes('income-series/envelope/v1', domain, seriesKey, record, id, field, ...keys);
}

/** The data to which the content is bound: `info` and every wrapped key, so that no recipient opens an envelope altered for another. */
const contentData = (info: Uint8Array, wraps: readonly WrappedKey[]): Uint8Array =>
  concatBytes(info, ...wraps.flatMap(({ enc, wrapped }) => [enc, wrapped]));

/** Converts a recipient's keys to lower case. @throws ENVELOPE_INVALID if they are no hex */
function lowerHex({ key, encryptionKey }: EnvelopeRecipient): EnvelopeRecipient {
  const lower = { key: readHex(key), encryptionKey: readHex(encryptionKey) };
  if (lower.key === null || lower.encryptionKey === null) throw invalid();
  return { key: lower.key, encryptionKey: lower.encryptionKey };
}

/**
 * Seals a plaintext for one or two recipients and one place.
 * @returns the envelope's canonical text
 * @throws ENVELOPE_INVALID for an invalid place or invalid recipients
 */
export async function sealEnvelope(
  plaintext: Uint8Array,
  context: EnvelopeContext,
  recipients: readonly EnvelopeRecipient[],
): Promise<string> {
  const place = readContext(context);
  const sorted = readRecipients(recipients.map(lowerHex));
  const info = wrapInfo(place, sorted);
  const contentKey = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const wraps = await Promise.all(sorted.map((recipient) => wrapKey(contentKey, recipient, info)));
  const content = await sealContent(plaintext, { contentKey, nonce, associated: contentData(info, wraps) });
  contentKey.fill(0);
  return formatEnvelope({ ...place, recipients: wraps, nonce, ciphertext: encode(content) });
}

/** Checks that an envelope was sealed for the expected place. @throws ENVELOPE_CONTEXT */
function requireContext(actual: EnvelopeContext, expected: EnvelopeContext): void {
  const parts = ['domain', 'seriesKey', 'record', 'id', 'field'] as const;
  if (parts.some((part) => actual[part] !== expected[part])) throw new AppError('ENVELOPE_CONTEXT');
}

/**
 * Opens an envelope with a recipient's X25519 secret key.
 * @throws ENVELOPE_INVALID, ENVELOPE_VERSION, ENVELOPE_CONTEXT, ENVELOPE_RECIPIENTS if the reader is no recipient,
 *   ENVELOPE_UNOPENED
 */
export async function openEnvelope(
  text: string,
  context: EnvelopeContext,
  reader: { readonly key: EvmAddress; readonly secretKey: Uint8Array },
): Promise<Uint8Array> {
  const envelope = parseEnvelope(text);
  requireContext(envelope, context);
  const entry = envelope.recipients.find(({ key }) => sameHex(reader.key, key));
  if (entry === undefined) throw new AppError('ENVELOPE_RECIPIENTS');
  const info = wrapInfo(envelope, envelope.recipients);
  const contentKey = await unwrapKey(entry, reader.secretKey, info);
  const { recipients, nonce, ciphertext } = envelope;
  const associated = contentData(info, recipients);
  return openContent(decode(ciphertext), { contentKey, nonce, associated }).finally(() => contentKey.fill(0));
}

/** The expected place, recipients and size of an envelope. */
export interface EnvelopeExpectation {
  readonly context: EnvelopeContext;
  /** The addressed attestor keys with their announced encryption keys, in any order. */
  readonly recipients: readonly EnvelopeRecipient[];
  /** The most bytes of the text. */
  readonly maxBytes: number;
}

/** A text that identifies a set of recipients, in any order. */
const identityOf = (recipients: readonly EnvelopeRecipient[]): string =>
  recipients
    .map(lowerHex)
    .map(({ key, encryptionKey }) => `${key} ${encryptionKey}`)
    .sort()
    .join();

/**
 * Checks an envelope on the server, without a secret: its form, place, recipients and size.
 * @returns the canonical text, to be stored
 * @throws ENVELOPE_TOO_LARGE, ENVELOPE_INVALID, ENVELOPE_VERSION, ENVELOPE_CONTEXT, ENVELOPE_RECIPIENTS
 */
export function checkEnvelope(text: string, expected: EnvelopeExpectation): string {
  if (text.length > expected.maxBytes) throw new AppError('ENVELOPE_TOO_LARGE');
  const envelope = parseEnvelope(text);
  requireContext(envelope, expected.context);
  if (identityOf(envelope.recipients) !== identityOf(expected.recipients)) throw new AppError('ENVELOPE_RECIPIENTS');
  return formatEnvelope(envelope);
}
