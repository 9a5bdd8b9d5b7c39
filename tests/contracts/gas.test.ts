import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bidCommitment } from '../../src/core/bid.ts';
import type { Address } from '../../src/core/hex.ts';
import { nextPeriod, periodAt, periodEnd } from '../../src/core/period.ts';
import { deriveSeriesKey } from '../../src/core/series-key.ts';
import {
  amendment,
  approval,
  extinguishing,
  extinguishmentOf,
  requestExtinguishment,
  requestPause,
  signMessage,
  submitTrueUp,
} from './support/attest.ts';
import {
  ATTESTOR,
  activeSeries,
  deliver,
  FX_RATE,
  ISSUER,
  opening,
  openSeries,
  phaseOf,
  prepare,
  publishAgain,
  seriesParams,
  until,
} from './support/raise.ts';
import { changed, quarterAhead, report, reportArgs } from './support/report.ts';
import {
  attestUnrouted,
  commitmentOf,
  openRouter,
  prepareRouting,
  routedAmendment,
  routedSeries,
} from './support/router.ts';
import { deliverOrder, openWindow, type PlannedOrder, sealed, toPhase, windowPhase } from './support/windows.ts';
import { createWorld, type World } from './support/world.ts';

const MANY = 60;
let world: World;
let wallets: Address[];
beforeAll(async () => {
  world = await createWorld({ accounts: 5 + MANY });
  wallets = await prepare(world, MANY);
});
afterAll(() => world?.stop());

const DAY = 86_400n;

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
    const [latest, ...prompt] = wallets.toReversed() as [Address, ...Address[]];
    for (const wallet of prompt) spend('deliverBid', (await deliver(world, seriesKey, wallet)).gas);
    spend('submitReport, proof aside', (await report(world, seriesKey, period, { payment: 1_000_000n })).gas);
    spend('deliverBid after a payout', (await deliver(world, seriesKey, latest)).gas);
    for (const wallet of wallets.slice(-5)) {
      spend('claimPayout', (await world.send(issuer, 'hub', 'claimPayout', [seriesKey, wallet])).gas);
    }

    // Every second holder sells a part, the others buy, all prices meet, and the sellers share pro rata.
    spend('openWindow', (await openWindow(world, seriesKey)).gas);
    const orders = wallets
      .slice(-30)
      .map((trader, i): PlannedOrder & { side: 'BUY' | 'SELL' } =>
        i % 2 === 0
          ? { trader, side: 'BUY', price: 10_000n + BigInt(i), quantity: 3n }
          : { trader, side: 'SELL', price: 10n + BigInt(i), quantity: 4n },
      );
    const ready = orders.map((order) => ({ ...order, ...sealed(seriesKey, order) }));
    for (const { trader, side, commit } of ready) {
      const { gas } = await world.send(trader, 'windows', 'commitOrder', commit);
      spend(`commitOrder of ${side === 'BUY' ? 'money' : 'units'}`, gas);
    }
    await toPhase(world, seriesKey, 'REVEAL');
    for (const { trader, reveal } of ready) {
      spend('revealOrder', (await world.send(trader, 'windows', 'revealOrder', reveal)).gas);
    }
    await toPhase(world, seriesKey, 'SETTLE');
    while ((await windowPhase(world, seriesKey)) === 'SETTLE') {
      spend('settleWindow(10)', (await world.send(issuer, 'windows', 'settleWindow', [seriesKey, 10])).gas);
    }
    for (const { trader } of ready) spend('deliverOrder', (await deliverOrder(world, seriesKey, trader)).gas);

    const figures = Object.fromEntries(Object.entries(spent).map(([name, gas]) => [name, most(gas)]));
    const bounds: Record<string, number> = {
      createSeries: 350_000,
      commitBid: 190_000,
      revealBid: 150_000,
      'settleStep(10)': 450_000,
      passGate: 140_000,
      deliverBid: 118_000,
      'deliverBid after a payout': 145_000,
      'submitReport, proof aside': 240_000,
      claimPayout: 85_000,
      openWindow: 115_000,
      'commitOrder of money': 195_000,
      'commitOrder of units': 190_000,
      revealOrder: 150_000,
      'settleWindow(10)': 560_000,
      deliverOrder: 85_000,
    };
    expect(Object.keys(figures).sort()).toEqual(Object.keys(bounds).sort());
    for (const [name, gas] of Object.entries(figures)) expect([name, gas <= (bounds[name] ?? 0)]).toEqual([name, true]);
  }, 180_000);

  it('of attestors’ decisions and of the router stays near that of a report', async () => {
    const { account, owner, send } = world;
    const issuer = account(ISSUER);
    const spent: Record<string, bigint> = {};
    const other = account(5);
    await send(owner, 'registry', 'registerAttestor', [other]);
    const holdings = [[wallets[0] as Address, 10n]] as const;
    const lastPeriod = periodAt(await world.anvil.clock.now()) + 50;
    const period = await quarterAhead(world);
    const { seriesKey } = await activeSeries(world, holdings, { firstPeriod: period, lastPeriod });

    await world.clock.set(periodEnd(period)); // no rate is published before
    const rate = FX_RATE + 1n;
    const fxFallbackSig = await signMessage(world, ATTESTOR, 'FX', { seriesKey, period, rate });
    const signals = (all: Parameters<NonNullable<Parameters<typeof changed>[1]['signals']>>[0]) =>
      all.with(2, rate) as unknown as typeof all;
    const args = changed(await reportArgs(world, seriesKey, period, { payment: 1_000n }), { fxFallbackSig, signals });
    spent['submitReport with a signed rate, proof aside'] = (await send(issuer, 'hub', 'submitReport', args)).gas;

    spent.requestPause = (await requestPause(world, seriesKey)).gas;
    const approved = await approval(world, seriesKey, (await world.anvil.clock.now()) + 90n * DAY);
    spent.approvePause = (await send(owner, 'hardship', 'approvePause', approved)).gas;
    spent.endPause = (await send(issuer, 'hardship', 'endPause', [seriesKey])).gas;
    const amended = await amendment(world, seriesKey, { newCap: 10n ** 13n });
    spent.amendTerms = (await send(issuer, 'hub', 'amendTerms', amended)).gas;
    const year = Math.floor(period / 10);
    spent.submitTrueUp = (await submitTrueUp(world, seriesKey, { year, adjustment: -5n })).gas;
    const ending = (await activeSeries(world, holdings, { lastPeriod: periodAt(await world.anvil.clock.now()) + 50 }))
      .seriesKey;
    spent.requestExtinguishment = (await requestExtinguishment(world, ending, [ATTESTOR, 5])).gas;
    await until(world, (await extinguishmentOf(world, ending)).noticeEndsAt);
    const signed = await extinguishing(world, ending, [ATTESTOR, 5]);
    spent.extinguish = (await send(owner, 'hardship', 'extinguish', signed)).gas;

    const payer = account(6);
    await prepareRouting(world, payer);
    const routed = await routedSeries(world, holdings, { theta: 10n, ratePerUnit: 10n ** 16n });
    spent.route = (await send(payer, 'router', 'route', [routed.seriesKey, 1_000n])).gas;
    await until(world, periodEnd(nextPeriod(routed.first)));
    const report1 = await send(payer, 'hub', 'submitRoutedReport', [routed.seriesKey, routed.first]);
    spent.submitRoutedReport = report1.gas;
    spent.release = (await send(payer, 'router', 'release', [routed.seriesKey])).gas;
    const empty = nextPeriod(routed.first);
    await send(payer, 'router', 'route', [routed.seriesKey, 1_000n]);
    const attested = await attestUnrouted(world, routed.seriesKey, empty, { payment: 1_000n });
    spent['submitReport beside the router, proof aside'] = attested.gas;
    const terms2 = await routedAmendment(world, routed.seriesKey, { theta: 20n, ratePerUnit: 10n ** 15n });
    spent.amendRoutedTerms = (await send(issuer, 'hub', 'amendRoutedTerms', terms2)).gas;
    const own = { unitsOffered: 10n, maxUnitsPerBid: 10n, termsCommitment: commitmentOf(10n, 10n ** 16n) };
    const fresh = { ...(await seriesParams(world)), ...own };
    await publishAgain(world);
    spent.createRoutedSeries = (await send(account(ISSUER), 'hub', 'createRoutedSeries', [fresh])).gas;
    const unopened = deriveSeriesKey(account(ISSUER), fresh.draftSalt);
    spent.openRouter = (await openRouter(world, unopened, 10n, 10n ** 16n)).gas;

    const bounds: Record<string, number> = {
      'submitReport with a signed rate, proof aside': 260_000,
      requestPause: 95_000,
      approvePause: 115_000,
      endPause: 80_000,
      amendTerms: 90_000,
      submitTrueUp: 90_000,
      requestExtinguishment: 155_000,
      extinguish: 110_000,
      route: 175_000,
      submitRoutedReport: 145_000,
      release: 70_000,
      openRouter: 215_000,
      createRoutedSeries: 330_000,
      'submitReport beside the router, proof aside': 320_000,
      amendRoutedTerms: 270_000,
    };
    expect(Object.keys(spent).sort()).toEqual(Object.keys(bounds).sort());
    for (const [name, gas] of Object.entries(spent)) {
      expect([name, Number(gas) <= (bounds[name] ?? 0)]).toEqual([name, true]);
    }
  }, 180_000);
});
