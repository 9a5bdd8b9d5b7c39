import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { CIRCUIT_SHA256 } from '../../adapters/prover/pins.ts';
import type { CircuitFiles } from '../../adapters/prover/prove.ts';
import { AppError } from '../../core/errors/app-error.ts';

/** A file's bytes, or where to fetch them (http, https, blob or data). */
export type FileSource = Uint8Array | URL | string;
export type CircuitFileSources = Readonly<Record<keyof CircuitFiles, FileSource>>;

async function load(source: FileSource): Promise<Uint8Array<ArrayBuffer>> {
  if (source instanceof Uint8Array) return new Uint8Array(source);
  const response = await fetch(source);
  if (!response.ok) throw new AppError('NOT_FOUND');
  return new Uint8Array(await response.arrayBuffer());
}

async function loadPinned(name: keyof CircuitFiles, source: FileSource): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await load(source);
  if (bytesToHex(sha256(bytes)) !== CIRCUIT_SHA256[name]) throw new AppError('CIRCUIT_FILE_MISMATCH');
  return bytes;
}

/**
 * Loads the circuit's three files (circuits/build) and checks each against its pinned hash: it does not matter who
 * serves them.
 * @throws NOT_FOUND, CIRCUIT_FILE_MISMATCH
 */
export async function loadCircuitFiles(sources: CircuitFileSources): Promise<CircuitFiles> {
  const [wasm, zkey, verificationKey] = await Promise.all([
    loadPinned('wasm', sources.wasm),
    loadPinned('zkey', sources.zkey),
    loadPinned('verificationKey', sources.verificationKey),
  ]);
  return { wasm, zkey, verificationKey };
}
