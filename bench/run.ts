// npm run bench: every benchmark, one after another. Each file also runs alone.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { helpWhereAsked } from '../scripts/help.ts';

helpWhereAsked(`npm run bench [-- <name> …]
Runs every benchmark, or those that are named: catch-up, nested-read, overload, proofs, rows, start.`);

const ALL = ['catch-up.ts', 'nested-read.ts', 'overload.ts', 'proofs.ts', 'rows.ts', 'start.ts'];
/** Names of benchmarks: these alone, where there are any. */
const asked = process.argv.slice(2).map((name) => `${name}.ts`);
const FILES = asked.length === 0 ? ALL : ALL.filter((file) => asked.includes(file));

for (const file of FILES) {
  console.log(`\n== ${file}`);
  const path = fileURLToPath(new URL(file, import.meta.url));
  const { status } = spawnSync(process.execPath, [...process.execArgv, path], { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
