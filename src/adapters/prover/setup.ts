import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { AppError } from '../../core/errors/app-error.ts';
import { CIRCUIT_SHA256, SETUP_KIND, type SetupKind } from './pins.ts';

/** A trusted setup the service is built for: its verification key, pinned by hash, and how the key came about. */
export interface TrustedSetup {
  readonly kind: SetupKind;
  /** SHA-256 of the key's file, hexadecimal. */
  readonly sha256: string;
  readonly file: URL;
}

/** The one setup that is accepted. */
export const PINNED_SETUP: TrustedSetup = Object.freeze({
  kind: SETUP_KIND,
  sha256: CIRCUIT_SHA256.verificationKey,
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
