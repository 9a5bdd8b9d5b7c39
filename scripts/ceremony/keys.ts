import { randomBytes } from 'node:crypto';
import { copyFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as snarkjs from 'snarkjs';
import { CeremonyError } from './transcript.ts';

const { powersOfTau, zKey } = snarkjs;
/** The library's types do not have `curves`. */
const { curves } = snarkjs as unknown as { curves: { getCurveFromName(name: string): Promise<unknown> } };

/** The log of snarkjs. It is the library's only report of what is wrong with a file. */
export interface Log {
  readonly lines: string[];
  error(line: string): void;
  info(line: string): void;
  warn(line: string): void;
  debug(line: string): void;
}

function createLog(): Log {
  const lines: string[] = [];
  const keep = (line: string) => void lines.push(line);
  return { lines, error: keep, info: keep, warn: () => {}, debug: () => {} };
}

/** The system's randomness mixed with the contributor's text, which can only add to it. */
const entropy = (contributorText = ''): string => `${randomBytes(64).toString('hex')}${contributorText}`;

/** Tests whether the powers of tau follow from their contributions. The library's types have other arguments. */
export const verifyPhase1 = (path: string): Promise<boolean> =>
  (powersOfTau.verify as unknown as (path: string, log: Log) => Promise<boolean>)(path, createLog());

/** Makes a first phase of 2^power powers of tau, whose only contributor is the person who runs this. */
export async function makePhase1(folder: string, target: string, power: number): Promise<void> {
  const [empty, contribution] = [join(folder, 'empty.ptau'), join(folder, 'one.ptau')];
  const curve = await curves.getCurveFromName('bn128');
  await powersOfTau.newAccumulator(curve, power, empty);
  await powersOfTau.contribute(empty, contribution, 'own', entropy());
  await powersOfTau.preparePhase2(contribution, target);
  for (const path of [empty, contribution]) rmSync(path);
}

/** The result of snarkjs's newZKey if it fails; the reason is in the log alone. */
const NEW_KEY_FAILED = -1;

const hasLine = ({ lines }: Log, text: string): boolean => lines.some((line) => line.includes(text));

/**
 * Makes the first proving key of a circuit that needs 2^power powers of tau, and prepares these if necessary.
 * @throws CeremonyError
 */
export async function makeFirstKey(r1cs: string, phase1: string, target: string, power: number): Promise<void> {
  const log = createLog();
  if ((await zKey.newZKey(r1cs, phase1, target, log)) !== NEW_KEY_FAILED) return;
  if (hasLine(log, 'too big for this power')) {
    throw new CeremonyError(`the powers of tau are too few: the circuit needs 2^${power} or more`);
  }
  if (!hasLine(log, 'not prepared')) throw new CeremonyError('the powers of tau are of another curve than bn128');
  const prepared = `${phase1}.prepared`;
  await powersOfTau.preparePhase2(phase1, prepared);
  copyFileSync(prepared, phase1);
  rmSync(prepared);
  if ((await zKey.newZKey(r1cs, phase1, target, log)) === NEW_KEY_FAILED)
    throw new CeremonyError('the powers of tau do not fit');
}

/** The hex of a hash of the library, which has 64 bytes. */
const hex = (hash: unknown): string => Buffer.from(hash as Uint8Array).toString('hex');

export const contribute = async (from: string, to: string, name: string, contributorText: string): Promise<string> =>
  hex(await zKey.contribute(from, to, name, entropy(contributorText), createLog()));

export const addBeacon = async (from: string, to: string, value: string, iterations: number): Promise<string> =>
  hex(await zKey.beacon(from, to, 'beacon', value, iterations, createLog()));

/** The hash of a contribution in snarkjs's log: below its first line, in groups of hex digits. */
function hashIn(entry: string): string {
  const [, ...hashLines] = entry.split('\n');
  return (hashLines.join('').match(/[0-9a-f]+/g) ?? []).join('');
}

/**
 * The hashes of a key's contributions in order; null unless circuit, first phase and contributions result in this key.
 */
export async function verifyKey(r1cs: string, phase1: string, key: string): Promise<readonly string[] | null> {
  const log = createLog();
  if (!(await zKey.verifyFromR1cs(r1cs, phase1, key, log).catch(() => false))) return null;
  return log.lines
    .filter((line) => line.startsWith('contribution #'))
    .map(hashIn)
    .reverse();
}

export const verificationKeyOf = (key: string): Promise<unknown> => zKey.exportVerificationKey(key, createLog());
