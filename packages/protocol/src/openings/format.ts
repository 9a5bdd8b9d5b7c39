import { readBase64url, toBase64url } from '../base64url.ts';
import { concatBytes, utf8 } from '../bytes.ts';
import { AppError } from '../errors/app-error.ts';
import type { ScryptCost } from '../keystore/scrypt.ts';
import { uintWord } from '../words.ts';

/** The scrypt parameters by which the secret of an export is derived from a passphrase. */
export interface PassphraseCost extends ScryptCost {
  readonly salt: Uint8Array;
}

/** Sealed openings whose text was parsed. */
export interface SealedOpenings {
  readonly nonce: Uint8Array;
  readonly ciphertext: Uint8Array;
  /** The parameters of the passphrase; null if the openings are sealed under the device secret. */
  readonly scrypt: PassphraseCost | null;
}

const VERSION = 1;
/** The name of the format, to which keys and ciphertexts are bound. */
export const LABEL = 'income-series/openings/v1';
export const NONCE_BYTES = 12;
export const SALT_BYTES = 32;
const TAG_BYTES = 16;
/** The most characters of a text, each of one byte: enough for some 80,000 openings. */
export const MOST_CHARACTERS = 16 * 1024 * 1024;

export const invalid = (): AppError => new AppError('OPENINGS_INVALID');

/** Decodes canonical base64url, of exactly `length` bytes if that is set. @throws OPENINGS_INVALID */
function requireBytes(value: unknown, length?: number): Uint8Array {
  const bytes = readBase64url(value);
  if (bytes === null || (length !== undefined && bytes.length !== length)) throw invalid();
  return bytes;
}

/** Returns the value if it is an object with exactly these keys. @throws OPENINGS_INVALID */
function requireKeys(value: unknown, ...keys: readonly string[]): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw invalid();
  if (Object.keys(value).sort().join() !== [...keys].sort().join()) throw invalid();
  return value as Readonly<Record<string, unknown>>;
}

/** Reads the parameters of a passphrase; null if there is none. @throws OPENINGS_INVALID */
function parseScrypt(value: unknown): PassphraseCost | null {
  if (value === null) return null;
  const { n, r, p, salt } = requireKeys(value, 'n', 'r', 'p', 'salt');
  const isCount = (count: unknown): count is number => Number.isSafeInteger(count) && (count as number) > 0;
  if (!isCount(n) || !isCount(r) || !isCount(p)) throw invalid();
  return { n, r, p, salt: requireBytes(salt, SALT_BYTES) };
}

/** Parses JSON. @throws OPENINGS_INVALID */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalid();
  }
}

/** Parses the text of sealed openings. @throws OPENINGS_INVALID, OPENINGS_VERSION */
export function parseOpenings(text: string): SealedOpenings {
  if (typeof text !== 'string' || text.length > MOST_CHARACTERS) throw invalid();
  const json = parseJson(text);
  const version = typeof json === 'object' && json !== null && 'v' in json ? json.v : VERSION;
  const isNewer = Number.isInteger(version) && (version as number) > VERSION;
  if (version !== VERSION) throw isNewer ? new AppError('OPENINGS_VERSION') : invalid();
  const { nonce, ciphertext, scrypt } = requireKeys(json, 'v', 'scrypt', 'nonce', 'ciphertext');
  const body = requireBytes(ciphertext);
  if (body.length < TAG_BYTES) throw invalid();
  return { nonce: requireBytes(nonce, NONCE_BYTES), ciphertext: body, scrypt: parseScrypt(scrypt) };
}

/** Writes the canonical text of sealed openings: fixed order of keys, no white space. */
export const formatOpenings = ({ nonce, ciphertext, scrypt }: SealedOpenings): string =>
  JSON.stringify({
    v: VERSION,
    scrypt: scrypt && { n: scrypt.n, r: scrypt.r, p: scrypt.p, salt: toBase64url(scrypt.salt) },
    nonce: toBase64url(nonce),
    ciphertext: toBase64url(ciphertext),
  });

/** The data to which a ciphertext is bound: the format, and the parameters of the passphrase. */
export const associatedData = (scrypt: PassphraseCost | null): Uint8Array<ArrayBuffer> =>
  new Uint8Array(
    scrypt === null
      ? utf8(LABEL)
      : concatBytes(utf8(LABEL), uintWord(scrypt.n), uintWord(scrypt.r), uintWord(scrypt.p), scrypt.salt),
  );
