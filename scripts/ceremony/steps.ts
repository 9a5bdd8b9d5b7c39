import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { SETUP_FILES, TRANSCRIPT_FILE } from '../../src/adapters/prover/setup.ts';
import { compileCircuit, ROOT } from '../circuit/toolchain.ts';
import { addBeacon, contribute, makeFirstKey, makePhase1, verificationKeyOf, verifyKey, verifyPhase1 } from './keys.ts';
import {
  CeremonyError,
  type Contribution,
  readTranscript,
  sha256Of,
  type Transcript,
  writeTranscript,
} from './transcript.ts';

/** The circuit that a ceremony makes keys for. */
export interface CeremonyCircuit {
  readonly source: string;
  /** The path of the compiled witness program. */
  readonly wasm: string;
  /** The exponent of two of the powers of tau that it needs. */
  readonly power: number;
}

/** The circuit of this repository: 1,782 constraints and seven public wires fit 2^11. */
export const INCOME_REPORT: CeremonyCircuit = {
  source: join(ROOT, 'circuits/income_report.circom'),
  wasm: join(ROOT, 'circuits/build', SETUP_FILES.wasm),
  power: 11,
};

const PHASE1 = 'phase1.ptau';

export type Say = (line: string) => void;

const r1csFile = ({ source }: CeremonyCircuit): string => `${basename(source, '.circom')}.r1cs`;
const keyFile = (folder: string, number: number): string => join(folder, `${String(number).padStart(4, '0')}.zkey`);
const lastKey = (folder: string, { contributions }: Transcript): string => keyFile(folder, contributions.length);

/** Compiles the circuit's source and passes the file to `use`. */
function withCompiled<T>(circuit: CeremonyCircuit, use: (r1cs: string) => T): T {
  const scratch = mkdtempSync(join(tmpdir(), 'ceremony-'));
  try {
    compileCircuit(circuit.source, scratch, ['r1cs']);
    return use(join(scratch, r1csFile(circuit)));
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** @throws CeremonyError where the last key is not the one that the transcript names, or a beacon has closed the ceremony */
function requireOpen(folder: string): Transcript {
  const transcript = readTranscript(folder);
  const { contributions, begun } = transcript;
  if (contributions.at(-1)?.kind === 'beacon') throw new CeremonyError('a beacon has closed the ceremony');
  const path = lastKey(folder, transcript);
  if (!existsSync(path) || sha256Of(path) !== (contributions.at(-1)?.zkey ?? begun.zkey)) {
    throw new CeremonyError('the last proving key is not the one that the transcript names');
  }
  return transcript;
}

function copyPhase1(ptau: string, target: string): void {
  try {
    copyFileSync(ptau, target);
  } catch {
    throw new CeremonyError('the file of --ptau cannot be read');
  }
}

/** Begins a ceremony in a new folder, over the powers of tau of a file or new ones. @throws CeremonyError */
export async function begin(
  circuit: CeremonyCircuit,
  folder: string,
  ptau: string | undefined,
  say: Say,
): Promise<Transcript> {
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new CeremonyError('the folder is not empty');
  mkdirSync(folder, { recursive: true });
  try {
    return await writeFirstFiles(circuit, folder, ptau, say);
  } catch (error) {
    for (const name of readdirSync(folder)) rmSync(join(folder, name)); // so that the ceremony can be begun again
    throw error;
  }
}

async function writeFirstFiles(
  circuit: CeremonyCircuit,
  folder: string,
  ptau: string | undefined,
  say: Say,
): Promise<Transcript> {
  const [phase1, r1cs] = [join(folder, PHASE1), join(folder, r1csFile(circuit))];
  if (ptau !== undefined) copyPhase1(ptau, phase1);
  say('compiling the circuit');
  withCompiled(circuit, (r1csFile) => copyFileSync(r1csFile, r1cs));
  if (ptau === undefined) {
    say('making powers of tau of our own: their one contributor must be trusted');
    await makePhase1(folder, phase1, circuit.power);
  }
  say('verifying the powers of tau');
  if (!(await verifyPhase1(phase1).catch(() => false))) throw new CeremonyError('the powers of tau do not verify');
  say('making the first proving key');
  await makeFirstKey(r1cs, phase1, keyFile(folder, 0), circuit.power);
  const transcript: Transcript = {
    version: 1,
    circuit: { source: sha256Of(circuit.source), r1cs: sha256Of(r1cs), wasm: sha256Of(circuit.wasm) },
    phase1: { origin: ptau === undefined ? 'own' : 'given', sha256: sha256Of(phase1) },
    begun: { at: new Date().toISOString(), zkey: sha256Of(keyFile(folder, 0)) },
    contributions: [],
  };
  writeTranscript(folder, transcript);
  return transcript;
}

/** Adds a key to the ceremony, and its contribution to the transcript. `make` writes the key that follows from the last one. */
async function append(folder: string, make: (from: string, to: string) => Promise<Omit<Contribution, 'at' | 'zkey'>>) {
  const transcript = requireOpen(folder);
  const to = keyFile(folder, transcript.contributions.length + 1);
  const partial = `${to}.partial`;
  const recorded = await make(lastKey(folder, transcript), partial);
  renameSync(partial, to);
  const contribution: Contribution = { ...recorded, at: new Date().toISOString(), zkey: sha256Of(to) };
  const extended = { ...transcript, contributions: [...transcript.contributions, contribution] };
  writeTranscript(folder, extended);
  return extended;
}

/** Adds a contribution of secret randomness. `entropyText` is mixed with the system's. @throws CeremonyError */
export const addContribution = (folder: string, name: string, entropyText: string): Promise<Transcript> =>
  append(folder, async (from, to) => ({
    kind: 'contribution',
    name,
    hash: await contribute(from, to, name, entropyText),
  }));

/**
 * Closes the ceremony with a public value that nobody knew when the last contribution was made.
 * @throws CeremonyError, also if nobody has contributed; the ceremony then stays open
 */
export async function close(folder: string, value: string, iterations: number): Promise<Transcript> {
  if (requireOpen(folder).contributions.length === 0) throw new CeremonyError('nobody has contributed');
  return append(folder, async (from, to) => ({
    kind: 'beacon',
    name: 'beacon',
    hash: await addBeacon(from, to, value, iterations),
    beacon: { value, iterations },
  }));
}

/**
 * Verifies that the last key follows from this repository's circuit by the contributions of the transcript.
 * @throws CeremonyError if it does not
 */
export async function verify(circuit: CeremonyCircuit, folder: string, say: Say): Promise<Transcript> {
  const transcript = readTranscript(folder);
  const { circuit: files, phase1, contributions, begun } = transcript;
  say('compiling the circuit');
  const r1cs = join(folder, r1csFile(circuit));
  const isSameCircuit =
    withCompiled(circuit, sha256Of) === files.r1cs &&
    sha256Of(r1cs) === files.r1cs &&
    sha256Of(circuit.source) === files.source &&
    sha256Of(circuit.wasm) === files.wasm;
  if (!isSameCircuit) throw new CeremonyError('the circuit is not the one of this repository');
  const [ptau, key] = [join(folder, PHASE1), lastKey(folder, transcript)];
  const isNamed = existsSync(key) && sha256Of(key) === (contributions.at(-1)?.zkey ?? begun.zkey);
  if (!isNamed) throw new CeremonyError('the last proving key is not the one that the transcript names');
  say('verifying the powers of tau');
  if (sha256Of(ptau) !== phase1.sha256 || !(await verifyPhase1(ptau).catch(() => false))) {
    throw new CeremonyError('the powers of tau do not verify');
  }
  say(`verifying the proving key and its ${contributions.length} contributions`);
  const hashes = await verifyKey(r1cs, ptau, key);
  if (hashes === null || hashes.join() !== contributions.map(({ hash }) => hash).join()) {
    throw new CeremonyError('the proving key does not follow from the contributions of the transcript');
  }
  return transcript;
}

/** Verifies a closed ceremony and writes the folder that PROVING_SETUP names. @throws CeremonyError */
export async function finish(circuit: CeremonyCircuit, folder: string, out: string, say: Say): Promise<Transcript> {
  if (existsSync(out) && readdirSync(out).length > 0) throw new CeremonyError('the folder to write is not empty');
  const { contributions } = readTranscript(folder);
  if (contributions.at(-1)?.kind !== 'beacon') throw new CeremonyError('a beacon closes a ceremony: add it first');
  if (contributions.length < 2) throw new CeremonyError('nobody has contributed');
  const transcript = await verify(circuit, folder, say);
  mkdirSync(out, { recursive: true });
  const file = (name: keyof typeof SETUP_FILES) => join(out, SETUP_FILES[name]);
  const key = lastKey(folder, transcript);
  copyFileSync(key, file('zkey'));
  copyFileSync(circuit.wasm, file('wasm'));
  writeFileSync(file('verificationKey'), `${JSON.stringify(await verificationKeyOf(key), null, 1)}\n`);
  const files = {
    wasm: sha256Of(file('wasm')),
    zkey: sha256Of(file('zkey')),
    verificationKey: sha256Of(file('verificationKey')),
  };
  const finished = { ...transcript, files };
  for (const place of [out, folder]) writeTranscript(place, finished);
  say(`written: ${Object.values(SETUP_FILES).join(', ')} and ${TRANSCRIPT_FILE}`);
  return finished;
}
