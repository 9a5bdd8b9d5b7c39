/** Writes contracts/solana/compute-units.md: what each instruction takes in LiteSVM. `--check` fails where it differs. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { unitsPage } from '../tests/contracts/solana/support/units.ts';
import { helpWhereAsked } from './help.ts';

helpWhereAsked(`npm run solana:units [-- --check]
Writes contracts/solana/compute-units.md.
  --check  writes nothing; fails where it differs`);

const PAGE = 'contracts/solana/compute-units.md';
const page = await unitsPage();
if (!process.argv.includes('--check')) writeFileSync(PAGE, page);
else if (!existsSync(PAGE) || readFileSync(PAGE, 'utf8') !== page) {
  console.error(`${PAGE} is not what the program takes: run npm run solana:units`);
  process.exitCode = 1;
}
