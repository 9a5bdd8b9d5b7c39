import { hmac } from '@noble/hashes/hmac.js';
import { sha512 } from '@noble/hashes/sha2.js';
import { concatBytes, fromHex, utf8 } from './bytes.ts';
import { AppError } from './errors/app-error.ts';
import { InputError } from './errors/input-error.ts';
import { FIELD_ORDER, type FieldElement } from './field.ts';
import type { Bytes32 } from './hex.ts';
import { type Period, parsePeriod } from './period.ts';
import { bytesToBigInt, uintBytes } from './words.ts';

const LABEL = utf8('income-salt/v1');
export const DEVICE_SECRET_BYTES = 32;

/** @throws InputError, with the argument, for what is no 32 bytes: a program without types may pass a text of 32 characters */
export function requireDeviceSecret(secret: unknown, argument = 'deviceSecret'): void {
  if (secret instanceof Uint8Array && secret.length === DEVICE_SECRET_BYTES) return;
  throw new InputError(argument, `a Uint8Array of ${DEVICE_SECRET_BYTES} bytes`);
}

/**
 * The salt of one income commitment: HMAC-SHA512(deviceSecret, message) read big-endian, mod the BN254 scalar order.
 *
 * The message is 50 bytes: "income-salt/v1" (14, ASCII), the series key (32), the period as uint32 big-endian (4).
 * 512 bits reduced to 254 leave a bias below 2^-257. The same secret gives the same salt, so nothing need be stored.
 * @throws BAD_INPUT for a secret of another length than 32, PERIOD_INVALID
 */
export function incomeSalt(deviceSecret: Uint8Array, seriesKey: Bytes32, period: Period): FieldElement {
  requireDeviceSecret(deviceSecret);
  const message = concatBytes(LABEL, fromHex(seriesKey, 32), uintBytes(parsePeriod(period), 32, 4));
  return bytesToBigInt(hmac(sha512, deviceSecret, message)) % FIELD_ORDER;
}

/** A field element from 64 fresh random bytes (a terms salt). @throws BAD_INPUT for another length */
export function fieldFromRandom(bytes: Uint8Array): FieldElement {
  if (bytes.length !== 64) throw new AppError('BAD_INPUT');
  return bytesToBigInt(bytes) % FIELD_ORDER;
}
