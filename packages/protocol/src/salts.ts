import { hmac } from '@noble/hashes/hmac.js';
import { sha512 } from '@noble/hashes/sha2.js';
import { concatBytes, fromHex, utf8 } from './bytes.ts';
import { AppError } from './errors/app-error.ts';
import { InputError } from './errors/input-error.ts';
import { FIELD_ORDER, type FieldElement } from './field.ts';
import type { Bytes32 } from './hex.ts';
import { type Period, parsePeriod } from './period.ts';
import { bytesToBigInt, uintBytes } from './words.ts';

/** The label is frozen (FROZEN.md), because salts are not stored: another label would lose those of every report. */
const LABEL = utf8('income-salt/v1');
export const DEVICE_SECRET_BYTES = 32;

/** Checks that a secret is a Uint8Array of 32 bytes, because untyped programs could pass a text. @throws InputError with the argument's name */
export function requireDeviceSecret(secret: unknown, argument = 'deviceSecret'): void {
  if (secret instanceof Uint8Array && secret.length === DEVICE_SECRET_BYTES) return;
  throw new InputError(argument, `a Uint8Array of ${DEVICE_SECRET_BYTES} bytes`);
}

/**
 * Derives the salt of an income commitment: HMAC-SHA512(deviceSecret, message) as a big-endian number modulo the BN254 scalar
 * order.
 *
 * The message has 50 bytes: "income-salt/v1" (14, ASCII), the series key (32), the quarter as uint32 big-endian (4). Reducing
 * 512 bits leaves a bias below 2^-257. Salts need not be stored, because the same secret gives the same salt.
 * @throws BAD_INPUT unless the secret has 32 bytes, PERIOD_INVALID
 */
export function incomeSalt(deviceSecret: Uint8Array, seriesKey: Bytes32, period: Period): FieldElement {
  requireDeviceSecret(deviceSecret);
  const message = concatBytes(LABEL, fromHex(seriesKey, 32), uintBytes(parsePeriod(period), 32, 4));
  return bytesToBigInt(hmac(sha512, deviceSecret, message)) % FIELD_ORDER;
}

/** Reduces 64 fresh random bytes to a field element, for the salt of terms. @throws BAD_INPUT for another length */
export function fieldFromRandom(bytes: Uint8Array): FieldElement {
  if (bytes.length !== 64) throw new AppError('BAD_INPUT');
  return bytesToBigInt(bytes) % FIELD_ORDER;
}
