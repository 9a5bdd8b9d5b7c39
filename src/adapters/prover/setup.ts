import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { AppError } from '../../core/errors/app-error.ts';

/** A trusted setup the service is built for: its verification key, pinned by hash, and how the key came about. */
export interface TrustedSetup {
  /** `development`: closed by public beacons alone, so that anyone can forge a proof. `ceremony`: had contributors. */
  readonly kind: 'development' | 'ceremony';
  /** SHA-256 of the key's file, hexadecimal, as circuits/CHECKSUMS has it. */
  readonly sha256: string;
  readonly file: URL;
}

/** The one setup that is accepted. A new one is a change of this constant, of the contract and of the circuit's files. */
export const PINNED_SETUP: TrustedSetup = Object.freeze({
  kind: 'development',
  sha256: '28494ab8658ea29e59d5fddabbc3db6b17ea5f7f678cf2b1b3d9d47406f20e58',
  file: new URL('../../../circuits/build/verification_key.json', import.meta.url),
});

/** A Groth16 verification key as snarkjs writes it; coordinates in decimal, the second curve real part first. */
export interface VerificationKey {
  readonly vk_alpha_1: readonly string[];
  readonly vk_beta_2: readonly (readonly string[])[];
  readonly vk_gamma_2: readonly (readonly string[])[];
  readonly vk_delta_2: readonly (readonly string[])[];
  /** One point a public signal, after one for the constant. */
  readonly IC: readonly (readonly string[])[];
}

/**
 * The pinned verification key.
 * @throws DEVELOPMENT_SETUP_REFUSED on the profile `production`, CIRCUIT_FILE_MISMATCH where the file is another
 */
export function loadVerificationKey(setup: TrustedSetup, profile: string): VerificationKey {
  if (setup.kind === 'development' && profile === 'production') throw new AppError('DEVELOPMENT_SETUP_REFUSED');
  const bytes = readFileSync(setup.file);
  if (createHash('sha256').update(bytes).digest('hex') !== setup.sha256) throw new AppError('CIRCUIT_FILE_MISMATCH');
  return JSON.parse(bytes.toString('utf8'));
}
