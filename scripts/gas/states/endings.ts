import type { EvmAddress } from '@income-series/protocol/hex';
import { makePeriod, type Period, periodAt, periodEnd, reportWindow, yearOf } from '@income-series/protocol/period';
import { BUYOUT_NOTICE, GATE_MIN, TAIL_WINDOW } from '@income-series/protocol/policy';
import { signMessage, trueUp, yearEnd } from '../../../tests/contracts/support/attest.ts';
import {
  ATTESTOR,
  activeSeries,
  deliver,
  FX_RATE,
  ISSUER,
  openSeries,
  type PlannedBid,
  phaseOf,
  placeBids,
  settle,
  until,
} from '../../../tests/contracts/support/raise.ts';
import { changed, openPeriod, type ReportArgs, reportArgs } from '../../../tests/contracts/support/report.ts';
import { deliverOrder, openWindow, placeOrders, settleAll } from '../../../tests/contracts/support/windows.ts';
import type { World } from '../../../tests/contracts/support/world.ts';
import type { Meter } from '../meter.ts';
import { settleInTens } from './books.ts';

const WORD = (1n << 253n) + 0x0123_4567_89ab_cdefn * ((1n << 190n) + (1n << 128n) + (1n << 64n) + 1n);
/** A proof of whole words, as real ones are: calldata is paid by its bytes that are not zero. */
const PROOF = {
  a: [WORD, WORD],
  b: [
    [WORD, WORD],
    [WORD, WORD],
  ],
  c: [WORD, WORD],
} as unknown as ReportArgs[2];
export const whole = (args: ReportArgs): ReportArgs => {
  const [seriesKey, period, , [terms, units, fx, prior, , payment], ...rest] = args;
  return [seriesKey, period, PROOF, [terms, units, fx, prior, args[3][4], payment], ...rest];
};

/** The last quarter of the next year, which no series has reported yet. */
async function lastQuarter(world: World): Promise<Period> {
  return makePeriod(yearOf(periodAt(await world.anvil.clock.now())) + 1, 4);
}

/** A report at a signed rate of a series of one quarter: it pays first of all, and starts the tail. */
async function onlyReport(world: World, meter: Meter, holders: readonly EvmAddress[]) {
  const period = await lastQuarter(world);
  const holdings = holders.map((holder) => [holder, 10n] as const);
  const { seriesKey } = await activeSeries(world, holdings, { firstPeriod: period, lastPeriod: period });
  await world.clock.set(periodEnd(period)); // no rate is published before
  const rate = FX_RATE + 1n;
  const fxFallbackSig = await signMessage(world, ATTESTOR, 'FX', { seriesKey, period, rate });
  const args = changed(
    await reportArgs(world, seriesKey, period, { payment: 1_000_003n, income: WORD, tier: 3, signer: ATTESTOR }),
    {
      fxFallbackSig,
      signals: (all) => all.with(2, rate) as unknown as typeof all,
    },
  );
  meter.during('the only report of a series, at a signed rate: the first payment, and the tail begins');
  await world.send(world.account(ISSUER), 'hub', 'submitReport', whole(args));
  return { seriesKey, period };
}

/** From an only report over true-up, tail, close and burn. */
export async function byTerm(world: World, meter: Meter, holders: readonly EvmAddress[]): Promise<void> {
  const issuer = world.account(ISSUER);
  const [holder] = holders as [EvmAddress];
  const { seriesKey, period } = await onlyReport(world, meter, holders);
  const year = yearOf(period);
  await until(world, yearEnd(year));
  meter.during('the first of a series: it accrues');
  await world.send(issuer, 'hub', 'submitTrueUp', await trueUp(world, seriesKey, { year, adjustment: 1_001n }));
  meter.during('all that is accrued, the first money of the tail');
  await world.send(issuer, 'hub', 'payTail', [seriesKey, 1n << 127n]);
  meter.during('the first of a position');
  await world.send(issuer, 'hub', 'claimPayout', [seriesKey, holder]);
  meter.during('the first of a position');
  await world.send(issuer, 'hub', 'claimTail', [seriesKey, holder]);
  await world.anvil.clock.advance(TAIL_WINDOW + 1n);
  meter.during('after the tail, with parts of base units left over');
  await world.send(issuer, 'hub', 'closeSeries', [seriesKey]);
  meter.during('with payout and tail not claimed before');
  await world.send(issuer, 'hub', 'claimFinal', [seriesKey, holders[1] as EvmAddress]);
}

/** A quarter reported and the rest bought out. */
export async function byBuyOut(world: World, meter: Meter, holders: readonly EvmAddress[]): Promise<void> {
  const issuer = world.account(ISSUER);
  const period = await lastQuarter(world);
  const holdings = holders.map((holder) => [holder, 10n] as const);
  const { seriesKey } = await activeSeries(world, holdings, { firstPeriod: period, lastPeriod: period + 10 });
  await openPeriod(world, period);
  meter.during('the first of a series');
  await world.send(
    issuer,
    'hub',
    'submitReport',
    whole(await reportArgs(world, seriesKey, period, { payment: 1_003n })),
  );
  meter.during('the first of a series');
  await world.send(issuer, 'hub', 'announceBuyOut', [seriesKey]);
  await world.anvil.clock.advance(BUYOUT_NOTICE);
  meter.during('with payouts before it');
  await world.send(issuer, 'hub', 'buyOut', [seriesKey]);
  meter.during('with a payout not claimed before');
  for (const holder of holders) await world.send(issuer, 'hub', 'claimRedemption', [seriesKey, holder]);
}

/** Quarters that nobody reports: deferred by a pause, and the last of a series. */
export async function missed(world: World, meter: Meter, [holder]: readonly [EvmAddress]): Promise<void> {
  const period = await lastQuarter(world);
  const { seriesKey } = await activeSeries(world, [[holder, 10n]], { firstPeriod: period, lastPeriod: period });
  await until(world, reportWindow(period).lateUntil);
  meter.during('the last quarter of a series: the tail begins');
  await world.send(world.collector, 'hub', 'markMissed', [seriesKey, period]);
}

/** Raises that end otherwise: cancelled, with bids that were never revealed, with winners who lost their verification. */
export async function otherRaises(world: World, meter: Meter, wallets: readonly EvmAddress[]): Promise<void> {
  const issuer = world.account(ISSUER);
  const cancelled = await openSeries(world);
  meter.during('with no bid');
  await world.send(issuer, 'raise', 'cancelRaise', [cancelled.seriesKey]);

  const bids = wallets.map(
    (bidder, i): PlannedBid => ({ bidder, price: 100n + BigInt(i), quantity: 7n, deposit: 9_999n }),
  );
  const silent = await openSeries(world, { unitsOffered: 10n, maxUnitsPerBid: 10n });
  await placeBids(
    world,
    silent,
    bids.map((bid, i) => ({ ...bid, reveal: i === 0 })),
  );
  meter.during('bids that were never revealed are charged');
  await settleInTens(world, silent.seriesKey);
  await world.send(world.collector, 'raise', 'passGate', [silent.seriesKey]);
  meter.during('the rest of a charged deposit');
  await deliver(world, silent.seriesKey, wallets[1] as EvmAddress);
  meter.during('the first of a raise');
  await world.send(issuer, 'raise', 'withdrawProceeds', [silent.seriesKey]);
  meter.during('charges of raises');
  await world.send(world.owner, 'raise', 'collectFees', []);
  meter.during('fees of payments');
  await world.send(world.owner, 'hub', 'collectFees', []);

  const lost = await openSeries(world, { unitsOffered: 7n * BigInt(wallets.length), maxUnitsPerBid: 10n });
  await placeBids(world, lost, bids);
  await world.send(world.owner, 'registry', 'setVerified', [wallets.slice(1), false]);
  meter.during('winners who lost their verification');
  await settleInTens(world, lost.seriesKey);
  await world.send(world.collector, 'raise', 'passGate', [lost.seriesKey]);
  await world.send(world.owner, 'registry', 'setVerified', [wallets, true]);

  const series = await openSeries(world, { unitsOffered: 7n * BigInt(wallets.length), maxUnitsPerBid: 10n });
  await placeBids(world, series, bids);
  await settle(world, series.seriesKey);
  await world.send(world.collector, 'raise', 'passGate', [series.seriesKey]);
  const [unverified] = wallets as [EvmAddress];
  await world.send(world.owner, 'registry', 'setVerified', [[unverified], false]);
  meter.during('to a wallet that lost its verification: its units are held');
  await deliver(world, series.seriesKey, unverified);
  await world.send(world.owner, 'registry', 'setVerified', [[unverified], true]);
  meter.during('of units held since the raise');
  await world.send(world.collector, 'hub', 'releaseUnits', [series.seriesKey, unverified]);

  const late = await openSeries(world);
  await placeBids(world, late, [{ bidder: wallets[0] as EvmAddress, price: 100n, quantity: 1n }]);
  await world.anvil.clock.advance(GATE_MIN + 1n);
  meter.during('after its deadline: the raise fails');
  await world.send(world.collector, 'raise', 'settleStep', [late.seriesKey, 10]);
  if ((await phaseOf(world, late.seriesKey)) !== 'FAILED') throw new Error('the raise did not fail');
  meter.during('of a raise that failed');
  await deliver(world, late.seriesKey, wallets[0] as EvmAddress);
}

/** Deliveries that the token refuses to pay, on a world whose token misbehaves on demand. */
export async function refusedDeliveries(world: World, meter: Meter, wallets: readonly EvmAddress[]): Promise<void> {
  const honest = () => world.send(world.owner, 'hostile', 'set', [0, world.owner, '0x']);
  const refuse = () => world.send(world.owner, 'hostile', 'set', [1, world.owner, '0x']);
  const [first, second] = wallets as [EvmAddress, EvmAddress];
  const series = await openSeries(world, { unitsOffered: 10n, maxUnitsPerBid: 10n });
  await placeBids(world, series, [
    { bidder: first, price: 200n, quantity: 4n },
    { bidder: second, price: 100n, quantity: 6n },
  ]);
  await settle(world, series.seriesKey);
  await world.send(world.collector, 'raise', 'passGate', [series.seriesKey]);
  await refuse();
  meter.during('the token refuses the rest of the deposit, which is kept');
  await deliver(world, series.seriesKey, first);
  await honest();
  await deliver(world, series.seriesKey, second);
  meter.during('what a raise kept');
  await world.send(world.collector, 'raise', 'claimKept', [series.seriesKey, first]);
  await openWindow(world, series.seriesKey);
  await placeOrders(world, series.seriesKey, [
    { trader: first, side: 'SELL', price: 10n, quantity: 4n },
    { trader: second, side: 'BUY', price: 20n, quantity: 3n },
  ]);
  await settleAll(world, series.seriesKey);
  await world.send(world.owner, 'registry', 'setVerified', [[first], false]);
  await refuse();
  meter.during('unsold units are held and the token refuses the money, which is kept');
  await deliverOrder(world, series.seriesKey, first);
  await honest();
  meter.during('what a window kept');
  await world.send(world.collector, 'windows', 'claimKept', [series.seriesKey, first]);
}
