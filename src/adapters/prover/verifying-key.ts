import { AppError } from '../../core/errors/app-error.ts';
import { loadVerificationKey, PINNED_SETUP, type TrustedSetup } from './setup.ts';

type Point = readonly string[];

const WORD = 32;

/** Big-endian. @throws CIRCUIT_FILE_MISMATCH where it is no coordinate */
function word(coordinate: string | undefined): Buffer {
  if (coordinate === undefined || !/^\d{1,78}$/.test(coordinate)) throw new AppError('CIRCUIT_FILE_MISMATCH');
  const hex = BigInt(coordinate)
    .toString(16)
    .padStart(2 * WORD, '0');
  return Buffer.from(hex, 'hex');
}

const first = ([x, y]: Point): Buffer => Buffer.concat([x, y].map(word));
/** The imaginary part first, as precompiled contracts and system calls take it; snarkjs's key has the real part first. */
const second = ([x, y]: readonly Point[]): Buffer => Buffer.concat([x?.[1], x?.[0], y?.[1], y?.[0]].map(word));

/** How many bytes each part has. */
const PART = 448;

/**
 * The verifying key of a setup as the program on Solana has it, in its two parts: alpha, beta, gamma, delta; and the seven
 * points of ic.
 * @throws DEVELOPMENT_SETUP_REFUSED on the profile `production`, CIRCUIT_FILE_MISMATCH where the key is another circuit's
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
