import { concatBytes, toHex } from '../bytes.ts';
import { cipherKey } from '../cipher-key.ts';
import type { IncomeOpening } from '../commitments.ts';
import { AppError } from '../errors/app-error.ts';
import { InputError } from '../errors/input-error.ts';
import { assertCanonical, isCanonical } from '../field.ts';
import type { Bytes32 } from '../hex.ts';
import { costFault, deriveKey, type KeyDerivation, STANDARD_LOG_N, standardCost } from '../keystore/scrypt.ts';
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

/** An opening that a device keeps, and which report it is of. */
export interface KeptOpening extends IncomeOpening {
  readonly seriesKey: Bytes32;
  readonly period: Period;
}

/** Four words: every opening is as long as any other. */
const OPENING_BYTES = 128;
/** Of a passphrase, in characters. scrypt makes a guess slow; only its length makes guessing hopeless. */
const LEAST_PASSPHRASE = 12;

const random = (length: number): Uint8Array => crypto.getRandomValues(new Uint8Array(length));

const encode = ({ seriesKey, period, ytd, salt }: KeptOpening): Uint8Array =>
  concatBytes(bytes32Word(seriesKey), uintWord(period), uintWord(assertIncome(ytd)), uintWord(assertCanonical(salt)));

/** @throws OPENINGS_INVALID */
function decode(bytes: Uint8Array): KeptOpening {
  const word = (i: number) => bytes.subarray(32 * i, 32 * (i + 1));
  const [period, ytd, salt] = [Number(bytesToBigInt(word(1))), bytesToBigInt(word(2)), bytesToBigInt(word(3))];
  if (!isPeriod(period) || ytd >= 2n ** 64n || !isCanonical(salt)) throw invalid();
  return { seriesKey: toHex(word(0)), period, ytd, salt };
}

/** @throws OPENINGS_INVALID */
function decodeAll(bytes: Uint8Array): readonly KeptOpening[] {
  if (bytes.length % OPENING_BYTES !== 0) throw invalid();
  const starts = Array.from({ length: bytes.length / OPENING_BYTES }, (_, i) => i * OPENING_BYTES);
  return starts.map((at) => decode(bytes.subarray(at, at + OPENING_BYTES)));
}

/**
 *     key = HKDF-SHA256(secret, no salt, info = "income-series/openings/v1", 32)
 *     ciphertext = AES-256-GCM(key, nonce, plaintext, label || scrypt's n, r, p and salt, where there is one) || tag 16
 */
async function seal(secret: Uint8Array, plaintext: Uint8Array, scrypt: PassphraseCost | null): Promise<string> {
  requireDeviceSecret(secret, 'secret');
  const nonce = random(NONCE_BYTES);
  const parameters = { name: 'AES-GCM', iv: new Uint8Array(nonce), additionalData: associatedData(scrypt) };
  const key = await cipherKey(secret, LABEL, 'encrypt');
  const body = await crypto.subtle.encrypt(parameters, key, new Uint8Array(plaintext));
  return formatOpenings({ nonce, ciphertext: new Uint8Array(body), scrypt });
}

async function open(secret: Uint8Array, text: string): Promise<Uint8Array> {
  requireDeviceSecret(secret, 'secret');
  const { nonce, ciphertext, scrypt } = parseOpenings(text);
  const parameters = { name: 'AES-GCM', iv: new Uint8Array(nonce), additionalData: associatedData(scrypt) };
  const key = await cipherKey(secret, LABEL, 'decrypt');
  const opened = await crypto.subtle.decrypt(parameters, key, new Uint8Array(ciphertext)).catch(() => null);
  if (opened === null) throw new AppError('OPENINGS_UNOPENED');
  return new Uint8Array(opened);
}

/** Seals openings under the device secret. @throws BAD_INPUT, TERMS_OUT_OF_RANGE */
export const sealOpenings = (secret: Uint8Array, openings: readonly KeptOpening[]): Promise<string> =>
  seal(secret, concatBytes(...openings.map(encode)), null);

/** @throws OPENINGS_INVALID, OPENINGS_VERSION, OPENINGS_UNOPENED; BAD_INPUT for a text that is sealed under a passphrase */
export async function openOpenings(secret: Uint8Array, text: string): Promise<readonly KeptOpening[]> {
  if (parseOpenings(text).scrypt !== null) throw new AppError('BAD_INPUT');
  return decodeAll(await open(secret, text));
}

/** All that a device has: the secret, and the openings. */
export interface DeviceContent {
  readonly secret: Uint8Array;
  readonly openings: readonly KeptOpening[];
}

/** The least n that is written and read, as a power of two: 18. Lower in tests alone. */
interface PassphraseOptions extends KeyDerivation {
  readonly logN?: number;
}

/** @throws InputError for less than text of 12 characters, by which an export could be guessed open */
export function requirePassphrase(passphrase: unknown): void {
  if (typeof passphrase === 'string' && [...passphrase].length >= LEAST_PASSPHRASE) return;
  throw new InputError('passphrase', `text of at least ${LEAST_PASSPHRASE} characters`);
}

/** Seals the device secret and the openings under a passphrase of 12 characters at least, by scrypt. @throws BAD_INPUT */
export async function sealDevice(
  passphrase: string,
  { secret, openings }: DeviceContent,
  { logN = STANDARD_LOG_N, ...derivation }: PassphraseOptions = {},
): Promise<string> {
  requirePassphrase(passphrase);
  requireDeviceSecret(secret, 'secret');
  const scrypt = { ...standardCost(logN), salt: random(SALT_BYTES) };
  const derived = await deriveKey(passphrase, scrypt.salt, scrypt, derivation);
  return seal(derived, concatBytes(secret, ...openings.map(encode)), scrypt).finally(() => derived.fill(0));
}

/** What is written takes 256 MiB and goes through them once: twice that is read, of a file that may be anyone's. */
const LIMITS = { maxMemory: 2 ** 29, maxR: 8, maxP: 1 };
const COST_CODES = { none: 'OPENINGS_INVALID', cheap: 'OPENINGS_WEAK', dear: 'OPENINGS_COSTLY' } as const;

/** @throws OPENINGS_INVALID for what scrypt does not have, OPENINGS_WEAK, OPENINGS_COSTLY */
function requireCost(cost: PassphraseCost, minLogN: number): void {
  const fault = costFault(cost, { ...LIMITS, minLogN });
  if (fault !== null) throw new AppError(COST_CODES[fault]);
}

/**
 * The cost of the derivation is checked before any memory is allocated.
 * @throws OPENINGS_INVALID, OPENINGS_VERSION, OPENINGS_UNOPENED, OPENINGS_WEAK, OPENINGS_COSTLY; BAD_INPUT for a text that is
 *   sealed under the device secret
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
  const derived = await deriveKey(passphrase, scrypt.salt, scrypt, derivation);
  const content = await open(derived, text).finally(() => derived.fill(0));
  if (content.length < DEVICE_SECRET_BYTES) throw invalid();
  return {
    secret: content.slice(0, DEVICE_SECRET_BYTES),
    openings: decodeAll(content.subarray(DEVICE_SECRET_BYTES)),
  };
}
