// Programs and contracts with former defects back in them: a list says which, and what was built of it lies beside the tests.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { z } from 'zod';

const Mutants = z.array(
  z.strictObject({
    name: z.string(),
    bytes: z.string().regex(/^[a-z-]+$/),
    /** Of several contracts the one that changes. */
    contract: z.string().optional(),
    changes: z.array(z.strictObject({ file: z.string(), from: z.string().min(1), to: z.string() })).min(1),
  }),
);
type Mutant = z.infer<typeof Mutants>[number];

export interface Mutants {
  readonly all: readonly Mutant[];
  fileOf(bytes: string): string;
  read(bytes: string): Uint8Array;
  /** Of the sources, of the changes, and of the bytes that were built. */
  checksums(): string;
}

export function mutantsOf(list: string, folder: string, ending: string, sources: readonly string[]): Mutants {
  const all = Mutants.parse(JSON.parse(readFileSync(list, 'utf8')));
  const fileOf = (bytes: string): string => `${folder}/${bytes}.${ending}`;
  return {
    all,
    fileOf,
    read: (bytes) => Uint8Array.from(brotliDecompressSync(readFileSync(fileOf(bytes)))),
    checksums: () =>
      [...sources, list, ...all.map(({ bytes }) => fileOf(bytes))]
        .map((path) => `${createHash('sha256').update(readFileSync(path)).digest('hex')}  ${path}\n`)
        .join(''),
  };
}
