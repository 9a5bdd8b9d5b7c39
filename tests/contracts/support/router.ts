import { termsCommitment } from '../../../src/core/commitments.ts';
import type { Address, Bytes32 } from '../../../src/core/hex.ts';
import { nextPeriod, type Period, periodAt, periodStart } from '../../../src/core/period.ts';
import type { RoutedTerms } from '../../../src/core/router.ts';
import { activeSeries, EUR, ISSUER, type Params, until } from './raise.ts';
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
  holdings: readonly (readonly [Address, bigint])[],
  plan: { readonly theta: bigint; readonly ratePerUnit: bigint; readonly quarters?: number } & Partial<Params>,
) {
  const { theta, ratePerUnit, quarters = 8, ...overrides } = plan;
  const firstPeriod = nextPeriod(periodAt(await world.anvil.clock.now()));
  let lastPeriod = firstPeriod;
  for (let i = 1; i < quarters; i++) lastPeriod = nextPeriod(lastPeriod);
  const { seriesKey } = await activeSeries(world, holdings, {
    firstPeriod,
    lastPeriod,
    termsCommitment: commitmentOf(theta, ratePerUnit),
    ...overrides,
  });
  await openRouter(world, seriesKey, theta, ratePerUnit);
  await until(world, periodStart(firstPeriod));
  const units = holdings.reduce((sum, [, each]) => sum + each, 0n);
  const terms: RoutedTerms = { theta, ratePerUnit, units };
  return { seriesKey, first: firstPeriod as Period, last: lastPeriod as Period, terms };
}

/** Gives a payer money, and the router leave to take it. */
export async function prepareRouting(world: World, payer: Address): Promise<void> {
  await world.send(world.owner, 'token', 'mint', [payer, 1n << 100n]);
  await world.send(payer, 'token', 'approve', [world.addresses.router, (1n << 256n) - 1n]);
}

export const heldOf = async (world: World, seriesKey: Bytes32): Promise<bigint> =>
  (await world.read('router', 'routerOf', [seriesKey]))[3];
