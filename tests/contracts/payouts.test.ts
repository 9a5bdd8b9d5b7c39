import type { Bytes32, EvmAddress, Hex } from '@income-series/protocol/hex';
import { makePeriod, nextPeriod, periodAt, yearOf } from '@income-series/protocol/period';
import { TAIL_WINDOW } from '@income-series/protocol/policy';
import { encodeFunctionData, toFunctionSelector } from 'viem';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { amendment, moveArgs, submitTrueUp } from './support/attest.ts';
import { buyOut, endByBuyOut } from './support/buy-out.ts';
import {
  activeSeries,
  deliver,
  FIRST_BIDDER,
  ISSUER,
  openSeries,
  placeBids,
  prepare,
  settle,
  stateOf,
  until,
} from './support/raise.ts';
import { openPeriod, report, reportArgs } from './support/report.ts';
import { ABIS, createWorld, names, only, type Sent, type World } from './support/world.ts';

type Claim = 'claimPayout' | 'claimTail' | 'claimFinal' | 'claimRedemption';
let world: World;
let wallets: EvmAddress[];
const holder = (n: number): EvmAddress => wallets[n] as EvmAddress;
const shown = (n: number) => world.key(FIRST_BIDDER + n).address;
const start = (options: Parameters<typeof createWorld>[0]) => async () => {
  world = await createWorld(options);
  wallets = await prepare(world, 4);
};
const claim = (name: Claim, seriesKey: Bytes32, n: number): Promise<Sent> =>
  world.send(world.owner, 'hub', name, [seriesKey, holder(n)]);
const claimRefusal = (name: Claim, seriesKey: Bytes32) =>
  world.refusal(world.owner, 'hub', name, [seriesKey, holder(0)]);
const claimable = (seriesKey: Bytes32, n: number) => world.read('hub', 'claimable', [seriesKey, holder(n)]);
const issuer = () => world.account(ISSUER);
const close = (seriesKey: Bytes32) => world.refusal(world.owner, 'hub', 'closeSeries', [seriesKey]);
const hubHolds = () => world.balance(world.addresses.hub);

/** A series of one period, so that the tail is one report away. */
async function short(overrides: Parameters<typeof activeSeries>[2] = {}) {
  const now = periodAt(await world.anvil.clock.now());
  const holdings = [
    [holder(0), 60n],
    [holder(1), 30n],
    [holder(2), 10n],
  ] as const;
  const series = await activeSeries(world, holdings, { firstPeriod: now, lastPeriod: now, ...overrides });
  return { seriesKey: series.seriesKey, period: now };
}

describe('claims', () => {
  beforeAll(start({}));
  afterAll(() => world?.stop());

  it('pay each holder its share of every net, to the holder alone, no matter who asks', async () => {
    const { seriesKey, period } = await short({ lastPeriod: (await periodNow()) + 20 });
    await report(world, seriesKey, period, { payment: 10_000n });
    expect(await Promise.all([0, 1, 2].map((n) => claimable(seriesKey, n)))).toEqual([5_940n, 2_970n, 990n]);
    const before = await world.balance(holder(0));
    const sent = await claim('claimPayout', seriesKey, 0);
    expect(only(sent, 'PayoutClaimed')).toEqual([{ holder: shown(0), throughPeriod: period, amount: 5_940n }]);
    expect((await world.balance(holder(0))) - before).toBe(5_940n);
    await report(world, seriesKey, nextPeriod(period), { payment: 1_000n });
    expect(await claimable(seriesKey, 0)).toBe(594n);
    expect(only(await claim('claimPayout', seriesKey, 1), 'PayoutClaimed')).toMatchObject([{ amount: 2_970n + 297n }]);
  });

  it('pay nothing twice, and say so with zeros', async () => {
    const { seriesKey, period } = await short({ lastPeriod: (await periodNow()) + 20 });
    await report(world, seriesKey, period, { payment: 10_000n });
    await claim('claimPayout', seriesKey, 0);
    const again = await claim('claimPayout', seriesKey, 0);
    expect(names(again)).toEqual(['PayoutClaimed']);
    expect(only(again, 'PayoutClaimed')).toMatchObject([{ amount: 0n }]);
    expect(only(await claim('claimPayout', seriesKey, 3), 'PayoutClaimed')).toMatchObject([{ amount: 0n }]);
    expect(only(await claim('claimTail', seriesKey, 0), 'TailClaimed')).toMatchObject([{ amount: 0n }]);
    expect(await world.read('hub', 'unitsOf', [seriesKey, holder(3)])).toBe(0n);
  });

  it('carry what does not divide instead of losing it', async () => {
    const { seriesKey, period } = await short({ lastPeriod: (await periodNow()) + 20 });
    let at = period;
    for (let i = 0; i < 3; i++, at = nextPeriod(at)) {
      await report(world, seriesKey, at, { payment: 7n });
      for (const n of [0, 1, 2]) await claim('claimPayout', seriesKey, n);
    }
    await report(world, seriesKey, at, { payment: 79n });
    // 3 * 7 + 79 = 100 paid, no fee on so little: everyone gets its units' worth
    const got = await Promise.all([0, 1, 2].map((n) => claimable(seriesKey, n)));
    expect(got).toEqual([60n - 12n, 30n - 6n, 10n - 2n]);
  });

  it('of an allocation that is delivered late miss no payout', async () => {
    const now = await periodNow();
    const series = await openSeries(world, { unitsOffered: 10n, maxUnitsPerBid: 10n, firstPeriod: now });
    const { seriesKey } = series;
    await placeBids(world, series, [
      { bidder: holder(0), price: 100n, quantity: 6n },
      { bidder: holder(1), price: 100n, quantity: 4n },
    ]);
    await settle(world, seriesKey);
    await world.send(world.owner, 'raise', 'passGate', [seriesKey]);
    await deliver(world, seriesKey, holder(0));
    await report(world, seriesKey, now, { payment: 1_000n });
    expect(await claimable(seriesKey, 1)).toBe(0n);
    await deliver(world, seriesKey, holder(1));
    expect(await claimable(seriesKey, 1)).toBe(396n);
    expect(await claimable(seriesKey, 0)).toBe(594n);
  });

  it('send the fees to the collector', async () => {
    const { seriesKey, period } = await short();
    const held = await world.read('hub', 'feesHeld', []);
    await report(world, seriesKey, period, { payment: 10_000n });
    expect((await world.read('hub', 'feesHeld', [])) - held).toBe(100n);
    const before = await world.balance(world.collector);
    const sent = await world.send(holder(3), 'hub', 'collectFees', []);
    expect(only(sent, 'FeesCollected')).toEqual([{ collector: world.key(1).address, amount: held + 100n }]);
    expect((await world.balance(world.collector)) - before).toBe(held + 100n);
  });
});

describe('the end of a series', () => {
  beforeAll(start({}));
  afterAll(() => world?.stop());

  it('comes by term: accruals are paid in the tail, then units are burned with the residue', async () => {
    const { seriesKey, period } = await short();
    const heldBefore = await hubHolds();
    expect(await world.refusal(issuer(), 'hub', 'payTail', [seriesKey, 1n])).toBe('WRONG_STATE');
    expect(await close(seriesKey)).toBe('WRONG_STATE');
    await report(world, seriesKey, period, { payment: 1_001n, flag: 1 });
    const tailStartedAt = await world.anvil.clock.now();
    expect(await stateOf(world, seriesKey)).toBe('TAIL');
    expect(await close(seriesKey)).toBe('ACCRUAL_DUE');
    expect(await world.refusal(world.owner, 'hub', 'payTail', [seriesKey, 1n])).toBe('NOT_ISSUER');

    const part = await world.send(issuer(), 'hub', 'payTail', [seriesKey, 1_000n]);
    expect(only(part, 'TailPaid')).toEqual([{ amount: 1_000n, fee: 10n, net: 990n, accrualOut: 1n }]);
    expect(only(part, 'FeeTaken')).toMatchObject([{ period: 0, amount: 10n }]);
    expect(only(await claim('claimTail', seriesKey, 0), 'TailClaimed')).toEqual([{ holder: shown(0), amount: 594n }]);
    const rest = await world.send(issuer(), 'hub', 'payTail', [seriesKey, 1n << 200n]);
    expect(only(rest, 'TailPaid')).toEqual([{ amount: 1n, fee: 0n, net: 1n, accrualOut: 0n }]);

    await until(world, tailStartedAt + TAIL_WINDOW - 5n);
    expect(await close(seriesKey)).toBe('TAIL_OPEN');
    expect(await claimRefusal('claimFinal', seriesKey)).toBe('WRONG_STATE');
    await until(world, tailStartedAt + TAIL_WINDOW);
    const closed = await world.send(holder(3), 'hub', 'closeSeries', [seriesKey]);
    expect(only(closed, 'SeriesClosed')).toEqual([{ reason: 1 }]);
    expect(await close(seriesKey)).toBe('WRONG_STATE');
    expect(await claimRefusal('claimRedemption', seriesKey)).toBe('WRONG_STATE');

    const last = await claim('claimFinal', seriesKey, 1);
    expect(names(last)).toEqual(['PayoutClaimed', 'TailClaimed', 'FinalClaimed', 'UnitsBurned', 'Transfer']);
    expect(only(last, 'TailClaimed')).toEqual([{ holder: shown(1), amount: 297n }]);
    expect(only(last, 'UnitsBurned')).toEqual([{ holder: shown(1), units: 30n }]);
    await claim('claimFinal', seriesKey, 2);
    // the last to leave takes what every share's floor left: here the one base unit that did not divide
    expect(only(await claim('claimFinal', seriesKey, 0), 'FinalClaimed')).toEqual([{ holder: shown(0), amount: 1n }]);
    expect(await world.read('hub', 'getSeries', [seriesKey])).toMatchObject({ unitsOutstanding: 0n });
    expect((await hubHolds()) - heldBefore).toBe(10n);

    const again = await claim('claimFinal', seriesKey, 0);
    expect(only(again, 'FinalClaimed')).toEqual([{ holder: shown(0), amount: 0n }]);
    expect(only(again, 'UnitsBurned')).toEqual([{ holder: shown(0), units: 0n }]);
  });

  it('comes by cap as soon as all of it is paid', async () => {
    const { seriesKey, period } = await short({ cap: 1_000n, lastPeriod: (await periodNow()) + 20 });
    await report(world, seriesKey, period, { payment: 5_000n });
    const closed = await world.send(holder(3), 'hub', 'closeSeries', [seriesKey]);
    expect(only(closed, 'SeriesClosed')).toEqual([{ reason: 2 }]);
    const sent = await claim('claimFinal', seriesKey, 0);
    expect(only(sent, 'PayoutClaimed')).toMatchObject([{ amount: 594n }]);
    expect(only(sent, 'FinalClaimed')).toMatchObject([{ amount: 0n }]);
    expect(only(sent, 'UnitsBurned')).toMatchObject([{ units: 60n }]);
  });

  it('comes by buy-out at what is left of the cap, shared by units', async () => {
    const { seriesKey, period } = await short({ cap: 10_000n, lastPeriod: (await periodNow()) + 20 });
    const heldBefore = await hubHolds();
    await report(world, seriesKey, period, { payment: 1_000n });
    await report(world, seriesKey, nextPeriod(period), { payment: 500n, flag: 1 });
    const sent = await endByBuyOut(world, seriesKey);
    expect(names(sent)).toEqual(['FeeTaken', 'BoughtOut', 'SeriesClosed', 'Transfer']);
    expect(only(sent, 'BoughtOut')).toEqual([{ amount: 9_000n, fee: 90n, net: 8_910n }]);
    expect(only(sent, 'SeriesClosed')).toEqual([{ reason: 3 }]);
    expect(await world.refusal(issuer(), 'hub', 'buyOut', [seriesKey])).toBe('WRONG_STATE');
    expect(await claimRefusal('claimFinal', seriesKey)).toBe('WRONG_STATE');
    expect(await claimable(seriesKey, 0)).toBe(594n + 5_346n);
    const redeemed = await claim('claimRedemption', seriesKey, 0);
    expect(only(redeemed, 'RedemptionClaimed')).toEqual([{ holder: shown(0), amount: 5_346n }]);
    expect(only(redeemed, 'UnitsBurned')).toEqual([{ holder: shown(0), units: 60n }]);
    await claim('claimRedemption', seriesKey, 1);
    await claim('claimRedemption', seriesKey, 2);
    expect((await hubHolds()) - heldBefore).toBe(100n);
    expect(only(await claim('claimRedemption', seriesKey, 0), 'RedemptionClaimed')).toMatchObject([{ amount: 0n }]);
  });
});

describe('an announced buy-out', () => {
  const DAY = 86_400n;
  beforeAll(start({}));
  afterAll(() => world?.stop());
  const refuses = (name: 'announceBuyOut' | 'buyOut', seriesKey: Bytes32, sender = issuer()) =>
    world.refusal(sender, 'hub', name, [seriesKey]);
  const announce = (seriesKey: Bytes32) => world.send(issuer(), 'hub', 'announceBuyOut', [seriesKey]);
  const announced = (seriesKey: Bytes32) => world.read('hub', 'buyOutOf', [seriesKey]);
  const running = async () => (await short({ lastPeriod: (await periodNow()) + 20 })).seriesKey;
  /** The same, in a state by its number. */
  const moved = async (state: number) => {
    const seriesKey = await running();
    await world.send(await world.actAs('hardship'), 'hub', 'moveState', await moveArgs(world, seriesKey, state));
    return seriesKey;
  };

  it('is possible a week later, for two weeks, and lapses', async () => {
    const seriesKey = await running();
    expect(await announced(seriesKey)).toEqual([0n, 0n]);
    expect(await refuses('buyOut', seriesKey)).toBe('NOT_REQUESTED');
    const sent = await announce(seriesKey);
    const announcedAt = await world.anvil.clock.now();
    const [possibleAt, lapsesAt] = [announcedAt + 7n * DAY, announcedAt + 21n * DAY];
    expect(names(sent)).toEqual(['BuyOutAnnounced']);
    expect(only(sent, 'BuyOutAnnounced')).toEqual([{ possibleAt, lapsesAt }]);
    expect(await announced(seriesKey)).toEqual([possibleAt, lapsesAt]);
    expect(await refuses('buyOut', seriesKey)).toBe('NOTICE_RUNNING');
    await until(world, possibleAt - 1n);
    expect(await refuses('buyOut', seriesKey)).toBe('NOTICE_RUNNING');
    await until(world, possibleAt);
    expect(await refuses('buyOut', seriesKey)).toBe('ACCEPTED');
    await until(world, lapsesAt);
    expect(await refuses('buyOut', seriesKey)).toBe('ACCEPTED');
    await until(world, lapsesAt + 1n);
    expect(await refuses('buyOut', seriesKey)).toBe('DEADLINE_PAST');
  });

  it('is one at a time: the next comes once it lapsed', async () => {
    const seriesKey = await running();
    await announce(seriesKey);
    expect(await refuses('announceBuyOut', seriesKey)).toBe('ALREADY_REQUESTED');
    const [, lapsesAt] = await announced(seriesKey);
    await until(world, lapsesAt);
    expect(await refuses('announceBuyOut', seriesKey)).toBe('ALREADY_REQUESTED');
    await until(world, lapsesAt + 1n);
    await announce(seriesKey);
    expect(await refuses('buyOut', seriesKey)).toBe('NOTICE_RUNNING');
    await world.anvil.clock.advance(7n * DAY);
    expect(names(await buyOut(world, seriesKey))).toContain('BoughtOut');
    expect(await refuses('announceBuyOut', seriesKey)).toBe('WRONG_STATE');
  });

  it('is void by an amendment, and may be announced again at once', async () => {
    const seriesKey = await running();
    await announce(seriesKey);
    const { cap } = await world.read('hub', 'getSeries', [seriesKey]);
    await world.send(issuer(), 'hub', 'amendTerms', await amendment(world, seriesKey, { newCap: cap + 1n }));
    expect(await announced(seriesKey)).toEqual([0n, 0n]);
    await world.anvil.clock.advance(7n * DAY);
    expect(await refuses('buyOut', seriesKey)).toBe('NOT_REQUESTED');
    expect(only(await endByBuyOut(world, seriesKey), 'BoughtOut')).toMatchObject([{ amount: cap + 1n }]);
  });

  it('stays where a report and a true-up come between', async () => {
    const year = yearOf(await periodNow());
    const period = makePeriod(year, 4);
    const { seriesKey } = await short({ firstPeriod: period, lastPeriod: period + 10 });
    await openPeriod(world, period);
    await announce(seriesKey);
    const before = await announced(seriesKey);
    await report(world, seriesKey, period, { payment: 1_000n });
    await submitTrueUp(world, seriesKey, { year, adjustment: -40n });
    expect(await announced(seriesKey)).toEqual(before);
    expect(await world.read('hub', 'getSeries', [seriesKey])).toMatchObject({ credit: 40n, trueupNonce: 1n });
  });

  it('is the issuer’s alone', async () => {
    const seriesKey = await running();
    expect(await refuses('announceBuyOut', seriesKey, world.owner)).toBe('NOT_ISSUER');
    await announce(seriesKey);
    await world.anvil.clock.advance(7n * DAY);
    expect(await refuses('buyOut', seriesKey, world.owner)).toBe('NOT_ISSUER');
  });

  it('is of a series that is active, paused or in its tail', async () => {
    const [PAUSED, EXTINGUISHED] = [4, 8];
    const { seriesKey: raising } = await openSeries(world);
    expect(await refuses('announceBuyOut', raising)).toBe('WRONG_STATE');
    expect(await refuses('announceBuyOut', await moved(EXTINGUISHED))).toBe('WRONG_STATE');
    expect(names(await endByBuyOut(world, await moved(PAUSED)))).toContain('BoughtOut');
    const { seriesKey: ending, period } = await short();
    await report(world, ending, period, { payment: 10n });
    expect(await stateOf(world, ending)).toBe('TAIL');
    expect(names(await endByBuyOut(world, ending))).toContain('BoughtOut');
  });
});

describe('a token that misbehaves', () => {
  const HONEST = 0;
  beforeAll(start({ hostileToken: true }));
  afterAll(() => world?.stop());
  afterEach(() => behave(HONEST));
  const behave = (mode: number, target: EvmAddress = world.owner, payload: Hex = '0x') =>
    world.send(world.owner, 'hostile', 'set', [mode, target, payload]);

  it.each([
    ['answers false', 1, 'SafeERC20FailedOperation'],
    ['reverts', 2, 'REVERT'],
  ])('is a failed transfer where it %s', async (_, mode, error) => {
    const { seriesKey, period } = await short({ lastPeriod: (await periodNow()) + 20 });
    await report(world, seriesKey, period, { payment: 1_000n });
    await openPeriod(world, nextPeriod(period));
    const args = await reportArgs(world, seriesKey, nextPeriod(period), { payment: 5n });
    await behave(mode);
    expect(await world.refusal(issuer(), 'hub', 'submitReport', args)).toBe(error);
    expect(await claimRefusal('claimPayout', seriesKey)).toBe(error);
    expect(await world.refusal(issuer(), 'raise', 'withdrawProceeds', [seriesKey])).toBe(error);
  });

  it('is taken at its word where it answers nothing', async () => {
    const { seriesKey, period } = await short();
    await behave(4 - 1);
    await report(world, seriesKey, period, { payment: 1_000n });
    await claim('claimPayout', seriesKey, 0);
    expect(await claimable(seriesKey, 0)).toBe(0n);
  });

  it('cannot call back into the hub or the raise while money moves', async () => {
    const { seriesKey, period } = await short();
    await report(world, seriesKey, period, { payment: 1_000n });
    const again = encodeFunctionData({ abi: ABIS.hub, functionName: 'claimPayout', args: [seriesKey, holder(1)] });
    await behave(4, world.addresses.hub, again);
    await claim('claimPayout', seriesKey, 0);
    expect(await world.read('hostile', 'callbackSucceeded', [])).toBe(false);
    expect(await world.read('hostile', 'callbackError', [])).toBe(toFunctionSelector('ReentrancyGuardReentrantCall()'));
    expect(await claimable(seriesKey, 1)).toBe(297n);

    const collect = encodeFunctionData({ abi: ABIS.raise, functionName: 'collectFees', args: [] });
    await behave(4, world.addresses.raise, collect);
    await world.send(issuer(), 'raise', 'withdrawProceeds', [seriesKey]);
    expect(await world.read('hostile', 'callbackError', [])).toBe(toFunctionSelector('ReentrancyGuardReentrantCall()'));
  });
});

const periodNow = async () => periodAt(await world.anvil.clock.now());
