/** Writes contracts/raise-costs.md: what a raise takes on each chain, by the number of its bids. */
import { readFileSync, writeFileSync } from 'node:fs';
import { commandLine } from './help.ts';

const { values } = commandLine(
  `npm run solana -- costs [--bids <n>,...]
Runs whole raises on the Solana program, and writes contracts/raise-costs.md. 10,000 bids take some minutes.
  --bids  the numbers of bids; default 100,1000,10000`,
  { options: { bids: { type: 'string', default: '100,1000,10000' } } },
);

const PAGE = 'contracts/raise-costs.md';
const { costsPage, measureRaise } = await import('../tests/contracts/solana/support/raise-costs.ts');
const raises = [];
for (const bids of values.bids.split(',').map(Number)) {
  console.error(`a raise of ${bids} bids is run`);
  raises.push(await measureRaise(bids));
}
writeFileSync(PAGE, costsPage(raises, readFileSync('contracts/evm/gas.md', 'utf8')));
