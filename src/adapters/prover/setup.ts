import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { CIRCUIT_SHA256, type CircuitHashes, SETUP_KIND, type SetupKind } from '@income-series/protocol/circuit';
import { AppError } from '@income-series/protocol/errors/app-error';
import { projectFile } from '../../project.ts';

/** A trusted setup: its kind, and the hashes of its files. */
export interface TrustedSetup {
  readonly kind: SetupKind;
  readonly hashes: CircuitHashes;
  /** The file of the verification key. */
  readonly file: URL;
}

/** The names of a setup's files, in circuits/build and in the folder that PROVING_SETUP names. */
export const SETUP_FILES = Object.freeze({
  wasm: 'income_report.wasm',
  zkey: 'income_report.zkey',
  verificationKey: 'verification_key.json',
}) satisfies Record<keyof CircuitHashes, string>;

export const TRANSCRIPT_FILE = 'transcript.json';

/** The setup in the repository, for development. */
export const PINNED_SETUP: TrustedSetup = Object.freeze({
  kind: SETUP_KIND,
  hashes: CIRCUIT_SHA256,
  file: projectFile(`circuits/build/${SETUP_FILES.verificationKey}`),
});

/** A Groth16 verification key in the format of snarkjs: decimal coordinates, real parts first. */
export interface VerificationKey {
  readonly vk_alpha_1: readonly string[];
  readonly vk_beta_2: readonly (readonly string[])[];
  readonly vk_gamma_2: readonly (readonly string[])[];
  readonly vk_delta_2: readonly (readonly string[])[];
  /** A point for the constant, then one for each public signal. */
  readonly IC: readonly (readonly string[])[];
}

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/**
 * Loads the setup's verification key.
 * @throws DEVELOPMENT_SETUP_REFUSED on the profile `production`, CIRCUIT_FILE_MISMATCH if the file has another hash
 */
export function loadVerificationKey(setup: TrustedSetup, profile: string): VerificationKey {
  if (setup.kind === 'development' && profile === 'production') throw new AppError('DEVELOPMENT_SETUP_REFUSED');
  const bytes = readFileSync(setup.file);
  if (sha256(bytes) !== setup.hashes.verificationKey) throw new AppError('CIRCUIT_FILE_MISMATCH');
  return JSON.parse(bytes.toString('utf8'));
}

/** The URL of a file in a setup's folder. */
export const setupFile = (folder: string, name: string): URL => new URL(name, `${pathToFileURL(folder).href}/`);
