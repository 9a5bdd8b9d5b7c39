import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { AppError } from '@income-series/protocol/errors/app-error';
import { SETUP_FILES, type TrustedSetup } from '../../../adapters/prover/index.ts';
import type { Asset } from './assets.ts';

/** The path below which a device finds the circuit's files by their hashes: `/circuit/<SHA-256>`. */
const PATH = '/circuit/';

const compress = promisify(gzip);

/** Reads a file of the setup, and requires its hash, because the file can have been replaced since the start. @throws CIRCUIT_FILE_MISMATCH */
async function readCircuitFile(file: URL, hash: string): Promise<Asset> {
  const bytes = await readFile(file);
  if (createHash('sha256').update(bytes).digest('hex') !== hash) throw new AppError('CIRCUIT_FILE_MISMATCH');
  const headers = {
    'content-type': file.pathname.endsWith('.wasm') ? 'application/wasm' : 'application/octet-stream',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'gzip',
  };
  return { body: await compress(bytes), headers };
}

/** Finds a file of the proving setup by its path; undefined if no file has that hash. */
export type CircuitFileServer = (path: string) => Promise<Asset> | undefined;

/** Creates the answers for devices that prove. A file is read at the first request for it. */
export function createCircuitFiles({ file, hashes }: TrustedSetup): CircuitFileServer {
  const files = new Map(
    (Object.keys(SETUP_FILES) as (keyof typeof SETUP_FILES)[]).map((name) => [
      PATH + hashes[name],
      { file: new URL(SETUP_FILES[name], file), hash: hashes[name] },
    ]),
  );
  const loading = new Map<string, Promise<Asset>>();
  return (path) => {
    const source = files.get(path);
    if (source === undefined) return undefined;
    const file = loading.get(path) ?? readCircuitFile(source.file, source.hash);
    loading.set(path, file);
    file.catch(() => loading.delete(path));
    return file;
  };
}
