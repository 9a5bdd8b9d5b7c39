import type { EvmAddress } from '@income-series/protocol/hex';
import { nextPeriod, periodAt, periodEnd, periodStart, quarterOf } from '@income-series/protocol/period';
import { deriveSeriesKey } from '@income-series/protocol/series-key';
import { approval, requestPause, submitTrueUp, yearEnd } from '../../../tests/contracts/support/attest.ts';
import { ISSUER, placeBids, publishAgain, seriesParams, until } from '../../../tests/contracts/support/raise.ts';
import {
  commitmentOf,
  openRouter,
  prepareRouting,
  routedAmendment,
  routedSeries,
  unroutedArgs,
} from '../../../tests/contracts/support/router.ts';
import type { World } from '../../../tests/contracts/support/world.ts';
import type { Meter } from '../meter.ts';
import { settleInTens } from './books.ts';
import { whole } from './endings.ts';

const TERMS = { theta: 1_000n, ratePerUnit: 10n ** 16n } as const;
const INCOME = 1_000_003n;

/** A routed series at the beginning of a year. */
async function yearly(world: World, holder: EvmAddress) {
  let first = nextPeriod(periodAt(await world.anvil.clock.now()));
  while (quarterOf(first) !== 1) first = nextPeriod(first);
  await until(world, periodStart(first) - 10_000n);
  return routedSeries(world, [[holder, 10n]], { ...TERMS, quarters: 4 });
}

/** A year whose every quarter is routed, amended in its last. */
export async function routedYear(world: World, meter: Meter, holder: EvmAddress, payer: EvmAddress): Promise<void> {
  const issuer = world.account(ISSUER);
  await prepareRouting(world, payer);
  const { seriesKey, first } = await yearly(world, holder);
  const route = () => world.send(payer, 'router', 'route', [seriesKey, INCOME]);
  for (let period = first; ; period = nextPeriod(period)) {
    meter.during(
      period === first ? 'the first of a series' : 'the first of its quarter, after those of the year before it',
    );
    await route();
    if (quarterOf(period) === 4) break;
    await until(world, periodEnd(period));
    meter.during('a quarter of the year, its payment taken from the router');
    await world.send(issuer, 'hub', 'submitRoutedReport', [seriesKey, period]);
  }
  meter.during('in the fourth quarter of a year, what becomes owed is paid in');
  const terms = await routedAmendment(world, seriesKey, { theta: 20n, ratePerUnit: 10n ** 15n, newCap: 1n << 100n });
  await world.send(issuer, 'hub', 'amendRoutedTerms', terms);
  await route();
  meter.during('the first');
  await world.send(payer, 'router', 'release', [seriesKey]);
  const last = first + 3;
  const year = Math.floor(last / 10);
  await until(world, yearEnd(year));
  meter.during('of a routed series: it is paid in');
  await submitTrueUp(world, seriesKey, { year, adjustment: 1_001n });
  meter.during('the last of a series, after three quarters of the year: the tail begins');
  await world.send(issuer, 'hub', 'submitRoutedReport', [seriesKey, last]);
}

/** A quarter without routed income is attested as late as a pause allows, when three more have begun and were routed. */
export async function attestedLate(world: World, meter: Meter, holder: EvmAddress, payer: EvmAddress): Promise<void> {
  const issuer = world.account(ISSUER);
  const { seriesKey, first } = await yearly(world, holder);
  await until(world, periodEnd(first));
  await requestPause(world, seriesKey);
  const pauseEnd = (await world.anvil.clock.now()) + 179n * 86_400n;
  await world.send(world.owner, 'hardship', 'approvePause', await approval(world, seriesKey, pauseEnd));
  for (const period of [first + 1, first + 2, first + 3]) {
    await until(world, periodStart(period as typeof first) + 1n);
    meter.during('in a pause');
    await world.send(payer, 'router', 'route', [seriesKey, INCOME]);
  }
  meter.during('of a routed series, with three quarters routed since: what they lack is paid in');
  const args = await unroutedArgs(world, seriesKey, first, { payment: 5_000_003n });
  await world.send(issuer, 'hub', 'submitReport', whole(args));
}

/** A routed series from its creation to its first step of settlement. */
export async function routedRaise(world: World, meter: Meter, wallets: readonly EvmAddress[]): Promise<void> {
  const issuer = world.account(ISSUER);
  await publishAgain(world);
  const own = { unitsOffered: 10n, maxUnitsPerBid: 10n, termsCommitment: commitmentOf(TERMS.theta, TERMS.ratePerUnit) };
  const params = { ...(await seriesParams(world)), ...own };
  meter.during('by an issuer with series before');
  await world.send(issuer, 'hub', 'createRoutedSeries', [params]);
  const seriesKey = deriveSeriesKey(issuer, params.draftSalt);
  meter.during('in the commit phase');
  await openRouter(world, seriesKey, TERMS.theta, TERMS.ratePerUnit);
  await placeBids(
    world,
    { seriesKey, params },
    wallets.map((bidder) => ({ bidder, price: 100n, quantity: 3n })),
  );
  meter.during('the first step of a routed series, over bids that share pro rata');
  await settleInTens(world, seriesKey);
  await world.send(world.collector, 'raise', 'passGate', [seriesKey]);
}
