import { AppError } from '../../core/errors/app-error.ts';
import type { Hex } from '../../core/hex.ts';
import { loadVerificationKey, PINNED_SETUP, type TrustedSetup, type VerificationKey } from './setup.ts';

/** The shortest bytes of a number, as a PUSH of the EVM holds them; hexadecimal. */
function pushed(decimal: string): string {
  const hex = BigInt(decimal).toString(16);
  return hex.length % 2 === 0 ? hex : `0${hex}`;
}

/** Every coordinate of a key's points that a verifier of the key must hold. */
const coordinatesOf = ({ vk_alpha_1, vk_beta_2, vk_delta_2, IC }: VerificationKey): readonly string[] => [
  ...vk_alpha_1.slice(0, 2),
  ...[vk_beta_2, vk_delta_2].flatMap((point) => point.slice(0, 2).flat()),
  ...IC.flatMap((point) => point.slice(0, 2)),
];

/**
 * The creation code of a setup's verifier contract, where it is the one of the setup's key.
 * @throws DEVELOPMENT_SETUP_REFUSED on the profile `production`, CIRCUIT_FILE_MISMATCH where key or code are another's
 */
export function verifierCodeOf(code: Hex, profile: string, setup: TrustedSetup = PINNED_SETUP): Hex {
  const key = loadVerificationKey(setup, profile);
  if (!coordinatesOf(key).every((coordinate) => code.includes(pushed(coordinate)))) {
    throw new AppError('CIRCUIT_FILE_MISMATCH');
  }
  return code;
}
