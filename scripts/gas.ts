// npm run contracts -- gas: measures the most gas of every call.
import { writeFileSync } from 'node:fs';
import { dearest, measureBooks, measureProof, measureStates } from './gas/measure.ts';
import type { Rows } from './gas/meter.ts';
import { gasTable } from './gas/table.ts';
import { commandLine } from './help.ts';

const USAGE = `npm run contracts -- gas [--books <number>,…] [--json <file>]
Measures the most gas of every call on Ethereum and on chain 10143 and writes contracts/evm/gas.md; about two minutes.
  --books <number>,…  how many bids the books have that are settled; 10,30,100 by default
  --json <file>       writes the figures there instead`;

const { values } = commandLine(USAGE, {
  options: { books: { type: 'string', default: '10,30,100' }, json: { type: 'string' } },
});
const sizes = values.books.split(',').map(Number);
const proof = await measureProof();
const states = await measureStates(proof);
const books: Rows[] = [];
for (const size of sizes) books.push(await measureBooks(size, proof));
const all = dearest([states, ...books]);
if (values.json) writeFileSync(values.json, `${JSON.stringify([...all], null, 2)}\n`);
else {
  const path = new URL('../contracts/evm/gas.md', import.meta.url).pathname;
  writeFileSync(path, gasTable(all, proof, new Map(sizes.map((size, i) => [size, books[i] ?? new Map()]))));
  process.stdout.write(`wrote ${path}\n`);
}
