import { toHex } from '@income-series/protocol/bytes';
import type { FieldElement } from '@income-series/protocol/field';
import type { Bytes32 } from '@income-series/protocol/hex';
import { DEVICE_SECRET_BYTES, fieldFromRandom } from '@income-series/protocol/salts';

/** Draws random bytes from the platform's generator. */
const drawBytes = (length: number): Uint8Array => crypto.getRandomValues(new Uint8Array(length));

/** Draws a 32-byte salt for one bid or order; never use it twice. */
export const randomSalt = (): Bytes32 => toHex(drawBytes(32));

/** Draws a terms salt, uniform in the field with a bias below 2^-257. */
export const randomField = (): FieldElement => fieldFromRandom(drawBytes(64));

/** Draws a device secret. Store it like a wallet's key and back it up, because every income salt is derived from it. */
export const createDeviceSecret = (): Uint8Array => drawBytes(DEVICE_SECRET_BYTES);
