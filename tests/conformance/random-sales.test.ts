// Random raises and windows on both chains, from the same seeds: what they tell is the same, event by event, to the base unit.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Bytes32, EvmAddress, Hex } from '../../src/core/hex.ts';
import { activeSeries, prepare } from '../contracts/support/raise.ts';
import { createWorld, type World } from '../contracts/support/world.ts';
import { runs } from '../support/exhaustive.ts';
import * as raises from './sales/raise.ts';
import * as windows from './sales/window.ts';

/** Counts what the plans reach, because they are no use unless they reach every part. */
const counts = () => {
  const times: Record<string, number> = {};
  return {
    note(what: string, happened: boolean) {
      times[what] = (times[what] ?? 0) + Number(happened);
    },
    missing: () => Object.keys(times).filter((what) => times[what] === 0),
  };
};

let world: World;
let wallets: readonly EvmAddress[];
beforeAll(async () => {
  world = await createWorld({ accounts: 5 + raises.BIDDERS });
  wallets = await prepare(world, raises.BIDDERS);
});
afterAll(() => world?.stop());

const snapshot = (): Promise<Hex> => world.anvil.rpc('evm_snapshot');
/** Goes back to a moment, and gives the next name of it, because a node forgets a snapshot that it went back to. */
async function restore(moment: Hex): Promise<Hex> {
  await world.anvil.rpc('evm_revert', moment);
  return snapshot();
}

describe('a random raise', () => {
  it('tells the same on both chains', async () => {
    const { note, missing } = counts();
    let beginning = await snapshot();
    await fc.assert(
      fc.asyncProperty(raises.raisePlans, async (plan) => {
        beginning = await restore(beginning);
        const evm = await raises.playRaise(await raises.openOnEvm(world, wallets, plan), plan);
        const solana = await raises.playRaise(await raises.openOnSolana(plan), plan);
        expect(solana).toEqual(evm);
        const has = (text: string) => evm.some((line) => line.startsWith(text));
        note('a gate', has('MintGatePassed'));
        note('a failure', has('SeriesFailed'));
        note('a charge', has('NonRevealCharged'));
        note('a rejection', has('BidRejected'));
        note('eight rounds', evm.filter((line) => line.startsWith('SettlementRound')).length === 8);
      }),
      { numRuns: runs(60, 8), seed: 41, endOnFailure: true },
    );
    await restore(beginning);
    expect(missing()).toEqual([]);
  });
});

describe('a random window', () => {
  it('tells the same on both chains', async () => {
    const { note, missing } = counts();
    const holdings = windows.HELD.flatMap((units, place) =>
      units > 0n ? [[wallets[place] as EvmAddress, units] as const] : [],
    );
    const { seriesKey }: { seriesKey: Bytes32 } = await activeSeries(world, holdings);
    let beginning = await snapshot();
    await fc.assert(
      fc.asyncProperty(windows.windowPlans, async (plan) => {
        beginning = await restore(beginning);
        const evm = await windows.playWindow(await windows.openOnEvm(world, { wallets, seriesKey }, plan), plan);
        const solana = await windows.playWindow(await windows.openOnSolana(plan), plan);
        expect(solana).toEqual(evm);
        const has = (text: string | RegExp) => evm.some((line) => line.match(text) !== null);
        note('a trade', has(/^UnitsTraded/));
        note('a rejection', has(/^OrderRejected/));
        note('an order in part', has(/^OrderProcessed.*processing: 2/));
        note('a refusal of a delivery', has(/^order \d+: NOT_DUE$/));
      }),
      { numRuns: runs(60, 8), seed: 41, endOnFailure: true },
    );
    expect(missing()).toEqual([]);
  });
});
