// What the keeper of curves found, through reorganisations and resets of the index that it looked at.

import { solanaAddressOf } from '@income-series/protocol/address';
import { systemClock } from '@income-series/protocol/clock';
import type { Bytes32 } from '@income-series/protocol/hex';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { curveCheckId } from '../../../src/core/ids.ts';
import { createCurveKeeper } from '../../../src/domains/curve/worker/keeper.ts';
import { commitPlan } from '../../../src/indexing/commit.ts';
import type { Cursor } from '../../../src/indexing/commit-plan.ts';
import { resetIndex } from '../../../src/indexing/reset.ts';
import type { KeeperRuns } from '../../../src/keepers/runs.ts';
import { modules } from '../../../src/modules.ts';
import { keeperRuns } from '../../keepers/support/runs.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';
import { runs } from '../../support/exhaustive.ts';
import { curveSeries, dec, seriesRow } from '../../support/population/known.ts';
import { DOMAIN } from './support/recorded.ts';

const { chain, key: seriesKey } = curveSeries;
const OTHER = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1';

let database: TestDatabase;
let leader: KeeperRuns;
let cursor: Cursor | null;
/** Blocks that were made, so that no two branches have a block in common. */
let made = 0;
beforeEach(async () => {
  database = await createTestDatabase();
  leader = await keeperRuns({ db: database.prisma, chain, clock: systemClock, dailyLimit: 0n });
  cursor = null;
  const { prisma } = database;
  for (const one of [chain, OTHER]) {
    await prisma.series.create({
      data: seriesRow({ ...curveSeries, chain: one }, { state: 'CURVE', activatedAt: null, unitsOutstanding: 0n }),
    });
    await prisma.curve.create({
      data: {
        ...{ chain: one, seriesKey, mint: solanaAddressOf(new Uint8Array(32).fill(0xc4)) },
        ...{ virtualQuote: dec(2_000n), virtualBase: dec(2_000n), threshold: dec(1_000n), feeBps: 100 },
        ...{ treasuryBps: 1_000, deadline: new Date('2025-06-01T00:00:00Z') },
      },
    });
  }
});
afterEach(() => database.drop());

const hashOf = (n: number) => `0x${n.toString(16).padStart(64, '0')}` as Bytes32;
/** 08:00 on a day of March. */
const on = (day: number) => new Date(Date.UTC(2025, 2, day, 8));

/** The index takes a block of a day, after it has taken back what is above `rollbackTo`. */
async function block(number: number, day: number, rollbackTo?: number): Promise<void> {
  made += 1;
  const parentHash = hashOf(made - 1);
  const timestamp = BigInt(on(day).getTime() / 1000);
  const blocks = [{ number: BigInt(number), hash: hashOf(made), parentHash, timestamp, events: [] }];
  const settings = { reorgBound: 100, modules, isRecent: () => true };
  const plan = { from: cursor, blocks, ...(rollbackTo === undefined ? {} : { rollbackTo: BigInt(rollbackTo) }) };
  expect(await commitPlan({ db: database.prisma, chain, domain: DOMAIN, ...settings }, plan)).not.toBeNull();
  cursor = { number: BigInt(number), hash: hashOf(made) };
}

const trade = (reserve: bigint) =>
  database.prisma.curve.update({
    where: { chain_seriesKey: { chain, seriesKey } },
    data: { reserve: dec(reserve) },
  });

/** One run of the keeper, without a key. */
async function look(): Promise<void> {
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  const chainTime = { now: async () => new Date(), confirmed: () => {} };
  const deps = { db: database.prisma, chain, chainTime, evm: null, program: null, clock: systemClock, log, everyMs: 1 };
  const refused = () => Promise.reject(new Error('not asked'));
  await createCurveKeeper(deps).run({
    ...{ over: () => false, pays: false, send: refused, deleted: refused, failed: refused, write: leader.write },
  });
}

/** The index takes a block, trades leave this in the pool by then, and the keeper looks. */
async function lookAt(number: number, day: number, reserve: bigint, rollbackTo?: number): Promise<void> {
  await block(number, day, rollbackTo);
  await trade(reserve);
  await look();
}

const rows = async (of = chain) =>
  (await database.prisma.curveCheck.findMany({ where: { chain: of }, orderBy: { blockNumber: 'asc' } })).map(
    ({ id, blockNumber, reserve, at }) => {
      expect(id).toBe(curveCheckId(seriesKey, blockNumber));
      return [Number(blockNumber), at.getUTCDate(), reserve.toFixed(0)];
    },
  );

/** A row a day for as long as trades move the reserve: blocks 1, 3 and 5. */
async function threeDays(): Promise<void> {
  await lookAt(1, 1, 0n);
  await lookAt(2, 1, 5n);
  await lookAt(3, 2, 5n);
  await lookAt(4, 2, 9n);
  await lookAt(5, 3, 9n);
  await lookAt(6, 4, 9n);
  expect(await rows()).toEqual([
    [1, 1, '0'],
    [3, 2, '5'],
    [5, 3, '9'],
  ]);
}

describe('a reorganisation', () => {
  it('takes back what was found above its fork, which is found again once', async () => {
    await threeDays();
    await lookAt(5, 3, 9n, 4);
    await look();
    await lookAt(6, 3, 11n);
    expect(await rows()).toEqual([
      [1, 1, '0'],
      [3, 2, '5'],
      [5, 3, '9'],
    ]);
  });

  it('leaves what was found at its fork, which is that day’s row', async () => {
    await threeDays();
    await lookAt(4, 2, 7n, 3);
    expect(await rows()).toEqual([
      [1, 1, '0'],
      [3, 2, '5'],
    ]);
    await lookAt(5, 3, 7n);
    expect((await rows()).at(-1)).toEqual([5, 3, '7']);
  });

  it('back to a day that has its row makes no second one of this day', async () => {
    await threeDays();
    await lookAt(3, 1, 8n, 2);
    expect(await rows()).toEqual([[1, 1, '0']]);
    await lookAt(4, 2, 8n);
    expect(await rows()).toEqual([
      [1, 1, '0'],
      [4, 2, '8'],
    ]);
  });

  it('of all leaves nothing, and what is found first is written', async () => {
    await threeDays();
    await lookAt(1, 3, 9n, 0);
    expect(await rows()).toEqual([[1, 3, '9']]);
  });

  it('of one chain leaves what was found on another', async () => {
    await threeDays();
    const [first] = await database.prisma.curveCheck.findMany({ where: { chain, blockNumber: 5n } });
    if (first === undefined) throw new Error('a row');
    await database.prisma.curveCheck.create({ data: { ...first, chain: OTHER } });
    await block(3, 2, 2);
    expect([await rows(), await rows(OTHER)]).toEqual([[[1, 1, '0']], [[5, 3, '9']]]);
    await look();
    expect(await rows()).toEqual([
      [1, 1, '0'],
      [3, 2, '9'],
    ]);
  });

  it('meanwhile leaves no row of a block that the index does not have', async () => {
    await lookAt(1, 1, 0n);
    for (let round = 0; round < runs(60, 12); round += 1) {
      await trade(BigInt(round + 1));
      // one that finds the index being moved writes nothing
      await Promise.all([look(), look(), look(), block(2, 2 + round, 1), look(), look()]);
      const above = await database.prisma.curveCheck.findMany({ where: { chain, blockNumber: { gt: 1n } } });
      // of the block that is there now or of none: never of the time of the one that it replaced
      expect(above.filter(({ at }) => at.getTime() !== on(2 + round).getTime())).toEqual([]);
      await look();
      expect(await rows()).toHaveLength(2);
    }
  });
});

describe('a reset of the index', () => {
  it('takes back what was found at blocks that the node has no more, and of this chain alone', async () => {
    await threeDays();
    const all = await database.prisma.curveCheck.findMany({ where: { chain } });
    await database.prisma.curveCheck.createMany({ data: all.map((row) => ({ ...row, chain: OTHER })) });
    await resetIndex(database.prisma, { name: chain, hashesAt: async () => new Map() }, modules);
    expect([await rows(), (await rows(OTHER)).length]).toEqual([[], 3]);
  });
});
