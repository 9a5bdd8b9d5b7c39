import type { EvmAddress } from '@income-series/protocol/hex';
import { nextPeriod, periodAt, periodEnd, yearOf } from '@income-series/protocol/period';
import { element, RATE, raise, seriesKeyOf, submitReport } from './actions.ts';
import {
  amendTerms,
  approvePause,
  askAndExtinguish,
  ofIssuer,
  requestPause,
  routeIncome,
  submitRoutedReport,
  trueUp,
} from './attestors.ts';
import { happens } from './stage.ts';
import type { World } from './world.ts';

/** The series of the attestors' story. */
export const ATTESTED = 4;
export const ROUTED = 5;

/**
 * Two series over three quarters and what attestors do to them. ATTESTED reports in tier 3 with a signed rate, is paused
 * (after a request that was withdrawn) until a quarter was deferred, is amended, reports that quarter and its last one,
 * is trued up and extinguished in its tail, after one extinguishment was voided. ROUTED has its income come through the
 * router, is amended, and reports by documents a last quarter in which nothing was routed.
 */
export async function runAttestors(world: World): Promise<void> {
  const { owner, issuer, people } = world;
  const [x, y, z] = world.attestors;
  const now = await world.anvil.clock.now();
  const running = periodEnd(periodAt(now));
  if (running - now < 20n * 86_400n) await after(world, running, 0n); // the raises end in the quarter they begin in
  const first = periodAt(await world.anvil.clock.now());
  const second = nextPeriod(first);
  const last = nextPeriod(second);
  const term = { firstPeriod: first, lastPeriod: last };
  await happens(world.govern('fxFeed', 'publish', [840, RATE]));
  await raise(world, ATTESTED, [0, 1, 2], term);
  await raise(world, ROUTED, [0, 3, 4], { ...term, routed: true });
  await happens(routeIncome(world, ROUTED, people[5] as EvmAddress, 300_000_000n));
  await happens(routeIncome(world, ROUTED, people[6] as EvmAddress, 900_000_001n));

  await after(world, periodEnd(first), 1n, world.clock); // the feed rests
  await happens(submitReport(world, ATTESTED, { payment: 40_000_003n, flag: 0, attestor: x, fallback: y }));
  await happens(submitRoutedReport(world, ROUTED));
  await happens(routeIncome(world, ROUTED, people[5] as EvmAddress, 500_000_000n));

  await happens(requestPause(world, ATTESTED, x));
  await happens(ofIssuer(world, ATTESTED, 'withdrawPause'));
  await after(world, periodEnd(second), -10n);
  await happens(requestPause(world, ATTESTED, y));
  await happens(approvePause(world, ATTESTED, y, 150n));
  await happens(amendTerms(world, ATTESTED, x, { newTermsCommitment: element('amended'), newCap: 10n ** 9n }));
  await happens(amendTerms(world, ROUTED, x, { newTermsCommitment: element('none'), newCap: 10n ** 9n + 7n }));
  await after(world, periodEnd(second), 95n);
  await happens(world.act(owner, { kind: 'markMissed', seriesKey: seriesKeyOf(world, ATTESTED), period: second }));
  await happens(ofIssuer(world, ATTESTED, 'endPause'));

  await after(world, periodEnd(last), 1n);
  await happens(submitRoutedReport(world, ROUTED));
  await happens(submitReport(world, ROUTED, { payment: 90_000_000n, flag: 0, attestor: x }));
  await happens(world.act(issuer, { kind: 'release', seriesKey: seriesKeyOf(world, ROUTED) }));
  await happens(submitReport(world, ATTESTED, { payment: 30_000_001n, flag: 0, attestor: z }));
  await happens(submitReport(world, ATTESTED, { payment: 70_000_007n, flag: 1, attestor: z }));
  await after(world, periodEnd(yearOf(last) * 10 + 4), 1n);
  await happens(trueUp(world, ATTESTED, z, { year: yearOf(last), adjustment: 9_000_000n }));
  await happens(ofIssuer(world, ATTESTED, 'voidExtinguishment'));
  await happens(askAndExtinguish(world, ATTESTED, [x, z]));
}

/** So many days after (or before) a time, where the chain is not beyond it. */
async function after(world: World, from: bigint, days: bigint, clock = world.anvil.clock): Promise<void> {
  const missing = from + days * 86_400n - (await world.anvil.clock.now());
  if (missing > 0n) await clock.advance(missing);
}
