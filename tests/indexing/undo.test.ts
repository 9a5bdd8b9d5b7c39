import { describe, expect, it } from 'vitest';
import type { PrismaClient } from '../../src/generated/prisma/client.ts';
import { resetIndex } from '../../src/indexing/reset.ts';
import { modules } from '../../src/modules.ts';
import { createSeries, pass, seriesKeyOf, submitReport } from './support/actions.ts';
import { difference, dump } from './support/dump.ts';
import { BOUND, catchUp, freshIndex, indexerOf } from './support/index.ts';
import { happens, SERIES, useStage } from './support/stage.ts';

const stage = useStage();
const OTHER = 1;
/** Periods that have not begun when a test does. */
const LATER = { firstPeriod: 20264, lastPeriod: 20271 };

const undoFrom = async (db: PrismaClient) => (await db.indexerCursor.findFirstOrThrow()).undoFrom;

/** A branch that is taken back: a report and another series; and what comes in its place. */
async function reorganise(blocks: number): Promise<{ readonly taken: number }> {
  const { world, db } = stage;
  const snapshot = await world.anvil.rpc('evm_snapshot');
  await happens(submitReport(world, SERIES, { payment: 7n, flag: 0, attestor: world.attestors[0] }));
  await happens(createSeries(world, OTHER, LATER));
  await world.anvil.rpc('anvil_mine', `0x${blocks.toString(16)}`);
  await catchUp(indexerOf(world, db));
  await world.anvil.rpc('evm_revert', snapshot);
  await pass(world, 1n);
  await happens(submitReport(world, SERIES, { payment: 9n, flag: 1, attestor: world.attestors[1] }));
  return catchUp(indexerOf(world, db));
}

describe('a reorganisation within the bound', () => {
  it('is undone by the rows as they were, and no earlier event is folded again', async () => {
    const { world, db } = stage;
    await pass(world, 1n);
    await happens(createSeries(world, 2, LATER));
    await stage.index();
    const fresh = { where: { seriesKey: seriesKeyOf(world, SERIES), name: 'SeriesCreated' } };
    const created = await db.chainEvent.findFirstOrThrow(fresh);
    await db.chainEvent.deleteMany(fresh); // a series cannot be folded without it
    expect((await reorganise(3)).taken).toBeGreaterThan(3);
    await db.chainEvent.create({ data: { ...created, args: created.args as object } });
    expect(difference(await dump(db), await freshIndex(world))).toEqual({});
  });

  it('keeps no rows that none can reach any more', async () => {
    const { world, db } = stage;
    await pass(world, 1n);
    await stage.index();
    expect((await reorganise(3)).taken).toBeGreaterThan(3);
    expect(await db.indexUndo.count()).toBeGreaterThan(0);
    for (const series of [OTHER, 2, 3]) {
      await world.anvil.rpc('anvil_mine', `0x${(BOUND + 1).toString(16)}`);
      await stage.index();
      await happens(createSeries(world, series, LATER));
      await stage.index();
    }
    const kept = await db.indexUndo.findMany({ distinct: ['blockNumber'], orderBy: { blockNumber: 'asc' } });
    expect(kept).toHaveLength(2); // of the last step, and of the one before it, below the final block
    expect(kept[0]?.blockNumber).toBe(await undoFrom(db));
    expect(await undoFrom(db)).toBeLessThan((await world.client.getBlockNumber()) - BigInt(BOUND));
  });

  it('is folded from the first event where the kept rows do not lead back so far', async () => {
    const { world, db } = stage;
    await pass(world, 1n);
    await stage.index();
    const snapshot = await world.anvil.rpc('evm_snapshot');
    await happens(submitReport(world, SERIES, { payment: 7n, flag: 0, attestor: world.attestors[0] }));
    await catchUp(indexerOf(world, db));
    await db.indexUndo.deleteMany();
    await db.indexerCursor.updateMany({ data: { undoFrom: null } });
    await world.anvil.rpc('evm_revert', snapshot);
    await pass(world, 1n);
    expect((await catchUp(indexerOf(world, db))).taken).toBeGreaterThan(0);
    expect(difference(await dump(db), await freshIndex(world))).toEqual({});
  });

  it('leaves nothing behind in an index that is reset', async () => {
    const { world, db } = stage;
    await pass(world, 1n);
    await happens(createSeries(world, OTHER, LATER));
    await stage.index();
    await resetIndex(db, world.chain, modules);
    expect(await db.indexUndo.count()).toBe(0);
  });
});
