/** Writes contracts/solana/compute-units.md with the units of each instruction in LiteSVM. `--check` fails where it differs. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { answerHelp } from './help.ts';

answerHelp(`npm run solana -- units [--check]
Writes contracts/solana/compute-units.md.
  --check  writes nothing; fails where it differs`);

const PAGE = 'contracts/solana/compute-units.md';
const { unitsPage } = await import('../tests/contracts/solana/support/units.ts');
const page = await unitsPage();
if (!process.argv.includes('--check')) writeFileSync(PAGE, page);
else if (!existsSync(PAGE) || readFileSync(PAGE, 'utf8') !== page) {
  console.error(`${PAGE} differs from the program: run npm run solana -- units`);
  process.exitCode = 1;
}
