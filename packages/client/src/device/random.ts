import { toHex } from '../../../../src/core/bytes.ts';
import type { FieldElement } from '../../../../src/core/field.ts';
import type { Bytes32 } from '../../../../src/core/hex.ts';
import { DEVICE_SECRET_BYTES, fieldFromRandom } from '../../../../src/core/salts.ts';

/** Fresh bytes from the platform's generator. */
const random = (length: number): Uint8Array => crypto.getRandomValues(new Uint8Array(length));

/** A fresh 32-byte salt: one for every bid and order, never used twice. */
export const randomSalt = (): Bytes32 => toHex(random(32));

/** A fresh terms salt, uniform in the field but for a bias below 2^-257. */
export const randomField = (): FieldElement => fieldFromRandom(random(64));

/** A fresh device secret. Every income salt follows from it: keep it as a wallet's key is kept, and back it up. */
export const createDeviceSecret = (): Uint8Array => random(DEVICE_SECRET_BYTES);
