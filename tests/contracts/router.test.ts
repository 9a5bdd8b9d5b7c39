import { ZERO_PRIOR } from '@income-series/protocol/commitments';
import { FIELD_ORDER, fieldToBytes32 } from '@income-series/protocol/field';
import type { Bytes32, EvmAddress } from '@income-series/protocol/hex';
import {
  nextPeriod,
  type Period,
  periodAt,
  periodEnd,
  periodStart,
  reportWindow,
} from '@income-series/protocol/period';
import { INCOME_LIMIT, PAYMENT_LIMIT } from '@income-series/protocol/policy';
import { deriveSeriesKey } from '@income-series/protocol/series-key';
import { describe, expect, it } from 'vitest';
import { forFile } from '../support/for-file.ts';
import { amendment, getSeries, moveArgs } from './support/attest.ts';
import { endByBuyOut } from './support/buy-out.ts';
import {
  activeSeries,
  deliver,
  EUR,
  ISSUER,
  openSeries,
  placeBids,
  prepare,
  publishAgain,
  seriesParams,
  settle,
  stateOf,
  until,
} from './support/raise.ts';
import { report } from './support/report.ts';
import { commitmentOf, heldOf, openRouter, prepareRouting, routedSeries, TERMS_SALT } from './support/router.ts';
import { createWorld, names, only } from './support/world.ts';

const WAD = 10n ** 18n;
const THETA = 1_000n;
const RATE = WAD / 1_000n; // of 100 units: a tenth
const STRANGER = 11;
const world = await forFile(createWorld());
const wallets = await prepare(world, 2);
const payer = world.account(10);
await prepareRouting(world, payer);

const issuer = () => world.account(ISSUER);
const stranger = () => world.account(STRANGER);
const get = (seriesKey: Bytes32) => getSeries(world, seriesKey);
const holdings = () => wallets.map((wallet, i) => [wallet, i === 0 ? 60n : 40n] as const);
const routed = (plan: Partial<Parameters<typeof routedSeries>[2]> = {}) =>
  routedSeries(world, holdings(), { theta: THETA, ratePerUnit: RATE, ...plan });
const route = (seriesKey: Bytes32, amount: bigint) => world.send(payer, 'router', 'route', [seriesKey, amount]);
const submit = (seriesKey: Bytes32, period: Period) =>
  world.send(issuer(), 'hub', 'submitRoutedReport', [seriesKey, period]);
const submitRefusal = (seriesKey: Bytes32, period: Period, from = issuer()) =>
  world.refusal(from, 'hub', 'submitRoutedReport', [seriesKey, period]);
const release = (seriesKey: Bytes32) => world.send(stranger(), 'router', 'release', [seriesKey]);
const move = async (seriesKey: Bytes32, state: number) =>
  world.send(await world.actAs('hardship'), 'hub', 'moveState', await moveArgs(world, seriesKey, state));

describe('the router of a series', () => {
  const open = (seriesKey: Bytes32, change: Partial<Record<'theta' | 'rate' | 'salt', bigint>> = {}, from = issuer()) =>
    world.refusal(from, 'router', 'openRouter', [
      seriesKey,
      change.theta ?? THETA,
      change.rate ?? RATE,
      change.salt ?? TERMS_SALT,
    ]);
  const created = (overrides: Parameters<typeof openSeries>[1] = {}) =>
    openSeries(world, {
      unitsOffered: 100n,
      maxUnitsPerBid: 100n,
      termsCommitment: commitmentOf(THETA, RATE),
      ...overrides,
    });
  const createdRouted = async (overrides: Parameters<typeof openSeries>[1] = {}) => {
    const own = { unitsOffered: 100n, maxUnitsPerBid: 100n, termsCommitment: commitmentOf(THETA, RATE), ...overrides };
    const params = { ...(await seriesParams(world)), ...own };
    await publishAgain(world, params.currencyCode);
    const sent = await world.send(issuer(), 'hub', 'createRoutedSeries', [params]);
    return { sent, params, seriesKey: deriveSeriesKey(issuer(), params.draftSalt) };
  };

  it('is chosen as the series is created, and never after it', async () => {
    const { sent, seriesKey } = await createdRouted();
    expect(names(sent)).toEqual(['SeriesCreated', 'SeriesRouted']);
    expect((await get(seriesKey)).routed).toBe(true);
    const series = await created();
    expect(await open(series.seriesKey)).toBe('SERIES_NOT_ROUTED');
    await placeBids(world, series, [{ bidder: wallets[0] as EvmAddress, price: 100n, quantity: 100n }]);
    expect(await open(series.seriesKey)).toBe('SERIES_NOT_ROUTED');
    await settle(world, series.seriesKey);
    await world.send(stranger(), 'raise', 'passGate', [series.seriesKey]);
    expect(await stateOf(world, series.seriesKey)).toBe('ACTIVE');
    expect(await open(series.seriesKey)).toBe('SERIES_NOT_ROUTED');
  });

  it('is opened by the issuer, with the terms that open the series’ commitment', async () => {
    const { seriesKey } = await createdRouted();
    expect(await open(seriesKey, {}, stranger())).toBe('NOT_ISSUER');
    expect(await open(fieldToBytes32(1n))).toBe('SERIES_UNKNOWN');
    expect(await open(seriesKey, { theta: THETA + 1n })).toBe('TERMS_MISMATCH');
    expect(await open(seriesKey, { rate: RATE - 1n })).toBe('TERMS_MISMATCH');
    expect(await open(seriesKey, { salt: TERMS_SALT + 1n })).toBe('TERMS_MISMATCH');
    for (const change of [
      { theta: INCOME_LIMIT },
      { rate: 0n },
      { rate: WAD / 100n + 1n },
      { salt: TERMS_SALT + FIELD_ORDER },
    ]) {
      expect(await open(seriesKey, change)).toBe('TERMS_OUT_OF_RANGE');
    }
    const sent = await openRouter(world, seriesKey, THETA, RATE);
    expect(sent.events).toEqual([
      { name: 'RouterOpened', args: { seriesKey, theta: THETA, ratePerUnit: RATE, termsSalt: TERMS_SALT } },
    ]);
    expect(await world.read('router', 'routerOf', [seriesKey])).toEqual([true, THETA, RATE, 0n]);
    expect(await open(seriesKey)).toBe('ROUTER_OPEN');
  });

  it('takes currency and indexing rule from the hub', async () => {
    const { seriesKey } = await createdRouted({ currencyCode: EUR + 1 });
    expect(await open(seriesKey)).toBe('TERMS_MISMATCH');
    expect(await open((await createdRouted({ indexingRule: 1 })).seriesKey)).toBe('TERMS_MISMATCH');
  });

  it('is opened while bids are committed, or the raise fails at its first step and charges nobody', async () => {
    const series = await createdRouted();
    const { seriesKey } = series;
    expect(await open(seriesKey)).toBe('ACCEPTED');
    const bidder = wallets[0] as EvmAddress;
    await placeBids(world, series, [{ bidder, price: 100n, quantity: 100n, reveal: false }]);
    expect(await open(seriesKey)).toBe('WRONG_STATE');
    const sent = await world.send(stranger(), 'raise', 'settleStep', [seriesKey, 1]);
    expect(sent.events).toEqual([{ name: 'SeriesFailed', args: { seriesKey, reason: 3 } }]);
    const delivered = await deliver(world, seriesKey, bidder);
    expect(only(delivered, 'BidDelivered')).toMatchObject([{ units: 0n, refund: 10_000n }]);
    expect(await open(seriesKey)).toBe('WRONG_STATE');
    const failed = await createdRouted();
    await world.send(issuer(), 'raise', 'cancelRaise', [failed.seriesKey]);
    expect(await open(failed.seriesKey)).toBe('WRONG_STATE');
  });

  it('takes no proven report, mark or plain amendment of a quarter in which income was routed', async () => {
    const { seriesKey, first } = await routed();
    await route(seriesKey, 5n);
    await until(world, periodEnd(first));
    await until(world, reportWindow(first).lateUntil);
    expect(await world.refusal(issuer(), 'hub', 'markMissed', [seriesKey, first])).toBe('INCOME_ROUTED');
    const amended = await amendment(world, seriesKey, {});
    expect(await world.refusal(issuer(), 'hub', 'amendTerms', amended)).toBe('SERIES_ROUTED');
    const unrouted = await activeSeries(world, holdings());
    const key = unrouted.seriesKey;
    expect(await submitRefusal(key, unrouted.params.firstPeriod)).toBe('SERIES_NOT_ROUTED');
    expect(await world.refusal(payer, 'router', 'route', [key, 1n])).toBe('SERIES_NOT_ROUTED');
    expect(await world.refusal(payer, 'router', 'release', [key])).toBe('SERIES_NOT_ROUTED');
  });

  it('listens to the hub alone where money leaves for it', async () => {
    const { seriesKey, first } = await routed();
    for (const from of [issuer(), world.owner, world.addresses.hardship]) {
      expect(await world.refusal(from, 'router', 'takeReport', [seriesKey, first])).toBe('NOT_HUB');
      expect(await world.refusal(from, 'router', 'takeAttested', [seriesKey, first, 1n, 1n])).toBe('NOT_HUB');
      expect(await world.refusal(from, 'router', 'amend', [seriesKey, THETA, RATE, TERMS_SALT])).toBe('NOT_HUB');
      expect(await world.refusal(from, 'router', 'payIn', [seriesKey, 1n, 1n])).toBe('NOT_HUB');
      expect(await world.refusal(from, 'router', 'collect', [seriesKey, 1n])).toBe('NOT_HUB');
    }
  });

  it('cuts no amount to what its books have room for', async () => {
    const { seriesKey } = await routed();
    const collected = world.refusal(world.addresses.hub, 'router', 'collect', [seriesKey, 1n << 128n]);
    expect(await collected).toBe('SafeCastOverflowedUintDowncast');
  });
});

describe('routed income', () => {
  const refusal = (seriesKey: Bytes32, amount: bigint) => world.refusal(payer, 'router', 'route', [seriesKey, amount]);

  it('goes on to the issuer, less the share above the threshold', async () => {
    const { seriesKey, first } = await routed();
    const before = await world.balance(issuer());
    const under = await route(seriesKey, 900n);
    expect(names(under)).toEqual(['IncomeRouted', 'Transfer', 'Transfer']);
    const base = { period: first, payer: world.key(10).address };
    expect(only(under, 'IncomeRouted')).toEqual([{ ...base, amount: 900n, income: 900n, withheld: 0n }]);
    const over = await route(seriesKey, 555n);
    expect(only(over, 'IncomeRouted')).toEqual([{ ...base, amount: 555n, income: 1_455n, withheld: 45n }]);
    expect((await world.balance(issuer())) - before).toBe(900n + 510n);
    expect(await world.read('router', 'routedIn', [seriesKey, first])).toEqual([1_455n, 45n]);
    expect(await heldOf(world, seriesKey)).toBe(45n);
    // What one amount leaves under a whole base unit, the next one carries.
    expect(only(await route(seriesKey, 5n), 'IncomeRouted')).toMatchObject([{ withheld: 1n }]);
    expect(only(await route(seriesKey, 1n), 'IncomeRouted')).toMatchObject([{ withheld: 0n }]);
  });

  it('counts in the quarter of its block, within the term, of a live series', async () => {
    const { seriesKey, first, last } = await routed({ quarters: 2 });
    expect(await refusal(seriesKey, 0n)).toBe('AMOUNT_OUT_OF_RANGE');
    expect(await refusal(seriesKey, PAYMENT_LIMIT)).toBe('AMOUNT_OUT_OF_RANGE');
    await until(world, periodEnd(first) - 1n);
    expect(await refusal(seriesKey, 5n)).toBe('ACCEPTED');
    await until(world, periodStart(last));
    expect(only(await route(seriesKey, 5n), 'IncomeRouted')).toMatchObject([{ period: last }]);
    await until(world, periodEnd(last));
    expect(await refusal(seriesKey, 5n)).toBe('PERIOD_UNKNOWN');
    const next = await routed({ quarters: 2 });
    await move(next.seriesKey, 4);
    expect(await refusal(next.seriesKey, 5n)).toBe('ACCEPTED');
    await endByBuyOut(world, next.seriesKey);
    expect(await refusal(next.seriesKey, 5n)).toBe('WRONG_STATE');
  });

  it('is not taken before the term, nor from a payer who cannot pay', async () => {
    const firstPeriod = nextPeriod(periodAt(await world.anvil.clock.now()));
    const params = { firstPeriod, lastPeriod: firstPeriod, termsCommitment: commitmentOf(THETA, RATE) };
    const opening = { theta: THETA, ratePerUnit: RATE, termsSalt: TERMS_SALT };
    const { seriesKey } = await activeSeries(world, holdings(), params, [], opening);
    expect(await refusal(seriesKey, 5n)).toBe('PERIOD_UNKNOWN');
    await until(world, periodStart(firstPeriod));
    expect(await refusal(seriesKey, 5n)).toBe('ACCEPTED');
    expect(await world.refusal(stranger(), 'router', 'route', [seriesKey, 5n])).toBe('ERC20InsufficientAllowance');
  });

  it('never comes to more than a payment can hold', async () => {
    const { seriesKey } = await routed();
    await world.send(world.owner, 'token', 'mint', [payer, PAYMENT_LIMIT]);
    await route(seriesKey, PAYMENT_LIMIT - 1n);
    expect(await refusal(seriesKey, 1n)).toBe('AMOUNT_OUT_OF_RANGE');
  });
});

describe('a routed report', () => {
  it('is anyone’s once the quarter is over, however late, in order, and pays what was withheld', async () => {
    const { seriesKey, first } = await routed();
    await route(seriesKey, 3_000n);
    expect(await submitRefusal(seriesKey, first)).toBe('PERIOD_NOT_OPEN');
    await until(world, periodEnd(first) - 1n);
    expect(await submitRefusal(seriesKey, first)).toBe('PERIOD_NOT_OPEN');
    await until(world, periodStart(nextPeriod(first)));
    expect(await submitRefusal(seriesKey, first)).toBe('ACCEPTED');
    expect(await submitRefusal(seriesKey, first, stranger())).toBe('ISSUER_FIRST');
    await route(seriesKey, 500n);
    expect(await submitRefusal(seriesKey, nextPeriod(first))).toBe('PERIOD_OUT_OF_ORDER');
    expect(await submitRefusal(seriesKey, first - 10)).toBe('PERIOD_UNKNOWN');
    await until(world, reportWindow(nextPeriod(first)).lateUntil);
    const sent = await submit(seriesKey, first);
    expect(names(sent)).toEqual(['RoutedReportAccepted', 'FeeTaken', 'PaymentSplit', 'Transfer']);
    expect(only(sent, 'RoutedReportAccepted')).toEqual([
      { period: first, income: 3_000n, unitsOutstanding: 100n, payment: 200n },
    ]);
    expect(only(sent, 'FeeTaken')).toMatchObject([{ payer: world.key(ISSUER).address, amount: 2n }]);
    expect(only(sent, 'PaymentSplit')).toMatchObject([{ gross: 200n, fee: 2n, net: 198n, accrualOut: 0n }]);
    const income = first % 10 === 4 ? 500n : 3_500n;
    const payment = first % 10 === 4 ? 0n : 50n;
    expect(only(await submit(seriesKey, nextPeriod(first)), 'RoutedReportAccepted')).toMatchObject([
      { income, payment },
    ]);
    expect(await get(seriesKey)).toMatchObject({
      lastReportedPeriod: nextPeriod(first),
      lastIncomeCommitment: ZERO_PRIOR,
      expectedPrior: ZERO_PRIOR,
      paid: 200n + payment,
    });
    expect(await heldOf(world, seriesKey)).toBe(0n);
    const claimed = await world.send(stranger(), 'hub', 'claimPayout', [seriesKey, wallets[0] as EvmAddress]);
    expect(only(claimed, 'PayoutClaimed')).toMatchObject([{ amount: ((198n + payment) * 60n) / 100n }]);
  });

  it('pays to the cap, and what the cap leaves over is the issuer’s', async () => {
    const { seriesKey, first } = await routed({ cap: 150n });
    await route(seriesKey, 3_000n);
    const before = await world.balance(issuer());
    expect(only(await release(seriesKey), 'WithheldReleased')).toEqual([{ amount: 50n }]);
    expect((await world.balance(issuer())) - before).toBe(50n);
    await until(world, periodEnd(first));
    const sent = await submit(seriesKey, first);
    expect(only(sent, 'RoutedReportAccepted')).toMatchObject([{ payment: 200n }]);
    expect(only(sent, 'PaymentSplit')).toMatchObject([{ gross: 150n, fee: 1n, net: 149n }]);
    expect(await heldOf(world, seriesKey)).toBe(0n);
    await world.send(stranger(), 'hub', 'closeSeries', [seriesKey]);
    expect(await stateOf(world, seriesKey)).toBe('CLOSED');
  });

  it.each([
    ['a', 2, 'PAUSED'],
    ['the last', 1, 'TAIL'],
  ])('of %s quarter is paid in a pause, because what is withheld is the holders’ money', async (_, quarters, state) => {
    const { seriesKey, first } = await routed({ quarters });
    await route(seriesKey, 3_000n);
    await move(seriesKey, 4);
    await until(world, periodEnd(first));
    const before = await world.balance(issuer());
    const sent = await submit(seriesKey, first);
    expect(only(sent, 'PaymentSplit')).toMatchObject([{ gross: 200n, fee: 2n, net: 198n, accrualOut: 0n }]);
    expect(await stateOf(world, seriesKey)).toBe(state);
    expect(await world.balance(issuer())).toBe(before);
    expect(await heldOf(world, seriesKey)).toBe(0n);
  });

  it('of a running quarter comes with an extinguishment, which pays what is withheld before it forgives', async () => {
    const { seriesKey } = await routed();
    await route(seriesKey, 3_000n);
    const sent = await move(seriesKey, 8);
    expect(only(sent, 'TailPaid')).toEqual([{ amount: 200n, fee: 2n, net: 198n, accrualOut: 0n }]);
    expect(await heldOf(world, seriesKey)).toBe(0n);
    expect(only(await release(seriesKey), 'WithheldReleased')).toEqual([{ amount: 0n }]);
  });

  it('is no more where the series was bought out, and all that is held is the issuer’s', async () => {
    const { seriesKey, first } = await routed();
    await route(seriesKey, 3_000n);
    await endByBuyOut(world, seriesKey);
    const before = await world.balance(issuer());
    expect(only(await release(seriesKey), 'WithheldReleased')).toEqual([{ amount: 200n }]);
    expect((await world.balance(issuer())) - before).toBe(200n);
    await until(world, periodEnd(first));
    expect(await submitRefusal(seriesKey, first)).toBe('WRONG_STATE');
    expect(only(await release(seriesKey), 'WithheldReleased')).toEqual([{ amount: 0n }]);
  });

  it('leaves a series without a router as it was', async () => {
    const { seriesKey, params } = await activeSeries(world, holdings());
    const sent = await report(world, seriesKey, params.firstPeriod, { payment: 7n });
    expect(only(sent, 'PaymentSplit')).toMatchObject([{ gross: 7n }]);
    expect(await world.refusal(stranger(), 'hub', 'payTail', [seriesKey, 1n])).toBe('NOT_ISSUER');
    expect(await submitRefusal(fieldToBytes32(1n), params.firstPeriod)).toBe('SERIES_UNKNOWN');
  });
});
