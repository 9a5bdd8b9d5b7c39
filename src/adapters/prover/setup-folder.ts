import { readFileSync, statSync } from 'node:fs';
import { CIRCUIT_SHA256, type CircuitHashes } from '@income-series/protocol/circuit';
import { z } from 'zod';
import { refusal, type StartCode, type StartRefusal, StartRefused } from '../../core/errors/start-refused.ts';
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

/** The parts of a ceremony's transcript that the service reads: its files' hashes, and its contributions. */
const Transcript = z.object({
  files: z.object({ wasm: Hash, zkey: Hash, verificationKey: Hash }),
  contributions: z.array(z.object({ kind: z.enum(['contribution', 'beacon']), name: z.string() })),
});

/** Reads a transcript; null if the text is no transcript. */
function readTranscript(text: string): z.infer<typeof Transcript> | null {
  try {
    return Transcript.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

const Point = z.array(z.string());
const Points = z.array(Point);
const Key = z.object({ vk_alpha_1: Point, vk_beta_2: Points, vk_gamma_2: Points, vk_delta_2: Points, IC: Points });

/** Reads a file of the folder. A pipe is refused, because reading it might never end. */
function read(folder: string, name: string): Buffer {
  const file = setupFile(folder, name);
  if (!statSync(file).isFile()) throw new Error('no file');
  return readFileSync(file);
}

/** The coordinates of a key as one text, because two files may format the same key differently. */
const keyText = ({ vk_alpha_1, vk_beta_2, vk_gamma_2, vk_delta_2, IC }: VerificationKey): string =>
  JSON.stringify([vk_alpha_1, vk_beta_2, vk_gamma_2, vk_delta_2, IC]);

/**
 * Tests that a key shares randomness with the development setup. That randomness is public, and knowing that of either phase
 * suffices to forge proofs.
 */
function isDevelopment({ vk_alpha_1, vk_beta_2, vk_delta_2 }: VerificationKey): boolean {
  const pinned = loadVerificationKey(PINNED_SETUP, 'development');
  const equal = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
  return (
    equal(vk_alpha_1, pinned.vk_alpha_1) || equal(vk_beta_2, pinned.vk_beta_2) || equal(vk_delta_2, pinned.vk_delta_2)
  );
}

/** The reason why two keys cannot be used; undefined if they can. `kinds` are the contributions of the transcript, in order. */
function judgeKeys(zkey: Buffer, verificationKey: Buffer, kinds: readonly string[]): StartCode | undefined {
  let proving: ProvingKey;
  try {
    proving = readProvingKey(zkey);
    const key = Key.parse(JSON.parse(verificationKey.toString('utf8')));
    if (keyText(key) !== keyText(proving.verificationKey)) return 'SETUP_KEYS';
  } catch {
    return 'SETUP_KEYS';
  }
  if (isDevelopment(proving.verificationKey)) return 'SETUP_DEVELOPMENT';
  // The proving key records its contributions, which must be those of the transcript.
  if (proving.contributions.join() !== kinds.join()) return 'SETUP_ALTERED';
  return kinds.includes('contribution') ? undefined : 'SETUP_DEVELOPMENT';
}

/** The setup of a folder, after its files were compared with its transcript, with each other and with this circuit. */
function judgeFolder(folder: string): { setup: TrustedSetup } | { code: StartCode } {
  let files: Record<keyof CircuitHashes, Buffer>;
  let text: string;
  try {
    const file = (name: keyof CircuitHashes) => read(folder, SETUP_FILES[name]);
    files = { wasm: file('wasm'), zkey: file('zkey'), verificationKey: file('verificationKey') };
    text = read(folder, TRANSCRIPT_FILE).toString('utf8');
  } catch {
    return { code: 'SETUP_UNREADABLE' };
  }
  const transcript = readTranscript(text);
  if (transcript === null) return { code: 'SETUP_ALTERED' };
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

/** Tests that the setup's key belongs to this circuit, so that a verifier contract can be made from it. */
function isOfCircuit(setup: TrustedSetup): boolean {
  try {
    return verifierCodeOf('development', setup) !== undefined;
  } catch {
    return false;
  }
}

/** Checks the folder that PROVING_SETUP names. Returns its setup, or the reason why it cannot be used. */
export function checkSetupFolder(folder: string): { setup?: TrustedSetup; refusals: readonly StartRefusal[] } {
  const judgement = judgeFolder(folder);
  return 'setup' in judgement ? { ...judgement, refusals: [] } : { refusals: [refusal(judgement.code, VARIABLE)] };
}

/** Opens the folder that PROVING_SETUP names. @throws StartRefused */
export function openSetupFolder(folder: string): TrustedSetup {
  const { setup, refusals } = checkSetupFolder(folder);
  if (setup === undefined) throw new StartRefused(refusals);
  return setup;
}
