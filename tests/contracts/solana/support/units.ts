// What each instruction takes, in LiteSVM with keys that are the same in every run.
import { readFileSync } from 'node:fs';
import { nextPeriod, type Period, periodEnd } from '@income-series/protocol/period';
import { PROCEEDS_WAIT } from '@income-series/protocol/policy';
import { AccountState } from '@solana-program/token';
import { amendTerms, submitTrueUp } from './amendments.ts';
import { fromHex, u8, u32 } from './bytes.ts';
import { instruction, keyPair, readonly, type Sent } from './chain.ts';
import * as claims from './claims.ts';
import type { CurveWorld, Trader } from './curve.ts';
import * as curves from './curve.ts';
import { extinguish, OTHER, prepareReports, requestExtinguishment, voidExtinguishment } from './extinguishment.ts';
import { approvePause, endPause, requestPause, withdrawPause } from './pauses.ts';
import { keptProof, proofBytes, verifyProof, writeKey } from './proof.ts';
import * as raisess from './raises.ts';
import * as registrys from './registry.ts';
import { endQuarter, markMissed, openReportWorld, report, submitReport } from './reports.ts';
import * as routings from './routing.ts';
import { ATTESTOR, signedRate } from './signed-rate.ts';
import { claimTender, openTender, settle, tender, withdrawTender } from './tenders.ts';
import * as windowss from './windows.ts';
import { createWorld, deploy, initialize } from './world.ts';

interface Row {
  readonly instruction: string;
  readonly state: string;
  readonly units: number;
}

/** The default limit of an instruction. */
export const LIMIT = 200_000;

class Table {
  readonly rows: Row[] = [];
  async add(name: string, state: string, sending: Promise<Sent>): Promise<void> {
    const { answer, units } = await sending;
    if (answer !== 'ACCEPTED') throw new Error(`${name}: ${answer}`);
    this.rows.push({ instruction: name, state, units });
  }
}

async function views(table: Table): Promise<void> {
  const world = await deploy();
  const { chain } = world;
  await table.add('initialize', '', chain.send(initialize(world)));
  const { messages } = JSON.parse(readFileSync('packages/protocol/src/signing/known-answers.json', 'utf8')) as {
    messages: { words: string[]; digest: string; signature: string }[];
  };
  const [message] = messages;
  if (message === undefined) throw new Error('a message');
  const words = message.words.map(fromHex);
  await table.add('hashMessage', 'REPORT', chain.send(instruction([readonly(world.config)], u8(1), u8(0), ...words)));
  const signed = [fromHex(message.digest), fromHex(message.signature)];
  await table.add('recoverSigner', '', chain.send(instruction([], u8(2), ...signed)));
  await table.add('hashSeriesKey', '', chain.send(instruction([], u8(3), new Uint8Array(64))));
  await table.add('hashBid', '', chain.send(instruction([], u8(4), new Uint8Array(128))));
  await table.add('hashTerms', '', chain.send(instruction([], u8(74), new Uint8Array(160))));
}

async function registry(table: Table): Promise<void> {
  const world = await createWorld();
  const { admin, chain, collector } = world;
  await table.add('grantRole', '', chain.send(registrys.grantRole(world, admin, registrys.ALLOWLIST, admin.address)));
  await registrys.takeRoles(world);
  await table.add('revokeRole', '', chain.send(registrys.revokeRole(world, admin, registrys.FEED, admin.address)));
  await registrys.takeRoles(world);
  const key = `0x${'ab'.repeat(20)}`;
  await table.add('registerKey', '', chain.send(registrys.registerKey(world, admin, 'attestor', key)));
  const revocation = { kind: 'attestor', key, graceUntil: 0n } as const;
  await table.add('revokeKey', '', chain.send(registrys.revokeKey(world, admin, revocation)));
  const wallets = await Promise.all(Array.from({ length: 10 }, async (_, n) => (await keyPair(100 + n)).address));
  await table.add(
    'setVerified',
    'one wallet',
    chain.send(registrys.setVerified(world, admin, [collector.address], true)),
  );
  await table.add('setVerified', 'ten wallets', chain.send(registrys.setVerified(world, admin, wallets, true)));
  const approval = await registrys.setIssuerApproval(world, admin, admin.address, true);
  await table.add('setIssuerApproval', '', chain.send(approval));
  for (const [rate, state] of [
    [100n, 'the first of a currency'],
    [110n, 'another'],
    [111n, 'a day and more after the last'],
  ] as const) {
    await table.add('publishRate', state, chain.send(registrys.publishRate(world, admin, { currency: 978, rate })));
    chain.setTime(chain.now() + 43_201n);
  }
  await table.add('periodWindow', '', chain.send(instruction([], u8(12), u32(20264))));
}

async function curve(table: Table): Promise<void> {
  const open = await curves.openCurveWorld();
  await table.add('createCurve', '', open.chain.send(curves.createCurve(open)));
  const world = await curves.createCurveWorld();
  const { chain } = world;
  const [trader] = world.traders;
  if (trader === undefined) throw new Error('a trader');
  await table.add('buy', '', chain.send(curves.buy(world, trader, { given: 100_000_000n })));
  await table.add('sell', '', chain.send(curves.sell(world, trader, { given: 50_000_000n })));
  await table.add('collectFees', '', chain.send(curves.collectFees(world)));
  await table.add('buy', 'the last units', chain.send(curves.buy(world, trader, { given: 5_000_000_000n })));
  await table.add('activateCurve', '', chain.send(curves.activate(world)));
  chain.setTime(chain.now() + PROCEEDS_WAIT);
  await table.add('collectProceeds', '', chain.send(curves.collectProceeds(world)));
  await table.add('stake', 'the first of a wallet', chain.send(curves.stake(world, trader, 10n)));
  await table.add('stake', 'another', chain.send(curves.stake(world, trader, 10n)));
  await table.add('unstake', '', chain.send(curves.unstake(world, trader, 10n)));
  chain.setTime(periodEnd(20261));
  await table.add('syncCensus', '', chain.send(curves.syncCensus(world, 20261)));
  await curves.register(world, 'attestor', ATTESTOR.address);
  const rate = await signedRate(world, { period: 20261, rate: 10_000n * curves.WAD });
  await table.add('recordRate', '', chain.send(curves.recordRate(world, rate, periodEnd(20261))));
  const failed = await curves.createCurveWorld();
  failed.chain.setTime(curves.PARAMS.deadline);
  await table.add('failCurve', '', failed.chain.send(curves.fail(failed)));
}

async function forgiving(table: Table): Promise<void> {
  const world = await openReportWorld();
  const { chain } = world;
  await curves.register(world, 'attestor', OTHER.address);
  await table.add('requestExtinguishment', '', chain.send(requestExtinguishment(world)));
  await table.add('voidExtinguishment', '', chain.send(voidExtinguishment(world)));
  await chain.accept(requestExtinguishment(world));
  chain.setTime(chain.now() + 7n * curves.DAY);
  await table.add('extinguish', '', chain.send(extinguish(world)));
}

async function pauses(table: Table): Promise<void> {
  const world = await openReportWorld();
  const { chain } = world;
  await table.add('requestPause', '', chain.send(requestPause(world)));
  await table.add('withdrawPause', '', chain.send(withdrawPause(world)));
  await chain.accept(requestPause(world));
  await table.add('approvePause', '', chain.send(approvePause(world, chain.now() + curves.DAY)));
  await table.add('endPause', '', chain.send(endPause(world)));
  await chain.accept(requestPause(world));
  const period = 20261 as Period;
  chain.setTime(periodEnd(period) + 89n * curves.DAY);
  await chain.accept(approvePause(world, chain.now() + 9n * curves.DAY));
  chain.setTime(chain.now() + curves.DAY);
  await table.add('markMissed', 'which defers', chain.send(markMissed(world, period)));
  chain.setTime(chain.now() + 8n * curves.DAY);
  await table.add('requestPause', 'which ends the last', chain.send(requestPause(world)));
}

async function tenders(table: Table): Promise<void> {
  const world = await openReportWorld();
  const { chain } = world;
  const [trader] = world.traders as [Trader];
  await table.add('openTender', '', chain.send(openTender(world, 2_000_000n)));
  await table.add('tender', '', chain.send(tender(world, trader, 600n)));
  await table.add('withdrawTender', '', chain.send(withdrawTender(world, trader, 10n)));
  await table.add('settleTender', '', settle(world));
  await table.add('claimTender', '', chain.send(claimTender(world, trader)));
  const closed = claims.closeAccount(world, await curves.roundAccount(world, 1), chain.payer.address);
  await table.add('closeAccount', 'a round of tenders', chain.send(closed));
}

async function ending(table: Table): Promise<void> {
  const period = 20261 as Period;
  const world = await openReportWorld({ lastPeriod: period });
  const { chain } = world;
  await report(world, { period, payment: 1_000_000n, flag: 1 });
  const trueUp = await submitTrueUp(world, { year: 2026, adjustment: 1n });
  await table.add('submitTrueUp', '', chain.send(trueUp));
  await table.add('payTail', '', chain.send(claims.payTail(world, 2_000_000n)));
  await table.add('claimTail', '', chain.send(claims.claimTail(world, world.traders[0] as Trader)));
  chain.setTime(chain.now() + 90n * curves.DAY);
  await table.add('closeSeries', '', chain.send(claims.closeSeries(world)));
  await table.add('claimFinal', '', chain.send(claims.claimFinal(world, world.traders[0] as Trader)));
  await table.add('closeAccount', 'a position', chain.send(claims.closePosition(world, world.traders[0] as Trader)));
}

/** An end without units, all of which the treasury bought for less than it holds. */
export async function endWithoutUnits(): Promise<CurveWorld> {
  const world = await openReportWorld({ treasuryBps: 10_000n, cap: 100n });
  const { chain } = world;
  for (const trader of world.traders) {
    const loose = curves.tokensOf(world, trader.units);
    if (loose > 0n) await chain.accept(curves.stake(world, trader, loose));
  }
  await chain.accept(openTender(world, 1_000_000n));
  for (const trader of world.traders) {
    await chain.accept(tender(world, trader, (await curves.readPosition(world, trader)).staked as bigint));
  }
  await settle(world);
  for (const trader of world.traders) await chain.accept(claimTender(world, trader));
  await curves.register(world, 'attestor', OTHER.address);
  await chain.accept(requestExtinguishment(world));
  chain.setTime(chain.now() + 7n * curves.DAY);
  await chain.accept(extinguish(world));
  return world;
}

async function releasing(table: Table): Promise<void> {
  const world = await endWithoutUnits();
  await table.add('releaseResidue', '', world.chain.send(claims.releaseResidue(world)));
}

async function reports(table: Table): Promise<void> {
  const world = await openReportWorld();
  const { chain } = world;
  const first = 20261 as Period;
  await endQuarter(world, first);
  await table.add('submitReport', '', chain.send(submitReport(world, { period: first, payment: 1_000_000n })));
  await table.add('amendTerms', '', chain.send(amendTerms(world, { cap: 4_000_000_000n })));
  const second = nextPeriod(first);
  await endQuarter(world, second);
  chain.setTime(periodEnd(second) + 90n * curves.DAY);
  await table.add('markMissed', '', chain.send(markMissed(world, second)));
  await table.add('claimPayout', '', chain.send(claims.claimPayout(world, world.traders[0] as Trader)));
  await table.add('announceBuyOut', '', chain.send(claims.announceBuyOut(world)));
  await claims.noticeBuyOut(world);
  await table.add('buyOut', '', chain.send(claims.buyOut(world)));
  await table.add('claimRedemption', '', chain.send(claims.claimRedemption(world, world.traders[0] as Trader)));
  await table.add('redeemUnits', '', chain.send(claims.redeemUnits(world, world.traders[1] as Trader, 1_000n)));
  await ending(table);
  await releasing(table);
  await forgiving(table);
  await tenders(table);
  await pauses(table);
}

const BID = { price: 100n, quantity: 1n };

async function raises(table: Table): Promise<void> {
  const open = await raisess.openRaiseWorld();
  await table.add('createRaise', '', open.chain.send(raisess.createRaise(open)));
  await table.add('cancelRaise', '', open.chain.send(raisess.cancelRaise(open)));
  const world = await raisess.createRaiseWorld({ unitsOffered: 2n, maxUnitsPerBid: 2n });
  const { chain } = world;
  const [first, second] = world.traders as [Trader, Trader];
  await table.add('commitBid', '', chain.send(raisess.commit(world, first, BID)));
  await chain.accept(raisess.commit(world, second, { ...BID, deposit: 1_000n }));
  chain.setTime(raisess.RAISE.commitEndsAt);
  await table.add('revealBid', '', chain.send(raisess.revealBid(world, first, BID)));
  chain.setTime(raisess.RAISE.revealEndsAt);
  await table.add('settleStep', 'the first bid', chain.send(raisess.settleStep(world, 1)));
  await raisess.settle(world);
  await table.add('passGate', '', chain.send(raisess.passGate(world)));
  await table.add('deliverBid', '', chain.send(raisess.deliverBid(world, first)));
  const [owner, amount] = [second.signer.address, curves.tokensOf(world, second.money)];
  raisess.putFrozen(world, second.money, owner, amount);
  await table.add('deliverBid', 'to a frozen account', chain.send(raisess.deliverBid(world, second)));
  raisess.putFrozen(world, second.money, owner, amount, AccountState.Initialized);
  await table.add('claimKept', '', chain.send(raisess.claimKept(world, second, owner)));
  await table.add('withdrawProceeds', '', chain.send(raisess.withdrawProceeds(world)));
  await table.add('collectCharges', '', chain.send(raisess.collectCharges(world)));
  for (const bidder of [second, first]) await table.add('closeBid', '', chain.send(raisess.closeBid(world, bidder)));
  table.rows.pop();
  await table.add('closeBook', '', chain.send(raisess.closeBook(world)));
  await table.add('closeRaise', '', chain.send(raisess.closeRaise(world)));
}

async function windows(table: Table): Promise<void> {
  const world = await windowss.tradingWorld([9n, 0n]);
  const { chain } = world;
  const [seller, buyer] = world.traders as [Trader, Trader];
  await table.add('openWindow', '', chain.send(windowss.openWindow(world)));
  const sold = { trader: seller, side: 'SELL', price: 100n, quantity: 9n } as const;
  const bought = { trader: buyer, side: 'BUY', price: 100n, quantity: 4n, escrow: 1_000n } as const;
  await table.add('commitOrder', 'of units', chain.send(windowss.order(world, sold)));
  await table.add('commitOrder', 'of money', chain.send(windowss.order(world, bought)));
  windowss.toPhase(world, 'REVEAL');
  for (const each of [sold, bought]) {
    await table.add('revealOrder', '', chain.send(windowss.revealOrder(world, each.trader, each)));
  }
  table.rows.pop();
  windowss.toPhase(world, 'SETTLE');
  await table.add('settleWindow', 'the first order', windowss.step(world, 1));
  await windowss.settleOrders(world, 1);
  await chain.accept(registrys.setVerified(world, world.admin, [seller.signer.address], false));
  await table.add('deliverOrder', 'which makes a position', chain.send(windowss.deliverOrder(world, buyer)));
  await table.add('deliverOrder', 'of units, which are held', chain.send(windowss.deliverOrder(world, seller)));
  await chain.accept(registrys.setVerified(world, world.admin, [seller.signer.address], true));
  await table.add('releaseUnits', '', chain.send(windowss.releaseUnits(world, seller)));
  await table.add('closeOrder', '', chain.send(windowss.closeOrder(world, buyer)));
  await chain.accept(windowss.closeOrder(world, seller));
  await table.add('closeWindow', '', chain.send(windowss.closeWindow(world)));
}

async function routing(table: Table): Promise<void> {
  const terms = { theta: 1_000n, ratePerUnit: curves.WAD / 100n };
  const open = await raisess.openRaiseWorld();
  await table.add(
    'createRoutedRaise',
    '',
    open.chain.send(routings.createRoutedRaise(open, { ...terms, ratePerUnit: 1n })),
  );
  const world = await routings.routedWorld([9n], terms, { firstPeriod: 20261, lastPeriod: 20264 });
  const { chain } = world;
  await prepareReports(world);
  const { receipts } = await routings.routerAccounts(world);
  const receive = (amount: bigint) =>
    curves.putTokens(world, receipts, world.token, world.curve.series, curves.tokensOf(world, receipts) + amount);
  receive(9_000n);
  await table.add('route', '', chain.send(routings.route(world)));
  const amended = { theta: 500n, ratePerUnit: curves.WAD / 100n };
  await table.add('amendRoutedTerms', '', chain.send(routings.amendRoutedTerms(world, amended)));
  chain.setTime(periodEnd(20261));
  await table.add('submitRoutedReport', '', chain.send(routings.submitRoutedReport(world, 20261)));
  chain.setTime(periodEnd(20262));
  const documents = { period: 20262, payment: 2_000n };
  await table.add('submitAttestedReport', '', chain.send(routings.submitAttestedReport(world, documents)));
  chain.setTime(periodEnd(20263) + 90n * curves.DAY);
  await table.add('markRoutedMissed', '', chain.send(routings.markRoutedMissed(world, 20263)));
  receive(9_000n);
  await chain.accept(routings.route(world));
  chain.setTime(periodEnd(20264));
  await chain.accept(routings.submitRoutedReport(world, 20264));
  const trueUp = { year: 2026, adjustment: 5n };
  await table.add('submitRoutedTrueUp', '', chain.send(routings.submitRoutedTrueUp(world, trueUp)));
  await table.add('payRoutedTail', '', chain.send(routings.payRoutedTail(world, 2n)));
  await chain.accept(requestExtinguishment(world));
  chain.setTime(chain.now() + 7n * curves.DAY);
  await table.add('extinguishRouted', '', chain.send(routings.extinguishRouted(world)));
  receive(1n);
  await table.add('releaseWithheld', '', chain.send(routings.releaseWithheld(world)));
  await table.add('closeRouter', '', chain.send(routings.closeRouter(world)));
}

async function proofs(table: Table): Promise<void> {
  const world = await createWorld();
  for (const [part, state] of ['the first part', 'the second'].entries()) {
    await table.add('writeVerifyingKey', state, world.chain.send(writeKey(world, part)));
  }
  await table.add('verifyProof', '', world.chain.send(verifyProof(...proofBytes(keptProof()))));
}

export async function measure(): Promise<readonly Row[]> {
  const table = new Table();
  await views(table);
  await registry(table);
  await curve(table);
  await reports(table);
  await raises(table);
  await windows(table);
  await routing(table);
  await proofs(table);
  return table.rows;
}

const number = (value: number): string => value.toLocaleString('en');

export async function unitsPage(): Promise<string> {
  const rows = await measure();
  return `# Compute units of every instruction

Written by \`npm run solana -- units\`; not edited by hand.

Measured in LiteSVM with the committed program and keys that are the same in every run. The search for the bump of an address
that is created takes 1,500 units for each bump tried, so it depends on the keys. LiteSVM's token program takes about 100
units for a transfer; a cluster with the older SPL Token takes thousands: simulate before setting a limit. The default limit
of an instruction is ${number(LIMIT)}.

| instruction | units | state |
|---|---|---|
${rows.map(({ instruction: name, state, units }) => `| \`${name}\` | ${number(units)} | ${state} |`).join('\n')}
`;
}
