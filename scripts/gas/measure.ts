import type { Address } from '../../src/core/hex.ts';
import { FIRST_BIDDER, prepare } from '../../tests/contracts/support/raise.ts';
import { createWorld, type World, type WorldOptions } from '../../tests/contracts/support/world.ts';
import { createMeter, type Meter, type ProofGas, type Rows } from './meter.ts';
import { raiseOfMany, windowOfMany } from './states/books.ts';
import { decisions } from './states/decisions.ts';
import { byBuyOut, byTerm, missed, otherRaises, refusedDeliveries } from './states/endings.ts';
import { attestedLate, routedRaise, routedYear } from './states/routed.ts';

/** 2027-01-15: every run has the same keys, times and calldata. */
const START = 1_800_000_000;
const PEOPLE = 12;

/** A chain of its own, measured, whose every block comes a second after the last. */
async function within(
  meter: Meter,
  options: WorldOptions,
  people: number,
  state: (world: World, wallets: Address[]) => Promise<void>,
): Promise<void> {
  const plain = await createWorld({ timestamp: START, accounts: FIRST_BIDDER + people + 1, ...options });
  await plain.anvil.rpc('anvil_setBlockTimestampInterval', 1);
  try {
    const world = meter.measured(plain);
    await state(world, await prepare(world, people));
  } finally {
    await plain.stop();
  }
}

/** Every call in the dearest states that are known, books of bids and orders aside. About ten seconds. */
export async function measureStates(proof: ProofGas): Promise<Rows> {
  const meter = createMeter(proof);
  const payerOf = (world: World) => world.account(FIRST_BIDDER + PEOPLE);
  await within(meter, {}, PEOPLE, (world, wallets) => byTerm(world, meter, wallets.slice(0, 2)));
  await within(meter, {}, PEOPLE, async (world, wallets) => {
    await byBuyOut(world, meter, wallets.slice(0, 2));
    await missed(world, meter, [wallets[0] as Address]);
    await otherRaises(world, meter, wallets);
    await decisions(world, meter, wallets[1] as Address);
  });
  await within(meter, {}, PEOPLE, async (world, wallets) => {
    const [holder] = wallets as [Address];
    await routedYear(world, meter, holder, payerOf(world));
    await attestedLate(world, meter, holder, payerOf(world));
    await routedRaise(world, meter, wallets);
  });
  await within(meter, { hostileToken: true }, PEOPLE, (world, wallets) => refusedDeliveries(world, meter, wallets));
  return meter.rows;
}

/** The calls of a raise and of a window with as many bids and orders. */
export async function measureBooks(size: number, proof: ProofGas): Promise<Rows> {
  const meter = createMeter(proof, `in a book of ${size.toLocaleString('en')}`);
  await within(meter, {}, size, async (world, wallets) => {
    await windowOfMany(world, await raiseOfMany(world, wallets), wallets);
  });
  return meter.rows;
}

/** Rows of all, the dearer of each name. */
export function dearest(all: readonly Rows[]): Rows {
  const rows: Rows = new Map();
  for (const [name, row] of all.flatMap((each) => [...each])) {
    const before = rows.get(name) ?? row;
    const most = (chain: 'ethereum' | 'chain10143') =>
      row[chain].least > before[chain].least ? row[chain] : before[chain];
    rows.set(name, { ethereum: most('ethereum'), chain10143: most('chain10143') });
  }
  return rows;
}
