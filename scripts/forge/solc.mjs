#!/usr/bin/env node
// npm's solc as the `solc` that forge and halmos run.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const solc = createRequire(import.meta.url)('solc');
if (process.argv.includes('--version')) {
  console.log(
    `solc, the solidity compiler commandline interface\nVersion: ${solc.version().replace('Emscripten.clang', 'Linux.g++')}`,
  );
} else {
  process.stdout.write(solc.compile(readFileSync(0, 'utf8')));
}
