import { decode, encode } from 'jose/base64url';
import { fromHex } from '../bytes.ts';
import { AppError } from '../errors/app-error.ts';
import { type Bytes32, type EvmAddress, type Hex, isLowerHex } from '../hex.ts';
import { COMMITMENT_BYTES } from './content.ts';
import { isEncryptionKey } from './curve.ts';
import { paddedLength } from './padding.ts';

/** The place that an envelope is sealed for. The envelope does not open at another place. */
export interface EnvelopeContext {
  /** The EIP-712 domain separator of the chain. */
  readonly domain: Bytes32;
  readonly seriesKey: Bytes32;
  /** The name of the table. */
  readonly record: string;
  /** The id of the row. */
  readonly id: string;
  readonly field: string;
}

/** An attestor for whom an envelope is sealed. */
export interface EnvelopeRecipient {
  /** The signer key that the envelope is addressed to. */
  readonly key: EvmAddress;
  /** The X25519 key that the signer key announced: 32 bytes. */
  readonly encryptionKey: Hex;
}

/** A recipient's copy of the content key. */
export interface WrappedKey extends EnvelopeRecipient {
  /** The ephemeral key of HPKE, 32 bytes. */
  readonly enc: Uint8Array;
  /** The content key and its tag, 48 bytes. */
  readonly wrapped: Uint8Array;
}

/** An envelope whose text was parsed. */
export interface Envelope extends EnvelopeContext {
  /** One or two recipients, in ascending order of their keys. */
  readonly recipients: readonly WrappedKey[];
  readonly nonce: Uint8Array;
  /** Commitment to the content key, ciphertext and tag. They stay base64url, because checks do not need the bytes. */
  readonly ciphertext: string;
}

const VERSION = 1;
export const KEY_BYTES = 32;
export const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const MAX_RECIPIENTS = 2;

const TEXT = /^[A-Za-z0-9._:-]{1,128}$/;
const KEYS = ['ciphertext', 'domain', 'field', 'id', 'nonce', 'recipients', 'record', 'seriesKey', 'v'];
const RECIPIENT_KEYS = ['enc', 'encryptionKey', 'key', 'wrapped'];

export const invalid = (): AppError => new AppError('ENVELOPE_INVALID');

function requireHex(value: unknown, bytes: number): Hex {
  if (!isLowerHex(value, bytes)) throw invalid();
  return value;
}

function requireText(value: unknown): string {
  if (typeof value !== 'string' || !TEXT.test(value)) throw invalid();
  return value;
}

/** Returns the value if it is canonical base64url without padding. Only its last group can have spare bits. */
function requireBase64(value: unknown): string {
  if (typeof value !== 'string' || !/^[A-Za-z0-9_-]*$/.test(value) || value.length % 4 === 1) throw invalid();
  const last = value.slice(value.length - (value.length % 4));
  if (encode(decode(last)) !== last) throw invalid();
  return value;
}

function requireBytes(value: unknown, length: number): Uint8Array {
  const bytes = decode(requireBase64(value));
  if (bytes.length !== length) throw invalid();
  return bytes;
}

/** Returns the value if it is an object with exactly these keys, which are sorted. */
function requireObject(value: unknown, keys: readonly string[]): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw invalid();
  const ownKeys = Object.keys(value).sort();
  if (ownKeys.length !== keys.length || ownKeys.some((key, i) => key !== keys[i])) throw invalid();
  return value as Record<string, unknown>;
}

/** Checks and types an envelope's context: the place in the product that the envelope is sealed for. @throws ENVELOPE_INVALID */
export function readContext(value: Readonly<Record<keyof EnvelopeContext, unknown>>): EnvelopeContext {
  return {
    domain: requireHex(value.domain, 32),
    seriesKey: requireHex(value.seriesKey, 32),
    record: requireText(value.record),
    id: requireText(value.id),
    field: requireText(value.field),
  };
}

/** Checks that there are one or two recipients with different valid keys, and sorts them by key. @throws ENVELOPE_INVALID */
export function readRecipients<R extends EnvelopeRecipient>(recipients: readonly R[]): readonly R[] {
  if (recipients.length < 1 || recipients.length > MAX_RECIPIENTS) throw invalid();
  for (const { key, encryptionKey } of recipients) {
    requireHex(key, 20);
    if (!isEncryptionKey(fromHex(requireHex(encryptionKey, KEY_BYTES)))) throw invalid();
  }
  const all = recipients.flatMap(({ key, encryptionKey }) => [key, encryptionKey]);
  if (new Set<string>(all).size !== all.length) throw invalid();
  return [...recipients].sort((a, b) => (a.key < b.key ? -1 : 1));
}

/** Reads a recipient and its wrapped content key. @throws ENVELOPE_INVALID */
function readWrapped(value: unknown): WrappedKey {
  const entry = requireObject(value, RECIPIENT_KEYS);
  const enc = requireBytes(entry.enc, KEY_BYTES);
  if (!isEncryptionKey(enc)) throw invalid();
  return {
    key: requireHex(entry.key, 20),
    encryptionKey: requireHex(entry.encryptionKey, KEY_BYTES),
    enc,
    wrapped: requireBytes(entry.wrapped, KEY_BYTES + TAG_BYTES),
  };
}

/** Returns the value if it is as long as a commitment, a padded plaintext and a tag together. @throws ENVELOPE_INVALID */
function requireCiphertext(value: unknown): string {
  const text = requireBase64(value);
  const padded = Math.floor((text.length * 3) / 4) - COMMITMENT_BYTES - TAG_BYTES;
  if (padded < 1 || paddedLength(padded) !== padded) throw invalid();
  return text;
}

/** Parses JSON. @throws ENVELOPE_INVALID */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalid();
  }
}

/** Parses the text of an envelope. @throws ENVELOPE_INVALID, ENVELOPE_VERSION */
export function parseEnvelope(text: string): Envelope {
  const json = parseJson(text);
  const version = typeof json === 'object' && json !== null && 'v' in json ? json.v : undefined;
  if (version !== undefined && version !== VERSION) throw new AppError('ENVELOPE_VERSION');
  const value = requireObject(json, KEYS);
  if (version !== VERSION || !Array.isArray(value.recipients)) throw invalid();
  return {
    ...readContext(value as Record<keyof EnvelopeContext, unknown>),
    recipients: readRecipients(value.recipients.slice(0, MAX_RECIPIENTS + 1).map(readWrapped)),
    nonce: requireBytes(value.nonce, NONCE_BYTES),
    ciphertext: requireCiphertext(value.ciphertext),
  };
}

/** Writes the canonical text of an envelope: fixed order of keys, recipients in the order of their keys, no white space. */
export function formatEnvelope(envelope: Envelope): string {
  const { domain, seriesKey, record, id, field, recipients, nonce, ciphertext } = envelope;
  return JSON.stringify({
    v: VERSION,
    domain,
    seriesKey,
    record,
    id,
    field,
    recipients: recipients.map(({ key, encryptionKey, enc, wrapped }) => ({
      key,
      encryptionKey,
      enc: encode(enc),
      wrapped: encode(wrapped),
    })),
    nonce: encode(nonce),
    ciphertext,
  });
}
