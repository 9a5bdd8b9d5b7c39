import { CIRCUIT_SHA256, type CircuitHashes } from '@income-series/protocol/circuit';
import { AppError } from '@income-series/protocol/errors/app-error';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { readBytes, Unanswered } from '../exchange.ts';
import type { CircuitFiles } from '../prover/prove.ts';

/** A file's bytes, or the URL from which to fetch them (http, https, blob or data). */
export type FileSource = Uint8Array | URL | string;
export type CircuitFileSources = Readonly<Record<keyof CircuitFiles, FileSource>>;

/** The largest accepted size of a file; the circuit's files have less than 3 MB. */
const MAX_FILE_BYTES = 32 * 1024 * 1024;

/** Loads a file of the circuit, from memory or a URL. @throws NOT_FOUND, Unanswered (large), the connection's error */
async function load(source: FileSource): Promise<Uint8Array<ArrayBuffer>> {
  if (source instanceof Uint8Array) return new Uint8Array(source);
  const response = await fetch(source);
  if (!response.ok) {
    throw new AppError('NOT_FOUND', {
      message: `A file of the circuit was answered with the status ${response.status}.`,
    });
  }
  return readBytes(response, MAX_FILE_BYTES);
}

/** Loads a file and compares its SHA-256 hash. @throws NOT_FOUND, CIRCUIT_FILE_MISMATCH */
async function loadChecked(source: FileSource, hash: string): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await load(source).catch((error: unknown) => {
    throw error instanceof Unanswered ? new AppError('CIRCUIT_FILE_MISMATCH') : error;
  });
  if (bytesToHex(sha256(bytes)) !== hash) throw new AppError('CIRCUIT_FILE_MISMATCH');
  return bytes;
}

/**
 * Loads the circuit's three files and checks their hashes, so anybody may host them.
 * @param hashes the hashes from the ceremony's published transcript, which belong to the device's own configuration; by default
 *   the hashes of the development setup in circuits/build. The gateway returns its hashes at /setup.
 * @throws NOT_FOUND, CIRCUIT_FILE_MISMATCH
 */
export async function loadCircuitFiles(
  sources: CircuitFileSources,
  hashes: CircuitHashes = CIRCUIT_SHA256,
): Promise<CircuitFiles> {
  const [wasm, zkey, verificationKey] = await Promise.all([
    loadChecked(sources.wasm, hashes.wasm),
    loadChecked(sources.zkey, hashes.zkey),
    loadChecked(sources.verificationKey, hashes.verificationKey),
  ]);
  return { wasm, zkey, verificationKey };
}
