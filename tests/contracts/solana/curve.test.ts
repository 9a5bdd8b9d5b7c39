import { PROCEEDS_WAIT } from '@income-series/protocol/policy';
import type { Instruction } from '@solana/kit';
import { beforeEach, describe, expect, it } from 'vitest';
import { emptyBooks, isReached, buy as modelBuy, sell as modelSell } from '../../models/curve.ts';
import { toHex, word } from './support/bytes.ts';
import { keyPair, longer, readonly, replaced } from './support/chain.ts';
import {
  activate,
  buy,
  type CurveParams,
  type CurveWorld,
  collectFees,
  collectProceeds,
  createCurve,
  createCurveWorld,
  curveOf,
  DAY,
  EUR,
  fail,
  openCurveWorld,
  PARAMS,
  putTokens,
  readSeries,
  sell,
  supplyOfMint,
  type Trader,
  tokensOf,
  U64_MAX,
  WAD,
} from './support/curve.ts';
import { publishRate, setIssuerApproval } from './support/registry.ts';
import { expectChecked, expectOwn } from './support/tamper.ts';
import { START, senders } from './support/world.ts';

const ORDER = 0x30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f0000001n;

let world: CurveWorld;
let trader: Trader;
let other: Trader;
const { accept, answer } = senders(() => world);
const use = (made: CurveWorld) => {
  world = made;
  const [first, second] = world.traders;
  if (first === undefined || second === undefined) throw new Error('two traders');
  [trader, other] = [first, second];
};
const terms = { ...PARAMS };

describe('createCurve', () => {
  beforeEach(async () => use(await openCurveWorld()));

  it('makes the series, its mint and its accounts', async () => {
    const sent = await accept(createCurve(world));
    const { curve, issuer } = world;
    const { deadline, threshold, virtualBase, virtualQuote, unitsOffered, cap, feeBps, treasuryBps } = PARAMS;
    const shared = {
      seriesKey: toHex(curve.key),
      issuer: issuer.signer.address,
      contractHash: toHex(PARAMS.contractHash),
      termsCommitment: toHex(PARAMS.termsCommitment),
      currencyCode: 978n,
      indexingRule: 0n,
      firstPeriod: 20261n,
      lastPeriod: 20284n,
      mint: curve.mint,
      ...{ deadline, threshold, virtualBase, virtualQuote, unitsOffered, cap, feeBps, treasuryBps },
    };
    const draftSalt = toHex(PARAMS.draftSalt);
    expect(sent.events).toEqual([{ name: 'SeriesCreated', fields: { ...shared, draftSalt } }]);
    const books = { reserve: 0n, sold: 0n, feesHeld: 0n, proceeds: 0n, treasury: 0n, staked: 0n };
    const counts = { nextCensus: 0n, censuses: 0n, state: 9n };
    expect(readSeries(world)).toMatchObject({
      ...shared,
      ...books,
      ...counts,
      vault: curve.vault,
      stakes: curve.stakes,
    });
    expect([tokensOf(world, curve.vault), tokensOf(world, curve.stakes), supplyOfMint(world, curve.mint)]).toEqual([
      0n,
      0n,
      0n,
    ]);
    const mint = world.chain.data(curve.mint) ?? new Uint8Array();
    expect([mint[44], mint[45], ...mint.slice(46, 50)]).toEqual([6, 1, 0, 0, 0, 0]); // six decimals, nobody freezes
  });

  it('is done where somebody sent lamports to its addresses before', async () => {
    const { series, vault, mint, stakes } = world.curve;
    for (const address of [series, vault, mint, stakes]) world.chain.fund(address);
    expect(await answer(createCurve(world))).toBe('ACCEPTED');
  });

  it('is refused a second time for the same salt, not for another', async () => {
    await accept(createCurve(world));
    expect(await answer(createCurve(world))).toBe('SERIES_EXISTS');
    expect(await answer(createCurve(world, { cap: 1n }))).toBe('SERIES_EXISTS');
    expect(await answer(createCurve(world, { draftSalt: new Uint8Array(32) }))).toBe('ACCEPTED');
  });

  it('is an approved issuer’s', async () => {
    expect(await answer(createCurve(world, {}, trader))).toBe('ISSUER_NOT_APPROVED'); // verified, and no issuer
    await accept(setIssuerApproval(world, world.admin, world.issuer.signer.address, false));
    expect(await answer(createCurve(world))).toBe('ISSUER_NOT_APPROVED');
  });

  type Case = readonly [string, Partial<CurveParams>, string];
  const cases: readonly Case[] = [
    ['no contract', { contractHash: new Uint8Array(32) }, 'CONTRACT_HASH_MISSING'],
    ['no terms', { termsCommitment: new Uint8Array(32) }, 'COMMITMENT_NOT_CANONICAL'],
    ['terms of the field’s order', { termsCommitment: word(ORDER) }, 'COMMITMENT_NOT_CANONICAL'],
    ['terms below it', { termsCommitment: word(ORDER - 1n) }, 'ACCEPTED'],
    ['no units', { unitsOffered: 0n }, 'BAD_PARAMS'],
    ['more units than the circuit has', { unitsOffered: 281_474_977n, virtualBase: U64_MAX }, 'BAD_PARAMS'],
    ['the most units', { unitsOffered: 281_474_976n, virtualBase: 1n << 49n }, 'ACCEPTED'],
    ['units beyond 64 bits', { unitsOffered: U64_MAX }, 'BAD_PARAMS'],
    ['a base of the supply', { virtualBase: 1_000_000_000n }, 'BAD_PARAMS'],
    ['a base of ten ninths of it', { virtualBase: 1_111_111_112n, virtualQuote: 1n, threshold: 1n }, 'ACCEPTED'],
    ['a base below that', { virtualBase: 1_111_111_111n, virtualQuote: 1n, threshold: 1n }, 'BAD_PARAMS'],
    ['a price beyond the token', { virtualBase: 1_111_111_112n, virtualQuote: 1n << 60n }, 'BAD_PARAMS'],
    ['no quote', { virtualQuote: 0n }, 'BAD_PARAMS'],
    ['no cap', { cap: 0n }, 'BAD_PARAMS'],
    ['no threshold', { threshold: 0n }, 'BAD_PARAMS'],
    ['a fee of a tenth', { feeBps: 1_000n }, 'ACCEPTED'],
    ['a higher fee', { feeBps: 1_001n }, 'BAD_PARAMS'],
    ['all for the treasury', { treasuryBps: 10_000n }, 'ACCEPTED'],
    ['more than all', { treasuryBps: 10_001n }, 'BAD_PARAMS'],
    ['no currency', { currencyCode: 0 }, 'BAD_PARAMS'],
    ['a currency of four digits', { currencyCode: 1000 }, 'BAD_PARAMS'],
    ['a currency without a rate', { currencyCode: 840 }, 'FX_STALE'],
    ['an unknown indexing rule', { indexingRule: 2 }, 'BAD_PARAMS'],
    ['no quarter', { firstPeriod: 20260 }, 'BAD_PARAMS'],
    ['no last quarter', { lastPeriod: 20265 }, 'BAD_PARAMS'],
    ['a term that ends before it begins', { lastPeriod: 20254, firstPeriod: 20261 }, 'BAD_PARAMS'],
    ['80 quarters', { lastPeriod: 20454 }, 'ACCEPTED'],
    ['81 quarters', { lastPeriod: 20461 }, 'BAD_PARAMS'],
    ['half a day of sale', { deadline: START + DAY / 2n }, 'ACCEPTED'],
    ['less', { deadline: START + DAY / 2n - 1n }, 'BAD_PARAMS'],
    ['90 days of sale', { deadline: START + 90n * DAY }, 'ACCEPTED'],
    ['more', { deadline: START + 90n * DAY + 1n }, 'BAD_PARAMS'],
    ['the last second there is', { deadline: U64_MAX }, 'BAD_PARAMS'],
    ['a week less, to which a wait cannot be added', { deadline: U64_MAX - 7n * DAY + 1n }, 'BAD_PARAMS'],
    ['the last to which it can', { deadline: U64_MAX - 7n * DAY }, 'BAD_PARAMS'],
    ['a sale beyond the first quarter’s windows', { firstPeriod: 20254, deadline: START + 90n * DAY }, 'BAD_PARAMS'],
  ];
  it.each(cases)('takes or refuses %s', async (_, change, expected) => {
    expect(await answer(createCurve(world, change))).toBe(expected);
  });

  it('needs a rate of at most three days', async () => {
    world.chain.setTime(START + 3n * DAY);
    expect(await answer(createCurve(world))).toBe('ACCEPTED');
    world.chain.setTime(START + 3n * DAY + 1n);
    expect(await answer(createCurve(world, { draftSalt: new Uint8Array(32) }))).toBe('FX_STALE');
    await accept(publishRate(world, world.admin, { currency: EUR, rate: 10_000n * WAD }));
    expect(await answer(createCurve(world, { draftSalt: new Uint8Array(32) }))).toBe('ACCEPTED');
  });

  it('needs a rate before the end of a first quarter that is over', async () => {
    expect(await answer(createCurve(world, { firstPeriod: 20254, draftSalt: new Uint8Array(32) }))).toBe('FX_STALE');
    const end = START + 90n * DAY; // of 20261
    const sale = { deadline: end + 20n * DAY };
    for (const [time, expected] of [
      [end - 3n * DAY - 1n, 'FX_STALE'],
      [end - 3n * DAY, 'ACCEPTED'],
    ] as const) {
      use(await openCurveWorld());
      for (const moment of [time, end + 1n]) {
        world.chain.setTime(moment);
        await accept(publishRate(world, world.admin, { currency: EUR, rate: 10_000n * WAD }));
      }
      expect(await answer(createCurve(world, sale))).toBe(expected);
    }
  });

  it('checks every account', async () => {
    // the rates before the first quarter's end count where that quarter is over
    await expectChecked({ ...world, free: [12, 13] }, createCurve(world), [
      '3 ACCOUNT_INVALID SIGNER_MISSING ACCOUNT_READONLY', // a stranger's wallet record is another one
      '4 ACCOUNT_INVALID - -',
      ...[5, 6, 7, 8].map((place) => `${place} ACCOUNT_INVALID - ACCOUNT_READONLY`),
      ...[9, 10, 11].map((place) => `${place} ACCOUNT_INVALID - -`),
    ]);
  });
});

describe('trading', () => {
  beforeEach(async () => use(await createCurveWorld()));

  it('buys and sells by the model', async () => {
    const { curve, chain } = world;
    const bought = await accept(buy(world, trader, { given: 100_000_000n }));
    const [books, trade] = modelBuy(terms, emptyBooks, 100_000_000n);
    expect(trade).toEqual({ amount: 100_000_000n, fee: 1_000_000n, units: 94_330_633n });
    const who = { seriesKey: toHex(curve.key), trader: trader.signer.address };
    const fee = { seriesKey: toHex(curve.key), kind: 2n, payer: trader.signer.address, period: 0n };
    expect(bought.events).toEqual([
      { name: 'CurveBought', fields: { ...who, ...trade, reserve: books.reserve, sold: books.sold } },
      { name: 'FeeTaken', fields: { ...fee, amount: 1_000_000n } },
    ]);
    expect([tokensOf(world, curve.vault), tokensOf(world, trader.units)]).toEqual([100_000_000n, trade.units]);

    const sold = await accept(sell(world, trader, { given: 50_000_000n }));
    const [after, sale] = modelSell(terms, books, 50_000_000n);
    expect(sold.events).toEqual([
      { name: 'CurveSold', fields: { ...who, ...sale, reserve: after.reserve, sold: after.sold } },
      { name: 'FeeTaken', fields: { ...fee, amount: sale.fee } },
    ]);
    expect(supplyOfMint(world, curve.mint)).toBe(after.sold);
    expect(tokensOf(world, curve.vault)).toBe(100_000_000n - sale.amount);
    expect(readSeries(world)).toMatchObject({ reserve: after.reserve, sold: after.sold, feesHeld: after.feesHeld });
    expect(chain.data(curve.series)).not.toBeNull();
  });

  it('keeps to the least that is taken', async () => {
    const { units } = modelBuy(terms, emptyBooks, 1_000_000n)[1];
    expect(await answer(buy(world, trader, { given: 1_000_000n, least: units + 1n }))).toBe('OUT_TOO_SMALL');
    expect(await answer(buy(world, trader, { given: 1_000_000n, least: units }))).toBe('ACCEPTED');
    const [books] = modelBuy(terms, emptyBooks, 1_000_000n);
    const { amount } = modelSell(terms, books, units)[1];
    expect(await answer(sell(world, trader, { given: units, least: amount + 1n }))).toBe('OUT_TOO_SMALL');
    expect(await answer(sell(world, trader, { given: units, least: amount }))).toBe('ACCEPTED');
  });

  it('refuses nothing for something, and nothing at all', async () => {
    expect(await answer(buy(world, trader, { given: 0n }))).toBe('AMOUNT_ZERO');
    expect(await answer(buy(world, trader, { given: 1n }))).toBe('OUT_TOO_SMALL'); // all of it is the fee
    expect(await answer(sell(world, trader, { given: 0n }))).toBe('AMOUNT_ZERO');
    await accept(buy(world, trader, { given: 1_000_000n }));
    expect(await answer(sell(world, trader, { given: 1n }))).toBe('OUT_TOO_SMALL');
  });

  it('keeps to the trader’s deadline and the series’', async () => {
    expect(await answer(buy(world, trader, { given: 1_000n, deadline: world.chain.now() - 1n }))).toBe('DEADLINE_PAST');
    expect(await answer(buy(world, trader, { given: 1_000n, deadline: world.chain.now() }))).toBe('ACCEPTED');
    expect(await answer(sell(world, trader, { given: 100n, deadline: world.chain.now() - 1n }))).toBe('DEADLINE_PAST');
    world.chain.setTime(PARAMS.deadline - 1n);
    expect(await answer(buy(world, trader, { given: 1_000n }))).toBe('ACCEPTED');
    world.chain.setTime(PARAMS.deadline);
    expect(await answer(buy(world, trader, { given: 1_000n }))).toBe('WRONG_PHASE');
    expect(await answer(sell(world, trader, { given: 100n }))).toBe('WRONG_PHASE');
  });

  it('is not for the issuer, nor for units or money that the trader does not have', async () => {
    expect(await answer(buy(world, world.issuer, { given: 1_000n }))).toBe('ISSUER_WALLET');
    expect(await answer(sell(world, trader, { given: 1n }))).toBe('UNITS_UNAVAILABLE');
    await accept(buy(world, other, { given: 1_000_000n }));
    expect(await answer(sell(world, trader, { given: 10n }))).toBe('Custom(1)'); // the token program's own
    expect(await answer(sell(world, { ...trader, units: other.units }, { given: 10n }))).toBe('Custom(4)');
    expect(await answer(buy(world, { ...trader, money: other.money }, { given: 1_000n }))).toBe('Custom(4)');
    putTokens(world, trader.money, world.token, trader.signer.address, 1_000n);
    expect(await answer(buy(world, trader, { given: 1_001n }))).toBe('Custom(1)');
    expect(await answer(buy(world, trader, { given: 1_000n }))).toBe('ACCEPTED');
  });

  it('sells the last units for what they cost, and then none', async () => {
    const all = 5_000_000_000n;
    const [books, trade] = modelBuy(terms, emptyBooks, all);
    expect([books.sold, trade.amount < all]).toEqual([1_000_000_000n, true]);
    await accept(buy(world, trader, { given: all }));
    expect(tokensOf(world, world.curve.vault)).toBe(trade.amount);
    expect(tokensOf(world, trader.units)).toBe(1_000_000_000n);
    expect(await answer(buy(world, other, { given: 1_000_000n }))).toBe('UNITS_UNAVAILABLE');
    expect(await answer(buy(world, other, { given: U64_MAX }))).toBe('UNITS_UNAVAILABLE');
    expect(isReached(terms, books)).toBe(true);
  });

  it('takes the largest amount there is without an overflow', async () => {
    use(
      await createCurveWorld({
        unitsOffered: 281_474_976n,
        virtualBase: 562_949_952_000_000n,
        virtualQuote: 46n * 10n ** 17n,
        cap: U64_MAX,
      }),
    );
    expect(await answer(buy(world, trader, { given: U64_MAX }))).toBe('Custom(1)'); // more than the trader has
    putTokens(world, trader.money, world.token, trader.signer.address, U64_MAX);
    await accept(buy(world, trader, { given: U64_MAX }));
    expect(readSeries(world)).toMatchObject({ sold: 281_474_976_000_000n });
    expect(tokensOf(world, trader.money) + tokensOf(world, world.curve.vault)).toBe(U64_MAX);
    await accept(sell(world, trader, { given: 281_474_976_000_000n }));
    expect(readSeries(world)).toMatchObject({ sold: 0n });
  });

  it('checks every account', async () => {
    const purchase = buy(world, trader, { given: 1_000_000n });
    const check = (whole: Instruction) =>
      expectChecked(world, whole, [
        expect.stringContaining(' SIGNER_MISSING -'),
        '4 ACCOUNT_INVALID - ACCOUNT_READONLY',
        ...[5, 6].map((place) => expect.stringContaining(`${place} ACCOUNT_INVALID - `)),
        ...[7, 8].map((place) => expect.stringMatching(`^${place} `)),
        '9 ACCOUNT_INVALID - -',
      ]);
    await check(purchase);
    await accept(purchase);
    await check(sell(world, trader, { given: 10_000n }));
  });

  it('pays to none of its own accounts', async () => {
    const { stakes, vault } = world.curve;
    expect(await answer(buy(world, { ...trader, units: stakes }, { given: 1_000_000n }))).toBe('ACCOUNT_INVALID');
    await accept(buy(world, trader, { given: 1_000_000n }));
    expect(await answer(sell(world, { ...trader, money: vault }, { given: 100_000n }))).toBe('ACCOUNT_INVALID');
    expect(await answer(buy(world, { ...trader, money: vault }, { given: 1_000_000n }))).toBe('Custom(4)');
  });

  it('takes no account of another series', async () => {
    const draftSalt = new Uint8Array(32).fill(1);
    await accept(createCurve(world, { draftSalt }));
    const second = await curveOf(world.issuer.signer.address, draftSalt);
    await accept(buy(world, trader, { given: 1_000_000n }));
    const trades = [buy(world, trader, { given: 1_000n }), sell(world, trader, { given: 1_000n })];
    for (const whole of trades) {
      await expectOwn(world, whole, [
        [4, second.series],
        [5, second.vault],
        [6, second.mint],
      ]);
    }
  });
});

describe('the sale’s end', () => {
  beforeEach(async () => use(await createCurveWorld()));
  /** Buys so that the reserve is the threshold's, or one base unit less. */
  async function reach(reserve: bigint) {
    use(await createCurveWorld({ feeBps: 0n }));
    await accept(buy(world, trader, { given: reserve }));
    expect(readSeries(world).reserve).toBe(reserve);
  }

  it('activates by the threshold, and pays issuer and treasury', async () => {
    await reach(999_999_999n);
    expect(await answer(activate(world))).toBe('THRESHOLD_NOT_REACHED');
    await reach(1_000_000_000n);
    const sent = await accept(activate(world));
    const seriesKey = toHex(world.curve.key);
    const { sold } = readSeries(world);
    expect(sent.events).toEqual([
      { name: 'CurveActivated', fields: { seriesKey, unitsOutstanding: sold, raised: 1_000_000_000n } },
      { name: 'TreasuryFunded', fields: { seriesKey, amount: 100_000_000n } },
    ]);
    expect(readSeries(world)).toMatchObject({
      state: 3n,
      reserve: 0n,
      proceeds: 900_000_000n,
      treasury: 100_000_000n,
      nextCensus: 20261n,
    });
    for (const again of [
      activate(world),
      fail(world),
      buy(world, other, { given: 1_000n }),
      sell(world, trader, { given: 1n }),
    ]) {
      expect(await answer(again)).toBe('WRONG_STATE');
    }
    const before = tokensOf(world, world.issuer.money);
    world.chain.setTime(world.chain.now() + PROCEEDS_WAIT);
    const paid = await accept(collectProceeds(world));
    const issuer = world.issuer.signer.address;
    expect(paid.events).toEqual([
      { name: 'CurveProceedsCollected', fields: { seriesKey, issuer, amount: 900_000_000n } },
    ]);
    expect(tokensOf(world, world.issuer.money) - before).toBe(900_000_000n);
    expect(await answer(collectProceeds(world))).toBe('NOT_DUE');
    expect(tokensOf(world, world.curve.vault)).toBe(100_000_000n);
  });

  it('activates after the deadline too, if the threshold was reached by then', async () => {
    await reach(1_000_000_000n);
    world.chain.setTime(PARAMS.deadline + 100n * DAY);
    expect(await answer(fail(world))).toBe('THRESHOLD_REACHED');
    expect(await answer(activate(world))).toBe('ACCEPTED');
  });

  it('activates at the highest threshold, which all units cost', async () => {
    use(await createCurveWorld({ threshold: 2_000_000_000n }));
    await accept(buy(world, trader, { given: 500_000_000n }));
    expect(await answer(activate(world))).toBe('THRESHOLD_NOT_REACHED');
    await accept(buy(world, other, { given: 5_000_000_000n }));
    expect(await answer(activate(world))).toBe('ACCEPTED');
  });

  it('fails below the threshold, and takes back every unit without a fee', async () => {
    await accept(buy(world, trader, { given: 100_000_000n }));
    await accept(buy(world, other, { given: 200_000_000n }));
    expect(await answer(fail(world))).toBe('WRONG_PHASE');
    world.chain.setTime(PARAMS.deadline - 1n);
    expect(await answer(fail(world))).toBe('WRONG_PHASE');
    world.chain.setTime(PARAMS.deadline);
    const seriesKey = toHex(world.curve.key);
    expect((await accept(fail(world))).events).toEqual([{ name: 'SeriesFailed', fields: { seriesKey, reason: 2n } }]);
    for (const again of [fail(world), activate(world), buy(world, trader, { given: 1_000n })]) {
      expect(await answer(again)).toBe('WRONG_STATE');
    }
    world.chain.setTime(PARAMS.deadline + 1_000n * DAY);
    for (const each of [trader, other]) {
      const sold = await accept(sell(world, each, { given: tokensOf(world, each.units) }));
      expect(sold.events.map(({ name }) => name)).toEqual(['CurveSold']);
    }
    expect(readSeries(world)).toMatchObject({ sold: 0n, reserve: 0n, feesHeld: 3_000_000n });
    expect(tokensOf(world, world.curve.vault)).toBe(3_000_000n);
  });

  it('pays fees to the collector alone, in every state', async () => {
    expect(await answer(collectFees(world))).toBe('NOT_DUE');
    await accept(buy(world, trader, { given: 100_000_000n }));
    expect(await answer(collectFees(world, trader.money))).toBe('ACCOUNT_INVALID');
    const sent = await accept(collectFees(world));
    const collected = { seriesKey: toHex(world.curve.key), collector: world.collector.address, amount: 1_000_000n };
    expect(sent.events).toEqual([{ name: 'FeesCollected', fields: collected }]);
    expect(tokensOf(world, world.collectorMoney)).toBe(1_000_000n);
    expect(await answer(collectFees(world))).toBe('NOT_DUE');
  });

  it('pays proceeds to the issuer alone, and checks every account', async () => {
    await reach(1_000_000_000n);
    expect(await answer(collectProceeds(world))).toBe('NOT_DUE');
    await expectChecked(world, activate(world), ['3 ACCOUNT_INVALID - ACCOUNT_READONLY']);
    await accept(activate(world));
    world.chain.setTime(world.chain.now() + PROCEEDS_WAIT);
    for (const wrong of [trader.money, world.curve.mint, (await keyPair(900)).address]) {
      expect(await answer(collectProceeds(world, wrong))).toBe('ACCOUNT_INVALID');
    }
    expect(await answer(collectProceeds(world, world.issuer.units))).toBe('ACCOUNT_INVALID'); // of units, not of money
    // anybody sends it
    await expectChecked({ ...world, free: [3] }, collectProceeds(world), [
      '4 ACCOUNT_INVALID - ACCOUNT_READONLY',
      expect.stringMatching(/^5 ACCOUNT_INVALID - /),
      expect.stringMatching(/^6 ACCOUNT_INVALID - /),
      '7 ACCOUNT_INVALID - -',
    ]);
  });

  it('takes no arguments', async () => {
    for (const whole of [activate(world), fail(world), collectFees(world), collectProceeds(world)]) {
      expect(await answer(longer(whole))).toBe('INSTRUCTION_INVALID');
      expect(await answer(replaced(whole, 0, readonly(world.events)))).toBe('ACCOUNT_INVALID');
    }
  });
});
