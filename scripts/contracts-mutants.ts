/**
 * Shows that the contracts' tests in Solidity can fail: breaks the contracts in each of the ways of
 * contracts/evm/mutants.json, one after the other in a copy, and prints which tests notice.
 *
 *   npm run contracts -- mutants [<words of a name>[, <words of another>]]
 *   npm run contracts -- mutants --former-rules    builds the contracts with the former rules of
 *                                                  contracts/evm/former-rules.json, for tests/search/evm
 *
 * Exits 1 where a mutant was not noticed. About a minute each: for a change of the tests, not for every build.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { z } from 'zod';
import { FOLDER, MUTANTS } from '../tests/search/evm/mutants.ts';
import { forgeBinary, forgeEnvironment } from './forge/environment.ts';
import { withChanges } from './with-changes.ts';

const ROOT = resolve(import.meta.dirname, '..');
const SOURCE = join(ROOT, 'contracts/evm');
const CACHE = join(ROOT, 'node_modules/.cache');
const Mutants = z.array(
  z.strictObject({ name: z.string(), file: z.string(), from: z.string().min(1), to: z.string() }),
);
const Artifact = z.object({ bytecode: z.object({ object: z.string().startsWith('0x') }) });
const Suites = z.record(
  z.string(),
  z.object({ test_results: z.record(z.string(), z.object({ status: z.string(), reason: z.string().nullish() })) }),
);

function forge(folder: string, args: readonly string[]): { stdout: string; stderr: string } {
  const env = {
    ...forgeEnvironment(ROOT),
    FOUNDRY_SOLC: join(ROOT, 'scripts/forge/solc.mjs'),
    FOUNDRY_OUT: join(folder, 'out'),
    FOUNDRY_CACHE_PATH: join(folder, 'cache'),
    FOUNDRY_INVARIANT_SHRINK_RUN_LIMIT: '0',
  };
  return spawnSync(forgeBinary(ROOT), args, { cwd: folder, env, encoding: 'utf8', maxBuffer: 1 << 28 });
}

/** The tests that fail in a folder, with the reasons they give. @throws where it does not compile */
function failingTests(folder: string): string[] {
  const run = forge(folder, ['test', '--json']);
  const report = run.stdout.split('\n').find((line) => line.startsWith('{'));
  if (report === undefined) throw new Error(`forge did not finish:\n${run.stdout}${run.stderr}`);
  return Object.values(Suites.parse(JSON.parse(report))).flatMap(({ test_results }) =>
    Object.entries(test_results)
      .filter(([, { status }]) => status !== 'Success')
      .map(([name, { reason }]) => `${name.replace(/\(.*/, '')} (${reason ?? 'no reason'})`),
  );
}

/** Writes the creation code of a contract, as it is built in a folder. */
function writeCode(folder: string, contract: string, file: string): void {
  const run = forge(folder, ['build', `src/${contract}.sol`]);
  const built = join(folder, 'out', `${contract}.sol`, `${contract}.json`);
  if (!run.stdout.includes('Compiler run successful')) throw new Error(`${run.stdout}${run.stderr}`);
  const { bytecode } = Artifact.parse(JSON.parse(readFileSync(built, 'utf8')));
  writeFileSync(file, brotliCompressSync(Buffer.from(bytecode.object.slice(2), 'hex')));
}

const selected = process.argv.slice(2).join(' ').split(/,\s*/);
const mutants = Mutants.parse(JSON.parse(readFileSync(join(SOURCE, 'mutants.json'), 'utf8')));
mkdirSync(CACHE, { recursive: true });
const folder = mkdtempSync(join(CACHE, 'mutants-'));
let unnoticed = 0;
try {
  for (const part of ['src', 'test', 'build', 'foundry.toml']) {
    cpSync(join(SOURCE, part), join(folder, part), { recursive: true });
  }
  // The build of `contracts test` is reused: each mutant compiles its own file and those that use it.
  for (const part of ['out', 'cache']) {
    const built = join(CACHE, 'forge', part);
    if (existsSync(built)) cpSync(built, join(folder, part), { recursive: true });
  }
  if (selected.includes('--former-rules')) {
    for (const { name, bytes, contract, changes } of MUTANTS.all) {
      if (contract === undefined) throw new Error(`${name}: no contract`);
      withChanges(join(folder, 'src'), changes, () => writeCode(folder, contract, MUTANTS.fileOf(bytes)));
      console.log(`${MUTANTS.fileOf(bytes)}: ${name}`);
    }
    writeFileSync(join(FOLDER, 'CHECKSUMS'), MUTANTS.checksums());
  }
  for (const mutant of mutants.filter(({ name }) => selected.some((words) => name.includes(words)))) {
    const failing = withChanges(join(folder, 'src'), [mutant], () => failingTests(folder));
    if (failing.length === 0) unnoticed += 1;
    console.log(`${mutant.name}: ${failing.length === 0 ? 'NOT NOTICED' : failing.join('; ')}`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
console.log(`${unnoticed} mutants not noticed`);
process.exitCode = unnoticed === 0 ? 0 : 1;
