import { MAX_BATCH } from '@income-series/protocol/policy';
import type { EvmCallKind } from '../../src/adapters/evm/calls/index.ts';
import { GAS_MARGINS } from '../../src/adapters/evm/gas-margins.ts';
import type { Figure, ProofGas, Row, Rows } from './meter.ts';

/** Calls that the gateway does not build: the owner's of the registry and of the feed, and the collection of fees. */
const OWNERS = ['publish', `setVerified(${MAX_BATCH})`, 'registerVerifierKey', 'collectFees'];
/** Calls whose cost depends on the number of bids or orders. */
const BY_SIZE = [
  'commitBid',
  'revealBid',
  'settleStep(10)',
  'deliverBid',
  'commitOrder',
  'revealOrder',
  'settleWindow(10)',
];

const labelOf = (kind: string): string => (kind === 'settleStep' || kind === 'settleWindow' ? `${kind}(10)` : kind);
const number = (value: number): string => value.toLocaleString('en');
const line = (cells: readonly (string | number)[]): string =>
  `| ${cells.map((cell) => (typeof cell === 'number' ? number(cell) : cell)).join(' | ')} |`;

/** The limit that the call is sent with where the node estimates the least that is enough. */
function limitOf(kind: EvmCallKind, { least }: Figure): number {
  return least + Number(GAS_MARGINS[kind].gasFor(BigInt(least)));
}

function rowOf(rows: Rows, label: string): Row {
  const row = rows.get(label);
  if (row === undefined) throw new Error(`no call of ${label} was measured`);
  return row;
}

/** The gas of a reveal on Ethereum, by the levels of the book's heap. It grows by the difference between the measured books at each level. */
function ofLevels(books: ReadonlyMap<number, Rows>, name: string, levels: number): number {
  const measured = [...books].map(
    ([size, rows]) => [Math.floor(Math.log2(size)), rowOf(rows, name).ethereum.used] as const,
  );
  const [[low, least], [high, most]] = [measured[0] ?? [0, 0], measured.at(-1) ?? [0, 0]];
  return high === low ? most : Math.ceil(most + ((most - least) / (high - low)) * (levels - high));
}

/** contracts/evm/gas.md, of the dearest calls of all, the proof's share, and books by their sizes. */
export function gasTable(all: Rows, proof: ProofGas, books: ReadonlyMap<number, Rows>): string {
  const calls = (Object.keys(GAS_MARGINS) as EvmCallKind[]).map((kind) => {
    const { ethereum, chain10143 } = rowOf(all, labelOf(kind));
    const limits = [limitOf(kind, ethereum), limitOf(kind, chain10143)] as const;
    const cells = [ethereum.used, limits[0], ethereum.pages, chain10143.used, limits[1], chain10143.pages];
    return line([`\`${labelOf(kind)}\``, ...cells, chain10143.state]);
  });
  const owners = OWNERS.map((name) => {
    const { ethereum, chain10143 } = rowOf(all, name);
    return line([`\`${name}\``, ethereum.used, ethereum.pages, chain10143.used, chain10143.pages, chain10143.state]);
  });
  const bySize = BY_SIZE.map((name) => {
    const figures = [...books.values()].map((rows) => rowOf(rows, name));
    return line([
      `\`${name}\``,
      ...figures.map((row) => row.ethereum.used),
      ...figures.map((row) => row.chain10143.used),
    ]);
  });
  const margins = (Object.keys(GAS_MARGINS) as EvmCallKind[]).map((kind) => {
    const { ethereum, chain10143 } = rowOf(all, labelOf(kind));
    return line([
      `\`${kind}\``,
      limitOf(kind, ethereum) - ethereum.least,
      limitOf(kind, chain10143) - chain10143.least,
      GAS_MARGINS[kind].reason,
    ]);
  });
  const sizes = [...books.keys()].map(number);
  return `# Gas of every call

Written by \`npm run contracts -- gas\`; not edited by hand.

The most that was found of each call, in gas. Ethereum's is what the node's receipts say. Chain 10143's is computed from the
same steps by its prices (\`scripts/gas/prices.ts\`). The same computation by Ethereum's prices gives every receipt of this
table exactly, or the table is not written; what is left is the node's own steps, which chain 10143 may order or price
otherwise where its documentation is silent, and where keys place what is written. The keys here are the same in every run, and
searched (\`scripts/gas/salts.ts\`): the books of each series in the hub and in the raise lie across two pages, with words of both
that most calls use. Any other structure of n words (a position, a pause, a window, a router's books) does so by one key in
128 / (n - 1): 8,100 more, and 2,800 where it is written. Chain 10143 charges the limit, Ethereum the use.

Limits are of transactions that the gateway builds (\`src/adapters/evm/gas-margins.ts\`): the least that is enough, and the margin.
\`submitReport\` includes the proof: ${number(proof.ethereum)} on Ethereum, ${number(proof.chain10143)} on 10143.

| call | Ethereum used | limit | slots | 10143 used | limit | pages | state |
|---|---|---|---|---|---|---|---|
${calls.join('\n')}

Calls that the gateway does not build; \`setVerified\` of ${MAX_BATCH} wallets at once:

| call | Ethereum used | slots | 10143 used | pages | state |
|---|---|---|---|---|---|
${owners.join('\n')}

By the number of bids or orders; all others are the same in books of any size. A book of n has floor(log2(n)) levels of the heap:
3, 4 and 6 of 10, 30 and 100, 9 of 1,000, 32 at most. A reveal climbs them with a read and a write each, a look of a settlement goes down
them with two reads and a write; commitments and deliveries touch none. So a book of 1,000 is not measured here (some 10,000
transactions, most of them traced: an estimate, longer than a run of all the others; \`-- --books 1000\` measures it) but computed: on Ethereum it is
${number(ofLevels(books, 'revealBid', 9))} a \`revealBid\`, ${number(ofLevels(books, 'revealOrder', 9))} a \`revealOrder\`, and with 32 levels ${number(ofLevels(books, 'revealBid', 32))} and ${number(ofLevels(books, 'revealOrder', 32))}.
\`tests/contracts/gas-growth.test.ts\` holds the table to that.

| call | ${sizes.map((size) => `Ethereum, ${size}`).join(' | ')} | ${sizes.map((size) => `10143, ${size}`).join(' | ')} |
|---|${'---|'.repeat(2 * sizes.length)}
${bySize.join('\n')}

The margin of a limit, and why; \`tests/contracts/gas-margins.exhaustive.test.ts\` moves what others can move, and compares:

| call | Ethereum | 10143 | reason |
|---|---|---|---|
${margins.join('\n')}
`;
}
