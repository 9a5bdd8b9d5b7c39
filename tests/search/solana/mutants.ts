// The program with former defects back in it: contracts/solana/mutants.json says which, `npm run solana:mutants` builds them.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { z } from 'zod';

export const MUTANTS = 'contracts/solana/mutants.json';
export const FOLDER = 'tests/search/solana/mutants';

const Mutants = z.array(
  z.strictObject({
    name: z.string(),
    bytes: z.string().regex(/^[a-z-]+$/),
    changes: z.array(z.strictObject({ file: z.string(), from: z.string().min(1), to: z.string() })).min(1),
  }),
);

export const mutants = Mutants.parse(JSON.parse(readFileSync(MUTANTS, 'utf8')));

export const bytesFile = (bytes: string): string => `${FOLDER}/${bytes}.so.br`;

export const readMutant = (bytes: string): Uint8Array =>
  Uint8Array.from(brotliDecompressSync(readFileSync(bytesFile(bytes))));

/** Of the program's own list of sources, of the changes, and of the bytes that were built. */
export const checksums = (): string =>
  ['contracts/solana/CHECKSUMS', MUTANTS, ...mutants.map(({ bytes }) => bytesFile(bytes))]
    .map((path) => `${createHash('sha256').update(readFileSync(path)).digest('hex')}  ${path}\n`)
    .join('');
