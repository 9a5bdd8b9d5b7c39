/**
 * Proves the properties of contracts/evm/proofs by halmos, for all inputs within their bounds, and compares the results
 * with the committed contracts/evm/proofs.json: exit 1 where one differs.
 *
 *   npm run contracts -- prove [--write] [<contract of proofs/>]    `--write` puts results and seconds into the table
 *
 * cvc5 decides multiplications and divisions over integers (scripts/halmos/solve.py), yices decides branches. halmos and
 * both solvers come from PyPI at the versions of contracts/evm/halmos.requirements.txt, as Slither does.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { forgeEnvironment } from './forge/environment.ts';
import { pythonEnvironment } from './python/environment.ts';

const ROOT = resolve(import.meta.dirname, '..');
const FOLDER = join(ROOT, 'contracts/evm');
const TABLE = join(FOLDER, 'proofs.json');
/** The results of halmos by its exit code: https://github.com/a16z/halmos, Exitcode. */
const RESULTS = ['proven', 'counterexample', 'timeout', 'stuck', 'always reverts', 'failed'] as const;

const Table = z.array(
  z.strictObject({
    proof: z.string(),
    property: z.string(),
    bound: z.string(),
    result: z.enum(RESULTS),
    seconds: z.int(),
  }),
);
const Report = z.object({
  test_results: z.record(
    z.string(),
    z.array(z.object({ name: z.string(), exitcode: z.int(), time: z.array(z.number()) })),
  ),
});

/** The limit of a query, and the solver, by the contracts of proofs/. */
const SOLVERS = (environment: string): Readonly<Record<string, readonly string[]>> => {
  const cvc5 = [join(environment, 'bin/python'), join(ROOT, 'scripts/halmos/solve.py'), '60'].join(' ');
  const integers = ['--solver-timeout-assertion', '65s', '--solver-command', cvc5];
  const bits = ['--solver-timeout-assertion', '30s', '--solver', 'yices'];
  return { PoolProof: integers, SplitDueProof: integers, SplitProof: bits, ClearingProof: bits };
};

type Found = Map<string, { result: (typeof RESULTS)[number]; seconds: number }>;

function prove(environment: string, contract: string, solver: readonly string[]): Found {
  const folder = mkdtempSync(join(tmpdir(), 'halmos-'));
  try {
    const output = join(folder, 'output.json');
    const path = [join(ROOT, 'node_modules/.bin'), join(environment, 'bin'), process.env.PATH].join(':');
    const out = ['--forge-build-out', '../../node_modules/.cache/forge/proofs'];
    const limits = ['--contract', contract, '--loop', '64', ...solver];
    const run = spawnSync(join(environment, 'bin/halmos'), [...out, ...limits, '--json-output', output], {
      cwd: FOLDER,
      stdio: 'inherit',
      env: { ...forgeEnvironment(ROOT), PATH: path, FOUNDRY_PROFILE: 'proofs' },
    });
    if (run.error) throw run.error;
    if (run.signal !== null) throw new Error(`halmos was ended by ${run.signal}`);
    if (!existsSync(output)) throw new Error(`halmos did not finish (exit ${run.status})`);
    const { test_results } = Report.parse(JSON.parse(readFileSync(output, 'utf8')));
    const proofs = Object.values(test_results).flat();
    return new Map(
      proofs.map(({ name, exitcode, time }) => [
        name.replace(/\(.*/, ''),
        { result: RESULTS[exitcode] ?? 'failed', seconds: Math.ceil(time[0] ?? 0) },
      ]),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const table = Table.parse(JSON.parse(readFileSync(TABLE, 'utf8')));
const environment = pythonEnvironment('halmos', join(FOLDER, 'halmos.requirements.txt'));
const selected = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const results: Found = new Map();
for (const [contract, solver] of Object.entries(SOLVERS(environment))) {
  if (selected.length > 0 && !selected.includes(contract)) continue;
  for (const [proof, result] of prove(environment, contract, solver)) results.set(proof, result);
}
let failures = 0;
for (const { proof, result } of table) {
  if (selected.length > 0 && !results.has(proof)) continue;
  const now = results.get(proof)?.result ?? 'not run';
  console.log(`${proof}: ${now}${now === result ? '' : `, but the table says ${result}`}`);
  if (now !== result) failures += 1;
}
for (const proof of results.keys()) {
  if (table.some((row) => row.proof === proof)) continue;
  console.error(`${proof}: not in the table`);
  failures += 1;
}
if (process.argv.includes('--write')) {
  const rows = table.map((row) => ({ ...row, ...results.get(row.proof) }));
  writeFileSync(TABLE, `${JSON.stringify(rows, null, 2)}\n`);
}
process.exitCode = failures === 0 ? 0 : 1;
