// Curve money in tokens: what somebody took from others by the order of calls or by borrowed money, and what the rules leave of it.

import { type Period, periodEnd } from '@income-series/protocol/period';
import { PROCEEDS_WAIT, SALE_NOTICE } from '@income-series/protocol/policy';
import { describe, expect, it } from 'vitest';
import { MUTANTS } from '../../search/solana/mutants.ts';
import { PROGRAM } from './support/chain.ts';
import { claimPayout } from './support/claims.ts';
import {
  activate,
  buy,
  type CurveParams,
  type CurveWorld,
  collectProceeds,
  createCurve,
  createCurveWorld,
  DAY,
  fail,
  openCurveWorld,
  PARAMS,
  putIntoSeries,
  putTokens,
  readCensus,
  readSeries,
  sell,
  stake,
  syncCensus,
  type Trader,
  tokensOf,
  unstake,
} from './support/curve.ts';
import { endQuarter, markMissed, openReportWorld, submitReport } from './support/reports.ts';
import { claimTender, openTender, settle, tender } from './support/tenders.ts';
import { senders } from './support/world.ts';

const FIRST = 20261 as Period;
const UNIT = 1_000_000n;
/** The steepest curve: 1,000 units for 900 tokens, the last of them at 9 tokens and the first at 0.09. */
const STEEP: Partial<CurveParams> = {
  ...{ virtualQuote: 100n * UNIT, virtualBase: 1_111_111_112n, threshold: 500n * UNIT, feeBps: 0n },
  ...{ treasuryBps: 10_000n, cap: 9_001n * UNIT },
};

let world: CurveWorld;
let traders: readonly [Trader, Trader, Trader];
const { accept, answer } = senders(() => world);
const moneyOf = () => traders.map(({ money }) => tokensOf(world, money));
const unitsOf = ({ units }: Trader) => tokensOf(world, units);
const tokens = (amount: bigint | undefined) => Number(amount) / 1e6;

async function openSale(change: Partial<CurveParams> = {}) {
  world = await createCurveWorld(change);
  traders = world.traders as unknown as typeof traders;
}

describe('a sale', () => {
  it('begins an hour after its creation, so that nobody buys in the transaction that creates it', async () => {
    world = await openCurveWorld();
    const [first] = world.traders as [Trader];
    putTokens(world, first.units, world.curve.mint, first.signer.address, 0n);
    const purchase = buy(world, first, { given: 60n * UNIT });
    expect(await answer(await createCurve(world), purchase)).toBe('WRONG_PHASE');
    await accept(createCurve(world));
    const opensAt = world.chain.now() + SALE_NOTICE;
    world.chain.setTime(opensAt - 1n);
    expect(await answer(purchase)).toBe('WRONG_PHASE');
    world.chain.setTime(opensAt);
    expect(await answer(purchase)).toBe('ACCEPTED');
  });

  it('has a cap that pays each unit the price of the last one, and a threshold that all units reach', async () => {
    world = await openCurveWorld();
    const created = async (change: Partial<CurveParams>) => answer(await createCurve(world, change));
    expect(await created({ cap: 1n })).toBe('BAD_PARAMS');
    expect(await created({ cap: 4_000n * UNIT - 1n })).toBe('BAD_PARAMS');
    expect(await created({ threshold: 1n << 62n })).toBe('BAD_PARAMS');
    expect(await created({ threshold: 2_000n * UNIT + 1n })).toBe('BAD_PARAMS');
    expect(await created({ threshold: 2_000n * UNIT, cap: 4_000n * UNIT })).toBe('ACCEPTED');
  });

  it('gives the issuer its proceeds a week after the activation, whoever borrowed to reach the threshold', async () => {
    await openSale();
    const filled = [buy(world, traders[0], { given: 1_100n * UNIT }), activate(world)];
    expect(await answer(...filled, collectProceeds(world))).toBe('PROCEEDS_WAIT');
    await accept(...filled);
    world.chain.setTime(world.chain.now() + PROCEEDS_WAIT - 1n);
    expect(await answer(collectProceeds(world))).toBe('PROCEEDS_WAIT');
    world.chain.setTime(world.chain.now() + 1n);
    expect(await answer(collectProceeds(world))).toBe('ACCEPTED');
    expect(await answer(collectProceeds(world))).toBe('NOT_DUE');
  });
});

describe('a round of tenders', () => {
  it('pays no more for a unit than the curve’s last price, so that what it pays is burned', async () => {
    await openSale(STEEP);
    const before = moneyOf();
    for (const [place, given] of [56_800_000n, 296_000_000n, 600_000_000n].entries()) {
      await accept(buy(world, traders[place] as Trader, { given }));
    }
    const paid = moneyOf().map((left, place) => (before[place] ?? 0n) - left);
    await accept(activate(world));
    const { lastPrice, treasury } = readSeries(world) as Record<string, bigint>;
    expect([tokens(lastPrice), tokens(treasury)].map(Math.round)).toEqual([9, 900]);
    expect(await answer(openTender(world, treasury ?? 0n))).toBe('PRICE_TOO_HIGH');
    expect(await answer(openTender(world, (lastPrice ?? 0n) + 1n))).toBe('PRICE_TOO_HIGH');
    await accept(openTender(world, lastPrice ?? 0n));
    const units = traders.map(unitsOf);
    for (const [place, each] of traders.entries()) {
      await accept(stake(world, each, units[place] ?? 0n), tender(world, each, units[place] ?? 0n));
    }
    await settle(world);
    const left = moneyOf();
    for (const each of traders) await accept(claimTender(world, each));
    const got = moneyOf().map((now, place) => now - (left[place] ?? 0n));
    const round = (amounts: readonly bigint[]) => amounts.map((amount) => Math.round(tokens(amount)));
    // The example of docs/security.md and of the text before a purchase.
    expect([round(paid), round(got)]).toEqual([
      [57, 296, 547],
      [362, 417, 121],
    ]);
    // At the price of the whole treasury one unit took it: nine of ten units are left, not 999 of 1,000.
    for (const [place, each] of traders.entries()) {
      await accept(unstake(world, each, ((units[place] ?? 0n) * 89n) / 100n));
      expect(await answer(await unstake(world, each, (units[place] ?? 0n) / 50n))).toBe('UNITS_UNAVAILABLE');
    }
  });
});

describe('a failed sale', () => {
  it('pays every unit the same, whoever sells first', async () => {
    for (const order of [
      [0, 1, 2],
      [2, 1, 0],
    ]) {
      await openSale({ threshold: 2_000n * UNIT, feeBps: 0n });
      const before = moneyOf();
      for (const [place, given] of [352_941_177n, 504_201_681n, 779_220_780n].entries()) {
        await accept(buy(world, traders[place] as Trader, { given }));
      }
      const reserve = readSeries(world).reserve as bigint;
      const left = moneyOf();
      expect(before.map((amount, place) => Math.round(tokens(amount - (left[place] ?? 0n))))).toEqual([353, 504, 779]);
      world.chain.setTime(PARAMS.deadline);
      const [first = traders[0], ...others] = order.map((place) => traders[place] as Trader);
      await accept(fail(world), sell(world, first, { given: unitsOf(first) }));
      for (const each of others) await accept(sell(world, each, { given: unitsOf(each) }));
      const got = moneyOf().map((now, place) => now - (left[place] ?? 0n));
      for (const amount of got) expect(Math.abs(tokens(amount - reserve / 3n)) < 0.00001).toBe(true);
      expect(readSeries(world)).toMatchObject({ reserve: 0n, sold: 0n });
      expect(tokensOf(world, world.curve.vault)).toBe(0n);
    }
  });

  it('gives the share of units that were burned to the others', async () => {
    await openSale({ feeBps: 0n });
    const [first, second] = traders;
    await accept(buy(world, first, { given: 400n * UNIT }));
    await accept(buy(world, second, { given: 400n * UNIT }));
    world.chain.setTime(PARAMS.deadline);
    await accept(fail(world));
    const units = unitsOf(first);
    putTokens(world, first.units, world.curve.mint, first.signer.address, 0n);
    const mint = world.chain.data(world.curve.mint) ?? new Uint8Array();
    Buffer.from(mint.buffer).writeBigUInt64LE(unitsOf(second), 36);
    world.chain.put(world.curve.mint, (await import('./support/world.ts')).TOKEN_PROGRAM, mint);
    expect(await answer(sell(world, second, { given: unitsOf(second) + units }))).toBe('UNITS_UNAVAILABLE');
    const before = tokensOf(world, second.money);
    await accept(sell(world, second, { given: unitsOf(second) }));
    expect(tokensOf(world, second.money) - before).toBe(800n * UNIT);
  });
});

describe('a census', () => {
  it('counts nothing that is staked after the quarter’s end, so that units borrowed for a transaction take no accruals', async () => {
    world = await openReportWorld({}, { staked: [300n * UNIT] });
    const [, stranger] = world.traders as [Trader, Trader, Trader];
    await endQuarter(world, FIRST);
    await accept(submitReport(world, { period: FIRST, payment: 400n * UNIT, flag: 1 }));
    const second = 20262 as Period;
    await endQuarter(world, second, { census: false });
    const units = unitsOf(stranger);
    const borrowed = [await stake(world, stranger, units), await syncCensus(world, second)];
    expect(await answer(...borrowed)).toBe('CENSUS_MISSING');
    expect(await answer(await stake(world, stranger, units))).toBe('CENSUS_MISSING');
    await accept(syncCensus(world, second), stake(world, stranger, units));
    expect(await readCensus(world, second)).toMatchObject({ units: 300n * UNIT });
  });

  it('gave a stranger 244.5 of 396 tokens that had accrued for others, under the former rule', async () => {
    world = await openReportWorld({}, { staked: [300n * UNIT] });
    const [holder, stranger, lender] = world.traders as [Trader, Trader, Trader];
    await endQuarter(world, FIRST);
    await accept(submitReport(world, { period: FIRST, payment: 400n * UNIT, flag: 1 }));
    const second = 20262 as Period;
    await endQuarter(world, second, { census: false });
    const units = unitsOf(stranger) + unitsOf(lender);
    putTokens(world, stranger.units, world.curve.mint, stranger.signer.address, units);
    putTokens(world, lender.units, world.curve.mint, lender.signer.address, 0n);
    // Nobody waited for the census: the mutant takes it at once, and its stakes wait for none in the week after an activation.
    world.chain.svm.addProgram(PROGRAM, MUTANTS.read('census'));
    putIntoSeries(world, 'activatedAt', periodEnd(second) - DAY);
    await accept(stake(world, stranger, units), syncCensus(world, second));
    await accept(unstake(world, stranger, units));
    await accept(submitReport(world, { period: second, payment: 0n }));
    const paid = async (trader: Trader) => {
      const before = tokensOf(world, trader.money);
      await accept(claimPayout(world, trader));
      return tokens(tokensOf(world, trader.money) - before);
    };
    expect([await paid(stranger), await paid(holder)]).toEqual([expect.closeTo(244.5, 1), expect.closeTo(151.5, 1)]);
    expect(unitsOf(stranger)).toBe(units);
  });

  it('that must wait for an earlier quarter counts units of an earlier second alone', async () => {
    world = await openReportWorld({}, { staked: [300n * UNIT] });
    const [, stranger] = world.traders as [Trader, Trader, Trader];
    await endQuarter(world, FIRST);
    const second = 20262 as Period;
    world.chain.setTime(periodEnd(second));
    const staked = await stake(world, stranger, UNIT);
    const settled = markMissed(world, FIRST);
    expect(await answer(staked, settled, await syncCensus(world, second))).toBe('CENSUS_WAIT');
    await accept(staked, settled);
    world.chain.setTime(world.chain.now() + 1n);
    expect(await answer(await stake(world, stranger, UNIT))).toBe('CENSUS_MISSING');
    await accept(syncCensus(world, second));
    expect(await readCensus(world, second)).toMatchObject({ units: 301n * UNIT });
  });
});
