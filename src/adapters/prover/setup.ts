import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { AppError } from '../../core/errors/app-error.ts';
import { projectFile } from '../../project.ts';
import { CIRCUIT_SHA256, type CircuitHashes, SETUP_KIND, type SetupKind } from './pins.ts';

/** A trusted setup: the hashes of its files, and how they came about. */
export interface TrustedSetup {
  readonly kind: SetupKind;
  readonly hashes: CircuitHashes;
  /** The verification key. */
  readonly file: URL;
}

/** Names of a setup's files, in circuits/build and in the folder that PROVING_SETUP names. */
export const SETUP_FILES = Object.freeze({
  wasm: 'income_report.wasm',
  zkey: 'income_report.zkey',
  verificationKey: 'verification_key.json',
}) satisfies Record<keyof CircuitHashes, string>;

export const TRANSCRIPT_FILE = 'transcript.json';

/** The setup that the repository holds, for development. */
export const PINNED_SETUP: TrustedSetup = Object.freeze({
  kind: SETUP_KIND,
  hashes: CIRCUIT_SHA256,
  file: projectFile(`circuits/build/${SETUP_FILES.verificationKey}`),
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

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/**
 * The setup's verification key.
 * @throws DEVELOPMENT_SETUP_REFUSED on the profile `production`, CIRCUIT_FILE_MISMATCH where the file is another
 */
export function loadVerificationKey(setup: TrustedSetup, profile: string): VerificationKey {
  if (setup.kind === 'development' && profile === 'production') throw new AppError('DEVELOPMENT_SETUP_REFUSED');
  const bytes = readFileSync(setup.file);
  if (sha256(bytes) !== setup.hashes.verificationKey) throw new AppError('CIRCUIT_FILE_MISMATCH');
  return JSON.parse(bytes.toString('utf8'));
}

/** Of a file in a setup's folder. */
export const setupFile = (folder: string, name: string): URL => new URL(name, `${pathToFileURL(folder).href}/`);
