import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bidCommitment } from '../../src/core/bid.ts';
import type { Address } from '../../src/core/hex.ts';
import { periodAt } from '../../src/core/period.ts';
import { deliver, ISSUER, opening, openSeries, phaseOf, prepare, seriesParams, until } from './support/raise.ts';
import { report } from './support/report.ts';
import { createWorld, type World } from './support/world.ts';

const MANY = 60;
let world: World;
let wallets: Address[];
beforeAll(async () => {
  world = await createWorld({ accounts: 5 + MANY });
  wallets = await prepare(world, MANY);
});
afterAll(() => world?.stop());

const most = (gas: readonly bigint[]): number => Math.max(...gas.map(Number));

describe('the cost of a call', () => {
  it('stays bounded however many bids a raise has', async () => {
    const issuer = world.account(ISSUER);
    const spent: Record<string, bigint[]> = {};
    const spend = (name: string, gas: bigint) => {
      spent[name] = [...(spent[name] ?? []), gas];
    };
    const params = await seriesParams(world);
    const created = await world.send(issuer, 'hub', 'createSeries', [params]);
    spend('createSeries', created.gas);

    const period = periodAt(await world.anvil.clock.now());
    const terms = { unitsOffered: 240n, maxUnitsPerBid: 8n, firstPeriod: period, lastPeriod: period + 10 };
    const { seriesKey, params: sold } = await openSeries(world, terms);
    // Rising prices are the heap's worst case: every reveal climbs to the top.
    const openings = wallets.map((bidder, i) => opening({ bidder, price: 100n + BigInt(i), quantity: 8n }));
    for (const [i, bidder] of wallets.entries()) {
      const commitment = bidCommitment(openings[i] as (typeof openings)[number]);
      const { gas } = await world.send(bidder, 'raise', 'commitBid', [seriesKey, commitment, 10_000n]);
      spend('commitBid', gas);
    }
    await until(world, sold.commitEndsAt);
    for (const { price, quantity, salt, wallet } of openings) {
      const { gas } = await world.send(wallet as Address, 'raise', 'revealBid', [seriesKey, price, quantity, salt]);
      spend('revealBid', gas);
    }
    await until(world, sold.revealEndsAt);
    while ((await phaseOf(world, seriesKey)) === 'SETTLE') {
      spend('settleStep(10)', (await world.send(issuer, 'raise', 'settleStep', [seriesKey, 10])).gas);
    }
    spend('passGate', (await world.send(issuer, 'raise', 'passGate', [seriesKey])).gas);
    for (const wallet of wallets) spend('deliverBid', (await deliver(world, seriesKey, wallet)).gas);
    spend('submitReport, proof aside', (await report(world, seriesKey, period, { payment: 1_000_000n })).gas);
    for (const wallet of wallets.slice(-5)) {
      spend('claimPayout', (await world.send(issuer, 'hub', 'claimPayout', [seriesKey, wallet])).gas);
    }

    const figures = Object.fromEntries(Object.entries(spent).map(([name, gas]) => [name, most(gas)]));
    const bounds: Record<string, number> = {
      createSeries: 350_000,
      commitBid: 190_000,
      revealBid: 150_000,
      'settleStep(10)': 450_000,
      passGate: 140_000,
      deliverBid: 105_000,
      'submitReport, proof aside': 240_000,
      claimPayout: 85_000,
    };
    expect(Object.keys(figures).sort()).toEqual(Object.keys(bounds).sort());
    for (const [name, gas] of Object.entries(figures)) expect([name, gas <= (bounds[name] ?? 0)]).toEqual([name, true]);
  }, 180_000);
});
