// Random lives of a curve series against the model, to the base unit: what came in is what is held and what went out.

import { periodEnd } from '@income-series/protocol/period';
import { CENSUS_WAIT, PROCEEDS_WAIT } from '@income-series/protocol/policy';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CurveBooks,
  emptyBooks,
  isReached,
  activate as modelActivate,
  buy as modelBuy,
  sell as modelSell,
  moneyOf,
  supplyOf,
} from '../../models/curve.ts';
import { assertRuns } from '../../support/exhaustive.ts';
import {
  activate,
  buy,
  type CurveWorld,
  collectFees,
  collectProceeds,
  createCurveWorld,
  fail,
  PARAMS,
  readCensus,
  readPosition,
  readSeries,
  sell,
  stake,
  supplyOfMint,
  syncCensus,
  type Trader,
  tokensOf,
  unstake,
} from './support/curve.ts';

const QUARTERS = [20261, 20262, 20263];
const KINDS = [
  'buy',
  'buy',
  'sell',
  'stake',
  'unstake',
  'activate',
  'fail',
  'collectFees',
  'collectProceeds',
  'census',
] as const;
const step = fc.record({
  kind: fc.constantFrom(...KINDS),
  who: fc.nat({ max: 2 }),
  share: fc.integer({ min: 1, max: 10_000 }),
  wait: fc.constantFrom(0n, 0n, 0n, 0n, 5n * 86_400n),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** What the model knows of a life. */
interface Life {
  books: CurveBooks;
  /** Of each trader: free units, staked units, units that the last census counted. */
  readonly free: bigint[];
  readonly staked: bigint[];
  readonly censuses: bigint[];
  came: bigint;
  went: bigint;
  activatedAt: bigint;
}

const part = (whole: bigint, share: number): bigint => (whole * BigInt(share)) / 10_000n;
const sum = (all: readonly bigint[]): bigint => all.reduce((total, one) => total + one, 0n);

/** The model's answer to a step, and the books after it where it is accepted. */
function expected(life: Life, { kind, who, share }: Step, now: bigint): string {
  const { books, free, staked } = life;
  const trading = now < PARAMS.deadline;
  const trade = (next: CurveBooks, units: bigint): string => {
    life.books = next;
    free[who] = (free[who] ?? 0n) + units;
    return 'ACCEPTED';
  };
  switch (kind) {
    case 'buy': {
      const given = part(600_000_000n, share);
      if (books.state !== 'CURVE') return 'WRONG_STATE';
      if (!trading) return 'WRONG_PHASE';
      if (books.sold === supplyOf(PARAMS)) return 'UNITS_UNAVAILABLE';
      const [next, { amount, units }] = modelBuy(PARAMS, books, given);
      if (units === 0n) return 'OUT_TOO_SMALL';
      life.came += amount;
      return trade(next, units);
    }
    case 'sell': {
      const units = part(free[who] ?? 0n, share);
      if (books.state === 'ACTIVE') return 'WRONG_STATE';
      if (books.state === 'CURVE' && !trading) return 'WRONG_PHASE';
      if (units === 0n) return 'AMOUNT_ZERO';
      const [next, { amount }] = modelSell(PARAMS, books, units);
      if (amount === 0n) return 'OUT_TOO_SMALL';
      life.went += amount;
      return trade(next, -units);
    }
    case 'stake':
    case 'unstake': {
      const from = kind === 'stake' ? free : staked;
      const to = kind === 'stake' ? staked : free;
      const units = part(from[who] ?? 0n, share);
      if (books.state !== 'ACTIVE') return kind === 'stake' ? 'WRONG_STATE' : 'ACCOUNT_INVALID';
      if (units === 0n) return kind === 'unstake' ? 'ACCOUNT_INVALID or AMOUNT_ZERO' : 'AMOUNT_ZERO';
      const isDue =
        life.censuses.length === 0 && now >= periodEnd(QUARTERS[0] ?? 0) && now >= life.activatedAt + CENSUS_WAIT;
      if (kind === 'stake' && isDue) return 'CENSUS_MISSING';
      from[who] = (from[who] ?? 0n) - units;
      to[who] = (to[who] ?? 0n) + units;
      return 'ACCEPTED';
    }
    case 'activate':
      if (books.state !== 'CURVE') return 'WRONG_STATE';
      if (!isReached(PARAMS, books)) return 'THRESHOLD_NOT_REACHED';
      life.books = modelActivate(PARAMS, books);
      life.activatedAt = now;
      return 'ACCEPTED';
    case 'fail':
      if (books.state !== 'CURVE') return 'WRONG_STATE';
      if (trading) return 'WRONG_PHASE';
      if (isReached(PARAMS, books)) return 'THRESHOLD_REACHED';
      life.books = { ...books, state: 'FAILED' };
      return 'ACCEPTED';
    case 'collectFees':
      life.went += books.feesHeld;
      life.books = { ...books, feesHeld: 0n };
      return books.feesHeld === 0n ? 'NOT_DUE' : 'ACCEPTED';
    case 'collectProceeds':
      if (books.proceeds > 0n && now < life.activatedAt + PROCEEDS_WAIT) return 'PROCEEDS_WAIT';
      life.went += books.proceeds;
      life.books = { ...books, proceeds: 0n };
      return books.proceeds === 0n ? 'NOT_DUE' : 'ACCEPTED';
    default: {
      const period = QUARTERS[life.censuses.length];
      if (books.state !== 'ACTIVE') return 'WRONG_STATE';
      if (period === undefined || now < periodEnd(period)) return 'PERIOD_NOT_OPEN';
      life.censuses.push(sum(staked));
      return 'ACCEPTED';
    }
  }
}

function instructionOf(world: CurveWorld, life: Life, { kind, who, share }: Step) {
  const trader = world.traders[who] as Trader;
  const free = life.free[who] ?? 0n;
  switch (kind) {
    case 'buy':
      return buy(world, trader, { given: part(600_000_000n, share) });
    case 'sell':
      return sell(world, trader, { given: part(free, share) });
    case 'stake':
      return stake(world, trader, part(free, share));
    case 'unstake':
      return unstake(world, trader, part(life.staked[who] ?? 0n, share));
    case 'activate':
      return activate(world);
    case 'fail':
      return fail(world);
    case 'collectFees':
      return collectFees(world);
    case 'collectProceeds':
      return collectProceeds(world);
    default:
      return syncCensus(world, QUARTERS[life.censuses.length] ?? 20264);
  }
}

const STATES = { ACTIVE: 3n, FAILED: 7n, CURVE: 9n } as const;

function compare(world: CurveWorld, life: Life): void {
  const { state, ...money } = life.books;
  expect(readSeries(world)).toMatchObject({ ...money, state: STATES[state], staked: sum(life.staked) });
  expect(tokensOf(world, world.curve.vault)).toBe(moneyOf(life.books));
  expect(life.came).toBe(moneyOf(life.books) + life.went);
  expect(supplyOfMint(world, world.curve.mint)).toBe(life.books.sold);
  expect(tokensOf(world, world.curve.stakes)).toBe(sum(life.staked));
  expect(world.traders.map(({ units }) => tokensOf(world, units))).toEqual(life.free);
}

describe('a curve series', () => {
  it('lives as the model does', async () => {
    const life = async (steps: readonly Step[]) => {
      const world = await createCurveWorld();
      const zeros = () => world.traders.map(() => 0n);
      const known: Life = {
        books: emptyBooks,
        free: zeros(),
        staked: zeros(),
        censuses: [],
        came: 0n,
        went: 0n,
        activatedAt: 0n,
      };
      for (const each of steps) {
        world.chain.setTime(world.chain.now() + each.wait);
        const whole = await instructionOf(world, known, each);
        const right = expected(known, each, world.chain.now());
        const { answer } = await world.chain.send(whole);
        expect(right.split(' or ')).toContain(answer);
        compare(world, known);
      }
      for (const [place, units] of known.censuses.entries()) {
        expect(await readCensus(world, QUARTERS[place] ?? 0)).toMatchObject({ units });
      }
      return known.books.state;
    };
    const states = new Set<string>();
    await assertRuns(
      fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 60 }), async (steps) => {
        states.add(await life(steps));
      }),
      { all: 200, quick: 8, seed: 7 },
    );
    expect([...states].sort()).toEqual(expect.arrayContaining(['ACTIVE', 'FAILED']));
  });

  it('counts in each census what its positions say', async () => {
    const world = await createCurveWorld();
    for (const each of world.traders) await world.chain.accept(buy(world, each, { given: 500_000_000n }));
    await world.chain.accept(activate(world));
    const moves = [3n, 5n, 7n].map((units, place) => ({ trader: world.traders[place] as Trader, units }));
    for (const { trader, units } of moves) await world.chain.accept(stake(world, trader, units * 100n));
    world.chain.setTime(periodEnd(20261));
    await world.chain.accept(syncCensus(world, 20261));
    for (const { trader, units } of moves) {
      await world.chain.accept(stake(world, trader, units));
      await world.chain.accept(unstake(world, trader, units * 50n));
    }
    const counted = await Promise.all(
      moves.map(async ({ trader }) => BigInt((await readPosition(world, trader)).counted ?? 0)),
    );
    expect(sum(counted)).toBe((await readCensus(world, 20261)).units);
    expect(counted).toEqual([300n, 500n, 700n]);
  });
});
