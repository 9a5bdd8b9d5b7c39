/**
 * Runs the contracts' tests in Solidity (contracts/evm/test) by forge, in process and without a node.
 *
 *   npm run contracts -- test                 some thousand calls an invariant, the same ones each time
 *   npm run contracts -- test --exhaustive    a million calls in all, drawn from a seed that is printed
 *
 * Anything else is forge's: `-- --match-test units` for single tests, `-- --fuzz-seed 0x…` for a run seen before.
 */
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { forgeBinary, forgeEnvironment } from './forge/environment.ts';

const ROOT = resolve(import.meta.dirname, '..');
const args = process.argv.slice(2);
const profile = args.includes('--exhaustive') ? 'exhaustive' : 'default';
const own = args.filter((arg) => arg !== '--exhaustive');

const started = Date.now();
const run = spawnSync(forgeBinary(ROOT), ['test', ...own], {
  cwd: join(ROOT, 'contracts/evm'),
  stdio: 'inherit',
  env: { ...forgeEnvironment(ROOT), FOUNDRY_PROFILE: profile },
});
if (run.error) throw run.error;
console.log(`contracts test (${profile}): ${Math.ceil((Date.now() - started) / 1_000)} s`);
process.exitCode = run.status ?? 1;
