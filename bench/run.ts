// npm run bench: every benchmark, one after another. Each file also runs alone.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const FILES = ['nested-read.ts', 'proofs.ts', 'start.ts'];

for (const file of FILES) {
  console.log(`\n== ${file}`);
  const path = fileURLToPath(new URL(file, import.meta.url));
  const { status } = spawnSync(process.execPath, [...process.execArgv, path], { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
