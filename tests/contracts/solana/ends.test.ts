// Every end pays out: what the treasury holds is the units', and nobody can keep a series open for good.

import type { Period } from '@income-series/protocol/period';
import { ACCRUAL_WAIT, TAIL_WINDOW } from '@income-series/protocol/policy';
import { beforeEach, describe, expect, it } from 'vitest';
import { toHex } from './support/bytes.ts';
import {
  buyOut,
  claimFinal,
  claimPayout,
  claimRedemption,
  closeSeries,
  endByBuyOut,
  payTail,
  redeemUnits,
} from './support/claims.ts';
import {
  type CurveParams,
  type CurveWorld,
  collectFees,
  collectProceeds,
  DAY,
  positionAccount,
  readSeries,
  register,
  stake,
  supplyOfMint,
  type Trader,
  tokensOf,
  unstake,
} from './support/curve.ts';
import { extinguish, OTHER, requestExtinguishment } from './support/extinguishment.ts';
import { openReportWorld, report } from './support/reports.ts';
import { claimTender, openTender, settle, tender } from './support/tenders.ts';
import { senders } from './support/world.ts';

const FIRST = 20261 as Period;
const SECOND = 20262 as Period;
const UNIT = 1_000_000n;
const PRICE = 2_000_000n;

/** What the treasury holds at first. */
let raised: bigint;
let world: CurveWorld;
let first: Trader;
let second: Trader;
let third: Trader;
const { accept, answer } = senders(() => world);
const seriesKey = () => toHex(world.curve.key);
const number = (name: string) => readSeries(world)[name] as bigint;
const SHARED = (amount = raised) => ({ name: 'TreasuryShared', fields: { seriesKey: seriesKey(), amount } });
const VOIDED = (round = 1n) => ({ name: 'TenderVoided', fields: { seriesKey: seriesKey(), round } });
const CLOSED = (reason: bigint) => ({ name: 'SeriesClosed', fields: { seriesKey: seriesKey(), reason } });

/** The whole raise is the treasury's. The first stakes a part of its units, the second all, the third none. */
async function open(change: Partial<CurveParams> = {}) {
  world = await openReportWorld({ treasuryBps: 10_000n, ...change }, { staked: [100n * UNIT] });
  [first, second, third] = world.traders as [Trader, Trader, Trader];
  await accept(stake(world, second, unitsOf(second)));
  raised = number('treasury');
}
const unitsOf = (trader: Trader) => tokensOf(world, trader.units);

/** Everybody takes what it is due, in some order; answers what each was paid. */
async function payOut(traders: readonly Trader[]): Promise<readonly bigint[]> {
  const bought = number('closeReason') === 3n;
  const paid: bigint[] = [];
  for (const trader of traders) {
    const before = tokensOf(world, trader.money);
    if (world.chain.data(await positionAccount(world, trader)) !== null) {
      await accept((bought ? claimRedemption : claimFinal)(world, trader));
    }
    const loose = unitsOf(trader);
    if (loose > 0n) await accept(redeemUnits(world, trader, loose));
    paid.push(tokensOf(world, trader.money) - before);
  }
  return paid;
}

const share = (units: bigint, all: bigint) => (raised * units) / all;

/** Nothing is left but what is the issuer's and the fee collector's. */
async function expectEmpty() {
  for (const collect of [collectFees(world), collectProceeds(world)]) {
    expect(['ACCEPTED', 'NOT_DUE']).toContain(await answer(collect));
  }
  expect(readSeries(world)).toMatchObject({ owed: 0n, treasury: 0n, residue: 0n, staked: 0n });
  expect(tokensOf(world, world.curve.vault)).toBe(0n);
}

const requested = async () => {
  await register(world, 'attestor', OTHER.address);
  await accept(requestExtinguishment(world));
  world.chain.setTime(world.chain.now() + 7n * DAY);
};

beforeEach(() => open());

describe('the treasury at the end', () => {
  it('is all units’, after a close at the cap during an open round', async () => {
    await open({ cap: 100n });
    await accept(openTender(world, PRICE, { endsAt: world.chain.now() + 89n * DAY }));
    await accept(tender(world, first, 50n * UNIT));
    await report(world, { period: FIRST, payment: 100n });
    const { events } = await accept(closeSeries(world));
    expect(events).toEqual([VOIDED(), SHARED(), CLOSED(2n)]);
    expect(readSeries(world)).toMatchObject({ treasury: 0n, owed: raised + 99n });
    const paid = await payOut([first, second, third]);
    expect(paid.reduce((sum, each) => sum + each)).toBe(raised + 99n);
    await expectEmpty();
  });

  it('is all units’, after the term and after a buy-out, with what that pays', async () => {
    await open({ lastPeriod: FIRST });
    await report(world, { period: FIRST, payment: 0n });
    world.chain.setTime(number('tailStartedAt') + TAIL_WINDOW);
    expect((await accept(closeSeries(world))).events).toEqual([SHARED(), CLOSED(1n)]);
    expect((await payOut([third, second, first])).reduce((sum, each) => sum + each)).toBe(raised);
    await expectEmpty();
    await open({ cap: 1_000n });
    expect((await endByBuyOut(world)).events.slice(-2)).toEqual([SHARED(), CLOSED(3n)]);
    expect(readSeries(world)).toMatchObject({ paid: 1_000n }); // the treasury is not of the cap
    expect((await payOut([first, third, second])).reduce((sum, each) => sum + each)).toBe(raised + 990n);
    await expectEmpty();
  });

  it('is all units’ of an extinguished series, by claims that burn', async () => {
    await accept(openTender(world, PRICE, { endsAt: world.chain.now() + 60n * DAY }));
    await accept(tender(world, first, 50n * UNIT));
    await requested();
    const { events } = await accept(extinguish(world));
    expect(events.map(({ name }) => name)).toEqual([
      'TenderVoided',
      'TreasuryShared',
      'SeriesExtinguished',
      'SeriesStateMoved',
    ]);
    expect(events[1]).toEqual(SHARED());
    expect(await answer(claimRedemption(world, first))).toBe('WRONG_STATE');
    const holder = first.signer.address;
    const supply = supplyOfMint(world, world.curve.mint);
    const left = await accept(claimFinal(world, first));
    expect(left.events.slice(-2)).toEqual([
      { name: 'FinalClaimed', fields: { seriesKey: seriesKey(), holder, amount: share(100n * UNIT, supply) } },
      { name: 'UnitsBurned', fields: { seriesKey: seriesKey(), holder, units: 100n * UNIT } },
    ]);
    await payOut([first, second, third]);
    await expectEmpty();
  });

  it('is shared alike by units that are staked in the last moment, and by those that are not', async () => {
    await open({ lastPeriod: FIRST });
    await accept(unstake(world, second, number('staked') - 100n * UNIT));
    await report(world, { period: FIRST, payment: 0n });
    world.chain.setTime(number('tailStartedAt') + TAIL_WINDOW);
    await accept(closeSeries(world));
    const supply = supplyOfMint(world, world.curve.mint);
    const [free, staked] = [unitsOf(second), supply - unitsOf(first) - unitsOf(second) - unitsOf(third)];
    expect(staked).toBe(number('staked'));
    const before = tokensOf(world, second.money);
    await accept(redeemUnits(world, second, free));
    expect(tokensOf(world, second.money) - before).toBe(share(free, supply));
    await payOut([third, second, first]);
    await expectEmpty();
  });

  it('of an extinguished series is shared once the settled rounds are claimed, with what these leave', async () => {
    await accept(openTender(world, 333_333n));
    await accept(tender(world, first, 11n));
    await accept(tender(world, second, 17n));
    await settle(world);
    await requested();
    const setAside = raised - number('treasury');
    expect((await accept(extinguish(world))).events[0]).toEqual(SHARED(raised - setAside));
    expect(await answer(claimFinal(world, first))).toBe('TENDER_UNCLAIMED');
    expect(await answer(claimFinal(world, second))).toBe('TENDER_UNCLAIMED');
    expect(await answer(redeemUnits(world, second, 1n))).toBe('TENDER_UNCLAIMED');
    expect(await answer(claimPayout(world, second))).toBe('ACCEPTED');
    const earlier = (await accept(claimTender(world, second))).events[2]?.fields.amount as bigint;
    expect(await answer(claimFinal(world, second))).toBe('TENDER_UNCLAIMED');
    const { events } = await accept(claimTender(world, first));
    const paid = earlier + (events[2]?.fields.amount as bigint);
    const dust = setAside - paid;
    expect(dust).toBe(1n);
    const funded = { name: 'TreasuryFunded', fields: { seriesKey: seriesKey(), amount: dust } };
    expect(events.slice(4)).toEqual([funded, SHARED(dust)]);
    const rest = await payOut([first, second, third]);
    expect(rest.reduce((sum, each) => sum + each)).toBe(raised - paid);
    await expectEmpty();
  });
});

describe('what has accrued', () => {
  it('is paid to the units that the census of its payment counted, whoever staked them later', async () => {
    await open({ lastPeriod: SECOND, cap: 1_000_000n });
    await accept(unstake(world, second, number('staked') - 100n * UNIT)); // the first alone is counted
    await report(world, { period: FIRST, payment: 1_000n, flag: 1 });
    await accept(stake(world, second, 200n * UNIT));
    await report(world, { period: SECOND, payment: 0n });
    const paidTo = async (trader: Trader) => {
      const before = tokensOf(world, trader.money);
      await accept(claimPayout(world, trader));
      return tokensOf(world, trader.money) - before;
    };
    expect([await paidTo(first), await paidTo(second)]).toEqual([330n, 660n]);
  });
});

describe('a series whose issuer does not pay what has accrued', () => {
  beforeEach(async () => {
    await open({ lastPeriod: FIRST });
    await report(world, { period: FIRST, payment: 1_000n, flag: 1 });
  });
  const tailEnd = () => number('tailStartedAt') + TAIL_WINDOW;

  it('is closed by anyone ACCRUAL_WAIT after its tail, and what it owes stays recorded', async () => {
    world.chain.setTime(tailEnd() + ACCRUAL_WAIT - 1n);
    expect(await answer(closeSeries(world))).toBe('ACCRUAL_DUE');
    world.chain.setTime(tailEnd() + ACCRUAL_WAIT);
    expect((await accept(closeSeries(world))).events).toEqual([SHARED(), CLOSED(1n)]);
    expect(readSeries(world)).toMatchObject({ state: 6n, accrued: 1_000n, paid: 0n });
    expect(await answer(payTail(world, 1_000n))).toBe('WRONG_STATE');
    expect(await answer(buyOut(world))).toBe('WRONG_STATE');
    await payOut([first, second, third]);
    await expectEmpty();
  });

  it('is paid by its issuer until then', async () => {
    world.chain.setTime(tailEnd() + ACCRUAL_WAIT - 1n);
    await accept(payTail(world, 1_000n));
    expect((await accept(closeSeries(world))).events).toEqual([SHARED(), CLOSED(1n)]);
    const paid = await payOut([first, second, third]);
    expect(paid.reduce((sum, each) => sum + each)).toBe(raised + 990n);
    await expectEmpty();
  });
});
