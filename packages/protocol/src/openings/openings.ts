import { concatBytes, toHex } from '../bytes.ts';
import { cipherKey } from '../cipher-key.ts';
import type { IncomeOpening } from '../commitments.ts';
import { AppError } from '../errors/app-error.ts';
import { InputError } from '../errors/input-error.ts';
import { assertCanonical, isCanonical } from '../field.ts';
import type { Bytes32 } from '../hex.ts';
import {
  costFault,
  deriveKey,
  formToSeal,
  type KeyDerivation,
  passwordForms,
  STANDARD_LOG_N,
  standardCost,
} from '../keystore/scrypt.ts';
import { isPeriod, type Period } from '../period.ts';
import { DEVICE_SECRET_BYTES, requireDeviceSecret } from '../salts.ts';
import { assertIncome } from '../terms.ts';
import { bytes32Word, bytesToBigInt, uintWord } from '../words.ts';
import {
  associatedData,
  formatOpenings,
  invalid,
  LABEL,
  NONCE_BYTES,
  type PassphraseCost,
  parseOpenings,
  SALT_BYTES,
} from './format.ts';

/** An income opening that a device stores, with the series and quarter of its report. */
export interface KeptOpening extends IncomeOpening {
  readonly seriesKey: Bytes32;
  readonly period: Period;
}

/** The length of an encoded opening: four words. */
const OPENING_BYTES = 128;
/** The fewest characters of a passphrase. scrypt only slows guessing down, so a short passphrase could be guessed. */
const MIN_PASSPHRASE = 12;

const drawBytes = (length: number): Uint8Array => crypto.getRandomValues(new Uint8Array(length));

/** Encodes an opening as four words. */
const encode = ({ seriesKey, period, ytd, salt }: KeptOpening): Uint8Array =>
  concatBytes(bytes32Word(seriesKey), uintWord(period), uintWord(assertIncome(ytd)), uintWord(assertCanonical(salt)));

/** Decodes one opening. @throws OPENINGS_INVALID */
function decode(bytes: Uint8Array): KeptOpening {
  const word = (i: number) => bytes.subarray(32 * i, 32 * (i + 1));
  const [period, ytd, salt] = [Number(bytesToBigInt(word(1))), bytesToBigInt(word(2)), bytesToBigInt(word(3))];
  if (!isPeriod(period) || ytd >= 2n ** 64n || !isCanonical(salt)) throw invalid();
  return { seriesKey: toHex(word(0)), period, ytd, salt };
}

/** Decodes a list of openings. @throws OPENINGS_INVALID */
function decodeAll(bytes: Uint8Array): readonly KeptOpening[] {
  if (bytes.length % OPENING_BYTES !== 0) throw invalid();
  const starts = Array.from({ length: bytes.length / OPENING_BYTES }, (_, i) => i * OPENING_BYTES);
  return starts.map((at) => decode(bytes.subarray(at, at + OPENING_BYTES)));
}

/**
 * Seals a plaintext under a secret of 32 bytes, and returns the canonical text.
 *
 *     key = HKDF-SHA256(secret, no salt, info = "income-series/openings/v1", 32)
 *     ciphertext = AES-256-GCM(key, nonce, plaintext, label || n, r, p and salt of scrypt if a passphrase is used) || tag 16
 */
async function seal(secret: Uint8Array, plaintext: Uint8Array, scrypt: PassphraseCost | null): Promise<string> {
  requireDeviceSecret(secret, 'secret');
  const nonce = drawBytes(NONCE_BYTES);
  const parameters = { name: 'AES-GCM', iv: new Uint8Array(nonce), additionalData: associatedData(scrypt) };
  const key = await cipherKey(secret, LABEL, 'encrypt');
  const body = await crypto.subtle.encrypt(parameters, key, new Uint8Array(plaintext));
  return formatOpenings({ nonce, ciphertext: new Uint8Array(body), scrypt });
}

/** Opens a sealed text under a secret of 32 bytes. @throws OPENINGS_INVALID, OPENINGS_VERSION, OPENINGS_UNOPENED */
async function open(secret: Uint8Array, text: string): Promise<Uint8Array> {
  requireDeviceSecret(secret, 'secret');
  const { nonce, ciphertext, scrypt } = parseOpenings(text);
  const parameters = { name: 'AES-GCM', iv: new Uint8Array(nonce), additionalData: associatedData(scrypt) };
  const key = await cipherKey(secret, LABEL, 'decrypt');
  const plaintext = await crypto.subtle.decrypt(parameters, key, new Uint8Array(ciphertext)).catch(() => null);
  if (plaintext === null) throw new AppError('OPENINGS_UNOPENED');
  return new Uint8Array(plaintext);
}

/** Seals openings under the device secret. @throws BAD_INPUT, TERMS_OUT_OF_RANGE */
export const sealOpenings = (secret: Uint8Array, openings: readonly KeptOpening[]): Promise<string> =>
  seal(secret, concatBytes(...openings.map(encode)), null);

/** Opens openings that are sealed under the device secret. @throws OPENINGS_INVALID, OPENINGS_VERSION, OPENINGS_UNOPENED; BAD_INPUT for a text sealed under a passphrase */
export async function openOpenings(secret: Uint8Array, text: string): Promise<readonly KeptOpening[]> {
  if (parseOpenings(text).scrypt !== null) throw new AppError('BAD_INPUT');
  return decodeAll(await open(secret, text));
}

/** The data of a device: its secret and its openings. */
export interface DeviceContent {
  readonly secret: Uint8Array;
  readonly openings: readonly KeptOpening[];
}

/** Options for exports under a passphrase. */
interface PassphraseOptions extends KeyDerivation {
  /** The n of scrypt that is written, and the smallest that is read, as a power of two: 18 by default. Only tests use less. */
  readonly logN?: number;
}

/** Checks that a passphrase has at least 12 characters, because a shorter one could be guessed. @throws InputError */
export function requirePassphrase(passphrase: unknown): void {
  if (typeof passphrase === 'string' && [...passphrase].length >= MIN_PASSPHRASE) return;
  throw new InputError('passphrase', `text of at least ${MIN_PASSPHRASE} characters`);
}

/** Seals the device secret and the openings under a passphrase of at least 12 characters, by scrypt. @throws BAD_INPUT */
export async function sealDevice(
  passphrase: string,
  { secret, openings }: DeviceContent,
  { logN = STANDARD_LOG_N, ...derivation }: PassphraseOptions = {},
): Promise<string> {
  requirePassphrase(passphrase);
  requireDeviceSecret(secret, 'secret');
  const scrypt = { ...standardCost(logN), salt: drawBytes(SALT_BYTES) };
  const derived = await deriveKey(formToSeal(passphrase), scrypt.salt, scrypt, derivation);
  return seal(derived, concatBytes(secret, ...openings.map(encode)), scrypt).finally(() => derived.fill(0));
}

/** The highest cost of an export that is read: twice the memory of exports that are written, because anyone may have made the file. */
const LIMITS = { maxMemory: 2 ** 29, maxR: 8, maxP: 1 };
const COST_CODES = { impossible: 'OPENINGS_INVALID', cheap: 'OPENINGS_WEAK', dear: 'OPENINGS_COSTLY' } as const;

/** Checks the cost of an export. @throws OPENINGS_INVALID for a cost that scrypt does not allow, OPENINGS_WEAK, OPENINGS_COSTLY */
function requireCost(cost: PassphraseCost, minLogN: number): void {
  const fault = costFault(cost, { ...LIMITS, minLogN });
  if (fault !== null) throw new AppError(COST_CODES[fault]);
}

/** Opens a text with the first form of a passphrase that fits. @throws OPENINGS_UNOPENED if none does */
async function openWithForms(passphrase: string, text: string, cost: PassphraseCost, derivation: KeyDerivation) {
  let fault: unknown;
  for (const form of passwordForms(passphrase)) {
    const derived = await deriveKey(form, cost.salt, cost, derivation);
    try {
      return await open(derived, text);
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'OPENINGS_UNOPENED')) throw error;
      fault = error;
    } finally {
      derived.fill(0);
    }
  }
  throw fault;
}

/**
 * Opens an export of a device with its passphrase, as typed, then in NFC, then in NFD. The cost of the derivation is checked before
 * memory is allocated.
 * @throws OPENINGS_INVALID, OPENINGS_VERSION, OPENINGS_UNOPENED, OPENINGS_WEAK, OPENINGS_COSTLY; BAD_INPUT for a text sealed
 *   under the device secret
 */
export async function openDevice(
  passphrase: string,
  text: string,
  { logN = STANDARD_LOG_N, ...derivation }: PassphraseOptions = {},
): Promise<DeviceContent> {
  const { scrypt } = parseOpenings(text);
  if (scrypt === null) throw new AppError('BAD_INPUT');
  if (typeof passphrase !== 'string') throw new InputError('passphrase', 'text');
  requireCost(scrypt, logN);
  const content = await openWithForms(passphrase, text, scrypt, derivation);
  if (content.length < DEVICE_SECRET_BYTES) throw invalid();
  return {
    secret: content.slice(0, DEVICE_SECRET_BYTES),
    openings: decodeAll(content.subarray(DEVICE_SECRET_BYTES)),
  };
}
