// What the index makes of the program's events: real lives of a curve series, against the models, to the base unit.

import type { ChainBlock } from '@income-series/protocol/chain';
import fc from 'fast-check';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { integers } from '../../../src/core/integers.ts';
import { REGISTRY_EVENTS } from '../../../src/domains/registry/worker/projection.ts';
import type { PrismaClient } from '../../../src/generated/prisma/client.ts';
import { commitPlan } from '../../../src/indexing/commit.ts';
import type { CommitOptions, Cursor } from '../../../src/indexing/commit-plan.ts';
import { handlersOn } from '../../../src/indexing/projection/series-fold.ts';
import { modules } from '../../../src/modules.ts';
import { eventKinds } from '../../contracts/solana/support/events.ts';
import { difference, dump } from '../../indexing/support/dump.ts';
import { createTestDatabase } from '../../support/database.ts';
import { assertRuns } from '../../support/exhaustive.ts';
import { type Expected, history, Life } from './support/life.ts';
import { blocksOf, CHAIN, DOMAIN, executedBy, recordChains } from './support/recorded.ts';

beforeAll(() => {
  recordChains();
  return () => vi.restoreAllMocks();
});

const optionsOf = (db: PrismaClient): CommitOptions => ({
  db,
  chain: CHAIN,
  domain: DOMAIN,
  reorgBound: 10_000,
  modules,
  isRecent: () => true,
});

/** An index by hand: it takes blocks on, and back. */
function indexOf(db: PrismaClient) {
  let cursor: Cursor | null = null;
  return {
    async apply(blocks: readonly ChainBlock[], rollbackTo?: bigint): Promise<void> {
      if (blocks.length === 0 && rollbackTo === undefined) return;
      const plan = { from: cursor, blocks, ...(rollbackTo === undefined ? {} : { rollbackTo }) };
      expect(await commitPlan(optionsOf(db), plan)).not.toBeNull();
      const last = blocks.at(-1);
      if (last) cursor = { number: last.number, hash: last.hash };
    },
  };
}

/** What the tables hold, in the words of `Expected`. */
async function held(db: PrismaClient, { transactions, ...expected }: Expected) {
  const row = integers<Record<string, unknown>>(await db.series.findFirstOrThrow({ where: { chain: CHAIN } }));
  const curve = integers<Record<string, unknown>>(await db.curve.findFirstOrThrow({ where: { chain: CHAIN } }));
  const of = (from: Record<string, unknown>, like: object) =>
    Object.fromEntries(Object.keys(like).map((name) => [name, from[name]]));
  const positions = await db.position.findMany({ where: { chain: CHAIN } });
  const periods = await db.period.findMany({
    where: { chain: CHAIN, state: { in: ['REPORTED', 'MISSED'] } },
    orderBy: { period: 'asc' },
  });
  const quarter = { period: 0, state: '', gross: 0, fee: 0, net: 0, accrual: 0, unitsOutstanding: 0 };
  const censuses = await db.curveCensus.findMany({ orderBy: { period: 'asc' } });
  const byHolder = (rows: readonly { readonly holder?: unknown }[]) =>
    [...rows].sort((a, b) => (`${a.holder}` < `${b.holder}` ? -1 : 1));
  return {
    actual: {
      series: of(row, expected.series),
      curve: of(curve, expected.curve),
      positions: byHolder(
        positions.map((one) =>
          of(integers(one), { holder: 0, units: 0, stakedUnits: 0, burnedUnits: 0, claimedTotal: 0 }),
        ),
      ),
      periods: periods.map((one) => of(integers(one), quarter)),
      censuses: censuses.map(({ period, units }) => [period, units]),
    },
    expected: { ...expected, positions: byHolder(expected.positions) },
  };
}

const sumOf = async (db: PrismaClient, table: 'money_events' | 'fees_ledger', condition: string): Promise<bigint> => {
  const [row] = await db.$queryRawUnsafe<{ sum: string }[]>(
    `SELECT coalesce(sum(amount), 0)::text AS sum FROM ${table} WHERE ${condition}`,
  );
  return BigInt(row?.sum ?? 0);
};

/** The rows of money and of the feed are those of the whole life, and name nobody who only traded. */
async function checkMoney(db: PrismaClient, life: Life): Promise<void> {
  const claimed = life.people.reduce((sum, one) => sum + one.claimed, 0n);
  expect(await sumOf(db, 'money_events', `kind LIKE '%_CLAIMED'`)).toBe(claimed);
  expect(await sumOf(db, 'fees_ledger', 'true')).toBe(life.fees);
  const raised = integers(await db.curve.findFirstOrThrow({})).raised ?? 0n;
  const share = (raised * 1_000n) / 10_000n;
  expect(await sumOf(db, 'money_events', `kind = 'PROCEEDS'`)).toBe(raised - share);
  expect(await sumOf(db, 'money_events', `kind = 'TREASURY_FUNDED'`)).toBeGreaterThanOrEqual(share);
  const named = await db.$queryRaw<{ wallet: string }[]>`
    SELECT wallet FROM money_events WHERE wallet IS NOT NULL AND kind <> 'PROCEEDS'
    UNION SELECT wallet FROM fees_ledger WHERE wallet IS NOT NULL AND kind = 'curveTrading'`;
  const stakers = life.people.flatMap(({ known }, place) => (known ? [life.world.traders[place]?.signer.address] : []));
  for (const { wallet } of named) expect(stakers).toContain(wallet);
  const traded = executedBy(life.world.chain)
    .flatMap(({ events }) => events)
    .filter(({ name }) => name === 'CurveBought' || name === 'CurveSold').length;
  expect(await db.curveTrade.count()).toBe(traded);
}

describe('the events of the Solana program', () => {
  it('are each folded, or stored for what is read of them where they are', () => {
    const folded = new Set(
      modules.flatMap(({ seriesProjection: noun }) => (noun ? Object.keys(handlersOn(CHAIN, noun)) : [])),
    );
    const stored = eventKinds
      .map(({ name }) => name)
      .filter((name) => !folded.has(name) && !REGISTRY_EVENTS.includes(name));
    expect(stored).toEqual([
      'Initialized',
      'RoleGranted',
      'RoleRevoked',
      'RateUpdated',
      'VerifyingKeyWritten',
      'PauseRequested',
      'AccountClosed',
      'PaymentKept',
      'KeptPaymentClaimed',
      'WithheldReleased',
      'PaidIn',
    ]);
  });

  it('make the tables that the models say, by whatever way the index came to them', async () => {
    const ways = fc.record({
      plan: history,
      slot: fc.integer({ min: 1, max: 4 }),
      steps: fc.array(
        fc.record({ blocks: fc.integer({ min: 1, max: 12 }), back: fc.option(fc.integer({ min: 1, max: 9 })) }),
        {
          minLength: 1,
          maxLength: 12,
        },
      ),
    });
    await assertRuns(
      fc.asyncProperty(ways, async ({ plan, slot, steps }) => {
        const life = await Life.of(plan);
        const transactions = executedBy(life.world.chain);
        await using straight = await createTestDatabase();
        const first = indexOf(straight.prisma);
        let done = 0;
        for (const expected of life.expected) {
          const next = blocksOf(transactions.slice(0, expected.transactions)).slice(done);
          await first.apply(next);
          done += next.length;
          const { actual, expected: right } = await held(straight.prisma, expected);
          expect(actual).toEqual(right);
        }
        await checkMoney(straight.prisma, life);

        await using winding = await createTestDatabase();
        const index = indexOf(winding.prisma);
        let branch = 0;
        let at = 0;
        let chain = blocksOf(transactions, { slot });
        for (let i = 0; at < chain.length; i += 1) {
          const { blocks, back } = steps[i % steps.length] as (typeof steps)[number];
          await index.apply(chain.slice(at, at + blocks));
          at = Math.min(chain.length, at + blocks);
          if (back === null || branch > 5) continue;
          const fork = Math.max(0, at - back);
          branch += 1;
          const kept = chain.slice(0, fork);
          const before = kept.at(-1)?.upTo ?? 0;
          chain = [...kept, ...blocksOf(transactions.slice(before), { branch, slot, from: fork, before })];
          await index.apply(chain.slice(fork, fork + 1), BigInt(fork));
          at = fork + 1;
        }
        await using fresh = await createTestDatabase();
        await indexOf(fresh.prisma).apply(chain);
        expect(difference(await dump(winding.prisma), await dump(fresh.prisma))).toEqual({});
      }),
      { all: 25, quick: 2, endOnFailure: true },
    );
  });
});
