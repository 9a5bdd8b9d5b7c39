// What requests read of a cluster: worlds of the program's tests on the node, read over HTTP.

import type { Address } from '@income-series/protocol/address';
import { toHex } from '@income-series/protocol/bytes';
import { ZERO_PRIOR } from '@income-series/protocol/commitments';
import type { KeyAddress } from '@income-series/protocol/hex';
import { type Period, periodEnd } from '@income-series/protocol/period';
import { CENSUS_WAIT, SALE_NOTICE } from '@income-series/protocol/policy';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAddresses } from '../../../src/adapters/solana/addresses.ts';
import { keyPair, PROGRAM } from '../../contracts/solana/support/chain.ts';
import {
  claimFinal,
  claimPayout,
  claimRedemption,
  closeSeries,
  endByBuyOut,
  payTail,
} from '../../contracts/solana/support/claims.ts';
import {
  type CurveWorld,
  createCurveWorld,
  DAY,
  EUR,
  PARAMS,
  putIntoSeries,
  putTokens,
  recordRate,
  register,
  stake,
  syncCensus,
  type Trader,
  tokensOf,
  unstake,
  WAD,
} from '../../contracts/solana/support/curve.ts';
import { OTHER, requestExtinguishment } from '../../contracts/solana/support/extinguishment.ts';
import { approvePause, pause, requestPause } from '../../contracts/solana/support/pauses.ts';
import { publishRate, revokeKey, setVerified } from '../../contracts/solana/support/registry.ts';
import {
  endQuarter,
  incomeOf,
  markMissed,
  openReportWorld,
  report,
  submitReport,
} from '../../contracts/solana/support/reports.ts';
import { ATTESTOR, signedRate, VERIFIER } from '../../contracts/solana/support/signed-rate.ts';
import { claimTender, openTender, settle, tender } from '../../contracts/solana/support/tenders.ts';
import { START } from '../../contracts/solana/support/world.ts';
import { type Mirrored, mirror } from './support/mirror.ts';

const FIRST = 20261 as Period;
const SECOND = 20262 as Period;
const own = (trader: Trader) => trader.signer.address as string as Address;
const key = (text: string) => text.toLowerCase() as KeyAddress;
const RATE = 10_000n * WAD;

describe('a cluster without a series', () => {
  let world: CurveWorld;
  let mirrored: Mirrored;
  beforeAll(async () => {
    world = await createCurveWorld();
    mirrored = await mirror(world);
  });
  afterAll(() => mirrored.node.stop());

  it('has its name, domain and head', async () => {
    const { reader, node } = mirrored;
    expect(reader.name).toBe(`solana:${node.chain.genesisHash.slice(0, 32)}`);
    expect(reader.domain.kind).toBe('solana');
    const head = await reader.head();
    expect(head.number).toBe(node.chain.tip.slot);
    expect(head.timestamp).toBe(START + SALE_NOTICE);
    expect(head.hash).toMatch(/^0x[0-9a-f]{64}$/);
  });

  it('reads lamports, and the payment token once', async () => {
    const { reader } = mirrored;
    expect(await reader.balanceOf(own(world.issuer))).toBe(world.chain.balance(world.issuer.signer.address));
    expect(await reader.balanceOf((await keyPair(777)).address as string as Address)).toBe(0n);
    expect(await reader.paymentToken()).toEqual({ address: world.token, decimals: 6, symbol: null });
    expect(await reader.paymentToken()).toBe(await reader.paymentToken());
  });

  it('answers zeros for a series that it does not hold', async () => {
    const { reader } = mirrored;
    const none = toHex(new Uint8Array(32).fill(0x77));
    expect((await reader.series(none)).value.state).toBe('NONE');
    expect((await reader.hardship(none)).value).toMatchObject({ pauseState: 'NONE', extinguishment: null });
    expect((await reader.window(none)).value).toEqual({ window: 0, phase: 'NONE' });
    expect((await reader.periodRate(none, FIRST)).value).toMatchObject({ rate: null, signer: null });
    expect((await reader.chargeBasis(none, FIRST)).value).toMatchObject({ cap: 0n, accrued: 0n });
    expect((await reader.holdings(none, [own(world.issuer)])).value.get(own(world.issuer))?.units).toBe(0n);
    expect((await reader.curvePosition(none, own(world.issuer))).value).toBeNull();
    await expect(reader.periodState(none, FIRST)).rejects.toMatchObject({ code: 'CHAIN_UNAVAILABLE' });
  });
});

describe('the registry', () => {
  let world: CurveWorld;
  let mirrored: Mirrored;
  beforeAll(async () => {
    world = await createCurveWorld();
    await register(world, 'attestor', ATTESTOR.address);
    await register(world, 'verifier', VERIFIER.address);
    await register(world, 'attestor', OTHER.address);
    mirrored = await mirror(world);
  });
  afterAll(() => mirrored.node.stop());

  it('says who is verified, in one slot, and for none too', async () => {
    const { reader, node } = mirrored;
    const stranger = (await keyPair(778)).address as string as Address;
    const wallets = [...world.traders.map(own), stranger];
    const { block, value } = await reader.verifiedWallets(wallets);
    expect(wallets.map((wallet) => value.get(wallet))).toEqual([true, true, true, false]);
    expect(block.number).toBe(node.chain.tip.slot);
    expect((await reader.verifiedWallets([])).value.size).toBe(0);
    expect((await reader.approvedIssuer(own(world.issuer))).value).toBe(true);
    expect((await reader.approvedIssuer(own(world.traders[0] as Trader))).value).toBe(false);
    await expect(reader.verifiedWallets([key(ATTESTOR.address)])).rejects.toMatchObject({ code: 'BAD_INPUT' });
  });

  it('says of more wallets than one answer holds', async () => {
    const many = await Promise.all(Array.from({ length: 130 }, (_, n) => keyPair(1_000 + n)));
    const wallets = many.map(({ address }) => address as string as Address);
    const { value } = await mirrored.reader.verifiedWallets([...wallets, own(world.issuer)]);
    expect([...value.values()].filter(Boolean)).toHaveLength(1);
    expect(value.size).toBe(131);
  });

  it('says which keys are active, by kind, and a revoked one until its grace is over', async () => {
    const { reader } = mirrored;
    const keys = [ATTESTOR, VERIFIER, OTHER].map(({ address }) => key(address));
    const active = async () => [
      [...(await reader.activeAttestors(keys)).value.values()],
      [...(await reader.activeVerifierKeys(keys)).value.values()],
    ];
    expect(await active()).toEqual([
      [true, false, true],
      [false, true, false],
    ]);
    const graceUntil = world.chain.now() + 100n;
    const revocation = { kind: 'attestor', key: OTHER.address, graceUntil } as const;
    await world.chain.accept(revokeKey(world, world.admin, revocation));
    world.chain.setTime(graceUntil);
    mirrored.copy();
    expect((await active())[0]).toEqual([true, false, true]);
    world.chain.setTime(graceUntil + 1n);
    mirrored.copy();
    expect((await active())[0]).toEqual([true, false, false]);
  });

  it('finds who has a role', async () => {
    const { reader } = mirrored;
    expect((await reader.keyRegistrars()).value).toEqual([world.admin.address]);
    expect((await reader.walletApprovers()).value).toEqual([world.admin.address]);
  });

  it('follows the newest block', async () => {
    const trader = world.traders[1] as Trader;
    await world.chain.accept(setVerified(world, world.admin, [trader.signer.address], false));
    mirrored.copy();
    expect((await mirrored.reader.verifiedWallets([own(trader)])).value.get(own(trader))).toBe(false);
  });
});

describe('a series', () => {
  let world: CurveWorld;
  let mirrored: Mirrored;
  const seriesKey = () => toHex(world.curve.key);
  beforeAll(async () => {
    world = await openReportWorld();
    mirrored = await mirror(world);
  });
  afterAll(() => mirrored.node.stop());

  it('is read before and after a report', async () => {
    const { reader } = mirrored;
    const before = (await reader.series(seriesKey())).value;
    expect(before).toMatchObject({
      state: 'ACTIVE',
      nextPeriod: FIRST,
      expectedPrior: ZERO_PRIOR,
      unitsOutstanding: 0n,
      cap: PARAMS.cap,
      paid: 0n,
      routed: false,
      termsCommitment: toHex(PARAMS.termsCommitment),
    });
    expect((await reader.periodState(seriesKey(), FIRST)).value).toBe('UPCOMING');
    await endQuarter(world, FIRST);
    mirrored.copy();
    expect((await reader.periodState(seriesKey(), FIRST)).value).toBe('OPEN');
    expect((await reader.periodRate(seriesKey(), FIRST)).value).toEqual({
      rate: RATE,
      signer: null,
      last: { rate: RATE, updatedAt: periodEnd(FIRST) - 3_600n },
    });
    world.chain.setTime(periodEnd(FIRST) + 45n * DAY);
    mirrored.copy();
    expect((await reader.periodState(seriesKey(), FIRST)).value).toBe('LATE');
    await world.chain.accept(submitReport(world, { period: FIRST, payment: 1_000_000n }));
    mirrored.copy();
    expect((await reader.periodState(seriesKey(), FIRST)).value).toBe('REPORTED');
    expect((await reader.series(seriesKey())).value.nextPeriod).toBe(SECOND);
    world.chain.setTime(periodEnd(SECOND) + 90n * DAY);
    await world.chain.accept(syncCensus(world, SECOND), markMissed(world, SECOND));
    mirrored.copy();
    expect((await reader.periodState(seriesKey(), SECOND)).value).toBe('MISSED');
    await expect(reader.periodState(seriesKey(), 20294)).rejects.toMatchObject({ code: 'CHAIN_UNAVAILABLE' });
  });
});

describe('positions', () => {
  let world: CurveWorld;
  let mirrored: Mirrored;
  const seriesKey = () => toHex(world.curve.key);
  const [one, two] = [0, 1];
  const trader = (place: number) => world.traders[place] as Trader;

  beforeAll(async () => {
    world = await openReportWorld();
    await report(world, { period: FIRST, payment: 1_000_000n });
    await report(world, { period: SECOND, payment: 1_000_001n, flag: 1 });
    mirrored = await mirror(world);
  });
  afterAll(() => mirrored.node.stop());

  it('reads what was reported', async () => {
    const { reader } = mirrored;
    const { value } = await reader.series(seriesKey());
    expect(value).toMatchObject({
      nextPeriod: 20263,
      unitsOutstanding: 900n,
      paid: 1_000_000n,
      accrued: 1_000_001n,
      expectedPrior: toHex(incomeOf(SECOND)),
    });
    expect((await reader.periodState(seriesKey(), SECOND)).value).toBe('REPORTED');
    expect((await reader.chargeBasis(seriesKey(), 20263)).value).toEqual({
      cap: PARAMS.cap,
      paid: 1_000_000n,
      accrued: 1_000_001n,
      credit: 0n,
      paused: false,
      uncounted: false,
      router: null,
    });
  });

  it('pays what it says is claimable, whenever it was last used', async () => {
    const { reader } = mirrored;
    const claimables = async () => {
      mirrored.copy();
      const { value } = await reader.holdings(seriesKey(), world.traders.map(own));
      return world.traders.map((each) => value.get(own(each)));
    };
    const paid = async (place: number): Promise<bigint> => {
      const before = tokensOf(world, trader(place).money);
      await world.chain.accept(claimPayout(world, trader(place)));
      return tokensOf(world, trader(place).money) - before;
    };
    const first = await claimables();
    expect(first.map((each) => each?.units)).toEqual([600n, 300n, 0n]);
    expect(first.map((each) => each?.claimable)).toEqual([660_000n, 330_000n, 0n]);
    // units that are staked now count from the next census on: that census decides what the position earned
    await world.chain.accept(stake(world, trader(two), 600n));
    await world.chain.accept(unstake(world, trader(one), 100n));
    await report(world, { period: 20263 as Period, payment: 3_000_000n });
    await world.chain.accept(stake(world, trader(two), 1n));
    await report(world, { period: 20264 as Period, payment: 7_654_321n });
    const last = await claimables();
    expect(last[0]?.claimable).toBeGreaterThan(first[0]?.claimable ?? 0n);
    expect(await paid(one)).toBe(last[0]?.claimable);
    expect(await paid(two)).toBe(last[1]?.claimable);
    expect((await claimables()).map((each) => each?.claimable)).toEqual([0n, 0n, 0n]);
  });

  it('reads a wallet’s curve position', async () => {
    const { reader } = mirrored;
    await world.chain.accept(stake(world, trader(two), 10n));
    await report(world, { period: 20271 as Period, payment: 4_000_000n, flag: 1 });
    mirrored.copy();
    const { block, value } = await reader.curvePosition(seriesKey(), own(trader(two)));
    expect(block.number).toBe(mirrored.node.chain.tip.slot);
    expect(value).toMatchObject({ stakedUnits: 911n, claimablePayout: 0n, tender: null, verified: true });
    expect(value?.pendingPayout).toBe((3_960_000n * 911n) / 1_411n);
    expect(value?.looseUnits).toBe(0n); // these worlds keep units elsewhere than wallets do
    const issuer = await reader.curvePosition(seriesKey(), own(world.issuer));
    expect(issuer.value).toMatchObject({ stakedUnits: 0n, stakeableUnits: 0n, stakeRefusal: 'ISSUER_WALLET' });
  });

  it('reads an extinguishment that was asked for', async () => {
    const { reader } = mirrored;
    await register(world, 'attestor', OTHER.address);
    expect((await reader.hardship(seriesKey())).value).toMatchObject({ extinguishNonce: 0n, extinguishment: null });
    await world.chain.accept(requestExtinguishment(world));
    mirrored.copy();
    const { value } = await reader.hardship(seriesKey());
    const keys = [ATTESTOR, OTHER].map(({ address }) => key(address)).sort();
    expect([value.extinguishment?.keyA, value.extinguishment?.keyB]).toEqual(keys);
    expect(value.extinguishment?.noticeEndsAt).toBe(world.chain.now() + 7n * DAY);
  });

  it('reads more holders than one answer holds', async () => {
    const many = await Promise.all(Array.from({ length: 120 }, (_, n) => keyPair(2_000 + n)));
    const holders = [...many.map(({ address }) => address as string as Address), own(trader(one))];
    const { value } = await mirrored.reader.holdings(seriesKey(), holders);
    expect(value.size).toBe(121);
    expect(value.get(own(trader(one)))?.units).toBe(500n);
  });
});

describe('tenders', () => {
  it('are read while their round is open, once it is settled, and after they are claimed', async () => {
    const world = await openReportWorld();
    const mirrored = await mirror(world);
    const [trader] = world.traders as [Trader];
    const seriesKey = toHex(world.curve.key);
    const position = async () => {
      mirrored.copy();
      return (await mirrored.reader.curvePosition(seriesKey, own(trader))).value;
    };
    expect((await position())?.tender).toBeNull();
    const whole = 100_000_000n; // units that the treasury does not pay for
    await world.chain.accept(stake(world, trader, whole - 600n));
    await world.chain.accept(openTender(world, 3_000_000n));
    await world.chain.accept(tender(world, trader, whole));
    expect((await position())?.tender).toEqual({
      round: 1,
      state: 'OPEN',
      tenderedUnits: whole,
      price: 3_000_000n,
      endsAt: expect.any(BigInt),
      acceptedUnits: null,
      payment: null,
    });
    await settle(world);
    const settled = await position();
    expect(settled?.tender).toMatchObject({ round: 1, state: 'SETTLED', tenderedUnits: whole });
    const accepted = settled?.tender?.acceptedUnits ?? 0n;
    expect(accepted).toBeGreaterThan(0n);
    expect(accepted).toBeLessThan(whole);
    const holdings = await mirrored.reader.holdings(seriesKey, [own(trader)]);
    const before = tokensOf(world, trader.money);
    await world.chain.accept(claimTender(world, trader));
    const paid = tokensOf(world, trader.money) - before;
    expect([settled?.claimablePayout, settled?.tender?.payment]).toEqual([paid, paid]);
    expect(holdings.value.get(own(trader))).toEqual({ units: whole, claimable: 0n }); // a tender is the wallet’s own to read
    const after = await position();
    expect(after).toMatchObject({ tender: null, stakedUnits: whole - accepted, claimablePayout: 0n });
    await mirrored.node.stop();
  });
});

describe('pauses', () => {
  it('are read as they are asked for, approved and over', async () => {
    const world = await openReportWorld();
    const mirrored = await mirror(world);
    const seriesKey = toHex(world.curve.key);
    const hardship = async () => {
      mirrored.copy();
      return (await mirrored.reader.hardship(seriesKey)).value;
    };
    const attestor = key(ATTESTOR.address);
    const none = `0x${'00'.repeat(20)}`;
    expect(await hardship()).toMatchObject({ pauseState: 'NONE', attestor: none, pauseNonce: 0n, pauseEnd: 0n });
    await world.chain.accept(requestPause(world));
    expect(await hardship()).toMatchObject({ pauseState: 'REQUESTED', attestor, pauseNonce: 0n, pauseEnd: 0n });
    world.chain.setTime(periodEnd(FIRST) + 40n * DAY);
    const end = world.chain.now() + 60n * DAY;
    await world.chain.accept(approvePause(world, end));
    expect(await hardship()).toMatchObject({ pauseState: 'APPROVED', attestor, pauseNonce: 1n, pauseEnd: end });
    const { reader } = mirrored;
    expect((await reader.series(seriesKey)).value.state).toBe('PAUSED');
    expect((await reader.chargeBasis(seriesKey, FIRST)).value.paused).toBe(true);
    // five days of the open window are left once the pause is over
    for (const [after, state] of [
      [0n, 'OPEN'],
      [5n * DAY - 1n, 'OPEN'],
      [5n * DAY, 'LATE'],
    ] as const) {
      world.chain.setTime(end + after);
      mirrored.copy();
      expect((await reader.periodState(seriesKey, FIRST)).value).toBe(state);
      expect((await reader.chargeBasis(seriesKey, FIRST)).value.paused).toBe(false);
    }
    await world.chain.accept(markMissed(world, FIRST));
    mirrored.copy();
    expect((await reader.periodState(seriesKey, FIRST)).value).toBe('DEFERRED');
    await mirrored.node.stop();
  });
});

describe('units in a wallet’s own account', () => {
  let world: CurveWorld;
  let mirrored: Mirrored;
  let trader: Trader;
  beforeEach(async () => {
    world = await openReportWorld();
    trader = world.traders[1] as Trader;
    const account = await createAddresses(PROGRAM).tokenAccount(trader.signer.address, world.curve.mint);
    putTokens(world, account, world.curve.mint, trader.signer.address, 77n);
    mirrored = await mirror(world);
  });
  afterEach(() => mirrored.node.stop());

  /** What is read, and the program's answer to a stake. */
  async function stakeable() {
    mirrored.copy();
    const { value } = await mirrored.reader.curvePosition(toHex(world.curve.key), own(trader));
    const { answer } = await world.chain.send(stake(world, trader, 1n));
    return [value?.looseUnits, value?.stakeableUnits, value?.verified, value?.stakeRefusal, answer];
  }
  const taken = [77n, 77n, true, null, 'ACCEPTED'];
  const refused = (name: string) => [77n, 0n, name !== 'NOT_ALLOWLISTED', name, name];

  it('are what it can stake, unless the program refuses a stake', async () => {
    expect(await stakeable()).toEqual(taken);
    await world.chain.accept(setVerified(world, world.admin, [trader.signer.address], false));
    expect(await stakeable()).toEqual(refused('NOT_ALLOWLISTED'));
    await world.chain.accept(setVerified(world, world.admin, [trader.signer.address], true));
    await endQuarter(world, FIRST, { census: false });
    expect(await stakeable()).toEqual(refused('CENSUS_MISSING'));
    await world.chain.accept(syncCensus(world, FIRST));
    expect(await stakeable()).toEqual(taken);
    await pause(world);
    expect(await stakeable()).toEqual(taken);
  });

  it('can be staked while the first census must wait', async () => {
    world.chain.setTime(periodEnd(FIRST));
    putIntoSeries(world, 'activatedAt', periodEnd(FIRST) - CENSUS_WAIT + 1n);
    expect(await stakeable()).toEqual(taken);
    world.chain.setTime(periodEnd(FIRST) + 1n);
    expect(await stakeable()).toEqual(refused('CENSUS_MISSING'));
  });

  it('cannot be staked once the series is over', async () => {
    await endByBuyOut(world);
    expect(await stakeable()).toEqual(refused('WRONG_STATE'));
  });
});

describe('a series that is over', () => {
  it.each(['closed by its term', 'bought out'])('is claimed as it says: %s', async (how) => {
    const world = await openReportWorld({ lastPeriod: FIRST });
    const mirrored = await mirror(world);
    const seriesKey = toHex(world.curve.key);
    await report(world, { period: FIRST, payment: 1_000_003n, flag: 1 });
    if (how === 'bought out') await endByBuyOut(world);
    else {
      await world.chain.accept(payTail(world, 1_000_003n));
      world.chain.setTime(world.chain.now() + 90n * DAY);
      await world.chain.accept(closeSeries(world));
    }
    for (const trader of world.traders.slice(0, 2)) {
      mirrored.copy();
      const { value } = await mirrored.reader.holdings(seriesKey, [own(trader)]);
      const before = tokensOf(world, trader.money);
      const claim = how === 'bought out' ? claimRedemption : claimFinal;
      await world.chain.accept(claim(world, trader));
      expect(value.get(own(trader))?.claimable).toBe(tokensOf(world, trader.money) - before);
      // A buy-out is shared by all units that exist: most are not staked.
      expect(value.get(own(trader))?.claimable).toBeGreaterThan(how === 'bought out' ? 1_000n : 300_000n);
    }
    await mirrored.node.stop();
  });
});

describe('rates', () => {
  let world: CurveWorld;
  let mirrored: Mirrored;
  const times: bigint[] = [];
  beforeAll(async () => {
    world = await openReportWorld();
    times.push(START); // its rate is older than its series
    for (let n = 1; n <= 70; n += 1) {
      world.chain.setTime(world.chain.now() + 3_600n);
      times.push(world.chain.now());
      await world.chain.accept(publishRate(world, world.admin, { currency: EUR, rate: RATE + BigInt(n) }));
    }
    mirrored = await mirror(world);
  });
  afterAll(() => mirrored.node.stop());

  const at = (place: number) => ({ rate: RATE + BigInt(place), updatedAt: times[place] });
  const NONE = { rate: 0n, updatedAt: 0n };

  it('are the last of all, or the last before a time', async () => {
    const { reader } = mirrored;
    expect((await reader.fxRate(EUR)).value).toEqual(at(70));
    expect((await reader.fxRate(840)).value).toEqual(NONE);
    expect((await reader.fxRate(840, 5n)).value).toEqual(NONE);
    expect((await reader.fxRate(EUR, times[0] as bigint)).value).toEqual(NONE);
    for (const place of [0, 1, 2, 18, 19, 20, 21, 36, 37, 38, 55, 68, 69]) {
      const next = times[place + 1] as bigint;
      expect((await reader.fxRate(EUR, next)).value).toEqual(at(place));
      expect((await reader.fxRate(EUR, next + 1n)).value).toEqual(at(place + 1));
    }
    expect((await reader.fxRate(EUR, 1n << 62n)).value).toEqual(at(70));
  });

  it('of a quarter are the recorded one where the feed has none of its last days', async () => {
    const { reader } = mirrored;
    const seriesKey = toHex(world.curve.key);
    const end = periodEnd(FIRST);
    world.chain.setTime(end - 1n);
    mirrored.copy();
    expect((await reader.periodRate(seriesKey, FIRST)).value).toEqual({ rate: null, signer: null, last: at(70) });
    world.chain.setTime(end);
    await world.chain.accept(syncCensus(world, FIRST));
    mirrored.copy();
    expect((await reader.periodRate(seriesKey, FIRST)).value).toMatchObject({ rate: null, signer: null });
    const rate = RATE + 5n;
    await world.chain.accept(recordRate(world, await signedRate(world, { period: FIRST, rate }), end));
    mirrored.copy();
    const { value } = await reader.periodRate(seriesKey, FIRST);
    expect(value).toEqual({ rate, signer: key(ATTESTOR.address), last: at(70) });
  });
});
