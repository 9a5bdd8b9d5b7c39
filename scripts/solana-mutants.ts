/**
 * Builds the Solana program with each former defect of contracts/solana/mutants.json back in it, for the search that has to find
 * them (tests/search/solana). `SOLANA_BUILD` names the build, as for `npm run solana -- build`, which comes first.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { FOLDER, MUTANTS } from '../tests/search/solana/mutants.ts';
import { answerHelp } from './help.ts';
import { withChanges } from './with-changes.ts';

answerHelp(`npm run solana -- mutants
Builds the Solana program with its former defects, for the search that finds them; SOLANA_BUILD names the build.`);

process.chdir(resolve(import.meta.dirname, '..'));
const command = process.env.SOLANA_BUILD;
if (!command) {
  console.error('SOLANA_BUILD names no build: the mutants stay as they are.');
  process.exit(1);
}
const folder = mkdtempSync(join(tmpdir(), 'income-series-mutants-'));
try {
  cpSync('contracts/solana', folder, { recursive: true });
  for (const { name, bytes, changes } of MUTANTS.all) {
    const built = join(folder, 'mutant.so');
    withChanges(join(folder, 'src'), changes, () =>
      execFileSync(command, [folder, built], { stdio: ['ignore', 'ignore', 'inherit'] }),
    );
    writeFileSync(MUTANTS.fileOf(bytes), brotliCompressSync(readFileSync(built)));
    console.log(`${MUTANTS.fileOf(bytes)}: ${name}`);
  }
  writeFileSync(join(FOLDER, 'CHECKSUMS'), MUTANTS.checksums());
} finally {
  rmSync(folder, { recursive: true, force: true });
}
