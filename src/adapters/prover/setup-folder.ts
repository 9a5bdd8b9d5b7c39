import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { refusal, type StartCode, type StartRefusal, StartRefused } from '../../core/errors/start-refused.ts';
import { CIRCUIT_SHA256, type CircuitHashes } from './pins.ts';
import { SETUP_FILES, setupFile, sha256, TRANSCRIPT_FILE, type TrustedSetup } from './setup.ts';

const VARIABLE = 'PROVING_SETUP';
const Hash = z.string().regex(/^[0-9a-f]{64}$/);

/** What the service needs of a ceremony's transcript: the files that came of it, and who contributed. */
const Transcript = z.object({
  files: z.object({ wasm: Hash, zkey: Hash, verificationKey: Hash }),
  contributions: z.array(z.object({ kind: z.enum(['contribution', 'beacon']), name: z.string() })),
});

const read = (folder: string, name: string): Buffer => readFileSync(setupFile(folder, name));

function judge(folder: string): { setup: TrustedSetup } | { code: StartCode } {
  let hashes: CircuitHashes;
  let transcript: z.infer<typeof Transcript>;
  try {
    const hash = (name: keyof CircuitHashes) => sha256(read(folder, SETUP_FILES[name]));
    hashes = { wasm: hash('wasm'), zkey: hash('zkey'), verificationKey: hash('verificationKey') };
    transcript = Transcript.parse(JSON.parse(read(folder, TRANSCRIPT_FILE).toString('utf8')));
  } catch {
    return { code: 'SETUP_UNREADABLE' };
  }
  const names = Object.keys(hashes) as (keyof CircuitHashes)[];
  if (names.some((name) => hashes[name] !== transcript.files[name])) return { code: 'SETUP_ALTERED' };
  if (hashes.wasm !== CIRCUIT_SHA256.wasm) return { code: 'SETUP_CIRCUIT' };
  const contributed = transcript.contributions.some(({ kind }) => kind === 'contribution');
  if (!contributed || hashes.verificationKey === CIRCUIT_SHA256.verificationKey) return { code: 'SETUP_DEVELOPMENT' };
  return { setup: { kind: 'ceremony', hashes, file: setupFile(folder, SETUP_FILES.verificationKey) } };
}

/** Why the folder that PROVING_SETUP names cannot be used, or what it holds. */
export function checkSetupFolder(folder: string): { setup?: TrustedSetup; refusals: readonly StartRefusal[] } {
  const judged = judge(folder);
  return 'setup' in judged ? { ...judged, refusals: [] } : { refusals: [refusal(judged.code, VARIABLE)] };
}

/** @throws StartRefused */
export function openSetupFolder(folder: string): TrustedSetup {
  const { setup, refusals } = checkSetupFolder(folder);
  if (setup === undefined) throw new StartRefused(refusals);
  return setup;
}
