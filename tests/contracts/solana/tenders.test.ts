import { type Period, periodEnd } from '@income-series/protocol/period';
import { SALE_NOTICE } from '@income-series/protocol/policy';
import { acceptedUnits, setAside, type TenderTerms, tenderPayment } from '@income-series/protocol/tender';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { assertRuns } from '../../support/exhaustive.ts';
import { toHex } from './support/bytes.ts';
import { keyPair, longer, replaced, writable } from './support/chain.ts';
import {
  buyOut,
  claimFinal,
  claimPayout,
  claimRedemption,
  closeSeries,
  endByBuyOut,
  noticeBuyOut,
} from './support/claims.ts';
import {
  activate,
  buy,
  type CurveParams,
  type CurveWorld,
  createCurve,
  createCurveWorld,
  curveOf,
  DAY,
  positionAccount,
  putIntoSeries,
  putTokens,
  readPosition,
  readRound,
  readSeries,
  register,
  roundAccount,
  stake,
  supplyOfMint,
  syncCensus,
  type Trader,
  tokensOf,
  U64_MAX,
  unstake,
} from './support/curve.ts';
import { extinguish, OTHER, requestExtinguishment } from './support/extinguishment.ts';
import { setVerified } from './support/registry.ts';
import { endQuarter, openReportWorld, report, submitReport } from './support/reports.ts';
import { expectChecked, expectOwn } from './support/tamper.ts';
import { claimTender, openTender, settle, settleTender, tender, withdrawTender } from './support/tenders.ts';
import { senders } from './support/world.ts';

const FIRST = 20261 as Period;
const UNIT = 1_000_000n;
/** Base units for a whole unit. */
const PRICE = 2_000_000n;

let world: CurveWorld;
let first: Trader;
let second: Trader;
let third: Trader;
const { accept, answer } = senders(() => world);
const seriesKey = () => toHex(world.curve.key);
const treasury = () => readSeries(world).treasury as bigint;

/** Three holders with 100, 60 and 0 whole units staked, and a treasury that buys 89 at PRICE. */
async function open(change: Partial<CurveParams> = {}) {
  world = await openReportWorld(change, { staked: [100n * UNIT, 60n * UNIT] });
  [first, second, third] = world.traders as [Trader, Trader, Trader];
}
beforeEach(() => open());

/** The events of an extinguishment that was requested before. */
async function namesAtExtinguishment(): Promise<readonly string[]> {
  await register(world, 'attestor', OTHER.address);
  await accept(requestExtinguishment(world));
  world.chain.setTime(world.chain.now() + 7n * DAY);
  const { events } = await accept(extinguish(world));
  return events.map(({ name }) => name);
}

/** Units that the series says are staked, tendered and there are what its positions say, and its money is all there. */
async function expectSound() {
  const series = readSeries(world) as Record<string, bigint>;
  const positions: Awaited<ReturnType<typeof readPosition>>[] = [];
  for (const trader of world.traders) {
    if (world.chain.data(await positionAccount(world, trader)) !== null)
      positions.push(await readPosition(world, trader));
  }
  const sum = (name: string) => positions.reduce((total, each) => total + (each[name] as bigint), 0n);
  expect(series.staked).toBe(sum('staked'));
  if (series.roundState !== 3n) expect((series.tendered ?? 0n) + (series.unclaimed ?? 0n)).toBe(sum('tendered'));
  expect(tokensOf(world, world.curve.stakes)).toBe(series.staked);
  const { feesHeld = 0n, proceeds = 0n, owed = 0n, reserve = 0n } = series;
  expect(tokensOf(world, world.curve.vault)).toBe(reserve + feesHeld + proceeds + treasury() + owed);
}

describe('openTender', () => {
  it('announces a round with its price, what the treasury holds, and its end', async () => {
    const endsAt = world.chain.now() + 7n * DAY;
    const { events } = await accept(openTender(world, PRICE));
    const fields = { seriesKey: seriesKey(), round: 1n, price: PRICE, treasury: treasury(), endsAt };
    expect(events).toEqual([{ name: 'TenderOpened', fields }]);
    expect(readSeries(world)).toMatchObject({
      round: 1n,
      roundState: 1n,
      roundPrice: PRICE,
      roundTreasury: treasury(),
      roundEndsAt: endsAt,
      tendered: 0n,
      unclaimed: 0n,
    });
    expect(await answer(openTender(world, PRICE))).toBe('TENDER_OPEN');
    await settle(world);
    expect((await accept(openTender(world, PRICE))).events[0]?.fields).toMatchObject({ round: 2n });
  });

  it('is the issuer’s, at a price that can be paid, with notice', async () => {
    const now = world.chain.now();
    expect(await answer(openTender(world, PRICE, { sender: first }))).toBe('NOT_ISSUER');
    expect(await answer(openTender(world, 0n))).toBe('BAD_PARAMS');
    expect(await answer(openTender(world, U64_MAX / 1_000n + 1n))).toBe('BAD_PARAMS'); // 1,000 units are offered
    expect(await answer(openTender(world, U64_MAX))).toBe('BAD_PARAMS');
    expect(await answer(openTender(world, PRICE, { endsAt: now + 7n * DAY - 1n }))).toBe('DEADLINE_TOO_SOON');
    expect(await answer(openTender(world, PRICE, { endsAt: 0n }))).toBe('DEADLINE_TOO_SOON');
    expect(await answer(openTender(world, PRICE, { endsAt: now + 90n * DAY + 1n }))).toBe('DEADLINE_TOO_LATE');
    expect(await answer(openTender(world, PRICE, { endsAt: U64_MAX }))).toBe('DEADLINE_TOO_LATE');
    const whole = openTender(world, PRICE);
    expect(await answer(longer(whole))).toBe('INSTRUCTION_INVALID');
    expect(await answer(openTender(world, U64_MAX / 1_000n))).toBe('PRICE_TOO_HIGH');
    const lastPrice = readSeries(world).lastPrice as bigint;
    expect(await answer(openTender(world, lastPrice + 1n))).toBe('PRICE_TOO_HIGH');
    putIntoSeries(world, 'treasury', lastPrice - 1n);
    expect(await answer(openTender(world, lastPrice))).toBe('PRICE_TOO_HIGH');
    putIntoSeries(world, 'treasury', lastPrice);
    expect(await answer(openTender(world, lastPrice, { endsAt: now + 90n * DAY }))).toBe('ACCEPTED');
  });

  it('needs a treasury', async () => {
    await open({ treasuryBps: 0n });
    expect(await answer(openTender(world, PRICE))).toBe('TREASURY_EMPTY');
  });

  it('is of a series that runs, or is in its tail', async () => {
    world = await createCurveWorld();
    expect(await answer(openTender(world, PRICE))).toBe('WRONG_STATE');
    await open({ lastPeriod: FIRST });
    await report(world, { period: FIRST, payment: 0n });
    expect(readSeries(world)).toMatchObject({ state: 5n });
    await accept(openTender(world, PRICE));
    await accept(tender(world, first, UNIT));
    await settle(world);
    await accept(claimTender(world, first));
    await expectSound();
    await endByBuyOut(world);
    expect(await answer(openTender(world, PRICE))).toBe('WRONG_STATE');
  });

  it('checks every account', async () => {
    const whole = openTender(world, PRICE);
    await expectChecked(world, whole, ['3 NOT_ISSUER SIGNER_MISSING -', '4 ACCOUNT_INVALID - ACCOUNT_READONLY']);
  });
});

describe('tender and withdrawTender', () => {
  afterEach(expectSound);
  beforeEach(async () => {
    await accept(openTender(world, PRICE));
  });

  it('offer staked units, which stay staked, and take them back', async () => {
    const holder = first.signer.address;
    const fields = { seriesKey: seriesKey(), holder, round: 1n };
    const { events } = await accept(tender(world, first, 40n));
    expect(events).toEqual([{ name: 'UnitsTendered', fields: { ...fields, units: 40n, tenderedTotal: 40n } }]);
    await accept(tender(world, second, 5n));
    await accept(tender(world, first, 2n));
    const back = await accept(withdrawTender(world, first, 32n));
    expect(back.events).toEqual([{ name: 'TenderWithdrawn', fields: { ...fields, units: 32n, tenderedTotal: 15n } }]);
    expect(await readPosition(world, first)).toMatchObject({ staked: 100n * UNIT, round: 1n, tendered: 10n });
    expect(readSeries(world)).toMatchObject({ staked: 160n * UNIT, tendered: 15n });
    await accept(withdrawTender(world, first, 10n));
  });

  it('refuse more than is staked, or tendered, and nothing', async () => {
    expect(await answer(tender(world, first, 100n * UNIT + 1n))).toBe('UNITS_UNAVAILABLE');
    expect(await answer(tender(world, first, U64_MAX))).toBe('UNITS_UNAVAILABLE');
    expect(await answer(tender(world, first, 0n))).toBe('AMOUNT_ZERO');
    expect(await answer(withdrawTender(world, first, 1n))).toBe('UNITS_UNAVAILABLE');
    await accept(tender(world, first, 60n * UNIT));
    expect(await answer(tender(world, first, 40n * UNIT + 1n))).toBe('UNITS_UNAVAILABLE');
    expect(await answer(withdrawTender(world, first, 0n))).toBe('AMOUNT_ZERO');
    expect(await answer(withdrawTender(world, first, 60n * UNIT + 1n))).toBe('UNITS_UNAVAILABLE');
    expect(await answer(withdrawTender(world, first, U64_MAX))).toBe('UNITS_UNAVAILABLE');
    expect(await answer(unstake(world, first, 40n * UNIT + 1n))).toBe('UNITS_UNAVAILABLE');
    expect(await answer(unstake(world, first, 40n * UNIT))).toBe('ACCEPTED');
    expect(await answer(unstake(world, first, 1n))).toBe('UNITS_UNAVAILABLE');
  });

  it('are of an open round', async () => {
    await accept(tender(world, first, 10n));
    world.chain.setTime((readSeries(world).roundEndsAt as bigint) - 1n);
    await accept(tender(world, first, 10n));
    await accept(withdrawTender(world, first, 10n));
    world.chain.setTime(readSeries(world).roundEndsAt as bigint);
    expect(await answer(tender(world, first, 10n))).toBe('TENDER_NOT_OPEN');
    expect(await answer(withdrawTender(world, first, 10n))).toBe('TENDER_NOT_OPEN');
    await accept(settleTender(world));
    expect(await answer(tender(world, second, 10n))).toBe('TENDER_NOT_OPEN');
    expect(await answer(withdrawTender(world, first, 10n))).toBe('TENDER_NOT_OPEN');
    await open();
    expect(await answer(tender(world, first, 10n))).toBe('TENDER_NOT_OPEN');
  });

  it('sell at no price below the one that was signed, in whatever round they land', async () => {
    const signed = await tender(world, second, 60n * UNIT, PRICE);
    const others = await tender(world, first, 10n, PRICE + 1n);
    expect(await answer(others)).toBe('PRICE_TOO_LOW');
    await accept(tender(world, first, 10n, PRICE));
    world.chain.setTime(readSeries(world).roundEndsAt as bigint);
    const reopened = [await settleTender(world), await claimTender(world, first), openTender(world, 1n)];
    expect(await world.chain.answer(...reopened)).toBe('ACCEPTED');
    expect(readSeries(world)).toMatchObject({ round: 2n, roundPrice: 1n });
    expect(await answer(signed)).toBe('PRICE_TOO_LOW');
    expect(await readPosition(world, second)).toMatchObject({ staked: 60n * UNIT, tendered: 0n });
    expect(await answer(tender(world, second, 0n, U64_MAX))).toBe('AMOUNT_ZERO');
    expect(await answer(tender(world, second, 1n, U64_MAX))).toBe('PRICE_TOO_LOW');
    await settle(world);
    await accept(openTender(world, PRICE + 1n));
    await accept(signed);
    expect(await readPosition(world, second)).toMatchObject({ round: 3n, tendered: 60n * UNIT });
  });

  it('need a verified wallet to tender, and none to withdraw', async () => {
    await accept(tender(world, first, 10n));
    await accept(setVerified(world, world.admin, [first.signer.address], false));
    expect(await answer(tender(world, first, 10n))).toBe('NOT_ALLOWLISTED');
    expect(await answer(withdrawTender(world, first, 10n))).toBe('ACCEPTED');
  });

  it('begin once all units of the last round are claimed, because these make a unit’s share look smaller', async () => {
    await accept(tender(world, first, 10n));
    await accept(tender(world, second, 20n));
    await settle(world);
    expect(await answer(openTender(world, PRICE))).toBe('TENDER_UNCLAIMED');
    await accept(claimTender(world, first));
    expect(await answer(openTender(world, PRICE))).toBe('TENDER_UNCLAIMED');
    await accept(claimTender(world, second));
    await accept(openTender(world, PRICE));
    expect(await answer(withdrawTender(world, first, 10n))).toBe('UNITS_UNAVAILABLE');
    await accept(tender(world, first, 10n));
    expect(readSeries(world)).toMatchObject({ tendered: 10n, unclaimed: 0n });
  });

  it('are the holder’s own, of this series, and check every account', async () => {
    await accept(tender(world, second, 10n));
    const lines = ['3 ACCOUNT_INVALID SIGNER_MISSING -'];
    const whole = await tender(world, first, 10n);
    await expectChecked(world, whole, [
      ...lines,
      '4 ACCOUNT_INVALID - -',
      '5 ACCOUNT_INVALID - ACCOUNT_READONLY',
      '6 ACCOUNT_INVALID - ACCOUNT_READONLY',
    ]);
    const theirs = writable(await positionAccount(world, second));
    expect(await answer(replaced(whole, 6, theirs))).toBe('ACCOUNT_INVALID');
    expect(await answer(tender(world, third, 1n))).toBe('ACCOUNT_INVALID'); // no position
    await accept(whole);
    const back = await withdrawTender(world, first, 10n);
    await expectChecked(world, back, [
      ...lines,
      '4 ACCOUNT_INVALID - ACCOUNT_READONLY',
      '5 ACCOUNT_INVALID - ACCOUNT_READONLY',
    ]);
    expect(await answer(replaced(back, 5, theirs))).toBe('ACCOUNT_INVALID');
    const draftSalt = new Uint8Array(32).fill(1);
    await accept(createCurve(world, { draftSalt }));
    const other = writable((await curveOf(world.issuer.signer.address, draftSalt)).series);
    expect(await answer(replaced(whole, 5, other))).toBe('ACCOUNT_INVALID');
    expect(await answer(replaced(back, 4, other))).toBe('ACCOUNT_INVALID');
  });
});

describe('settleTender', () => {
  afterEach(expectSound);
  it('sets aside what the round pays at most', async () => {
    const before = treasury();
    await accept(openTender(world, PRICE));
    await accept(tender(world, first, 100n * UNIT));
    await accept(tender(world, second, 20n * UNIT));
    expect(await answer(settleTender(world))).toBe('TENDER_RUNNING');
    world.chain.setTime((readSeries(world).roundEndsAt as bigint) - 1n);
    expect(await answer(settleTender(world))).toBe('TENDER_RUNNING');
    const { events } = await settle(world);
    const amounts = { units: 120n * UNIT, price: PRICE, treasury: before, setAside: before };
    expect(before < 240n * UNIT).toBe(true);
    expect(events).toEqual([{ name: 'TenderSettled', fields: { seriesKey: seriesKey(), round: 1n, ...amounts } }]);
    expect(readSeries(world)).toMatchObject({
      roundState: 2n,
      treasury: 0n,
      owed: before,
      tendered: 0n,
      unclaimed: 120n * UNIT,
    });
    const kept = { seriesKey: seriesKey(), number: 1n, price: PRICE, treasury: before, units: 120n * UNIT };
    expect(await readRound(world, 1)).toMatchObject({ ...kept, unclaimed: 120n * UNIT, left: before });
    expect(await answer(settleTender(world))).toBe('TENDER_NOT_OPEN');
  });

  it('leaves the treasury what nobody asked for', async () => {
    const before = treasury();
    await accept(openTender(world, PRICE));
    await accept(tender(world, first, 3n * UNIT + 1n));
    await settle(world);
    expect(readSeries(world)).toMatchObject({ treasury: before - 6_000_002n, owed: 6_000_002n });
    await accept(claimTender(world, first));
    await accept(openTender(world, PRICE));
    const empty = await settle(world);
    expect(empty.events[0]?.fields).toMatchObject({ round: 2n, units: 0n, setAside: 0n });
    expect(await readRound(world, 2)).toMatchObject({ units: 0n, left: 0n });
  });

  it('is of an open round, and checks every account', async () => {
    expect(await answer(settleTender(world))).toBe('TENDER_NOT_OPEN');
    await accept(openTender(world, PRICE));
    world.chain.setTime(readSeries(world).roundEndsAt as bigint);
    const whole = await settleTender(world);
    await expectChecked({ ...world, free: [3] }, whole, [
      '4 ACCOUNT_INVALID - ACCOUNT_READONLY',
      '5 ACCOUNT_INVALID - ACCOUNT_READONLY',
    ]);
    const wrong = writable(await roundAccount(world, 2));
    expect(await answer(replaced(whole, 5, wrong))).toBe('ACCOUNT_INVALID');
    world.chain.fund(await roundAccount(world, 1)); // a stranger's lamports do not stop it
    expect(await answer(whole)).toBe('ACCEPTED');
  });
});

describe('claimTender', () => {
  afterEach(expectSound);
  it('pays for what is accepted and burns it; the rest stays staked', async () => {
    const before = treasury();
    const supply = supplyOfMint(world, world.curve.mint);
    await accept(openTender(world, PRICE));
    await accept(tender(world, first, 100n * UNIT));
    await accept(tender(world, second, 20n * UNIT));
    expect(await answer(claimTender(world, first))).toBe('TENDER_RUNNING');
    await settle(world);
    const round = { price: PRICE, treasury: before, total: 120n * UNIT };
    const [units, others] = [acceptedUnits(round, 100n * UNIT), acceptedUnits(round, 20n * UNIT)];
    const [amount, rest] = [tenderPayment(round, units), tenderPayment(round, others)];
    const money = tokensOf(world, first.money);
    const { events } = await accept(claimTender(world, first));
    const fields = { seriesKey: seriesKey(), holder: first.signer.address };
    expect(events).toEqual([
      { name: 'PayoutClaimed', fields: { ...fields, throughPeriod: 0n, amount: 0n } },
      { name: 'TailClaimed', fields: { ...fields, amount: 0n } },
      { name: 'RedemptionClaimed', fields: { ...fields, amount } },
      { name: 'UnitsBurned', fields: { ...fields, units } },
    ]);
    expect(amount > 0n && units < 100n * UNIT).toBe(true);
    expect(tokensOf(world, first.money) - money).toBe(amount);
    expect(await readPosition(world, first)).toMatchObject({ staked: 100n * UNIT - units, tendered: 0n });
    expect(await readRound(world, 1)).toMatchObject({ unclaimed: 20n * UNIT, left: before - amount });
    await expectSound();
    const last = await accept(claimTender(world, second));
    const dust = before - amount - rest;
    const funded = { name: 'TreasuryFunded', fields: { seriesKey: seriesKey(), amount: dust } };
    expect(last.events.slice(2)).toEqual([
      { name: 'RedemptionClaimed', fields: { ...fields, holder: second.signer.address, amount: rest } },
      { name: 'UnitsBurned', fields: { ...fields, holder: second.signer.address, units: others } },
      ...(dust > 0n ? [funded] : []),
    ]);
    expect(readSeries(world)).toMatchObject({ treasury: dust, owed: 0n, unclaimed: 0n, paid: 0n });
    expect(supplyOfMint(world, world.curve.mint)).toBe(supply - units - others);
  });

  it('gives back to the treasury what rounding leaves', async () => {
    await accept(openTender(world, 3_500_000n));
    for (const each of [first, second]) await accept(tender(world, each, 7n)); // each for 24.5 base units
    await settle(world);
    expect(readSeries(world)).toMatchObject({ owed: 49n });
    expect((await accept(claimTender(world, first))).events[2]?.fields).toMatchObject({ amount: 24n });
    const before = treasury();
    const { events } = await accept(claimTender(world, second));
    expect(events.at(-1)).toEqual({ name: 'TreasuryFunded', fields: { seriesKey: seriesKey(), amount: 1n } });
    expect(treasury()).toBe(before + 1n);
    expect(readSeries(world)).toMatchObject({ owed: 0n });
    expect(await readRound(world, 1)).toMatchObject({ unclaimed: 0n, left: 0n });
  });

  it('comes once, and to nobody who tendered nothing', async () => {
    expect(await answer(claimTender(world, first))).toBe('NOT_DUE');
    await accept(openTender(world, PRICE));
    await accept(tender(world, first, 10n));
    await settle(world);
    expect(await answer(claimTender(world, second))).toBe('NOT_DUE');
    await accept(claimTender(world, first));
    expect(await answer(claimTender(world, first))).toBe('NOT_DUE');
  });

  it('pays what the units earned first; burned units that the census counted earn its report', async () => {
    await report(world, { period: FIRST, payment: 16_000n });
    await accept(openTender(world, PRICE));
    await accept(tender(world, first, 100n * UNIT));
    await endQuarter(world, 20262 as Period); // tendered units are counted
    await accept(settleTender(world));
    const { events } = await accept(claimTender(world, first));
    expect(events[0]?.fields).toMatchObject({ amount: 9_900n }); // of 15,840 for 160 units
    const left = (await readPosition(world, first)).staked as bigint;
    expect(left > 0n && left < 100n * UNIT).toBe(true);
    await accept(submitReport(world, { period: 20262, payment: 16_000n }));
    expect((await accept(claimPayout(world, first))).events[0]?.fields).toMatchObject({ amount: 9_900n });
    await accept(
      endQuarter(world, 20263 as Period).then(() => submitReport(world, { period: 20263, payment: 16_000n })),
    );
    expect(readSeries(world)).toMatchObject({ counted: 60n * UNIT + left });
  });

  it('waits for the census of a quarter that is over, because tendered units earned in it', async () => {
    await accept(openTender(world, PRICE));
    await accept(tender(world, first, 10n * UNIT));
    const quarterEnd = periodEnd(FIRST);
    world.chain.setTime(quarterEnd - 1n);
    await accept(settleTender(world));
    world.chain.setTime(quarterEnd);
    expect(await answer(claimTender(world, first))).toBe('CENSUS_MISSING');
    await accept(syncCensus(world, FIRST));
    await accept(claimTender(world, first));
    expect(await readPosition(world, first)).toMatchObject({ staked: 90n * UNIT, counted: 100n * UNIT });
  });

  it('leaves the next census what remains', async () => {
    await accept(openTender(world, PRICE));
    await accept(tender(world, first, 50n * UNIT));
    await settle(world);
    await accept(claimTender(world, first));
    await endQuarter(world, FIRST);
    expect(readSeries(world)).toMatchObject({ counted: 110n * UNIT });
  });

  it('pays nobody but the holder, from its own round, and checks every account', async () => {
    for (const round of [1, 2]) {
      await accept(openTender(world, PRICE));
      await accept(tender(world, round === 1 ? second : first, 10n * UNIT));
      await settle(world);
      if (round === 1) await accept(claimTender(world, second));
    }
    const whole = await claimTender(world, first);
    await expectChecked({ ...world, free: [3, 6, 13] }, whole, [
      // anybody sends it, and nothing is kept
      '4 ACCOUNT_INVALID - ACCOUNT_READONLY',
      '5 ACCOUNT_INVALID - ACCOUNT_READONLY',
      expect.stringMatching(/^7 ACCOUNT_INVALID - /),
      expect.stringMatching(/^8 ACCOUNT_INVALID - /),
      '9 ACCOUNT_INVALID - -',
      expect.stringMatching(/^11 ACCOUNT_INVALID - /),
      expect.stringMatching(/^12 ACCOUNT_INVALID - /),
      '15 ACCOUNT_INVALID - ACCOUNT_READONLY',
    ]);
    await expectOwn(world, whole, [
      [8, second.money],
      [8, world.curve.vault],
      [15, await roundAccount(world, 1)],
      [15, world.curve.series],
    ]);
    expect(await answer(replaced(whole, 5, writable(await positionAccount(world, second))))).toBe('NOT_DUE'); // it tendered nothing
    await accept(setVerified(world, world.admin, [first.signer.address], false));
    expect(await answer(whole)).toBe('ACCEPTED'); // verified or not
  });

  it('takes no round of another series, even of the same number', async () => {
    const draftSalt = new Uint8Array(32).fill(1);
    await accept(createCurve(world, { draftSalt }));
    const curve = await curveOf(world.issuer.signer.address, draftSalt);
    const units = (await keyPair(600)).address;
    world.chain.setTime(world.chain.now() + SALE_NOTICE);
    putTokens(world, units, curve.mint, first.signer.address, 0n);
    const trader = { ...first, units };
    const other: CurveWorld = { ...world, curve, traders: [trader] };
    await accept(buy(other, trader, { given: 1_500_000_000n }));
    await accept(activate(other));
    await accept(stake(other, trader, UNIT));
    for (const each of [world, other]) {
      await accept(openTender(each, PRICE));
      await accept(tender(each, trader, UNIT));
    }
    await settle(world);
    await settle(other);
    const whole = await claimTender(world, first);
    const round = writable(await roundAccount(other, 1));
    expect(await answer(replaced(whole, 12, round))).toBe('ACCOUNT_INVALID');
    expect(await answer(whole)).toBe('ACCEPTED');
  });
});

describe('the end of a series', () => {
  afterEach(expectSound);
  const tendered = async () => {
    await accept(openTender(world, PRICE, { endsAt: world.chain.now() + 89n * DAY }));
    await accept(tender(world, first, 30n * UNIT));
    await accept(tender(world, second, 60n * UNIT));
  };
  const VOIDED = () => ({ name: 'TenderVoided', fields: { seriesKey: seriesKey(), round: 1n } });
  /** Of what the treasury holds before the end. */
  const SHARED = () => ({ name: 'TreasuryShared', fields: { seriesKey: seriesKey(), amount: treasury() } });

  it('by a buy-out leaves an open round’s units as they were', async () => {
    await tendered();
    const shared = SHARED();
    const { events } = await endByBuyOut(world);
    expect(events.slice(-3)).toEqual([
      VOIDED(),
      shared,
      { name: 'SeriesClosed', fields: { seriesKey: seriesKey(), reason: 3n } },
    ]);
    expect(readSeries(world)).toMatchObject({ roundState: 3n, tendered: 0n, unclaimed: 0n, treasury: 0n });
    expect(await answer(settleTender(world))).toBe('TENDER_NOT_OPEN');
    expect(await answer(withdrawTender(world, first, 1n))).toBe('TENDER_NOT_OPEN');
    expect(await answer(claimTender(world, first))).toBe('NOT_DUE');
    const redeemed = await accept(claimRedemption(world, first));
    expect(redeemed.events.at(-1)?.fields).toMatchObject({ units: 100n * UNIT });
    expect(await answer(unstake(world, second, 60n * UNIT))).toBe('ACCEPTED');
  });

  it('by its term, or its cap, does the same', async () => {
    await open({ lastPeriod: FIRST });
    await report(world, { period: FIRST, payment: 0n });
    world.chain.setTime(world.chain.now() + 10n * DAY);
    await tendered();
    world.chain.setTime((readSeries(world).tailStartedAt as bigint) + 90n * DAY);
    const shared = SHARED();
    const { events } = await accept(closeSeries(world));
    const closed = (reason: bigint) => ({ name: 'SeriesClosed', fields: { seriesKey: seriesKey(), reason } });
    expect(events).toEqual([VOIDED(), shared, closed(1n)]);
    expect((await accept(claimFinal(world, first))).events.at(-1)?.fields).toMatchObject({ units: 100n * UNIT });
    await open({ cap: 100n });
    await tendered();
    await report(world, { period: FIRST, payment: 100n });
    const last = SHARED();
    const capped = await accept(closeSeries(world));
    expect(capped.events).toEqual([VOIDED(), last, closed(2n)]);
  });

  it('by an extinguishment does the same', async () => {
    await accept(openTender(world, PRICE, { endsAt: world.chain.now() + 60n * DAY }));
    await accept(tender(world, second, 60n * UNIT));
    expect(await namesAtExtinguishment()).toEqual([
      'TenderVoided',
      'TreasuryShared',
      'SeriesExtinguished',
      'SeriesStateMoved',
    ]);
    expect(await answer(unstake(world, second, 60n * UNIT))).toBe('ACCEPTED');
  });

  it('by an extinguishment leaves a settled round to be claimed', async () => {
    await accept(openTender(world, PRICE));
    await accept(tender(world, first, 5n * UNIT));
    await settle(world);
    expect(await namesAtExtinguishment()).toEqual(['TreasuryShared', 'SeriesExtinguished', 'SeriesStateMoved']);
    const claimed = await accept(claimTender(world, first));
    expect(claimed.events[2]?.fields).toMatchObject({ amount: 10n * UNIT });
    expect(await answer(unstake(world, first, 95n * UNIT))).toBe('ACCEPTED');
  });

  it('waits until settled rounds are claimed, so that who shares what is left is known', async () => {
    await open({ lastPeriod: FIRST });
    await report(world, { period: FIRST, payment: 0n });
    await accept(openTender(world, PRICE));
    await accept(tender(world, first, 5n * UNIT));
    await settle(world);
    await noticeBuyOut(world);
    expect(await answer(buyOut(world))).toBe('TENDER_UNCLAIMED');
    world.chain.setTime((readSeries(world).tailStartedAt as bigint) + 90n * DAY);
    expect(await answer(closeSeries(world))).toBe('TENDER_UNCLAIMED');
    await accept(claimTender(world, first));
    expect(await answer(closeSeries(world))).toBe('ACCEPTED');
  });
});

describe('a round at the limits', () => {
  afterEach(expectSound);
  it('accepts and pays what the formula says, and never more than it has', async () => {
    const SUPPLY = 281_474_976n; // whole units: just below 2^48 base lamports
    const supply = SUPPLY * UNIT;
    const amounts = fc.record({
      price: fc.oneof(fc.bigInt(1n, 9n), fc.bigInt(1n, U64_MAX / SUPPLY)),
      shares: fc.tuple(fc.bigInt(1n, 1n << 46n), fc.oneof(fc.bigInt(1n, 9n), fc.bigInt(1n, supply - (1n << 46n)))),
      treasuryBps: fc.constantFrom(1n, 5_000n, 10_000n),
    });
    await assertRuns(
      fc.asyncProperty(amounts, async ({ price, shares, treasuryBps }) => {
        const large = { unitsOffered: SUPPLY, virtualBase: supply * 2n, virtualQuote: 1n << 61n, threshold: 1n };
        world = await createCurveWorld({ ...large, treasuryBps });
        [first, second] = world.traders as [Trader, Trader, Trader];
        putTokens(world, first.money, world.token, first.signer.address, U64_MAX);
        await accept(buy(world, first, { given: 1n << 62n }));
        expect(tokensOf(world, first.units)).toBe(supply);
        await accept(activate(world));
        putIntoSeries(world, 'lastPrice', U64_MAX); // so that the formula is tried at any price
        putTokens(world, second.units, world.curve.mint, second.signer.address, shares[1]);
        putTokens(world, first.units, world.curve.mint, first.signer.address, shares[0]);
        await accept(openTender(world, price));
        for (const [place, trader] of [first, second].entries()) {
          await accept(stake(world, trader, shares[place] ?? 0n));
          await accept(tender(world, trader, shares[place] ?? 0n));
        }
        const round: TenderTerms = { price, treasury: treasury(), total: shares[0] + shares[1] };
        const { events } = await settle(world);
        const kept = setAside(round);
        expect(events[0]?.fields).toMatchObject({ treasury: round.treasury, setAside: kept });
        let paid = 0n;
        for (const [place, trader] of [first, second].entries()) {
          putTokens(world, trader.money, world.token, trader.signer.address, 0n);
          const claimed = await accept(claimTender(world, trader));
          const units = acceptedUnits(round, shares[place] ?? 0n);
          const amount = tenderPayment(round, units);
          const cost = units * price - amount * UNIT; // of what is burned and not paid, in millionths
          expect(cost >= 0n && cost < price).toBe(true);
          expect(claimed.events.slice(2, 4).map(({ fields }) => fields.amount ?? fields.units)).toEqual([
            amount,
            units,
          ]);
          expect(tokensOf(world, trader.money)).toBe(amount);
          paid += amount;
        }
        expect(paid <= kept && kept <= round.treasury).toBe(true);
        expect(treasury()).toBe(round.treasury - paid);
        await expectSound();
      }),
      {
        all: 60,
        quick: 6,
        examples: [[{ price: U64_MAX / SUPPLY, shares: [1n << 46n, supply - (1n << 46n)], treasuryBps: 10_000n }]],
      },
    );
  });

  it('pays no more than the treasury holds when it is settled', async () => {
    await accept(openTender(world, PRICE));
    await accept(tender(world, first, 100n * UNIT));
    const all = treasury();
    putIntoSeries(world, 'treasury', 1_000_000n);
    const { events } = await settle(world);
    expect(events[0]?.fields).toMatchObject({ treasury: 1_000_000n, setAside: 1_000_000n });
    expect((await accept(claimTender(world, first))).events[2]?.fields).toMatchObject({ amount: 1_000_000n });
    expect(readSeries(world)).toMatchObject({ treasury: 0n });
    putIntoSeries(world, 'treasury', all - 1_000_000n);
  });

  it('pays no more than the treasury held when it was opened', async () => {
    await accept(openTender(world, PRICE));
    await accept(tender(world, first, 100n * UNIT));
    const all = treasury();
    putIntoSeries(world, 'roundTreasury', all - 1_000_000n);
    expect((await settle(world)).events[0]?.fields).toMatchObject({ setAside: all - 1_000_000n });
    expect(readSeries(world)).toMatchObject({ treasury: 1_000_000n });
    await accept(claimTender(world, first));
  });
});
