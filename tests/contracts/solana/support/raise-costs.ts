// The cost of a whole raise on the Solana program, in LiteSVM with keys that are the same in every run.
import type { Address, Instruction } from '@solana/kit';
import { MOST_RECORDS } from '../../../../src/adapters/solana/calls/context.ts';
import { getBookDecoder, getRaiseDecoder } from '../../../../src/adapters/solana/generated/accounts/index.ts';
import { mostBids } from '../../../../src/adapters/solana/settlement.ts';
import { STEP_WORK } from '../../../../src/domains/auction/worker/keeper.ts';
import { MOST_UNITS } from './chain.ts';
import type { Trader } from './curve.ts';
import {
  addBidders,
  closeBid,
  closeBook,
  closeRaise,
  collectCharges,
  commit,
  createRaise,
  deliverBid,
  nextRecords,
  openRaiseWorld,
  type PlannedBid,
  passGate,
  RAISE,
  type RaiseWorld,
  readRaise,
  revealBid,
  settleStep,
  withdrawProceeds,
} from './raises.ts';

/** The cost of the transactions of one call. */
interface CallCost {
  readonly count: number;
  /** The compute units of all, and of the dearest. */
  readonly units: number;
  readonly mostUnits: number;
  /** Lamports that accounts of the program and of tokens hold more by them; negative: they went back to who paid. */
  readonly rent: bigint;
}

const NO_CALLS: CallCost = { count: 0, units: 0, mostUnits: 0, rent: 0n };

export interface MeasuredRaise {
  readonly bids: number;
  readonly calls: ReadonlyMap<string, CallCost>;
}

/** The units that are offered for each bid, so that half of the bids win. */
const UNITS_PER_BID = 5n;
/** One bid of so many is never revealed. */
const UNREVEALED = 20;

const bidOf = (place: number): PlannedBid => ({
  ...{ price: 100n + BigInt((place * 7_919) % 1_000), quantity: 2n * UNITS_PER_BID },
  reveal: place % UNREVEALED !== 0,
});

const addressOf = ({ address }: { readonly address: Address }): Address => address;

class CostMeter {
  readonly calls = new Map<string, CallCost>();
  /** Wallets, whose coins are no rent. */
  readonly #wallets: ReadonlySet<string>;
  readonly #world: RaiseWorld;
  constructor(world: RaiseWorld, bidders: readonly Trader[]) {
    this.#world = world;
    this.#wallets = new Set(
      [world.chain.payer, world.issuer.signer, ...bidders.map(({ signer }) => signer)].map(addressOf),
    );
  }

  /** The lamports of the accounts that a transaction names and that are no wallets. */
  #held({ accounts = [] }: Instruction): bigint {
    const addresses = new Set(accounts.map(addressOf).filter((address) => !this.#wallets.has(address)));
    return [...addresses].reduce((sum, address) => sum + this.#world.chain.balance(address), 0n);
  }

  async send(name: string, instruction: Instruction): Promise<void> {
    const before = this.#held(instruction);
    const { units } = await this.#world.chain.accept(MOST_UNITS, instruction);
    const earlier = this.calls.get(name) ?? NO_CALLS;
    const held = this.#held(instruction) - before;
    this.calls.set(name, {
      count: earlier.count + 1,
      units: earlier.units + units,
      mostUnits: Math.max(earlier.mostUnits, units),
      rent: earlier.rent + held,
    });
  }
}

/** The most bids that the next step looks at, as the service builds it. */
function bidsAtOnce({ chain, raise, book }: RaiseWorld): number {
  const [settled, bids] = [chain.data(raise), chain.data(book)];
  if (settled === null || bids === null) throw new Error('a raise and its book');
  return mostBids(getRaiseDecoder().decode(settled), getBookDecoder().decode(bids));
}

/** Runs a raise of so many bids from its creation to its last closed account, in the steps that the delivery keeper sends. */
export async function measureRaise(bids: number): Promise<MeasuredRaise> {
  const world = await openRaiseWorld(0);
  const bidders = await addBidders(world, bids);
  const meter = new CostMeter(world, bidders);
  const { chain } = world;
  const cap = 10n ** 15n;
  const units = { unitsOffered: BigInt(bids) * UNITS_PER_BID, maxUnitsPerBid: 2n * UNITS_PER_BID };
  await meter.send('createRaise', await createRaise(world, { ...units, cap }));
  const each = async (
    name: string,
    instructionOf: (bidder: Trader, bid: PlannedBid) => Promise<Instruction | null>,
  ) => {
    for (const [place, bidder] of bidders.entries()) {
      const instruction = await instructionOf(bidder, bidOf(place));
      if (instruction) await meter.send(name, instruction);
    }
  };
  await each('commitBid', (bidder, bid) => commit(world, bidder, bid));
  chain.setTime(RAISE.commitEndsAt);
  await each('revealBid', async (bidder, bid) => (bid.reveal ? revealBid(world, bidder, bid) : null));
  chain.setTime(RAISE.revealEndsAt);
  while ((readRaise(world).status as bigint) <= 2n) {
    const most = Math.min(STEP_WORK.solana, bidsAtOnce(world));
    const looked = await nextRecords(world, most);
    await meter.send('settleStep', settleStep(world, most, looked.slice(0, MOST_RECORDS)));
  }
  await meter.send('passGate', await passGate(world));
  await each('deliverBid', (bidder) => deliverBid(world, bidder));
  await meter.send('withdrawProceeds', withdrawProceeds(world));
  await meter.send('collectCharges', collectCharges(world));
  bidders.reverse();
  await each('closeBid', (bidder) => closeBid(world, bidder));
  await meter.send('closeBook', closeBook(world));
  await meter.send('closeRaise', closeRaise(world));
  return { bids, calls: meter.calls };
}

/** A block's gas, or the compute units that one account may be written with in it, and the seconds between blocks. */
const ETHEREUM = { most: 60_000_000, seconds: 12, column: 2 } as const;
const CHAIN_10143 = { most: 200_000_000, seconds: 0.4, column: 6 } as const;
const SOLANA = { most: 12_000_000, seconds: 0.4 } as const;
/** Lamports of a transaction with one signature. */
const FEE = 5_000;
/** The looks of a settlement on the EVM at each bid: half of the bids are filled and screened, and all are swept. */
const LOOKS = 2;
/** The bids of the step that gas.md measures. */
const MEASURED = 10;

const figure = (value: number): string => Math.round(value).toLocaleString('en');
const sol = (lamports: bigint | number): string => `${(Number(lamports) / 1e9).toFixed(6)} SOL`;

/** The costs of a raise on one chain, each as the text of a cell. */
interface Column {
  readonly transactions: string;
  readonly steps: string;
  readonly settling: string;
  readonly committing: string;
  readonly bidder: string;
  readonly rent: string;
  readonly service: string;
  readonly dearest: string;
  readonly settlement: string;
}

const ROWS: Readonly<Record<keyof Column, string>> = {
  transactions: 'transactions',
  steps: 'steps of the settlement, one after another',
  settling: 'seconds that they take at least',
  committing: 'seconds that all commitments take at least',
  bidder: 'a bidder pays',
  rent: 'a bidder lends as rent',
  service: 'the service pays',
  dearest: 'the dearest step',
  settlement: 'all steps together',
};

const secondsOf = (total: number, { most, seconds }: { readonly most: number; readonly seconds: number }): string =>
  figure(Math.ceil(total / most) * seconds);

/** An EVM chain, by the gas that it charges: Ethereum the use, chain 10143 the limit. */
function evmColumn(bids: number, reveals: number, page: string, chain: typeof ETHEREUM | typeof CHAIN_10143): Column {
  const gasOf = (call: string): number => {
    const line = page.split('\n').find((each) => each.startsWith(`| \`${call}\` |`));
    const gas = Number(line?.split('|')[chain.column]?.replaceAll(',', ''));
    if (Number.isNaN(gas)) throw new Error(`gas.md has no figure of ${call}`);
    return gas;
  };
  const steps = Math.ceil((LOOKS * bids) / STEP_WORK.evm);
  const step = (gasOf(`settleStep(${MEASURED})`) * STEP_WORK.evm) / MEASURED;
  const bidder = gasOf('approve') + gasOf('commitBid') + gasOf('revealBid');
  const service = steps * step + gasOf('passGate') + bids * gasOf('deliverBid');
  return {
    transactions: figure(1 + 2 * bids + reveals + steps + 1 + bids + 2),
    steps: figure(steps),
    settling: figure(steps * chain.seconds),
    committing: secondsOf(bids * gasOf('commitBid'), chain),
    bidder: `${figure(bidder)} gas`,
    rent: '',
    service: `${figure(service)} gas`,
    dearest: `${figure(step)} gas`,
    settlement: `${figure(steps * step)} gas`,
  };
}

function solanaColumn({ bids, calls }: MeasuredRaise): Column {
  const of = (name: string): CallCost => calls.get(name) ?? NO_CALLS;
  const all = [...calls.values()].reduce((sum, { count }) => sum + count, 0);
  const steps = of('settleStep');
  const services = steps.count + of('passGate').count + of('deliverBid').count + of('closeBid').count;
  const [lent, back] = [of('commitBid').rent, -of('closeBid').rent].map((rent) => sol(rent / BigInt(bids)));
  return {
    transactions: figure(all),
    steps: figure(steps.count),
    settling: figure(steps.count * SOLANA.seconds),
    committing: secondsOf(bids * of('commitBid').mostUnits, SOLANA),
    bidder: sol(2 * FEE),
    rent: `${lent}, of which ${back} come back with the bid`,
    service: sol(FEE * services),
    dearest: `${figure(steps.mostUnits)} units`,
    settlement: `${figure(steps.units)} units`,
  };
}

/** contracts/raise-costs.md, of whole raises on the Solana program and of the gas of each call by gas.md. */
export function costsPage(raises: readonly MeasuredRaise[], gas: string): string {
  const tables = raises.map((raise) => {
    const reveals = raise.calls.get('revealBid')?.count ?? 0;
    const evm = [ETHEREUM, CHAIN_10143].map((chain) => evmColumn(raise.bids, reveals, gas, chain));
    const columns = [...evm, solanaColumn(raise)];
    const rows = (Object.keys(ROWS) as (keyof Column)[]).map(
      (name) => `| ${ROWS[name]} | ${columns.map((column) => column[name]).join(' | ')} |`,
    );
    return `| ${figure(raise.bids)} bids | Ethereum | chain 10143 | Solana |\n|---|---|---|---|\n${rows.join('\n')}\n`;
  });
  return `# What a raise costs on each chain

Written by \`npm run solana -- costs\`; not edited by hand.

One bid of ${UNREVEALED} is never revealed, half of the bids win, and no round is repeated. On Solana each raise was run in LiteSVM with the committed
program, from its creation to the return of all rent, in the steps that the delivery keeper sends. The figures of the EVM are computed from
[gas.md](evm/gas.md), which has the most that was found of each call: Ethereum charges the use, chain 10143 the limit. A reveal in a
larger book than gas.md measures costs more. A step looks at ${STEP_WORK.evm} bids on the EVM. On Solana it ranks ${STEP_WORK.solana} bids; it screens ${MOST_RECORDS}
winners, because each names a wallet's record, and ends 25 to 50 bids, because each end is an event or two.

${tables.join('\n')}
Seconds follow from blocks: ${figure(ETHEREUM.most)} gas in ${ETHEREUM.seconds} s on Ethereum, ${figure(CHAIN_10143.most)} in ${CHAIN_10143.seconds} s on chain 10143. On Solana every bid writes
the book of its raise, and one account may be written with ${figure(SOLANA.most)} units in a block of ${SOLANA.seconds} s. The rent that stays is that of the bidder's
position. Fees are without a tip.

## Which chain to choose

- **Small bids**: Solana or chain 10143, because the gas of a bid on Ethereum is worth more than a small bid at most prices.
- **Many bids**: chain 10143, because its steps are larger. On Solana the accounts and calls of a transaction bound a step, not its
  compute units, so a settlement of 10,000 bids takes minutes.
- **Bidders with little of the chain's coin**: an EVM chain, because a bid on Solana also lends rent until the raise is wound up.
`;
}
