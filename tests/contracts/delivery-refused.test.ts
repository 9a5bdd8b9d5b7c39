import type { Bytes32, EvmAddress } from '@income-series/protocol/hex';
import { beforeEach, describe, expect, it } from 'vitest';
import { forFile } from '../support/for-file.ts';
import { buyOut, noticeBuyOut } from './support/buy-out.ts';
import { codecOf } from './support/codec.ts';
import {
  activeSeries,
  deliver,
  FIRST_BIDDER,
  ISSUER,
  openSeries,
  placeBids,
  prepare,
  settle,
} from './support/raise.ts';
import { report } from './support/report.ts';
import { heldOf, prepareRouting, routedSeries } from './support/router.ts';
import {
  deliverOrder,
  lockedOf,
  openWindow,
  placeOrders,
  sealed,
  settleAll,
  toPhase,
  unitsOf,
} from './support/windows.ts';
import { ABIS, createWorld, names, only } from './support/world.ts';

const MODES = { honest: 0, answersFalse: 1, reverts: 2, callsBack: 4, refusesPayments: 5 } as const;
const bidder = (n: number): EvmAddress => wallets[n] as EvmAddress;
const shown = (n: number) => world.key(FIRST_BIDDER + n).address;
const token = (mode: keyof typeof MODES, payload: `0x${string}` = '0x', target: EvmAddress = world.owner) =>
  world.send(world.owner, 'hostile', 'set', [MODES[mode], target, payload]);
const verify = (wallet: EvmAddress, verified: boolean) =>
  world.send(world.owner, 'registry', 'setVerified', [[wallet], verified]);
const heldUnits = (seriesKey: Bytes32, holder: EvmAddress) => world.read('hub', 'heldOf', [seriesKey, holder]);
const release = (seriesKey: Bytes32, holder: EvmAddress) =>
  world.refusal(world.collector, 'hub', 'releaseUnits', [seriesKey, holder]);

const world = await forFile(createWorld({ hostileToken: true }));
const wallets = await prepare(world, 4);
beforeEach(async () => {
  await token('honest');
  await world.send(world.owner, 'registry', 'setVerified', [wallets, true]);
});

/** A raise past its gate: bidder 0 has 4 units and 400 of its deposit to get, bidder 1 has 6 units. */
async function passed(): Promise<Bytes32> {
  const series = await openSeries(world, { unitsOffered: 10n, maxUnitsPerBid: 10n });
  await placeBids(world, series, [
    { bidder: bidder(0), price: 200n, quantity: 4n },
    { bidder: bidder(1), price: 100n, quantity: 6n },
  ]);
  await settle(world, series.seriesKey);
  await world.send(world.collector, 'raise', 'passGate', [series.seriesKey]);
  return series.seriesKey;
}

describe('money that the token refuses to pay', () => {
  it.each([
    ['answersFalse', 'SafeERC20FailedOperation'],
    ['reverts', 'REVERT'],
  ] as const)('stays claimable, and the bid’s units are delivered: %s', async (mode, error) => {
    const seriesKey = await passed();
    await token(mode);
    const sent = await deliver(world, seriesKey, bidder(0));
    expect(names(sent)).toEqual(['BidDelivered', 'UnitsMinted', 'PaymentKept']);
    expect(only(sent, 'PaymentKept')).toEqual([{ wallet: shown(0), amount: 400n }]);
    expect(await unitsOf(world, seriesKey, bidder(0))).toBe(4n);
    expect(await world.read('raise', 'keptOf', [seriesKey, bidder(0)])).toBe(400n);
    const claim = [seriesKey, bidder(0)] as const;
    expect(await world.refusal(world.collector, 'raise', 'claimKept', claim)).toBe(error);

    await token('honest');
    const before = await world.balance(bidder(0));
    const claimed = await world.send(world.collector, 'raise', 'claimKept', claim);
    expect(only(claimed, 'KeptPaymentClaimed')).toEqual([{ wallet: shown(0), amount: 400n }]);
    expect((await world.balance(bidder(0))) - before).toBe(400n);
    expect(await world.refusal(world.collector, 'raise', 'claimKept', claim)).toBe('NOTHING_KEPT');
    expect(await world.refusal(world.collector, 'raise', 'claimKept', [seriesKey, bidder(1)])).toBe('NOTHING_KEPT');
  });

  it('stays claimable in a window, and the order’s units are delivered', async () => {
    const { seriesKey } = await activeSeries(world, [[bidder(0), 10n]]);
    await openWindow(world, seriesKey);
    await placeOrders(world, seriesKey, [
      { trader: bidder(0), side: 'SELL', price: 50n, quantity: 6n },
      { trader: bidder(1), side: 'BUY', price: 50n, quantity: 4n },
    ]);
    await settleAll(world, seriesKey);
    await token('reverts');
    const sent = await deliverOrder(world, seriesKey, bidder(0));
    expect(names(sent)).toEqual(['OrderDelivered', 'UnitsUnlocked', 'PaymentKept']);
    expect([await unitsOf(world, seriesKey, bidder(0)), await lockedOf(world, seriesKey, bidder(0))]).toEqual([6n, 0n]);
    await token('honest');
    const before = await world.balance(bidder(0));
    await world.send(world.collector, 'windows', 'claimKept', [seriesKey, bidder(0)]);
    expect((await world.balance(bidder(0))) - before).toBe(200n);
  });

  it('stays claimable for the issuer of a routed series, and the holders’ share is withheld all the same', async () => {
    const payer = world.account(10);
    await prepareRouting(world, payer);
    const terms = { theta: 0n, ratePerUnit: 10n ** 16n }; // of 10 units: a tenth
    const { seriesKey, first } = await routedSeries(world, [[bidder(0), 10n]], terms);
    await token('refusesPayments');
    const sent = await world.send(payer, 'router', 'route', [seriesKey, 1_000n]);
    expect(names(sent)).toEqual(['IncomeRouted', 'PaymentKept']);
    expect(only(sent, 'IncomeRouted')).toMatchObject([{ withheld: 100n }]);
    expect(await world.read('router', 'routedIn', [seriesKey, first])).toEqual([1_000n, 100n]);
    expect(await heldOf(world, seriesKey)).toBe(100n);
    const claim = [seriesKey, world.account(ISSUER)] as const;
    expect(await world.refusal(world.collector, 'router', 'claimKept', claim)).toBe('REVERT');
    await token('honest');
    const before = await world.balance(world.account(ISSUER));
    const claimed = await world.send(world.collector, 'router', 'claimKept', claim);
    expect(only(claimed, 'KeptPaymentClaimed')).toEqual([{ wallet: world.key(ISSUER).address, amount: 900n }]);
    expect((await world.balance(world.account(ISSUER))) - before).toBe(900n);
    expect(await world.refusal(world.collector, 'router', 'claimKept', claim)).toBe('NOTHING_KEPT');
  });

  it('is paid once where the token calls back for it', async () => {
    const seriesKey = await passed();
    await token('reverts');
    await deliver(world, seriesKey, bidder(0));
    const again = codecOf(ABIS.raise).encode('claimKept', [seriesKey, bidder(0)]);
    await token('callsBack', again, world.addresses.raise);
    const before = await world.balance(bidder(0));
    await world.send(world.collector, 'raise', 'claimKept', [seriesKey, bidder(0)]);
    expect((await world.balance(bidder(0))) - before).toBe(400n);
    expect(await world.read('hostile', 'callbackSucceeded', [])).toBe(false);
  });
});

describe('units delivered to a wallet that lost its verification', () => {
  it('come locked and earn, and are released by anyone once it is verified again', async () => {
    const seriesKey = await passed();
    await verify(bidder(0), false);
    const sent = await deliver(world, seriesKey, bidder(0));
    expect(names(sent).filter((name) => name.startsWith('Units'))).toEqual(['UnitsMinted', 'UnitsLocked', 'UnitsHeld']);
    expect(only(sent, 'UnitsHeld')).toEqual([{ holder: shown(0), units: 4n }]);
    await deliver(world, seriesKey, bidder(1));
    const position = async (n: number) => [
      await unitsOf(world, seriesKey, bidder(n)),
      await lockedOf(world, seriesKey, bidder(n)),
      await heldUnits(seriesKey, bidder(n)),
    ];
    expect([await position(0), await position(1)]).toEqual([
      [4n, 4n, 4n],
      [6n, 0n, 0n],
    ]);

    const { nextPeriod } = await world.read('hub', 'getSeries', [seriesKey]);
    await report(world, seriesKey, nextPeriod, { payment: 1_000n });
    expect(await world.read('hub', 'claimable', [seriesKey, bidder(0)])).toBe(396n);
    expect(await release(seriesKey, bidder(0))).toBe('NOT_ALLOWLISTED');
    expect(await release(seriesKey, bidder(1))).toBe('UNITS_UNAVAILABLE');

    await verify(bidder(0), true);
    const released = await world.send(world.collector, 'hub', 'releaseUnits', [seriesKey, bidder(0)]);
    expect(names(released)).toEqual(['UnitsUnlocked', 'UnitsReleased']);
    expect(await position(0)).toEqual([4n, 0n, 0n]);
    expect(await release(seriesKey, bidder(0))).toBe('UNITS_UNAVAILABLE');
    expect(await world.read('hub', 'claimable', [seriesKey, bidder(0)])).toBe(396n);
  });

  it('cannot be sold before they are released, and are burned for their share of a closed series', async () => {
    const seriesKey = await passed();
    await verify(bidder(0), false);
    await deliver(world, seriesKey, bidder(0));
    await deliver(world, seriesKey, bidder(1));
    await verify(bidder(0), true);
    await noticeBuyOut(world, seriesKey);
    await openWindow(world, seriesKey);
    const sale = sealed(seriesKey, { trader: bidder(0), side: 'SELL', price: 50n, quantity: 1n });
    expect(await world.refusal(bidder(0), 'windows', 'commitOrder', sale.commit)).toBe('UNITS_UNAVAILABLE');
    await buyOut(world, seriesKey);
    await verify(bidder(0), false);
    const due = await world.read('hub', 'claimable', [seriesKey, bidder(0)]);
    expect(due > 0n).toBe(true);
    const before = await world.balance(bidder(0));
    const sent = await world.send(world.collector, 'hub', 'claimRedemption', [seriesKey, bidder(0)]);
    expect(names(sent).filter((name) => name.startsWith('Units'))).toEqual([
      'UnitsUnlocked',
      'UnitsReleased',
      'UnitsBurned',
    ]);
    expect((await world.balance(bidder(0))) - before).toBe(due);
    expect([await lockedOf(world, seriesKey, bidder(0)), await heldUnits(seriesKey, bidder(0))]).toEqual([0n, 0n]);
  });

  it('stay locked where an order did not sell them, together with what a later order escrows', async () => {
    const { seriesKey } = await activeSeries(world, [[bidder(0), 10n]]);
    await openWindow(world, seriesKey);
    await placeOrders(world, seriesKey, [{ trader: bidder(0), side: 'SELL', price: 50n, quantity: 6n }]);
    await settleAll(world, seriesKey);
    await verify(bidder(0), false);
    const sent = await deliverOrder(world, seriesKey, bidder(0));
    expect(names(sent)).toEqual(['OrderDelivered', 'UnitsHeld']);
    expect([await lockedOf(world, seriesKey, bidder(0)), await heldUnits(seriesKey, bidder(0))]).toEqual([6n, 6n]);

    await verify(bidder(0), true);
    await world.anvil.clock.advance(30n * 86_400n);
    await openWindow(world, seriesKey);
    const second = sealed(seriesKey, { trader: bidder(0), side: 'SELL', price: 50n, quantity: 4n });
    await world.send(bidder(0), 'windows', 'commitOrder', second.commit);
    expect(await lockedOf(world, seriesKey, bidder(0))).toBe(10n);
    await world.send(world.collector, 'hub', 'releaseUnits', [seriesKey, bidder(0)]);
    expect(await lockedOf(world, seriesKey, bidder(0))).toBe(4n);
    await toPhase(world, seriesKey, 'REVEAL');
    await world.send(bidder(0), 'windows', 'revealOrder', second.reveal);
    await toPhase(world, seriesKey, 'SETTLE');
    await settleAll(world, seriesKey);
    await deliverOrder(world, seriesKey, bidder(0), 2);
    expect(await lockedOf(world, seriesKey, bidder(0))).toBe(0n);
  });
});
