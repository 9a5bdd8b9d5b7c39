import { CIRCUIT_SHA256 } from '@income-series/protocol/circuit';
import { AppError } from '@income-series/protocol/errors/app-error';
import type { Hex } from '@income-series/protocol/hex';
import { bytecode } from '../../../contracts/evm/build/Groth16Verifier.ts';
import { template } from '../../../contracts/evm/build/Groth16VerifierTemplate.ts';
import { loadVerificationKey, PINNED_SETUP, type TrustedSetup, type VerificationKey } from './setup.ts';

/** The generator of the second group, real part first. It is gamma in every setup, and constant in the template. */
const GENERATOR = [
  '10857046999023057135944570762232829481370756359578518086990519993285655852781',
  '11559732032986387107991004021392285783925812861821192530917403151452391805634',
  '8495653923123431417604973247489272438418190587263600148770280649306958101930',
  '4082367875863433681332203403145435568316851327593401208105741076214120093531',
].join();

/** The shortest bytes of a number in hexadecimal, as the operand of an EVM PUSH. */
function hexOperand(decimal: string): string {
  const hex = BigInt(decimal).toString(16);
  return hex.length % 2 === 0 ? hex : `0${hex}`;
}

/** The coordinates that a verifier contract must contain, by their names in the contract's source. */
function coordinatesOf({ vk_alpha_1, vk_beta_2, vk_delta_2, IC }: VerificationKey): Map<string, string | undefined> {
  const pair = (name: string, [x, y]: readonly string[]) => [[`${name}x`, x] as const, [`${name}y`, y] as const];
  // The EVM's precompile takes the imaginary part first, the key has the real part first.
  const second = (name: string, [x, y]: readonly (readonly string[])[]) => [
    [`${name}x1`, x?.[1]] as const,
    [`${name}x2`, x?.[0]] as const,
    [`${name}y1`, y?.[1]] as const,
    [`${name}y2`, y?.[0]] as const,
  ];
  return new Map([
    ...pair('alpha', vk_alpha_1),
    ...second('beta', vk_beta_2),
    ...second('delta', vk_delta_2),
    ...IC.flatMap((point, i) => pair(`IC${i}`, point)),
  ]);
}

/**
 * Fills a key's coordinates into the template of the verifier's code. @throws CIRCUIT_FILE_MISMATCH if the key is another
 * circuit's
 */
function fillTemplate(key: VerificationKey): Hex {
  const coordinates = coordinatesOf(key);
  const places = [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string);
  const fits =
    places.length === coordinates.size &&
    places.every((name) => coordinates.get(name) !== undefined) &&
    key.vk_gamma_2.slice(0, 2).flat().join() === GENERATOR;
  if (!fits) throw new AppError('CIRCUIT_FILE_MISMATCH');
  const word = (name: string) =>
    BigInt(coordinates.get(name) as string)
      .toString(16)
      .padStart(64, '0');
  return template.replace(/\{(\w+)\}/g, (_, name: string) => word(name)) as Hex;
}

/**
 * The creation code of a setup's verifier contract: the build's own for the pinned setup, else the build's with the key's
 * coordinates. It ends with the runtime code, because the contract has no constructor.
 * @throws DEVELOPMENT_SETUP_REFUSED on the profile `production`, CIRCUIT_FILE_MISMATCH if the key is another circuit's
 */
export function verifierCodeOf(profile: string, setup: TrustedSetup = PINNED_SETUP): Hex {
  const key = loadVerificationKey(setup, profile);
  if (setup.hashes.verificationKey !== CIRCUIT_SHA256.verificationKey) return fillTemplate(key);
  const holds = (coordinate: string | undefined) => bytecode.includes(hexOperand(coordinate as string));
  if (![...coordinatesOf(key).values()].every(holds)) throw new AppError('CIRCUIT_FILE_MISMATCH');
  return bytecode;
}
