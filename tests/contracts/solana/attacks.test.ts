// Legal calls in an order that takes somebody's money: each gained something once, and is refused or gains nothing now.

import { type Period, periodEnd } from '@income-series/protocol/period';
import { SALE_NOTICE } from '@income-series/protocol/policy';
import { describe, expect, it } from 'vitest';
import { toHex } from './support/bytes.ts';
import { announceBuyOut, buyOut, claimRedemption, redeemUnits } from './support/claims.ts';
import {
  activate,
  buy,
  type CurveWorld,
  createCurve,
  createCurveWorld,
  DAY,
  EUR,
  openCurveWorld,
  positionAccount,
  putTokens,
  readCensus,
  readSeries,
  stake,
  supplyOfMint,
  syncCensus,
  type Trader,
  tokensOf,
} from './support/curve.ts';
import { publishRate, setVerified } from './support/registry.ts';
import { openReportWorld, RATE } from './support/reports.ts';
import { claimTender, openTender, settle, tender } from './support/tenders.ts';
import { START, senders } from './support/world.ts';

const UNIT = 1_000_000n;

let world: CurveWorld;
const { accept, answer } = senders(() => world);

describe('a first quarter that ends during the sale', () => {
  const FIRST = 20261 as Period;

  /** A series whose sale ends ten days after its first quarter, and two honest buyers before that quarter's end. */
  async function openSale(): Promise<readonly [Trader, Trader, Trader]> {
    world = await openCurveWorld();
    world.chain.setTime(START + 60n * DAY);
    await accept(publishRate(world, world.admin, { currency: EUR, rate: RATE }));
    await accept(createCurve(world, { deadline: START + 100n * DAY }));
    world.chain.setTime(world.chain.now() + SALE_NOTICE);
    for (const { signer, units } of world.traders) putTokens(world, units, world.curve.mint, signer.address, 0n);
    const traders = world.traders as [Trader, Trader, Trader];
    for (const each of traders.slice(1)) await accept(buy(world, each, { given: 480_000_000n }));
    world.chain.setTime(periodEnd(FIRST) + DAY);
    return traders;
  }

  it('cannot be counted in the transaction that activates the series', async () => {
    const [attacker] = await openSale();
    const whole = [buy(world, attacker, { given: 100_000_000n }), activate(world), await syncCensus(world, FIRST)];
    expect(await answer(...whole)).toBe('CENSUS_WAIT');
  });

  it('counts who bought and stakes within the wait', async () => {
    const [attacker, first, second] = await openSale();
    await accept(buy(world, attacker, { given: 100_000_000n }));
    await accept(activate(world));
    const activatedAt = world.chain.now();
    expect(readSeries(world)).toMatchObject({ activatedAt });
    world.chain.setTime(activatedAt + 7n * DAY - 1n);
    expect(await answer(await syncCensus(world, FIRST))).toBe('CENSUS_WAIT');
    const units = [tokensOf(world, first.units), tokensOf(world, second.units)] as const;
    await accept(stake(world, first, units[0]));
    await accept(stake(world, second, units[1]));
    world.chain.setTime(activatedAt + 7n * DAY);
    await accept(syncCensus(world, FIRST));
    expect(await readCensus(world, FIRST)).toMatchObject({ units: units[0] + units[1] });
  });
});

describe('a tender whose price only the largest share reaches', () => {
  it('is refused, so that rounding takes the treasury from nobody', async () => {
    world = await openReportWorld({}, { staked: [51n * UNIT, 49n * UNIT] });
    const [largest, other] = world.traders as [Trader, Trader, Trader];
    const treasury = readSeries(world).treasury as bigint;
    // One base lamport for 51 % of the treasury: the other holder's 49 % bought none.
    expect(await answer(openTender(world, (treasury * UNIT * 51n) / 100n))).toBe('PRICE_TOO_HIGH');
    await accept(openTender(world, readSeries(world).lastPrice as bigint));
    for (const each of [largest, other]) await accept(tender(world, each, tokensOf(world, world.curve.stakes) / 4n));
    await settle(world);
    const paid: bigint[] = [];
    for (const each of [largest, other]) {
      const before = tokensOf(world, each.money);
      await accept(claimTender(world, each));
      paid.push(tokensOf(world, each.money) - before);
    }
    for (const each of paid) expect(each >= treasury / 2n - treasury / UNIT - 1n).toBe(true);
  });
});

describe('an issuer and one wallet that buy a series out as it is activated', () => {
  /** Honest buyers pay 960 tokens, and the coalition's wallet is the third. */
  async function openSale(): Promise<readonly [Trader, Trader, Trader]> {
    world = await createCurveWorld({ cap: 1n });
    const traders = world.traders as [Trader, Trader, Trader];
    for (const each of traders.slice(0, 2)) await accept(buy(world, each, { given: 480_000_000n }));
    return traders;
  }

  it('are refused without a notice', async () => {
    const [, , wallet] = await openSale();
    await accept(buy(world, wallet, { given: 60_000_000n }));
    await accept(activate(world));
    const whole = [await stake(world, wallet, 1n), buyOut(world)];
    expect(await answer(...whole)).toBe('NOT_REQUESTED');
    await accept(announceBuyOut(world));
    world.chain.setTime(world.chain.now() + 7n * DAY - 1n);
    expect(await answer(...whole)).toBe('NOTICE_RUNNING');
  });

  it('share what they pay with everybody who bought, staked or not, verified or not', async () => {
    world = await createCurveWorld({ cap: 2_000_000_000n });
    const [first, second, wallet] = world.traders as [Trader, Trader, Trader];
    for (const each of [first, second]) await accept(buy(world, each, { given: 480_000_000n }));
    await accept(buy(world, wallet, { given: 60_000_000n }));
    await accept(activate(world));
    await accept(setVerified(world, world.admin, [second.signer.address], false));
    await accept(announceBuyOut(world));
    world.chain.setTime(world.chain.now() + 7n * DAY);
    const stakeLate = await stake(world, wallet, 1n);
    await world.chain.accept(stakeLate, buyOut(world));
    const sold = readSeries(world).sold as bigint;
    const owed = readSeries(world).owed as bigint;
    await accept(claimRedemption(world, wallet));
    for (const each of [first, second, wallet]) {
      const units = tokensOf(world, each.units);
      const before = tokensOf(world, each.money);
      const { events } = await accept(redeemUnits(world, each, units));
      const amount = tokensOf(world, each.money) - before;
      const fields = { seriesKey: toHex(world.curve.key), wallet: each.signer.address, units, amount };
      expect(events).toEqual([{ name: 'UnitsRedeemed', fields }]);
      const exact = (owed * units) / sold;
      expect(amount >= exact - 1n && amount <= exact + 3n).toBe(true);
    }
    expect(readSeries(world)).toMatchObject({ owed: 0n, residue: 0n });
    expect(supplyOfMint(world, world.curve.mint)).toBe(0n);
    expect(world.chain.data(await positionAccount(world, second))).toBeNull();
  });
});

describe('a purchase of exactly the units that remain', () => {
  /** One unit, of which the last base lamport costs 30,000 base units. */
  const STEEP = {
    unitsOffered: 1n,
    virtualBase: 1_200_000n,
    virtualQuote: 1_000_000_000n,
    feeBps: 0n,
    cap: 10n ** 11n,
  } as const;

  it('pays the least amount that buys them', async () => {
    world = await createCurveWorld(STEEP);
    const [buyer] = world.traders as [Trader, Trader, Trader];
    const { events } = await accept(buy(world, buyer, { given: 5_000_020_000n }));
    expect(events[0]?.fields).toMatchObject({ amount: 5_000_000_000n, units: UNIT });
  });

  it('has a price that the virtual base bounds', async () => {
    world = await openCurveWorld();
    const least = 1_111_112n; // ten ninths of the units, rounded up
    expect(await answer(await createCurve(world, { ...STEEP, virtualBase: UNIT + 1n }))).toBe('BAD_PARAMS');
    expect(await answer(await createCurve(world, { ...STEEP, virtualBase: least - 1n }))).toBe('BAD_PARAMS');
    expect(await answer(await createCurve(world, { ...STEEP, virtualBase: least }))).toBe('ACCEPTED');
  });
});
