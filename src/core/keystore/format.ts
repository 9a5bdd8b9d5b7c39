import { fromHex, toHex } from '../bytes.ts';
import { AppError } from '../errors/app-error.ts';
import { type EvmAddress, isHex } from '../hex.ts';
import type { ScryptCost } from './scrypt.ts';

/** The parts of a keystore, with checked lengths. None of them is secret. */
export interface Keystore {
  /** The key's address in lower case; null if the file names none, because the format does not require an address. */
  readonly address: EvmAddress | null;
  readonly id: string;
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

const invalid = () => new AppError('KEYSTORE_INVALID');
const unsupported = () => new AppError('KEYSTORE_UNSUPPORTED');

function asObject(value: unknown): Json {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw invalid();
  return value as Json;
}

/** Reads hexadecimal digits in either case, with or without 0x, because programs write them differently. */
function asBytes(value: unknown, length?: number): Uint8Array {
  if (typeof value !== 'string') throw invalid();
  const hex = value.startsWith('0x') ? value : `0x${value}`;
  if (!isHex(hex, length)) throw invalid();
  return fromHex(hex);
}

function asInteger(value: unknown): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) throw invalid();
  return value;
}

function parseJson(text: string): Json {
  if (text.length > MAX_CHARACTERS) throw invalid();
  try {
    return asObject(JSON.parse(text));
  } catch {
    throw invalid();
  }
}

function readAddress(value: unknown): EvmAddress | null {
  return value === undefined ? null : toHex(asBytes(value, 20));
}

/**
 * Parses the JSON of Web3 Secret Storage, version 3. `Crypto` is accepted for `crypto`, because some wallets write it. Other keys
 * are ignored, because wallets add their own.
 * @throws KEYSTORE_INVALID, KEYSTORE_UNSUPPORTED for another version, cipher, KDF or key length
 */
export function parseKeystore(text: string): Keystore {
  const json = parseJson(text);
  if (json.version === undefined) throw invalid();
  if (json.version !== VERSION) throw unsupported();
  if (json.crypto !== undefined && json.Crypto !== undefined) throw invalid();
  const section = asObject(json.crypto ?? json.Crypto);
  if (typeof section.cipher !== 'string' || typeof section.kdf !== 'string') throw invalid();
  if (section.cipher !== CIPHER || section.kdf !== KDF) throw unsupported();
  const params = asObject(section.kdfparams);
  if (asInteger(params.dklen) !== KEY_BYTES) throw unsupported();
  const salt = asBytes(params.salt);
  if (salt.length < SALT_BYTES.min || salt.length > SALT_BYTES.max) throw invalid();
  if (typeof json.id !== 'string') throw invalid();
  return {
    address: readAddress(json.address),
    id: json.id,
    cost: { n: asInteger(params.n), r: asInteger(params.r), p: asInteger(params.p) },
    salt,
    iv: asBytes(asObject(section.cipherparams).iv, 16),
    ciphertext: asBytes(section.ciphertext, KEY_BYTES),
    mac: asBytes(section.mac, 32),
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
    id,
    version: VERSION,
  });
