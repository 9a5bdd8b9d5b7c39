/**
 * Shows that the contracts' tests in Solidity can fail: breaks the contracts in each of the ways of
 * contracts/evm/mutants.json, one after the other in a copy, and prints which tests notice.
 *
 *   npm run contracts:mutants [-- <words of a name>[, <words of another>]]
 *
 * Exits 1 where a mutant was not noticed. About a minute each: for a change of the tests, not for every build.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { forgeBinary, forgeEnvironment } from './forge/environment.ts';

const ROOT = resolve(import.meta.dirname, '..');
const SOURCE = join(ROOT, 'contracts/evm');
const CACHE = join(ROOT, 'node_modules/.cache');
const Mutants = z.array(
  z.strictObject({ name: z.string(), file: z.string(), from: z.string().min(1), to: z.string() }),
);
const Suites = z.record(
  z.string(),
  z.object({ test_results: z.record(z.string(), z.object({ status: z.string(), reason: z.string().nullish() })) }),
);

/** The tests that fail in a folder, with the reasons they give. @throws where it does not compile */
function failingTests(folder: string): string[] {
  const env = {
    ...forgeEnvironment(ROOT),
    FOUNDRY_SOLC: join(ROOT, 'scripts/forge/solc.mjs'),
    FOUNDRY_OUT: join(folder, 'out'),
    FOUNDRY_CACHE_PATH: join(folder, 'cache'),
    FOUNDRY_INVARIANT_SHRINK_RUN_LIMIT: '0',
  };
  const options = { cwd: folder, env, encoding: 'utf8', maxBuffer: 1 << 28 } as const;
  const run = spawnSync(forgeBinary(ROOT), ['test', '--json'], options);
  const report = run.stdout.split('\n').find((line) => line.startsWith('{'));
  if (report === undefined) throw new Error(`forge did not finish:\n${run.stdout}${run.stderr}`);
  return Object.values(Suites.parse(JSON.parse(report))).flatMap(({ test_results }) =>
    Object.entries(test_results)
      .filter(([, { status }]) => status !== 'Success')
      .map(([name, { reason }]) => `${name.replace(/\(.*/, '')} (${reason ?? 'no reason'})`),
  );
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
  // What contracts:test compiled before is compiled: each mutant compiles its own file and those that use it.
  for (const part of ['out', 'cache']) {
    const built = join(CACHE, 'forge', part);
    if (existsSync(built)) cpSync(built, join(folder, part), { recursive: true });
  }
  for (const { name, file, from, to } of mutants.filter((mutant) =>
    selected.some((words) => mutant.name.includes(words)),
  )) {
    const path = join(folder, 'src', file);
    const text = readFileSync(path, 'utf8');
    if (text.split(from).length !== 2) throw new Error(`${file} does not have this once: ${from}`);
    writeFileSync(
      path,
      text.replace(from, () => to),
    );
    const failing = failingTests(folder);
    writeFileSync(path, text);
    if (failing.length === 0) unnoticed += 1;
    console.log(`${name}: ${failing.length === 0 ? 'NOT NOTICED' : failing.join('; ')}`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
console.log(`${unnoticed} mutants not noticed`);
process.exitCode = unnoticed === 0 ? 0 : 1;
