// npm run sales:costs: measures what whole raises cost on both chains.
import { writeFileSync } from 'node:fs';
import { commandLine } from './help.ts';
import { measureOnEvm } from './sale-costs/evm.ts';
import { costsPage, type Measured } from './sale-costs/page.ts';
import { measureOnSolana } from './sale-costs/solana.ts';

const USAGE = `npm run sales:costs [-- --bids <number>,…] [--json <file>]
Measures whole raises on both chains and writes contracts/sale-costs.md. 10,000 bids take a quarter of an hour.
  --bids <number>,…  the sizes of the raises; 100,1000,10000 by default
  --json <file>      writes the figures there instead`;

const { values } = commandLine(USAGE, {
  options: { bids: { type: 'string', default: '100,1000,10000' }, json: { type: 'string' } },
});
const raises: Measured[] = [];
for (const bids of values.bids.split(',').map(Number)) {
  const began = Date.now();
  raises.push({ bids, evm: await measureOnEvm(bids), solana: await measureOnSolana(bids) });
  process.stderr.write(`a raise of ${bids} bids on both chains: ${Math.round((Date.now() - began) / 1_000)} s\n`);
}
const figures = JSON.stringify(raises, (_, value: unknown) => (typeof value === 'bigint' ? `${value}` : value), 2);
if (values.json) writeFileSync(values.json, `${figures}\n`);
else writeFileSync(new URL('../contracts/sale-costs.md', import.meta.url), costsPage(raises));
