import type { Address } from '../address.ts';
import { readBase64url, toBase64url } from '../base64url.ts';
import { concatBytes, keccak256Hex, parseBytes32, utf8 } from '../bytes.ts';
import { AppError } from '../errors/app-error.ts';
import type { Bytes32 } from '../hex.ts';
import { bytes32Word, uintBytes, walletWord } from '../words.ts';

/** The bid or order that a backup belongs to. The backup does not open for another one. */
export interface BackupPlace {
  readonly seriesKey: Bytes32;
  /** The number of the order's window; 0 for a bid in the raise. */
  readonly window: number;
  readonly wallet: Address;
  readonly commitment: Bytes32;
}

/** A backup whose text was parsed. */
export interface Backup {
  readonly nonce: Uint8Array;
  /** The sealed opening and its tag. */
  readonly ciphertext: Uint8Array;
}

const VERSION = 1;
/** The name of the format, to which keys and ciphertexts are bound. */
export const LABEL = 'income-series/backup/v1';
export const NONCE_BYTES = 12;
/** The length of an opening: price, quantity and salt, one word each. All openings have this length. */
const OPENING_BYTES = 96;
const TAG_BYTES = 16;
/** The most UTF-16 code units of a text, with room for white space, which the canonical text does not have. */
const MAX_BACKUP_LENGTH = 512;
const KEYS = ['ciphertext', 'nonce', 'v'];

const invalid = (): AppError => new AppError('BACKUP_INVALID');

/** Decodes canonical base64url of exactly `length` bytes. @throws BACKUP_INVALID */
function requireBytes(value: unknown, length: number): Uint8Array {
  const bytes = readBase64url(value);
  if (bytes?.length !== length) throw invalid();
  return bytes;
}

/** Parses JSON. @throws BACKUP_INVALID */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalid();
  }
}

/** Parses the text of a backup. @throws BACKUP_INVALID, BACKUP_VERSION */
export function parseBackup(text: string): Backup {
  if (typeof text !== 'string' || text.length > MAX_BACKUP_LENGTH) throw invalid();
  const json = parseJson(text);
  if (typeof json !== 'object' || json === null || Array.isArray(json)) throw invalid();
  const { v, nonce, ciphertext } = json as Readonly<Record<string, unknown>>;
  if (v !== undefined && v !== VERSION) throw new AppError('BACKUP_VERSION');
  if (Object.keys(json).sort().join() !== KEYS.join()) throw invalid();
  return {
    nonce: requireBytes(nonce, NONCE_BYTES),
    ciphertext: requireBytes(ciphertext, OPENING_BYTES + TAG_BYTES),
  };
}

/** Writes the canonical text of a backup: fixed order of keys, no white space. All texts have the same length. */
export const formatBackup = ({ nonce, ciphertext }: Backup): string =>
  JSON.stringify({ v: VERSION, nonce: toBase64url(nonce), ciphertext: toBase64url(ciphertext) });

/** The data to which a backup's ciphertext is bound: 123 bytes, each part of a fixed length. @throws BAD_INPUT for an invalid place */
export const placeData = ({ seriesKey, window, wallet, commitment }: BackupPlace): Uint8Array<ArrayBuffer> =>
  new Uint8Array(
    concatBytes(
      utf8(LABEL),
      bytes32Word(seriesKey),
      uintBytes(window, 32, 4),
      walletWord(wallet),
      bytes32Word(commitment),
    ),
  );

/**
 * Checks a backup on the server, without a secret: its form, and that its opening is not in plain text.
 * @returns the canonical text, to be stored
 * @throws BACKUP_INVALID, BACKUP_VERSION; BAD_INPUT for an invalid wallet or commitment
 */
export function checkBackup(text: string, { wallet, commitment }: Pick<BackupPlace, 'wallet' | 'commitment'>): string {
  const backup = parseBackup(text);
  const opening = backup.ciphertext.subarray(0, OPENING_BYTES);
  if (keccak256Hex(concatBytes(opening, walletWord(wallet))) === parseBytes32(commitment)) throw invalid();
  return formatBackup(backup);
}
