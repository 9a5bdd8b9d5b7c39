import { WAD } from '@income-series/protocol/amounts';
import { termsCommitment } from '@income-series/protocol/commitments';
import type { Bytes32, EvmAddress } from '@income-series/protocol/hex';
import { nextPeriod, type Period, periodAt, periodStart } from '@income-series/protocol/period';
import type { RoutedTerms } from '../../models/router.ts';
import { amendment } from './attest.ts';
import { ATTESTOR, activeSeries, EUR, ISSUER, type Params, until } from './raise.ts';
import { changed, type PlannedReport, reportArgs } from './report.ts';
import type { Sent, World } from './world.ts';

export const TERMS_SALT = 987_654_321n;

/** The commitment that a series must have been created with to be opened with these terms. */
export const commitmentOf = (theta: bigint, r: bigint): Bytes32 =>
  termsCommitment({ theta, r, currencyCode: EUR, indexingRule: 0, termsSalt: TERMS_SALT });

export const openRouter = (world: World, seriesKey: Bytes32, theta: bigint, rate: bigint): Promise<Sent> =>
  world.send(world.account(ISSUER), 'router', 'openRouter', [seriesKey, theta, rate, TERMS_SALT]);

/** A routed series whose first quarter has just begun. */
export async function routedSeries(
  world: World,
  holdings: readonly (readonly [EvmAddress, bigint])[],
  plan: { readonly theta: bigint; readonly ratePerUnit: bigint; readonly quarters?: number } & Partial<Params>,
) {
  const { theta, ratePerUnit, quarters = 8, ...overrides } = plan;
  const firstPeriod = nextPeriod(periodAt(await world.anvil.clock.now()));
  let lastPeriod = firstPeriod;
  for (let i = 1; i < quarters; i++) lastPeriod = nextPeriod(lastPeriod);
  const params = { firstPeriod, lastPeriod, termsCommitment: commitmentOf(theta, ratePerUnit), ...overrides };
  const { seriesKey } = await activeSeries(world, holdings, params, [], { theta, ratePerUnit, termsSalt: TERMS_SALT });
  await until(world, periodStart(firstPeriod));
  const units = holdings.reduce((sum, [, each]) => sum + each, 0n);
  const terms: RoutedTerms = { theta, ratePerUnit, units };
  return { seriesKey, first: firstPeriod as Period, last: lastPeriod as Period, terms };
}

/** Gives a payer money, and the router leave to take it. */
export async function prepareRouting(world: World, payer: EvmAddress): Promise<void> {
  await world.send(world.owner, 'token', 'mint', [payer, 1n << 100n]);
  await world.send(payer, 'token', 'approve', [world.addresses.router, (1n << 256n) - 1n]);
}

export const heldOf = async (world: World, seriesKey: Bytes32): Promise<bigint> =>
  (await world.read('router', 'routerOf', [seriesKey]))[3];

/** A report of tier 3 for a quarter in which nothing was routed. */
export async function attestUnrouted(world: World, seriesKey: Bytes32, period: Period, plan: PlannedReport) {
  const args = await unroutedArgs(world, seriesKey, period, plan);
  return world.send(world.account(ISSUER), 'hub', 'submitReport', args);
}

/** Its arguments: the rate is 1. */
export async function unroutedArgs(world: World, seriesKey: Bytes32, period: Period, plan: PlannedReport) {
  const args = await reportArgs(world, seriesKey, period, { tier: 3, signer: ATTESTOR, ...plan });
  return changed(args, { signals: ([terms, units, , ...rest]) => [terms, units, WAD, ...rest] });
}

/** The arguments of an amendment of a routed series, with the opening of its new terms. */
export async function routedAmendment(
  world: World,
  seriesKey: Bytes32,
  plan: { readonly theta: bigint; readonly ratePerUnit: bigint; readonly newCap?: bigint },
) {
  const { theta, ratePerUnit, ...rest } = plan;
  const newTermsCommitment = commitmentOf(theta, ratePerUnit);
  const args = await amendment(world, seriesKey, { newTermsCommitment, ...rest });
  return [...args, theta, ratePerUnit, TERMS_SALT] as const;
}
