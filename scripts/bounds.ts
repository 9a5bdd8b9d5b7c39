// npm run generate -- bounds: writes the tables of docs/security.md that say what a coalition can take, from the constants of the contracts and
// the program. `-- --check` writes nothing and fails where the page differs.
import { markdownTable } from 'field-access';
import { EVM_LOSSES, type LossBound, ROUNDING, SOLANA_LOSSES } from '../src/core/loss-bounds.ts';
import { emit, withTables } from './generated/file.ts';
import { commandLine } from './help.ts';

const USAGE = `npm run generate -- bounds [--check]
Writes the tables of docs/security.md that say what a coalition can take of whom.
  --check  writes nothing; fails where the page differs`;

const PATH = 'docs/security.md';

const lossTable = (bounds: readonly LossBound[]): string =>
  markdownTable(
    ['who', 'by', 'loses at most'],
    bounds.map(({ who, by, most }) => [who, by, most]),
  );

/** The generated tables, by the names of their places in the page. */
const TABLES: Readonly<Record<string, string>> = {
  'rounding on Solana': markdownTable(
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
  'rounding on an EVM chain': markdownTable(
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

const { values } = commandLine(USAGE, { options: { check: { type: 'boolean', default: false } } });
emit({ path: PATH, command: 'generate -- bounds', text: withTables(PATH, TABLES) }, values);
