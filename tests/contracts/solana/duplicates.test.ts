// Every instruction with one of its accounts given in the place of another: none is taken for another.

import { type Period, periodEnd } from '@income-series/protocol/period';
import { COMMIT_MIN, GATE_MIN, REVEAL_MIN } from '@income-series/protocol/policy';
import { AccountRole, type Instruction } from '@solana/kit';
import { AccountState } from '@solana-program/token';
import { beforeAll, describe, expect, it } from 'vitest';
import { amendTerms } from './support/amendments.ts';
import { PROGRAM, SYSTEM_PROGRAM } from './support/chain.ts';
import {
  announceBuyOut,
  buyOut,
  claimPayout,
  claimRedemption,
  closePosition,
  closeSeries,
  endByBuyOut,
  noticeBuyOut,
  redeemUnits,
  releaseResidue,
} from './support/claims.ts';
import {
  activate,
  buy,
  type CurveWorld,
  collectFees,
  collectProceeds,
  createCurve,
  createCurveWorld,
  DAY,
  recordRate,
  register,
  sell,
  stake,
  syncCensus,
  type Trader,
  unstake,
  WAD,
} from './support/curve.ts';
import {
  extinguish,
  OTHER,
  prepareReports,
  requestExtinguishment,
  voidExtinguishment,
} from './support/extinguishment.ts';
import { approvePause, endPause, requestPause, withdrawPause } from './support/pauses.ts';
import { writeKey } from './support/proof.ts';
import {
  cancelRaise,
  claimKept,
  closeBid,
  closeBook,
  collectCharges,
  commit,
  createRaiseWorld,
  deliverBid,
  nextRecords,
  passGate,
  putFrozen,
  RAISE,
  raiseOf,
  readRaise,
  revealBid,
  settle as settleRaise,
  settleStep,
  withdrawProceeds,
} from './support/raises.ts';
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
import {
  amendRoutedTerms,
  closeRouter,
  createRoutedRaise,
  extinguishRouted,
  markRoutedMissed,
  payRoutedTail,
  releaseWithheld,
  route,
  routedWorld,
  routerAccounts,
  submitAttestedReport,
  submitRoutedReport,
  submitRoutedTrueUp,
  transfer,
} from './support/routing.ts';
import { ATTESTOR, signedRate } from './support/signed-rate.ts';
import { claimTender, openTender, settle, settleTender, tender, withdrawTender } from './support/tenders.ts';
import { endWithoutUnits } from './support/units.ts';
import {
  closeOrder,
  closeWindow,
  deliverOrder,
  nextOrderRecords,
  openWindow,
  order,
  readWindow,
  releaseUnits,
  revealOrder,
  settleWindow,
  toPhase,
  tradingWorld,
} from './support/windows.ts';
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
  curve = await createCurveWorld();
  await curve.chain.accept(buy(curve, traderOf(curve), { given: 100_000_000n }));
  await register(curve, 'attestor', ATTESTOR.address);
  active = await createCurveWorld();
  await active.chain.accept(buy(active, traderOf(active), { given: 1_500_000_000n }));
  await active.chain.accept(activate(active));
  await active.chain.accept(await stake(active, traderOf(active), 1_000n));
  await register(active, 'attestor', ATTESTOR.address);
  active.chain.setTime(periodEnd(20261));
  [reported, missed] = [await openReportWorld(), await openReportWorld()];
  for (const each of [reported, missed]) await endQuarter(each, 20261 as Period);
  [claiming, bought] = [await openReportWorld(), await openReportWorld()];
  for (const each of [claiming, bought]) await report(each, { period: 20261 as Period, payment: 1_000n });
  await endByBuyOut(bought);
  announced = await openReportWorld();
  await noticeBuyOut(announced);
  forgiven = await openReportWorld();
  for (const each of [claiming, forgiven]) await register(each, 'attestor', OTHER.address);
  await forgiven.chain.accept(await requestExtinguishment(forgiven));
  forgiven.chain.setTime(forgiven.chain.now() + 7n * DAY);
  missed.chain.setTime(periodEnd(20261) + 90n * DAY);
  [asking, paused] = [await openReportWorld(), await openReportWorld()];
  for (const each of [asking, paused]) await each.chain.accept(await requestPause(each));
  await paused.chain.accept(await approvePause(paused, paused.chain.now() + DAY));
  [offered, over, settled] = [await openReportWorld(), await openReportWorld(), await openReportWorld()];
  for (const each of [offered, over, settled]) {
    await each.chain.accept(openTender(each, 2_000_000n));
    await each.chain.accept(await tender(each, traderOf(each), 100n));
  }
  await settle(settled);
  await endQuarter(settled, 20261 as Period); // so that the census matters
  over.chain.setTime(over.chain.now() + 7n * DAY);
  ended = await openReportWorld({ lastPeriod: 20262 as Period });
  await report(ended, { period: 20261 as Period, payment: 1_000n });
  await ended.chain.accept(await claimPayout(ended, traderOf(ended)));
  await ended.chain.accept(await unstake(ended, traderOf(ended), 600n)); // so that the next census matters
  await report(ended, { period: 20262 as Period, payment: 0n });
  ended.chain.setTime(ended.chain.now() + 90n * DAY);
  await ended.chain.accept(closeSeries(ended));
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

/** The world with a payee whose money is kept, so that the kept payment's account matters. */
function frozen(world: CurveWorld): CurveWorld {
  const { money, signer } = traderOf(world);
  putFrozen(world, money, signer.address);
  return world;
}

const BID = { price: 200n, quantity: 40n };

describe('no account is taken for another', () => {
  it('of a raise', async () => {
    const world = await createRaiseWorld();
    const [first, second] = world.traders as [Trader, Trader];
    const check = async (whole: Instruction) => {
      expect(await taken(world, whole)).toEqual([]);
      await world.chain.accept(whole);
    };
    for (const bidder of [first, second]) await check(await commit(world, bidder, { ...BID, deposit: 9_000n }));
    world.chain.setTime(RAISE.commitEndsAt);
    await check(await revealBid(world, first, BID));
    world.chain.setTime(RAISE.revealEndsAt);
    await check(settleStep(world, 9));
    while (readRaise(world).stage === 2n) await check(settleStep(world, 1, await nextRecords(world, 1)));
    await settleRaise(world);
    await check(await passGate(world));
    putFrozen(world, first.money, first.signer.address); // so that the kept payment matters
    await check(await deliverBid(world, first));
    putFrozen(world, first.money, first.signer.address, 0n, AccountState.Initialized);
    await check(await claimKept(world, first));
    await world.chain.accept(await deliverBid(world, second));
    await check(withdrawProceeds(world));
    await check(collectCharges(world));
    for (const bidder of [second, first]) await check(await closeBid(world, bidder));
    await check(closeBook(world));
    const canceled = await createRaiseWorld();
    expect(await taken(canceled, cancelRaise(canceled))).toEqual([]);
  });

  it('of a window', async () => {
    const world = await tradingWorld([30n, 0n]);
    const [seller, buyer] = world.traders as [Trader, Trader];
    /** `free` is a place where any account will do. */
    const check = async (given: Instruction, free?: number) => {
      const accounts = (given.accounts ?? []).map((meta, place) =>
        place === free ? { ...meta, address: TOKEN_PROGRAM } : meta,
      );
      const whole = { ...given, accounts };
      expect(await taken(world, whole)).toEqual([]);
      await world.chain.accept(whole);
    };
    await check(await openWindow(world));
    const sold = { trader: seller, side: 'SELL', price: 100n, quantity: 20n } as const;
    const bought = { trader: buyer, side: 'BUY', price: 100n, quantity: 9n, escrow: 1_000n } as const;
    await check(await order(world, sold), 11); // no money is taken
    await check(await order(world, bought), 9); // no units are locked
    toPhase(world, 'REVEAL');
    for (const each of [sold, bought]) await check(await revealOrder(world, each.trader, each));
    toPhase(world, 'SETTLE');
    while ((await readWindow(world)).status === 1n) {
      await check(await settleWindow(world, 1, await nextOrderRecords(world, 1)));
    }
    putFrozen(world, buyer.money, buyer.signer.address); // so that the kept payment matters
    await check(await deliverOrder(world, buyer), 4); // no units are unlocked
    await world.chain.accept(await setVerified(world, world.admin, [seller.signer.address], false));
    await check(await deliverOrder(world, seller), 13); // nothing is kept
    await world.chain.accept(await setVerified(world, world.admin, [seller.signer.address], true));
    await check(await releaseUnits(world, seller));
    for (const trader of [buyer, seller]) await check(await closeOrder(world, trader));
    await check(await closeWindow(world), 8); // nothing is left for the fee collector
  });

  it('of the income router', async () => {
    const terms = { theta: 1_000n, ratePerUnit: WAD / 100n };
    const [first, second, third] = [20261, 20262, 20263] as Period[] as [Period, Period, Period];
    const term = { firstPeriod: first, lastPeriod: third };
    const world = await routedWorld([9n], terms, term);
    const { chain, issuer } = world;
    await prepareReports(world);
    /** `free` is the place of an account that does not matter. */
    const check = async (given: Instruction, free?: number) => {
      const accounts = (given.accounts ?? []).map((meta, place) =>
        place === free ? { ...meta, address: TOKEN_PROGRAM } : meta,
      );
      const whole = { ...given, accounts };
      expect(await taken(world, whole)).toEqual([]);
      await chain.accept(whole);
    };
    const draftSalt = new Uint8Array(32).fill(3);
    const other = await raiseOf(world, draftSalt);
    const commitEndsAt = chain.now() + COMMIT_MIN;
    const ends = {
      commitEndsAt,
      revealEndsAt: commitEndsAt + REVEAL_MIN,
      gateEndsAt: commitEndsAt + REVEAL_MIN + GATE_MIN,
    };
    const offered = { draftSalt, unitsOffered: 9n, maxUnitsPerBid: 9n, ...term, ...ends };
    const created = await createRoutedRaise(other, terms, offered);
    const withoutRates = (created.accounts ?? []).map((meta, place) =>
      place === 13 || place === 14 ? { ...meta, address: TOKEN_PROGRAM } : meta,
    );
    await check({ ...created, accounts: withoutRates });
    const { receipts } = await routerAccounts(world);
    const income = transfer(world.traders[0] as Trader, receipts, 3_000n);
    putFrozen(world, issuer.money, issuer.signer.address); // so that the kept payment matters
    await chain.accept(income);
    await check(await route(world));
    await check(await amendRoutedTerms(world, { ...terms, theta: 2_000n }, { cap: 1_000_000n }), 7); // nothing is paid in
    chain.setTime(periodEnd(first));
    await check(await submitRoutedReport(world, first));
    putFrozen(world, issuer.money, issuer.signer.address, 10_000n, AccountState.Initialized);
    chain.setTime(periodEnd(second));
    await check(await submitAttestedReport(world, { period: second, payment: 500n }));
    chain.setTime(periodEnd(third) + 90n * DAY);
    await check(await markRoutedMissed(world, third));
    await check(await submitRoutedTrueUp(world, { year: 2026, adjustment: 100n }));
    await check(await payRoutedTail(world, 60n));
    await chain.accept(await requestExtinguishment(world));
    chain.setTime(chain.now() + 7n * DAY);
    await check(await extinguishRouted(world));
    await chain.accept(income);
    putFrozen(world, issuer.money, issuer.signer.address);
    await check(await releaseWithheld(world));
    await check(await closeRouter(world));
  });

  type Case = readonly [string, () => CurveWorld, (world: CurveWorld) => Instruction | Promise<Instruction>];
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
    ['buy', () => curve, (w) => buy(w, traderOf(w), { given: 1_000_000n })],
    ['sell', () => curve, (w) => sell(w, traderOf(w), { given: 1_000_000n })],
    ['collectFees', () => curve, (w) => collectFees(w)],
    ['collectProceeds', () => active, (w) => collectProceeds(w)],
    ['syncCensus', () => active, (w) => syncCensus(w, 20261)],
    ['stake', () => active, (w) => stake(w, traderOf(w), 10n)], // after the census, so that it matters
    ['claimPayout', () => claiming, (w) => claimPayout(w, traderOf(w))],
    ['claimRedemption', () => frozen(bought), (w) => claimRedemption(w, traderOf(w))],
    ['amendTerms', () => claiming, (w) => amendTerms(w, { cap: 5_000_000n })],
    ['requestExtinguishment', () => claiming, (w) => requestExtinguishment(w)],
    ['voidExtinguishment', () => claiming, (w) => voidExtinguishment(w)],
    ['extinguish', () => forgiven, (w) => extinguish(w)],
    ['requestPause', () => claiming, (w) => requestPause(w)],
    ['withdrawPause', () => claiming, (w) => withdrawPause(w)],
    ['approvePause', () => asking, (w) => approvePause(w, w.chain.now() + DAY)],
    ['endPause', () => paused, (w) => endPause(w)],
    ['openTender', () => claiming, (w) => openTender(w, 2_000_000n)],
    ['tender', () => offered, (w) => tender(w, traderOf(w), 10n)],
    ['withdrawTender', () => offered, (w) => withdrawTender(w, traderOf(w), 10n)],
    ['settleTender', () => over, (w) => settleTender(w)],
    ['claimTender', () => frozen(settled), (w) => claimTender(w, traderOf(w))],
    ['announceBuyOut', () => claiming, (w) => announceBuyOut(w)],
    ['buyOut', () => announced, (w) => buyOut(w)],
    ['redeemUnits', () => bought, (w) => redeemUnits(w, w.traders[1] as Trader, 10n)],
    ['closeAccount', () => ended, (w) => closePosition(w, traderOf(w))],
    ['releaseResidue', () => unitless, (w) => releaseResidue(w)],
    ['markMissed', () => missed, (w) => markMissed(w, 20261)],
  ];
  it.each(cases)('%s', async (_, worldOf, sending) => {
    const world = worldOf();
    const whole = await sending(world);
    expect(await taken(world, whole)).toEqual([]);
    expect((await world.chain.send(whole)).answer).toBe('ACCEPTED');
  });

  /** Rates and censuses that do not count may be any account: of the first of a currency, and after the last. */
  it('but for rates and censuses of which there is none', async () => {
    const first = await publishRate(curve, curve.admin, { currency: 756, rate: 100n });
    const salt = await createCurve(curve, { draftSalt: new Uint8Array(32).fill(3) });
    const rate = await signedRate(active, { period: 20261, rate: 10_000n * WAD });
    const record = await recordRate(active, rate, periodEnd(20261));
    for (const [world, whole, free] of [
      [curve, first, [7, 8, 9]],
      [curve, salt, [12, 13]],
      [active, record, [9]],
      [active, await unstake(active, traderOf(active), 10n), [9]],
      [reported, await submitReport(reported, { period: 20261, payment: 1_000n }), [9]],
    ] as const) {
      const none = (place: number) => free.some((each) => each === place);
      const accounts = (whole.accounts ?? []).map((meta, place) =>
        none(place) ? { ...meta, address: TOKEN_PROGRAM } : meta,
      );
      const left = { ...whole, accounts };
      expect(await taken(world, left)).toEqual([]);
      expect((await world.chain.send(left)).answer).toBe('ACCEPTED');
    }
  });
});
