// npm run bounds: writes the tables of docs/security.md that say what a coalition can take, from the constants of the contracts and
// the program. `-- --check` writes nothing and fails where the page differs.
import { readFileSync } from 'node:fs';
import { EVM_LOSSES, type LossBound, ROUNDING, SOLANA_LOSSES } from '../src/core/loss-bounds.ts';
import { projectFile } from '../src/project.ts';
import { emit } from './generated/file.ts';
import { commandLine } from './help.ts';

const USAGE = `npm run bounds [-- --check]
Writes the tables of docs/security.md that say what a coalition can take of whom.
  --check  writes nothing; fails where the page differs`;

const PATH = 'docs/security.md';

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [
    `| ${head.join(' | ')} |`,
    `|${head.map(() => '---|').join('')}`,
    ...rows.map((cells) => `| ${cells.join(' | ')} |`),
  ].join('\n');

const lossTable = (bounds: readonly LossBound[]): string =>
  table(
    ['who', 'by', 'loses at most'],
    bounds.map(({ who, by, most }) => [who, by, most]),
  );

/** The generated tables, by the names of their places in the page. */
const TABLES: Readonly<Record<string, string>> = {
  'rounding on Solana': table(
    ['what rounding takes of a holder, on Solana', 'base units at most'],
    [
      ['all claims of a wallet of a series, together', `${ROUNDING.solana}`],
      ['a trade on the curve, besides the price of a base lamport of units, rounded up', `${ROUNDING.trade}`],
      [
        'a round of tenders that the wallet takes part in, besides a millionth of the treasury, rounded up',
        `${ROUNDING.round}`,
      ],
    ],
  ),
  'rounding on an EVM chain': table(
    ['what the contracts take of a holder, on an EVM chain', 'base units at most'],
    [
      ['all claims of a wallet of a series of the contracts, together', `${ROUNDING.evm}`],
      ['bids and orders of others that trade nothing, in all raises and windows', '0'],
      [
        'what a router withheld, less credit, and what was paid into it, as far as the cap has room, and it did not pay',
        '0',
      ],
    ],
  ),
  'money on Solana': lossTable(SOLANA_LOSSES),
  'money on an EVM chain': lossTable(EVM_LOSSES),
};

/** Puts a table between the two comments of its place. @throws Error if the page has no such place */
function put(page: string, [name, text]: readonly [string, string]): string {
  const [begin, end] = [`<!-- generated: ${name} -->\n`, `<!-- end: ${name} -->\n`];
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${PATH} has no place for the table: ${name}`);
  return `${page.slice(0, from + begin.length)}${text}\n${page.slice(to)}`;
}

const { values } = commandLine(USAGE, { options: { check: { type: 'boolean', default: false } } });
const page = readFileSync(projectFile(PATH), 'utf8');
emit({ path: PATH, command: 'bounds', text: Object.entries(TABLES).reduce(put, page) }, values);
