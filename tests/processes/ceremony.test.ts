import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProofVerifier } from '../../src/adapters/prover/index.ts';
import { checkSetupFolder } from '../../src/adapters/prover/setup-folder.ts';
import { createReportProver, loadCircuitFiles } from '../../src/apps/device/index.ts';
import { runCeremony } from '../support/ceremony.ts';

// `npm run ceremony` as its contributors run it, and what a device and the service make of its folder.

const folder = mkdtempSync(join(tmpdir(), 'income-series-ceremony-'));
const [dir, out] = [join(folder, 'ceremony'), join(folder, 'setup')];
const inDir = ['--dir', dir];
afterAll(() => rmSync(folder, { recursive: true, force: true }));

beforeAll(async () => {
  expect((await runCeremony(['new', ...inDir])).report.ok).toBe(true);
}, 300_000);

describe('a ceremony', () => {
  it('is not finished before somebody contributed and a beacon closed it', async () => {
    const { code, report } = await runCeremony(['finish', ...inDir, '--out', out]);
    expect([code, report.failed]).toEqual([1, 'a beacon closes a ceremony: add it first']);
    expect(existsSync(out)).toBe(false);
  });

  it('takes contributions, a beacon, and gives a setup under which devices prove and the service verifies', async () => {
    await runCeremony(['contribute', ...inDir, '--name', 'Alice'], '');
    await runCeremony(['contribute', ...inDir, '--name', 'Bob', '--entropy-stdin'], 'dice: 4 2 6');
    const beacon = await runCeremony(['beacon', ...inDir, '--value', 'ab'.repeat(32)]);
    expect(beacon.report.transcript.contributions.map(({ kind, name }) => [kind, name])).toEqual([
      ['contribution', 'Alice'],
      ['contribution', 'Bob'],
      ['beacon', 'beacon'],
    ]);
    const late = await runCeremony(['contribute', ...inDir, '--name', 'Late']);
    expect([late.code, late.report.failed]).toEqual([1, 'a beacon has closed the ceremony']);
    const finished = await runCeremony(['finish', ...inDir, '--out', out]);
    expect([finished.code, finished.report.failed]).toEqual([0, undefined]);
    expect(JSON.stringify(finished.report)).not.toContain('4 2 6');

    const { setup, refusals } = checkSetupFolder(out);
    expect([refusals, setup?.kind, setup?.hashes]).toEqual([[], 'ceremony', finished.report.transcript.files]);
    const read = (name: string) => new Uint8Array(readFileSync(join(out, name)));
    const sources = {
      wasm: read('income_report.wasm'),
      zkey: read('income_report.zkey'),
      verificationKey: read('verification_key.json'),
    };
    await expect(loadCircuitFiles(sources)).rejects.toMatchObject({ code: 'CIRCUIT_FILE_MISMATCH' });
    const files = await loadCircuitFiles(sources, setup?.hashes);
    const prover = await createReportProver(files);
    await prover.close();
    expect((await createProofVerifier({ profile: 'production', ...(setup ? { setup } : {}) })).setup.kind).toBe(
      'ceremony',
    );
  });

  it('does not verify with a contribution that its transcript names otherwise, or a key that is another', async () => {
    const copy = (name: string) => {
      const to = join(folder, name);
      cpSync(dir, to, { recursive: true });
      return to;
    };
    const [renamed, exchanged] = [copy('renamed'), copy('exchanged')];
    const path = join(renamed, 'transcript.json');
    const transcript = JSON.parse(readFileSync(path, 'utf8')) as { contributions: { hash: string }[] };
    const [first, second] = transcript.contributions as [{ hash: string }, { hash: string }];
    [first.hash, second.hash] = [second.hash, first.hash];
    writeFileSync(path, JSON.stringify(transcript));
    cpSync(join(exchanged, '0002.zkey'), join(exchanged, '0003.zkey'));
    const failed = async (of: string) => (await runCeremony(['verify', '--dir', of])).report.failed;
    expect(await failed(renamed)).toBe('the proving key does not follow from the contributions of the transcript');
    expect(await failed(exchanged)).toBe('the last proving key is not the one that the transcript names');
  });

  it('is not used by the service where a file of its setup is another, or nobody contributed', () => {
    const changed = join(folder, 'changed');
    cpSync(out, changed, { recursive: true });
    const transcript = JSON.parse(readFileSync(join(out, 'transcript.json'), 'utf8')) as { contributions: object[] };
    writeFileSync(join(changed, 'verification_key.json'), '{}');
    const codes = () => checkSetupFolder(changed).refusals.map(({ code }) => code);
    expect(codes()).toEqual(['SETUP_ALTERED']);
    cpSync(join(out, 'verification_key.json'), join(changed, 'verification_key.json'));
    writeFileSync(
      join(changed, 'transcript.json'),
      JSON.stringify({ ...transcript, contributions: transcript.contributions.slice(-1) }),
    );
    expect(codes()).toEqual(['SETUP_DEVELOPMENT']);
    rmSync(join(changed, 'transcript.json'));
    expect(codes()).toEqual(['SETUP_UNREADABLE']);
  });
});
