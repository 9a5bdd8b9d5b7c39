import type { Phase } from './phase.ts';

/** The phases of a raise of so many bids on both chains. */
export interface Measured {
  readonly bids: number;
  readonly evm: readonly Phase[];
  readonly solana: readonly Phase[];
}

/** The time between two blocks of chain 10143 and between two slots, s. */
const BLOCK_S = 0.4;
/** The gas of a block of chain 10143. */
const BLOCK_GAS = 200_000_000;
/** The compute units of a slot that may write one account, which the book is. */
const BOOK_UNITS = 12_000_000;
const LAMPORTS = 1_000_000_000;
/** The base fee of a transaction with one signature, lamports. */
const BASE_FEE = 5_000;
/** The price of gas in coins: 100 gwei. */
const GAS_PRICE = 100e-9;

const number = (value: number, digits = 0): string =>
  value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
/** Coins with three digits after the point. */
const coins = (value: number): string => number(value, 3);

/** The least time that a phase takes, s: a step of the settlement waits for the one before, all else fills blocks. */
function leastSeconds({ name, transactions, work }: Phase, perBlock: number): string {
  const blocks = name === 'settlement' ? transactions : Math.ceil(work / perBlock);
  return number(blocks * BLOCK_S, 1);
}

const evmCells = (phase: Phase): readonly string[] => [
  number(phase.transactions),
  number(phase.work),
  coins(phase.work * GAS_PRICE),
  leastSeconds(phase, BLOCK_GAS),
];

const solanaCells = (phase: Phase): readonly string[] => [
  number(phase.transactions),
  number(phase.work),
  coins((phase.transactions * BASE_FEE) / LAMPORTS),
  coins(Number(phase.rent) / LAMPORTS),
  leastSeconds(phase, BOOK_UNITS),
];

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

function rowsOf({ bids, evm, solana }: Measured): readonly string[] {
  const phases = solana.map((phase) => {
    const other = evm.find(({ name }) => name === phase.name);
    const cells = other ? evmCells(other) : ['0', '0', coins(0), number(0, 1)];
    return row([number(bids), phase.name, ...cells, ...solanaCells(phase)]);
  });
  const total = (list: readonly Phase[], of: (phase: Phase) => number) => list.reduce((sum, one) => sum + of(one), 0);
  const [evmSent, solanaSent] = [evm, solana].map((list) => total(list, ({ transactions }) => transactions)) as [
    number,
    number,
  ];
  const [gas, units] = [evm, solana].map((list) => total(list, ({ work }) => work)) as [number, number];
  const rent = total(solana, (phase) => Number(phase.rent)) / LAMPORTS;
  const onEvm = [number(evmSent), number(gas), coins(gas * GAS_PRICE), ''];
  const onSolana = [number(solanaSent), number(units), coins((solanaSent * BASE_FEE) / LAMPORTS), coins(rent), ''];
  return [...phases, row(['', '**all**', ...onEvm, ...onSolana])];
}

/** The page of costs. */
export const costsPage = (raises: readonly Measured[]): string => `# What a raise costs on each chain

Written by \`npm run sales:costs\`; not edited by hand.

Whole raises with the committed contracts and program: each bid asks for one unit, at one of 50 prices; half of the bids win; every bid
is revealed. A step of the settlement does 50 units of work, as the keepers' do.

- **EVM.** Gas is what the node's receipts say. Coins are at 100 gwei. Chain 10143 prices storage otherwise, and charges a
  transaction's limit: [gas.md](evm/gas.md) has both for every call. Seconds are the least at its blocks of 0.4 s and 200 million gas.
- **Solana.** Coins are the base fee of 5,000 lamports a transaction; a priority fee comes on top. Rent is what the raise's, the book's and
  the bids' accounts take in the phase; a negative figure is paid back. The rent of a winner's bid goes into its position, whose account is
  closed after the series ended. Seconds are the least at slots of 0.4 s and 12 million compute units for the book, which every
  transaction of a raise writes.

A step of the settlement waits for the one before, so it takes a block or a slot.

| bids | phase | EVM transactions | gas | coins | s | Solana transactions | units | SOL | rent, SOL | s |
|---|---|---|---|---|---|---|---|---|---|---|
${raises.flatMap(rowsOf).join('\n')}

## Which chain to choose

- **Few bids, or holders who already have one chain's wallet:** the chain of the holders. At a hundred bids either chain settles in seconds.
- **Many bids:** both settle within minutes. Keepers pay for settlement, gate and deliveries, a third of the gas on the EVM. On Solana
  they pay base fees alone, and each bidder lays down rent: with its delivery a loser gets it back, and a winner's becomes its position's.
- **Income that a router counts by itself:** the EVM alone.
- **A sale without an end of its own, or units that trade all the time:** a curve, which only Solana has.
`;
