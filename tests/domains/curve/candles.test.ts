// Price charts: what the database answers, against the same made of the trades one by one.
import { readFileSync } from 'node:fs';
import { toHex } from '@income-series/protocol/bytes';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { CANDLE_SECONDS, type Candle, type CandleInterval, readCandles } from '../../../src/domains/curve/candles.ts';
import { commitPlan } from '../../../src/indexing/commit.ts';
import { modules } from '../../../src/modules.ts';
import { projectFile } from '../../../src/project.ts';
import {
  buy,
  createCurveWorld,
  fail,
  PARAMS,
  readSeries,
  sell,
  type Trader,
} from '../../contracts/solana/support/curve.ts';
import { createTestDatabase } from '../../support/database.ts';
import { assertRuns } from '../../support/exhaustive.ts';
import { forFile } from '../../support/for-file.ts';
import { insertPersonas } from '../../support/personas.ts';
import { curveSeries } from '../../support/population/known.ts';
import { record } from '../../support/records/curve.ts';
import { testVault } from '../../support/vault.ts';
import { blocksOf, DOMAIN, executedBy, CHAIN as LIFE_CHAIN, recordChains } from './support/recorded.ts';

const { chain: CHAIN, key: seriesKey } = curveSeries;
/** A Monday. */
const START = Date.UTC(2026, 0, 5);
const database = await forFile(createTestDatabase());
await insertPersonas(database.prisma);
await record.insert(database.prisma, undefined as never, testVault());

const trade = fc.record({
  /** Seconds after the one before. */
  wait: fc.constantFrom(0, 1, 59, 60, 3_599, 86_400, 700_000),
  price: fc.bigInt(0n, 1n << 130n),
  volume: fc.bigInt(0n, 1n << 63n),
  units: fc.bigInt(1n, 1n << 40n),
});
type Trade = Omit<typeof trade extends fc.Arbitrary<infer T> ? T : never, 'wait'> & { readonly at: number };

async function put(trades: readonly Trade[]): Promise<void> {
  await database.prisma.curveTrade.deleteMany();
  await database.prisma.curveTrade.createMany({
    data: trades.map(({ at, price, volume, units }, i) => ({
      ...{ chain: CHAIN, id: `trade:${i}`, seriesKey, blockNumber: BigInt(i), logIndex: i % 3, units },
      ...{ at: new Date(at), price: price.toString(), volume: volume.toString() },
    })),
  });
}

/** Newest first. */
function expected(trades: readonly Trade[], interval: CandleInterval): Candle[] {
  const width = CANDLE_SECONDS[interval] * 1000;
  const starts = [...new Set(trades.map(({ at }) => START + Math.floor((at - START) / width) * width))];
  return starts
    .sort((a, b) => b - a)
    .map((start) => {
      const own = trades.filter(({ at }) => at >= start && at < start + width);
      const prices = own.map(({ price }) => price);
      const [low, high] = [...prices]
        .sort((a, b) => (a < b ? -1 : 1))
        .filter((_, i, all) => i === 0 || i === all.length - 1);
      return {
        startsAt: new Date(start),
        open: prices[0] as bigint,
        high: high ?? (low as bigint),
        low: low as bigint,
        close: prices.at(-1) as bigint,
        volume: own.reduce((sum, { volume }) => sum + volume, 0n),
        units: own.reduce((sum, { units }) => sum + units, 0n),
        trades: own.length,
      };
    });
}

const INTERVALS = Object.keys(CANDLE_SECONDS) as CandleInterval[];

describe('a price chart', () => {
  it('is made of the trades, whatever the interval, page by page', async () => {
    await assertRuns(
      fc.asyncProperty(
        fc.array(trade, { maxLength: 40 }),
        fc.constantFrom(...INTERVALS),
        fc.integer({ min: 1, max: 5 }),
        async (made, interval, first) => {
          let at = START + 86_400_000;
          const trades = made.map(({ wait, ...rest }) => {
            at += wait * 1000;
            return { ...rest, at };
          });
          await put(trades);
          const read: Candle[] = [];
          for (let before: Date | null = null; ; before = read.at(-1)?.startsAt ?? null) {
            const [page = []] = await readCandles(database.prisma, [
              { chain: CHAIN, seriesKey, interval, first, before },
            ]);
            expect(page.length).toBeLessThanOrEqual(first);
            read.push(...page);
            if (page.length < first) break;
          }
          expect(read).toEqual(expected(trades, interval));
        },
      ),
      { all: 200, quick: 25 },
    );
  });

  it('begins with the candle in which the given time is', async () => {
    const at = START + 90_000;
    await put([
      { at, price: 5n, volume: 1n, units: 1n },
      { at: at + 60_000, price: 6n, volume: 1n, units: 1n },
    ]);
    const ask = async (before: number) => {
      const question = { chain: CHAIN, seriesKey, interval: 'MINUTE', first: 9, before: new Date(before) } as const;
      const [page = []] = await readCandles(database.prisma, [question]);
      return page.map(({ startsAt }) => startsAt.getTime() - START);
    };
    expect(await ask(START + 60_000)).toEqual([]);
    expect(await ask(START + 60_001)).toEqual([60_000]);
    expect(await ask(START + 120_000)).toEqual([60_000]);
    expect(await ask(START + 120_001)).toEqual([120_000, 60_000]);
  });

  it('ends with trading, because units of a failed sale are given back at no price of the curve', async () => {
    recordChains();
    const world = await createCurveWorld();
    const [one, two] = world.traders as [Trader, Trader];
    await world.chain.accept(buy(world, one, { given: 90_000_000n }));
    await world.chain.accept(buy(world, two, { given: 50_000_000n }));
    await world.chain.accept(sell(world, two, { given: 1_000_000n }));
    world.chain.setTime(PARAMS.deadline);
    await world.chain.accept(fail(world));
    for (const trader of [two, one]) await world.chain.accept(sell(world, trader, { given: 9_000_000n }));
    vi.restoreAllMocks();

    await using failed = await createTestDatabase();
    const db = failed.prisma;
    const options = { db, chain: LIFE_CHAIN, domain: DOMAIN, reorgBound: 100, modules, isRecent: () => false };
    expect(await commitPlan(options, { from: null, blocks: blocksOf(executedBy(world.chain)) })).not.toBeNull();
    const curve = await db.curve.findFirstOrThrow();
    expect(BigInt(curve.sold)).toBe(readSeries(world).sold);
    const question = { chain: LIFE_CHAIN, seriesKey: toHex(world.curve.key), interval: 'WEEK', first: 9 } as const;
    const chart = async () => (await readCandles(db, [{ ...question, before: null }]))[0];
    const traded = [expect.objectContaining({ trades: 3, startsAt: expect.any(Date) })];
    expect(await chart()).toEqual(traded);

    // rows of the version before, which stored what was given back as trades
    const { deadline: at } = curve;
    const [trade] = await db.curveTrade.findMany({ take: 1 });
    await db.curveTrade.create({ data: { ...(trade as NonNullable<typeof trade>), id: 'given back', at } });
    expect(await chart()).toHaveLength(2);
    const file = 'prisma/migrations/20261129113500_refunds_are_no_trades/migration.sql';
    await db.$executeRawUnsafe(readFileSync(projectFile(file), 'utf8'));
    expect(await chart()).toEqual(traded);
  });

  it('is answered for several curves and intervals at once, in their order', async () => {
    await put([{ at: START, price: 5n, volume: 7n, units: 9n }]);
    const of = (interval: CandleInterval, chain = CHAIN) => ({ chain, seriesKey, interval, first: 2, before: null });
    const answers = await readCandles(database.prisma, [of('WEEK'), of('DAY', 'evm:1'), of('HOUR')]);
    expect(answers.map((page) => page.map(({ close }) => close))).toEqual([[5n], [], [5n]]);
    expect(await readCandles(database.prisma, [])).toEqual([]);
  });
});
