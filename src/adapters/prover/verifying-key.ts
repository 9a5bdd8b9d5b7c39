import { AppError } from '@income-series/protocol/errors/app-error';
import { loadVerificationKey, PINNED_SETUP, type TrustedSetup } from './setup.ts';

type Point = readonly string[];

const WORD = 32;

/** Encodes a decimal coordinate as 32 bytes, big-endian. @throws CIRCUIT_FILE_MISMATCH if it is no coordinate */
function word(coordinate: string | undefined): Buffer {
  if (coordinate === undefined || !/^\d{1,78}$/.test(coordinate)) throw new AppError('CIRCUIT_FILE_MISMATCH');
  const hex = BigInt(coordinate)
    .toString(16)
    .padStart(2 * WORD, '0');
  return Buffer.from(hex, 'hex');
}

const first = ([x, y]: Point): Buffer => Buffer.concat([x, y].map(word));
/** Encodes a point of the second group, imaginary part first, as system calls take it; the key has the real part first. */
const second = ([x, y]: readonly Point[]): Buffer => Buffer.concat([x?.[1], x?.[0], y?.[1], y?.[0]].map(word));

/** The number of bytes of each part. */
const PART = 448;

/**
 * The verifying key of a setup in the form of the Solana program, in two parts: alpha, beta, gamma, delta; and the seven
 * points of ic. @throws DEVELOPMENT_SETUP_REFUSED on the profile `production`, CIRCUIT_FILE_MISMATCH if the key is another
 * circuit's
 */
export function verifyingKeyOf(
  profile: string,
  setup: TrustedSetup = PINNED_SETUP,
): readonly [points: Uint8Array, ic: Uint8Array] {
  const { vk_alpha_1, vk_beta_2, vk_gamma_2, vk_delta_2, IC } = loadVerificationKey(setup, profile);
  const points = Buffer.concat([first(vk_alpha_1), second(vk_beta_2), second(vk_gamma_2), second(vk_delta_2)]);
  const ic = Buffer.concat(IC.map(first));
  if (points.length !== PART || ic.length !== PART) throw new AppError('CIRCUIT_FILE_MISMATCH');
  return [new Uint8Array(points), new Uint8Array(ic)];
}
