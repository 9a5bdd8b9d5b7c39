import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { addContribution, begin, type CeremonyCircuit, close, finish, verify } from '../../scripts/ceremony/steps.ts';
import { compileCircuit } from '../../scripts/circuit/toolchain.ts';
import { runCeremony } from '../support/ceremony.ts';
import { publicPowersOfTau } from '../support/powers-of-tau.ts';

// `npm run circuit -- ceremony`, and what it refuses, mostly for a circuit of one constraint; tests/end-to-end/production.test.ts holds a
// ceremony for the real one.

const SOURCE = `pragma circom 2.0.0;
template Product() { signal input a; signal input b; signal output c; c <== a * b; }
component main { public [a] } = Product();`;
const BEACON = 'ab'.repeat(32);

const folder = mkdtempSync(join(tmpdir(), 'income-series-ceremony-'));
const at = (name: string) => join(folder, name);
const circuit: CeremonyCircuit = { source: at('product.circom'), wasm: at('product_js/product.wasm'), power: 4 };
const say = () => {};

writeFileSync(circuit.source, SOURCE);
compileCircuit(circuit.source, folder, ['wasm']);
const powers = await publicPowersOfTau(circuit.power);
const fewer = await publicPowersOfTau(1);
writeFileSync(at('public.ptau'), powers.prepared);
writeFileSync(at('unprepared.ptau'), powers.unprepared);
writeFileSync(at('fewer.ptau'), fewer.prepared);
writeFileSync(at('fewer-unprepared.ptau'), fewer.unprepared);
writeFileSync(at('text.ptau'), 'no powers of tau');
afterAll(async () => {
  // The library keeps its threads, which keep a process alive.
  await (globalThis as { curve_bn128?: { terminate(): Promise<void> } }).curve_bn128?.terminate();
  rmSync(folder, { recursive: true, force: true });
});

/** A ceremony that has begun, in a folder of its own. */
async function begun(name: string): Promise<string> {
  await begin(circuit, at(name), at('public.ptau'), say);
  return at(name);
}

describe('a ceremony', () => {
  it('is neither closed nor finished where nobody contributed, and stays open', async () => {
    const dir = await begun('beacon-alone');
    await expect(close(dir, BEACON, 10)).rejects.toThrow('nobody has contributed');
    await addContribution(dir, 'Alice', '');
    await close(dir, BEACON, 10);
    const path = join(dir, 'transcript.json');
    const transcript = JSON.parse(readFileSync(path, 'utf8'));
    writeFileSync(path, JSON.stringify({ ...transcript, contributions: transcript.contributions.slice(-1) }));
    await expect(finish(circuit, dir, at('nobody'), say)).rejects.toThrow('nobody has contributed');
  });
});

describe('a whole ceremony', () => {
  it('takes contributions in turn, and what standard input adds, until a beacon closes it', async () => {
    const dir = await begun('open');
    const run = (...line: string[]) => runCeremony([...line, '--dir', dir], 'dice: 4 2 6');
    await addContribution(dir, 'Alice', '');
    await expect(finish(circuit, dir, at('early'), say)).rejects.toThrow('a beacon closes a ceremony: add it first');
    const second = await run('contribute', '--name', 'Bob', '--entropy-stdin');
    expect(`${second.stderr}${JSON.stringify(second.report)}`).not.toContain('4 2 6');
    await verify(circuit, dir, say);
    const closed = await run('beacon', '--value', BEACON);
    expect(closed.report.transcript.contributions.map(({ kind, name }) => [kind, name])).toEqual([
      ['contribution', 'Alice'],
      ['contribution', 'Bob'],
      ['beacon', 'beacon'],
    ]);
    await expect(addContribution(dir, 'Late', '')).rejects.toThrow('a beacon has closed the ceremony');
    const { files } = await finish(circuit, dir, at('setup'), say);
    expect(Object.keys(files ?? {})).toEqual(['wasm', 'zkey', 'verificationKey']);
  });

  it('does not verify with a contribution that its transcript names otherwise, another key, or another circuit', async () => {
    const dir = await begun('whole');
    await addContribution(dir, 'Alice', '');
    await addContribution(dir, 'Bob', '');
    const renamed = at('renamed');
    cpSync(dir, renamed, { recursive: true });
    const path = join(renamed, 'transcript.json');
    const transcript = JSON.parse(readFileSync(path, 'utf8'));
    transcript.contributions[0].hash = transcript.contributions[0].hash.split('').reverse().join('');
    writeFileSync(path, JSON.stringify(transcript));
    await expect(verify(circuit, renamed, say)).rejects.toThrow(
      'the proving key does not follow from the contributions of the transcript',
    );
    const exchanged = at('exchanged');
    cpSync(dir, exchanged, { recursive: true });
    cpSync(join(exchanged, '0001.zkey'), join(exchanged, '0002.zkey'));
    await expect(verify(circuit, exchanged, say)).rejects.toThrow(
      'the last proving key is not the one that the transcript names',
    );
    const other = { ...circuit, source: at('other.circom') };
    writeFileSync(other.source, SOURCE.replace('a * b', 'a * a'));
    cpSync(join(dir, 'product.r1cs'), join(dir, 'other.r1cs'));
    await expect(verify(other, dir, say)).rejects.toThrow('the circuit is not the one of this repository');
  });
});

describe('the powers of tau of a ceremony', () => {
  it('are prepared where the public file is not, as the test’s own are', async () => {
    await begin(circuit, at('prepares'), at('unprepared.ptau'), say);
    expect(readFileSync(join(at('prepares'), 'phase1.ptau')).equals(powers.prepared)).toBe(true);
    await verify(circuit, at('prepares'), say);
  });

  it('are made where none are given, and the transcript says so', async () => {
    const { phase1 } = await begin(circuit, at('own'), undefined, say);
    expect(phase1.origin).toBe('own');
    await addContribution(at('own'), 'Alice', '');
    await verify(circuit, at('own'), say);
  });

  it.each([
    ['too few', 'fewer.ptau', 'the powers of tau are too few: the circuit needs 2^4 or more'],
    ['too few and unprepared', 'fewer-unprepared.ptau', 'the powers of tau are too few: the circuit needs 2^4 or more'],
    ['no powers of tau', 'text.ptau', 'the powers of tau do not verify'],
    ['not there', 'nowhere.ptau', 'the file of --ptau cannot be read'],
  ])('are refused where they are %s, and leave an empty folder to try again in', async (_, file, reason) => {
    const dir = at(`refused-${file}`);
    await expect(begin(circuit, dir, at(file), say)).rejects.toThrow(reason);
    expect(readdirSync(dir)).toEqual([]);
  });

  it('are refused on the command line where they are too few for the circuit of this repository', async () => {
    const dir = at('refused');
    const { code, report } = await runCeremony(['new', '--dir', dir, '--ptau', at('public.ptau')]);
    expect([code, report.failed]).toEqual([1, 'the powers of tau are too few: the circuit needs 2^11 or more']);
    expect(readdirSync(dir)).toEqual([]);
  });
});
