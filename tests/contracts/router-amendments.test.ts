import type { Bytes32, EvmAddress } from '@income-series/protocol/hex';
import { nextPeriod, type Period, periodEnd, periodStart, yearOf } from '@income-series/protocol/period';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getSeries, submitTrueUp } from './support/attest.ts';
import { activeSeries, ISSUER, prepare, until } from './support/raise.ts';
import { commitmentOf, heldOf, prepareRouting, routedAmendment, routedSeries, TERMS_SALT } from './support/router.ts';
import { createWorld, names, only, type World } from './support/world.ts';

const WAD = 10n ** 18n;
const TERMS = { theta: 1_000n, ratePerUnit: WAD / 1_000n }; // of 100 units: a tenth above 1,000
let world: World;
let wallets: EvmAddress[];
let payer: EvmAddress;
beforeAll(async () => {
  world = await createWorld();
  wallets = await prepare(world, 1);
  payer = world.account(10);
  await prepareRouting(world, payer);
});
afterAll(() => world?.stop());

const issuer = () => world.account(ISSUER);
const stranger = () => world.account(11);
const holdings = () => [[wallets[0] as EvmAddress, 100n]] as const;
const routed = (plan: Partial<Parameters<typeof routedSeries>[2]> = {}) =>
  routedSeries(world, holdings(), { ...TERMS, ...plan });
const route = (seriesKey: Bytes32, amount: bigint) => world.send(payer, 'router', 'route', [seriesKey, amount]);
const submit = (seriesKey: Bytes32, period: Period) =>
  world.send(issuer(), 'hub', 'submitRoutedReport', [seriesKey, period]);
const release = (seriesKey: Bytes32) => world.send(stranger(), 'router', 'release', [seriesKey]);

describe('an amendment of a routed series', () => {
  it('publishes the opening of its terms, by which the router counts from then on', async () => {
    const { seriesKey, first } = await routed();
    await route(seriesKey, 1_500n);
    const args = await routedAmendment(world, seriesKey, { theta: 1_600n, ratePerUnit: WAD / 200n, newCap: 5_000n });
    const sent = await world.send(issuer(), 'hub', 'amendRoutedTerms', args);
    expect(names(sent)).toEqual(['TermsAmended', 'RouterAmended']);
    const opening = { theta: 1_600n, ratePerUnit: WAD / 200n, termsSalt: TERMS_SALT };
    expect(only(sent, 'RouterAmended')).toEqual([opening]);
    expect(await getSeries(world, seriesKey)).toMatchObject({ amendmentNonce: 1n, cap: 5_000n, routed: true });
    expect(await world.read('router', 'routerOf', [seriesKey])).toEqual([true, 1_600n, WAD / 200n, 50n]);
    // A half above 1,600, of what comes now alone.
    expect(only(await route(seriesKey, 100n), 'IncomeRouted')).toMatchObject([{ income: 1_600n, withheld: 0n }]);
    expect(only(await route(seriesKey, 3n), 'IncomeRouted')).toMatchObject([{ withheld: 1n }]);
    expect(only(await route(seriesKey, 1n), 'IncomeRouted')).toMatchObject([{ withheld: 1n }]);
    await until(world, periodEnd(first));
    expect(only(await submit(seriesKey, first), 'RoutedReportAccepted')).toMatchObject([{ payment: 52n }]);
    expect(await heldOf(world, seriesKey)).toBe(0n);
  });

  it('waits for the report of a quarter that is over: what was withheld in it stays the holders’', async () => {
    const { seriesKey, first } = await routed();
    await route(seriesKey, 3_000n); // 200 withheld
    const args = await routedAmendment(world, seriesKey, { ...TERMS, newCap: 1n });
    await until(world, periodEnd(first));
    expect(await world.refusal(issuer(), 'hub', 'amendRoutedTerms', args)).toBe('PERIOD_UNSETTLED');
    expect(only(await submit(seriesKey, first), 'RoutedReportAccepted')).toMatchObject([{ payment: 200n }]);
    expect(await world.refusal(issuer(), 'hub', 'amendRoutedTerms', args)).toBe('CAP_BELOW_PAID');
  });

  it('lets routing go on where terms become lower or higher in the middle of a quarter', async () => {
    const { seriesKey } = await routed();
    await route(seriesKey, 3_000n); // 200 withheld
    const low = await routedAmendment(world, seriesKey, { theta: 1_000_000n, ratePerUnit: 7n });
    await world.send(issuer(), 'hub', 'amendRoutedTerms', low);
    expect(only(await route(seriesKey, 5n), 'IncomeRouted')).toMatchObject([{ withheld: 0n }]);
    const high = await routedAmendment(world, seriesKey, { theta: 0n, ratePerUnit: WAD / 100n });
    await world.send(issuer(), 'hub', 'amendRoutedTerms', high);
    expect(only(await route(seriesKey, 5n), 'IncomeRouted')).toMatchObject([{ withheld: 5n }]);
    expect(await heldOf(world, seriesKey)).toBe(205n);
  });

  it('is refused without its opening, beyond the router’s range, and by all the rules of any amendment', async () => {
    const { seriesKey } = await routed();
    const good = await routedAmendment(world, seriesKey, { theta: 5n, ratePerUnit: WAD / 200n });
    const refusal = (change: Partial<Record<number, unknown>>, from = issuer()) => {
      const args = good.map((value, i) => change[i] ?? value) as unknown as typeof good;
      return world.refusal(from, 'hub', 'amendRoutedTerms', args);
    };
    expect(await refusal({}, stranger())).toBe('NOT_ISSUER');
    expect(await refusal({ 1: 7n })).toBe('NONCE_MOVED');
    expect(await refusal({ 3: 1n })).toBe('SIGNER_INACTIVE');
    expect(await refusal({ 5: 6n })).toBe('TERMS_MISMATCH');
    expect(await refusal({ 7: TERMS_SALT + 1n })).toBe('TERMS_MISMATCH');
    const tooMuch = await routedAmendment(world, seriesKey, { theta: 5n, ratePerUnit: WAD / 100n + 1n });
    expect(await world.refusal(issuer(), 'hub', 'amendRoutedTerms', tooMuch)).toBe('TERMS_OUT_OF_RANGE');
    const other = await activeSeries(world, holdings(), { termsCommitment: commitmentOf(1n, 1n) });
    const args = await routedAmendment(world, other.seriesKey, { theta: 5n, ratePerUnit: 7n });
    expect(await world.refusal(issuer(), 'hub', 'amendRoutedTerms', args)).toBe('SERIES_NOT_ROUTED');
  });

  it('pays in what a higher cap lets the series owe and the router gave back before', async () => {
    const { seriesKey, first } = await routed({ cap: 150n });
    await route(seriesKey, 3_000n);
    expect(only(await release(seriesKey), 'WithheldReleased')).toEqual([{ amount: 50n }]);
    const before = await world.balance(issuer());
    const args = await routedAmendment(world, seriesKey, { ...TERMS, newCap: 10_000n });
    const sent = await world.send(issuer(), 'hub', 'amendRoutedTerms', args);
    expect(only(sent, 'PaidIn')).toEqual([{ amount: 50n }]);
    expect(before - (await world.balance(issuer()))).toBe(50n);
    await until(world, periodEnd(first));
    expect(only(await submit(seriesKey, first), 'PaymentSplit')).toMatchObject([{ gross: 200n }]);
  });
});

describe('the true-up of a routed series', () => {
  it('above nothing is paid in by the same call, and falls due from what is held', async () => {
    const { seriesKey, first } = await routed({ cap: 300n });
    await route(seriesKey, 3_000n);
    await until(world, periodEnd(first));
    await submit(seriesKey, first);
    const before = await world.balance(issuer());
    const sent = await submitTrueUp(world, seriesKey, { year: yearOf(first), adjustment: 70n });
    expect(names(sent)).toEqual(['TrueUpAccepted', 'PaidIn', 'Transfer', 'Transfer']);
    expect(before - (await world.balance(issuer()))).toBe(70n);
    expect(await heldOf(world, seriesKey)).toBe(70n);
    expect(only(await release(seriesKey), 'WithheldReleased')).toEqual([{ amount: 0n }]);
    // As far as the cap has room, and no further.
    const capped = await submitTrueUp(world, seriesKey, { year: yearOf(first) + 1, adjustment: 900n });
    expect(only(capped, 'TrueUpAccepted')).toMatchObject([{ accrualOut: 100n }]);
    expect(only(capped, 'PaidIn')).toEqual([{ amount: 30n }]);
    expect(await world.refusal(stranger(), 'hub', 'closeSeries', [seriesKey])).toBe('WRONG_STATE');
  });

  it('below nothing is credit, which the router gives back to the issuer once a report netted it', async () => {
    const { seriesKey, first } = await routed();
    let period = first;
    for (; yearOf(period) === yearOf(first); period = nextPeriod(period)) {
      await until(world, periodStart(period));
      await route(seriesKey, 1n);
      await until(world, periodEnd(period));
      await submit(seriesKey, period);
    }
    await submitTrueUp(world, seriesKey, { year: yearOf(first), adjustment: -60n });
    expect(await heldOf(world, seriesKey)).toBe(0n);
    await route(seriesKey, 2_000n);
    await until(world, periodEnd(period));
    expect(only(await submit(seriesKey, period), 'PaymentSplit')).toMatchObject([{ gross: 40n }]);
    expect(only(await release(seriesKey), 'WithheldReleased')).toEqual([{ amount: 60n }]);
  });
});
