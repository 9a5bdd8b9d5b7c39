import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { TRANSCRIPT_FILE } from '../../src/adapters/prover/setup.ts';

const Sha256 = z.string().regex(/^[0-9a-f]{64}$/);

const Contribution = z.object({
  kind: z.enum(['contribution', 'beacon']),
  name: z.string(),
  /** Blake2b-512 of the contribution's public key, as snarkjs shows it to the contributor. */
  hash: z.string().regex(/^[0-9a-f]{128}$/),
  /** The time of the contribution, by the contributor's clock. */
  at: z.iso.datetime(),
  /** SHA-256 of the proving key after it. */
  zkey: Sha256,
  /** A beacon's value, and the exponent of the number of hashes. */
  beacon: z.object({ value: z.string(), iterations: z.number() }).optional(),
});

const Transcript = z.object({
  version: z.literal(1),
  /** SHA-256 of the source and of the compiled files. */
  circuit: z.object({ source: Sha256, r1cs: Sha256, wasm: Sha256 }),
  /** The origin is `own` if only the person who began the ceremony made them. */
  phase1: z.object({ origin: z.enum(['given', 'own']), sha256: Sha256 }),
  begun: z.object({ at: z.iso.datetime(), zkey: Sha256 }),
  contributions: z.array(Contribution),
  /** SHA-256 of the finished setup's files; absent until then. */
  files: z.object({ wasm: Sha256, zkey: Sha256, verificationKey: Sha256 }).optional(),
});

export type Transcript = z.infer<typeof Transcript>;
export type Contribution = z.infer<typeof Contribution>;

/** An error that ends a ceremony's step, with a message for the person who runs the tool. */
export class CeremonyError extends Error {}

export const sha256Of = (path: string): string => createHash('sha256').update(readFileSync(path)).digest('hex');

/** @throws CeremonyError where the folder holds no ceremony */
export function readTranscript(folder: string): Transcript {
  const path = join(folder, TRANSCRIPT_FILE);
  if (!existsSync(path)) throw new CeremonyError('the folder holds no ceremony: begin one with `new`');
  try {
    return Transcript.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    throw new CeremonyError('the transcript cannot be read');
  }
}

export function writeTranscript(folder: string, transcript: Transcript): void {
  writeFileSync(join(folder, TRANSCRIPT_FILE), `${JSON.stringify(transcript, null, 2)}\n`);
}
