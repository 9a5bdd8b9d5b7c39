import type { Period } from '@income-series/protocol/period';
import type { Instruction } from '@solana/kit';
import { beforeEach, describe, expect, it } from 'vitest';
import { amendTerms } from './support/amendments.ts';
import { toHex, u64 } from './support/bytes.ts';
import { longer, replaced, writable } from './support/chain.ts';
import {
  announceBuyOut,
  buyOut,
  claimFinal,
  claimPayout,
  claimRedemption,
  claimTail,
  closeSeries,
  endByBuyOut,
  noticeBuyOut,
  payTail,
  redeemUnits,
} from './support/claims.ts';
import {
  type CurveParams,
  type CurveWorld,
  createCurveWorld,
  DAY,
  positionAccount,
  putTokens,
  readPosition,
  readSeries,
  stake,
  supplyOfMint,
  type Trader,
  tokensOf,
  U64_MAX,
  unstake,
  WAD,
} from './support/curve.ts';
import { setVerified } from './support/registry.ts';
import { miss, openReportWorld, report } from './support/reports.ts';
import { expectChecked, miscount, PREFIX_LINES, tamper } from './support/tamper.ts';
import { senders, TOKEN_PROGRAM } from './support/world.ts';

const FIRST = 20261 as Period;
const SECOND = 20262 as Period;

let world: CurveWorld;
let first: Trader;
let second: Trader;
let third: Trader;
const { accept, answer } = senders(() => world);
/** A series without a treasury, whose share would be paid with what these tests count. */
const open = async (change: Partial<CurveParams> = {}, staked?: Parameters<typeof openReportWorld>[1]) => {
  world = await openReportWorld({ treasuryBps: 0n, ...change }, staked);
  [first, second, third] = world.traders as [Trader, Trader, Trader];
};
/** What a claim pays into the holder's account. */
const paidTo = async (trader: Trader, sending: Promise<Instruction>) => {
  const before = tokensOf(world, trader.money);
  const { events } = await accept(sending);
  return { paid: tokensOf(world, trader.money) - before, events };
};
const seriesKey = () => toHex(world.curve.key);
/** Leaves a trader so many units that are not staked: the others are gone, and the mint does not count them. */
function keepOnly({ units, signer }: Trader, kept: bigint): void {
  const { mint } = world.curve;
  const supply = supplyOfMint(world, mint) - tokensOf(world, units) + kept;
  const data = world.chain.data(mint) ?? new Uint8Array();
  data.set(u64(supply), 36);
  world.chain.put(mint, TOKEN_PROGRAM, data);
  putTokens(world, units, mint, signer.address, kept);
}
const CLAIM_LINES = [
  '4 ACCOUNT_INVALID - ACCOUNT_READONLY',
  '5 ACCOUNT_INVALID - ACCOUNT_READONLY',
  expect.stringMatching(/^7 ACCOUNT_INVALID - /),
  expect.stringMatching(/^8 ACCOUNT_INVALID - /),
  '9 ACCOUNT_INVALID - -',
];

beforeEach(() => open());

describe('claimPayout', () => {
  it('pays what the counted units earned, and no more', async () => {
    await report(world, { period: FIRST, payment: 1_000n }); // 990 for 600 and 300 units
    const holder = first.signer.address;
    const { paid, events } = await paidTo(first, claimPayout(world, first));
    expect(paid).toBe(660n);
    const fields = { seriesKey: seriesKey(), holder, throughPeriod: 20261n, amount: 660n };
    expect(events).toEqual([{ name: 'PayoutClaimed', fields }]);
    const again = await paidTo(first, claimPayout(world, first));
    expect([again.paid, again.events[0]?.fields.amount]).toEqual([0n, 0n]);
    await report(world, { period: SECOND, payment: 1_000n });
    expect((await paidTo(second, claimPayout(world, second))).paid).toBe(660n); // of both
    expect(readSeries(world)).toMatchObject({ owed: 660n });
    expect(tokensOf(world, world.curve.vault) >= 660n).toBe(true);
  });

  it('goes to a holder who has unstaked, or is not verified any more', async () => {
    await report(world, { period: FIRST, payment: 1_000n });
    await accept(unstake(world, first, 600n));
    await accept(setVerified(world, world.admin, [first.signer.address], false));
    expect((await paidTo(first, claimPayout(world, first))).paid).toBe(660n);
  });

  it('pays nobody but the holder, of this series, and checks every account', async () => {
    await report(world, { period: FIRST, payment: 1_000n });
    const whole = await claimPayout(world, first);
    await expectChecked({ ...world, free: [3, 6] }, whole, CLAIM_LINES); // anybody sends it
    expect(await answer(replaced(whole, 8, writable(second.money)))).toBe('ACCOUNT_INVALID');
    expect(await answer(replaced(whole, 8, writable(world.curve.vault)))).toBe('ACCOUNT_INVALID');
    expect(await answer(replaced(whole, 5, writable(await positionAccount(world, second))))).toBe('ACCOUNT_INVALID');
    expect(await answer(claimPayout(world, third))).toBe('ACCOUNT_INVALID'); // no position
    expect(await answer(longer(whole))).toBe('INSTRUCTION_INVALID');
    expect(await answer(whole)).toBe('ACCEPTED');
  });
});

describe('the tail', () => {
  beforeEach(async () => {
    await open({ lastPeriod: FIRST });
    await report(world, { period: FIRST, payment: 1_000n, flag: 1 });
  });

  it('is paid by the issuer, in parts', async () => {
    const { events } = await accept(payTail(world, 400n));
    const issuer = world.issuer.signer.address;
    expect(events).toEqual([
      { name: 'FeeTaken', fields: { seriesKey: seriesKey(), kind: 0n, payer: issuer, period: 0n, amount: 4n } },
      { name: 'TailPaid', fields: { seriesKey: seriesKey(), amount: 400n, fee: 4n, net: 396n, accrualOut: 600n } },
    ]);
    const rest = await accept(payTail(world, U64_MAX));
    expect(rest.events.at(-1)?.fields).toMatchObject({ amount: 600n, accrualOut: 0n });
    const claimed = await paidTo(first, claimTail(world, first));
    expect(claimed.paid).toBe(660n);
    const fields = { seriesKey: seriesKey(), holder: first.signer.address, amount: 660n };
    expect(claimed.events).toEqual([{ name: 'TailClaimed', fields }]);
    expect((await paidTo(first, claimPayout(world, first))).paid).toBe(0n);
    expect((await paidTo(second, claimTail(world, second))).paid).toBe(330n);
    expect(readSeries(world)).toMatchObject({ owed: 0n, paid: 1_000n });
    expect(await answer(payTail(world, 1n))).toBe('ACCEPTED'); // nothing is left to pay
    expect(readSeries(world)).toMatchObject({ paid: 1_000n });
  });

  it('is refused to others, and before the term is over', async () => {
    expect(await answer(payTail(world, 1n, first))).toBe('NOT_ISSUER');
    const whole = payTail(world, 1n);
    expect((await tamper(world, whole)).slice(0, 5)).toEqual([
      ...PREFIX_LINES,
      '3 NOT_ISSUER SIGNER_MISSING -',
      '4 ACCOUNT_INVALID - ACCOUNT_READONLY',
    ]);
    expect(await miscount(world, whole)).toEqual(['ACCOUNTS_MISSING', 'ACCOUNT_INVALID']);
    await accept(payTail(world, 100n));
    const claiming = await claimTail(world, first);
    await expectChecked({ ...world, free: [3, 6] }, claiming, CLAIM_LINES);
    await open();
    expect(await answer(payTail(world, 1n))).toBe('WRONG_STATE');
  });

  it('waits until what is due is paid, and 90 days', async () => {
    expect(await answer(closeSeries(world))).toBe('ACCRUAL_DUE');
    await accept(payTail(world, 1_000n));
    world.chain.setTime((readSeries(world).tailStartedAt as bigint) + 90n * DAY - 1n);
    expect(await answer(closeSeries(world))).toBe('TAIL_OPEN');
    world.chain.setTime((readSeries(world).tailStartedAt as bigint) + 90n * DAY);
    const { events } = await accept(closeSeries(world));
    expect(events).toEqual([{ name: 'SeriesClosed', fields: { seriesKey: seriesKey(), reason: 1n } }]);
    expect(await answer(closeSeries(world))).toBe('WRONG_STATE');
    expect(await answer(buyOut(world))).toBe('WRONG_STATE');
    expect(await answer(payTail(world, 1n))).toBe('WRONG_STATE');
    expect(await answer(claimRedemption(world, first))).toBe('WRONG_STATE');
    const left = await paidTo(first, claimFinal(world, first));
    expect(left.paid).toBe(660n);
  });

  it('has nobody to pay where the last census counted nothing', async () => {
    await open({ lastPeriod: FIRST }, { staked: [] });
    await report(world, { period: FIRST, payment: 1_000n });
    expect(readSeries(world)).toMatchObject({ state: 5n, accrued: 1_000n });
    expect(await answer(payTail(world, 1n))).toBe('NOBODY_TO_PAY');
    world.chain.setTime(world.chain.now() + 90n * DAY);
    expect(await answer(closeSeries(world))).toBe('ACCEPTED');
  });
});

describe('the end', () => {
  it('comes by the cap, once it is paid', async () => {
    await open({ cap: 1_000n });
    expect(await answer(closeSeries(world))).toBe('WRONG_STATE');
    await report(world, { period: FIRST, payment: 5_000n });
    expect(readSeries(world)).toMatchObject({ state: 3n, paid: 1_000n });
    const { events } = await accept(closeSeries(world));
    expect(events).toEqual([{ name: 'SeriesClosed', fields: { seriesKey: seriesKey(), reason: 2n } }]);
    expect(readSeries(world)).toMatchObject({ state: 6n, closeReason: 2n, nextPeriod: 0n });
  });

  it('comes by a buy-out, whose net amount all units share, staked or not', async () => {
    await open({ cap: 2_000n });
    await report(world, { period: FIRST, payment: 500n, flag: 1 });
    await report(world, { period: SECOND, payment: 500n }); // 990 for 600 and 300
    await accept(stake(world, third, 100n));
    for (const each of world.traders) keepOnly(each, 0n);
    keepOnly(second, 100n); // 1,100 units exist
    const { events } = await endByBuyOut(world);
    expect(events.slice(1)).toEqual([
      { name: 'BoughtOut', fields: { seriesKey: seriesKey(), amount: 1_000n, fee: 10n, net: 990n } },
      { name: 'SeriesClosed', fields: { seriesKey: seriesKey(), reason: 3n } },
    ]);
    expect(readSeries(world)).toMatchObject({ paid: 2_000n, accrued: 0n, residue: 990n * WAD });
    expect(await answer(claimFinal(world, first))).toBe('WRONG_STATE');
    const supply = supplyOfMint(world, world.curve.mint);
    const left = await paidTo(first, claimRedemption(world, first));
    expect(left.paid).toBe(660n + 540n);
    const holder = first.signer.address;
    expect(left.events).toEqual([
      { name: 'PayoutClaimed', fields: { seriesKey: seriesKey(), holder, throughPeriod: 20262n, amount: 660n } },
      { name: 'TailClaimed', fields: { seriesKey: seriesKey(), holder, amount: 0n } },
      { name: 'RedemptionClaimed', fields: { seriesKey: seriesKey(), holder, amount: 540n } },
      { name: 'UnitsBurned', fields: { seriesKey: seriesKey(), holder, units: 600n } },
    ]);
    expect(supplyOfMint(world, world.curve.mint)).toBe(supply - 600n);
    expect((await paidTo(third, claimRedemption(world, third))).paid).toBe(90n);
    expect((await paidTo(second, claimRedemption(world, second))).paid).toBe(330n + 270n);
    const again = await paidTo(second, claimRedemption(world, second));
    expect([again.paid, again.events.at(-1)?.fields.units]).toEqual([0n, 0n]);
    const free = await paidTo(second, Promise.resolve(redeemUnits(world, second, 100n)));
    const redeemed = { seriesKey: seriesKey(), wallet: second.signer.address, units: 100n, amount: 90n };
    expect([free.paid, free.events]).toEqual([90n, [{ name: 'UnitsRedeemed', fields: redeemed }]]);
    expect(readSeries(world)).toMatchObject({ owed: 0n, staked: 0n, residue: 0n });
    expect(tokensOf(world, world.curve.stakes)).toBe(0n);
  });

  it('gives what rounding left to those who leave, all of it to the last', async () => {
    await open({}, { staked: [1n, 1n, 1n] });
    await report(world, { period: FIRST, payment: 100n }); // 99: 33 each
    await accept(unstake(world, third, 1n));
    await report(world, { period: SECOND, payment: 101n }); // 100: 50 each
    for (const each of world.traders) keepOnly(each, 0n);
    keepOnly(third, 1n);
    await endByBuyOut(world);
    for (const each of [first, second, third]) await accept(claimRedemption(world, each));
    await accept(redeemUnits(world, third, 1n));
    expect(readSeries(world)).toMatchObject({ owed: 0n, residue: 0n });
  });

  it('leaves units free to go, with their share', async () => {
    await open({ cap: 1_000n });
    for (const each of world.traders) keepOnly(each, 0n);
    await endByBuyOut(world);
    await accept(unstake(world, first, 600n));
    expect((await paidTo(first, claimRedemption(world, first))).paid).toBe(0n);
    expect((await paidTo(second, claimRedemption(world, second))).paid).toBe(330n);
    expect((await paidTo(first, Promise.resolve(redeemUnits(world, first, 600n)))).paid).toBe(660n);
    expect(await answer(stake(world, first, 1n))).toBe('WRONG_STATE');
  });

  it('is refused to others, before there is anything to end, and checks every account', async () => {
    expect(await answer(buyOut(world, first))).toBe('NOT_ISSUER');
    expect(await answer(claimFinal(world, first))).toBe('WRONG_STATE');
    expect(await answer(claimRedemption(world, first))).toBe('WRONG_STATE');
    await noticeBuyOut(world);
    const whole = buyOut(world);
    await expectChecked(world, whole, [
      '3 NOT_ISSUER SIGNER_MISSING -',
      '4 ACCOUNT_INVALID - ACCOUNT_READONLY',
      expect.stringMatching(/^5 (?!ACCEPTED)/),
      expect.stringMatching(/^6 ACCOUNT_INVALID - /),
      '7 ACCOUNT_INVALID - -',
      '9 ACCOUNT_INVALID - -',
    ]);
    await accept(whole);
    expect(await tamper(world, closeSeries(world)).catch((error: Error) => error.message)).toEqual([
      ...PREFIX_LINES,
      '3 ACCOUNT_INVALID - WRONG_STATE',
    ]);
    const leaving = await claimRedemption(world, first);
    await expectChecked({ ...world, free: [3, 6, 13] }, leaving, [
      ...CLAIM_LINES,
      expect.stringMatching(/^11 ACCOUNT_INVALID - /),
      expect.stringMatching(/^12 ACCOUNT_INVALID - /),
    ]);
    expect((await readPosition(world, first)).staked).toBe(600n);
    world = await createCurveWorld();
    expect(await answer(buyOut(world))).toBe('WRONG_STATE');
    expect(await answer(closeSeries(world))).toBe('WRONG_STATE');
  });

  it('pays a missed last period’s accruals too', async () => {
    await open({ lastPeriod: SECOND });
    await report(world, { period: FIRST, payment: 100n, flag: 1 });
    await miss(world, SECOND);
    await accept(payTail(world, 100n));
    expect((await paidTo(first, claimTail(world, first))).paid).toBe(66n);
  });
});

describe('an announced buy-out', () => {
  it('is possible a week later, for two weeks', async () => {
    const announcedAt = world.chain.now();
    const [possibleAt, lapsesAt] = [announcedAt + 7n * DAY, announcedAt + 21n * DAY];
    expect(await answer(buyOut(world))).toBe('NOT_REQUESTED');
    const { events } = await accept(announceBuyOut(world));
    expect(events).toEqual([{ name: 'BuyOutAnnounced', fields: { seriesKey: seriesKey(), possibleAt, lapsesAt } }]);
    expect(readSeries(world)).toMatchObject({ possibleAt, lapsesAt });
    expect(await answer(announceBuyOut(world))).toBe('ALREADY_REQUESTED');
    world.chain.setTime(possibleAt - 1n);
    expect(await answer(buyOut(world))).toBe('NOTICE_RUNNING');
    world.chain.setTime(lapsesAt + 1n);
    expect(await answer(buyOut(world))).toBe('DEADLINE_PAST');
    await accept(announceBuyOut(world));
    world.chain.setTime(lapsesAt + 1n + 21n * DAY); // the last moment
    expect(await answer(announceBuyOut(world))).toBe('ALREADY_REQUESTED');
    expect(await answer(buyOut(world))).toBe('ACCEPTED');
    expect(await answer(announceBuyOut(world))).toBe('WRONG_STATE');
  });

  it('is void by an amendment', async () => {
    await accept(announceBuyOut(world));
    await accept(amendTerms(world, { cap: 4_000_000_000n }));
    expect(readSeries(world)).toMatchObject({ possibleAt: 0n, lapsesAt: 0n });
    world.chain.setTime(world.chain.now() + 7n * DAY);
    expect(await answer(buyOut(world))).toBe('NOT_REQUESTED');
  });

  it('is the issuer’s, of a series that runs, and checks every account', async () => {
    expect(await answer(announceBuyOut(world, first))).toBe('NOT_ISSUER');
    const whole = announceBuyOut(world);
    await expectChecked(world, whole, ['3 NOT_ISSUER SIGNER_MISSING -', '4 ACCOUNT_INVALID - ACCOUNT_READONLY']);
    world = await createCurveWorld();
    expect(await answer(announceBuyOut(world))).toBe('WRONG_STATE');
  });

  it('pays nobody where no unit exists', async () => {
    await open({}, { staked: [] });
    for (const each of world.traders) keepOnly(each, 0n);
    await noticeBuyOut(world);
    expect(await answer(buyOut(world))).toBe('NOBODY_TO_PAY');
  });
});

describe('redeemUnits', () => {
  it('burns the holder’s own units of a closed series, and checks every account', async () => {
    expect(await answer(redeemUnits(world, third, 10n))).toBe('WRONG_STATE');
    await endByBuyOut(world);
    expect(await answer(redeemUnits(world, third, 0n))).toBe('AMOUNT_ZERO');
    expect(await answer(redeemUnits(world, third, U64_MAX))).toBe('UNITS_UNAVAILABLE');
    expect(await answer(redeemUnits(world, third, tokensOf(world, third.units) + 1n))).toBe('Custom(1)');
    const whole = redeemUnits(world, third, 10n);
    await expectChecked(world, whole, [
      '3 Custom(4) SIGNER_MISSING -',
      '4 ACCOUNT_INVALID - ACCOUNT_READONLY',
      expect.stringMatching(/^5 ACCOUNT_INVALID - /),
      expect.stringMatching(/^6 ACCOUNT_INVALID - /),
      expect.stringMatching(/^7 (?!ACCEPTED)/),
      expect.stringMatching(/^8 (?!ACCEPTED)/),
      '9 ACCOUNT_INVALID - -',
    ]);
    for (const [place, address] of [
      [7, second.units],
      [7, world.curve.stakes],
      [8, world.curve.vault],
    ] as const) {
      expect(await answer(replaced(whole, place, writable(address)))).not.toBe('ACCEPTED');
    }
    expect(await answer(whole)).toBe('ACCEPTED');
  });
});
