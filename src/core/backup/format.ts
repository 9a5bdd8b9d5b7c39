import type { Address } from '../address.ts';
import { readBase64url, toBase64url } from '../base64url.ts';
import { concatBytes, keccak256Hex, parseBytes32, utf8 } from '../bytes.ts';
import { AppError } from '../errors/app-error.ts';
import type { Bytes32 } from '../hex.ts';
import { bytes32Word, uintBytes, walletWord } from '../words.ts';

/** The bid or order that a backup opens: with any other it does not open. */
export interface BackupPlace {
  readonly seriesKey: Bytes32;
  /** 0: a bid in the raise; else the window of an order. */
  readonly window: number;
  readonly wallet: Address;
  readonly commitment: Bytes32;
}

export interface Backup {
  readonly nonce: Uint8Array;
  /** The sealed opening and its tag. */
  readonly ciphertext: Uint8Array;
}

const VERSION = 1;
/** Names the format wherever a key or a ciphertext is bound to it. */
export const LABEL = 'income-series/backup/v1';
export const NONCE_BYTES = 12;
/** Price, quantity and salt, a word each: every opening is as long as any other. */
const OPENING_BYTES = 96;
const TAG_BYTES = 16;
/** Of a text, in UTF-16 code units: with room for white space, which the canonical text has none of. */
const MAX_BACKUP_LENGTH = 512;
const KEYS = ['ciphertext', 'nonce', 'v'];

const invalid = (): AppError => new AppError('BACKUP_INVALID');

function requireBytes(value: unknown, length: number): Uint8Array {
  const bytes = readBase64url(value);
  if (bytes?.length !== length) throw invalid();
  return bytes;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalid();
  }
}

/** @throws BACKUP_INVALID, BACKUP_VERSION */
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

/** The canonical text: these keys in this order, no white space. All are of one length. */
export const formatBackup = ({ nonce, ciphertext }: Backup): string =>
  JSON.stringify({ v: VERSION, nonce: toBase64url(nonce), ciphertext: toBase64url(ciphertext) });

/** What the ciphertext is bound to: 123 bytes, each part of a fixed length. @throws BAD_INPUT for a place no bid has */
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
 * What the server checks of a backup, without any secret: its form, and that it is sealed at all.
 * @returns its canonical text, to be stored
 * @throws BACKUP_INVALID, BACKUP_VERSION; BAD_INPUT for a wallet or commitment that is none
 */
export function checkBackup(text: string, { wallet, commitment }: Pick<BackupPlace, 'wallet' | 'commitment'>): string {
  const backup = parseBackup(text);
  const opening = backup.ciphertext.subarray(0, OPENING_BYTES);
  if (keccak256Hex(concatBytes(opening, walletWord(wallet))) === parseBytes32(commitment)) throw invalid();
  return formatBackup(backup);
}
