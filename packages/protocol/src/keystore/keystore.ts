import { equalBytes } from '@noble/curves/utils.js';
import { keccak256 } from '../bytes.ts';
import { AppError } from '../errors/app-error.ts';
import type { EvmAddress } from '../hex.ts';
import { addressOfSecretKey, isSecretKey } from '../signing/index.ts';
import { requireCost } from './cost.ts';
import { formatKeystore, parseKeystore } from './format.ts';
import { deriveKey, formToSeal, type KeyDerivation, passwordForms, STANDARD_LOG_N, standardCost } from './scrypt.ts';

/** Options for reading and writing keystores. */
export interface KeystoreOptions extends KeyDerivation {
  /**
   * The smallest n that is accepted, as a power of two: 18 by default. A smaller one is for tests, and for a change of the
   * password, which writes the key at the standard cost.
   */
  readonly minLogN?: number;
}

/** The smallest n that scrypt allows, as a power of two. As `minLogN` it accepts any keystore. */
export const ANY_LOG_N = 1;

/** Options for writing keystores. */
export interface SealOptions extends KeystoreOptions {
  /** The scrypt parameter n as a power of two: 18 by default. */
  readonly logN?: number;
}

const random = (length: number): Uint8Array => crypto.getRandomValues(new Uint8Array(length));

/** Encrypts or decrypts with AES-128-CTR (NIST SP 800-38A), with the whole block as the counter. */
async function aesCtr(data: Uint8Array, key: Uint8Array, iv: Uint8Array): Promise<Uint8Array> {
  const cipherKey = await crypto.subtle.importKey('raw', new Uint8Array(key), 'AES-CTR', false, ['encrypt']);
  const parameters = { name: 'AES-CTR', counter: new Uint8Array(iv), length: 128 };
  return new Uint8Array(await crypto.subtle.encrypt(parameters, cipherKey, new Uint8Array(data)));
}

/** The MAC of a keystore: keccak-256 over the second half of the derived key and the ciphertext. */
const macOf = (derived: Uint8Array, ciphertext: Uint8Array): Uint8Array => keccak256(derived.subarray(16), ciphertext);

/**
 * Seals a signing key under a password: Web3 Secret Storage version 3, scrypt n = 2^18, r = 8, p = 1, with a fresh salt of 32
 * bytes and a fresh iv of 16 bytes. The password is taken in its `formToSeal`.
 * @returns the keystore's JSON
 * @throws BAD_INPUT if the secret is no signing key, KEYSTORE_WEAK, the signal's reason
 */
export async function sealKeystore(
  secretKey: Uint8Array,
  password: string,
  { logN = STANDARD_LOG_N, minLogN = STANDARD_LOG_N, ...derivation }: SealOptions = {},
): Promise<string> {
  if (!isSecretKey(secretKey)) throw new AppError('BAD_INPUT');
  const cost = standardCost(logN);
  requireCost(cost, minLogN);
  const [salt, iv] = [random(32), random(16)];
  const derived = await deriveKey(formToSeal(password), salt, cost, derivation);
  const ciphertext = await aesCtr(secretKey, derived.subarray(0, 16), iv);
  const mac = macOf(derived, ciphertext);
  derived.fill(0);
  const address = addressOfSecretKey(secretKey);
  return formatKeystore({ address, id: crypto.randomUUID(), cost, salt, iv, ciphertext, mac });
}

/**
 * Opens a keystore of any program. The cost of the derivation is checked before memory is allocated. A password is tried as typed,
 * then in NFC, then in NFD, each where it differs; the keystore's MAC decides.
 * @returns the 32 bytes of the signing key, which the caller must erase
 * @throws KEYSTORE_INVALID also if the address is not the key's, KEYSTORE_UNSUPPORTED, KEYSTORE_WEAK,
 *   KEYSTORE_PASSWORD, the signal's reason
 */
export async function openKeystore(
  text: string,
  password: string,
  { minLogN = STANDARD_LOG_N, ...derivation }: KeystoreOptions = {},
): Promise<Uint8Array> {
  const { address, cost, salt, iv, ciphertext, mac } = parseKeystore(text);
  requireCost(cost, minLogN);
  for (const form of passwordForms(password)) {
    const derived = await deriveKey(form, salt, cost, derivation);
    const isPassword = equalBytes(macOf(derived, ciphertext), mac);
    const secretKey = isPassword ? await aesCtr(ciphertext, derived.subarray(0, 16), iv) : null;
    derived.fill(0);
    if (secretKey !== null) return checkKey(secretKey, address);
  }
  throw new AppError('KEYSTORE_PASSWORD');
}

/** Returns the key of a keystore. @throws KEYSTORE_INVALID if the secret is no key, or not the key of the file's address */
function checkKey(secretKey: Uint8Array, address: EvmAddress | null): Uint8Array {
  if (!isSecretKey(secretKey))
    throw new AppError('KEYSTORE_INVALID', {
      message: 'The keystore’s crypto.cipherparams or ciphertext was altered.',
    });
  if (address !== null && address !== addressOfSecretKey(secretKey))
    throw new AppError('KEYSTORE_INVALID', {
      message: 'The keystore’s address is not its key’s: the address or crypto.cipherparams was altered.',
    });
  return secretKey;
}

/** Reads the address that a keystore names, without a password; null if it names none. @throws as `openKeystore` */
export function keystoreAddress(text: string, { minLogN = STANDARD_LOG_N }: KeystoreOptions = {}): EvmAddress | null {
  const { address, cost } = parseKeystore(text);
  requireCost(cost, minLogN);
  return address;
}
