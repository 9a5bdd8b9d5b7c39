// Every instruction with one of its accounts given in the place of another: none is taken for another.

import { type Period, periodEnd } from '@income-series/protocol/period';
import { COMMIT_MIN, GATE_MIN, REVEAL_MIN } from '@income-series/protocol/policy';
import { AccountRole, type Instruction } from '@solana/kit';
import { AccountState } from '@solana-program/token';
import { beforeAll, describe, expect, it } from 'vitest';
import { amendTerms } from './support/amendments.ts';
import { PROGRAM, type Sending, SYSTEM_PROGRAM } from './support/chain.ts';
import * as claims from './support/claims.ts';
import type { CurveWorld, Trader } from './support/curve.ts';
import * as curves from './support/curve.ts';
import {
  extinguish,
  OTHER,
  prepareReports,
  requestExtinguishment,
  voidExtinguishment,
} from './support/extinguishment.ts';
import { approvePause, endPause, requestPause, withdrawPause } from './support/pauses.ts';
import { writeKey } from './support/proof.ts';
import * as raises from './support/raises.ts';
import {
  grantRole,
  KEYS,
  publishRate,
  registerKey,
  revokeKey,
  setIssuerApproval,
  setVerified,
} from './support/registry.ts';
import { endQuarter, markMissed, openReportWorld, report, submitReport } from './support/reports.ts';
import * as routing from './support/routing.ts';
import { ATTESTOR, signedRate } from './support/signed-rate.ts';
import { claimTender, openTender, settle, settleTender, tender, withdrawTender } from './support/tenders.ts';
import { endWithoutUnits } from './support/units.ts';
import * as windows from './support/windows.ts';
import { TOKEN_PROGRAM } from './support/world.ts';

let curve: CurveWorld;
let active: CurveWorld;
let reported: CurveWorld;
let missed: CurveWorld;
let claiming: CurveWorld;
let bought: CurveWorld;
let announced: CurveWorld;
let forgiven: CurveWorld;
let asking: CurveWorld;
let paused: CurveWorld;
let offered: CurveWorld;
let over: CurveWorld;
let settled: CurveWorld;
let ended: CurveWorld;
let unitless: CurveWorld;
const traderOf = (world: CurveWorld): Trader => world.traders[0] as Trader;
const KEY = `0x${'ef'.repeat(20)}`;

beforeAll(async () => {
  curve = await curves.createCurveWorld();
  await curve.chain.accept(curves.buy(curve, traderOf(curve), { given: 100_000_000n }));
  await curves.register(curve, 'attestor', ATTESTOR.address);
  active = await curves.createCurveWorld();
  await active.chain.accept(curves.buy(active, traderOf(active), { given: 1_500_000_000n }));
  await active.chain.accept(curves.activate(active));
  await active.chain.accept(curves.stake(active, traderOf(active), 1_000n));
  await curves.register(active, 'attestor', ATTESTOR.address);
  active.chain.setTime(periodEnd(20261));
  [reported, missed] = [await openReportWorld(), await openReportWorld()];
  for (const each of [reported, missed]) await endQuarter(each, 20261 as Period);
  [claiming, bought] = [await openReportWorld(), await openReportWorld()];
  for (const each of [claiming, bought]) await report(each, { period: 20261 as Period, payment: 1_000n });
  await claims.endByBuyOut(bought);
  announced = await openReportWorld();
  await claims.noticeBuyOut(announced);
  forgiven = await openReportWorld();
  for (const each of [claiming, forgiven]) await curves.register(each, 'attestor', OTHER.address);
  await forgiven.chain.accept(requestExtinguishment(forgiven));
  forgiven.chain.setTime(forgiven.chain.now() + 7n * curves.DAY);
  missed.chain.setTime(periodEnd(20261) + 90n * curves.DAY);
  [asking, paused] = [await openReportWorld(), await openReportWorld()];
  for (const each of [asking, paused]) await each.chain.accept(requestPause(each));
  await paused.chain.accept(approvePause(paused, paused.chain.now() + curves.DAY));
  [offered, over, settled] = [await openReportWorld(), await openReportWorld(), await openReportWorld()];
  for (const each of [offered, over, settled]) {
    await each.chain.accept(openTender(each, 2_000_000n));
    await each.chain.accept(tender(each, traderOf(each), 100n));
  }
  await settle(settled);
  await endQuarter(settled, 20261 as Period); // so that the census matters
  over.chain.setTime(over.chain.now() + 7n * curves.DAY);
  ended = await openReportWorld({ lastPeriod: 20262 as Period });
  await report(ended, { period: 20261 as Period, payment: 1_000n });
  await ended.chain.accept(claims.claimPayout(ended, traderOf(ended)));
  await ended.chain.accept(curves.unstake(ended, traderOf(ended), 600n)); // so that the next census matters
  await report(ended, { period: 20262 as Period, payment: 0n });
  ended.chain.setTime(ended.chain.now() + 90n * curves.DAY);
  await ended.chain.accept(claims.closeSeries(ended));
  unitless = await endWithoutUnits();
});

/** The series' account in one line: compared thousands of times. */
function seriesOf({ chain, curve: { series } }: CurveWorld): string {
  const account = chain.svm.getAccount(series);
  if (!account.exists) throw new Error('no series');
  return `${Buffer.from(account.data).toString('hex')} ${account.lamports} ${account.programAddress}`;
}

/**
 * Places where another account of the same instruction was accepted, as `place<-other`. The token and system programs are left
 * out: the runtime calls them by their addresses, whatever is given.
 */
async function taken(world: CurveWorld, whole: Instruction): Promise<string[]> {
  const accounts = whole.accounts ?? [];
  const found: string[] = [];
  const before = seriesOf(world);
  for (const [place, meta] of accounts.entries()) {
    const signs = meta.role === AccountRole.READONLY_SIGNER || meta.role === AccountRole.WRITABLE_SIGNER;
    if (signs || meta.address === TOKEN_PROGRAM || meta.address === SYSTEM_PROGRAM) continue;
    for (const [other, { address }] of accounts.entries()) {
      if (address === meta.address || address === PROGRAM) continue;
      const list = accounts.with(place, { address, role: meta.role });
      const { answer } = await world.chain.send({ ...whole, accounts: list });
      if (answer === 'ACCEPTED') found.push(`${place}<-${other}`);
      expect(seriesOf(world)).toBe(before);
    }
  }
  return found;
}

/** The same with any account where it does not matter. */
const without = (whole: Instruction, ...free: readonly number[]): Instruction => ({
  ...whole,
  accounts: (whole.accounts ?? []).map((meta, place) =>
    free.includes(place) ? { ...meta, address: TOKEN_PROGRAM } : meta,
  ),
});

/** Takes no account for another, and then the instruction; `free` are the places of accounts that do not matter. */
async function check(world: CurveWorld, sending: Sending, ...free: readonly number[]): Promise<void> {
  const whole = without(await sending, ...free);
  expect(await taken(world, whole)).toEqual([]);
  expect(await world.chain.answer(whole)).toBe('ACCEPTED');
}

/** The world with a payee whose money is kept, so that the kept payment's account matters. */
function frozen(world: CurveWorld): CurveWorld {
  const { money, signer } = traderOf(world);
  raises.putFrozen(world, money, signer.address);
  return world;
}

const BID = { price: 200n, quantity: 40n };

describe('no account is taken for another', () => {
  it('of a raise', async () => {
    const world = await raises.createRaiseWorld();
    const [first, second] = world.traders as [Trader, Trader];
    for (const bidder of [first, second]) await check(world, raises.commit(world, bidder, { ...BID, deposit: 9_000n }));
    world.chain.setTime(raises.RAISE.commitEndsAt);
    await check(world, raises.revealBid(world, first, BID));
    world.chain.setTime(raises.RAISE.revealEndsAt);
    await check(world, raises.settleStep(world, 9));
    while (raises.readRaise(world).stage === 2n)
      await check(world, raises.settleStep(world, 1, await raises.nextRecords(world, 1)));
    await raises.settle(world);
    await check(world, raises.passGate(world));
    raises.putFrozen(world, first.money, first.signer.address); // so that the kept payment matters
    await check(world, raises.deliverBid(world, first));
    raises.putFrozen(world, first.money, first.signer.address, 0n, AccountState.Initialized);
    await check(world, raises.claimKept(world, first));
    await world.chain.accept(raises.deliverBid(world, second));
    await check(world, raises.withdrawProceeds(world));
    await check(world, raises.collectCharges(world));
    for (const bidder of [second, first]) await check(world, raises.closeBid(world, bidder));
    await check(world, raises.closeBook(world));
    const canceled = await raises.createRaiseWorld();
    expect(await taken(canceled, raises.cancelRaise(canceled))).toEqual([]);
  });

  it('of a window', async () => {
    const world = await windows.tradingWorld([30n, 0n]);
    const [seller, buyer] = world.traders as [Trader, Trader];
    await check(world, windows.openWindow(world));
    const sold = { trader: seller, side: 'SELL', price: 100n, quantity: 20n } as const;
    const bought = { trader: buyer, side: 'BUY', price: 100n, quantity: 9n, escrow: 1_000n } as const;
    await check(world, windows.order(world, sold), 11); // no money is taken
    await check(world, windows.order(world, bought), 9); // no units are locked
    windows.toPhase(world, 'REVEAL');
    for (const each of [sold, bought]) await check(world, windows.revealOrder(world, each.trader, each));
    windows.toPhase(world, 'SETTLE');
    while ((await windows.readWindow(world)).status === 1n) {
      await check(world, windows.settleWindow(world, 1, await windows.nextOrderRecords(world, 1)));
    }
    raises.putFrozen(world, buyer.money, buyer.signer.address); // so that the kept payment matters
    await check(world, windows.deliverOrder(world, buyer), 4); // no units are unlocked
    await world.chain.accept(setVerified(world, world.admin, [seller.signer.address], false));
    await check(world, windows.deliverOrder(world, seller), 13); // nothing is kept
    await world.chain.accept(setVerified(world, world.admin, [seller.signer.address], true));
    await check(world, windows.releaseUnits(world, seller));
    for (const trader of [buyer, seller]) await check(world, windows.closeOrder(world, trader));
    await check(world, windows.closeWindow(world), 8); // nothing is left for the fee collector
  });

  it('of the income router', async () => {
    const terms = { theta: 1_000n, ratePerUnit: curves.WAD / 100n };
    const [first, second, third] = [20261, 20262, 20263] as Period[] as [Period, Period, Period];
    const term = { firstPeriod: first, lastPeriod: third };
    const world = await routing.routedWorld([9n], terms, term);
    const { chain, issuer } = world;
    await prepareReports(world);
    const draftSalt = new Uint8Array(32).fill(3);
    const other = await raises.raiseOf(world, draftSalt);
    const commitEndsAt = chain.now() + COMMIT_MIN;
    const ends = {
      commitEndsAt,
      revealEndsAt: commitEndsAt + REVEAL_MIN,
      gateEndsAt: commitEndsAt + REVEAL_MIN + GATE_MIN,
    };
    const offered = { draftSalt, unitsOffered: 9n, maxUnitsPerBid: 9n, ...term, ...ends };
    await check(world, routing.createRoutedRaise(other, terms, offered), 13, 14); // the rates
    const { receipts } = await routing.routerAccounts(world);
    const income = routing.transfer(world.traders[0] as Trader, receipts, 3_000n);
    raises.putFrozen(world, issuer.money, issuer.signer.address); // so that the kept payment matters
    await chain.accept(income);
    await check(world, routing.route(world));
    await check(world, routing.amendRoutedTerms(world, { ...terms, theta: 2_000n }, { cap: 1_000_000n }), 7); // nothing is paid in
    chain.setTime(periodEnd(first));
    await check(world, routing.submitRoutedReport(world, first));
    raises.putFrozen(world, issuer.money, issuer.signer.address, 10_000n, AccountState.Initialized);
    chain.setTime(periodEnd(second));
    await check(world, routing.submitAttestedReport(world, { period: second, payment: 500n }));
    chain.setTime(periodEnd(third) + 90n * curves.DAY);
    await check(world, routing.markRoutedMissed(world, third));
    await check(world, routing.submitRoutedTrueUp(world, { year: 2026, adjustment: 100n }));
    await check(world, routing.payRoutedTail(world, 60n));
    await chain.accept(requestExtinguishment(world));
    chain.setTime(chain.now() + 7n * curves.DAY);
    await check(world, routing.extinguishRouted(world));
    await chain.accept(income);
    raises.putFrozen(world, issuer.money, issuer.signer.address);
    await check(world, routing.releaseWithheld(world));
    await check(world, routing.closeRouter(world));
  });

  type Case = readonly [string, () => CurveWorld, (world: CurveWorld) => Sending];
  const cases: readonly Case[] = [
    ['grantRole', () => curve, (w) => grantRole(w, w.admin, KEYS, traderOf(w).signer.address)],
    ['registerKey', () => curve, (w) => registerKey(w, w.admin, 'attestor', KEY)],
    [
      'revokeKey',
      () => curve,
      (w) => revokeKey(w, w.admin, { kind: 'attestor', key: ATTESTOR.address, graceUntil: 0n }),
    ],
    ['setVerified', () => curve, (w) => setVerified(w, w.admin, [w.collector.address], true)],
    ['setIssuerApproval', () => curve, (w) => setIssuerApproval(w, w.admin, w.collector.address, true)],
    ['writeVerifyingKey', () => curve, (w) => writeKey(w, 0)],
    ['buy', () => curve, (w) => curves.buy(w, traderOf(w), { given: 1_000_000n })],
    ['sell', () => curve, (w) => curves.sell(w, traderOf(w), { given: 1_000_000n })],
    ['collectFees', () => curve, (w) => curves.collectFees(w)],
    ['collectProceeds', () => active, (w) => curves.collectProceeds(w)],
    ['syncCensus', () => active, (w) => curves.syncCensus(w, 20261)],
    ['stake', () => active, (w) => curves.stake(w, traderOf(w), 10n)], // after the census, so that it matters
    ['claimPayout', () => claiming, (w) => claims.claimPayout(w, traderOf(w))],
    ['claimRedemption', () => frozen(bought), (w) => claims.claimRedemption(w, traderOf(w))],
    ['amendTerms', () => claiming, (w) => amendTerms(w, { cap: 5_000_000n })],
    ['requestExtinguishment', () => claiming, (w) => requestExtinguishment(w)],
    ['voidExtinguishment', () => claiming, (w) => voidExtinguishment(w)],
    ['extinguish', () => forgiven, (w) => extinguish(w)],
    ['requestPause', () => claiming, (w) => requestPause(w)],
    ['withdrawPause', () => claiming, (w) => withdrawPause(w)],
    ['approvePause', () => asking, (w) => approvePause(w, w.chain.now() + curves.DAY)],
    ['endPause', () => paused, (w) => endPause(w)],
    ['openTender', () => claiming, (w) => openTender(w, 2_000_000n)],
    ['tender', () => offered, (w) => tender(w, traderOf(w), 10n)],
    ['withdrawTender', () => offered, (w) => withdrawTender(w, traderOf(w), 10n)],
    ['settleTender', () => over, (w) => settleTender(w)],
    ['claimTender', () => frozen(settled), (w) => claimTender(w, traderOf(w))],
    ['announceBuyOut', () => claiming, (w) => claims.announceBuyOut(w)],
    ['buyOut', () => announced, (w) => claims.buyOut(w)],
    ['redeemUnits', () => bought, (w) => claims.redeemUnits(w, w.traders[1] as Trader, 10n)],
    ['closeAccount', () => ended, (w) => claims.closePosition(w, traderOf(w))],
    ['releaseResidue', () => unitless, (w) => claims.releaseResidue(w)],
    ['markMissed', () => missed, (w) => markMissed(w, 20261)],
  ];
  it.each(cases)('%s', async (_, worldOf, sending) => {
    const world = worldOf();
    await check(world, sending(world));
  });

  /** Rates and censuses that do not count may be any account: of the first of a currency, and after the last. */
  it('but for rates and censuses of which there is none', async () => {
    const first = await publishRate(curve, curve.admin, { currency: 756, rate: 100n });
    const salt = await curves.createCurve(curve, { draftSalt: new Uint8Array(32).fill(3) });
    const rate = await signedRate(active, { period: 20261, rate: 10_000n * curves.WAD });
    const record = await curves.recordRate(active, rate, periodEnd(20261));
    for (const [world, whole, free] of [
      [curve, first, [7, 8, 9]],
      [curve, salt, [12, 13]],
      [active, record, [9]],
      [active, await curves.unstake(active, traderOf(active), 10n), [9]],
      [reported, await submitReport(reported, { period: 20261, payment: 1_000n }), [9]],
    ] as const) {
      await check(world, whole, ...free);
    }
  });
});
