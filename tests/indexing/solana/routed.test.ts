// A routed series of the Solana program: the index folds its events into the rows that a routed series of an EVM chain has.

import { toHex } from '@income-series/protocol/bytes';
import { type Period, periodEnd } from '@income-series/protocol/period';
import { expect, it } from 'vitest';
import { commitPlan } from '../../../src/indexing/commit.ts';
import { modules } from '../../../src/modules.ts';
import { DAY, register, type Trader, WAD } from '../../contracts/solana/support/curve.ts';
import { OTHER, requestExtinguishment } from '../../contracts/solana/support/extinguishment.ts';
import {
  closeRouter,
  extinguishRouted,
  payAndRoute,
  releaseWithheld,
  routedWorld,
  submitRoutedReport,
} from '../../contracts/solana/support/routing.ts';
import { ATTESTOR } from '../../contracts/solana/support/signed-rate.ts';
import { blocksOf, CHAIN, DOMAIN, executedBy, recordChains, type Slot } from '../../domains/curve/support/recorded.ts';
import { createTestDatabase } from '../../support/database.ts';
import { forTest } from '../../support/for-file.ts';

const FIRST = 20261 as Period;
const SECOND = 20262 as Period;

it('is followed from its creation to the end of its router', async () => {
  await forTest(recordChains());
  const { prisma: db } = await forTest(createTestDatabase());
  const terms = { theta: 1_000n, ratePerUnit: WAD / 100n };
  const world = await routedWorld([9n], terms, { firstPeriod: FIRST, lastPeriod: SECOND });
  const { chain } = world;
  const payer = world.traders[0] as Trader;
  for (const { address } of [ATTESTOR, OTHER]) await register(world, 'attestor', address);
  await chain.accept(...(await payAndRoute(world, payer, 3_000n)));
  chain.setTime(periodEnd(FIRST));
  await chain.accept(submitRoutedReport(world, FIRST));
  await chain.accept(...(await payAndRoute(world, payer, 1_000n)));
  await chain.accept(requestExtinguishment(world));
  chain.setTime(chain.now() + 7n * DAY);
  await chain.accept(extinguishRouted(world));
  await chain.accept(...(await payAndRoute(world, payer, 5n)).slice(0, 1));
  await chain.accept(releaseWithheld(world), closeRouter(world));

  const options = { db, chain: CHAIN, domain: DOMAIN, reorgBound: 1_000, modules, isRecent: () => true };
  let last: Slot | null = null;
  for (const block of blocksOf(executedBy(chain))) {
    expect(await commitPlan(options, { from: last, blocks: [block] })).not.toBeNull();
    last = block;
  }
  const where = { chain: CHAIN, seriesKey: toHex(world.curve.key) };
  expect(await db.series.findFirstOrThrow({ where: { chain: CHAIN } })).toMatchObject({
    key: where.seriesKey,
    state: 'EXTINGUISHED',
    routed: true,
  });
  const incomes = await db.routedIncome.findMany({ where, orderBy: { period: 'asc' } });
  expect(
    incomes.map(({ period, amount, withheld }) => [period, BigInt(String(amount)), BigInt(String(withheld))]),
  ).toEqual([
    [FIRST, 3_000n, 180n],
    [SECOND, 1_000n, 90n],
  ]);
  const reports = await db.report.findMany({ where, orderBy: { period: 'asc' } });
  expect(reports.map(({ period, tier, gross }) => [period, tier, BigInt(String(gross))])).toEqual([[FIRST, 1, 180n]]);
});
