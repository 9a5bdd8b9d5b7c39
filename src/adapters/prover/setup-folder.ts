import { readFileSync, statSync } from 'node:fs';
import { z } from 'zod';
import { refusal, type StartCode, type StartRefusal, StartRefused } from '../../core/errors/start-refused.ts';
import { CIRCUIT_SHA256, type CircuitHashes } from './pins.ts';
import {
  loadVerificationKey,
  PINNED_SETUP,
  SETUP_FILES,
  setupFile,
  sha256,
  TRANSCRIPT_FILE,
  type TrustedSetup,
  type VerificationKey,
} from './setup.ts';
import { verifierCodeOf } from './verifier-code.ts';
import { type ProvingKey, readProvingKey } from './zkey.ts';

const VARIABLE = 'PROVING_SETUP';
const Hash = z.string().regex(/^[0-9a-f]{64}$/);

/** What the service needs of a ceremony's transcript: the files that it produced, and who contributed. */
const Transcript = z.object({
  files: z.object({ wasm: Hash, zkey: Hash, verificationKey: Hash }),
  contributions: z.array(z.object({ kind: z.enum(['contribution', 'beacon']), name: z.string() })),
});

const Point = z.array(z.string());
const Points = z.array(Point);
const Key = z.object({ vk_alpha_1: Point, vk_beta_2: Points, vk_gamma_2: Points, vk_delta_2: Points, IC: Points });

/** A pipe is refused: reading one might never end. */
function read(folder: string, name: string): Buffer {
  const file = setupFile(folder, name);
  if (!statSync(file).isFile()) throw new Error('no file');
  return readFileSync(file);
}

/** A key's coordinates, one after the other: two files may write the same key differently. */
const written = ({ vk_alpha_1, vk_beta_2, vk_gamma_2, vk_delta_2, IC }: VerificationKey): string =>
  JSON.stringify([vk_alpha_1, vk_beta_2, vk_gamma_2, vk_delta_2, IC]);

/**
 * Whether a key holds randomness of the development setup, all of which is public. With either phase's a proof is forged:
 * who knows the first one's makes 1/delta from the proving key.
 */
function isDevelopment({ vk_alpha_1, vk_beta_2, vk_delta_2 }: VerificationKey): boolean {
  const pinned = loadVerificationKey(PINNED_SETUP, 'development');
  const same = (mine: unknown, theirs: unknown) => JSON.stringify(mine) === JSON.stringify(theirs);
  return (
    same(vk_alpha_1, pinned.vk_alpha_1) || same(vk_beta_2, pinned.vk_beta_2) || same(vk_delta_2, pinned.vk_delta_2)
  );
}

/** Why two files that are those of the transcript cannot be used; undefined where they can. */
function judgeKeys(zkey: Buffer, verificationKey: Buffer, kinds: readonly string[]): StartCode | undefined {
  let proving: ProvingKey;
  try {
    proving = readProvingKey(zkey);
    const key = Key.parse(JSON.parse(verificationKey.toString('utf8')));
    if (written(key) !== written(proving.verificationKey)) return 'SETUP_KEYS';
  } catch {
    return 'SETUP_KEYS';
  }
  if (isDevelopment(proving.verificationKey)) return 'SETUP_DEVELOPMENT';
  // Each contribution leaves its mark in the proving key: a transcript names no others.
  if (proving.contributions.join() !== kinds.join()) return 'SETUP_ALTERED';
  return kinds.includes('contribution') ? undefined : 'SETUP_DEVELOPMENT';
}

function judge(folder: string): { setup: TrustedSetup } | { code: StartCode } {
  let files: Record<keyof CircuitHashes, Buffer>;
  let transcript: z.infer<typeof Transcript>;
  try {
    const file = (name: keyof CircuitHashes) => read(folder, SETUP_FILES[name]);
    files = { wasm: file('wasm'), zkey: file('zkey'), verificationKey: file('verificationKey') };
    transcript = Transcript.parse(JSON.parse(read(folder, TRANSCRIPT_FILE).toString('utf8')));
  } catch {
    return { code: 'SETUP_UNREADABLE' };
  }
  const { wasm, zkey, verificationKey } = files;
  const hashes = { wasm: sha256(wasm), zkey: sha256(zkey), verificationKey: sha256(verificationKey) };
  const names = Object.keys(hashes) as (keyof CircuitHashes)[];
  if (names.some((name) => hashes[name] !== transcript.files[name])) return { code: 'SETUP_ALTERED' };
  if (hashes.wasm !== CIRCUIT_SHA256.wasm) return { code: 'SETUP_CIRCUIT' };
  const kinds = transcript.contributions.map(({ kind }) => kind);
  const code = judgeKeys(zkey, verificationKey, kinds);
  if (code !== undefined) return { code };
  const setup = { kind: 'ceremony', hashes, file: setupFile(folder, SETUP_FILES.verificationKey) } as const;
  return isOfCircuit(setup) ? { setup } : { code: 'SETUP_CIRCUIT' };
}

/** Whether a verifier contract of this circuit holds the key. */
function isOfCircuit(setup: TrustedSetup): boolean {
  try {
    return verifierCodeOf('development', setup) !== undefined;
  } catch {
    return false;
  }
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
