import { ZERO_PRIOR } from '@income-series/protocol/commitments';
import { fieldToBytes32 } from '@income-series/protocol/field';
import type { Bytes32, EvmAddress } from '@income-series/protocol/hex';
import {
  nextPeriod,
  type Period,
  periodAt,
  periodEnd,
  periodStart,
  quarterOf,
  reportWindow,
  yearOf,
} from '@income-series/protocol/period';
import { TAIL_WINDOW } from '@income-series/protocol/policy';
import { describe, expect, it } from 'vitest';
import { forFile } from '../support/for-file.ts';
import { getSeries, moveArgs, submitTrueUp, trueUp } from './support/attest.ts';
import { activeSeries, FX_RATE, ISSUER, prepare, stateOf, until } from './support/raise.ts';
import { changed, type PlannedReport } from './support/report.ts';
import {
  attestUnrouted,
  commitmentOf,
  heldOf,
  prepareRouting,
  routedAmendment,
  routedSeries,
  TERMS_SALT,
  unroutedArgs,
} from './support/router.ts';
import { createWorld, names, only } from './support/world.ts';

const WAD = 10n ** 18n;
const TERMS = { theta: 1_000n, ratePerUnit: WAD / 1_000n }; // of 100 units: a tenth above 1,000
const world = await forFile(createWorld());
const wallets = await prepare(world, 1);
const payer = world.account(10);
await prepareRouting(world, payer);

const issuer = () => world.account(ISSUER);
const stranger = () => world.account(11);
const holdings = () => [[wallets[0] as EvmAddress, 100n]] as const;
const routed = (plan: Partial<Parameters<typeof routedSeries>[2]> = {}) =>
  routedSeries(world, holdings(), { ...TERMS, ...plan });
const route = (seriesKey: Bytes32, amount: bigint) => world.send(payer, 'router', 'route', [seriesKey, amount]);
const submit = (seriesKey: Bytes32, period: Period) =>
  world.send(issuer(), 'hub', 'submitRoutedReport', [seriesKey, period]);
const release = (seriesKey: Bytes32) => world.send(stranger(), 'router', 'release', [seriesKey]);
const get = (seriesKey: Bytes32) => getSeries(world, seriesKey);
const attest = (seriesKey: Bytes32, period: Period, plan: PlannedReport) =>
  attestUnrouted(world, seriesKey, period, plan);
const withheld = (seriesKey: Bytes32, period: Period) => world.read('router', 'routedIn', [seriesKey, period]);
const move = async (seriesKey: Bytes32, state: number) =>
  world.send(await world.actAs('hardship'), 'hub', 'moveState', await moveArgs(world, seriesKey, state));
/** A routed series at the beginning of a year. */
async function yearly(plan: Partial<Parameters<typeof routedSeries>[2]> = {}) {
  let first = nextPeriod(periodAt(await world.anvil.clock.now()));
  while (quarterOf(first) !== 1) first = nextPeriod(first);
  await until(world, periodStart(first) - 10_000n);
  return routedSeries(world, [[wallets[0] as EvmAddress, 100n]], { ...TERMS, ...plan });
}

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

describe('a quarter in which nothing was routed', () => {
  it('has no report of its own, and is missed', async () => {
    const { seriesKey, first } = await routedSeries(world, [[wallets[0] as EvmAddress, 100n]], {
      ...TERMS,
      quarters: 2,
    });
    await until(world, reportWindow(first).lateUntil - 1n);
    expect(await world.refusal(stranger(), 'hub', 'submitRoutedReport', [seriesKey, first])).toBe('NOTHING_ROUTED');
    expect(await world.refusal(stranger(), 'hub', 'markMissed', [seriesKey, first])).toBe('PERIOD_STILL_OPEN');
    await until(world, reportWindow(first).lateUntil);
    expect(names(await world.send(stranger(), 'hub', 'markMissed', [seriesKey, first]))).toEqual(['PeriodMissed']);
    const last = nextPeriod(first);
    await until(world, reportWindow(last).lateUntil);
    const sent = await world.send(stranger(), 'hub', 'markMissed', [seriesKey, last]);
    expect(names(sent)).toEqual(['PeriodMissed', 'SeriesTailStarted']);
    expect(await world.read('hub', 'periodState', [seriesKey, first])).toBe(4);
  });

  it('is reported by documents, with a rate of one, at once and no later', async () => {
    const { seriesKey, first } = await routedSeries(world, [[wallets[0] as EvmAddress, 100n]], TERMS);
    await until(world, periodEnd(first));
    const args = await unroutedArgs(world, seriesKey, first, { payment: 40n });
    const refusal = (change: Parameters<typeof changed>[1], from = issuer()) =>
      world.refusal(from, 'hub', 'submitReport', changed(args, change));
    expect(await refusal({}, stranger())).toBe('NOT_ISSUER');
    expect(await refusal({ tier: 2 })).toBe('SERIES_ROUTED');
    expect(await refusal({ flag: 1 })).toBe('LIQUIDITY_FLAG_LIMIT');
    expect(await refusal({ fxFallbackSig: '0x01' })).toBe('FX_FRESH');
    expect(await refusal({ signals: (all) => all.with(2, FX_RATE) as unknown as typeof all })).toBe('SIGNAL_MISMATCH');
    expect(await refusal({ signals: (all) => all.with(5, 41n) as unknown as typeof all })).toBe('ACCEPTED'); // the proof’s
    const before = await world.balance(issuer());
    const sent = await world.send(issuer(), 'hub', 'submitReport', args);
    expect(only(sent, 'AttestedReportTaken')).toEqual([{ period: first, counted: 0n, withheld: 0n, missing: 0n }]);
    expect(only(sent, 'ReportAccepted')).toMatchObject([{ tier: 3, fxRate: WAD, payment: 40n }]);
    expect(only(sent, 'PaymentSplit')).toMatchObject([{ gross: 40n, net: 40n, accrualOut: 0n }]);
    expect(only(sent, 'PaidIn')).toEqual([{ amount: 40n }]);
    expect(before - (await world.balance(issuer()))).toBe(40n);
    expect(await heldOf(world, seriesKey)).toBe(0n);
    const next = nextPeriod(first);
    await until(world, reportWindow(next).lateUntil);
    const late = await unroutedArgs(world, seriesKey, next, { payment: 1n });
    expect(await world.refusal(issuer(), 'hub', 'submitReport', late)).toBe('PERIOD_NOT_OPEN');
  });

  it('pays what its proof gives of the year, less what the router counted of it', async () => {
    const { seriesKey, first } = await yearly();
    await route(seriesKey, 1_500n);
    const second = nextPeriod(first);
    await until(world, periodEnd(second));
    expect(only(await submit(seriesKey, first), 'RoutedReportAccepted')).toMatchObject([{ payment: 50n }]);
    expect((await get(seriesKey)).expectedPrior).toBe(ZERO_PRIOR);
    // 1,700 of the year: 70 from its beginning, of which the router has 50.
    const sent = await attest(seriesKey, second, { payment: 70n, income: 17n });
    expect(only(sent, 'AttestedReportTaken')).toEqual([{ period: second, counted: 50n, withheld: 0n, missing: 0n }]);
    expect(only(sent, 'PaymentSplit')).toMatchObject([{ gross: 20n }]);
    expect((await get(seriesKey)).expectedPrior).toBe(fieldToBytes32(17n));
    // From here on the year's threshold is reached, and the prior is what was attested.
    const third = nextPeriod(second);
    expect(only(await route(seriesKey, 300n), 'IncomeRouted')).toMatchObject([{ income: 1_800n, withheld: 30n }]);
    const fourth = nextPeriod(third);
    await until(world, periodEnd(fourth));
    await submit(seriesKey, third);
    const last = await attest(seriesKey, fourth, { payment: 40n, income: 21n });
    expect(only(last, 'AttestedReportTaken')).toEqual([{ period: fourth, counted: 30n, withheld: 0n, missing: 0n }]);
    expect(only(last, 'PaymentSplit')).toMatchObject([{ gross: 10n }]);
    expect((await get(seriesKey)).paid).toBe(50n + 20n + 30n + 10n);
    // A year's figures begin again, and its threshold too.
    expect((await get(seriesKey)).expectedPrior).toBe(ZERO_PRIOR);
    expect(only(await route(seriesKey, 1_010n), 'IncomeRouted')).toMatchObject([{ withheld: 1n }]);
  });

  it('uses a year’s threshold once: what the next quarter withheld too little by it is paid in', async () => {
    const { seriesKey, first } = await yearly();
    const second = nextPeriod(first);
    await until(world, periodStart(second));
    expect(only(await route(seriesKey, 900n), 'IncomeRouted')).toMatchObject([{ withheld: 0n }]);
    const before = await world.balance(issuer());
    const sent = await attest(seriesKey, first, { payment: 0n });
    expect(only(sent, 'AttestedReportTaken')).toEqual([{ period: first, counted: 0n, withheld: 0n, missing: 90n }]);
    expect(only(sent, 'PaidIn')).toEqual([{ amount: 90n }]);
    expect(before - (await world.balance(issuer()))).toBe(90n);
    expect(await withheld(seriesKey, second)).toEqual([900n, 90n]);
    expect(only(await route(seriesKey, 55n), 'IncomeRouted')).toMatchObject([{ withheld: 5n }]);
    expect(only(await world.send(stranger(), 'router', 'release', [seriesKey]), 'WithheldReleased')).toEqual([
      { amount: 0n },
    ]);
    await until(world, periodEnd(second));
    expect(only(await submit(seriesKey, second), 'RoutedReportAccepted')).toMatchObject([{ payment: 95n }]);
  });

  it('counts so for every quarter of the year that began since, where a pause extended its window', async () => {
    const { seriesKey, first } = await yearly();
    const [second, third] = [nextPeriod(first), nextPeriod(nextPeriod(first))];
    await until(world, periodStart(second));
    await move(seriesKey, 4);
    expect(only(await route(seriesKey, 900n), 'IncomeRouted')).toMatchObject([{ withheld: 0n }]);
    await until(world, periodStart(third));
    expect(only(await route(seriesKey, 900n), 'IncomeRouted')).toMatchObject([{ withheld: 80n }]);
    await move(seriesKey, 3);
    await until(world, reportWindow(first).lateUntil);
    const deferred = await world.send(stranger(), 'hub', 'markMissed', [seriesKey, first]);
    expect(names(deferred)).toEqual(['PeriodDeferred']);
    const sent = await attest(seriesKey, first, { payment: 0n });
    expect(only(sent, 'AttestedReportTaken')).toEqual([{ period: first, counted: 0n, withheld: 0n, missing: 100n }]);
    expect(only(sent, 'WithheldRaised')).toEqual([
      { period: second, amount: 90n },
      { period: third, amount: 10n },
    ]);
    expect(only(sent, 'PaidIn')).toEqual([{ amount: 100n }]);
    expect(await withheld(seriesKey, second)).toEqual([900n, 90n]);
    expect(await withheld(seriesKey, third)).toEqual([900n, 90n]);
    expect(await heldOf(world, seriesKey)).toBe(180n);
    expect(only(await route(seriesKey, 55n), 'IncomeRouted')).toMatchObject([{ withheld: 5n }]);
    await until(world, periodEnd(third));
    expect(only(await submit(seriesKey, second), 'RoutedReportAccepted')).toMatchObject([{ payment: 90n }]);
    expect(only(await submit(seriesKey, third), 'RoutedReportAccepted')).toMatchObject([{ payment: 95n }]);
  });

  it('owes no less than nothing where the router counted more than its proof', async () => {
    const { seriesKey, first } = await yearly();
    const second = nextPeriod(first);
    await until(world, periodEnd(first));
    await attest(seriesKey, first, { payment: 0n });
    await route(seriesKey, 900n);
    const third = nextPeriod(second);
    await until(world, periodEnd(third));
    await submit(seriesKey, second);
    const sent = await attest(seriesKey, third, { payment: 10n, income: 5n });
    expect(only(sent, 'AttestedReportTaken')).toMatchObject([{ counted: 90n }]);
    expect(only(sent, 'PaymentSplit')).toMatchObject([{ gross: 0n }]);
    // What the router took too much comes back as any payment does: by the year's true-up.
    const year = yearOf(first);
    const fourth = nextPeriod(third);
    await until(world, periodEnd(fourth));
    await attest(seriesKey, fourth, { payment: 0n, income: 5n });
    await submitTrueUp(world, seriesKey, { year, adjustment: -80n });
    expect(await get(seriesKey)).toMatchObject({ paid: 90n, credit: 80n });
  });

  it('cannot be made one of the router for good: the true-up of the last year comes before the series closes', async () => {
    const { seriesKey, first } = await yearly({ quarters: 1 });
    await route(seriesKey, 1n); // whatever the issuer earned another way
    await until(world, periodEnd(first));
    expect(only(await submit(seriesKey, first), 'RoutedReportAccepted')).toMatchObject([{ payment: 0n }]);
    expect(await stateOf(world, seriesKey)).toBe('TAIL');
    const attestationTs = periodEnd(first);
    const args = await trueUp(world, seriesKey, { year: yearOf(first), adjustment: 700n, attestationTs });
    const sent = await world.send(issuer(), 'hub', 'submitTrueUp', args);
    expect(only(sent, 'PaidIn')).toEqual([{ amount: 700n }]);
    await world.anvil.clock.advance(TAIL_WINDOW);
    const close = () => world.refusal(stranger(), 'hub', 'closeSeries', [seriesKey]);
    expect(await close()).toBe('ACCRUAL_DUE');
    await world.send(stranger(), 'hub', 'payTail', [seriesKey, 700n]);
    expect([await close(), await heldOf(world, seriesKey)]).toEqual(['ACCEPTED', 0n]);
  });

  it('is paid in a pause too, by the issuer, who pays its gross in', async () => {
    const { seriesKey, first } = await routedSeries(world, [[wallets[0] as EvmAddress, 100n]], {
      ...TERMS,
      quarters: 1,
    });
    await move(seriesKey, 4);
    await until(world, periodEnd(first));
    const before = await world.balance(issuer());
    const sent = await attest(seriesKey, first, { payment: 200n });
    expect(only(sent, 'PaymentSplit')).toMatchObject([{ gross: 200n, fee: 2n, net: 198n, accrualOut: 0n }]);
    expect(before - (await world.balance(issuer()))).toBe(200n);
    expect(await heldOf(world, seriesKey)).toBe(0n);
    expect(await stateOf(world, seriesKey)).toBe('TAIL');
  });
});
