import { createReportProver } from '@income-series/client/prover';
import { termsCommitment } from '@income-series/protocol/commitments';
import type { EvmAddress } from '@income-series/protocol/hex';
import { makePeriod, periodAt, yearOf } from '@income-series/protocol/period';
import { circuitFiles } from '../../tests/circuits/files.ts';
import { argsOf, createDevice, prove } from '../../tests/contracts/support/prove.ts';
import {
  activeSeries,
  EUR,
  FIRST_BIDDER,
  FX_RATE,
  ISSUER,
  prepare,
  restartSalts,
} from '../../tests/contracts/support/raise.ts';
import { createWorld, type World, type WorldOptions } from '../../tests/contracts/support/world.ts';
import { billOf } from './calculator.ts';
import { CHAINS, createMeter, type Meter, type ProofGas, type Rows } from './meter.ts';
import type { Prices } from './prices.ts';
import { dearSalts } from './salts.ts';
import { raiseOfMany, windowOfMany } from './states/books.ts';
import { decisions } from './states/decisions.ts';
import { byBuyOut, byTerm, missed, otherRaises, refusedDeliveries } from './states/endings.ts';
import { attestedLate, routedRaise, routedYear } from './states/routed.ts';
import { traceLast } from './trace.ts';

/** 2027-01-15: every run has the same keys, times and calldata, the proof's own aside. */
const START = 1_800_000_000;
const PEOPLE = 12;

/** Runs the work on a new measured chain, whose blocks are a second apart. */
async function onMeasuredChain(
  meter: Meter,
  options: WorldOptions,
  people: number,
  state: (world: World, wallets: EvmAddress[]) => Promise<void>,
): Promise<void> {
  const plain = await createWorld({ timestamp: START, accounts: FIRST_BIDDER + people + 1, ...options });
  await plain.anvil.rpc('anvil_setBlockTimestampInterval', 1);
  try {
    restartSalts();
    const world = { ...meter.measured(plain), draftSalt: dearSalts(plain.account(ISSUER)) };
    await state(world, await prepare(world, people));
  } finally {
    await plain.stop();
  }
}

/** Measures every call in its dearest known states, except books of bids and orders. Takes about ten seconds. */
export async function measureStates(proof: ProofGas): Promise<Rows> {
  const meter = createMeter(proof);
  const payerOf = (world: World) => world.account(FIRST_BIDDER + PEOPLE);
  await onMeasuredChain(meter, {}, PEOPLE, (world, wallets) => byTerm(world, meter, wallets.slice(0, 2)));
  await onMeasuredChain(meter, {}, PEOPLE, async (world, wallets) => {
    await byBuyOut(world, meter, wallets.slice(0, 2));
    await missed(world, meter, [wallets[0] as EvmAddress]);
    await otherRaises(world, meter, wallets);
    await decisions(world, meter, wallets[1] as EvmAddress);
  });
  await onMeasuredChain(meter, {}, PEOPLE, async (world, wallets) => {
    const [holder] = wallets as [EvmAddress];
    await routedYear(world, meter, holder, payerOf(world));
    await attestedLate(world, meter, holder, payerOf(world));
    await routedRaise(world, meter, wallets);
  });
  await onMeasuredChain(meter, { hostileToken: true }, PEOPLE, (world, wallets) =>
    refusedDeliveries(world, meter, wallets),
  );
  return meter.rows;
}

/** Measures the calls of a raise and a window with `size` bids and orders. */
export async function measureBooks(size: number, proof: ProofGas): Promise<Rows> {
  const meter = createMeter(proof, `in a book of ${size.toLocaleString('en')}`);
  await onMeasuredChain(meter, {}, size, async (world, wallets) => {
    await windowOfMany(world, await raiseOfMany(world, wallets), wallets);
  });
  return meter.rows;
}

/** The rows of all measurements, with the dearest of each name. */
export function dearest(all: readonly Rows[]): Rows {
  const rows: Rows = new Map();
  for (const [name, row] of all.flatMap((measurement) => [...measurement])) {
    const before = rows.get(name) ?? row;
    const dearer = (chain: 'ethereum' | 'chain10143') =>
      row[chain].least > before[chain].least ? row[chain] : before[chain];
    rows.set(name, { ethereum: dearer('ethereum'), chain10143: dearer('chain10143') });
  }
  return rows;
}

const PROOF_TERMS = { theta: 1_000_000n, r: 10n ** 12n, currencyCode: EUR, indexingRule: 0, termsSalt: 987_654_321n };

/** Measures the gas of a real proof in the verifier. */
export async function measureProof(): Promise<ProofGas> {
  const prover = await createReportProver(circuitFiles());
  const world = await createWorld({ timestamp: START, realVerifier: true });
  restartSalts();
  try {
    const wallets = await prepare(world, 1);
    const period = makePeriod(yearOf(periodAt(await world.anvil.clock.now())) + 1, 1);
    const { seriesKey } = await activeSeries(world, [[wallets[0] as EvmAddress, 1_000n]], {
      termsCommitment: termsCommitment(PROOF_TERMS),
      firstPeriod: period,
      lastPeriod: period,
    });
    const figure = { seriesKey, period, terms: PROOF_TERMS, fxRate: FX_RATE, ytd: 1_250_000n };
    const args = await argsOf(world, await prove(world, createDevice(prover), figure));
    await world.send(world.account(ISSUER), 'hub', 'submitReport', args);
    const traced = await traceLast(world.anvil);
    const inside = (prices: Prices) => billOf(traced, prices).inside.get(world.addresses.verifier.toLowerCase()) ?? 0;
    return { ethereum: inside(CHAINS.ethereum), chain10143: inside(CHAINS.chain10143) };
  } finally {
    await prover.close();
    await world.stop();
  }
}
