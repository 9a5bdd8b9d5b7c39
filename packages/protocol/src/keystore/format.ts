import { fromHex, toHex } from '../bytes.ts';
import { AppError } from '../errors/app-error.ts';
import { type EvmAddress, isHex } from '../hex.ts';
import type { ScryptCost } from './scrypt.ts';

/** The parts of a keystore, with checked lengths. None of them is secret. */
export interface Keystore {
  /** The key's address in lower case; null if the file names none, which the definition allows. */
  readonly address: EvmAddress | null;
  /** Null if the file has none. */
  readonly id: string | null;
  readonly cost: ScryptCost;
  readonly salt: Uint8Array;
  readonly iv: Uint8Array;
  readonly ciphertext: Uint8Array;
  readonly mac: Uint8Array;
}

/** The most characters of a keystore. */
const MAX_CHARACTERS = 16_384;
const VERSION = 3;
const CIPHER = 'aes-128-ctr';
const KDF = 'scrypt';
const KEY_BYTES = 32;
const SALT_BYTES = { min: 16, max: 64 };

type Json = Readonly<Record<string, unknown>>;

/** The error for a member of the file. Its message names the member, never the value. */
const invalid = (member: string, form: string) =>
  new AppError('KEYSTORE_INVALID', { message: `The keystore’s ${member} is not ${form}.` });
const unsupported = (member: string, form: string) =>
  new AppError('KEYSTORE_UNSUPPORTED', { message: `The keystore’s ${member} is not ${form}, which alone is read.` });

function asObject(value: unknown, member: string): Json {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw invalid(member, 'an object');
  return value as Json;
}

/** Reads hex with or without 0x, in either case, because programs write it differently. */
function asBytes(value: unknown, member: string, length?: number): Uint8Array {
  const hex = typeof value === 'string' && value.startsWith('0x') ? value : `0x${value}`;
  if (typeof value !== 'string' || !isHex(hex, length))
    throw invalid(member, length === undefined ? 'hex' : `hex of ${length} bytes`);
  return fromHex(hex);
}

function asInteger(value: unknown, member: string): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) throw invalid(member, 'a whole number');
  return value;
}

/** Parses the object of a keystore file. @throws KEYSTORE_INVALID, also for a file that is too long */
function parseJson(text: string): Json {
  let value: unknown;
  try {
    value = text.length > MAX_CHARACTERS ? null : JSON.parse(text);
  } catch {
    value = null;
  }
  return asObject(value, `file of at most ${MAX_CHARACTERS} characters`);
}

/** Reads the address. Programs that keep it secret leave it out, or write null or an empty text. */
function readAddress(value: unknown): EvmAddress | null {
  if (value === undefined || value === null || value === '' || value === '0x') return null;
  return toHex(asBytes(value, 'address', 20));
}

/**
 * Parses the JSON of Web3 Secret Storage, version 3, as geth, cast, ethers, eth-account and the web3 libraries write it: `Crypto` for
 * `crypto`, the version as text, no id. Other keys are ignored, because wallets add their own.
 * @throws KEYSTORE_INVALID, KEYSTORE_UNSUPPORTED for another version, cipher, KDF or key length; both name the member
 */
export function parseKeystore(text: string): Keystore {
  const json = parseJson(text);
  if (json.version === undefined) throw invalid('version', 'there');
  if (json.version !== VERSION && json.version !== `${VERSION}`) throw unsupported('version', `${VERSION}`);
  if (json.crypto !== undefined && json.Crypto !== undefined) throw invalid('crypto', 'there once');
  const section = asObject(json.crypto ?? json.Crypto, 'crypto');
  if (typeof section.cipher !== 'string') throw invalid('crypto.cipher', 'a text');
  if (typeof section.kdf !== 'string') throw invalid('crypto.kdf', 'a text');
  if (section.cipher !== CIPHER) throw unsupported('crypto.cipher', CIPHER);
  if (section.kdf !== KDF) throw unsupported('crypto.kdf', KDF);
  const params = asObject(section.kdfparams, 'crypto.kdfparams');
  const integer = (name: 'dklen' | 'n' | 'r' | 'p') => asInteger(params[name], `crypto.kdfparams.${name}`);
  if (integer('dklen') !== KEY_BYTES) throw unsupported('crypto.kdfparams.dklen', `${KEY_BYTES}`);
  const salt = asBytes(params.salt, 'crypto.kdfparams.salt');
  if (salt.length < SALT_BYTES.min || salt.length > SALT_BYTES.max)
    throw invalid('crypto.kdfparams.salt', `hex of ${SALT_BYTES.min} to ${SALT_BYTES.max} bytes`);
  const id = json.id ?? null;
  if (id !== null && typeof id !== 'string') throw invalid('id', 'a text');
  return {
    address: readAddress(json.address),
    id,
    cost: { n: integer('n'), r: integer('r'), p: integer('p') },
    salt,
    iv: asBytes(asObject(section.cipherparams, 'crypto.cipherparams').iv, 'crypto.cipherparams.iv', 16),
    ciphertext: asBytes(section.ciphertext, 'crypto.ciphertext', KEY_BYTES),
    mac: asBytes(section.mac, 'crypto.mac', 32),
  };
}

/** Writes bytes as hex without 0x. */
const bareHex = (bytes: Uint8Array): string => toHex(bytes).slice(2);

/** Writes a keystore as JSON in the form of geth. */
export const formatKeystore = ({ address, id, cost, salt, iv, ciphertext, mac }: Keystore): string =>
  JSON.stringify({
    ...(address === null ? {} : { address: address.slice(2) }),
    crypto: {
      cipher: CIPHER,
      ciphertext: bareHex(ciphertext),
      cipherparams: { iv: bareHex(iv) },
      kdf: KDF,
      kdfparams: { dklen: KEY_BYTES, n: cost.n, p: cost.p, r: cost.r, salt: bareHex(salt) },
      mac: bareHex(mac),
    },
    ...(id === null ? {} : { id }),
    version: VERSION,
  });
